"""The server's answers by HTTP. Every field is always there."""

from typing import Literal

import msgspec

from hofstaat.engine.game import Option
from hofstaat.review import Reason, Review

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]


class HttpResponse(msgspec.Struct, kw_only=True):
    """Sent by the server by HTTP: every field is always there."""


class GameCard(HttpResponse):
    """GET /api/games: one of the games. `levels` of bots from gentle to strong; `minutes` from and to; `chronicle`:
    a group may keep one from game to game; `standing`: the game can tell where one stands; `lesson`: how many minutes
    its lesson takes, null if it has none.
    """

    name: str
    seats_min: int
    seats_max: int
    minutes: tuple[int, int]
    options: list[Option]
    levels: list[str]
    rules_version: int
    rule_prefix: str
    chronicle: bool
    standing: bool
    lesson: int | None


class Games(HttpResponse):
    games: list[GameCard]
    phrases: list[str]
    version: str


class RuleText(HttpResponse):
    """GET /api/games/{game}/rules: one numbered rule (`id`), or a paragraph between them (`id` null)."""

    id: str | None
    heading: str | None
    text: str


class CardText(HttpResponse):
    """GET /api/games/{game}/cards: one entry of the printed material and how sure we are of it."""

    name: str
    values: dict[str, object]
    confidence: str


class SeatInfo(HttpResponse):
    """The player of the seat. `level` is the bot's or the steward's; `steward`: a bot plays for the person just now."""

    seat: int
    kind: SeatKind
    nickname: str
    level: str | None
    present: bool
    steward: bool
    resigned: bool


class TableCard(HttpResponse):
    """A table in the lobby. `turn`: the seats that owe a decision; `yours`: the seats of who asks. Times in seconds."""

    match: str
    game: str
    name: str
    public: bool
    status: Status
    seats: list[SeatInfo]
    yours: list[int]
    host: bool
    turn: list[int]
    your_turn: bool
    created: float
    changed: float


class LessonCard(HttpResponse):
    """A lesson that was begun, at which table, and how far one is; `learnt`: it was finished once."""

    game: str
    match: str
    step: int
    steps: int
    learnt: bool


class Tables(HttpResponse):
    """GET /api/tables. `lessons`: of each game the lesson this visitor began last."""

    open: list[TableCard]
    mine: list[TableCard]
    lessons: list[LessonCard]


class Opened(HttpResponse):
    """POST /api/tables."""

    match: str


class Joined(HttpResponse):
    """POST /api/tables/{match}/join."""

    match: str
    seat: int


class Invite(HttpResponse):
    """POST /api/tables/{match}/invite: for the link /join/{match}#{token}. Works once, until `expires`."""

    match: str
    seat: int
    token: str
    expires: float


class Witnessed(HttpResponse):
    """An event as one seat witnessed it (a struct of the game's types) and the ply that brought it.

    `secret`: spectators were told less.
    """

    ply: int
    event: object
    secret: bool = False


class Ending(msgspec.Struct, kw_only=True):
    """The winners (several share it), everybody's points, and the reason's key."""

    winners: list[int]
    scores: list[int]
    reason: str


class ReplayStep(HttpResponse):
    """One ply of a finished game. `who`: the seat, null for chance. `words`: what it did; null where not to be seen.

    `view` is the asked perspective's; with all cards open, `views` has every seat's and `view` the spectator's.
    """

    ply: int
    who: int | None
    words: str | None
    events: list[Witnessed]
    view: object
    views: list[object] | None


class Replay(HttpResponse):
    """GET /api/tables/{match}/replay?seat=0|1|...|all|none, once the game is over."""

    match: str
    game: str
    seat: int | None
    all_open: bool
    seats: list[SeatInfo]
    commitment: str
    seed: str
    outcome: Ending
    steps: list[ReplayStep]


class ReviewState(HttpResponse):
    """GET and POST /api/tables/{match}/review, once the game is over. `progress`: from 0 to 1 while it is made;
    `before`: how many others are made first; `shared`: everybody may see it; `yours`: who asks may share it.
    """

    status: Literal["none", "waiting", "made"]
    progress: float
    before: int
    shared: bool
    yours: bool
    review: Review | None


class PuzzleCard(HttpResponse):
    """One puzzle: in which turn of its game it stands, and how many kinds of bots miss it."""

    game: str
    id: str
    level: Literal["easy", "medium", "hard"]
    turn: int


class Puzzles(HttpResponse):
    """GET /api/puzzles: today's, the same for everybody, and all there are."""

    today: PuzzleCard | None
    puzzles: list[PuzzleCard]


class PuzzlePosition(HttpResponse):
    """GET /api/puzzles/{game}/{id}: all that the seat sees and was told; `moves` to choose from are choices."""

    card: PuzzleCard
    seat: int
    unit: str
    seats: list[SeatInfo]
    view: object
    events: list[Witnessed]
    moves: list[object]


class PuzzleMove(HttpResponse):
    """How good a move of a puzzle is, with one standard error, and why."""

    value: float
    error: float
    is_right: bool
    reasons: list[Reason]


class PuzzleAnswer(HttpResponse):
    """POST /api/puzzles/{game}/{id}."""

    right: bool
    moves: list[PuzzleMove]


class Problem(HttpResponse):
    """The body of every refusal by HTTP."""

    key: str
    params: dict[str, object]


class Health(HttpResponse):
    """GET /healthz."""

    status: Literal["ok", "failing"]
    version: str
