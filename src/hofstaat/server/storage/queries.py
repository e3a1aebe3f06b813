"""Reading and writing the rows of the store: plain functions over a connection, to be run as the store's jobs."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, bindparam, delete, exists, func, insert, or_, select, update

from hofstaat.server.storage.errors import AlreadyTaken, CorruptRow, VersionConflict
from hofstaat.server.storage.models import ChatRow, LogEntry, MatchRow, SeatRow, StoredMatch
from hofstaat.server.storage.schema import CHAT, HOLDERS, IS_WAITING, LOG, MATCHES, PRESENCE, SEATS, TOKENS

MAX_LISTED = 60
MAX_CHAT = 200


# -- matches -----------------------------------------------------------------------------------------------------------


def insert_match(c: Connection, loaded: StoredMatch) -> None:
    c.execute(insert(MATCHES).values(**row_values(loaded.row)))
    for seat in loaded.seats:
        c.execute(insert(SEATS).values(match=loaded.row.id, **row_values(seat)))
        for visitor in sorted(loaded.holders.get(seat.seat, ())):
            add_holder(c, loaded.row.id, seat.seat, visitor)
    append_log(c, loaded.row.id, loaded.log)


def load_match(c: Connection, match: str, process: str = "", since: int = 0) -> StoredMatch | None:
    """The match as this process has to know it, with its log from that ply on."""
    row = c.execute(select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
    if row is None:
        return None
    new = and_(LOG.c.match == match, LOG.c.ply >= since)
    log = [
        LogEntry(**entry) for entry in c.execute(columns_without_match(LOG).where(new).order_by(LOG.c.ply)).mappings()
    ]
    others = and_(PRESENCE.c.match == match, PRESENCE.c.process != process)
    elsewhere = [(row.process, row.visitor) for row in c.execute(select(PRESENCE).where(others))]
    held, former = holders_of(c, match), former_holders_of(c, match)
    loaded = StoredMatch(
        match_row(row), seats_of(c, match), held, log, sorted(elsewhere), last_chat_id(c, match), former
    )
    if len(loaded.seats) != loaded.row.seats:
        raise CorruptRow
    return loaded


def match_row(row: Any) -> MatchRow:
    try:
        packed = {"options": msgspec.json.decode(row["options"]), "turn": msgspec.json.decode(row["turn"])}
        return msgspec.convert(with_str_keys({**row, **packed}), MatchRow)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise CorruptRow from None


def seats_of(c: Connection, match: str) -> list[SeatRow]:
    rows = c.execute(columns_without_match(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)).mappings()
    try:
        return [msgspec.convert(with_str_keys(row), SeatRow) for row in rows]
    except msgspec.ValidationError:
        raise CorruptRow from None


def holders_of(c: Connection, match: str) -> dict[int, set[str]]:
    """The present holders of each seat."""
    held: dict[int, set[str]] = {}
    now = and_(HOLDERS.c.match == match, HOLDERS.c.until.is_(None))
    for seat, visitor in c.execute(select(HOLDERS.c.seat, HOLDERS.c.visitor).where(now)):
        held.setdefault(seat, set()).add(visitor)
    return held


def former_holders_of(c: Connection, match: str) -> dict[int, dict[str, int]]:
    """The former holders of each seat, and up to which version of the match."""
    former: dict[int, dict[str, int]] = {}
    once = and_(HOLDERS.c.match == match, HOLDERS.c.until.is_not(None))
    for seat, visitor, until in c.execute(select(HOLDERS.c.seat, HOLDERS.c.visitor, HOLDERS.c.until).where(once)):
        former.setdefault(seat, {})[visitor] = until
    return former


def update_match(c: Connection, match: str, version: int, **values: object) -> None:
    """Change the match, if this version of it is still the present one."""
    present = and_(MATCHES.c.id == match, MATCHES.c.version == version)
    changed = update(MATCHES).where(present).values(version=version + 1, **with_json(values))
    if c.execute(changed).rowcount != 1:
        raise VersionConflict


def append_log(c: Connection, match: str, entries: Sequence[LogEntry]) -> None:
    """Add to the log. A ply that is already there is refused by the key."""
    if entries:
        c.execute(insert(LOG), [{"match": match, **row_values(entry)} for entry in entries])


def link_rematch(c: Connection, match: str, following: StoredMatch) -> None:
    """A new match after this one, unless there already is one."""
    free = and_(MATCHES.c.id == match, MATCHES.c.rematch.is_(None))
    if c.execute(update(MATCHES).where(free).values(rematch=following.row.id)).rowcount != 1:
        raise AlreadyTaken
    insert_match(c, following)


class MatchChange(msgspec.Struct, frozen=True, kw_only=True):
    """The consequences of an action, as a job: new plies, how far the match is, and seats that have changed with it."""

    match: str
    version: int
    status: str
    turn: str
    changed: float
    entries: list[LogEntry]
    seats: list[SeatRow]
    outcome: str | None = None
    lesson: str | None = None

    def __call__(self, c: Connection) -> None:
        update_match(c, self.match, self.version, **{name: getattr(self, name) for name in CHANGED_COLUMNS})
        append_log(c, self.match, self.entries)
        for seat in self.seats:
            save_seat(c, self.match, seat)


CHANGED_COLUMNS = ("status", "turn", "changed", "outcome", "lesson")
UPDATE_MATCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("of_match"), MATCHES.c.version == bindparam("from_version"))
    .values(version=MATCHES.c.version + 1, **{name: bindparam(name) for name in CHANGED_COLUMNS})
)
UPDATE_COLUMNS = ("of_match", "from_version", *CHANGED_COLUMNS)
INSERT_LOG = insert(LOG)
LOG_COLUMNS = tuple(column.name for column in LOG.c)


def write_batch(c: Connection, changes: Sequence[MatchChange]) -> None:
    """Many changes in few statements; if one of them cannot be, none is."""
    touched = [(x.match, x.version, x.status, x.turn, x.changed, x.outcome, x.lesson) for x in changes]
    plies = [(x.match, *msgspec.structs.astuple(entry)) for x in changes for entry in x.entries]
    if c.execute(UPDATE_MATCH, [dict(zip(UPDATE_COLUMNS, row)) for row in touched]).rowcount != len(changes):
        raise VersionConflict
    if plies:
        c.execute(INSERT_LOG, [dict(zip(LOG_COLUMNS, row)) for row in plies])
    for change in changes:
        for seat in change.seats:
            save_seat(c, change.match, seat)


# -- seats -------------------------------------------------------------------------------------------------------------


def change_seat(c: Connection, match: str, seat: int, **values: object) -> None:
    c.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(**values))


def save_seat(c: Connection, match: str, row: SeatRow) -> None:
    values = row_values(row)
    change_seat(c, match, values.pop("seat"), **values)


def save_told(c: Connection, match: str, gone: dict[int, tuple[int, float | None]]) -> None:
    """How far these seats were told, and what is left of their time."""
    for seat, (told, time_left) in gone.items():
        change_seat(c, match, seat, told=told, time_left=time_left)


def take_seat(c: Connection, match: str, row: SeatRow, visitor: str, token: str | None) -> None:
    """An open seat gets its player; a token is used up with it."""
    if token is not None:
        use_token(c, token)
    open_seat = and_(SEATS.c.match == match, SEATS.c.seat == row.seat, SEATS.c.kind == "open")
    values = row_values(row)
    del values["seat"]
    if c.execute(update(SEATS).where(open_seat).values(**values)).rowcount != 1:
        raise AlreadyTaken
    add_holder(c, match, row.seat, visitor)


def share_seat(c: Connection, match: str, seat: int, visitor: str, token: str) -> None:
    """Another device of the seat's player."""
    use_token(c, token)
    add_holder(c, match, seat, visitor)


