"""A match as it is stored, row by row."""

from typing import Literal

import msgspec


class MatchRow(msgspec.Struct, kw_only=True):
    """A match: what was agreed, the seed of its chance, and how far it is. The seed never leaves before the end.

    `version` counts its changes, whatever they are: who changes it must have seen the one before.
    `chronicle`: that of the group before this game; `greatest`: what was its greatest challenge, once somebody said.
    `outcome`: how it ended, as JSON; matches that ended before this was kept have none.
    `standing`: whether it was agreed that seats see where they stand.
    `lesson`: how far it is as a lesson, as JSON.
    """

    id: str
    game: str
    rules: int
    cards: str
    seats: int
    options: dict[str, object]
    name: str
    public: bool
    status: Literal["waiting", "playing", "over"]
    host: str
    host_seat: int | None
    seed: str
    commitment: str
    time_bank: int | None
    turn: list[int]
    rematch: str | None
    created: float
    changed: float
    version: int = 0
    chronicle: str | None = None
    greatest: str | None = None
    outcome: str | None = None
    standing: bool = False
    lesson: str | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat. `told`: how far its player was told what happened; `time_left` of its time bank; `asked`: when the host
    asked its player for it, until that is answered.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    nickname: str
    level: str | None
    steward: bool = False
    resigned: bool = False
    told: int = 0
    time_left: float | None = None
    asked: float | None = None


class LogEntry(msgspec.Struct, kw_only=True):
    """One ply of a match's log: a line of its record, or of an action taken back, as JSON."""

    ply: int
    line: str
    command: str | None
    at: float


class ChatRow(msgspec.Struct, kw_only=True):
    id: int
    seat: int | None
    nickname: str
    text: str | None
    phrase: str | None
    at: float


class StoredMatch(msgspec.Struct):
    """Everything about one match. `remote_presence`: who is at it in which other process. `former`: who held a seat
    once, and up to which version of the match.
    """

    row: MatchRow
    seats: list[SeatRow]
    holders: dict[int, set[str]]
    log: list[LogEntry]
    remote_presence: list[tuple[str, str]] = msgspec.field(default_factory=list)
    last_chat_id: int = 0
    former: dict[int, dict[str, int]] = msgspec.field(default_factory=dict)
