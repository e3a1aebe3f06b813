"""Characters that heal, condemn, bless, look, or change places: each with its options and consequences."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import Decision, Moves
from hofstaat.games.list_und_tuecke.cards import ELIMINATION_TOKEN, N_CARDS, N_COLOURS, SAINT
from hofstaat.games.list_und_tuecke.rules.chapter import go_on, highest
from hofstaat.games.list_und_tuecke.table import Cell, Event, ListUndTuecke


def decline(t: ListUndTuecke, seat: i64) -> None:
    """ "May" can be declined (LT-5)."""
    t.tell(Event.DECLINED, seat, t.top(seat))
    go_on(t)


@final
class Heal(Decision[ListUndTuecke]):
    """The charlatan may turn up one eliminated card of the own stack; its text is not repeated (LT-20, LT-27)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        for i in range(t.stack_size(seat)):
            if t.is_turned(seat, i):
                moves.add(t.agreed.actions.heal.code(t.stack_card(seat, i)))
        moves.add(t.agreed.actions.decline.start)
        moves.sort()

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        heal = t.agreed.actions.heal
        if not heal.has(code):
            decline(t, seat)
            return
        t.turn_up(seat, heal.first(code))
        t.tell(Event.HEALED, seat, heal.first(code))
        go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.heal.has(code):
            return "not-eliminated", "That card is not among the eliminated ones of your stack."
        return "heal", "Your charlatan may turn up an eliminated card now, or you decline."


@final
class Condemn(Decision[ListUndTuecke]):
    """The executioner names any character of the game except the saint (LT-9, LT-15)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        condemn = t.agreed.actions.condemn
        for card in range(N_CARDS):
            if card != SAINT and t.agreed.plays(card):
                moves.add(condemn.code(card))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        card = t.agreed.actions.condemn.first(code)
        t.set(Cell.VERDICT, card)
        t.tell(Event.CONDEMNED, seat, card)
        go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        condemn = t.agreed.actions.condemn
        if not condemn.has(code):
            return "condemn", "Your executioner has to name a character now."
        if condemn.first(code) == SAINT:
            return "saint-is-safe", "The saint cannot be named by the executioner."
        return "not-in-game", "That character is not in this game."


@final
class Bless(Decision[ListUndTuecke]):
    """The saint lays a colour of her player's choice on the chapel (LT-26)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        for colour in range(N_COLOURS):
            if t.supply(colour) > 0:
                moves.add(t.agreed.actions.lay.code(colour))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        colour = t.agreed.actions.lay.first(code)
        t.take_from_supply(colour, 1)
        lay_on_chapel(t, seat, colour)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.lay.has(code):
            return "colour-gone", "No token of that colour is left in the supply."
        return "bless", "You have to put an influence token on the chapel now."


def lay_on_chapel(t: ListUndTuecke, seat: i64, token: i64) -> None:
    t.lay_on_chapel(token)
    t.tell(Event.CHAPEL_LAID, seat, token)
    go_on(t)


def bless_without_influence(t: ListUndTuecke, seat: i64) -> None:
    """An elimination token if the supply is empty (LT-26)."""
    lay_on_chapel(t, seat, ELIMINATION_TOKEN)


def change_places(t: ListUndTuecke, seat: i64) -> None:
    """The intriguer and the visible card of the highest rank exchange stacks, unless he is that card (LT-16)."""
    other = highest(t)
    if other != seat:
        own = t.stack_size(seat) - 1
        theirs = t.stack_size(other) - 1
        intriguer = t.stack_card(seat, own)
        gained = t.stack_card(other, theirs)
        t.set_stack_card(seat, own, gained)
        t.set_stack_card(other, theirs, intriguer)
        t.tell(Event.PLACES_CHANGED, seat, other, gained)
    go_on(t)


@final
class Look(Decision[ListUndTuecke]):
    """The clairvoyant may look at all four cards of the centre (LT-23)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        moves.add(t.agreed.actions.look.start)
        moves.add(t.agreed.actions.decline.start)

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        if not t.agreed.actions.look.has(code):
            decline(t, seat)
            return
        t.tell(Event.CENTRE_SEEN, seat, t.centre(0), t.centre(1), t.centre(2), t.centre(3))
        go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        return "look", "Your clairvoyant may look at the centre now, or you decline."


@final
class Spy(Decision[ListUndTuecke]):
    """The witch may look at the whole hand of one opponent (LT-23)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        for steps in range(t.seats - 1):
            if t.hand_size(t.left_of(seat, steps + 1)) > 0:
                moves.add(t.agreed.actions.spy.code(steps))
        moves.add(t.agreed.actions.decline.start)

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        spy = t.agreed.actions.spy
        if not spy.has(code):
            decline(t, seat)
            return
        other = t.left_of(seat, spy.first(code) + 1)
        hand: i64 = 0
        for i in range(t.hand_size(other)):
            hand |= bit(t.hand_card(other, i))
        t.tell(Event.HAND_SEEN, seat, other, hand)
        go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.spy.has(code):
            return "empty-hand", "That opponent has no cards."
        return "spy", "Your witch may look at a hand now, or you decline."
