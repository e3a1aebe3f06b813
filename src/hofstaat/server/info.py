"""What the server tells about a table, built from a room."""

import time
from typing import TYPE_CHECKING

import hofstaat
from hofstaat.engine.table import Outcome
from hofstaat.server.messages import (
    Chat,
    ChatEntry,
    Choice,
    Clock,
    Ending,
    Over,
    SeatInfo,
    SeatKind,
    State,
    Status,
    Table,
    TableCard,
    Welcome,
)
from hofstaat.server.seating import Seating
from hofstaat.server.stored import MatchRow, SeatRow, TalkRow

if TYPE_CHECKING:
    from hofstaat.server.telling import Telling

KINDS: dict[str, SeatKind] = {"person": "person", "bot": "bot", "open": "open"}
STATUS: dict[str, Status] = {"waiting": "waiting", "playing": "playing", "over": "over"}


def welcome(room: Seating, visitor: str) -> Welcome:
    seats = room.seats_of(visitor)
    return Welcome(
        seats=seats,
        host=room.is_host(visitor),
        spectator=not seats,
        commitment=room.row.commitment,
        version=hofstaat.__version__,
    )


def table(room: Seating) -> Table:
    row = room.row
    return Table(
        match=row.id,
        game=row.game,
        name=row.name,
        public=row.public,
        options=row.options,
        status=STATUS[row.status],
        seats=seats(room),
        host_here=any(room.is_host(visitor) for visitor in room.visitors()),
        time_bank=row.time_bank,
        spectators=room.spectators(),
        rematch=row.rematch,
    )


def seats(room: Seating) -> list[SeatInfo]:
    return [seat_info(row, present=room.is_present(row.seat)) for row in room.seats]


def seat_info(row: SeatRow, *, present: bool) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        kind=KINDS[row.kind],
        nickname=row.nickname,
        level=row.level,
        present=present,
        steward=row.steward,
        resigned=row.resigned,
    )


def state(telling: "Telling", seat: int | None) -> State:
    """What the seat sees and may do now."""
    room, play = telling.room, telling.play
    game, truth = play.game, play.table
    codes = [] if seat is None or room.seats[seat].resigned else truth.options(seat)
    return State(
        seat=seat,
        ply=play.ply,
        view=telling.view(seat),
        options=[Choice(code=code, choice=game.choice(truth, seat or 0, code)) for code in codes],
        actors=telling.actors,
        may_talk=game.may_talk(truth, seat),
        may_undo=seat in telling.undoable,
        clock=telling.clock,
    )


def clock(room: Seating) -> Clock | None:
    if room.row.time_bank is None:
        return None
    now = time.monotonic()
    left = [room.clocks.left_at(seat.seat, now) for seat in room.seats]
    tenths = [None if seconds is None else round(seconds, 1) for seconds in left]
    return Clock(left=tenths, running=sorted(room.clocks.since))


def over(room: Seating) -> Over:
    """Only a finished match has an outcome; only then is its seed told."""
    outcome = room.play.outcome() if room.play else None
    assert outcome is not None
    return Over(outcome=ending(outcome), seed=room.row.seed, rematch=room.row.rematch)


def ending(outcome: Outcome) -> Ending:
    return Ending(winners=list(outcome.winners), scores=list(outcome.scores), reason=outcome.reason)


def chat(talk: list[TalkRow]) -> Chat:
    return Chat(entries=[entry(row) for row in talk])


def entry(row: TalkRow) -> ChatEntry:
    return ChatEntry(id=row.id, seat=row.seat, nickname=row.nickname, text=row.text, phrase=row.phrase, at=row.at)


def card(row: MatchRow, infos: list[SeatInfo], yours: list[int], *, host: bool) -> TableCard:
    """A table as the lobby shows it."""
    return TableCard(
        match=row.id,
        game=row.game,
        name=row.name,
        public=row.public,
        status=STATUS[row.status],
        seats=infos,
        yours=yours,
        host=host,
        turn=row.turn,
        your_turn=bool(set(row.turn) & set(yours)),
        created=row.created,
        changed=row.changed,
    )
