"""Scenes play before the next question: seen, skipped, with reduced motion; whole games end as without them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, expect_over, is_over, open_by_request, options, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

ANIMATED = """() => [...new Set(document.getAnimations().flatMap(({effect}) =>
  effect.target.closest('.stage') ? effect.getKeyframes().flatMap(Object.keys) : []))]"""
ALLOWED = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def seated(player: Guest, bots: int = 1) -> Page:
    opponents: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * bots
    page = player.open(f"/table/{open_by_request(player, [{'kind': 'me'}, *opponents])}")
    wait_for_turn(player)
    return page


def lay_a_card(page: Page) -> None:
    page.locator("[data-hand]").first.click()
    page.locator(".slot:not(.refused)").first.click()


def test_a_card_travels_before_the_next_question(guest: Callable[..., Guest]) -> None:
    """While it does, the board shows what was before, and only transform and opacity are animated."""
    player = guest(speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = seated(player)
    before = page.locator("[data-lies]").count()
    lay_a_card(page)
    page.locator(".stage .piece").first.wait_for(state="attached")
    assert set(page.evaluate(ANIMATED)) <= ALLOWED
    assert page.locator("[data-lies]").count() == before
    assert not page.locator(".prompt.mine").count()
    wait_for_turn(player)
    assert page.locator("[data-lies]").count() > before
    assert not page.locator(".stage .piece").count()


def test_a_key_skips_a_scene(guest: Callable[..., Guest]) -> None:
    player = guest(speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = seated(player)
    for _ in range(3):
        page.locator("[data-hand]").first.wait_for()
        if page.locator(".ask.deadly").count():
            break
        lay_a_card(page)
        page.locator(".stage .piece").first.wait_for(state="attached")
        page.keyboard.press("Escape")
        page.locator(".stage .piece").first.wait_for(state="detached")
        wait_for_turn(player)


def test_a_click_that_skips_does_nothing_else(guest: Callable[..., Guest]) -> None:
    """By the time the button comes up the next question may stand there: the click is not its answer."""
    player = guest(speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = seated(player)
    lay_a_card(page)
    page.locator(".stage .piece").first.wait_for(state="attached")
    box = page.locator("[data-hand]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".stage .piece").first.wait_for(state="detached")
    wait_for_turn(player)
    assert page.locator("[data-hand][aria-pressed=true]").count() == 0


def test_bots_hear_how_fast_one_likes_it(guest: Callable[..., Guest]) -> None:
    player = guest(speed="fast")
    told: list[str] = []
    player.page.on("websocket", lambda socket: socket.on("framesent", lambda sent: told.append(str(sent))))
    page = seated(player)
    page.get_by_role("button", name=said(player, "table-menu")).click()
    page.get_by_text(said(player, "speed-slow"), exact=True).click()
    page.wait_for_timeout(100)
    speeds = [text.split('"speed":')[1] for text in told if '"do":"speed"' in text]
    assert speeds == ['"fast"}', '"slow"}']


@pytest.mark.parametrize(("speed", "motion"), [("fast", "no-preference"), ("fast", "reduce")])
def test_a_whole_game_with_scenes(guest: Callable[..., Guest], speed: str, motion: str) -> None:
    player = guest(speed=speed)
    player.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    seated(player)
    for turn in range(80):
        wait_for_turn(player)
        if is_over(player):
            break
        tab(player, "tab-options")
        act_from_list(player, turn % options(player.page).count())
        player.page.keyboard.press("Escape")
    expect_over(player)
