"""Bots: levels, worker processes that get only what a seat gets, their pace, and what happens when one breaks."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import hofstaat
from hofstaat.bots import kinds
from hofstaat.bots.base import thinks
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.server.bots import levels, worker
from hofstaat.server.bots.pool import BotPool
from hofstaat.server.bots.worker import Question
from hofstaat.server.match.bot_driver import ANOTHER_PASS, slowness
from tests.server.live_server import Live, Visitor, awaited

pytestmark = pytest.mark.unsteady

GAME = hofstaat.game("hof-verrat")


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1, 0.0, 30.0)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def nobody_seated() -> None:
    worker.SEATED_BOTS.clear()


class Asking:
    """Questions about a match, as the server asks them."""

    def __init__(self, game: Game = GAME, **changes: Any) -> None:
        self.match = Match.new(game, 2, 5)
        self.seat = self.match.table.actors()[0]
        self.changes = changes
        self.heard = 0
        self.asked: list[bool] = []

    def __call__(self, *, whole: bool) -> Question:
        self.asked.append(whole)
        told = self.match.witnessed(self.seat)
        since, self.heard = 0 if whole else self.heard, len(told)
        codes = self.match.table.options(self.seat)
        game = self.match.game
        question = Question(
            match="m",
            seat=self.seat,
            game=game.name,
            seats=2,
            options={},
            kind="random",
            seed=1,
            epoch="0",
            since=since,
            events=msgspec.json.encode(told[since:]),
            view=msgspec.json.encode(game.view(self.match.table, self.seat)),
            codes=codes,
            choices=msgspec.json.encode([game.choice(self.match.table, self.seat, code) for code in codes]),
        )
        return msgspec.structs.replace(question, **self.changes)


def test_levels() -> None:
    """Every level is a kind of bot; an unknown one is the default."""
    assert levels.levels(GAME) == ["page", "courtier", "minister", "grey-eminence"]
    assert [levels.bot_kind(GAME, level) for level in levels.levels(GAME)] == levels.levels(GAME)
    assert set(levels.levels(GAME)) < set(kinds(GAME))
    assert levels.bot_kind(GAME, "forgotten") == levels.bot_kind(GAME, levels.default_level(GAME))


def test_names_do_not_repeat() -> None:
    taken: set[str] = set()
    for _ in range(30):
        name = levels.free_bot_name(taken)
        assert name not in taken
        taken.add(name)


def test_a_worker_remembers_its_bots_and_hears_only_what_is_new() -> None:
    asking = Asking()
    first = asking(whole=False)
    assert worker.think(first) in first.codes
    sitting = worker.SEATED_BOTS["m", asking.seat]
    asking.match.act(asking.seat, first.codes[0])
    second = asking(whole=False)
    assert second.since == sitting.heard_events and worker.think(second) in second.codes
    assert worker.SEATED_BOTS["m", asking.seat] is sitting
    assert sitting.heard_events == len(asking.match.witnessed(asking.seat))


def test_a_worker_that_missed_something_asks_for_all_of_it() -> None:
    asking = Asking()
    assert worker.think(msgspec.structs.replace(asking(whole=True), since=3)) is None
    assert worker.think(asking(whole=True)) is not None


def test_another_past_makes_another_bot() -> None:
    asking = Asking()
    worker.think(asking(whole=False))
    sitting = worker.SEATED_BOTS["m", asking.seat]
    changed = msgspec.structs.replace(asking(whole=True), epoch="1")
    assert worker.think(changed) is not None
    assert worker.SEATED_BOTS["m", asking.seat] is not sitting


def test_a_worker_forgets_who_was_not_asked_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MAX_SEATED_BOTS", 2)
    for n in range(5):
        worker.think(msgspec.structs.replace(Asking()(whole=True), match=f"m{n}"))
    assert [match for match, _ in worker.SEATED_BOTS] == ["m3", "m4"]


@awaited
async def test_thinking_happens_in_another_process(pool: BotPool) -> None:
    asking = Asking()
    code = await pool.choose(asking)
    assert code in asking(whole=True).codes
    assert not worker.SEATED_BOTS
    assert [process.pid for process in pool.pool(0)._processes.values()] != [os.getpid()]


@awaited
async def test_a_killed_worker_is_replaced(pool: BotPool) -> None:
    asking = Asking()
    await pool.choose(asking)
    for pid in list(pool.pool(0)._processes):
        os.kill(pid, signal.SIGKILL)
    for _ in range(3):
        assert await pool.choose(asking) in asking(whole=True).codes
    assert asking.asked.count(True) >= 1


@awaited
async def test_a_bot_that_fails_or_never_answers_does_not_stop_the_game() -> None:
    for limit, broken in ((20.0, Asking(kind="no such kind")), (0.0, Asking())):
        pool = BotPool(1, 0.0, limit)
        assert await pool.choose(broken) in broken(whole=True).codes
        pool.close()


@awaited
async def test_the_pace_does_not_depend_on_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick answer waits for the pace; a slow one comes at full steps after it, not when it is ready."""
    now, slept = 0.0, []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("hofstaat.server.bots.pool.time.monotonic", lambda: now)
    monkeypatch.setattr("hofstaat.server.bots.pool.asyncio.sleep", sleep)
    monkeypatch.setattr("hofstaat.server.bots.pool.random.uniform", lambda low, high: low)
    pace = BotPool(1, 0.8, 30.0)
    ready = []
    for now in (0.0, 0.3, 0.79, 0.81, 1.2, 1.79, 1.81, 2.5):
        await pace.wait_for_pace(0.0)
        ready.append(round(now + slept[-1], 6))
    assert ready == [0.8, 0.8, 0.8, 1.8, 1.8, 1.8, 2.8, 2.8]


