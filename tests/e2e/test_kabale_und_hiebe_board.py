"""Kabale und Hiebe's board in a real browser: whole games by clicking card and column, the award, and the keyboard."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hofstaat.texts import texts
from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, expect_over, is_over, open_by_request, tab_to, wait_for_turn

pytestmark = pytest.mark.browser

GAME = "kabale-und-hiebe"
MANY_DECISIONS = 150


def sit_down(guest: Guest, bots: int) -> Page:
    opponents: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * bots
    match = open_by_request(guest, [{"kind": "me"}, *opponents], game=GAME)
    return guest.open(f"/table/{match}")


def settled(page: Page) -> None:
    page.locator(".card-button[aria-pressed=true], .coming").first.wait_for(state="detached")


def decide_by_click(page: Page, turn: int) -> None:
    """A card and a column, in turns in the column itself or beside the hand; a goal for the traitor."""
    if page.locator("[data-goal] .card-button.may").count():
        page.locator("[data-goal] .card-button.may").last.click()
        return
    page.locator("[data-hand]").nth(turn % page.locator("[data-hand]").count()).click()
    places = page.locator(".slot:not(.refused)" if turn % 2 else ".go:not(.back, .no)")
    places.nth(turn % places.count()).click()


def finish_by_click(player: Guest, page: Page) -> int:
    """Play to the end; how many awards were shown."""
    awards: set[str] = set()
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if page.locator(".verdict h2").count():
            awards.add(page.locator(".verdict h2").inner_text())
        if is_over(player):
            break
        decide_by_click(page, turn)
        settled(page)
    return len(awards)


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_by_clicking_cards_and_columns(guest: Callable[..., Guest], *, phone: bool) -> None:
    player = guest(phone=phone, lang="en" if phone else "de")
    page = sit_down(player, bots=1)
    assert finish_by_click(player, page) == 6
    expect_over(player)
    expect(page.locator(".scores > li")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert blocked_styles(page) == 0


def faults(page: Page, name: str) -> list[str]:
    """What axe-core finds by day and by night, and whether anything sticks out."""
    found = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        violations = Axe().run(page).response["violations"]
        found += [f"{name}, {theme}: {fault['id']} {fault['nodes'][0]['html'][:160]}" for fault in violations]
    if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
        found.append(f"{name} scrolls sideways")
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_is_in_order(guest: Callable[..., Guest], *, phone: bool) -> None:
    """Picking a card for one of six columns, what can be opened, and an award."""
    player = guest(phone=phone)
    page = sit_down(player, bots=5)
    wait_for_turn(player)
    page.locator("[data-hand]").first.click()
    found = faults(page, "picked")
    for opener in (".pile", "button[data-seat]", ".tool"):
        if page.locator(opener).count():
            page.locator(opener).last.click()
            page.get_by_role("dialog").wait_for()
            found += faults(page, opener)
            page.keyboard.press("Escape")
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if page.locator(".verdict").count():
            break
        decide_by_click(page, turn)
        settled(page)
    found += faults(page, "award")
    page.get_by_role("button", name=texts(player.lang, GAME)("board-to-stage")).click()
    expect(page.locator(".stage .column")).to_have_count(6)
    assert not found


def test_turns_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, bots=1)
    for _ in range(8):
        wait_for_turn(player)
        if page.locator(".go.no").count():
            tab_to(page, ".go.no")
        else:
            tab_to(page, "[data-hand]")
            page.keyboard.press("Enter")
            tab_to(page, ".go")
        page.keyboard.press("Enter")
        settled(page)
    assert not is_over(player)
