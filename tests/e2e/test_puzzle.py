"""A puzzle in a real browser: from the lobby, by key and by touch, its numbers and reasons, and playing on from it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hofstaat.review import puzzles
from hofstaat.texts import texts
from tests.e2e.conftest import Guest
from tests.e2e.table import faults, said

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("name", "phone", "lang"), [("mascarade", False, "de"), ("kabale-und-hiebe", True, "en")])
def test_a_puzzle_is_solved(guest: Callable[..., Guest], name: str, *, phone: bool, lang: str) -> None:
    player = guest(phone=phone, lang=lang)
    asked = puzzles.puzzles(name)[0]
    say = texts(lang, "review", "common")
    page = player.open(f"/puzzle/{name}/{asked.id}")
    expect(page.get_by_role("heading", name=say("puzzle-question"))).to_be_visible()
    assert not faults(player, name)
    wrong, right = (
        next(i for i, move in enumerate(asked.moves) if move.is_right is wanted) for wanted in (False, True)
    )
    page.keyboard.press("ABCD"[wrong])
    expect(page.get_by_role("heading", name=say("puzzle-wrong"))).to_be_focused()
    expect(page.locator("li.right")).to_contain_text(f"{round(100 * asked.moves[right].value)}")
    expect(page.locator("li.wrong")).to_have_count(1)
    assert not faults(player, name)
    page.reload()
    page.locator("section ol button").nth(right).click()
    expect(page.get_by_role("heading", name=say("puzzle-right"))).to_be_visible()
    page.get_by_role("button", name=say("puzzle-play-on")).click()
    page.wait_for_url("**/table/*")


def test_the_lobby_has_one_a_day_and_the_way_to_all(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = player.open("/")
    page.get_by_role("link", name=said(player, "puzzle-of-the-day")).click()
    page.wait_for_url("**/puzzle/*/*")
    page.get_by_role("link", name=said(player, "puzzle-all")).click()
    expect(page.get_by_role("heading", name=said(player, "puzzles"), level=1)).to_be_visible()
    expect(page.locator("ol a").nth(59)).to_be_attached()
    assert not faults(player, "puzzles")
