"""A table: one position of one game, the whole truth of it.

A game keeps everything that can change in `cells`, one flat row of small numbers, and gives each cell a name of its
own in its `table.py`. That makes copies, comparisons and saved positions the same, and cheap, for every game.
Cell 0 holds the phase: which question is asked now. A `Step` says which answers there are, and what follows.
"""

from collections.abc import Sequence
from operator import index
from typing import Final, Generic, NamedTuple, SupportsIndex, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.actions import ActionSpace
from hofstaat.engine.bits import bit, first_seat
from hofstaat.engine.bits import count_bits as count_bits  # noqa: PLC0414 - known from here
from hofstaat.engine.moves import Moves as Moves  # noqa: PLC0414 - whoever drives a table needs it
from hofstaat.engine.refusal import Refusal

CHANCE: Final = -1
NONE: Final[i64] = -1
BEYOND: Final = 1_000_000_000  # above every seat, action and lot; an int, to be compared with any other
NO_NUMBER: Final[i64] = -1_000_000_000  # stands for the numbers from there on
NOBODY: Final[i64] = NO_NUMBER - 1
LINE: Final = 60  # so much of a wrong argument is shown

Happened = tuple[int, int, int, int, int, int, int]
"""An event, complete: a kind and six facts, in numbers. A game's `events.py` tells each seat its part of it."""
Event = Happened  # its older name; in a game that one is the namespace of the kinds


class IllegalAction(Refusal):
    """An action the rules do not allow now."""

    def __init__(self, sentence: str, key: str = "illegal") -> None:
        super().__init__(sentence, key)


