"""Hof-Verrat's board in a real browser: whole games by clicking card and place, and by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, expect_over, is_over, open_by_request, tab_to, wait_for_turn

pytestmark = pytest.mark.browser


def sit_down(guest: Guest, bots: int) -> Page:
    opponents: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * bots
    match = open_by_request(guest, [{"kind": "me"}, *opponents])
    return guest.open(f"/table/{match}")


def place_by_click(page: Page, turn: int) -> None:
    """A card, then in turns each of its places on the board."""
    page.locator("[data-hand]").first.click()
    places = page.locator(".slot:not(.refused)")
    places.nth(turn % places.count()).click()


def strike_by_click(page: Page) -> None:
    """One of the victims: on the board itself, or where they lie too close, in the opened pile."""
    if page.locator(".tight, .tallies.danger").count():
        page.locator(".tight, .tallies.danger").first.click()
        page.locator("dialog .button.danger").first.click()
        return
    victims = page.locator(".card-button.danger")
    (victims.last if victims.count() else page.locator(".ask .answer")).click()


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "de")])
def test_a_game_by_clicking_cards_and_places(guest: Callable[..., Guest], *, phone: bool, lang: str) -> None:
    player = guest(phone=phone, lang=lang)
    page = sit_down(player, bots=2)
    for turn in range(60):
        wait_for_turn(player)
        if is_over(player):
            break
        if page.locator(".ask.deadly").count():
            strike_by_click(page)
        else:
            place_by_click(page, turn)
        page.locator("[aria-pressed=true], .ask .coming").first.wait_for(state="detached")
    expect_over(player)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert blocked_styles(page) == 0


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, bots=1)
    for _ in range(60):
        wait_for_turn(player)
        if is_over(player):
            break
        if page.locator(".ask.deadly").count():
            tab_to(page, ".danger, .ask .answer")
        else:
            tab_to(page, "[data-hand]")
            page.keyboard.press("Enter")
            page.wait_for_function("document.activeElement.matches('.slot:not(.refused)')")
        page.keyboard.press("Enter")
        page.locator("[aria-pressed=true], .ask .coming").first.wait_for(state="detached")
    expect_over(player)


Point = tuple[float, float]


def middle(one: Locator) -> Point:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(page: Page, start: Point, goal: Callable[[], Point]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 30)
    page.mouse.move(*goal(), steps=4)
    page.mouse.up()


def drag_with_finger(page: Page, start: Point, goal: Callable[[], Point]) -> None:
    device = page.context.new_cdp_session(page)

    def touch(kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", start)
    touch("touchMove", (start[0], start[1] - 30))
    touch("touchMove", goal())
    touch("touchEnd")


@pytest.mark.parametrize(("phone", "drag"), [(False, drag_with_mouse), (True, drag_with_finger)])
def test_cards_are_dragged_to_their_places(
    guest: Callable[..., Guest], *, phone: bool, drag: Callable[[Page, Point, Callable[[], Point]], None]
) -> None:
    """Dropped elsewhere a card lies in the hand again."""
    player = guest(phone=phone)
    page = sit_down(player, bots=2)
    wait_for_turn(player)
    card, district = page.locator("[data-hand]").first, page.locator("[data-box=own]")
    drag(page, middle(card), lambda: middle(page.locator("[data-box=detail]")))
    expect(card).to_have_attribute("aria-pressed", "false")
    drag(page, middle(card), lambda: middle(district.locator("[data-target]")))
    expect(district.locator("[data-lies]")).to_have_count(1)
    expect(page.locator("[data-dragged]")).to_have_count(0)


def test_keys_for_cards_and_places(guest: Callable[..., Guest]) -> None:
    player = guest()
    page = sit_down(player, bots=1)
    wait_for_turn(player)
    page.keyboard.press("2")
    expect(page.locator("[data-hand]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("a")
    expect(page.locator("[data-lies]").first).to_be_visible()
