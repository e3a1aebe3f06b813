"""A record in the browser: it becomes a table of the server, to be replayed if it is over, else to be played on."""

import secrets
import time
from typing import Literal

import msgspec
from sqlalchemy import Connection

from hofstaat.engine.match import commitment_to, proven_seed, verify
from hofstaat.engine.records import Act, BadRecord, Lots, Record
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.registry import game as game_of
from hofstaat.server import main, settings
from hofstaat.server.match import create
from hofstaat.server.settings import BadSetting
from hofstaat.server.storage import queries
from hofstaat.server.storage.models import LogEntry, SeatRow, StoredMatch
from hofstaat.server.storage.schema import SEED_LENGTH
from hofstaat.server.web.lobby import INVITE_LASTS_S, token_hash


def import_and_serve(record: Record, lang: str | None = None) -> int:
    """Bring the record in, then serve and open the browser there; the exit status."""
    loaded = stored_match_of(record)
    try:
        chosen = settings.load()
        database = main.open_store(chosen)
        with database.engine.connect() as connection, connection.begin():
            where = store(connection, loaded)
        database.close()
        main.run(chosen, where)
    except (BadSetting, main.CannotServe) as reason:
        main.print_reason(reason, lang)
        return 1
    return 0


def store_record(connection: Connection, record: Record) -> str:
    """Store the record as a match, if it plays out; where it is."""
    return store(connection, stored_match_of(record))


def store(connection: Connection, loaded: StoredMatch) -> str:
    """Store a match that is over, or whose seats anybody with a link may take; where it is."""
    queries.insert_match(connection, loaded)
    match = loaded.row.id
    if loaded.row.status == "over":
        return f"replay/{match}"
    tokens = {row.seat: secrets.token_urlsafe(24) for row in loaded.seats}
    for seat, token in tokens.items():
        queries.add_token(connection, token_hash(token), match, seat, "invite", time.time() + INVITE_LASTS_S)
    seat = next(iter(loaded.row.turn), 0)
    return f"join/{match}#{tokens[seat]}"


def stored_match_of(record: Record) -> StoredMatch:
    """The match whose log the record is; one that does not play out is refused."""
    header, game = record.header, game_of(record.header.game)
    table, _ = verify(game, record)
    seed = proven_seed(header)
    check_storable(seed)
    row = create.new_row(game, header.seats, dict(header.options), name="", host="", host_seat=None)
    row.seed, row.commitment = seed, commitment_to(seed)
    row.status, row.turn = ("over" if record.end else "playing"), table.actors()
    row.outcome = msgspec.json.encode(record.end).decode() if record.end else None
    kind: Literal["person", "open"] = "person" if record.end else "open"
    seats = [SeatRow(seat=n, kind=kind, nickname=str(n + 1), level=None) for n in range(header.seats)]
    return StoredMatch(row, seats, {}, [log_entry(n, ply, row.created) for n, ply in enumerate(record.plies)])


def check_storable(seed: str) -> None:
    """Our own seeds are short; a database takes no other."""
    if len(seed) > SEED_LENGTH or "\0" in seed:
        why = Refusal(
            f"a server keeps seeds of up to {SEED_LENGTH} characters, none of them NUL.", "seed", most=SEED_LENGTH
        )
        raise BadRecord(1, why)


def log_entry(number: int, ply: Lots | Act, at: float) -> LogEntry:
    if isinstance(ply, Act):
        return LogEntry(ply=number, kind="act", seat=ply.seat, data=ply.does, command=None, at=at)
    return LogEntry(
        ply=number, kind="lots", seat=None, data=msgspec.json.encode(ply.lots).decode(), command=None, at=at
    )