@awaited
async def test_no_pace_is_quicker_than_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little of its pace an answer deserves: when it comes must not tell how long was thought."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def answer(ask: Any, question: Question) -> int:
        return question.codes[0]

    pool = BotPool(1, 0.8, 30.0)
    monkeypatch.setattr("hofstaat.server.bots.pool.time.monotonic", lambda: 0.0)
    monkeypatch.setattr("hofstaat.server.bots.pool.asyncio.sleep", sleep)
    monkeypatch.setattr("hofstaat.server.bots.pool.random.uniform", lambda low, high: low)
    monkeypatch.setattr(pool, "answer", answer)
    for kind in ("courtier", "grey-eminence"):
        await pool.choose(Asking(kind=kind), lambda code: 0.01)
    assert slept == [pytest.approx(0.1), pytest.approx(thinks("grey-eminence") + 0.1)]


@awaited
async def test_bots_take_the_time_that_people_like(live: Live) -> None:
    """As the slowest page of those who play wishes."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot")
        async with ada.at(match) as phone, ada.at(match) as laptop:
            room = live.api.rooms.awake[match]

            async def wished(page: Any, speed: str, slowness: float) -> None:
                await page.send("speed", speed=speed)
                for _ in range(100):
                    if room.slowness() == slowness:
                        return
                    await asyncio.sleep(0.02)
                pytest.fail(f"{room.slowness()} instead of {slowness}")

            assert room.slowness() == 1.0
            await wished(phone, "fast", 1.0)
            await wished(laptop, "once", 0.5)
            await wished(phone, "slow", 2.0)


def test_bots_that_merely_pass_answer_together() -> None:
    """The first takes its time, those who pass after it hardly any; who claims takes it again."""
    game = hofstaat.game("mascarade")
    match = Match.new(game, 6, 1)
    told = SimpleNamespace(count_fading_in_deal=lambda: 0)
    live_match = SimpleNamespace(game=game, table=match.table, match=match, visibility=told)
    room: Any = SimpleNamespace(require_live_match=lambda: live_match, slowness=lambda: 1.0)
    seen: list[dict[str, float]] = []
    while len(seen) < 2:
        seat = match.table.actors()[0]
        options = {game.say(match.table, seat, code): code for code in match.table.options(seat)}
        if "pass" in options:
            takes = slowness(room, seat)
            seen.append({word: takes(code) for word, code in options.items()})
        words = "pass" if "pass" in options else list(options)[-1]
        match.act(seat, options[words])
    first, second = seen
    assert set(first.values()) == {1.0}
    assert second.pop("pass") == ANOTHER_PASS and set(second.values()) == {1.0}


@pytest.mark.parametrize("level", levels.levels(GAME))
@awaited
async def test_bots_of_every_level_play(live: Live, level: str) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", f"bot {level}")) as page:

        def it_has_acted() -> bool:
            return any(event["event"].get("seat") == 1 for event in page.logs.get(0, []) if event["ply"] > 3)

        await page.play(random.Random(1), until=it_has_acted)
        assert page.table and page.table["seats"][1]["level"] == level


@awaited
async def test_a_table_of_bots_alone_plays_to_the_end(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot page", "bot courtier")) as page:
        await page.send("steward", seat=0, on=True, level="courtier")
        await page.until(lambda: page.over is not None)


@awaited
async def test_waiting_for_ones_turn_is_not_thinking_too_long(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many matches may share a worker: the clock of a bot starts when the worker is free for it."""
    begun: list[Question] = []

    async def answer(ask: Any, question: Question) -> int:
        begun.append(question)
        return question.codes[0]

    monkeypatch.setattr(pool, "answer", answer)
    async with pool.slot_locks[0]:
        choosing = asyncio.create_task(pool.choose(Asking()))
        await asyncio.sleep(0.05)
        assert not begun
    assert await choosing == begun[0].codes[0]


