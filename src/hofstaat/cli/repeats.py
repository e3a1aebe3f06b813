"""Answers that an empty line repeats: what was said the last time the very same choice was there."""

from collections.abc import Sequence


class Repeats:
    def __init__(self) -> None:
        self.given: dict[tuple[int, tuple[int, ...]], int] = {}

    def keep(self, seat: int, options: Sequence[int], code: int) -> None:
        if len(options) > 1:
            self.given[seat, tuple(options)] = code

    def answer(self, seat: int, options: Sequence[int]) -> int | None:
        """The code that an empty line gives; None if this has not been asked before."""
        return self.given.get((seat, tuple(options)))
