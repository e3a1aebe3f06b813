"""Lessons at a real server: played through, answered, left and taken up again, told to the learner step by step."""

import random
from typing import Any

import pytest

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import verify
from hofstaat.lessons import has_lesson, lesson_of
from hofstaat.server.match import lessons
from tests.server.live_server import Live, Message, Page, Visitor, awaited, eventually

GAMES = [name for name in hofstaat.names() if has_lesson(name)]


async def begin(visitor: Visitor, game: str, **wish: Any) -> str:
    opened = await visitor.post("/api/lessons", {"game": game, "nickname": "Ada", **wish})
    return str(opened["match"])


def said(page: Page) -> Message:
    """The last text of the lesson."""
    return [message for message in page.got if message["msg"] == "lesson"][-1]


def has_spoken(page: Page) -> bool:
    return any(message["msg"] == "lesson" for message in page.got)


async def next_step(page: Page) -> Message:
    """Do what is wanted."""
    before = said(page)
    seat, text = before["seat"], before["text"]
    count = len(page.got)
    if before["asks"] == "read":
        await page.send("read", seat=seat, text=text)
    elif before["asks"] == "tap":
        step = next(step for step in lesson_of(page.table["game"]).steps if step.id == before["title"])  # type: ignore[index]
        await page.send("tap", seat=seat, text=text, anchor=step.expect[0].removeprefix("tap "))
    else:
        answer = await page.act(seat, before["expected"][0])
        assert answer["msg"] == "accepted", answer
    await page.until(lambda: any(message["msg"] == "lesson" for message in page.got[count:]))
    return said(page)


async def play_through(page: Page) -> list[Message]:
    """All that was said, up to the free table."""
    await page.until(lambda: has_spoken(page))
    steps = [said(page)]
    while steps[-1]["title"] is not None:
        steps.append(await next_step(page))
    return steps


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_lesson_is_played_through_and_goes_on_freely_to_its_end(live: Live, game: str) -> None:
    lesson = lesson_of(game)
    async with Visitor(live.origin) as ada:
        match = await begin(ada, game)
        async with ada.at(match) as page:
            steps = await play_through(page)
            assert list(dict.fromkeys(step["title"] for step in steps[:-1])) == [step.id for step in lesson.steps]
            assert steps[-1]["step"] == len(lesson.steps) and (await ada.get("/api/tables"))["lessons"][0]["learnt"]
            await page.play(random.Random(5))
            over = page.over
        assert over is not None and over["outcome"]["scores"]
        record = records.read((await ada.http.get(f"/api/tables/{match}/record")).text)
        assert record.header.prepared == lesson.lots
        assert verify(hofstaat.game(game), record)[0].outcome()


@awaited
async def test_a_wrong_try_is_answered_and_plays_nothing(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await begin(ada, "hof-verrat")) as page:
        await page.until(lambda: has_spoken(page))
        early = await page.act(0)
        assert (early["msg"], early["key"]) == ("refused", "lesson-first")
        await next_step(page)
        ply, wanted = page.states[0]["ply"], said(page)["expected"]
        for option in page.states[0]["options"]:
            if option["code"] not in wanted:
                answer = await page.act(0, option["code"])
                assert (answer["key"], answer["params"]["text"][:11]) == ("lesson", "above-wrong")
        illegal = await page.act(0, 0 if 0 not in [o["code"] for o in page.states[0]["options"]] else 299)
        assert illegal["msg"] == "refused" and illegal["key"] != "lesson"
        await page.settle()
        assert page.states[0]["ply"] == ply and said(page)["text"] == "above"


@awaited
async def test_touching_the_wrong_thing_is_answered(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await begin(ada, "mascarade")) as page:
        await page.until(lambda: has_spoken(page))
        await next_step(page)
        assert said(page)["asks"] == "tap" and "place:centre-1" in said(page)["taps"]
        assert await page.refused("tap", seat=0, text="opening", anchor="place:2") == "lesson"
        assert await page.refused("tap", seat=0, text="opening", anchor="moon") == "lesson-first"
        await page.send("read", seat=0, text="opening")  # nothing to be read here
        await page.settle()
        assert said(page)["text"] == "opening"


@awaited
async def test_a_lesson_is_left_and_taken_up_again_also_after_a_restart(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await begin(ada, "hof-verrat")
        async with ada.at(match) as page:
            await page.until(lambda: has_spoken(page))
            for _ in range(4):
                await next_step(page)
            left = said(page)

        async def asleep() -> bool:
            return match not in live.api.rooms.awake

        await eventually(asleep)
        assert await begin(ada, "hof-verrat") == match
        tables = await ada.get("/api/tables")
        assert tables["lessons"] == [
            {"game": "hof-verrat", "match": match, "step": left["step"], "steps": 12, "learnt": False}
        ]
        assert tables["mine"] == []
        async with ada.at(match) as page:
            await page.until(lambda: has_spoken(page))
            assert said(page) == left
            assert (
                not page.states[0]["may_undo"]
                and await page.refused("undo", seat=0, ply=page.states[0]["ply"], id="x") == "cannot-undo"
            )
        assert await begin(ada, "hof-verrat", again=True) != match


@awaited
async def test_a_learnt_game_stays_learnt_with_a_new_lesson(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        async with ada.at(await begin(ada, "hof-verrat")) as page:
            await play_through(page)
        again = await begin(ada, "hof-verrat")
        (card,) = (await ada.get("/api/tables"))["lessons"]
        assert (card["match"], card["step"], card["learnt"]) == (again, 0, True)


@awaited
async def test_remarks_of_the_free_game_are_said_until_they_are_read(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await begin(ada, "mascarade")) as page:
        await play_through(page)
        await page.play(random.Random(2), until=lambda: said(page)["text"] is not None)
        remark = said(page)["text"]
        assert remark.startswith("later-")
        await page.send("read", seat=0, text=remark)
        await page.until(lambda: said(page)["text"] != remark)


@awaited
async def test_only_the_learner_hears_the_lesson_and_one_step_at_a_time(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as ben:
        match = await begin(ada, "hof-verrat")
        async with ada.at(match) as page, ben.at(match) as spectator:
            await page.until(lambda: has_spoken(page))
            await spectator.until(lambda: spectator.states)
            await next_step(page)
            await spectator.settle()
            assert not any(message["msg"] == "lesson" for message in spectator.got)
            assert await spectator.refused("read", seat=0, text="above") == "not-your-seat"
            yet_to_come = ("hare-assassin", "hare-spy", "your-choice", "light-mission", "prepared")
            assert not any(word in str(page.traffic) for word in yet_to_come)


@awaited
async def test_other_tables_and_games_have_no_lesson(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        async with ada.at(await ada.open("me", "bot", "bot")) as page:
            await page.until(lambda: page.states)
            assert await page.refused("read", seat=0, text="above") == "no-lesson"
            assert await page.refused("tap", seat=0, text="above", anchor="hand") == "no-lesson"
        assert (await ada.post("/api/lessons", {"game": "chess", "nickname": "Ada"}, 404))["key"] == "no-such-game"
        assert (await ada.get("/api/tables"))["lessons"] == []


@awaited
async def test_a_lesson_that_was_changed_meanwhile_goes_on_as_a_free_table(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Visitor(live.origin) as ada:
        match = await begin(ada, "hof-verrat")
        other = lesson_of("kabale-und-hiebe")
        monkeypatch.setattr(lessons, "lesson_of", lambda name: other)
        async with ada.at(match) as page:
            await page.until(lambda: has_spoken(page))
            assert said(page)["text"] is None and said(page)["title"] is None
            assert (await page.act(0))["msg"] == "accepted"
