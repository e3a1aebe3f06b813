"""Builds the structs of the protocol that tell about a table, from a room and its seats."""

import time

import hofstaat
from hofstaat.engine.table import Outcome
from hofstaat.server.match.seating import Seating
from hofstaat.server.protocol import (
    Chat,
    ChatEntry,
    Clock,
    Ending,
    Over,
    SeatInfo,
    SeatKind,
    Status,
    Table,
    TableCard,
    Welcome,
)
from hofstaat.server.storage.models import ChatRow, MatchRow, SeatRow

KINDS: dict[str, SeatKind] = {"person": "person", "bot": "bot", "open": "open"}
STATUS: dict[str, Status] = {"waiting": "waiting", "playing": "playing", "over": "over"}


def welcome(room: Seating, visitor: str) -> Welcome:
    seats = room.seats_of(visitor)
    return Welcome(
        seats=seats,
        host=room.is_host(visitor),
        spectator=not seats,
        reclaimable=room.reclaimable(visitor),
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
        asked=[seat.seat for seat in room.seats if seat.asked is not None],
        host_here=any(room.is_host(visitor) for visitor in room.visitors()),
        time_bank=row.time_bank,
        standing=row.standing,
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


def clock(room: Seating) -> Clock | None:
    if room.row.time_bank is None:
        return None
    now = time.monotonic()
    left = [room.clocks.left_at(seat.seat, now) for seat in room.seats]
    tenths = [None if seconds is None else round(seconds, 1) for seconds in left]
    return Clock(left=tenths, running=sorted(room.clocks.since))


def over(room: Seating) -> Over:
    """Only a finished match has an outcome; only then is its seed told."""
    outcome = room.live_match.outcome() if room.live_match else None
    assert outcome is not None
    return Over(outcome=ending(outcome), seed=room.row.seed, rematch=room.row.rematch)


def ending(outcome: Outcome) -> Ending:
    return Ending(winners=list(outcome.winners), scores=list(outcome.scores), reason=outcome.reason)


def chat(talk: list[ChatRow]) -> Chat:
    return Chat(entries=[chat_entry(row) for row in talk])


def chat_entry(row: ChatRow) -> ChatEntry:
    return ChatEntry(id=row.id, seat=row.seat, nickname=row.nickname, text=row.text, phrase=row.phrase, at=row.at)


def table_card(row: MatchRow, infos: list[SeatInfo], yours: list[int], *, host: bool) -> TableCard:
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