@awaited
async def test_a_bot_goes_on_after_an_undo(live: Live) -> None:
    """Its memory is made anew from what then counts."""
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot")) as page:
        rng = random.Random(3)
        for _ in range(6):
            if page.over is not None:
                break
            await page.play(rng, until=lambda: page.states.get(0, {}).get("may_undo", False))
            if page.over is None:
                answer = await page.command("undo", seat=0, ply=page.states[0]["ply"])
                if answer["msg"] == "accepted":
                    await page.reach(0, answer["ply"])
                await page.act(page.turn()[0]) if page.turn() else await page.receive()
                await asyncio.sleep(0)
        assert any(room.live_match.undo_count() for room in live.api.rooms.awake.values())  # type: ignore[union-attr]
        await page.play(rng)


@pytest.mark.parametrize(("game", "seats", "looks"), [("mascarade", 4, 6), ("mascarade", 13, 13), ("hof-verrat", 3, 0)])
@awaited
async def test_bots_give_people_time_to_look_at_an_open_deal(live: Live, game: str, seats: int, looks: int) -> None:
    """MA-11: a look for each card that was dealt face up and will not be named again, before the first turn only."""
    async with Visitor(live.origin) as ada:
        here = [f"here N{n}" for n in range(1, seats)]
        match = await ada.open("me", *here, game=game)
        async with ada.at(match) as page:
            await page.until(page.turn)
            live_match = live.api.rooms.awake[match].require_live_match()
            assert live_match.visibility.count_fading_in_deal() == looks
            seat = page.turn()[0]
            await page.act(seat, page.states[seat]["options"][0]["code"])
            assert live_match.visibility.count_fading_in_deal() == 0


@awaited
async def test_so_many_looks_take_so_many_times_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    slept = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("hofstaat.server.bots.pool.time.monotonic", lambda: 0.0)
    monkeypatch.setattr("hofstaat.server.bots.pool.asyncio.sleep", sleep)
    monkeypatch.setattr("hofstaat.server.bots.pool.random.uniform", lambda low, high: low)
    await BotPool(1, 0.5, 30.0).wait_for_pace(0.0, 6)
    assert slept == [3.0]


@pytest.mark.skipif(os.name == "nt", reason="this system has no limits of memory")
def test_a_bot_that_wants_too_much_memory_fails_alone() -> None:
    thinkers = BotPool(1, 0.0, 20.0)
    try:
        with pytest.raises(MemoryError):
            thinkers.pool(0).submit(bytearray, 2 * worker.MAX_MEMORY_BYTES).result(60)
        assert thinkers.pool(0).submit(len, "abc").result(60) == 3
    finally:
        thinkers.close()
