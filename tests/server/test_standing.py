"""Where a seat stands: told where the table agreed on it, to seats only."""

from typing import Any

import pytest

from tests.server.live_server import Live, Visitor, awaited

COMPANIES: list[tuple[list[str], dict[str, Any], bool]] = [
    (["me", "bot", "bot"], {}, True),
    (["me", "bot", "bot"], {"standing": False}, False),
    (["me", "here Ben", "bot"], {}, False),
    (["me", "here Ben", "bot"], {"standing": True}, True),
]


@pytest.mark.parametrize(("seats", "wish", "told"), COMPANIES)
@awaited
async def test_against_bots_it_is_told_and_with_people_only_if_agreed(
    live: Live, seats: list[str], wish: dict[str, Any], *, told: bool
) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as cleo:
        match = await ada.open(*seats, **wish)
        async with ada.at(match) as page, cleo.at(match) as spectator:
            await page.until(lambda: 0 in page.states)
            await spectator.until(lambda: None in spectator.states)
            assert page.table is not None and page.table["standing"] is told
            assert (page.states[0]["standing"] is not None) is told
            assert spectator.states[None]["standing"] is None


@awaited
async def test_a_game_that_cannot_tell_it_tells_none(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "bot", "bot", game="council-of-12")
        async with ada.at(match) as page:
            await page.until(lambda: 0 in page.states)
            assert page.states[0]["standing"] is None
        cards = {card["name"]: card["standing"] for card in (await ada.get("/api/games"))["games"]}
        assert cards["hof-verrat"] and not cards["council-of-12"]
