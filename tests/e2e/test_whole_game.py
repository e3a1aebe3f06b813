"""A whole game against bots by clicking, from the lobby to the end, on both sizes and in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hofstaat
from tests.e2e.conftest import Guest
from tests.e2e.table import (
    act_from_list,
    button,
    expect_over,
    finish_from_list,
    is_over,
    open_by_request,
    play_now,
    said,
    wait_for_turn,
)

pytestmark = pytest.mark.browser

SOME = 8


@pytest.mark.parametrize(("phone", "lang"), [(False, "de"), (True, "en")])
def test_two_clicks_and_a_game_to_its_end(guest: Callable[..., Guest], *, phone: bool, lang: str) -> None:
    player = guest(phone=phone, lang=lang)
    page = player.open()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    play_now(player)
    button(player, "begin").click()
    wait_for_turn(player)
    assert finish_from_list(player) > 10
    expect_over(player)
    assert "●" not in page.title()


def test_the_window_tells_whose_turn_it_is(guest: Callable[..., Guest]) -> None:
    player = guest()
    page = player.open()
    play_now(player)
    button(player, "begin").click()
    wait_for_turn(player)
    assert not is_over(player)
    assert said(player, "your-turn") in page.title()
    assert str(page.locator("#favicon").get_attribute("href")).endswith("favicon-turn.svg")
    page.get_by_role("link", name=said(player, "to-the-lobby")).first.click()
    expect(page.get_by_text(said(player, "your-turn"))).to_be_visible()
    assert str(page.locator("#favicon").get_attribute("href")).endswith("favicon.svg")


@pytest.mark.parametrize("game", [name for name in hofstaat.names() if name != "hof-verrat"])
def test_every_game_can_be_played_from_the_list(guest: Callable[..., Guest], game: str) -> None:
    """Also one without a board of its own."""
    player = guest(lang="en")
    bots = [{"kind": "bot", "level": "page"}] * (hofstaat.game(game).seats[0] - 1)
    match = open_by_request(player, [{"kind": "me"}, *bots], game=game)
    player.open(f"/table/{match}")
    for _ in range(SOME):
        wait_for_turn(player)
        if not is_over(player):
            act_from_list(player)
    wait_for_turn(player)
