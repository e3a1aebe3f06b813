"""The turn of Kabale und Hiebe: its decisions, the cards that act when turned up, and the steps of the game."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Decision, Moves, Step, in_order
from hofstaat.games.kabale_und_hiebe.cards import MAX_SEATS, Rank, card_of, owner_of, rank_of
from hofstaat.games.kabale_und_hiebe.rules.rounds import (
    Deal,
    DealGoals,
    DrawFirstPlayer,
    Over,
    ShuffleForCloak,
    ShuffleForTurn,
    ShuffleToRefill,
    chain_done,
    draw,
)
from hofstaat.games.kabale_und_hiebe.table import Cell, Event, KabaleUndHiebe, Lies, Phase

NOT_IN_HAND: Final = ("not-in-hand", "You do not have that card in your hand.")

# -- a turn (KH-4) -----------------------------------------------------------------------------------------------------


@final
class PlaceCard(Decision[KabaleUndHiebe]):
    """A hand card goes face down to the bottom of a column that no storm has closed (KH-4, KH-13)."""

    def offer(self, t: KabaleUndHiebe, seat: i64, moves: Moves) -> None:
        """Written out for a hand of three: playouts do this most. Codes behind a smaller hand are written over."""
        place = t.agreed.actions.place
        first, second, third = t.hand_card(seat, 0), t.hand_card(seat, 1), t.hand_card(seat, 2)
        size = t.hand_size(seat)
        codes = moves.code  # they always have room for 18 moves
        n = moves.n
        for column in range(t.seats):
            if not t.is_closed(column):
                code = place.code(column)
                codes[n] = code + first
                codes[n + 1] = code + second
                codes[n + 2] = code + third
                n += size
        moves.n = n

    def play(self, t: KabaleUndHiebe, seat: i64, code: i64) -> None:
        place = t.agreed.actions.place
        column = place.first(code)
        turns_up = t.bottom(column) != Lies.FACE_UP
        lay(t, seat, place.second(code), column)
        if turns_up:
            turn_up(t, column)
        else:
            chain_done(t)

    def looks_like(self, t: KabaleUndHiebe, seat: i64, code: i64, observer: i64) -> i64:
        """Of a card placed others see only where, unless what it turns up shows it at once."""
        place = t.agreed.actions.place
        column = place.first(code)
        return code if is_shown_at_once(t, column) else place.code(column)

    def refuse(self, t: KabaleUndHiebe, seat: i64, code: i64) -> tuple[str, str]:
        place = t.agreed.actions.place
        if not place.has(code):
            return "place-a-card", "You have to place a hand card now."
        if not t.holds(seat, place.second(code)):
            return NOT_IN_HAND
        return "closed", "A storm has closed that column."


def is_shown_at_once(t: KabaleUndHiebe, column: i64) -> bool:
    """Whether the next card placed here is: by an assassin it turns up (KH-12), or by explorers who travel in a
    circle until one of them arrives under it (KH-10).
    """
    if t.bottom(column) == Lies.FACE_UP:
        return False
    if lowest_rank(t, column) == Rank.ASSASSIN:
        return True
    here = column
    while t.bottom(here) != Lies.FACE_UP and lowest_rank(t, here) == Rank.EXPLORER:
        here = t.next_open(here)
        if here == column:
            return t.next_open(column) != column
    return False


def lowest_rank(t: KabaleUndHiebe, column: i64) -> i64:
    return rank_of(t.card_at(column, t.size(column) - 1))


def lay(t: KabaleUndHiebe, seat: i64, rank: i64, column: i64) -> None:
    t.take_from_hand(seat, rank)
    t.add_card(column, card_of(seat, rank), Lies.FACE_DOWN)
    t.tell(Event.PLACED, seat, rank, column)


# -- the cards that act when turned up (KH-4, KH-10 to KH-15) ----------------------------------------------------------


def turn_up(t: KabaleUndHiebe, column: i64) -> None:
    """Turn up the card above the bottom one; its action happens now. An explorer who travels turns up the next: he
    stays when he would enter a column a second time in this chain (KH-4, KH-10).
    """
    entered: i64 = 0
    while True:
        card = t.card_at(column, t.size(column) - 2)
        owner = owner_of(card)
        t.tell(Event.TURNED_UP, owner, rank_of(card), column)
        if rank_of(card) != Rank.EXPLORER:
            act(t, owner, rank_of(card), column)
            return
        into = t.next_open(column)
        entering = bit(owner * MAX_SEATS + into)
        if into == column or entered & entering != 0:
            t.tell(Event.STAYED, owner, column)
            break
        entered |= entering
        turns_up = t.bottom(into) != Lies.FACE_UP
        travel(t, owner, column, into)
        if not turns_up:
            break
        column = into
    chain_done(t)


def travel(t: KabaleUndHiebe, owner: i64, column: i64, into: i64) -> None:
    """The explorer leaves at once and is laid face down at the bottom of the other column (KH-10, KH-11)."""
    assert not t.is_closed(column)
    t.add_card(into, t.remove_above_bottom(column), Lies.TRAVELLED)
    t.tell(Event.TRAVELLED, owner, column, into)


def act(t: KabaleUndHiebe, owner: i64, rank: i64, column: i64) -> None:
    """The other cards that act when turned up; most do not."""
    question = question_of(t, owner, rank)
    if question != NONE:
        ask(t, question, owner, column)
        return
    if rank == Rank.ASSASSIN:
        kill(t, owner, column)
    elif rank == Rank.STORM:
        close(t, owner, column)
    chain_done(t)


def question_of(t: KabaleUndHiebe, owner: i64, rank: i64) -> i64:
    """The phase in which the owner of a card just turned up decides about it, or NONE."""
    if rank == Rank.TRAITOR:
        return Phase.EXCHANGE
    return Phase.SLIDE if rank == Rank.CLOAK and t.hand_size(owner) > 0 else NONE


def ask(t: KabaleUndHiebe, question: i64, owner: i64, column: i64) -> None:
    t.set(Cell.DECIDER, owner)
    t.set(Cell.ASKED, column)
    t.enter(question)


def answered(t: KabaleUndHiebe) -> None:
    """Nobody but the player to move decides."""
    ask(t, Phase.PLACE, NONE, NONE)


def kill(t: KabaleUndHiebe, owner: i64, column: i64) -> None:
    """The card that turned the assassin up goes to its owner's discard pile (KH-12)."""
    card = t.remove_bottom(column)
    t.discard(card)
    t.tell(Event.KILLED, owner, column, owner_of(card), rank_of(card))


