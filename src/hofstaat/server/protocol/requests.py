"""The requests of clients: requests by HTTP and commands over a WebSocket. Unknown fields are refused."""

from typing import Annotated, Literal

import msgspec

Speed = Literal["slow", "normal", "fast", "once"]
WishKind = Literal["me", "here", "open", "bot"]

Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Nickname = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Name = Annotated[str, msgspec.Meta(max_length=60)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[a-z0-9-]+$")]
Anchor = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[a-z0-9:-]+$")]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64)]

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "your-turn",
    "one-moment",
    "what-a-scandal",
    "i-trust-nobody",
    "my-apologies",
    "congratulations",
    "farewell",
)
"""The quick phrases; the texts of all languages have one for each key."""


class HttpRequest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Sent by a client by HTTP: what is not known is refused."""


class Command(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Sent by a client over its WebSocket."""


class SeatWish(HttpRequest):
    """One seat of a table to open: for me, for a further person at this device ("here"), open, or for a bot."""

    kind: WishKind
    level: Level | None = None
    nickname: Nickname | None = None


class OpenTable(HttpRequest):
    """POST /api/tables. `time_bank` in seconds for each person and the whole game; null: no clock. `chronicle`: the
    text of a chronicle to go on with; null: without one. `standing`: seats see where they stand; null: against bots
    they do, with other people not.
    """

    game: str
    nickname: Nickname
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    name: Name = ""
    public: bool = False
    options: dict[str, object] = {}
    time_bank: Annotated[int, msgspec.Meta(ge=10, le=86400)] | None = None
    chronicle: str | None = None
    standing: bool | None = None


class AskReview(HttpRequest):
    """POST /api/tables/{match}/review. Have the review of a finished game made, if it is not there. `eager`: nobody
    waits for it yet, so only where it costs seconds, not minutes.
    """

    eager: bool = False


class WhatIf(HttpRequest):
    """POST /api/tables/{match}/continue. Play on from a finished game after so many lines of its record."""

    ply: Count
    seat: Seat
    nickname: Nickname


class SolvePuzzle(HttpRequest):
    """POST /api/puzzles/{game}/{id}. One of its moves, counted from 0."""

    move: Seat


class PlayPuzzle(HttpRequest):
    """POST /api/puzzles/{game}/{id}/continue. Play on from there against bots."""

    nickname: Nickname


class ShareReview(HttpRequest):
    """POST /api/tables/{match}/review/share. A player may let everybody see it, or no longer."""

    shared: bool


class BeginLesson(HttpRequest):
    """POST /api/lessons. The lesson of a game, where it was left; `again`: from its beginning."""

    game: str
    nickname: Nickname
    again: bool = False


class NameGreatest(HttpRequest):
    """POST /api/tables/{match}/chronicle: what was the greatest challenge of the council that is over."""

    greatest: Annotated[str, msgspec.Meta(max_length=200)]


class JoinTable(HttpRequest):
    """POST /api/tables/{match}/join. With a token any table; without one a public table, or the seat one has left.

    A player who comes back to a seat and gives no nickname has the one from before.
    """

    nickname: Nickname | None = None
    token: Token | None = None
    seat: Seat | None = None


class AskInvite(HttpRequest):
    """POST /api/tables/{match}/invite. The host for an open seat; a seat's own player for a second device."""

    seat: Seat


class Hello(Command, tag="hello"):
    """The first message. `seen`: the `ply` of the last state this page has; null: nothing yet."""

    seen: Count | None = None


class SetSpeed(Command, tag="speed"):
    """How fast this page plays what happens; bots take their time accordingly. `once`: not at all."""

    speed: Speed


class Act(Command, tag="act"):
    """One of the options of a state; `ply` is the state's. `id` is the client's own: repeating it is harmless."""

    seat: Seat
    ply: Count
    code: Count
    id: Id


class Undo(Command, tag="undo"):
    """Take the seat's last action back, while nobody has learnt anything from it."""

    seat: Seat
    ply: Count
    id: Id


class ReadOn(Command, tag="read"):
    """Go on from what the lesson has said; `text` is that of the lesson's message."""

    seat: Seat
    text: Key


class Tap(Command, tag="tap"):
    """Answer the question of the lesson's message by touching one of its `taps` on the board."""

    seat: Seat
    text: Key
    anchor: Anchor


class Resign(Command, tag="resign"):
    """Give up. A bot plays the seat on, so that the others can finish."""

    seat: Seat


class Steward(Command, tag="steward"):
    """Let a bot play for a seat, or take it back. Before the start: a bot for an open seat, or the seat open again."""

    seat: Seat
    on: bool
    level: Level | None = None


class Start(Command, tag="start"):
    """The host begins."""


class Remove(Command, tag="remove"):
    """The host takes a guest's seat away. After the deal its player is asked, who answers with leave or stay."""

    seat: Seat


class Stay(Command, tag="stay"):
    """Keep the seat the host has asked for."""

    seat: Seat


class Rename(Command, tag="rename"):
    seat: Seat
    nickname: Nickname


class Say(Command, tag="say"):
    """Talk, as a seat or (null) as a spectator."""

    text: Text
    seat: Seat | None = None


class Phrase(Command, tag="phrase"):
    """One of the quick phrases."""

    seat: Seat
    key: Key


class Rematch(Command, tag="rematch"):
    """After the end: the same company, seats rotated."""


class Leave(Command, tag="leave"):
    """Give the seat away. After the deal a bot plays it until its player comes back or somebody new takes it."""

    seat: Seat


class Ping(Command, tag="ping"):
    """Answered with pong."""


FromClient = (
    Hello
    | Act
    | Undo
    | ReadOn
    | Tap
    | Resign
    | Steward
    | Start
    | Remove
    | Stay
    | Rename
    | Say
    | Phrase
    | Rematch
    | Leave
    | SetSpeed
    | Ping
)
