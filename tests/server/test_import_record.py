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


DAMAGED = [
    (1, '{"seat":-1,"does":"spare"}'),
    (1, '{"seat":1099511627776,"does":"spare"}'),
    (1, '{"seat":0,"does":"dances"}'),
    (1, '{"lots":[]}'),
    (1, '{"lots":' + "[" * 5000),
    (1, '{"undo":' + "9" * 5000 + "}"),
    (1, '{"seat":0,"does":"spare","lots":[]}'),
    (0, '{"seat":-1,"does":"spare"}'),
    (0, '{"lots":[0]}'),
    (0, '{"lots":[99999999999999999999]}'),
]


@pytest.mark.parametrize(("ply", "line"), DAMAGED)
def test_a_stored_log_with_a_damaged_entry_is_not_played(ply: int, line: str) -> None:
    """As it might lie in a database: the error names the line as in a record, and nothing else comes of it."""
    stored = stored_match_of(walked(GAME, 2, 4, limit=8).record(with_seed=True))
    stored.log[ply] = structs.replace(stored.log[ply], line=line)
    with pytest.raises(BadRecord, match=f"Line {ply + 2}: "):
        LiveMatch(GAME, stored.row, stored.log)


def test_a_stored_log_without_one_of_its_entries_is_not_played() -> None:
    stored = stored_match_of(walked(GAME, 2, 4, limit=8).record(with_seed=True))
    del stored.log[3]
    with pytest.raises(BadRecord, match="Line 5: a line of the log is missing"):
        LiveMatch(GAME, stored.row, stored.log)
