"""A record in the browser: it becomes a table of the server, to be replayed if it is over, else to be played on."""

import asyncio
import secrets
import time
from typing import Literal

import msgspec

from hofstaat.engine.match import commitment_to, proven_seed, verify
from hofstaat.engine.records import BadRecord, Record
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.registry import game as game_of
from hofstaat.server import main, settings
from hofstaat.server.match import create
from hofstaat.server.match.log import entries_of
from hofstaat.server.settings import BadSetting
from hofstaat.server.storage.models import SeatRow, StoredMatch
from hofstaat.server.storage.queries import Token
from hofstaat.server.storage.schema import SEED_LENGTH
from hofstaat.server.storage.store import Store
from hofstaat.server.web.lobby import INVITE_LASTS_S, token_hash


def import_and_serve(record: Record, lang: str | None = None) -> int:
    """Bring the record in, then serve and open the browser there; the exit status."""
    loaded = stored_match_of(record)
    try:
        chosen = settings.load()
        database = main.open_store(chosen)
        where = asyncio.run(store(database, loaded))
        database.close()
        main.run(chosen, where)
    except (BadSetting, main.CannotServe) as reason:
        main.print_reason(reason, lang)
        return 1
    return 0


async def store_record(database: Store, record: Record) -> str:
    """Store the record as a match, if it plays out; where it is."""
    return await store(database, stored_match_of(record))


async def store(database: Store, loaded: StoredMatch) -> str:
    """Store a match that is over, or whose seats anybody with a link may take; where it is."""
    match, over = loaded.row.id, loaded.row.status == "over"
    secret_of = {} if over else {row.seat: secrets.token_urlsafe(24) for row in loaded.seats}
    expires = time.time() + INVITE_LASTS_S
    tokens = [Token(token_hash(secret), seat, "invite", expires) for seat, secret in secret_of.items()]
    await database.create(loaded, tokens)
    await database.synced()
    return f"replay/{match}" if over else f"join/{match}#{secret_of[next(iter(loaded.row.turn), 0)]}"


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
    return StoredMatch(row, seats, {}, entries_of(record.plies, 0, row.created))


def check_storable(seed: str) -> None:
    """Our own seeds are short; a database takes no other."""
    if len(seed) > SEED_LENGTH or "\0" in seed:
        why = Refusal(
            f"a server keeps seeds of up to {SEED_LENGTH} characters, none of them NUL.", "seed", most=SEED_LENGTH
        )
        raise BadRecord(1, why)
