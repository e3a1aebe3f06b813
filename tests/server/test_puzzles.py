"""Puzzles and what-if on the server: positions without their answer, tables that go on from a moment."""

import random

import pytest

import hofstaat
from hofstaat.review import puzzles
from tests.server.live_server import Live, Visitor, awaited


@awaited
async def test_a_puzzle_is_shown_without_its_answer_and_then_answered(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        listed = await ada.get("/api/puzzles")
        assert len(listed["puzzles"]) == sum(len(puzzles.puzzles(name)) for name in hofstaat.names())
        assert listed["today"] in listed["puzzles"]
        game, name = listed["today"]["game"], listed["today"]["id"]
        response = await ada.http.get(f"/api/puzzles/{game}/{name}")
        assert response.status_code == 200
        assert "is_right" not in response.text and "value" not in response.json()["card"]
        moves = response.json()["moves"]
        answers = [await ada.post(f"/api/puzzles/{game}/{name}", {"move": move}) for move in range(len(moves))]
        assert sum(answer["right"] for answer in answers) == 1
        assert all(answer["moves"] == answers[0]["moves"] for answer in answers)


@awaited
async def test_a_puzzle_or_a_move_that_is_not_there_is_refused(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        assert (await ada.get("/api/puzzles/mascarade/nothing", 404))["key"] == "no-such-puzzle"
        name = puzzles.puzzles("mascarade")[0].id
        assert (await ada.post(f"/api/puzzles/mascarade/{name}", {"move": 9}, 400))["key"] == "no-such-move"


@pytest.mark.parametrize("game", puzzles.games_with_puzzles(hofstaat.names()))
@awaited
async def test_one_plays_on_from_a_puzzle(live: Live, game: str) -> None:
    asked = puzzles.puzzles(game)[0]
    async with Visitor(live.origin) as ada:
        match = (await ada.post(f"/api/puzzles/{game}/{asked.id}/continue", {"nickname": "Ada"}))["match"]
        async with ada.at(match) as page:
            await page.until(lambda: asked.seat in page.states)
            assert page.states[asked.seat]["options"]
            assert set(page.states) == {asked.seat}
            await page.act(asked.seat)


@awaited
async def test_one_plays_on_from_a_moment_of_a_finished_game(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot page", "bot page", game="list-und-tuecke")
        assert (await ada.post(f"/api/tables/{match}/continue", what(3), 409))["key"] == "not-over"
        async with ada.at(match) as page:
            await page.play(random.Random(3))
        steps = (await ada.get(f"/api/tables/{match}/replay?seat=all"))["steps"]
        then = next(i for i, step in enumerate(steps) if step["who"] == 0)
        opened = (await ada.post(f"/api/tables/{match}/continue", what(then)))["match"]
        async with ada.at(opened) as page:
            await page.until(lambda: 0 in page.states)
            assert page.states[0]["options"]
            assert page.table and [seat["kind"] for seat in page.table["seats"]] == ["person", "bot", "bot"]
            await page.act(0)
        whole = what(len(steps))
        assert (await ada.post(f"/api/tables/{match}/continue", whole, 409))["key"] == "game-over"
        assert (await ada.post(f"/api/tables/{match}/continue", {**what(then), "seat": 7}, 400))[
            "key"
        ] == "no-such-seat"


def what(ply: int) -> dict[str, object]:
    return {"ply": ply, "seat": 0, "nickname": "Ada"}
