"""The table of Mascarade: cards, gold, the running announcement; with the memory aid each seat's deductions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, first_seat
from hofstaat.engine.table import NONE, Table
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.certainty import exchange, fix, mingle, prune


class Phase:
    """The draws and decisions of a game. `rules` has a step for each."""

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


class Event:
    """The kinds of events. `events.py` says which seat is told how much of each."""

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


class Cell:
    """The first cell of each thing. One that takes more than one cell says how many, before a colon."""

    PHASE: Final[i64] = 0
    TURN: Final[i64] = 1
    TURNS: Final[i64] = 2  # how many turns are over; without a turn limit counted only through the preparation
    ACTOR: Final[i64] = 3  # the seat that owes the decision
    FORCED: Final[i64] = 4  # the place the active player must swap, or not (MA-18), or NONE
    CHARACTER: Final[i64] = 5  # the announced one, or NONE
    RIGHT: Final[i64] = 6  # seats that proved to be the character, as bits; fixed when revealed (MA-20)
    FACE_UP: Final[i64] = 7  # places lying open now, as bits
    REVEALED_HERE: Final[i64] = 8  # places revealed this turn, as bits: a card turned down since still binds (MA-21)
    SPIED_AT: Final[i64] = 9  # the place the Spy looks at, or NONE
    USER: Final[i64] = 10  # the seat that uses the power, as long as a decision about it is owed, or NONE
    COURT: Final[i64] = 11  # gold on the court
    BANK: Final[i64] = 12
    WINNERS: Final[i64] = 13  # as bits
    REASON: Final[i64] = 14  # an Ending of `scoring.py`
    GOLD: Final[i64] = 15  # MAX_SEATS: by seat
    CLAIMS: Final[i64] = 28  # MAX_SEATS: the place claimed or announced with, PASSED, or NONE before the answer
    CARDS: Final[i64] = 41  # MAX_PLACES: by place
    MARKS: Final[i64] = 54  # with the memory aid, by seat and place: the characters it cannot rule out there, as bits


@final
class Mascarade(Table):
    def __init__(self, agreed: MascaradeSetup) -> None:
        super().__init__(agreed, vec[i16]())
        self.agreed = agreed

    def copy(self) -> "Mascarade":
        other = Mascarade(self.agreed)
        self.copy_onto(other)
        return other

    # -- the turn ----------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        """The seat that owes the decision."""
        return self.get(Cell.ACTOR)

    def turns(self) -> i64:
        """How many turns are over."""
        return self.get(Cell.TURNS)

    def forced(self) -> i64:
        """The place that the active player must swap, or not, or NONE (MA-18)."""
        return self.get(Cell.FORCED)

    def is_preparation(self) -> bool:
        return self.turns() < self.agreed.preparation

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    def right_of(self, seat: i64) -> i64:
        return self.seats - 1 if seat == 0 else seat - 1

    def seat_from(self, seat: i64, steps: i64) -> i64:
        """So many seats to the left."""
        there = seat + steps
        return there - self.seats if there >= self.seats else there

    # -- gold --------------------------------------------------------------------------------------------------

    def gold(self, seat: i64) -> i64:
        return self.get(Cell.GOLD + seat)

    def set_gold(self, seat: i64, gold: i64) -> None:
        self.set(Cell.GOLD + seat, gold)

    def court(self) -> i64:
        return self.get(Cell.COURT)

    def bank(self) -> i64:
        return self.get(Cell.BANK)

    def hand_out_gold(self) -> None:
        """Everybody's first gold (MA-10)."""
        for seat in range(self.seats):
            self.set_gold(seat, self.agreed.start)
        self.set(Cell.BANK, self.agreed.gold - self.seats * self.agreed.start)

    def receive(self, seat: i64, gold: i64) -> None:
        """From the bank, what it has (MA-19)."""
        paid = smaller(gold, self.bank())
        self.set(Cell.BANK, self.bank() - paid)
        self.set_gold(seat, self.gold(seat) + paid)
        self.tell(Event.RECEIVED, seat, paid, 0)

    def collect_fines(self, seat: i64) -> None:
        """The Judge takes all gold on the court; this turn's fines come afterwards (MA-30)."""
        gold = self.court()
        self.set(Cell.COURT, 0)
        self.set_gold(seat, self.gold(seat) + gold)
        self.tell(Event.RECEIVED, seat, gold, 1)

    def take_from(self, seat: i64, victim: i64, gold: i64) -> None:
        """So much, or all the victim has if that is less (MA-31, MA-34, MA-39)."""
        taken = smaller(gold, self.gold(victim))
        self.set_gold(victim, self.gold(victim) - taken)
        self.set_gold(seat, self.gold(seat) + taken)
        self.tell(Event.TOOK_FROM, seat, victim, taken)

    def trade(self, seat: i64, other: i64) -> None:
        """The whole fortunes are exchanged (MA-35)."""
        own = self.gold(seat)
        self.set_gold(seat, self.gold(other))
        self.set_gold(other, own)
        self.tell(Event.TRADED, seat, other, self.gold(seat), own)

    def pay_fine(self, seat: i64) -> None:
        """To the court; what the seat has if less (MA-17, MA-19)."""
        fine = smaller(self.gold(seat), self.agreed.fine)
        self.set_gold(seat, self.gold(seat) - fine)
        self.set(Cell.COURT, self.court() + fine)
        self.tell(Event.FINED, seat, fine)

    def richest_beside(self, seat: i64) -> i64:
        """The most gold any other player has; NONE for the seat: any player."""
        most: i64 = 0
        for other in range(self.seats):
            if other != seat and self.gold(other) > most:
                most = self.gold(other)
        return most

    def richest_one_beside(self, seat: i64) -> i64:
        """The first of them to the left."""
        most = self.richest_beside(seat)
        other = self.left_of(seat)
        while self.gold(other) != most:
            other = self.left_of(other)
        return other

    def how_many_have(self, gold: i64, beside: i64) -> i64:
        n: i64 = 0
        for other in range(self.seats):
            if other != beside and self.gold(other) == gold:
                n += 1
        return n

    # -- the announcement --------------------------------------------------------------------------------------

    def character(self) -> i64:
        """The announced character, or NONE."""
        return self.get(Cell.CHARACTER)

    def claim(self, seat: i64) -> i64:
        """The place the seat claims to be the character with, PASSED, or NONE if it was not asked."""
        return self.get(Cell.CLAIMS + seat)

    def set_claim(self, seat: i64, place: i64) -> None:
        self.set(Cell.CLAIMS + seat, place)

    def is_claimed(self) -> bool:
        """Whether anybody but the announcer claims to be the character."""
        announcer = self.turn()
        for seat in range(self.seats):
            if seat != announcer and self.claim(seat) >= 0:
                return True
        return False

    def user(self) -> i64:
        return self.get(Cell.USER)

    def was_right(self, seat: i64) -> bool:
        return self.get(Cell.RIGHT) >> seat & 1 != 0

    def set_right(self, seat: i64) -> None:
        self.set(Cell.RIGHT, self.get(Cell.RIGHT) | bit(seat))

    def right_one(self) -> i64:
        """The first seat that proved to be the character, or NONE."""
        right = self.get(Cell.RIGHT)
        return NONE if right == 0 else first_seat(right)

    def several_right(self) -> bool:
        right = self.get(Cell.RIGHT)
        return right & (right - 1) != 0

    def is_face_up(self, place: i64) -> bool:
        return self.get(Cell.FACE_UP) >> place & 1 != 0

    def turn_up(self, place: i64) -> None:
        self.set(Cell.FACE_UP, self.get(Cell.FACE_UP) | bit(place))
        self.set(Cell.REVEALED_HERE, self.get(Cell.REVEALED_HERE) | bit(place))

    def turn_down(self, place: i64) -> None:
        self.set(Cell.FACE_UP, self.get(Cell.FACE_UP) & ~bit(place))

    def reveal(self, place: i64, *, right: bool) -> None:
        """Everybody sees the card; `right`: it is what its player said."""
        self.turn_up(place)
        if self.agreed.memory_aid:
            for seat in range(self.seats):
                self.note_seen(seat, place)
        self.tell(Event.REVEALED, place, self.card(place), 1 if right else 0)

    def revealed_place_of(self, seat: i64) -> i64:
        """The place of this seat that was revealed this turn, or NONE."""
        revealed = self.get(Cell.REVEALED_HERE)
        for hand in range(self.agreed.hands):
            place = seat * self.agreed.hands + hand
            if revealed >> place & 1:
                return place
        return NONE

    def clear_announcement(self) -> None:
        if self.character() == NONE:
            return
        self.set(Cell.CHARACTER, NONE)
        self.set(Cell.RIGHT, 0)
        self.set(Cell.FACE_UP, 0)
        self.set(Cell.REVEALED_HERE, 0)
        self.set(Cell.SPIED_AT, NONE)
        self.set(Cell.USER, NONE)
        for seat in range(self.seats):
            self.set_claim(seat, NONE)

    # -- cards and what is known of them -----------------------------------------------------------------------

    def card(self, place: i64) -> i64:
        return self.get(Cell.CARDS + place)

    def set_card(self, place: i64, card: i64) -> None:
        self.set(Cell.CARDS + place, card)

    def swap_cards(self, a: i64, b: i64) -> None:
        card = self.card(a)
        self.set_card(a, self.card(b))
        self.set_card(b, card)

    def spied_at(self) -> i64:
        """The place the Spy looks at, or NONE."""
        return self.get(Cell.SPIED_AT)

    def marks_of(self, seat: i64) -> i64:
        """Where the seat's row of marks begins."""
        return Cell.MARKS + seat * self.agreed.places

    def marks(self, seat: i64, place: i64) -> i64:
        """The characters the seat cannot rule out at the place, as bits; only with the memory aid."""
        return self.get(self.marks_of(seat) + place)

    def set_marks(self, seat: i64, place: i64, characters: i64) -> None:
        self.set(self.marks_of(seat) + place, characters)

    def note_swap(self, by: i64, a: i64, b: i64, *, swapped: bool) -> None:
        """The seat that took the cards knows whether they were swapped; everybody else does not."""
        if not self.agreed.memory_aid:
            return
        for seat in range(self.seats):
            if seat != by:
                mingle(self.cells, self.marks_of(seat), a, b)
            elif swapped:
                exchange(self.cells, self.marks_of(seat), a, b)

    def note_seen(self, seat: i64, place: i64) -> None:
        """The seat saw the card at the place."""
        if self.agreed.memory_aid:
            fix(self.cells, self.marks_of(seat), place, self.cells, Cell.CARDS)
            prune(self.cells, self.marks_of(seat), self.agreed.places, self.cells, Cell.CARDS)

    def note_shown(self, place: i64) -> None:
        """Everybody sees it, and after this every other card too."""
        if self.agreed.memory_aid:
            for seat in range(self.seats):
                fix(self.cells, self.marks_of(seat), place, self.cells, Cell.CARDS)


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


def empty_table(agreed: MascaradeSetup) -> vec[i16]:
    """The cells before the deal: no card anywhere, all gold in the bank."""
    length = Cell.MARKS + (agreed.seats * agreed.places if agreed.memory_aid else 0)
    cells = vec[i16]([i16(0)] * int(length))
    for cell in (Cell.FORCED, Cell.CHARACTER, Cell.SPIED_AT, Cell.USER):
        cells[cell] = i16(NONE)
    for i in range(Cell.CLAIMS, Cell.MARKS):
        cells[i] = i16(NONE)
    cells[Cell.BANK] = i16(agreed.gold)
    for i in range(Cell.MARKS, length):
        cells[i] = i16(agreed.in_play)
    return cells
