"""Reviews on the server: of finished games alone, for who may see them, made once, beside the running of everything."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hofstaat import build
from hofstaat.review import Budget, Review
from hofstaat.server.reviews.desk import ReviewDesk
from tests.server.live_server import Live, Visitor, awaited

QUICK = Budget(truth=2, drawn=2, known=2, look=2, check=2, again=2)


@pytest.fixture(autouse=True)
def quick(live: Live) -> Iterator[None]:
    live.api.reviews.budget = QUICK
    yield
    live.api.reviews.budget = None


async def finished(visitor: Visitor, *seats: str) -> str:
    match = await visitor.open(*seats, game="list-und-tuecke")
    async with visitor.at(match) as page:
        await page.play(random.Random(3))
    return match


async def awaited_review(visitor: Visitor, match: str) -> dict[str, Any]:
    """As the page does it: ask, then look again until it is there."""
    state: dict[str, Any] = await visitor.post(f"/api/tables/{match}/review", {})
    while state["status"] == "waiting":
        assert 0 <= state["progress"] <= 1
        await asyncio.sleep(0.1)
        state = await visitor.get(f"/api/tables/{match}/review")
    return state


async def refusal_of(visitor: Visitor, match: str) -> str:
    """Once it does not wait any more."""
    answer = await visitor.http.get(f"/api/tables/{match}/review")
    while answer.status_code == 200:
        await asyncio.sleep(0.02)
        answer = await visitor.http.get(f"/api/tables/{match}/review")
    key: str = answer.json()["key"]
    return key


@awaited
async def test_a_review_is_made_when_asked_for_and_kept(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await finished(ada, "me", "bot page", "bot page")
        assert (await ada.get(f"/api/tables/{match}/review"))["status"] == "none"
        state = await awaited_review(ada, match)
        assert state["status"] == "made" and not state["yours"]
        made = msgspec.convert(state["review"], Review)
        assert made.game == "list-und-tuecke" and len(made.seats) == 3
        assert await ada.post(f"/api/tables/{match}/review", {}) == state
        assert match not in live.api.reviews.waiting


@awaited
async def test_nothing_that_costs_minutes_is_made_before_somebody_waits(live: Live) -> None:
    """The end of a game shows its course if that is there, or is made in seconds: by a compiled core."""
    async with Visitor(live.origin) as ada:
        match = await finished(ada, "me", "bot page", "bot page")
        state = await ada.post(f"/api/tables/{match}/review", {"eager": True})
        assert state["status"] == ("waiting" if build.describe() == "compiled" else "none")


@awaited
async def test_nothing_of_a_running_game_is_reviewed(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot page", "bot page", game="list-und-tuecke")
        for answer in (
            await ada.get(f"/api/tables/{match}/review", 409),
            await ada.post(f"/api/tables/{match}/review", {}, 409),
            await ada.post(f"/api/tables/{match}/review/share", {"shared": True}, 409),
        ):
            assert answer["key"] == "not-over"
        assert match not in live.api.reviews.waiting


@awaited
async def test_a_game_between_people_is_for_those_who_played_until_they_share_it(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as stranger:
        match = await finished(ada, "me", "here Ben", "bot page")
        await stranger.get("/api/games")
        assert (await stranger.get(f"/api/tables/{match}/review", 403))["key"] == "review-private"
        assert (await stranger.post(f"/api/tables/{match}/review", {}, 403))["key"] == "review-private"
        refused = await stranger.post(f"/api/tables/{match}/review/share", {"shared": True}, 403)
        assert refused["key"] == "review-private"
        state = await awaited_review(ada, match)
        assert state["yours"] and not state["shared"]
        assert (await ada.post(f"/api/tables/{match}/review/share", {"shared": True}))["shared"]
        seen = await stranger.get(f"/api/tables/{match}/review")
        assert seen["review"] == state["review"] and not seen["yours"]
        await ada.post(f"/api/tables/{match}/review/share", {"shared": False})
        await stranger.get(f"/api/tables/{match}/review", 403)


@awaited
async def test_a_review_by_another_evaluator_is_made_anew(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Visitor(live.origin) as ada:
        match = await finished(ada, "me", "bot page", "bot page")
        await awaited_review(ada, match)
        monkeypatch.setattr("hofstaat.server.reviews.desk.version_of", lambda game: "list-und-tuecke/next")
        assert (await ada.get(f"/api/tables/{match}/review"))["status"] == "none"


@awaited
async def test_one_that_cannot_be_made_is_told_and_does_not_stop_the_next(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Visitor(live.origin) as ada:
        broken = await finished(ada, "me", "bot page", "bot page")
        good = await finished(ada, "me", "bot page", "bot page")

        async def fails(self: ReviewDesk, game: str, record: str) -> bytes:
            raise OSError("no process")

        with monkeypatch.context() as patch:
            patch.setattr(ReviewDesk, "made", fails)
            await ada.post(f"/api/tables/{broken}/review", {})
            assert await refusal_of(ada, broken) == "review-failed"
        assert (await awaited_review(ada, good))["status"] == "made"
        assert (await awaited_review(ada, broken))["status"] == "made"


@awaited
async def test_too_many_are_refused(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Visitor(live.origin) as ada:
        match = await finished(ada, "me", "bot page", "bot page")
        monkeypatch.setattr("hofstaat.server.reviews.desk.MOST_WAITING", 0)
        assert (await ada.post(f"/api/tables/{match}/review", {}, 503))["key"] == "review-busy"
