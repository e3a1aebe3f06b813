"""The course of Kabale und Hiebe between decisions: set-up, rounds, drawing, the award, the end."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Draw, Outcome, Step
from hofstaat.games.kabale_und_hiebe import scoring
from hofstaat.games.kabale_und_hiebe.cards import HAND, N_RANKS, ROUNDS, owner_of, rank_of, with_goal
from hofstaat.games.kabale_und_hiebe.scoring import Judge
from hofstaat.games.kabale_und_hiebe.table import Cell, Event, KabaleUndHiebe, Lies, Phase

# -- set-up (KH-1, KH-3) -----------------------------------------------------------------------------------------------


@final
class Deal(Draw[KabaleUndHiebe]):
    """Everybody's cards are shuffled, seat by seat."""

    def call(self, t: KabaleUndHiebe) -> None:
        t.call_lots(N_RANKS, N_RANKS)

    def drawn(self, t: KabaleUndHiebe) -> None:
        seat = t.turn()
        t.stack_pile(seat, first_on_top(t, t.agreed.ranks))
        if seat + 1 < t.seats:
            t.set(Cell.TURN, seat + 1)
            t.enter_draw(Phase.DEAL)
        else:
            t.enter_draw(Phase.DEAL_GOALS)


@final
class DealGoals(Draw[KabaleUndHiebe]):
    """Six goals per player; the rest leave the game unseen (KH-1)."""

    def call(self, t: KabaleUndHiebe) -> None:
        t.call_lots(ROUNDS * t.seats, i64(len(t.agreed.goals)))

    def drawn(self, t: KabaleUndHiebe) -> None:
        for goal in first_on_top(t, t.agreed.goals):
            t.put_goal(i64(goal))
        t.enter_draw(Phase.FIRST_PLAYER)


@final
class DrawFirstPlayer(Draw[KabaleUndHiebe]):
    """Chance says who begins (KH-3)."""

    def call(self, t: KabaleUndHiebe) -> None:
        t.call_lots(1, t.seats)

    def drawn(self, t: KabaleUndHiebe) -> None:
        for seat in range(t.seats):
            draw_hand(t, seat)
        begin_round(t, i64(t.lots[0]))


def first_on_top(t: KabaleUndHiebe, things: vec[i16]) -> vec[i16]:
    """Those of the things that chance drew; the first one drawn comes last."""
    count = i64(len(t.lots))
    drawn = things[:count]
    for i in range(count):
        drawn[i] = things[i64(t.lots[count - 1 - i])]
    return drawn


def draw_hand(t: KabaleUndHiebe, seat: i64) -> None:
    one = t.draw(seat)
    two = t.draw(seat)
    three = t.draw(seat)
    t.tell(Event.DREW, seat, HAND, one, two, three)


def begin_round(t: KabaleUndHiebe, first: i64) -> None:
    """As many goals as there are players head the columns, from left to right (KH-2)."""
    t.set(Cell.ROUND, t.round() + 1)
    t.set(Cell.TURN, first)
    goals: i64 = 0
    for column in range(t.seats):
        t.set_goal(column, t.next_goal())
        goals = with_goal(goals, column, t.goal(column))
    t.tell(Event.ROUND_BEGAN, t.round(), first, goals)
    t.enter(Phase.PLACE)


# -- drawing a card (KH-6) ---------------------------------------------------------------------------------------------


def draw(t: KabaleUndHiebe, seat: i64, shuffling: i64) -> bool:
    """Draw one card. If the discard pile must be shuffled for it, that is done first, in this phase: False."""
    if t.pile_size(seat) == 0 and t.discards(seat) > 0:
        t.set(Cell.DECIDER, seat)
        t.enter_draw(shuffling)
        return False
    take_card(t, seat)
    return True


def take_card(t: KabaleUndHiebe, seat: i64) -> None:
    """With both piles empty one plays on with fewer cards (KH-6)."""
    if t.pile_size(seat) > 0:
        t.tell(Event.DREW, seat, 1, t.draw(seat))
    else:
        t.tell(Event.DREW, seat, 0)


@final
class ShuffleForCloak(Draw[KabaleUndHiebe]):
    """The discard pile becomes the draw pile, for the card drawn instead of the one slid; the turn goes on (KH-14)."""

    def call(self, t: KabaleUndHiebe) -> None:
        call_shuffle(t)

    def drawn(self, t: KabaleUndHiebe) -> None:
        draw_shuffled(t)
        chain_done(t)


@final
class ShuffleForTurn(Draw[KabaleUndHiebe]):
    """The discard pile becomes the draw pile, for the card that ends the turn (KH-6)."""

    def call(self, t: KabaleUndHiebe) -> None:
        call_shuffle(t)

    def drawn(self, t: KabaleUndHiebe) -> None:
        draw_shuffled(t)
        turn_done(t)


@final
class ShuffleToRefill(Draw[KabaleUndHiebe]):
    """The discard pile becomes the draw pile, for a hand of three before the next round (KH-8)."""

    def call(self, t: KabaleUndHiebe) -> None:
        call_shuffle(t)

    def drawn(self, t: KabaleUndHiebe) -> None:
        draw_shuffled(t)
        refill(t)


def call_shuffle(t: KabaleUndHiebe) -> None:
    cards = t.discards(t.decider())
    t.call_lots(cards, cards)