def free_seat(c: Connection, match: str, row: SeatRow, until: int) -> None:
    """Nobody holds the seat any more (who did is remembered, up to this version), and no link to it works."""
    save_seat(c, match, row)
    held = and_(HOLDERS.c.match == match, HOLDERS.c.seat == row.seat, HOLDERS.c.until.is_(None))
    c.execute(update(HOLDERS).where(held).values(until=until))
    c.execute(delete(TOKENS).where(TOKENS.c.match == match, TOKENS.c.seat == row.seat))


def add_holder(c: Connection, match: str, seat: int, visitor: str) -> None:
    """Also somebody who held the seat before."""
    before = and_(HOLDERS.c.match == match, HOLDERS.c.seat == seat, HOLDERS.c.visitor == visitor)
    c.execute(delete(HOLDERS).where(before))
    c.execute(insert(HOLDERS).values(match=match, seat=seat, visitor=visitor))


# -- one-time links ----------------------------------------------------------------------------------------------------


class Token(msgspec.Struct, frozen=True):
    """A one-time link, by the hash of its secret: to an open seat ("invite"), or to one's own elsewhere ("along")."""

    hash: str
    seat: int
    kind: str
    expires: float


def add_token(c: Connection, match: str, token: Token) -> None:
    c.execute(insert(TOKENS).values(match=match, used=False, **msgspec.structs.asdict(token)))


