"""The legal actions of one seat at one moment."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64


def blank(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


EMPTY: Final = blank(96)


class Moves:
    """The legal actions of one seat at one moment, in ascending order; reused from decision to decision."""

    def __init__(self) -> None:
        self.code: vec[i64] = EMPTY[:]
        self.n: i64 = 0

    def clear(self) -> None:
        self.n = 0

    def add(self, code: i64) -> None:
        if self.n < i64(len(self.code)):
            self.code[self.n] = code
        else:
            self.code = append(self.code, code)
        self.n += 1

    def pick(self, rng: Random) -> i64:
        return self.code[rng.randrange(self.n)]

    def has(self, code: i64) -> bool:
        for i in range(self.n):
            if self.code[i] == code:
                return True
        return False

    def sort(self) -> None:
        """Insertion sort: options come nearly in order."""
        for i in range(i64(1), self.n):
            code = self.code[i]
            j = i - 1
            while j >= 0 and self.code[j] > code:
                self.code[j + 1] = self.code[j]
                j -= 1
            self.code[j + 1] = code

    def listed(self) -> list[int]:
        return [int(code) for code in self.code[: self.n]]