def draw_shuffled(t: KabaleUndHiebe) -> None:
    """The card that was wanted is drawn from the new pile."""
    seat = t.decider()
    turn_over(t, seat, first_on_top(t, t.discarded_ranks(seat)))
    t.set(Cell.DECIDER, NONE)
    take_card(t, seat)


def turn_over(t: KabaleUndHiebe, seat: i64, ranks: vec[i16]) -> None:
    """The discard pile is the draw pile now, in this order."""
    t.empty_discards(seat)
    t.stack_pile(seat, ranks)
    t.tell(Event.SHUFFLED, seat, i64(len(ranks)))


# -- the end of a turn (KH-4, KH-5, KH-9) ------------------------------------------------------------------------------


def chain_done(t: KabaleUndHiebe) -> None:
    """All actions have happened; the turn ends with a card, always, even if the round does (KH-4, KH-5)."""
    if draw(t, t.turn(), Phase.SHUFFLE_FOR_TURN):
        turn_done(t)


def turn_done(t: KabaleUndHiebe) -> None:
    """The round ends when every goal is fulfilled, or nobody can place a card any more (KH-5, KH-9)."""
    if t.all_fulfilled():
        end_round(t, 1)
    elif pass_turn(t):
        t.enter(Phase.PLACE)
    else:
        end_round(t, 0)


def pass_turn(t: KabaleUndHiebe) -> bool:
    """The next seat with a hand card is to move; False if there is none (KH-6)."""
    seat = t.left_of(t.turn())
    while t.hand_card(seat, 0) == NONE and seat != t.turn():
        t.tell(Event.SKIPPED, seat)
        seat = t.left_of(seat)
    if t.hand_card(seat, 0) == NONE:
        return False
    t.set(Cell.TURN, seat)
    return True


# -- the end of a round (KH-8, KH-16, KH-17, KH-31) --------------------------------------------------------------------


def end_round(t: KabaleUndHiebe, fulfilled: i64) -> None:
    """All cards are turned up without acting (KH-16), the goals awarded from the left, the columns cleared."""
    t.tell(Event.ROUND_ENDED, t.round(), fulfilled)
    if t.journal is not None:
        reveal(t)
    judge = Judge(t.agreed, t.journal, longest(t) + t.seats)
    for column in range(t.seats):
        award(t, column, winner_of(t, column, judge))
    clear(t)
    if t.round() == ROUNDS:
        end(t)
    else:
        refill(t)


def reveal(t: KabaleUndHiebe) -> None:
    """Tell what was not public: bottom cards face down, and the cards under cloaks."""
    for column in range(t.seats):
        for place in range(t.size(column)):
            card = t.card_at(column, place)
            if place + 1 == t.size(column) and t.bottom(column) != Lies.FACE_UP:
                t.tell(Event.REVEALED, owner_of(card), rank_of(card), column, 0)
            if t.hidden_by(card) != NONE:
                t.tell(Event.REVEALED, owner_of(card), t.hidden_by(card), column, 1)


def winner_of(t: KabaleUndHiebe, column: i64, judge: Judge) -> i64:
    """The winner of the column, or NONE; a card under a cloak counts after it (KH-17, KH-20 to KH-30)."""
    judge.open(column, t.goal(column))
    for place in range(t.size(column)):
        card = t.card_at(column, place)
        judge.lay(owner_of(card), rank_of(card))
        hidden = t.hidden_by(card)
        if hidden != NONE:
            judge.lay(owner_of(card), hidden)
    return judge.decide()


def longest(t: KabaleUndHiebe) -> i64:
    """The size of the longest column; one card more may lie under each cloak."""
    size: i64 = 0
    for column in range(t.seats):
        size = max(size, t.size(column))
    return size


def award(t: KabaleUndHiebe, column: i64, winner: i64) -> None:
    """The goal goes to its winner, or is set aside for nobody (KH-30)."""
    t.win(t.nobody if winner == NONE else winner, t.goal(column))
    t.set_goal(column, NONE)


def clear(t: KabaleUndHiebe) -> None:
    for column in range(t.seats):
        t.clear_column(column)
    t.tell(Event.CLEARED)


def refill(t: KabaleUndHiebe) -> None:
    """In the order of seats everybody draws up to three; then the next round begins with the left neighbour of the
    seat that took the last turn (KH-3, KH-8).
    """
    for seat in range(t.seats):
        while t.hand_size(seat) < HAND:
            if not draw(t, seat, Phase.SHUFFLE_TO_REFILL):
                return
    begin_round(t, t.left_of(t.turn()))


# -- the end (KH-40, KH-41) --------------------------------------------------------------------------------------------


def end(t: KabaleUndHiebe) -> None:
    """The count of every seat is told (KH-40)."""
    if t.journal is not None:
        for seat in range(t.seats):
            won = t.all_won(seat)
            plain = scoring.plain_count(t.agreed, won)
            doubled = scoring.doubled_count(t.agreed, won)
            t.tell(Event.COUNTED, seat, plain, doubled, scoring.final_count(t.agreed, won))
    t.tell(Event.ENDED)
    t.enter(Phase.OVER)


@final
class Over(Step[KabaleUndHiebe]):
    """Nobody decides anything any more."""

    def outcome(self, t: KabaleUndHiebe) -> Outcome | None:
        return scoring.outcome(t)