def find_token(c: Connection, token: str, match: str, now: float) -> tuple[int, str] | None:
    """The seat and kind of a token (given by its hash) that is still good."""
    good = and_(TOKENS.c.hash == token, TOKENS.c.match == match, TOKENS.c.used.is_(False), TOKENS.c.expires > now)
    row = c.execute(select(TOKENS.c.seat, TOKENS.c.kind).where(good)).first()
    return None if row is None else (row.seat, row.kind)


def use_token(c: Connection, token: str) -> None:
    unused = and_(TOKENS.c.hash == token, TOKENS.c.used.is_(False))
    if c.execute(update(TOKENS).where(unused).values(used=True)).rowcount != 1:
        raise AlreadyTaken


# -- talk --------------------------------------------------------------------------------------------------------------


def add_chat(c: Connection, match: str, talk: ChatRow) -> ChatRow:
    """The server numbers what is said."""
    talk = msgspec.structs.replace(talk, id=last_chat_id(c, match) + 1)
    c.execute(insert(CHAT).values(match=match, **row_values(talk)))
    return talk


def last_chat_id(c: Connection, match: str) -> int:
    return c.execute(select(func.max(CHAT.c.id)).where(CHAT.c.match == match)).scalar() or 0


def chat_since(c: Connection, match: str, known: int) -> list[ChatRow]:
    """The remarks after that one."""
    newer = columns_without_match(CHAT).where(CHAT.c.match == match, CHAT.c.id > known).order_by(CHAT.c.id)
    return [ChatRow(**row) for row in c.execute(newer.limit(MAX_CHAT)).mappings()]


def recent_chat(c: Connection, match: str) -> list[ChatRow]:
    newest = columns_without_match(CHAT).where(CHAT.c.match == match).order_by(CHAT.c.id.desc()).limit(MAX_CHAT)
    return [ChatRow(**row) for row in reversed(c.execute(newest).mappings().all())]


# -- the lobby ---------------------------------------------------------------------------------------------------------


def open_tables(c: Connection, since: float) -> list[StoredMatch]:
    """Public tables that still have an open seat."""
    has_room = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind == "open")
    listed = and_(MATCHES.c.public.is_(True), IS_WAITING, MATCHES.c.changed > since)
    chosen = select(MATCHES).where(listed, has_room).order_by(MATCHES.c.changed.desc())
    return with_seats(c, c.execute(chosen.limit(MAX_LISTED)).mappings().all())


def tables_of(c: Connection, visitor: str) -> list[StoredMatch]:
    """The tables where this visitor holds a seat or is the host; unfinished ones first."""
    held = select(HOLDERS.c.match).where(HOLDERS.c.visitor == visitor, HOLDERS.c.until.is_(None))
    chosen = select(MATCHES).where(or_(MATCHES.c.id.in_(held), MATCHES.c.host == visitor))
    order = chosen.order_by(MATCHES.c.status == "over", MATCHES.c.changed.desc())
    return with_seats(c, c.execute(order.limit(MAX_LISTED)).mappings().all())


def lessons_of(c: Connection, visitor: str) -> list[MatchRow]:
    """The lessons this visitor began, the newest first."""
    begun = select(MATCHES).where(MATCHES.c.host == visitor, MATCHES.c.lesson.is_not(None))
    rows = c.execute(begun.order_by(MATCHES.c.created.desc()).limit(MAX_LISTED)).mappings().all()
    return [match_row(row) for row in rows]


def with_seats(c: Connection, found: Sequence[Any]) -> list[StoredMatch]:
    """Rows that cannot be read are not listed."""
    listed = []
    for row in found:
        with suppress(CorruptRow):
            listed.append(StoredMatch(match_row(row), seats_of(c, row["id"]), holders_of(c, row["id"]), []))
    return listed


# -- plain values ------------------------------------------------------------------------------------------------------


def row_values(row: msgspec.Struct) -> dict[str, Any]:
    return with_json(msgspec.structs.asdict(row))


def with_str_keys(row: Any) -> dict[str, Any]:
    """SQLAlchemy's names of columns are more than strings, and msgspec is strict."""
    return {str(name): value for name, value in row.items()}


def with_json(values: dict[str, Any]) -> dict[str, Any]:
    """Lists and mappings are stored as JSON text, the same in every database."""
    return {k: msgspec.json.encode(v).decode() if isinstance(v, list | dict) else v for k, v in values.items()}


def columns_without_match(table: Table) -> Any:
    return select(*(column for column in table.c if column.name != "match"))