class Outcome(NamedTuple):
    """How a game ended: who won (several share it), everybody's points, and why it is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


T = TypeVar("T", bound="Table")


class Step(Generic[T]):
    """The step of a game in one phase. Games subclass Draw where chance draws lots, Decision where seats decide,
    and Step itself for the end.
    """

    def begin(self, table: T) -> None:
        """Ask what is to be asked, or go on at once where that is nothing. Only games of many small steps need it."""
        raise NotImplementedError

    def waiting(self, table: T) -> i64:
        """The seats that owe a decision, as bits."""
        return 0

    def offer(self, table: T, seat: i64, moves: Moves) -> None:
        """Add every legal action of the seat to `moves`. The only source of legality."""
        raise NotImplementedError

    def play(self, table: T, seat: i64, code: i64) -> None:
        """Carry out a legal action and everything that follows up to the next phase."""
        raise NotImplementedError

    def refuse(self, table: T, seat: i64, code: i64) -> tuple[str, str]:
        """Why this action is not among those offered: a key and a sentence."""
        return "illegal", "That is not possible now."

    def looks_like(self, table: T, seat: i64, code: i64, observer: i64) -> i64:
        """This action by another seat as the observer sees it: actions it cannot tell apart look like the same code.
        Only games with hidden actions say more than this.
        """
        return code

    def call(self, table: T) -> None:
        """Ask chance for lots."""
        raise NotImplementedError

    def drawn(self, table: T) -> None:
        """Go on when chance has drawn all the lots asked for."""
        raise NotImplementedError

    def outcome(self, table: T) -> Outcome | None:
        """How the game ended, if it has."""
        return None


class Draw(Step[T]):
    """Lots that chance draws: `call` asks for them, `drawn` says what follows. Games fill in both."""


class Decision(Step[T]):
    """A question to the seat whose turn it is: what it may answer, what follows, why not. Games fill in the three."""

    def waiting(self, table: T) -> i64:
        return bit(table.turn())


class Setup:
    """The agreement before the first card is dealt: seats, options, and the card data (by its digest)."""

    def __init__(self, seats: i64, options: dict[str, object], digest: str) -> None:
        self.seats = seats
        self.options = options
        self.digest = digest
        self.watchers: frozenset[int | None] = frozenset([None, *range(int(seats))])  # None: a spectator
        self.steps: vec[Step] = vec[Step]()  # type: ignore[type-arg]  # by their phases
        self.space = ActionSpace()
        self.empty: vec[i16] = vec[i16]()  # the cells before the deal

    def same_as(self, other: "Setup") -> bool:
        return self.seats == other.seats and self.options == other.options and self.digest == other.digest


class Table:
    """One position of one game. Games fill in `copy`, and say step by step what may be done."""

    def __init__(self, setup: Setup, cells: vec[i16]) -> None:
        self.setup = setup
        self.seats: i64 = setup.seats
        self.cells = cells
        self.lots_due: i64 = 0  # how many different lots chance has still to draw ...
        self.lots_of: i64 = 0  # ... out of 0 .. lots_of - 1
        self.lots: vec[i16] = vec[i16]()
        self.journal: list[Happened] | None = None
        self.moves: Moves | None = None  # the legal moves last asked for ...
        self.moves_of: i64 = NOBODY  # ... and of whom they still are

    # -- what each game says ---------------------------------------------------------------------------------

    def copy(self) -> "Table":
        raise NotImplementedError

    # -- cells and phases ------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Nothing dealt yet."""
        self.cells = self.setup.empty[:]

    def get(self, cell: i64) -> i64:
        return i64(self.cells[cell])

    def set(self, cell: i64, value: i64) -> None:
        self.cells[cell] = i16(value)

    def phase(self) -> i64:
        return i64(self.cells[0])

    def enter(self, phase: i64) -> None:
        """From now on this is asked."""
        self.cells[0] = i16(phase)

    def begin(self, phase: i64) -> None:
        """This step is next: it asks, or finds nothing to ask and goes on to another."""
        self.setup.steps[phase].begin(self)

    def enter_draw(self, phase: i64) -> None:
        """From now on chance draws this."""
        self.cells[0] = i16(phase)
        self.setup.steps[phase].call(self)

    def turn(self) -> i64:
        """The seat whose turn it is."""
        return i64(self.cells[1])

    def waiting(self) -> i64:
        """The seats that owe a decision now, as bits."""
        return self.setup.steps[self.phase()].waiting(self)

    def offer(self, seat: i64, moves: Moves) -> None:
        """Add every legal action of the seat to `moves`."""
        self.setup.steps[self.phase()].offer(self, seat, moves)

    def play(self, seat: i64, code: i64) -> None:
        """Carry out a legal action and everything that follows up to the next decision."""
        self.setup.steps[self.phase()].play(self, seat, code)

    def why_not(self, seat: i64, code: i64) -> tuple[str, str]:
        """Why this action is refused: a key and a sentence."""
        return self.setup.steps[self.phase()].refuse(self, seat, code)

    def looks_like(self, seat: i64, code: i64, observer: i64) -> i64:
        """This action by another seat as the observer sees it."""
        return self.setup.steps[self.phase()].looks_like(self, seat, code, observer)

    def lots_drawn(self) -> None:
        """Go on when chance has drawn all the lots asked for."""
        self.setup.steps[self.phase()].drawn(self)

    def outcome(self) -> Outcome | None:
        """How the game ended; None: not yet."""
        return self.setup.steps[self.phase()].outcome(self)

    # -- for everybody ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that owe a decision; [CHANCE] when lots are to be drawn; [] when the game is over."""
        if self.lots_due > 0:
            return [CHANCE]
        bits = self.waiting()
        if bits != 0 and bits & (bits - 1) == 0:
            return [int(first_seat(bits))]
        seats: list[int] = []
        for seat in range(self.seats):
            if bits >> seat & 1:
                seats.append(int(seat))
        return seats

    def options(self, seat: SupportsIndex) -> list[int]:
        """The legal action codes of the seat, ascending; of chance: the lots still in the bag."""
        return self.listed_moves(number_of(seat)).listed()

    def apply(self, seat: SupportsIndex, code: SupportsIndex) -> None:
        """Check and carry out an action and everything that follows. Refused, it changes nothing."""
        who, what = number_of(seat), number_of(code)
        if not self.listed_moves(who).has(what):
            raise self.refusal(seat, code)
        self.moves_of = NOBODY
        if who == CHANCE:
            self.take_lot(what)
        else:
            self.play(who, what)

    def listed_moves(self, seat: i64) -> Moves:
        """The seat's legal moves, remembered from the question for options to the action that answers it.

        A caller that changes a table by `play` or cell by cell works on a table of its own: a copy remembers nothing.
        """
        moves = self.moves
        if moves is None:
            moves = self.moves = Moves()
        elif self.moves_of == seat:
            return moves
        self.legal(seat, moves)
        self.moves_of = seat
        return moves

    def over(self) -> bool:
        return self.lots_due == 0 and self.waiting() == 0

    def legal(self, seat: i64, moves: Moves) -> None:
        moves.clear()
        if self.lots_due > 0:
            if seat == CHANCE:
                self.offer_lots(moves)
        elif 0 <= seat < self.seats and self.waiting() >> seat & 1:
            self.offer(seat, moves)

    def refusal(self, seat: SupportsIndex, code: SupportsIndex) -> IllegalAction:
        who, what = number_of(seat), number_of(code)
        if self.over():
            return IllegalAction("The game is over.", "game-over")
        if who != CHANCE and not 0 <= who < self.seats:
            return IllegalAction(f"There is no seat {shown(seat)}: seats are 0 to {self.seats - 1}.", "no-such-seat")
        if who not in self.actors():
            return IllegalAction(f"It is not the turn of seat {who}.", "not-your-turn")
        if who == CHANCE:
            return IllegalAction(f"Lot {shown(code)} is not in the bag.", "no-such-lot")
        if what == NO_NUMBER:
            return IllegalAction(f"There is no action {shown(code)}.", "no-such-action")
        key, sentence = self.why_not(who, what)
        return IllegalAction(sentence, key)

    def copy_onto(self, other: "Table") -> None:
        """Make `other`, a fresh table of the same setup, equal to this one; its journal stays off."""
        other.cells = self.cells[:]
        if self.lots_due > 0:
            other.lots_due = self.lots_due
            other.lots_of = self.lots_of
            other.lots = self.lots[:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.equals(other)

    def __hash__(self) -> int:
        raise TypeError("a table changes: it cannot be hashed")

    def equals(self, other: "Table") -> bool:
        if not self.setup.same_as(other.setup) or self.lots_due != other.lots_due or self.lots_of != other.lots_of:
            return False
        return same_row(self.cells, other.cells) and same_row(self.lots, other.lots)

    # -- chance ----------------------------------------------------------------------------------------------

    def call_lots(self, count: i64, of: i64) -> None:
        """Ask chance for `count` different lots of 0 .. `of` - 1, in order: a deck, a die, a first player."""
        self.lots_due = count
        self.lots_of = of
        self.lots = vec[i16]()

    def offer_lots(self, moves: Moves) -> None:
        for lot in range(self.lots_of):
            if not self.is_drawn(lot):
                moves.add(lot)

    def is_drawn(self, lot: i64) -> bool:
        for i in range(i64(len(self.lots))):
            if i64(self.lots[i]) == lot:
                return True
        return False

    def take_lot(self, lot: i64) -> None:
        self.moves_of = NOBODY
        self.lots = append(self.lots, i16(lot))
        self.lots_due -= 1
        if self.lots_due == 0:
            self.settle_lots()

    def draw_lots(self, drawn: Sequence[SupportsIndex]) -> None:
        """All lots that are due, at once. Refused, they change nothing."""
        if self.lots_due == 0:
            raise IllegalAction("No lots are due now.", "no-lots-due")
        lots = list_of_numbers(drawn)
        if len(self.lots) or len(lots) != self.lots_due or len(set(lots)) != len(lots):
            raise IllegalAction(f"{self.lots_due} different lots are due, not {shown(drawn)}.", "no-such-lot")
        row = vec[i16]()
        for i in range(i64(len(lots))):
            if not 0 <= lots[i] < self.lots_of:
                raise IllegalAction(f"Lot {shown(drawn[i])} is not in the bag.", "no-such-lot")
            row = append(row, i16(lots[i]))
        self.take_lots(row)

    def take_lots(self, lots: vec[i16]) -> None:
        """All lots at once; the caller vouches that they are different and in range."""
        self.moves_of = NOBODY
        self.lots = lots
        self.lots_due = 0
        self.settle_lots()

    def settle_lots(self) -> None:
        """Let the drawn lots have their effect; unless that asks for more, no trace of them is left."""
        self.lots_drawn()
        if self.lots_due == 0:
            self.lots_of = 0
            self.lots = vec[i16]()

    # -- events ----------------------------------------------------------------------------------------------

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1, f: i64 = -1) -> None:
        """Write what happened into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.append((int(kind), int(a), int(b), int(c), int(d), int(e), int(f)))


def number_of(value: SupportsIndex) -> i64:
    """A seat, an action or a lot as it was handed over; NO_NUMBER where it is beyond all of these."""
    number = value if isinstance(value, int) else whole_number(value)
    return number if -BEYOND < number < BEYOND else NO_NUMBER


def whole_number(value: SupportsIndex) -> int:
    """The number that another type than int stands for, as in any list's index; refused where there is none."""
    try:
        return index(value)
    except TypeError:
        raise IllegalAction(f"{shown(value)} is no whole number, as seats, actions and lots are.") from None


def list_of_numbers(values: Sequence[SupportsIndex]) -> list[int]:
    if not isinstance(values, (list, tuple)):
        raise IllegalAction(f"Lots are a list of numbers, not {shown(values)}.", "no-such-lot")
    return [int(number_of(value)) for value in values]


def shown(value: object) -> str:
    """A wrong argument as a sentence shows it. Python itself writes no number of some thousand digits."""
    try:
        text = repr(value)
    except ValueError:
        return "of thousands of digits"
    return text if len(text) <= LINE else text[:LINE] + " …"


def same_row(one: vec[i16], two: vec[i16]) -> bool:
    if len(one) != len(two):
        return False
    for i in range(i64(len(one))):
        if one[i] != two[i]:
            return False
    return True


def in_order(steps: dict[int, Step[T]]) -> list[Step[T]]:
    """Steps by their numbers: no number is left out."""
    assert sorted(steps) == list(range(len(steps))), f"the phases are {sorted(steps)}"
    return [steps[phase] for phase in range(len(steps))]
