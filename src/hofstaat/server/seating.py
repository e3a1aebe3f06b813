"""Who sits at a match, who is at it now, and who may learn something there."""

from typing import TYPE_CHECKING

from hofstaat.server.refusal import Refusal
from hofstaat.server.rows import MatchRow, SeatRow

if TYPE_CHECKING:
    from hofstaat.server.connection import Connection


class Seating:
    """The seats of a match, their holders, and the pages at it; `elsewhere`: who is at it in which other process."""

    row: MatchRow
    seats: list[SeatRow]
    holders: dict[int, set[str]]

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere: list[tuple[str, str]] = []

    def seats_of(self, visitor: str) -> list[int]:
        held = self.holders
        return [seat for seat in range(len(self.seats)) if seat in held and visitor in held[seat]]

    def is_host(self, visitor: str) -> bool:
        """Whoever opened the table, also from another device of the same seat."""
        return visitor == self.row.host or self.row.host_seat in self.seats_of(visitor)

    def visitors(self) -> list[str]:
        """Who is at the table, in this process or another."""
        return [connection.visitor for connection in self.connections] + [visitor for _, visitor in self.elsewhere]

    def is_present(self, seat: int) -> bool:
        held = self.holders.get(seat, set())
        return any(visitor in held for visitor in self.visitors())

    def spectators(self) -> int:
        return sum(not self.seats_of(visitor) for visitor in self.visitors())

    def watching(self, seat: int) -> list[int | None]:
        """Everybody else who can learn something: the other persons' seats, and None for spectators."""
        others: list[int | None] = [s.seat for s in self.seats if s.kind == "person" and s.seat != seat]
        seated = set().union(*self.holders.values())
        return others if seated.issuperset(self.visitors()) else [*others, None]

    def driven(self, seat: int) -> bool:
        """A bot decides for this seat."""
        row = self.seats[seat]
        return row.kind == "bot" or row.steward or row.resigned

    def seat_row(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", seat=seat)
        return self.seats[seat]
