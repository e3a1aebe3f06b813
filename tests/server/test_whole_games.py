"""Whole games over real sockets: people, bots, one device for several, several devices for one, and sleep."""

import asyncio
import random
from collections.abc import Callable

import pytest

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import commitment_to, verify
from hofstaat.server.monitoring import metrics
from tests.server.live_server import Live, Message, Page, Visitor, awaited, eventually


async def record_of(visitor: Visitor, match: str) -> records.Record:
    response = await visitor.http.get(f"/api/tables/{match}/record")
    assert response.status_code == 200
    assert response.headers["content-disposition"].startswith("attachment")
    return records.read(response.text)


def one_more(page: Page, seat: int) -> Callable[[], bool]:
    """Something has happened since now."""
    ply = page.states[seat]["ply"]
    return lambda: bool(page.states[seat]["ply"] > ply)


async def check_end(visitor: Visitor, match: str, page: Page) -> None:
    """The seed was committed to, the record verifies, and everybody was told the same end."""
    assert page.over is not None and page.welcome is not None
    record = await record_of(visitor, match)
    verify(hofstaat.game(record.header.game), record)
    assert record.end is not None
    assert list(record.end.scores) == page.over["outcome"]["scores"]
    assert commitment_to(page.over["seed"]) == page.welcome["commitment"] == record.header.commitment


@pytest.mark.parametrize("seats", [2, 3, 5])
@awaited
async def test_one_person_against_bots(live: Live, seats: int) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", *["bot"] * (seats - 1))
        async with ada.at(match) as page:
            await page.play(random.Random(seats))
            await check_end(ada, match, page)


@awaited
async def test_three_people_at_three_devices(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben, Visitor(live.origin) as cem:
        match = await ada.open("open", "me", "open")
        await ben.join(match, token=await ada.invite(match, 0), nickname="Ben")
        await cem.join(match, token=await ada.invite(match, 2), nickname="Cem")
        async with ada.at(match) as one, ben.at(match) as two, cem.at(match) as three:
            await one.send("start")
            pages = (one, two, three)
            await asyncio.gather(*(page.play(random.Random(i)) for i, page in enumerate(pages)))
            await check_end(ben, match, two)
            assert one.over == two.over == three.over
            assert [page.welcome["seats"] for page in pages if page.welcome] == [[1], [0], [2]]


@awaited
async def test_hot_seat(live: Live) -> None:
    """One device, two persons: it gets both seats' views and plays for whoever is to decide."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "here Ben", "bot")
        async with ada.at(match) as page:
            await page.until(lambda: {0, 1} <= set(page.states))
            assert page.states[0]["view"]["hand"] != page.states[1]["view"]["hand"]
            await page.play(random.Random(1))
            await check_end(ada, match, page)


@awaited
async def test_several_tabs_of_one_seat_agree(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot", options={"memory_aid": True})
        async with ada.at(match) as one, ada.at(match) as two:
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
            await one.settle()
            await two.settle()
            assert one.states == two.states and one.logs == two.logs
            await check_end(ada, match, one)


@awaited
async def test_an_event_is_told_once_and_in_order(live: Live) -> None:
    """The log a page has gathered live is what the server would tell somebody who could not forget (`memory_aid`)."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot", options={"memory_aid": True})
        async with ada.at(match) as page:
            await page.play(random.Random(3))
            async with ada.at(match) as late:
                await late.until(lambda: late.over is not None)
                assert late.logs == page.logs and len(late.logs[0]) > 40


