"""Kabale und Hiebe's board in a real browser: whole games by clicking card and column, the award, and the keyboard."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from hofstaat.texts import texts
from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, expect_over, is_over, open_by_request, tab_to, wait_for_turn
from tests.e2e.test_fit import measured
from tests.e2e.test_scenes import ALLOWED, ANIMATED

pytestmark = pytest.mark.browser

GAME = "kabale-und-hiebe"
MANY_DECISIONS = 150


ENOUGH_SKIPS = 400


def sit_down(guest: Guest, bots: int) -> Page:
    opponents: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * bots
    match = open_by_request(guest, [{"kind": "me"}, *opponents], game=GAME)
    return guest.open(f"/table/{match}")


def settled(page: Page) -> None:
    page.locator(".card-button[aria-pressed=true], .coming").first.wait_for(state="detached")


def decide_by_click(page: Page, turn: int) -> None:
    """A card and a column, in turns its place or the column itself; a goal for the traitor."""
    if page.locator(".goal.may").count():
        page.locator(".goal.may").last.click()
        return
    page.locator("[data-hand]").nth(turn % page.locator("[data-hand]").count()).click()
    places = page.locator(".slot" if turn % 2 else ".column.open .goal")
    places.nth(turn % places.count()).click()


def finish_by_click(player: Guest, page: Page) -> int:
    """Play to the end; how many awards showed themselves."""
    awards: set[str] = set()
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if page.locator(".trial").count():
            awards.add(page.locator(".ask p").inner_text())
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
    """The findings of axe-core by day and by night, and whether anything sticks out."""
    found = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        violations = Axe().run(page).response["violations"]
        found += [f"{name}, {theme}: {fault['id']} {fault['nodes'][0]['html'][:160]}" for fault in violations]
    if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
        found.append(f"{name} scrolls sideways")
    return found


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_the_board_is_in_order(guest: Callable[..., Guest], *, phone: bool) -> None:
    """Picking a card for one of six columns, what can be opened, and an award."""
    player = guest(phone=phone)
    page = sit_down(player, bots=5)
    wait_for_turn(player)
    page.locator("[data-hand]").first.click()
    found = faults(page, "picked")
    for opener in ("button.pile", "button[data-seat]", ".cartouche button"):
        if page.locator(opener).count():
            page.locator(opener).last.press("Enter")
            page.get_by_role("dialog").wait_for()
            found += faults(page, opener)
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("Escape")
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if page.locator(".trial").count():
            break
        decide_by_click(page, turn)
        settled(page)
    found += faults(page, "award") + [fault for step in range(3) for fault in award_measured(player, step)]
    page.get_by_role("button", name=texts(player.lang, GAME)("board-to-stage")).click()
    expect(page.locator(".columns .column")).to_have_count(6)
    assert not found


def award_measured(player: Guest, step: int) -> list[str]:
    """The parts of the award that do not fit on its stage, and a step further on."""
    found = measured(player, f"award, step {step}")
    player.page.get_by_role("button", name=texts(player.lang, GAME)("board-step"), exact=True).click()
    return found


def test_turns_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, bots=1)
    for _ in range(8):
        wait_for_turn(player)
        if page.locator(".answer.quiet").count():
            tab_to(page, ".answer.quiet")
        else:
            tab_to(page, "[data-hand]")
            page.keyboard.press("Enter")
            page.wait_for_function("document.activeElement.matches('.slot')")
        page.keyboard.press("Enter")
        settled(page)
    assert not is_over(player)


def skip_to_the_next_question(player: Guest) -> bool:
    """Escape ends every scene, until there is a question or the game is over; whether an award was among them."""
    page, awarded = player.page, False
    for _ in range(ENOUGH_SKIPS):
        if page.locator(".prompt.mine, .finale").count():
            return awarded
        awarded = awarded or page.locator(".stage .trial").count() > 0
        if page.locator(".stage .piece").count():
            page.keyboard.press("Escape")
        page.wait_for_timeout(20)
    raise AssertionError("no question comes")


@pytest.mark.long
def test_a_whole_game_with_skipped_scenes(guest: Callable[..., Guest]) -> None:
    player = guest(speed="normal")
    player.page.emulate_media(reduced_motion="no-preference")
    page = sit_down(player, bots=1)
    wait_for_turn(player)
    for turn in range(MANY_DECISIONS):
        skip_to_the_next_question(player)
        if is_over(player):
            break
        decide_by_click(page, turn)
        page.locator(".prompt.mine").wait_for(state="detached")
    expect_over(player)


@pytest.mark.long
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_award_is_seen_before_the_next_round(guest: Callable[..., Guest], motion: str) -> None:
    """Goal by goal on the stage; the board still shows the round that ended, and asks nothing."""
    player = guest(speed="fast")
    player.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    page = sit_down(player, bots=1)
    wait_for_turn(player)
    for turn in range(MANY_DECISIONS):
        decide_by_click(page, turn)
        page.locator(".prompt.mine").wait_for(state="detached")
        page.locator(".prompt.mine, .stage .trial").first.wait_for()
        if page.locator(".stage .trial").count():
            break
    assert page.locator("[data-round]").get_attribute("data-round") == "1"
    assert page.locator(".prompt.mine").count() == 0
    assert set(page.evaluate(ANIMATED)) <= ALLOWED
    wait_for_turn(player)
    assert page.locator("[data-round]").get_attribute("data-round") == "2"
    assert page.locator(".stage .piece").count() == 0
    assert page.locator(".hall .trial").count() == 0
