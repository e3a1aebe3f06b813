"""The seats of a match, the visitors at it, and the observers who may learn something there."""

from collections.abc import Sequence
from typing import Protocol

from hofstaat.server.match import lessons
from hofstaat.server.match.clocks import Clocks
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.protocol import ServerMessage, Speed
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.models import MatchRow, SeatRow

SLOWNESS: dict[Speed, float] = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "once": 0.25}
"""Of its pace a bot takes so much, for a page that plays what happens at this speed."""


class Subscriber(Protocol):
    """Somebody's page at a table. `seen`: up to which ply it was told what happened; `whole`: from which on in full."""

    visitor: str
    speed: Speed
    seen_ply: int
    full_from_ply: dict[int | None, int]

    def send(self, *messages: ServerMessage) -> None: ...

    def send_bytes(self, *messages: bytes) -> None: ...

    def drop(self) -> None: ...


class Seating:
    """A match, its seats, their holders, and the pages at it. `former`: who held a seat once, and up to which version
    of the match. `remote_presence`: who is at it in which other process. `live_match` is None before the deal.
    """

    row: MatchRow
    seats: list[SeatRow]
    holders: dict[int, set[str]]
    former: dict[int, dict[str, int]]

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.remote_presence: list[tuple[str, str]] = []
        self.live_match: LiveMatch | None = None
        self.clocks = Clocks({})

    def seat_row(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", seat=seat)
        return self.seats[seat]

    def seats_of(self, visitor: str) -> list[int]:
        held = self.holders
        return [seat for seat in range(len(self.seats)) if seat in held and visitor in held[seat]]

    def slowness(self) -> float:
        """How much of their pace bots take: as much as the slowest of those who play here likes."""
        speeds = [SLOWNESS[page.speed] for page in self.subscribers if self.seats_of(page.visitor)]
        return max(speeds, default=SLOWNESS["normal"])

    def is_host(self, visitor: str) -> bool:
        """The visitor who opened the table, also from another device of the same seat."""
        return visitor == self.row.host or self.row.host_seat in self.seats_of(visitor)

    def hold_seat(self, seat: int, visitor: str) -> None:
        """From now on the visitor is one of the seat's holders."""
        self.holders.setdefault(seat, set()).add(visitor)
        self.former.get(seat, {}).pop(visitor, None)

    def vacate_seat(self, seat: int) -> set[str]:
        """From now on nobody holds the seat; who did is remembered."""
        gone = self.holders.pop(seat, set())
        self.former.setdefault(seat, {}).update(dict.fromkeys(gone, self.row.version))
        return gone

    def last_player(self, seat: int) -> set[str]:
        """The visitors who held the seat until it became free: one player's devices."""
        left = self.former.get(seat, {})
        latest = max(left.values(), default=0)
        return {visitor for visitor, until in left.items() if until == latest}

    def is_newcomer(self, visitor: str) -> bool:
        """Neither the host nor anybody who holds or held a seat of this match."""
        once = set().union(*self.former.values())
        return not (visitor in once or self.seats_of(visitor) or self.is_host(visitor))

    def may_take(self, visitor: str, seat: int) -> bool:
        """Before the deal anybody may. Afterwards an open seat has secrets: for its last player, or for a newcomer."""
        return self.row.status == "waiting" or visitor in self.last_player(seat) or self.is_newcomer(visitor)

    def reclaimable(self, visitor: str) -> list[int]:
        """The open seats of a running match that the visitor was the last to hold."""
        if self.row.status != "playing":
            return []
        free = [row.seat for row in self.seats if row.kind == "open" and not row.resigned]
        return [seat for seat in free if visitor in self.last_player(seat)]

    def visitors(self) -> list[str]:
        """The visitors at the table, in this process or another."""
        return [subscriber.visitor for subscriber in self.subscribers] + [
            visitor for _, visitor in self.remote_presence
        ]

    def pages_of(self, visitor: str) -> int:
        """How many pages the visitor has at the table in this process."""
        return sum(subscriber.visitor == visitor for subscriber in self.subscribers)

    def seats_by_subscriber(self) -> dict[Subscriber, list[int]]:
        return {subscriber: self.seats_of(subscriber.visitor) for subscriber in self.subscribers}

    def is_present(self, seat: int) -> bool:
        held = self.holders.get(seat, set())
        return any(visitor in held for visitor in self.visitors())

    def spectators(self) -> int:
        return sum(not self.seats_of(visitor) for visitor in self.visitors())

    def observers_besides(self, seat: int) -> list[int | None]:
        """Everybody else who can learn something: the other persons' seats, and None for spectators."""
        others: list[int | None] = [s.seat for s in self.seats if s.kind == "person" and s.seat != seat]
        seated = set().union(*self.holders.values())
        return others if seated.issuperset(self.visitors()) else [*others, None]

    def is_bot_driven(self, seat: int) -> bool:
        """A bot decides for this seat."""
        row = self.seats[seat]
        return row.kind == "bot" or row.steward or row.resigned

    def undoable(self) -> list[int]:
        """The persons' seats, here or not, whose last action could be taken back now."""
        live_match = self.live_match
        assert live_match is not None
        if lessons.is_running(self.row):
            return []
        return [
            seat
            for seat in live_match.undoing.last_acts
            if not self.is_bot_driven(seat) and live_match.undoing.may_undo(seat, self.observers_besides)
        ]

    def perspectives(self, visitor: str) -> Sequence[int | None]:
        """The seats of a visitor; None stands for a spectator."""
        return self.seats_of(visitor) or (None,)