@awaited
async def test_coming_back_without_a_gap(live: Live) -> None:
    """A page that was away gets exactly what it missed; the log is the same as that of one that stayed."""
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await ada.open("me", "open", options={"memory_aid": True})
        await ben.join(match, token=await ada.invite(match, 1), nickname="Ben")
        rng = random.Random(4)
        async with ada.at(match) as stays, ada.at(match) as host:
            await host.send("start")
            playing = asyncio.create_task(stays.play(random.Random(5)))
            log: list[Message] = []
            seen: int | None = None
            while stays.over is None:
                async with ben.at(match, seen) as page:
                    page.logs = {1: log}
                    start = page.got
                    turns = rng.randrange(1, 4)
                    await page.until(lambda: page.states)
                    first = next(message for message in start if message["msg"] == "events")
                    assert first["ply_from"] == (seen or 0)
                    for _ in range(turns):
                        if page.over is None:
                            await page.play(rng, until=one_more(page, 1))
                    await page.settle()
                    log, seen = page.logs[1], page.states[1]["ply"]
            await playing
        async with ben.at(match) as again:
            await again.until(lambda: again.over is not None)
            assert again.logs[1][: len(log)] == log
            assert [event["ply"] for event in log] == sorted(event["ply"] for event in log)


@awaited
async def test_finished_and_sleeping_matches_cost_no_memory(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        matches = [await ada.open("me", "bot") for _ in range(3)]
        async with ada.at(matches[0]) as page:
            await page.play(random.Random(1))
            assert set(matches) & set(live.api.rooms.awake) == {matches[0]}
        async with ada.at(matches[1]) as page:
            await page.until(lambda: 0 in page.turn())

        async def forgotten() -> bool:
            return not set(matches) & set(live.api.rooms.awake)

        await eventually(forgotten)
        async with ada.at(matches[1]) as page:
            await page.play(random.Random(2))
            await check_end(ada, matches[1], page)


@awaited
async def test_bots_go_on_while_nobody_looks(live: Live) -> None:
    """The page leaves after its action; the bots play up to its next turn, which the lobby shows."""
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot", "bot")
        async with ada.at(match) as page:
            await page.until(lambda: page.turn() == [0])
            while page.turn():
                await page.act(0)
                await page.settle()

        async def my_turn() -> bool:
            mine = {card["match"]: card for card in (await ada.get("/api/tables"))["mine"]}
            return bool(mine[match]["your_turn"] and mine[match]["turn"] == [0])

        await eventually(my_turn)


@awaited
async def test_metrics_count_actions(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        before = metrics.REGISTRY.get_sample_value("hofstaat_actions_total", {"game": "hof-verrat"}) or 0
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page:
            await page.until(page.turn)
            await page.act(page.turn()[0])
        text = (await ada.http.get("/metrics")).text
        assert f'hofstaat_actions_total{{game="hof-verrat"}} {before + 1}' in text
        assert (await ada.get("/healthz"))["status"] == "ok"


def named_before(log: list[Message]) -> list[Message]:
    """Of all turns but this one and the one before: what names a card that lies face down, or a secret swap."""
    turns = [n for n, entry in enumerate(log) if entry["event"]["event"] == "turn-began"]
    old = log[: turns[-2]] if len(turns) > 2 else []
    hidden = ("dealt", "swapped", "looked", "spied", "revealed")
    secrets = ("card", "own_card", "swapped")
    return [told for entry in old if (told := entry["event"])["event"] in hidden and any(map(told.get, secrets))]


@pytest.mark.parametrize("memory_aid", [False, True])
@awaited
async def test_an_open_page_forgets_what_may_not_be_looked_up_any_more(live: Live, *, memory_aid: bool) -> None:
    """MA-11: also without a reload a log names cards only for two turns, and whoever comes later finds the same."""
    async with Visitor(live.origin) as ada:
        options = {"memory_aid": memory_aid, "turn_limit": 6}
        match = await ada.open("me", "here Ben", "here Cem", "here Dee", game="mascarade", options=options)
        async with ada.at(match) as page:
            await page.until(lambda: page.states)
            rng, found = random.Random(6), 0
            while page.over is None:
                await page.play(rng, until=one_more(page, 0))
                found += sum(len(named_before(log)) for log in page.logs.values())
            await page.settle()
            assert bool(found) is memory_aid
            async with ada.at(match) as late:
                await late.until(lambda: late.over is not None)
                assert late.logs == page.logs
