"""Quick players of Mascarade for playouts: they mostly know who they are, mostly tell the truth, and mostly object."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Policy
from hofstaat.engine.table import NONE, Moves, Table
from hofstaat.games.mascarade.cards import N_CHARACTERS, Character
from hofstaat.games.mascarade.table.table import Mascarade, Phase

KNOWS: Final = 0.75  # how likely somebody knows an own card
BLUFFS: Final = 0.3
OBJECTS: Final = 0.3  # against who would win
DOUBTS: Final = 0.02  # against anybody else
LOOKS: Final = 0.35  # rather than swaps, with nothing to announce
LEAST: Final = 1.3  # gold for which a power is used
VICTORY: Final = 12.0  # in gold
WISH: Final = vec[float]([1.0, 2.0, 3.0, 2.0, 1.5, 2.0, 1.5, 1.0, 1.4, 0.8, 2.2, 2.5])  # by character: gold a turn


@final
class QuickMascarade(Policy):
    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        if moves.n == 1:
            return moves.code[0]
        assert isinstance(table, Mascarade)
        phase = table.phase()
        if phase == Phase.ANSWER:
            return pick_answer(table, seat, rng)
        if phase == Phase.TURN:
            return pick_turn(table, seat, moves, rng)
        if phase == Phase.TRADE:
            return pick_trade(table, seat)
        if phase == Phase.SPY_SWAP:
            is_better = WISH[table.card(table.spied_at())] > WISH[own_card(table, seat, 0)]
            return moves.code[1] if is_better else moves.code[0]
        if phase == Phase.NAME and rng.random() < KNOWS:
            return table.agreed.actions.name.code(own_card(table, seat, 0))
        return moves.pick(rng)


def own_card(table: Mascarade, seat: i64, hand: i64) -> i64:
    return table.card(seat * table.agreed.hands + hand)


def pick_answer(table: Mascarade, seat: i64, rng: Random) -> i64:
    """Claim with the announced character, or on suspicion where the announcer would win."""
    agreed = table.agreed
    character = table.character()
    hands = agreed.hands if agreed.hands < 3 else 2  # nobody claims with the protected card
    for hand in range(hands):
        if own_card(table, seat, hand) == character and rng.random() < KNOWS:
            return agreed.actions.claim.code(hand)
    wins = gain(table, table.turn(), character) >= VICTORY and table.gold(seat) > agreed.fine
    if rng.random() < (OBJECTS if wins else DOUBTS):
        return agreed.actions.claim.code(rng.randrange(hands))
    return agreed.actions.pass_by.code()


def pick_turn(table: Mascarade, seat: i64, moves: Moves, rng: Random) -> i64:
    """Announce what brings most, known or pretended; else look or swap."""
    if table.forced() != NONE or table.is_preparation():
        return moves.pick(rng)
    code = pick_announcement(table, seat, rng)
    if code != NONE and moves.has(code):
        return code
    actions = table.agreed.actions
    if rng.random() < LOOKS:
        return actions.look.code(rng.randrange(table.agreed.hands))
    swap = moves.pick(rng)
    while not actions.swap.has(swap):
        swap = moves.pick(rng)
    return swap


def pick_announcement(table: Mascarade, seat: i64, rng: Random) -> i64:
    """With an own card that is known, or with any character; NONE if nothing brings enough."""
    agreed = table.agreed
    best = LEAST + rng.random()
    code: i64 = NONE
    for hand in range(agreed.hands):
        if rng.random() < KNOWS:
            card = own_card(table, seat, hand)
            own = gain(table, seat, card)
            if own > best:
                best = own
                code = agreed.actions.announce.code(hand, card)
    if rng.random() < BLUFFS:
        said = rng.randrange(N_CHARACTERS)
        if agreed.plays(said) and gain(table, seat, said) > best:
            code = agreed.actions.announce.code(0, said)
    return code


def pick_trade(table: Mascarade, seat: i64) -> i64:
    """With the richest, if that one is richer."""
    actions = table.agreed.actions
    best: i64 = 0
    most = table.gold(seat)
    for steps in range(i64(1), table.seats):
        gold = table.gold(table.seat_from(seat, steps))
        if gold > most:
            most = gold
            best = steps
    return actions.decline.code() if best == 0 else actions.trade.code(best - 1)


def gain(table: Mascarade, seat: i64, character: i64) -> float:
    """The gold that the power brings this seat now; winning counts more."""
    gold = table.gold(seat)
    amount = table.agreed.amount[character]
    if character == Character.CHEAT:
        return VICTORY if gold >= amount else 0.0
    got = received(table, seat, character, amount)
    return float(got) + (VICTORY if gold + got >= table.agreed.goal else 0.0)


def received(table: Mascarade, seat: i64, character: i64, amount: i64) -> i64:
    gold = table.gold(seat)
    most = table.richest_beside(seat)
    if character == Character.JUDGE:
        return table.court()
    if character == Character.BISHOP:
        return smaller(amount, most)
    if character == Character.THIEF:
        left = table.gold(table.left_of(seat))
        return smaller(amount, left) + smaller(amount, table.gold(table.right_of(seat)))
    if character == Character.WITCH:
        return most - gold if most > gold else 0
    if character == Character.WIDOW:
        return amount - gold if amount > gold else 0
    if character == Character.INQUISITOR:
        return amount // 2
    return amount


def smaller(one: i64, two: i64) -> i64:
    return one if one < two else two


POLICY: Final = QuickMascarade()
