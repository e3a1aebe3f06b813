"""Upgrades: a database of the oldest form is brought up to date, and what was played under other rules is kept."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, inspect, select, text, update

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import verify
from hofstaat.engine.records import Act, Lots
from hofstaat.server.match.log import Undo, read_lines
from hofstaat.server.storage.database import MIGRATIONS, open_engine
from hofstaat.server.storage.models import LogEntry
from hofstaat.server.storage.schema import HOLDERS, LOG, MATCHES, META, REVISION
from hofstaat.server.storage.store import Store
from tests.server.databases import SQLITE_AND_POSTGRES
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config


def oldest() -> str:
    """The first form that was ever released."""
    return next(iter(ScriptDirectory.from_config(migrations()).get_bases()))


def make_oldest(url: str, filled_from: str) -> None:
    """A database of the oldest form with everything from another one that it has columns for."""
    source = Store(filled_from)
    with empty_oldest(url) as c:
        old = MetaData()
        old.reflect(c)
        assert "version" not in old.tables["matches"].c
        with source.reader.connect() as other:
            for table in META.tables.values():
                if table.name in old.tables:
                    known = [column for column in table.c if column.name in old.tables[table.name].c]
                    for row in other.execute(select(table)).mappings():
                        kept = {column.name: row[column.name] for column in known}
                        more = in_three_columns(row["line"]) if table is LOG else {}
                        c.execute(insert(old.tables[table.name]).values(**kept, **more))
    source.close()


@contextmanager
def empty_oldest(url: str) -> Iterator[Connection]:
    engine = open_engine(url, "BEGIN")
    with engine.connect() as c, c.begin():
        config = migrations()
        config.attributes["connection"] = c
        command.upgrade(config, oldest())
        yield c
    engine.dispose()


def in_three_columns(line: str) -> dict[str, Any]:
    """As logs once said what happened."""
    told = json.loads(line)
    if "lots" in told:
        return {"kind": "lots", "data": json.dumps(told["lots"])}
    return {"kind": "act", "seat": told["seat"], "data": told["does"]}


OLD_LOG = [("lots", None, "[4,2]"), ("act", 1, 'claim "König"'), ("undo", 1, "1")]


@pytest.mark.parametrize("database", SQLITE_AND_POSTGRES, indirect=True)
def test_the_log_of_an_older_form(database: str) -> None:
    """Its entries become lines of a record."""
    with empty_oldest(database) as c:
        for ply, (kind, seat, data) in enumerate(OLD_LOG):
            values = {"match": "x", "ply": ply, "kind": kind, "seat": seat, "data": data, "at": 0.0}
            c.execute(text(f"INSERT INTO log ({', '.join(values)}) VALUES (:{', :'.join(values)})"), values)
    store = Store(database)
    with store.reader.connect() as c:
        lines = c.execute(select(LOG.c.ply, LOG.c.line).order_by(LOG.c.ply)).all()
    store.close()
    log = [LogEntry(ply=ply, line=line, command=None, at=0.0) for ply, line in lines]
    assert read_lines(log) == [Lots([4, 2]), Act(1, 'claim "König"'), Undo(1)]


@pytest.mark.parametrize("database", SQLITE_AND_POSTGRES, indirect=True)
def test_a_database_of_the_oldest_form(database: str, tmp_path: Path) -> None:
    """A match begun on it is played to its end by the present version."""
    kept: dict[str, Any] = {}

    @awaited
    async def begin(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            kept["match"] = await ada.open("me", "here Ben")
            async with ada.at(kept["match"]) as page:
                await page.until(page.turn)
                for _ in range(5):
                    await page.until(page.turn)
                    seat = page.turn()[0]
                    await page.reach(seat, (await page.act(seat))["ply"])
                await page.send("say", seat=0, text="To be continued")
                await page.settle()
            kept["cookies"] = ada.http.cookies

    @awaited
    async def go_on(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            ada.http.cookies = kept["cookies"]
            async with ada.at(kept["match"]) as page:
                await page.until(lambda: page.chat)
                assert page.chat[0]["text"] == "To be continued"
                await page.play(random.Random(1))
                assert page.over is not None

    @awaited
    async def leave_and_come_back(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            ada.http.cookies = kept["cookies"]
            async with ada.at(kept["match"]) as page:
                await page.until(lambda: page.states)
                await page.send("leave", seat=1)
                await page.until(lambda: page.welcome and page.welcome["reclaimable"] == [1])
                assert await ada.join(kept["match"]) == {"match": kept["match"], "seat": 1}

    with serving(settings_for(tmp_path)) as live:
        begin(live)
    make_oldest(database, f"sqlite:///{tmp_path / 'hofstaat.db'}")
    with serving(settings_for(tmp_path, database=database)) as live:
        with live.api.store.reader.connect() as c:
            assert MigrationContext.configure(c).get_current_revision() == REVISION != oldest()
            assert "presence" in inspect(c).get_table_names()
            assert c.execute(select(HOLDERS.c.until)).scalars().all() == [None, None]
        leave_and_come_back(live)
        go_on(live)


def test_a_game_played_under_other_rules(tmp_path: Path) -> None:
    """It cannot be replayed here, but its record is kept and verifies under the rules it was played by."""

    @awaited
    async def play(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match, running = await ada.open("me", "here Ben"), await ada.open("me", "here Ben")
            async with ada.at(match) as page:
                await page.play(random.Random(1))
                assert page.over is not None
                outcome = page.over["outcome"]
            await older_rules(live)
            record = records.read((await ada.http.get(f"/api/tables/{match}/record")).text)
            assert record.header.rules == 0
            game = type("Older", (type(hofstaat.game("hof-verrat")),), {"version": 0})()
            again = verify(game, record)[0].outcome()
            assert again is not None and list(again.scores) == outcome["scores"]
            assert record.end == again
            for table in (match, running):
                assert (await ada.get(f"/api/tables/{table}/replay", 409))["key"] == "rules-changed"
            assert (await ada.get(f"/api/tables/{running}/record", 409))["key"] == "rules-changed"
            async with ada.at(running) as page:
                assert (await page.next("error"))["key"] == "rules-changed"

    with serving(settings_for(tmp_path)) as live:
        play(live)


async def older_rules(live: Live) -> None:
    """As if an older version had made all matches; the server has forgotten them meanwhile."""
    change = update(MATCHES).values(rules=0, version=MATCHES.c.version + 1)
    async with asyncio.timeout(20):
        while live.api.rooms.awake:  # noqa: ASYNC110 - the server runs beside
            await asyncio.sleep(0.02)
    await asyncio.to_thread(live.call, live.api.store.write(lambda c: c.execute(change).rowcount))


def test_no_migration_is_forgotten() -> None:
    """Every form ever released leads to the present one in a single line."""
    script = ScriptDirectory.from_config(migrations())
    assert next(step.revision for step in script.walk_revisions()) == REVISION
    assert len(script.get_heads()) == len(script.get_bases()) == 1
