"""Who draws the lots that a table asks for: from a seed anybody can check, or quickly for playouts."""

from hashlib import blake2b
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import Moves, Table, first_seat

BYTE: Final[i64] = 256
BLOCK: Final[i64] = 64


def ascending(n: i64) -> vec[i16]:
    row = vec[i16]()
    for i in range(n):
        row = append(row, i16(i))
    return row


ASCENDING: Final = ascending(1000)


class Lots:
    """A source of chance."""

    def below(self, n: i64) -> i64:
        """One of 0 .. n - 1, all equally likely."""
        raise NotImplementedError

    def draw(self, count: i64, of: i64) -> vec[i16]:
        """`count` different lots of 0 .. `of` - 1, in the order drawn."""
        bag = ASCENDING[:of]
        for i in range(count):
            j = i + self.below(of - i)
            lot = bag[i]
            bag[i] = bag[j]
            bag[j] = lot
        return bag[:count]


@final
class SeededLots(Lots):
    """Lots from a seed, by the hash chain blake2b(seed/counter): the same everywhere and for ever, hard to guess."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.counter = 0
        self.block: bytes = b""
        self.at: i64 = BLOCK

    def below(self, n: i64) -> i64:
        """One byte where that is enough, else two; numbers that would favour some lots are thrown away."""
        while True:
            number = self.byte() if n <= BYTE else self.byte() * BYTE + self.byte()
            span = BYTE if n <= BYTE else BYTE * BYTE
            if number < span - span % n:
                return number % n

    def byte(self) -> i64:
        if self.at == BLOCK:
            self.block = blake2b(f"{self.seed}/{self.counter}".encode()).digest()
            self.counter += 1
            self.at = 0
        self.at += 1
        return i64(self.block[self.at - 1])


@final
class QuickLots(Lots):
    """Lots for playouts and samples."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def below(self, n: i64) -> i64:
        return self.rng.randrange(n)


def cast(table: Table, lots: Lots) -> None:
    """Draw all that the table asks of chance, up to the next decision."""
    while table.lots_due > 0:
        if len(table.lots) == 0:
            table.take_lots(lots.draw(table.lots_due, table.lots_of))
        else:
            moves = Moves()
            table.offer_lots(moves)
            table.take_lot(moves.code[lots.below(moves.n)])


def rollout(table: Table, rng: Random) -> i64:
    """Play at random to the end, in place; how many actions it took."""
    lots = QuickLots(rng)
    moves = Moves()
    n: i64 = 0
    while True:
        cast(table, lots)
        bits = table.waiting()
        if bits == 0:
            return n
        seat = first_seat(bits)
        moves.clear()
        table.offer(seat, moves)
        table.play(seat, moves.pick(rng))
        n += 1


def rollouts(table: Table, times: int, seed: int) -> int:
    """Copy the table and play it out at random, again and again; how many actions in all."""
    rng = Random(seed)
    n: i64 = 0
    for i in range(i64(times)):
        trial = table.copy()
        n += rollout(trial, rng)
        trial.outcome()
    return int(n)
