"""Quick players of Kabale und Hiebe for playouts: each lays what wins most of what it sees now."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Policy
from hofstaat.engine.table import NONE, Moves, Table
from hofstaat.games.kabale_und_hiebe.cards import N_AREAS, PER_AREA, ROUNDS, area_of, owner_of, rank_of
from hofstaat.games.kabale_und_hiebe.scoring import Judge
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe, Lies, Phase

KEEP: Final = vec[float](  # by rank: what a card is worth in the hand for later rounds
    [
        0.6, 0.45, 0.4, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.1, 0.25, 0.2, 0.15, 0.2, 0.35, 0.5, 0.5, 0.45, 0.35,
        0.3, 0.35, 0.2, 0.4, 0.3, 0.35,
    ]
)  # fmt: skip
ENVY: Final = 0.7  # points of others count so much against the own
DOUBT: Final = 0.75  # how surely a column stays as it is while cards may be added
NOISE: Final = 0.3
NEW_AREA: Final = 1.0
LAST_AREA: Final = 6.0  # it completes the set
LEAST: Final = -1000.0


@final
class QuickKabale(Policy):
    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        if moves.n == 1:
            return moves.code[0]
        assert isinstance(table, KabaleUndHiebe)
        if table.phase() == Phase.PLACE:
            return pick_place(table, seat, moves, rng)
        if table.phase() == Phase.EXCHANGE:
            return pick_exchange(table, seat, moves)
        return moves.pick(rng)


def pick_place(table: KabaleUndHiebe, seat: i64, moves: Moves, rng: Random) -> i64:
    """The card and column that improve the own prospects most; but for the last round a good card is worth keeping."""
    place = table.agreed.actions.place
    judge = Judge(table.agreed, None, table.capacity)
    is_last = table.round() == ROUNDS
    best = LEAST
    best_code = moves.code[0]
    column: i64 = NONE
    before = 0.0
    for i in range(moves.n):
        code = moves.code[i]
        if place.first(code) != column:
            column = place.first(code)
            before = DOUBT * prospect(table, judge, column, seat, NONE)
        rank = place.second(code)
        value = sureness(table, column) * prospect(table, judge, column, seat, rank) - before + NOISE * rng.random()
        if not is_last:
            value -= KEEP[rank]
        if value > best:
            best = value
            best_code = code
    return best_code


def sureness(table: KabaleUndHiebe, column: i64) -> float:
    """How surely one more card settles the column."""
    fulfils = table.size(column) + 1 >= table.agreed.points[table.goal(column)]
    return 1.0 if fulfils else DOUBT


def prospect(table: KabaleUndHiebe, judge: Judge, column: i64, seat: i64, added: i64) -> float:
    return worth(table, seat, winner_seen(table, judge, column, seat, added), table.goal(column))


def winner_seen(table: KabaleUndHiebe, judge: Judge, column: i64, seat: i64, added: i64) -> i64:
    """The winner of the column by the cards the seat sees, with one more card of its own, if any."""
    judge.open(column, table.goal(column))
    n = table.size(column)
    for place in range(n):
        card = table.card_at(column, place)
        owner = owner_of(card)
        if place == n - 1 and owner != seat and table.bottom(column) == Lies.FACE_DOWN:
            continue
        judge.lay(owner, rank_of(card))
        if owner == seat and table.hidden_by(card) != NONE:
            judge.lay(seat, table.hidden_by(card))
    if added != NONE:
        judge.lay(seat, added)
    return judge.decide()


def worth(table: KabaleUndHiebe, seat: i64, winner: i64, goal: i64) -> float:
    """To the seat, if that one wins the goal."""
    if winner == NONE:
        return 0.0
    if winner == seat:
        return worth_won(table, seat, goal)
    return -ENVY * float(table.agreed.points[goal]) / float(table.seats - 1)


def worth_won(table: KabaleUndHiebe, seat: i64, goal: i64) -> float:
    """Points, and more for an area still missing."""
    points = float(table.agreed.points[goal])
    areas: i64 = 0
    for area in range(N_AREAS):
        if has_area(table, seat, area):
            areas += 1
    if has_area(table, seat, area_of(goal)):
        return points
    return points + (LAST_AREA if areas == N_AREAS - 1 else NEW_AREA)


def has_area(table: KabaleUndHiebe, seat: i64, area: i64) -> bool:
    for goal in range(area * PER_AREA, (area + 1) * PER_AREA):
        if table.won(seat, goal) > 0:
            return True
    return False


def pick_exchange(table: KabaleUndHiebe, seat: i64, moves: Moves) -> i64:
    """The goal whose exchange with that of the traitor's column helps most; none if nothing helps."""
    actions = table.agreed.actions
    judge = Judge(table.agreed, None, table.capacity)
    here = table.asked()
    mine = winner_seen(table, judge, here, seat, NONE)
    best = 0.0
    best_code = actions.exchange_nothing.code()
    for i in range(moves.n):
        code = moves.code[i]
        if actions.exchange.has(code):
            there = actions.exchange.first(code)
            theirs = winner_seen(table, judge, there, seat, NONE)
            gain = exchanged(table, seat, mine, theirs, here, there)
            if gain > best:
                best = gain
                best_code = code
    return best_code


def exchanged(table: KabaleUndHiebe, seat: i64, mine: i64, theirs: i64, here: i64, there: i64) -> float:
    """The gain of the seat when two columns with these winners exchange their goals."""
    own, other = table.goal(here), table.goal(there)
    after = worth(table, seat, mine, other) + worth(table, seat, theirs, own)
    return after - worth(table, seat, mine, own) - worth(table, seat, theirs, other)


POLICY: Final = QuickKabale()
