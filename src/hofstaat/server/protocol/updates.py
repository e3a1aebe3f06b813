"""The server's messages over a WebSocket. Every field is always there."""

from typing import Literal

import msgspec

from hofstaat.server.protocol.responses import Ending, SeatInfo, Status, Witnessed


class ServerMessage(msgspec.Struct, kw_only=True, tag_field="msg"):
    """Sent by the server over a WebSocket: every field is always there."""


class Welcome(ServerMessage, tag="welcome"):
    """Answers hello: the seats of this visitor, whether it is the host, and what is committed to for the deal.

    `reclaimable`: seats this visitor was the last to hold, and may take back as long as they are open.
    """

    seats: list[int]
    host: bool
    spectator: bool
    reclaimable: list[int]
    commitment: str
    version: str


class Table(ServerMessage, tag="table"):
    """The players and the agreement; again after every change of it.

    `asked`: the seats whose players the host has asked for their seat, and who have not answered. `standing`: whether
    seats see where they stand.
    """

    match: str
    game: str
    name: str
    public: bool
    options: dict[str, object]
    status: Status
    seats: list[SeatInfo]
    asked: list[int]
    host_here: bool
    time_bank: int | None
    standing: bool
    spectators: int
    rematch: str | None


class Choice(msgspec.Struct, kw_only=True):
    """A legal action: its code, and the same as a struct of the game's types."""

    code: int
    choice: object


class Clock(msgspec.Struct, kw_only=True):
    """Seconds left in the time bank of each seat (null: none), and whose are running down."""

    left: list[float | None]
    running: list[int]


class State(ServerMessage, tag="state"):
    """The view of a seat (null: a spectator) sees and may do. `ply` counts the entries of the match's log so far.

    `standing`: where the seat stands (the game's own struct), where the table agreed on that and the game can tell.
    """

    seat: int | None
    ply: int
    view: object
    options: list[Choice]
    actors: list[int]
    may_talk: bool
    may_undo: bool
    standing: object | None
    clock: Clock | None


class Events(ServerMessage, tag="events"):
    """The events a seat witnessed. It replaces all of its log from `ply_from` on; the log then reaches up to `ply`."""

    seat: int | None
    ply_from: int
    ply: int
    events: list[Witnessed]


class LessonStep(ServerMessage, tag="lesson"):
    """The lesson's texts at a seat now: `lesson-TEXT` of the game's lesson texts, and where on the board it points.

    `asks`: to be read, an action to be played (`expected`: the codes that go on), or something to be touched (one of
    `taps`). `title`: the step it belongs to. Behind the last step `text` is null, or a remark on the free game.
    """

    seat: int
    step: int
    steps: int
    title: str | None
    text: str | None
    point_at: str | None
    asks: Literal["read", "act", "tap"]
    expected: list[int]
    taps: list[str]


class ChatEntry(msgspec.Struct, kw_only=True):
    """Either a text or the key of a phrase. `seat` null: a spectator."""

    id: int
    seat: int | None
    nickname: str
    text: str | None
    phrase: str | None
    at: float


class Chat(ServerMessage, tag="chat"):
    entries: list[ChatEntry]


class Accepted(ServerMessage, tag="accepted"):
    """The command with this id is carried out and safely stored; the log then reaches up to `ply`."""

    id: str
    ply: int


class Refused(ServerMessage, tag="refused"):
    """The command was not carried out and changed nothing. `id` null: the command had none."""

    id: str | None
    key: str
    params: dict[str, object]
    ply: int


class Over(ServerMessage, tag="over"):
    """The game has ended: the seed that was committed to can now be checked."""

    outcome: Ending
    seed: str
    rematch: str | None


class Error(ServerMessage, tag="error"):
    """Something is wrong with the connection or the match, not with a command."""

    key: str
    params: dict[str, object]


class Pong(ServerMessage, tag="pong"):
    """Answers ping."""


FromServer = Welcome | Table | State | Events | LessonStep | Chat | Accepted | Refused | Over | Error | Pong
