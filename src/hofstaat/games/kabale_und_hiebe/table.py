"""The table of Kabale und Hiebe: goals with their columns, hands, piles, won goals.

Columns are numbered from 0 inside and from 1 in words. In a column only the bottom card can lie face down; the card
slid under a cloak is no card of the column before the award (KH-17), so it is kept with the seat of the cloak.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Table
from hofstaat.games.kabale_und_hiebe.cards import HAND, N_GOALS, N_RANKS, Rank, card_of, owner_of, rank_of
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup


class Phase:
    """The draws and decisions of a game. `rules` has a step for each."""

    DEAL: Final[i64] = 0  # the cards of TURN
    DEAL_GOALS: Final[i64] = 1
    FIRST_PLAYER: Final[i64] = 2
    PLACE: Final[i64] = 3
    SLIDE: Final[i64] = 4
    EXCHANGE: Final[i64] = 5
    SHUFFLE_FOR_CLOAK: Final[i64] = 6  # DECIDER draws a card for the one slid under the cloak
    SHUFFLE_FOR_TURN: Final[i64] = 7  # ... the card that ends the turn
    SHUFFLE_TO_REFILL: Final[i64] = 8  # ... up to three, before the next round
    OVER: Final[i64] = 9


class Event:
    """The kinds of events, those of an award last. `events` says which seat is told how much of each."""

    ROUND_BEGAN: Final[i64] = 0
    DREW: Final[i64] = 1
    SHUFFLED: Final[i64] = 2
    PLACED: Final[i64] = 3
    TURNED_UP: Final[i64] = 4
    TRAVELLED: Final[i64] = 5
    STAYED: Final[i64] = 6
    KILLED: Final[i64] = 7
    CLOSED: Final[i64] = 8
    SLID: Final[i64] = 9
    EXCHANGED: Final[i64] = 10
    DECLINED: Final[i64] = 11
    SKIPPED: Final[i64] = 12
    ROUND_ENDED: Final[i64] = 13
    REVEALED: Final[i64] = 14
    CLEARED: Final[i64] = 15
    COUNTED: Final[i64] = 16
    ENDED: Final[i64] = 17
    AWARD_BEGAN: Final[i64] = 18
    ABILITIES_CANCELLED: Final[i64] = 19
    SPELL_CANCELLED: Final[i64] = 20
    SPELL_CAST: Final[i64] = 21
    REMOVED: Final[i64] = 22
    PAIR_FOUND: Final[i64] = 23
    NUMBERED: Final[i64] = 24
    BEGGAR_FOUND: Final[i64] = 25
    SUMMED: Final[i64] = 26
    AWARDED: Final[i64] = 27


class Lies:
    """How the bottom card of a column lies."""

    FACE_UP: Final[i64] = 0  # or there is none
    FACE_DOWN: Final[i64] = 1
    TRAVELLED: Final[i64] = 2  # face down, but everybody saw the explorer arrive


class Cell:
    """The first cell of each thing. One that takes more than one cell says how many, before a colon."""

    PHASE: Final[i64] = 0
    TURN: Final[i64] = 1
    ROUND: Final[i64] = 2
    DECIDER: Final[i64] = 3  # whose cloak or traitor asks, or who draws from a shuffled pile
    ASKED: Final[i64] = 4  # the column of that cloak or traitor
    GOALS_LEFT: Final[i64] = 5
    HANDS: Final[i64] = 6  # MAX_SEATS * HAND: seat by seat
    UNDER_CLOAK: Final[i64] = 24  # MAX_SEATS: by owner
    PILE_SIZE: Final[i64] = 30  # MAX_SEATS: by owner
    DISCARDS: Final[i64] = 36  # MAX_SEATS: how many cards a discard pile has
    GOAL: Final[i64] = 42  # MAX_SEATS: by column, like the next three
    SIZE: Final[i64] = 48  # MAX_SEATS: how many cards
    BOTTOM: Final[i64] = 54  # MAX_SEATS: how the bottom card lies
    CLOSED: Final[i64] = 60  # MAX_SEATS: by a storm
    GOAL_PILE: Final[i64] = 66  # N_GOALS: the next goal comes last
    PILES: Final[i64] = 102  # N_RANKS for each seat, the next card comes last; behind them, sized by the seats:
    # which cards lie in the discard piles, who won how many of each goal, and the cards in the columns


@final
class KabaleUndHiebe(Table):
    def __init__(self, agreed: KabaleUndHiebeSetup) -> None:
        super().__init__(agreed, vec[i16]())
        self.agreed = agreed
        self.discarded_at: i64 = Cell.PILES + N_RANKS * self.seats
        self.won_at: i64 = self.discarded_at + N_RANKS * self.seats
        self.nobody: i64 = self.seats  # whose row of won goals has those nobody won
        self.slots_at: i64 = self.won_at + N_GOALS * (self.seats + 1)
        self.capacity: i64 = N_RANKS * self.seats

    def copy(self) -> "KabaleUndHiebe":
        other = KabaleUndHiebe(self.agreed)
        self.copy_onto(other)
        return other

    # -- whose turn --------------------------------------------------------------------------------------------

    def round(self) -> i64:
        """1 to 6; 0 before the first."""
        return self.get(Cell.ROUND)

    def decider(self) -> i64:
        """The seat whose cloak or traitor asks for a decision, or NONE."""
        return self.get(Cell.DECIDER)

    def asked(self) -> i64:
        """The column of that cloak or traitor, or NONE."""
        return self.get(Cell.ASKED)

    def left_of(self, seat: i64) -> i64:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    # -- hands -------------------------------------------------------------------------------------------------

    def hand_card(self, seat: i64, i: i64) -> i64:
        return self.get(Cell.HANDS + seat * HAND + i)

    def set_hand_card(self, seat: i64, i: i64, rank: i64) -> None:
        self.set(Cell.HANDS + seat * HAND + i, rank)

    def hand_size(self, seat: i64) -> i64:
        cells = self.cells
        first = Cell.HANDS + seat * HAND
        n: i64 = HAND
        while n > 0 and i64(cells[first + n - 1]) == NONE:
            n -= 1
        return n

    def holds(self, seat: i64, rank: i64) -> bool:
        for i in range(HAND):
            if self.hand_card(seat, i) == rank:
                return True
        return False

    def add_to_hand(self, seat: i64, rank: i64) -> None:
        """Hands are kept sorted, without gaps: equal hands are equal, whatever the order of drawing."""
        size = self.hand_size(seat)
        assert size < HAND
        cells = self.cells
        first = Cell.HANDS + seat * HAND
        i = first + size
        while i > first and i64(cells[i - 1]) > rank:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = i16(rank)

    def take_from_hand(self, seat: i64, rank: i64) -> None:
        cells = self.cells
        i = Cell.HANDS + seat * HAND
        last = i + HAND - 1
        while i64(cells[i]) != rank:
            i += 1
        while i < last:
            cells[i] = cells[i + 1]
            i += 1
        cells[i] = i16(NONE)

    # -- draw piles and discard piles --------------------------------------------------------------------------

    def pile_size(self, seat: i64) -> i64:
        return self.get(Cell.PILE_SIZE + seat)

    def pile_card(self, seat: i64, i: i64) -> i64:
        """The rank at this height of the draw pile; the highest is drawn first."""
        return self.get(Cell.PILES + seat * N_RANKS + i)

    def set_pile_card(self, seat: i64, i: i64, rank: i64) -> None:
        self.set(Cell.PILES + seat * N_RANKS + i, rank)

    def stack_pile(self, seat: i64, ranks: vec[i16]) -> None:
        """The draw pile is made of these; the last is drawn first."""
        cells = self.cells
        first = Cell.PILES + seat * N_RANKS
        for i in range(i64(len(ranks))):
            cells[first + i] = ranks[i]
        cells[Cell.PILE_SIZE + seat] = i16(len(ranks))

    def draw(self, seat: i64) -> i64:
        """Take the top card of the draw pile into the hand; which it is."""
        cells = self.cells
        top = i64(cells[Cell.PILE_SIZE + seat]) - 1
        cells[Cell.PILE_SIZE + seat] = i16(top)
        at = Cell.PILES + seat * N_RANKS + top
        rank = i64(cells[at])
        cells[at] = i16(NONE)
        self.add_to_hand(seat, rank)
        return rank

    def discards(self, seat: i64) -> i64:
        """How many cards lie in the seat's discard pile."""
        return self.get(Cell.DISCARDS + seat)

    def is_discarded(self, seat: i64, rank: i64) -> bool:
        return self.get(self.discarded_at + seat * N_RANKS + rank) != 0

    def discard(self, card: i64) -> None:
        """To the discard pile of its owner."""
        cells = self.cells
        owner = owner_of(card)
        cells[self.discarded_at + owner * N_RANKS + rank_of(card)] = i16(1)
        cells[Cell.DISCARDS + owner] += i16(1)

    def discarded_ranks(self, seat: i64) -> vec[i16]:
        """The discard pile in the order of the cards."""
        ranks = self.agreed.ranks[:]
        cells = self.cells
        first = self.discarded_at + seat * N_RANKS
        n: i64 = 0
        for rank in range(N_RANKS):
            if cells[first + rank] != 0:
                ranks[n] = i16(rank)
                n += 1
        return ranks[:n]

    def empty_discards(self, seat: i64) -> None:
        cells = self.cells
        cells[Cell.DISCARDS + seat] = i16(0)
        first = self.discarded_at + seat * N_RANKS
        for i in range(first, first + N_RANKS):
            cells[i] = i16(0)

    # -- columns -----------------------------------------------------------------------------------------------

    def goal(self, column: i64) -> i64:
        """The goal that heads the column, or NONE."""
        return self.get(Cell.GOAL + column)

    def set_goal(self, column: i64, goal: i64) -> None:
        self.set(Cell.GOAL + column, goal)

    def size(self, column: i64) -> i64:
        return self.get(Cell.SIZE + column)

    def bottom(self, column: i64) -> i64:
        """How the bottom card lies, one of Lies."""
        return self.get(Cell.BOTTOM + column)

    def is_closed(self, column: i64) -> bool:
        return self.get(Cell.CLOSED + column) != 0

    def close(self, column: i64) -> None:
        self.set(Cell.CLOSED + column, 1)

    def is_fulfilled(self, column: i64) -> bool:
        """At least as many cards as the goal has points, or a storm lies open (KH-5)."""
        return self.is_closed(column) or self.size(column) >= self.agreed.points[self.goal(column)]

    def all_fulfilled(self) -> bool:
        for column in range(self.seats):
            if not self.is_fulfilled(column):
                return False
        return True

    def card_at(self, column: i64, place: i64) -> i64:
        """The card at this place, counted from the goal."""
        return self.get(self.slots_at + column * self.capacity + place)

    def set_card_at(self, column: i64, place: i64, card: i64) -> None:
        self.set(self.slots_at + column * self.capacity + place, card)

    def add_card(self, column: i64, card: i64, lies: i64) -> None:
        """At the bottom of the column."""
        cells = self.cells
        size = i64(cells[Cell.SIZE + column])
        cells[self.slots_at + column * self.capacity + size] = i16(card)
        cells[Cell.SIZE + column] = i16(size + 1)
        cells[Cell.BOTTOM + column] = i16(lies)

    def remove_bottom(self, column: i64) -> i64:
        """Take the bottom card away; the one above lies face up."""
        last = self.size(column) - 1
        card = self.card_at(column, last)
        self.set_card_at(column, last, NONE)
        self.set(Cell.SIZE + column, last)
        self.set(Cell.BOTTOM + column, Lies.FACE_UP)
        return card

    def remove_above_bottom(self, column: i64) -> i64:
        """Take the card above the bottom one away; the bottom one moves up, lying as it did (KH-11)."""
        place = self.size(column) - 2
        card = self.card_at(column, place)
        self.set_card_at(column, place, self.card_at(column, place + 1))
        self.set_card_at(column, place + 1, NONE)
        self.set(Cell.SIZE + column, place + 1)
        return card

    def clear_column(self, column: i64) -> None:
        """Every card to its owner's discard pile, the one under a cloak too (KH-31)."""
        cells = self.cells
        first = self.slots_at + column * self.capacity
        for i in range(first, first + self.size(column)):
            card = i64(cells[i])
            cells[i] = i16(NONE)
            self.discard(card)
            if rank_of(card) == Rank.CLOAK and self.under_cloak(owner_of(card)) != NONE:
                self.discard(card_of(owner_of(card), self.under_cloak(owner_of(card))))
                self.set_under_cloak(owner_of(card), NONE)
        cells[Cell.SIZE + column] = i16(0)
        cells[Cell.CLOSED + column] = i16(0)
        cells[Cell.BOTTOM + column] = i16(Lies.FACE_UP)

    def next_open(self, column: i64) -> i64:
        """The next column to the right that is not closed, from the last on to the first; itself if there is none."""
        other = self.left_of(column)
        while other != column and self.is_closed(other):
            other = self.left_of(other)
        return other

    def under_cloak(self, seat: i64) -> i64:
        """The rank that lies hidden under the seat's cloak, or NONE."""
        return self.get(Cell.UNDER_CLOAK + seat)

    def hidden_by(self, card: i64) -> i64:
        """The rank that lies hidden under this card, or NONE."""
        return self.under_cloak(owner_of(card)) if rank_of(card) == Rank.CLOAK else NONE

    def set_under_cloak(self, seat: i64, rank: i64) -> None:
        self.set(Cell.UNDER_CLOAK + seat, rank)

    # -- goals -------------------------------------------------------------------------------------------------

    def goals_left(self) -> i64:
        return self.get(Cell.GOALS_LEFT)

    def goal_to_come(self, i: i64) -> i64:
        """The goal at this height of the goal pile; the highest is revealed first."""
        return self.get(Cell.GOAL_PILE + i)

    def set_goal_to_come(self, i: i64, goal: i64) -> None:
        self.set(Cell.GOAL_PILE + i, goal)

    def put_goal(self, goal: i64) -> None:
        """On top of the goal pile."""
        self.set_goal_to_come(self.goals_left(), goal)
        self.set(Cell.GOALS_LEFT, self.goals_left() + 1)

    def next_goal(self) -> i64:
        top = self.goals_left() - 1
        goal = self.goal_to_come(top)
        self.set_goal_to_come(top, NONE)
        self.set(Cell.GOALS_LEFT, top)
        return goal

    def won(self, seat: i64, goal: i64) -> i64:
        """How many of these goals the seat has won; `nobody` is a seat here."""
        return self.get(self.won_at + seat * N_GOALS + goal)

    def all_won(self, seat: i64) -> vec[i16]:
        """How many of each goal the seat has won."""
        first = self.won_at + seat * N_GOALS
        return self.cells[first : first + N_GOALS]

    def won_goals(self, seat: i64) -> list[int]:
        """All goals the seat has won, in their order."""
        goals: list[int] = []
        for goal in range(N_GOALS):
            for copy in range(self.won(seat, goal)):
                goals.append(int(goal))
        return goals

    def win(self, seat: i64, goal: i64) -> None:
        self.set(self.won_at + seat * N_GOALS + goal, self.won(seat, goal) + 1)


def empty_table(agreed: KabaleUndHiebeSetup) -> vec[i16]:
    """The cells before the deal: no card and no goal anywhere."""
    table = KabaleUndHiebe(agreed)
    cells = vec[i16]([i16(NONE)] * int(table.slots_at + table.capacity * table.seats))
    for i in range(Cell.HANDS):
        cells[i] = i16(0)
    cells[Cell.DECIDER] = i16(NONE)
    cells[Cell.ASKED] = i16(NONE)
    for i in range(Cell.PILE_SIZE, Cell.GOAL):
        cells[i] = i16(0)
    for i in range(Cell.SIZE, Cell.GOAL_PILE):
        cells[i] = i16(0)
    for i in range(table.discarded_at, table.slots_at):
        cells[i] = i16(0)
    return cells
