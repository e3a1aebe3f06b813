"""Time banks: how much time each person has left for the whole game. They run only while somebody is at the table."""

from collections.abc import Iterable

GRANTED_ON_RETURN_S = 60.0


class Clocks:
    """The banks of a match, in seconds; times are those of a clock that never goes back."""

    def __init__(self, left: dict[int, float]) -> None:
        self.left = left
        self.since: dict[int, float] = {}

    def run(self, seats: Iterable[int], now: float) -> None:
        """From now on exactly these are running; what the others used is taken off."""
        for seat, started in self.since.items():
            self.left[seat] = max(0.0, self.left[seat] - (now - started))
        self.since = {seat: now for seat in seats if seat in self.left}

    def left_at(self, seat: int, now: float) -> float | None:
        if seat not in self.left:
            return None
        return max(0.0, self.left[seat] - (now - self.since.get(seat, now)))

    def expired(self, now: float) -> list[int]:
        return [seat for seat in self.since if self.left_at(seat, now) == 0]

    def due_in(self, now: float) -> float | None:
        """When the next bank will be empty."""
        return min((left for seat in self.since if (left := self.left_at(seat, now)) is not None), default=None)

    def set(self, seat: int, left: float) -> None:
        """The seconds left that another process has counted."""
        if seat in self.left and seat not in self.since:
            self.left[seat] = left

    def grant(self, seat: int, bank: float) -> None:
        """A player who comes back to an empty bank gets a little to go on with."""
        if seat in self.left:
            self.left[seat] = max(self.left[seat], min(bank, GRANTED_ON_RETURN_S))
