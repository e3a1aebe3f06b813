"""The fuzzer plays what it says, checks what it says, and a finding is a record that opens in the browser."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import hofstaat
from hofstaat import fuzz
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.table import Table
from hofstaat.fuzz import Broken, Fuzz, Report
from hofstaat.server import import_record
from tests.cli.conftest import run as run  # noqa: PLC0414 - a fixture
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for


def fuzzed(name: str, actions: int, seed: int = 7) -> Report:
    *_, report = Fuzz(hofstaat.game(name), seed).run(actions)
    return report


@pytest.mark.parametrize("name", hofstaat.names())
def test_random_games_keep_the_laws(name: str) -> None:
    report = fuzzed(name, 500)
    assert report.finding is None
    assert report.actions >= 500 and report.games > 1
    assert set(report.checks) == {*fuzz.LAWS, "knowledge", "records"}


def test_the_same_seed_plays_the_same_games() -> None:
    assert fuzzed("hof-verrat", 200) == fuzzed("hof-verrat", 200)


def broken_after_a_while(game: Game, table: Table, seat: int, rng: Any) -> None:
    if len(table.journal or []) > 40:
        raise Broken("law 0: planted")


def test_a_finding_is_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fuzz.LAWS, "planted", broken_after_a_while)
    finding = fuzzed("hof-verrat", 2000).finding
    assert finding is not None and finding.law == "law 0: planted"
    record = records.read(finding.record)
    table = records.replay(hofstaat.game("hof-verrat"), record)
    assert len(table.journal or []) > 40 and record.header.seed


def test_an_error_of_the_rules_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setitem(fuzz.LAWS, "words", broken)
    finding = fuzzed("mascarade", 200).finding
    assert finding is not None and finding.law.startswith("ZeroDivisionError: oh (test_fuzz.py:")


@pytest.mark.parametrize("over", [True, False])
def test_a_record_opens_in_the_browser(tmp_path: Path, *, over: bool) -> None:
    """A finished one is replayed; an unfinished one can be played on by whoever takes its seats."""
    match = Fuzz(hofstaat.game("hof-verrat"), 3).deal()
    while match.table.actors() and (over or len(match.plies) < 30):
        seat = match.table.actors()[0]
        match.act(seat, match.table.options(seat)[0])
    record = match.record(with_seed=True)

    @awaited
    async def look(live: Live) -> None:
        where = await live_bring_in(live, record)
        page, _, rest = where.partition("/")
        name, _, token = rest.partition("#")
        async with Visitor(live.origin) as ada:
            if over:
                assert page == "replay"
                replay = await ada.get(f"/api/tables/{name}/replay?seat=all")
                assert len(replay["steps"]) == len(record.plies)
            else:
                assert page == "join"
                joined = await ada.join(name, token=token, nickname="Ada")
                async with ada.at(name) as table:
                    await table.until(table.turn)
                    assert (await table.act(joined["seat"]))["msg"] == "accepted"

    with serving(settings_for(tmp_path)) as live:
        look(live)


async def live_bring_in(live: Live, record: records.Record) -> str:
    job = import_record.store_record(live.api.store, record)
    where: str = await asyncio.to_thread(live.call, job)
    return where


def test_the_command(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("fuzz", "hof-verrat", "--actions", "100", "--seed", "1", "--out", str(tmp_path))
    assert done.exit_code == 0 and "hof-verrat" in done.output
    monkeypatch.setitem(fuzz.LAWS, "planted", broken_after_a_while)
    found = run("fuzz", "hof-verrat", "--actions", "500", "--seed", "1", "--out", str(tmp_path))
    assert found.exit_code == 1 and "law 0: planted" in found.output
    kept = records.read((tmp_path / "hof-verrat-finding.jsonl").read_text(encoding="utf-8"))
    assert kept.header.game == "hof-verrat"


def test_without_a_compiled_core_the_command_compares_nothing(run: Any) -> None:
    refused = run("fuzz", "hof-verrat", "--against-source")
    assert refused.exit_code == 2
    assert refused.stderr.endswith("is uncompiled: only a compiled core can be compared with its source.\n")
