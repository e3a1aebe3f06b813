"""Reading and writing the rows of the store: plain functions over a connection, to be run as the store's jobs."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, update

from hofstaat.server.schema import CHAT, HOLDERS, LOG, MATCHES, SEATS, TOKENS

RECENT = 60
TALK_KEPT = 200


class Taken(Exception):
    """Somebody was quicker: the seat is no longer open, the token no longer good, the rematch already made."""


class MatchRow(msgspec.Struct, kw_only=True):
    """A match: what was agreed, the seed of its chance, and how far it is. The seed never leaves before the end.
    `chronicle`: that of the group before this game; `greatest`: what was its greatest challenge, once somebody said.
    """

    id: str
    game: str
    rules: int
    cards: str
    seats: int
    options: dict[str, object]
    name: str
    public: bool
    status: str
    host: str
    host_seat: int | None
    seed: str
    commitment: str
    time_bank: int | None
    turn: list[int]
    rematch: str | None
    created: float
    changed: float
    chronicle: str | None = None
    greatest: str | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat. `told`: how far its player was told what happened; `time_left` of its time bank."""

    seat: int
    kind: str
    nickname: str
    level: str | None
    steward: bool = False
    resigned: bool = False
    told: int = 0
    time_left: float | None = None


class Entry(msgspec.Struct, kw_only=True):
    """One ply of a match's log: an action ("act", in words), lots drawn ("lots"), or an action taken back ("undo")."""

    ply: int
    kind: str
    seat: int | None
    data: str
    command: str | None
    at: float


class TalkRow(msgspec.Struct, kw_only=True):
    id: int
    seat: int | None
    nickname: str
    text: str | None
    phrase: str | None
    at: float


class Loaded(msgspec.Struct):
    """Everything about one match."""

    row: MatchRow
    seats: list[SeatRow]
    holders: dict[int, set[str]]
    log: list[Entry]


# -- matches -----------------------------------------------------------------------------------------------------------


def insert_match(c: Connection, loaded: Loaded) -> None:
    c.execute(insert(MATCHES).values(**plain(loaded.row)))
    for seat in loaded.seats:
        c.execute(insert(SEATS).values(match=loaded.row.id, **plain(seat)))
        for visitor in sorted(loaded.holders.get(seat.seat, ())):
            add_holder(c, loaded.row.id, seat.seat, visitor)
    append(c, loaded.row.id, loaded.log)


def load(c: Connection, match: str) -> Loaded | None:
    row = c.execute(select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
    if row is None:
        return None
    entries = c.execute(without_match(LOG).where(LOG.c.match == match).order_by(LOG.c.ply)).mappings()
    log = [Entry(**entry) for entry in entries]
    return Loaded(match_of(row), seats_of(c, match), holders_of(c, match), log)


def match_of(row: Any) -> MatchRow:
    packed = {"options": msgspec.json.decode(row["options"]), "turn": msgspec.json.decode(row["turn"])}
    return MatchRow(**{**row, **packed})


def seats_of(c: Connection, match: str) -> list[SeatRow]:
    rows = c.execute(without_match(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)).mappings()
    return [SeatRow(**row) for row in rows]


def holders_of(c: Connection, match: str) -> dict[int, set[str]]:
    held: dict[int, set[str]] = {}
    for seat, visitor in c.execute(select(HOLDERS.c.seat, HOLDERS.c.visitor).where(HOLDERS.c.match == match)):
        held.setdefault(seat, set()).add(visitor)
    return held


def change_match(c: Connection, match: str, **values: object) -> None:
    c.execute(update(MATCHES).where(MATCHES.c.id == match).values(**packed(values)))


def begin(c: Connection, row: MatchRow, entries: Sequence[Entry]) -> None:
    """The deal: the first entries of the log."""
    append(c, row.id, entries)
    change_match(c, row.id, status=row.status, turn=row.turn, changed=row.changed)


def append(c: Connection, match: str, entries: Sequence[Entry]) -> None:
    """Add to the log. Whoever adds a ply that is already there is refused by the key."""
    if entries:
        c.execute(insert(LOG), [{"match": match, **plain(entry)} for entry in entries])


def link_rematch(c: Connection, match: str, following: Loaded) -> None:
    """A new match after this one, unless there already is one."""
    free = and_(MATCHES.c.id == match, MATCHES.c.rematch.is_(None))
    if c.execute(update(MATCHES).where(free).values(rematch=following.row.id)).rowcount != 1:
        raise Taken
    insert_match(c, following)


# -- seats -------------------------------------------------------------------------------------------------------------


def change_seat(c: Connection, match: str, seat: int, **values: object) -> None:
    c.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(**values))


def save_seat(c: Connection, match: str, row: SeatRow) -> None:
    values = plain(row)
    change_seat(c, match, values.pop("seat"), **values)


def remember_told(c: Connection, match: str, told: dict[int, int]) -> None:
    for seat, ply in told.items():
        change_seat(c, match, seat, told=ply)


