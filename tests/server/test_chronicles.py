"""The chronicle of a group at its tables (C12-82): brought along, continued by every game, kept by a rematch."""

import random
from typing import Any

import pytest

from hofstaat.games.council_of_12.chronicle import Chronicle
from hofstaat.games.council_of_12.view import Result
from hofstaat.server.match import chronicles
from tests.games.council_of_12.chamber import GAME
from tests.server.live_server import Live, Visitor, awaited

NEW = Chronicle(first_year=1200).text()
GOLEM = Result("successor", True, "golem", 30, 0, 0, 0, 0, 30, "proud")
WITH_GOLEM = Chronicle().with_game(["Ada", "Ben"], GOLEM, None).text()


async def open_council(visitor: Visitor, *seats: str, **more: Any) -> str:
    return await visitor.open(*seats, game="council-of-12", **more)


async def chronicle_at(visitor: Visitor, match: str) -> Chronicle:
    response = await visitor.http.get(f"/api/tables/{match}/chronicle")
    assert response.status_code == 200, response.text
    return Chronicle.read(response.text)


@awaited
async def test_a_game_is_entered_and_a_rematch_goes_on(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await open_council(ada, "me", "here Ben", chronicle=NEW)
        assert await chronicle_at(ada, match) == Chronicle(1200)
        async with ada.at(match) as page:
            await page.play(random.Random(1))
            result = page.states[0]["view"]["result"]
            entered = (await chronicle_at(ada, match)).entries
            assert [(str(member)) for member in entered[0].members] == ["Ada I.", "Ben I."]
            assert (entered[0].year, entered[0].term, entered[0].throne) == (1200, result["term"], result["successor"])
            await page.send("rematch")
            await page.until(lambda: page.over and page.over["rematch"])
            assert page.over
            following = page.over["rematch"]
        assert (await chronicle_at(ada, following)).entries == entered
        async with ada.at(following) as page:
            assert page.table and page.table["options"]["enthroned"] == entered[0].throne
            await page.play(random.Random(2))
            after = await chronicle_at(ada, following)
            assert [entry.year for entry in after.entries] == [1200, 1200 + result["term"]]
            assert {str(member) for member in after.entries[1].members} == {"Ada II.", "Ben II."}


@awaited
async def test_a_chronicle_brought_along_says_who_is_on_the_throne(live: Live) -> None:
    """C12-83: who asks for somebody else is told; C12-86: not in the introductory game."""
    async with Visitor(live.origin) as ada:
        wish = {"game": "council-of-12", "nickname": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        contradiction = {**wish, "chronicle": WITH_GOLEM, "options": {"enthroned": "worker"}}
        refusal = await ada.post("/api/tables", contradiction, 400)
        assert (refusal["key"], refusal["params"]) == ("other-throne", {"character": "golem"})
        match = await open_council(ada, "me", "bot", chronicle=WITH_GOLEM)
        async with ada.at(match) as page:
            await page.until(lambda: 0 in page.states)
            assert page.states[0]["view"]["enthroned"] == "golem"
        match = await open_council(ada, "me", "bot", chronicle=WITH_GOLEM, options={"introductory": True})
        async with ada.at(match) as page:
            await page.until(lambda: 0 in page.states)
            assert page.states[0]["view"]["enthroned"] is None


@awaited
async def test_the_greatest_challenge_is_named_by_who_was_there_until_the_next_council(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await open_council(ada, "me", "here Ben", chronicle=NEW)
        path, words = f"/api/tables/{match}/chronicle", {"greatest": " The  river "}
        assert (await ada.post(path, words, 409))["key"] == "not-over"
        async with ada.at(match) as page:
            await page.play(random.Random(1))
            assert (await eve.post(path, words, 403))["key"] == "not-your-seat"
            told = await ada.post(path, words)
            assert told["entries"][0]["greatest_challenge"] == "The river"
            assert (await chronicle_at(eve, match)).entries[0].greatest_challenge == "The river"
            assert (await ada.post(path, {"greatest": " "}))["entries"][0]["greatest_challenge"] == ""
            await page.send("rematch")
            await page.until(lambda: page.over and page.over["rematch"])
        assert (await ada.post(path, words, 409))["key"] == "chronicle-closed"


@awaited
async def test_tables_without_a_chronicle_have_none(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await open_council(ada, "me", "bot")
        assert await ada.get(f"/api/tables/{match}/chronicle") is None
        assert (await ada.post(f"/api/tables/{match}/chronicle", {"greatest": "x"}, 404))["key"] == "no-chronicle"
        other = {"game": "hof-verrat", "nickname": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}], "chronicle": NEW}
        assert (await ada.post("/api/tables", other, 400))["key"] == "no-chronicle"
        keeping = {game["name"]: game["chronicle"] for game in (await ada.get("/api/games"))["games"]}
        assert keeping["council-of-12"] and sum(keeping.values()) == 1


@awaited
async def test_a_group_that_has_played_for_years(live: Live) -> None:
    """Three hundred games fit into a request."""
    long = Chronicle()
    for _ in range(300):
        result = Result("successor", True, "golem", 30, 0, 0, 0, 0, 30, "proud")
        long = long.with_game(["Ada", "Ben", "Cleo", "Dora"], result, "january", "The dragon at the gate")
    async with Visitor(live.origin) as ada:
        match = await open_council(ada, "me", "bot", chronicle=long.text())
        assert len((await chronicle_at(ada, match)).entries) == len(long.entries)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        NEW.replace("1200", "100000000000000000000"),
        WITH_GOLEM.replace('"term": 30', '"term": -1'),
        WITH_GOLEM.replace("golem", "king"),
        WITH_GOLEM.replace('"I"', '"V"'),
    ],
)
@awaited
async def test_no_other_text_passes_for_a_chronicle(live: Live, text: str) -> None:
    async with Visitor(live.origin) as ada:
        wish = {"game": "council-of-12", "nickname": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert (await ada.post("/api/tables", {**wish, "chronicle": text}, 400))["key"] == "bad-chronicle"


def test_stacks_composed_with_the_new_successor_do_not_come_again() -> None:
    """C12-4: an enthroned character may not be composed."""
    options: dict[str, object] = {"compose": ["golem", "worker"], "enthroned": None}
    assert chronicles.rematch_options(GAME, options, WITH_GOLEM) == {"compose": None, "enthroned": "golem"}
    assert chronicles.rematch_options(GAME, options, NEW) == options
    assert chronicles.rematch_options(GAME, options, None) == options
