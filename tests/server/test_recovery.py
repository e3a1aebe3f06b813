"""After something went wrong between a table and its store everybody sees what is stored, and the game goes on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hofstaat.server.match.snapshot import Snapshot
from hofstaat.server.storage import queries
from hofstaat.server.storage.store import Store
from hofstaat.server.storage.write_queue import PendingWrite
from hofstaat.server.storage.writer import Writer
from tests.server.live_server import Live, Visitor, awaited
from tests.server.test_commands import my_turn, place, run_down

Fails = Callable[[list[PendingWrite]], bool]


def turn_goes_to(seat: int) -> Fails:
    return lambda batch: any(isinstance(w.job, queries.MatchChange) and w.job.turn == f"[{seat}]" for w in batch)


def acts(batch: list[PendingWrite], seat: int) -> bool:
    entries = [entry for w in batch if isinstance(w.job, queries.MatchChange) for entry in w.job.entries]
    return any(f'"seat":{seat},' in entry.line for entry in entries)


def fail_once(patch: pytest.MonkeyPatch, fails: Fails, *, after_commit: bool) -> None:
    """The next such batch fails: before it is committed, or after (the answer was lost on its way)."""
    honest = Writer.commit_changes
    failed: list[list[PendingWrite]] = []

    def committed(self: Writer, batch: list[PendingWrite]) -> bool:
        if failed or not fails(batch):
            return honest(self, batch)
        failed.append(batch)
        if after_commit:
            honest(self, batch)
        raise RuntimeError("planted")

    patch.setattr(Writer, "commit_changes", committed)


@awaited
async def test_a_bot_whose_action_could_not_be_stored_acts_again(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot page")) as page:
        await my_turn(page)
        fail_once(monkeypatch, lambda batch: turn_goes_to(0)(batch) and acts(batch, 1), after_commit=False)
        while page.states[0]["actors"] == [0]:
            answer = await page.act(0)
            await page.reach(0, answer["ply"])
        await my_turn(page)


@awaited
async def test_an_action_that_was_stored_after_all_is_told_to_everybody(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open")
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        async with ada.at(match) as one, ben.at(match) as two:
            await one.send("start")
            await one.until(lambda: 0 in one.states)
            first = one.states[0]["actors"][0]
            page, other = (one, two) if first == 0 else (two, one)
            await my_turn(page, first)
            fail_once(monkeypatch, turn_goes_to(1 - first), after_commit=True)
            while (answer := await page.act(first))["msg"] == "accepted":
                await page.reach(first, answer["ply"])
            assert answer["key"] == "store-failed"
            await my_turn(other, 1 - first)
            await page.until(lambda: page.states[first]["actors"] == [1 - first])


@awaited
async def test_a_commit_whose_answer_was_lost_on_its_way_is_not_made_twice(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer finds it there, and the command is known: it is acknowledged, and the game goes on."""
    honest = Writer.commit_changes
    lost: list[PendingWrite] = []

    def committed(self: Writer, batch: list[PendingWrite]) -> bool:
        if lost or not honest(self, batch):
            return honest(self, batch)
        lost.extend(batch)
        return False

    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        await page.until(page.turn)
        seat = page.turn()[0]
        monkeypatch.setattr(Writer, "commit_changes", committed)
        answer = await page.act(seat)
        (stored,) = [pending.job for pending in lost]
        assert isinstance(stored, queries.MatchChange)
        assert (answer["msg"], answer["ply"]) == ("accepted", stored.entries[-1].ply + 1)
        await page.reach(seat, answer["ply"])
        await page.until(page.turn)
        assert (await page.act(page.turn()[0]))["msg"] == "accepted"


@awaited
async def test_an_error_of_one_page_does_not_reach_the_others(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action is stored: it is acknowledged, and the bot goes on."""
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "bot")
        async with ada.at(match) as page, eve.at(match) as spectator:
            await my_turn(page)
            await spectator.settle()
            honest = Snapshot.state

            def state(self: Snapshot, seat: int | None) -> bytes:
                if seat is None:
                    raise ValueError("planted")
                return honest(self, seat)

            monkeypatch.setattr(Snapshot, "state", state)
            for _ in range(4):
                await my_turn(page)
                answer = await page.act(0)
                assert answer["msg"] == "accepted"
                await page.reach(0, answer["ply"])


@awaited
async def test_a_second_try_says_nothing_of_the_first(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/one.db")
    waiting: Any = PendingWrite(lambda c: "done", "")
    waiting.error = ValueError("of the first try")
    store.writer.commit([waiting])
    assert (waiting.result, waiting.error) == ("done", None)
    store.close()


# -- who has learnt something ------------------------------------------------------------------------------------------


@awaited
async def test_an_action_a_spectator_saw_stays_though_nobody_was_there_to_notice(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "bot")
        async with ada.at(match) as page:
            await my_turn(page)
            await place(page, 0)
            assert page.states[0]["may_undo"]
        async with eve.at(match) as spectator:
            await spectator.settle()
        async with ada.at(match) as page:
            await page.until(lambda: 0 in page.states)
            assert not page.states[0]["may_undo"]
            answer = await page.command("undo", seat=0, ply=page.states[0]["ply"])
            assert (answer["msg"], answer["key"]) == ("refused", "cannot-undo")


# -- seats and time ----------------------------------------------------------------------------------------------------


@awaited
async def test_the_next_player_of_the_hosts_seat_is_no_host(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "open", "open", public=True)
        async with ada.at(match) as page:
            await page.send("leave", seat=0)
            await page.settle()
            await eve.join(match, seat=0, nickname="Eve")
            async with eve.at(match) as other:
                await other.settle()
                assert other.welcome is not None and not other.welcome["host"]
            await page.send("hello")
            await page.settle()
            assert page.welcome is not None and page.welcome["host"]


@awaited
async def test_acting_takes_a_seat_back_and_brings_some_time(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steward does not come back at once."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben", time_bank=10)
        async with ada.at(match) as page:
            await page.until(page.turn)
            seat = page.turn()[0]
            monkeypatch.setattr(live.api.rooms.bots, "pace", 5.0)
            live.loop.call_soon_threadsafe(run_down, live, match, seat)
            await page.until(lambda: page.table and page.table["seats"][seat]["steward"])
            answer = await page.act(seat)
            await page.reach(seat, answer["ply"])
            assert page.states[seat]["clock"]["left"][seat] > 5
            await page.settle()
            assert page.table and not page.table["seats"][seat]["steward"]
            assert (time_left(live, match)[seat] or 0) > 5


def time_left(live: Live, match: str) -> list[float | None]:
    """The time left of each seat by the store."""
    loaded = live.api.store.run_read(lambda c: queries.load_match(c, match, ""), 0.0)
    assert loaded is not None
    return [row.time_left for row in loaded.seats]
