"""Mascarade's moments: masks fall where people sit and stay; whole games with scenes, and with reduced motion."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import (
    act_from_list,
    button,
    expect_over,
    is_over,
    open_by_request,
    options,
    said,
    tab,
    wait_for_turn,
)
from tests.e2e.test_scenes import ALLOWED, ANIMATED

pytestmark = pytest.mark.browser

MANY_DECISIONS = 60
FALLEN = ".stage .piece:has(.front)"
AT_SEATS = """() => {
  const at = (one) => one.getBoundingClientRect(), middle = (r) => [r.left + r.width / 2, r.top + r.height / 2]
  const seats = [...document.querySelectorAll('[data-place] .card')].map((card) => middle(at(card)))
  const near = ([x, y]) => seats.some(([u, v]) => Math.hypot(x - u, y - v) < 30)
  return [...document.querySelectorAll('.stage .piece:has(.front)')].every((piece) => near(middle(at(piece))))
}"""


def sit_down(player: Guest, seats: int, turns: int) -> Page:
    bots: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * (seats - 1)
    match = open_by_request(player, [{"kind": "me"}, *bots], game="mascarade", options={"turn_limit": turns})
    page = player.open(f"/table/{match}")
    wait_for_turn(player)
    return page


def speak(player: Guest, turn: int) -> None:
    """Announce, or claim to be the one who is announced; anything else where one can do neither."""
    tab(player, "tab-options")
    kinds = options(player.page).evaluate_all("all => all.map((one) => one.textContent)")
    loud = [n for n, words in enumerate(kinds) if "Announce" in words or "That is me" in words]
    act_from_list(player, loud[turn % len(loud)] if loud else turn % len(kinds))
    player.page.keyboard.press("Escape")


@pytest.mark.long
def test_masks_fall_at_the_seats_and_a_key_ends_it(guest: Callable[..., Guest]) -> None:
    """While they do, the board shows what was before; only transform and opacity are animated."""
    player = guest(lang="en", speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = sit_down(player, 4, 12)
    for turn in range(MANY_DECISIONS):
        speak(player, turn)
        page.locator(f"{FALLEN}, .prompt.mine, .finale").first.wait_for(state="attached")
        if page.locator(FALLEN).count():
            break
        wait_for_turn(player)
    assert page.locator(FALLEN).count()
    assert set(page.evaluate(ANIMATED)) <= ALLOWED
    assert page.evaluate(AT_SEATS)
    assert not page.locator(".pill:is(.right, .wrong)").count()
    assert not page.locator(".prompt.mine").count()
    while page.locator(".stage .piece").count():
        page.keyboard.press("Escape")
    wait_for_turn(player)
    assert not page.locator(".stage .piece").count()


@pytest.mark.long
@pytest.mark.parametrize(("seats", "motion"), [(2, "no-preference"), (5, "no-preference"), (5, "reduce")])
def test_a_whole_ball_with_scenes(guest: Callable[..., Guest], seats: int, motion: str) -> None:
    player = guest(lang="en", speed="fast")
    player.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page = sit_down(player, seats, 4)
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        speak(player, turn)
        page.keyboard.press("Escape")
    expect_over(player)


def test_a_replay_with_all_cards_open_shows_them(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, 4, 1)
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        speak(player, turn)
    player.open(f"/replay/{page.url.rsplit('/', 1)[1]}")
    page.locator(".eyes select").select_option("all")
    page.locator("[data-shown]").nth(5).wait_for()
    assert page.locator("[data-shown]").count() == page.locator("[data-place]").count()


def test_the_memory_aid_is_offered_where_one_begins(guest: Callable[..., Guest]) -> None:
    """At the table a button says what one can know for certain: at the beginning all that was dealt."""
    player = guest(lang="en")
    page = player.open()
    page.get_by_role("button", name=f"{said(player, 'play-now')}: Mascarade").click()
    page.get_by_role("dialog").get_by_role("checkbox").check()
    button(player, "begin").click()
    wait_for_turn(player)
    page.locator(".aid").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("know .* for certain"))
