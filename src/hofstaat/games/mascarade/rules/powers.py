"""The powers of the characters (MA-23, MA-30 to MA-40), seen from the seat that uses one (MA-27)."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.mascarade.actions import pair_number
from hofstaat.games.mascarade.cards import N_CHARACTERS, Character
from hofstaat.games.mascarade.rules.ending import Asked, add_all, add_each, end, finish, lay_down, swap_or_not
from hofstaat.games.mascarade.scoring import Ending
from hofstaat.games.mascarade.table.table import Cell, Event, Mascarade, Phase


def use(t: Mascarade, seat: i64) -> None:
    """The announced power has to be used, also out of turn (MA-17, MA-23). The Fool is paid first (MA-33)."""
    character = t.character()
    t.tell(Event.USED, seat, character)
    if character == Character.FOOL:
        t.receive(seat, t.agreed.amount[character])
    if asks(t, seat):
        return
    if character == Character.CHEAT and t.gold(seat) >= t.agreed.amount[character]:
        end(t, Ending.CHEAT, bit(seat))  # at once: no fines (MA-38)
    else:
        carry_out(t, seat, character, t.agreed.amount[character])
        finish(t)


def asks(t: Mascarade, seat: i64) -> bool:
    """Whether the power puts a decision to its user; if so, that is asked now."""
    decision = question_of(t, seat)
    if decision == NONE:
        return False
    t.set(Cell.USER, seat)
    t.set(Cell.ACTOR, seat)
    t.enter(decision)
    return True


def question_of(t: Mascarade, seat: i64) -> i64:
    """The decision that the announced power puts to its user, or NONE."""
    character = t.character()
    if character == Character.BISHOP:
        return Phase.ROB if t.how_many_have(t.richest_beside(seat), seat) > 1 else NONE
    if character == Character.FOOL:
        return Phase.FOOL_SWAP
    if character == Character.WITCH:
        return Phase.TRADE
    if character == Character.SPY:
        return Phase.SPY_PLACE
    return Phase.QUESTION if character == Character.INQUISITOR else NONE


def carry_out(t: Mascarade, seat: i64, character: i64, amount: i64) -> None:
    """The powers without a decision."""
    if character == Character.JUDGE:
        t.collect_fines(seat)
    elif character == Character.BISHOP:
        t.take_from(seat, t.richest_one_beside(seat), amount)
    elif character == Character.THIEF:
        t.take_from(seat, t.left_of(seat), amount)
        t.take_from(seat, t.right_of(seat), amount)
    elif character == Character.WIDOW:
        t.receive(seat, amount - t.gold(seat) if amount > t.gold(seat) else 0)
    elif character == Character.CHEAT:
        t.tell(Event.CHEAT_FAILED, seat, t.gold(seat))
    else:  # King, Queen
        t.receive(seat, amount)


def peasants_receive(t: Mascarade) -> None:
    """One Peasant 1, both revealed 2 each, served clockwise from the announcer (MA-19, MA-37)."""
    gold = t.agreed.together if t.several_right() else t.agreed.amount[Character.PEASANT]
    seat = t.turn()
    for steps in range(t.seats):
        if t.was_right(seat):
            t.tell(Event.USED, seat, Character.PEASANT)
            t.receive(seat, gold)
        seat = t.left_of(seat)
    finish(t)


# -- the Bishop, the Fool, the Witch (MA-31, MA-33, MA-35) -------------------------------------------------------------


@final
class Rob(Asked):
    """On a tie the Bishop chooses among the richest others (MA-31)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        most = t.richest_beside(seat)
        for steps in range(i64(1), t.seats):
            if t.gold(t.seat_from(seat, steps)) == most:
                moves.add(t.agreed.actions.rob.code(steps - 1))

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        victim = t.seat_from(seat, t.agreed.actions.rob.first(code) + 1)
        t.take_from(seat, victim, t.agreed.amount[Character.BISHOP])
        finish(t)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "rob-the-richest", "The Bishop takes from one of the richest other players."


@final
class FoolSwap(Asked):
    """The Fool swaps the cards of two others, or not (MA-33, MA-61, MA-71)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        add_each(moves, t.agreed.fool_swaps)

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        swap_or_not(t, seat, code)
        finish(t)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.hands == 3:
            return "fool-hands", "The Fool takes your opponent's two hand cards."
        if t.agreed.hands == 2:
            return "fool-one-of-each", "The Fool takes one card of each opponent."
        return "fool-two-others", "The Fool takes the cards of two other players."


@final
class Trade(Asked):
    """The Witch exchanges her whole fortune with another player, or keeps it (MA-35)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        add_all(moves, t.agreed.actions.decline.start, t.agreed.actions.trade.end)

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        trade = t.agreed.actions.trade
        if trade.has(code):
            t.trade(seat, t.seat_from(seat, trade.first(code) + 1))
        else:
            t.tell(Event.DECLINED, seat)
        finish(t)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "trade-or-decline", "The Witch exchanges her fortune with another player, or declines."


# -- the Spy (MA-22, MA-36) --------------------------------------------------------------------------------------------


@final
class SpyPlace(Asked):
    """The Spy chooses a card; she sees it and her own, and only she does (MA-36)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        add_all(moves, t.agreed.actions.spy.start, t.agreed.actions.spy.end)

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        place = t.agreed.place_from(seat, t.agreed.actions.spy.first(code) + 1)
        t.note_seen(seat, seat)
        t.note_seen(seat, place)
        t.tell(Event.SPIED, seat, place, t.card(seat), t.card(place))
        spy_at(t, seat, place)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "spy-first", "The Spy first chooses the card she looks at, beside her own."


def spy_at(t: Mascarade, seat: i64, place: i64) -> None:
    """Both cards are taken: those lying open are turned down first (MA-22)."""
    lay_down(t, seat, place)
    t.set(Cell.SPIED_AT, place)
    t.enter(Phase.SPY_SWAP)


@final
class SpySwap(Asked):
    """The Spy gives the two cards back swapped, or not (MA-36)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        pair = pair_number(0, t.agreed.steps_to(seat, t.spied_at()))
        moves.add(t.agreed.actions.swap.code(pair, 0))
        moves.add(t.agreed.actions.swap.code(pair, 1))

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        swap_or_not(t, seat, code)
        finish(t)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "spy-swaps", "The Spy now swaps the two cards she looked at, or not."


# -- the Inquisitor (MA-39) --------------------------------------------------------------------------------------------


@final
class Question(Asked):
    """The Inquisitor asks another player for a character (MA-39)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        add_all(moves, t.agreed.actions.question.start, t.agreed.actions.question.end)

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        question(t, seat, t.seat_from(seat, t.agreed.actions.question.first(code) + 1))

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "question-somebody", "The Inquisitor chooses another player to question."


def question(t: Mascarade, seat: i64, victim: i64) -> None:
    t.tell(Event.QUESTIONED, seat, victim)
    t.set(Cell.ACTOR, victim)
    t.enter(Phase.NAME)


@final
class Name(Asked):
    """The Inquisitor's victim names a character in play and reveals; wrong, it pays (MA-39)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        for character in range(N_CHARACTERS):
            if t.agreed.plays(character):
                moves.add(t.agreed.actions.name.code(character))

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        character = t.agreed.actions.name.first(code)
        right = t.card(seat) == character
        t.tell(Event.NAMED, seat, character)
        t.reveal(seat, right=right)
        if not right:
            t.take_from(t.user(), seat, t.agreed.amount[Character.INQUISITOR])
        finish(t)

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        return "name-in-play", "Name a character that is in play."
