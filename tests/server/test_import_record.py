"""A record becomes a table of the server only if its seed brought all of it."""

import asyncio
from typing import cast

import pytest
from msgspec import structs

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.engine.records import Act, BadRecord, Lots, Record
from hofstaat.engine.table import Outcome
from hofstaat.server.import_record import store_record, stored_match_of
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.storage.store import Store
from tests.forgery import stacked
from tests.random_play import walked

GAME = hofstaat.game("hof-verrat")


def refused(record: Record, why: str) -> None:
    """With the line, and before any store is asked for anything."""
    no_store = cast(Store, None)
    with pytest.raises(BadRecord, match=why):
        asyncio.run(store_record(no_store, record))


def test_a_record_whose_lots_somebody_stacked() -> None:
    refused(records.read(stacked(GAME, 2, 1)), "Line 2: There is no seat -1")


@pytest.mark.parametrize("line", [Lots([]), Act(-1, "spare"), Act(2**64, "spare")])
def test_a_record_with_a_line_too_many(line: Lots | Act) -> None:
    record = walked(GAME, 2, 4, limit=8).record(with_seed=True)
    refused(Record(record.header, [*record.plies, line], None), f"Line {len(record.plies) + 2}: ")


def test_a_record_with_an_end_that_does_not_follow() -> None:
    record = walked(GAME, 2, 4).record()
    assert record.end is not None
    refused(Record(record.header, record.plies, None), "ends with None")
    forged = Outcome((1 - record.end.winners[0],), record.end.scores, record.end.reason)
    refused(Record(record.header, record.plies, forged), "but its game with")
    refused(Record(record.header, record.plies[:-1], record.end), "but its game with None")


def test_a_seed_that_no_database_takes() -> None:
    refused(Match.new(GAME, 2, "x" * 81).record(with_seed=True), "Line 1: a server keeps seeds of up to 80 characters")
    refused(Match.new(GAME, 2, "a\0b").record(with_seed=True), "Line 1: a server keeps seeds")


DAMAGED: list[tuple[str, dict[str, object]]] = [
    ("act", {"seat": -1}),
    ("act", {"seat": 2**40}),
    ("act", {"kind": "lots", "seat": None, "data": "[]"}),
    ("act", {"kind": "lots", "seat": None, "data": "[" * 5000}),
    ("act", {"data": "dances"}),
    ("act", {"kind": "undo", "data": "9" * 5000}),
    ("lots", {"kind": "act", "seat": -1, "data": "spare"}),
    ("lots", {"data": "[0]"}),
    ("lots", {"data": "[99999999999999999999]"}),
]


@pytest.mark.parametrize(("kind", "changed"), DAMAGED)
def test_a_stored_log_with_a_damaged_entry_is_not_played(kind: str, changed: dict[str, object]) -> None:
    """As it might lie in a database: the error names the entry, and nothing else comes of it."""
    stored = stored_match_of(walked(GAME, 2, 4, limit=8).record(with_seed=True))
    entry = next(entry for entry in stored.log if entry.kind == kind)
    stored.log[entry.ply] = structs.replace(entry, **changed)
    with pytest.raises(BadRecord, match=f"Line {entry.ply}: "):
        LiveMatch(GAME, stored.row, stored.log)
