"""What lies on the table in Mascarade: cards, gold, the running announcement; and what each seat can deduce."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Table
from hofstaat.games.mascarade.cards import MAX_PLACES, MAX_SEATS, Ball
from hofstaat.games.mascarade.table.certainty import exchange, fix, mingle, prune

# What is asked now.
DEAL: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
TURN: Final[i64] = 2  # what the player to move does
ANSWER: Final[i64] = 3  # whether the next one claims to be the announced character (MA-15)
ROB: Final[i64] = 4  # which of the richest the Bishop takes from (MA-31)
FOOL_SWAP: Final[i64] = 5  # which two cards the Fool takes (MA-33)
TRADE: Final[i64] = 6  # with whom the Witch exchanges fortunes (MA-35)
SPY_PLACE: Final[i64] = 7  # which card the Spy looks at (MA-36) ...
SPY_SWAP: Final[i64] = 8  # ... and whether she swaps
QUESTION: Final[i64] = 9  # whom the Inquisitor asks (MA-39) ...
NAME: Final[i64] = 10  # ... and who that player claims to be
OVER: Final[i64] = 11

# What happened: the kinds of events. `view.py` tells what each of them means.
DEALT: Final[i64] = 0
TURN_BEGAN: Final[i64] = 1
SWAPPED: Final[i64] = 2
LOOKED: Final[i64] = 3
ANNOUNCED: Final[i64] = 4
ANSWERED: Final[i64] = 5
REVEALED: Final[i64] = 6
USED: Final[i64] = 7
NOBODY_WAS: Final[i64] = 8
RECEIVED: Final[i64] = 9
TOOK_FROM: Final[i64] = 10
FINED: Final[i64] = 11
TRADED: Final[i64] = 12
DECLINED: Final[i64] = 13
SPIED: Final[i64] = 14
QUESTIONED: Final[i64] = 15
NAMED: Final[i64] = 16
CHEAT_FAILED: Final[i64] = 17
SHOWN: Final[i64] = 18
ENDED: Final[i64] = 19

# The cells.
PHASE: Final[i64] = 0
ACTIVE: Final[i64] = 1  # the player whose turn it is
TURNS: Final[i64] = 2  # how many turns are over; without a turn limit counted only through the preparation
ACTOR: Final[i64] = 3  # who owes the decision
FORCED: Final[i64] = 4  # the place the active player must swap, or not (MA-18), or NONE
CHARACTER: Final[i64] = 5  # what was announced, or NONE
RIGHT: Final[i64] = 6  # seats that proved to be the character, as bits; fixed when revealed (MA-20)
FACE_UP: Final[i64] = 7  # places lying open now, as bits
REVEALED_HERE: Final[i64] = 8  # places revealed this turn, as bits: a card turned down since still binds (MA-21)
SPIED_AT: Final[i64] = 9  # the place the Spy looks at, or NONE
USER: Final[i64] = 10  # who uses the power, as long as a decision about it is owed, or NONE
COURT: Final[i64] = 11  # gold on the court
BANK: Final[i64] = 12
WINNERS: Final[i64] = 13  # as bits
REASON: Final[i64] = 14
GOLD: Final[i64] = 15
CLAIM: Final[i64] = GOLD + MAX_SEATS  # by seat: the place claimed or announced with, PASSED, or NONE before the answer
CARD: Final[i64] = CLAIM + MAX_SEATS
MARKS: Final[i64] = (
    CARD + MAX_PLACES
)  # with the memory aid, by seat and place: what can lie there as far as it can deduce

PASSED: Final[i64] = -2


class Ballroom(Table):
    """The table and its vocabulary; `rules.py` adds what may be done."""

    def __init__(self, ball: Ball) -> None:
        super().__init__(ball, vec[i16]())
        self.ball = ball

    def clear(self) -> None:
        """Nothing dealt yet."""
        if len(self.ball.empty_table) == 0:
            self.ball.empty_table = empty_table(self.ball)
        self.cells = self.ball.empty_table[:]

    # -- whose turn --------------------------------------------------------------------------------------------

    def phase(self) -> i64:
        return i64(self.cells[PHASE])

    def active(self) -> i64:
        return i64(self.cells[ACTIVE])

    def actor(self) -> i64:
        return i64(self.cells[ACTOR])

    def turns(self) -> i64:
        return i64(self.cells[TURNS])

    def forced(self) -> i64:
        """The place that the active player must swap, or not, or NONE (MA-18)."""
        return i64(self.cells[FORCED])

    def is_preparation(self) -> bool:
        return self.turns() < self.ball.preparation

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    def right_of(self, seat: i64) -> i64:
        return self.seats - 1 if seat == 0 else seat - 1

    def seat_from(self, seat: i64, steps: i64) -> i64:
        """So many seats to the left."""
        there = seat + steps
        return there - self.seats if there >= self.seats else there

    def ask(self, phase: i64, seat: i64) -> None:
        self.cells[PHASE] = i16(phase)
        self.cells[ACTOR] = i16(seat)

    # -- gold --------------------------------------------------------------------------------------------------

    def gold(self, seat: i64) -> i64:
        return i64(self.cells[GOLD + seat])

    def set_gold(self, seat: i64, gold: i64) -> None:
        self.cells[GOLD + seat] = i16(gold)

    def court(self) -> i64:
        return i64(self.cells[COURT])

    def bank(self) -> i64:
        return i64(self.cells[BANK])

    def richest_beside(self, seat: i64) -> i64:
        """The most gold any other player has; NONE for the seat: any player."""
        most: i64 = 0
        for other in range(self.seats):
            if other != seat and self.gold(other) > most:
                most = self.gold(other)
        return most

    def how_many_have(self, gold: i64, beside: i64) -> i64:
        n: i64 = 0
        for other in range(self.seats):
            if other != beside and self.gold(other) == gold:
                n += 1
        return n

    # -- the announcement --------------------------------------------------------------------------------------

    def character(self) -> i64:
        """The announced character, or NONE."""
        return i64(self.cells[CHARACTER])

    def claim(self, seat: i64) -> i64:
        """The place the seat claims to be the character with, PASSED, or NONE if it was not asked."""
        return i64(self.cells[CLAIM + seat])

    def user(self) -> i64:
        return i64(self.cells[USER])

    def was_right(self, seat: i64) -> bool:
        return i64(self.cells[RIGHT]) >> seat & 1 != 0

    def is_face_up(self, place: i64) -> bool:
        return i64(self.cells[FACE_UP]) >> place & 1 != 0

    def turn_up(self, place: i64) -> None:
        self.cells[FACE_UP] = i16(i64(self.cells[FACE_UP]) | bit(place))
        self.cells[REVEALED_HERE] = i16(i64(self.cells[REVEALED_HERE]) | bit(place))

    def turn_down(self, place: i64) -> None:
        self.cells[FACE_UP] = i16(i64(self.cells[FACE_UP]) & ~bit(place))

    def revealed_place_of(self, seat: i64) -> i64:
        """The place of this seat that was revealed this turn, or NONE."""
        for hand in range(self.ball.hands):
            place = seat * self.ball.hands + hand
            if i64(self.cells[REVEALED_HERE]) >> place & 1:
                return place
        return NONE

    # -- cards and what is known of them -----------------------------------------------------------------------

    def card(self, place: i64) -> i64:
        return i64(self.cells[CARD + place])

    def set_card(self, place: i64, card: i64) -> None:
        self.cells[CARD + place] = i16(card)

    def swap_cards(self, a: i64, b: i64) -> None:
        card = self.cells[CARD + a]
        self.cells[CARD + a] = self.cells[CARD + b]
        self.cells[CARD + b] = card

    def marks_of(self, seat: i64) -> i64:
        """Where the seat's row of marks begins."""
        return MARKS + seat * self.ball.places

    def marks(self, seat: i64, place: i64) -> i64:
        """What the seat can still hold possible at the place, as bits; only with the memory aid."""
        return i64(self.cells[self.marks_of(seat) + place])

    def note_swap(self, by: i64, a: i64, b: i64, *, swapped: bool) -> None:
        """Who swapped knows whether; everybody else does not."""
        for seat in range(self.seats):
            if seat != by:
                mingle(self.cells, self.marks_of(seat), a, b)
            elif swapped:
                exchange(self.cells, self.marks_of(seat), a, b)

    def note_seen(self, seat: i64, place: i64) -> None:
        fix(self.cells, self.marks_of(seat), place, self.cells, CARD)
        prune(self.cells, self.marks_of(seat), self.ball.places, self.cells, CARD)

    def note_shown(self, place: i64) -> None:
        """Everybody sees it, and after this every other card too."""
        for seat in range(self.seats):
            fix(self.cells, self.marks_of(seat), place, self.cells, CARD)


def empty_table(ball: Ball) -> vec[i16]:
    """The cells before the deal: no card anywhere, all gold in the bank."""
    length = MARKS + (ball.seats * ball.places if ball.memory_aid else 0)
    cells = vec[i16]([i16(0)] * int(length))
    for cell in (FORCED, CHARACTER, SPIED_AT, USER):
        cells[cell] = i16(NONE)
    for i in range(CLAIM, MARKS):
        cells[i] = i16(NONE)
    cells[BANK] = i16(ball.gold)
    for i in range(MARKS, length):
        cells[i] = i16(ball.in_play)
    return cells