def close(t: KabaleUndHiebe, owner: i64, column: i64) -> None:
    """No card is placed in the column of a storm any more (KH-13)."""
    t.close(column)
    t.tell(Event.CLOSED, owner, column)


# -- the cloak (KH-14, KH-17) ------------------------------------------------------------------------------------------


@final
class SlideCard(Decision[KabaleUndHiebe]):
    """The owner of a cloak slides one hand card face down under it and draws one at once, or neither (KH-14)."""

    def waiting(self, t: KabaleUndHiebe) -> i64:
        return bit(t.decider())

    def offer(self, t: KabaleUndHiebe, seat: i64, moves: Moves) -> None:
        actions = t.agreed.actions
        for i in range(t.hand_size(seat)):
            moves.add(actions.slide.code(t.hand_card(seat, i)))
        moves.add(actions.slide_nothing.start)

    def play(self, t: KabaleUndHiebe, seat: i64, code: i64) -> None:
        slide_action = t.agreed.actions.slide
        if not slide_action.has(code):
            decline(t, seat, Rank.CLOAK)
            chain_done(t)
            return
        slide(t, seat, slide_action.first(code))
        if draw(t, seat, Phase.SHUFFLE_FOR_CLOAK):
            chain_done(t)

    def looks_like(self, t: KabaleUndHiebe, seat: i64, code: i64, observer: i64) -> i64:
        """Others see that a card was slid, not which."""
        slide_action = t.agreed.actions.slide
        return slide_action.start if slide_action.has(code) else code

    def refuse(self, t: KabaleUndHiebe, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.slide.has(code):
            return NOT_IN_HAND
        return "decide-cloak", "First decide whether you slide a card under your cloak."


def slide(t: KabaleUndHiebe, seat: i64, rank: i64) -> None:
    t.take_from_hand(seat, rank)
    t.set_under_cloak(seat, rank)
    t.tell(Event.SLID, seat, rank, t.asked())
    answered(t)


def decline(t: KabaleUndHiebe, seat: i64, rank: i64) -> None:
    """The cloak or traitor is not used."""
    t.tell(Event.DECLINED, seat, rank, t.asked())
    answered(t)


# -- the traitor (KH-15) -----------------------------------------------------------------------------------------------


@final
class ExchangeGoals(Decision[KabaleUndHiebe]):
    """The owner of a traitor exchanges the goal of his column with that of another, or leaves it (KH-15)."""

    def waiting(self, t: KabaleUndHiebe) -> i64:
        return bit(t.decider())

    def offer(self, t: KabaleUndHiebe, seat: i64, moves: Moves) -> None:
        actions = t.agreed.actions
        for column in range(t.seats):
            if column != t.asked():
                moves.add(actions.exchange.code(column))
        moves.add(actions.exchange_nothing.start)

    def play(self, t: KabaleUndHiebe, seat: i64, code: i64) -> None:
        exchange_action = t.agreed.actions.exchange
        if exchange_action.has(code):
            exchange(t, seat, exchange_action.first(code))
        else:
            decline(t, seat, Rank.TRAITOR)
        chain_done(t)

    def refuse(self, t: KabaleUndHiebe, seat: i64, code: i64) -> tuple[str, str]:
        if code == t.agreed.actions.exchange.code(t.asked()):
            return "same-column", "Your traitor lies in that column: choose another one."
        return "decide-traitor", "First decide whether your traitor exchanges the goal of his column."


def exchange(t: KabaleUndHiebe, seat: i64, other: i64) -> None:
    """The goals of two columns change places; closed columns stay closed (KH-13, KH-15)."""
    column = t.asked()
    goal = t.goal(column)
    t.set_goal(column, t.goal(other))
    t.set_goal(other, goal)
    t.tell(Event.EXCHANGED, seat, column, other, t.goal(column), goal)
    answered(t)


STEPS: Final[list[Step[KabaleUndHiebe]]] = in_order(
    {
        Phase.DEAL: Deal(),
        Phase.DEAL_GOALS: DealGoals(),
        Phase.FIRST_PLAYER: DrawFirstPlayer(),
        Phase.PLACE: PlaceCard(),
        Phase.SLIDE: SlideCard(),
        Phase.EXCHANGE: ExchangeGoals(),
        Phase.SHUFFLE_FOR_CLOAK: ShuffleForCloak(),
        Phase.SHUFFLE_FOR_TURN: ShuffleForTurn(),
        Phase.SHUFFLE_TO_REFILL: ShuffleToRefill(),
        Phase.OVER: Over(),
    }
)
