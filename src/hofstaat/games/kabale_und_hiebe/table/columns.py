"""What lies on the table in Kabale und Hiebe: goals with their columns, hands, piles, won goals.

Columns are numbered from 0 inside and from 1 in words. In a column only the bottom card can lie face down; the card
slid under a cloak is no card of the column before the award (KH-17), so it is kept with the seat of the cloak.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Table
from hofstaat.games.kabale_und_hiebe.cards import HAND, N_GOALS, N_RANKS, Court, owner_of, rank_of
from hofstaat.games.kabale_und_hiebe.scoring import Judge

# What is going on.
DEALING: Final[i64] = 0  # the piles are shuffled, seat by seat (TURN)
DRAWING_GOALS: Final[i64] = 1
FIRST_PLAYER: Final[i64] = 2
PLACING: Final[i64] = 3  # TURN places a card
SLIDING: Final[i64] = 4  # DECIDER may slide a card under the cloak in column ASKED
EXCHANGING: Final[i64] = 5  # DECIDER may exchange the goal of column ASKED
SHUFFLING: Final[i64] = 6  # the discard pile of DECIDER becomes its draw pile
OVER: Final[i64] = 7

# What follows when a card is drawn: the rest of the turn, the next turn, the next refill.
CHAIN_DONE: Final[i64] = 1
TURN_DONE: Final[i64] = 2
REFILLING: Final[i64] = 3

# How the bottom card of a column lies.
FACE_UP: Final[i64] = 0  # or there is none
FACE_DOWN: Final[i64] = 1
TRAVELLED: Final[i64] = 2  # face down, but everybody saw the explorer arrive

# What happened: the kinds of events. `view.py` tells what each of them means; those of the award are in `scoring.py`.
ROUND_BEGAN: Final[i64] = 0
DREW: Final[i64] = 1
SHUFFLED: Final[i64] = 2
PLACED: Final[i64] = 3
TURNED_UP: Final[i64] = 4
MOVED_ON: Final[i64] = 5
STAYED: Final[i64] = 6
KILLED: Final[i64] = 7
CLOSED_COLUMN: Final[i64] = 8
SLID: Final[i64] = 9
EXCHANGED: Final[i64] = 10
DECLINED: Final[i64] = 11
SKIPPED: Final[i64] = 12
ROUND_ENDED: Final[i64] = 13
REVEALED: Final[i64] = 14
CLEARED: Final[i64] = 15
COUNTED: Final[i64] = 16
ENDED: Final[i64] = 17

# The cells. Numbers, not sums: only those are compiled into the code that uses them.
PHASE: Final[i64] = 0
ROUND: Final[i64] = 1
TURN: Final[i64] = 2
DECIDER: Final[i64] = 3
ASKED: Final[i64] = 4  # a column
AFTER: Final[i64] = 5
ENDING: Final[i64] = 6  # 1: every goal is fulfilled, the round ends when the turn's card is drawn
GOALS_LEFT: Final[i64] = 7
HANDS: Final[i64] = 8
UNDER_CLOAK: Final[i64] = 26  # by owner
PILE_SIZE: Final[i64] = 32
DISCARDS: Final[i64] = 38  # how many cards a discard pile has
GOAL: Final[i64] = 44  # by column, like the next three
SIZE: Final[i64] = 50
BOTTOM: Final[i64] = 56
CLOSED: Final[i64] = 62
GOAL_PILE: Final[i64] = 68  # the next goal comes last
PILES: Final[i64] = 104  # by seat, the next card comes last; behind them, sized by the seats:
# which cards lie in the discard piles, who won how many of each goal, and the cards in the columns.


NO_RANKS: Final = vec[i16]([i16(0)] * 25)


class Columns(Table):
    """The table and its vocabulary; `rules.py` adds what may be done."""

    def __init__(self, court: Court) -> None:
        super().__init__(court, vec[i16]())
        self.court = court
        self.discarded_at: i64 = PILES + N_RANKS * self.seats
        self.won_at: i64 = self.discarded_at + N_RANKS * self.seats
        self.nobody: i64 = self.seats  # whose row of won goals has those nobody won
        self.slots_at: i64 = self.won_at + N_GOALS * (self.seats + 1)
        self.capacity: i64 = N_RANKS * self.seats
        self.judge: Judge | None = None

    def clear(self) -> None:
        """Nothing dealt yet."""
        if len(self.court.empty_table) == 0:
            self.court.empty_table = empty_table(self)
        self.cells = self.court.empty_table[:]

    def own_judge(self) -> Judge:
        """Whoever awards the goals; kept from round to round."""
        judge = self.judge
        if judge is None:
            judge = self.judge = Judge(self.court)
        return judge

    # -- whose turn --------------------------------------------------------------------------------------------

    def phase(self) -> i64:
        return i64(self.cells[PHASE])

    def turn(self) -> i64:
        return i64(self.cells[TURN])

    def round(self) -> i64:
        """1 to 6; 0 before the first."""
        return i64(self.cells[ROUND])

    def decider(self) -> i64:
        """Whose cloak or traitor asks for a decision, or NONE."""
        return i64(self.cells[DECIDER])

    def asked(self) -> i64:
        """The column of that cloak or traitor, or NONE."""
        return i64(self.cells[ASKED])

    # -- hands, draw piles, discard piles ----------------------------------------------------------------------

    def hand_card(self, seat: i64, i: i64) -> i64:
        return i64(self.cells[HANDS + seat * HAND + i])

    def set_hand_card(self, seat: i64, i: i64, rank: i64) -> None:
        self.cells[HANDS + seat * HAND + i] = i16(rank)

    def hand_size(self, seat: i64) -> i64:
        cells = self.cells
        first = HANDS + seat * HAND
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
        first = HANDS + seat * HAND
        i = first + size
        while i > first and i64(cells[i - 1]) > rank:
            cells[i] = cells[i - 1]
            i -= 1
        cells[i] = i16(rank)

    def take_from_hand(self, seat: i64, rank: i64) -> None:
        cells = self.cells
        i = HANDS + seat * HAND
        last = i + HAND - 1
        while i64(cells[i]) != rank:
            i += 1
        while i < last:
            cells[i] = cells[i + 1]
            i += 1
        cells[i] = i16(NONE)

    def pile_size(self, seat: i64) -> i64:
        return i64(self.cells[PILE_SIZE + seat])

    def pile_card(self, seat: i64, i: i64) -> i64:
        """The rank at this height of the draw pile; the highest is drawn first."""
        return i64(self.cells[PILES + seat * N_RANKS + i])

    def set_pile_card(self, seat: i64, i: i64, rank: i64) -> None:
        self.cells[PILES + seat * N_RANKS + i] = i16(rank)

    def put_on_pile(self, seat: i64, rank: i64) -> None:
        self.set_pile_card(seat, self.pile_size(seat), rank)
        self.cells[PILE_SIZE + seat] = i16(self.pile_size(seat) + 1)

    def next_card(self, seat: i64) -> i64:
        """Take the top card off the draw pile."""
        cells = self.cells
        top = i64(cells[PILE_SIZE + seat]) - 1
        cells[PILE_SIZE + seat] = i16(top)
        at = PILES + seat * N_RANKS + top
        rank = i64(cells[at])
        cells[at] = i16(NONE)
        return rank

    def discards(self, seat: i64) -> i64:
        """How many cards lie in the seat's discard pile."""
        return i64(self.cells[DISCARDS + seat])

    def is_discarded(self, seat: i64, rank: i64) -> bool:
        return self.cells[self.discarded_at + seat * N_RANKS + rank] != 0

    def discard(self, card: i64) -> None:
        """To the discard pile of its owner."""
        cells = self.cells
        owner = owner_of(card)
        cells[self.discarded_at + owner * N_RANKS + rank_of(card)] = i16(1)
        cells[DISCARDS + owner] += i16(1)

    def discarded_ranks(self, seat: i64) -> vec[i16]:
        """The discard pile in the order of the cards."""
        ranks = NO_RANKS[:]
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
        cells[DISCARDS + seat] = i16(0)
        first = self.discarded_at + seat * N_RANKS
        for i in range(first, first + N_RANKS):
            cells[i] = i16(0)

    # -- columns -----------------------------------------------------------------------------------------------

    def goal(self, column: i64) -> i64:
        """The goal that heads the column, or NONE."""
        return i64(self.cells[GOAL + column])

    def set_goal(self, column: i64, goal: i64) -> None:
        self.cells[GOAL + column] = i16(goal)

    def size(self, column: i64) -> i64:
        return i64(self.cells[SIZE + column])

    def bottom(self, column: i64) -> i64:
        """How the bottom card lies: FACE_UP, FACE_DOWN or TRAVELLED."""
        return i64(self.cells[BOTTOM + column])

    def set_bottom(self, column: i64, lies: i64) -> None:
        self.cells[BOTTOM + column] = i16(lies)

    def is_closed(self, column: i64) -> bool:
        return self.cells[CLOSED + column] != 0

    def close(self, column: i64) -> None:
        self.cells[CLOSED + column] = i16(1)

    def is_fulfilled(self, column: i64) -> bool:
        """At least as many cards as the goal has points, or a storm lies open (KH-5)."""
        return self.is_closed(column) or self.size(column) >= self.court.points[self.goal(column)]

    def all_fulfilled(self) -> bool:
        cells = self.cells
        points = self.court.points
        for column in range(self.seats):
            if cells[CLOSED + column] == 0 and i64(cells[SIZE + column]) < points[i64(cells[GOAL + column])]:
                return False
        return True

    def card_at(self, column: i64, place: i64) -> i64:
        """The card at this place, counted from the goal."""
        return i64(self.cells[self.slots_at + column * self.capacity + place])

    def set_card_at(self, column: i64, place: i64, card: i64) -> None:
        self.cells[self.slots_at + column * self.capacity + place] = i16(card)

    def add_card(self, column: i64, card: i64, lies: i64) -> None:
        """At the bottom of the column."""
        cells = self.cells
        size = i64(cells[SIZE + column])
        cells[self.slots_at + column * self.capacity + size] = i16(card)
        cells[SIZE + column] = i16(size + 1)
        cells[BOTTOM + column] = i16(lies)

    def remove_bottom(self, column: i64) -> i64:
        """Take the bottom card away; the one above lies face up."""
        last = self.size(column) - 1
        card = self.card_at(column, last)
        self.set_card_at(column, last, NONE)
        self.cells[SIZE + column] = i16(last)
        self.set_bottom(column, FACE_UP)
        return card

    def remove_above_bottom(self, column: i64) -> i64:
        """Take the card above the bottom one away; the bottom one moves up, lying as it did (KH-11)."""
        place = self.size(column) - 2
        card = self.card_at(column, place)
        self.set_card_at(column, place, self.card_at(column, place + 1))
        self.set_card_at(column, place + 1, NONE)
        self.cells[SIZE + column] = i16(place + 1)
        return card

    def next_open(self, column: i64) -> i64:
        """The next column to the right that is not closed, from the last on to the first; itself if there is none."""
        other = (column + 1) % self.seats
        while other != column and self.is_closed(other):
            other = (other + 1) % self.seats
        return other

    def under_cloak(self, seat: i64) -> i64:
        """The rank that lies hidden under the seat's cloak, or NONE."""
        return i64(self.cells[UNDER_CLOAK + seat])

    def set_under_cloak(self, seat: i64, rank: i64) -> None:
        self.cells[UNDER_CLOAK + seat] = i16(rank)

    # -- goals -------------------------------------------------------------------------------------------------

    def goals_left(self) -> i64:
        return i64(self.cells[GOALS_LEFT])

    def put_goal(self, goal: i64) -> None:
        """On top of the goal pile."""
        self.cells[GOAL_PILE + self.goals_left()] = i16(goal)
        self.cells[GOALS_LEFT] = i16(self.goals_left() + 1)

    def next_goal(self) -> i64:
        top = self.goals_left() - 1
        goal = i64(self.cells[GOAL_PILE + top])
        self.cells[GOAL_PILE + top] = i16(NONE)
        self.cells[GOALS_LEFT] = i16(top)
        return goal

    def won(self, seat: i64, goal: i64) -> i64:
        """How many of these goals the seat has won; `nobody` is a seat here."""
        return i64(self.cells[self.won_at + seat * N_GOALS + goal])

    def won_goals(self, seat: i64) -> list[int]:
        """All goals the seat has won, in their order."""
        goals: list[int] = []
        for goal in range(N_GOALS):
            for copy in range(self.won(seat, goal)):
                goals.append(int(goal))
        return goals

    def win(self, seat: i64, goal: i64) -> None:
        self.cells[self.won_at + seat * N_GOALS + goal] = i16(self.won(seat, goal) + 1)


def empty_table(table: Columns) -> vec[i16]:
    """The cells before the deal: no card and no goal anywhere."""
    cells = vec[i16]([i16(NONE)] * int(table.slots_at + table.capacity * table.seats))
    for i in range(HANDS):
        cells[i] = i16(0)
    cells[DECIDER] = i16(NONE)
    cells[ASKED] = i16(NONE)
    for i in range(PILE_SIZE, GOAL):
        cells[i] = i16(0)
    for i in range(SIZE, GOAL_PILE):
        cells[i] = i16(0)
    for i in range(table.discarded_at, table.slots_at):
        cells[i] = i16(0)
    return cells