def take_seat(c: Connection, match: str, row: SeatRow, visitor: str, token: str | None) -> None:
    """An open seat gets its player; a token is used up with it."""
    if token is not None:
        use_token(c, token)
    open_seat = and_(SEATS.c.match == match, SEATS.c.seat == row.seat, SEATS.c.kind == "open")
    values = plain(row)
    del values["seat"]
    if c.execute(update(SEATS).where(open_seat).values(**values)).rowcount != 1:
        raise Taken
    add_holder(c, match, row.seat, visitor)


def share_seat(c: Connection, match: str, seat: int, visitor: str, token: str) -> None:
    """Another device of the seat's player."""
    use_token(c, token)
    drop = and_(HOLDERS.c.match == match, HOLDERS.c.seat == seat, HOLDERS.c.visitor == visitor)
    c.execute(delete(HOLDERS).where(drop))
    add_holder(c, match, seat, visitor)


def free_seat(c: Connection, match: str, row: SeatRow) -> None:
    """Nobody holds the seat any more, and no link to it works."""
    save_seat(c, match, row)
    c.execute(delete(HOLDERS).where(HOLDERS.c.match == match, HOLDERS.c.seat == row.seat))
    c.execute(delete(TOKENS).where(TOKENS.c.match == match, TOKENS.c.seat == row.seat))


def add_holder(c: Connection, match: str, seat: int, visitor: str) -> None:
    c.execute(insert(HOLDERS).values(match=match, seat=seat, visitor=visitor))


# -- one-time links ----------------------------------------------------------------------------------------------------


def add_token(c: Connection, token: str, match: str, seat: int, kind: str, expires: float) -> None:
    c.execute(insert(TOKENS).values(hash=token, match=match, seat=seat, kind=kind, expires=expires, used=False))


def find_token(c: Connection, token: str, match: str, now: float) -> tuple[int, str] | None:
    """The seat and kind of a token (given by its hash) that is still good."""
    good = and_(TOKENS.c.hash == token, TOKENS.c.match == match, TOKENS.c.used.is_(False), TOKENS.c.expires > now)
    row = c.execute(select(TOKENS.c.seat, TOKENS.c.kind).where(good)).first()
    return None if row is None else (row.seat, row.kind)


def use_token(c: Connection, token: str) -> None:
    unused = and_(TOKENS.c.hash == token, TOKENS.c.used.is_(False))
    if c.execute(update(TOKENS).where(unused).values(used=True)).rowcount != 1:
        raise Taken


# -- talk --------------------------------------------------------------------------------------------------------------


def add_talk(c: Connection, match: str, talk: TalkRow) -> TalkRow:
    """The server numbers what is said."""
    last = c.execute(select(func.max(CHAT.c.id)).where(CHAT.c.match == match)).scalar()
    talk = msgspec.structs.replace(talk, id=(last or 0) + 1)
    c.execute(insert(CHAT).values(match=match, **plain(talk)))
    return talk


def recent_talk(c: Connection, match: str) -> list[TalkRow]:
    newest = without_match(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.id.desc()).limit(TALK_KEPT)
    return [TalkRow(**row) for row in reversed(c.execute(newest).mappings().all())]


# -- the lobby ---------------------------------------------------------------------------------------------------------


def open_tables(c: Connection, since: float) -> list[Loaded]:
    """Public tables that still have an open seat."""
    has_room = select(SEATS.c.match).where(SEATS.c.kind == "open")
    listed = and_(MATCHES.c.public.is_(True), MATCHES.c.status == "waiting", MATCHES.c.changed > since)
    chosen = select(MATCHES).where(listed, MATCHES.c.id.in_(has_room)).order_by(MATCHES.c.changed.desc())
    return with_seats(c, c.execute(chosen.limit(RECENT)).mappings().all())


def tables_of(c: Connection, visitor: str) -> list[Loaded]:
    """The tables where this visitor holds a seat or is the host; unfinished ones first."""
    held = select(HOLDERS.c.match).where(HOLDERS.c.visitor == visitor)
    chosen = select(MATCHES).where(or_(MATCHES.c.id.in_(held), MATCHES.c.host == visitor))
    order = chosen.order_by(MATCHES.c.status == "over", MATCHES.c.changed.desc())
    return with_seats(c, c.execute(order.limit(RECENT)).mappings().all())


def with_seats(c: Connection, found: Sequence[Any]) -> list[Loaded]:
    return [Loaded(match_of(row), seats_of(c, row["id"]), holders_of(c, row["id"]), []) for row in found]


# -- plain values ------------------------------------------------------------------------------------------------------


def plain(row: msgspec.Struct) -> dict[str, Any]:
    return packed(msgspec.structs.asdict(row))


def packed(values: dict[str, Any]) -> dict[str, Any]:
    """Lists and mappings are stored as JSON text, the same in every database."""
    return {k: msgspec.json.encode(v).decode() if isinstance(v, list | dict) else v for k, v in values.items()}


def without_match(table: Table) -> Any:
    return select(*(column for column in table.c if column.name != "match"))
