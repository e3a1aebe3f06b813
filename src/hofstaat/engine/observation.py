"""A seat's part of a table, as a row of small numbers: what programs learn from.

A game's `observation.py` gives every number a place in a named slice and writes it from what the seat sees or has
witnessed. Seats are counted from the seat that observes: it is always the first, its left neighbour the second.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.refusal import no_such_seat
from hofstaat.engine.table import NONE, Setup, Table

HIGHEST: Final[i64] = 255
YES: Final[u8] = 1


class Slice(NamedTuple):
    """Some neighbouring numbers of an observation: where, how many, the highest value, and what they say."""

    name: str
    start: int
    size: int
    high: int
    says: str


class Observation:
    """How one game, as agreed, is written down for a seat. Games name the slices and fill in `write`."""

    def __init__(self, setup: Setup, order: str) -> None:
        self.order = order  # in which places, cards and the like are counted, in a sentence
        self.seats: i64 = setup.seats
        self.slices: list[Slice] = []
        self.size: i64 = 0
        self.blank: vec[u8] = vec[u8]()

    def add(self, name: str, size: i64, high: int, says: str) -> i64:
        """Another slice behind the others; where it begins."""
        start = self.size
        self.slices.append(Slice(name, int(start), int(size), high, says))
        self.size = start + size
        return start

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        """Write what the seat may know into `row` from `at` on, which is all zeros there."""
        raise NotImplementedError

    def of(self, table: Table, seat: int) -> vec[u8]:
        """The observation of one seat as a row of its own; all zeros while chance has to act."""
        if not 0 <= seat < self.seats:
            raise no_such_seat(int(self.seats), seat)
        if i64(len(self.blank)) != self.size:
            self.blank = vec[u8]([u8(0)] * int(self.size))
        row = self.blank[:]
        if table.lots_due == 0:
            self.write(table, seat, row, 0)
        return row

    def from_seat(self, seat: i64, other: i64) -> i64:
        """How many seats to the left of the seat the other one is."""
        steps = other - seat
        return steps + self.seats if steps < 0 else steps

    def left_of(self, seat: i64, steps: i64) -> i64:
        """The seat so many seats to the left."""
        other = seat + steps
        return other - self.seats if other >= self.seats else other


def put(row: vec[u8], at: i64, value: i64) -> None:
    """A number that counts something; what is out of range is cut off."""
    row[at] = u8(0) if value < 0 else u8(HIGHEST) if value > HIGHEST else u8(value)


def mark(row: vec[u8], at: i64, which: i64) -> None:
    """One of several: a 1 at its place; nothing for NONE."""
    if which > NONE:
        row[at + which] = YES


def mark_all(row: vec[u8], at: i64, bits: i64) -> None:
    """A set, given as bits: a 1 for each that is in it."""
    while bits != 0:
        row[at] = u8(bits & 1)  # no question asked: guessing a branch wrong costs more than writing a zero
        bits >>= 1
        at += 1
