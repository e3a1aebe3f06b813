"""Mascarade's board in a real browser: whole games by clicking masks, by keyboard, axe by day and night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, expect_over, faults, is_over, open_by_request, tab, tab_to, wait_for_turn
from tests.e2e.test_fit import measured

pytestmark = pytest.mark.browser

MANY_DECISIONS = 120
TARGET = "[data-mask].may:not([aria-pressed])"
"""A mask whose touch is the whole answer."""


def sit_down(guest: Guest, seats: int, turns: int) -> Page:
    bots: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * (seats - 1)
    match = open_by_request(guest, [{"kind": "me"}, *bots], game="mascarade", options={"turn_limit": turns})
    return guest.open(f"/table/{match}")


PRESSED = "[data-mask][aria-pressed=true]"


def take_masks(page: Page) -> None:
    """Touch masks until a pair is taken, or nothing is asked any more."""
    for _ in range(2):
        if not page.locator("[data-swap], .ask.waits").count():
            page.locator("[data-mask].may[aria-pressed=false]").last.click()
    page.locator("[data-swap], .ask.waits").first.wait_for()


def announce(page: Page, turn: int) -> None:
    """With several cards the own card comes first."""
    if page.locator("[data-hand]").count() > 1 and not page.locator(PRESSED).count():
        page.locator("[data-hand] .card-button.may").first.click()
    characters = page.locator("[data-character].may")
    characters.nth(turn % characters.count()).click()
    page.locator("[data-announce]").click()


def decide(page: Page, turn: int) -> None:
    """Answer every question on the board: name a character, touch a mask, answer, or a turn in one of its ways."""
    if page.locator("[data-character].may").count() and not page.locator("[data-mask].may").count():
        announce(page, turn)
    elif page.locator(TARGET).count():
        page.locator(TARGET).first.click()
    elif page.locator("[data-look]:not(.refused)").count() and turn % 3 == 1:
        page.locator("[data-look]").click()
    elif page.locator("[data-character].may").count() and turn % 3 == 2:
        announce(page, turn)
    else:
        if not page.locator("[data-claim], [data-pass], [data-swap]").count():
            take_masks(page)
        answers = page.locator("[data-claim], [data-pass], [data-swap]")
        if answers.count():
            answers.nth(turn % answers.count()).click()


@pytest.mark.parametrize(("seats", "turns", "phone"), [(2, 6, True), (3, 5, False), (5, 4, False), (13, 2, True)])
def test_a_game_by_touching_masks(guest: Callable[..., Guest], *, seats: int, turns: int, phone: bool) -> None:
    player = guest(phone=phone)
    page = sit_down(player, seats, turns)
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        decide(page, turn)
        page.locator(".answer.coming, .card-button.busy").first.wait_for(state="detached")
    expect_over(player)
    expect(page.locator(".fortune")).to_have_count(seats)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert blocked_styles(page) == 0


NAMES = ("Bela", "Clementine", "Dorian", "Eleonore", "Florian", "Gesine", "Hyazinth", "Isolde", "Jasper", "Konstanze")


def sit_together(guest: Guest, seats: int) -> Page:
    """Several people at one screen: whoever begins, nothing happens before the page is there."""
    names = [*NAMES, "Maximiliane Leonore", "Wilhelmina Theodora"][: seats - 1]
    here = [{"kind": "here", "nickname": name} for name in names]
    match = open_by_request(guest, [{"kind": "me"}, *here], game="mascarade", options={"turn_limit": 9})
    return guest.open(f"/table/{match}")


def take_the_screen(guest: Guest) -> None:
    """The next to decide draws the curtain: it is always somebody else."""
    guest.page.locator(".curtain .button").click()
    wait_for_turn(guest)


def turn_with_a_swap(guest: Guest) -> None:
    take_masks(guest.page)
    guest.page.locator("[data-swap]").first.click()
    take_the_screen(guest)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "phone"), [(3, True), (13, True), (13, False)])
def test_every_state_of_the_board_is_in_order(guest: Callable[..., Guest], *, seats: int, phone: bool) -> None:
    """axe-core finds nothing with the deal in sight, with masks taken, and later in the game; nothing sticks out."""
    player = guest(phone=phone, lang="en")
    page = sit_together(player, seats)
    take_the_screen(player)
    assert page.locator("[data-place]").count() == (6 if seats == 3 else seats)
    assert page.locator("[data-shown]").count() == page.locator("[data-place]").count()
    found = faults(player, "opening")
    take_masks(page)
    found += faults(player, "picked")
    for _ in range(4):
        turn_with_a_swap(player)
    announce(page, 1)
    take_the_screen(player)
    assert not found + faults(player, "asked")


def test_the_deal_is_shown_for_two_turns_also_after_a_reload(guest: Callable[..., Guest]) -> None:
    """MA-11: the deal counts as part of the first turn; nothing on the page names its cards from the third turn on."""
    player = guest(lang="en")
    page = sit_together(player, 5)
    take_the_screen(player)
    for _ in range(2):
        expect(page.locator("[data-shown]")).to_have_count(6)
        page.reload()
        take_the_screen(player)
        expect(page.locator("[data-shown]")).to_have_count(6)
        turn_with_a_swap(player)
    expect(page.locator("[data-opening]")).to_have_count(0)
    tab(player, "tab-chronicle")
    told = page.locator("aside").inner_text()
    assert told.count("dealt face up") == 6
    assert not [name for name in ("Judge", "Bishop", "King", "Queen", "Witch", "Cheat") if f": {name}" in told]


def everybody_is_the_king(guest: Guest, seats: int) -> None:
    """Somebody announces the King, and all the others object."""
    page = guest.page
    if seats < 4:
        page.locator("[data-hand] .card-button.may").first.click()
    page.locator("[data-character=king]").click()
    page.locator("[data-announce]").click()
    for _ in range(seats - 1):
        take_the_screen(guest)
        page.locator("[data-claim]").first.click()
    if seats > 2:
        take_the_screen(guest)
    page.locator(".pill:is(.right, .wrong)").nth(seats - 1).wait_for()


@pytest.mark.long
def test_when_all_masks_fall(guest: Callable[..., Guest]) -> None:
    """Thirteen claim to be the King: at each seat stands who it was, and nothing lies over anything."""
    player = guest(phone=True, lang="en")
    page = sit_together(player, 13)
    take_the_screen(player)
    page.locator("[data-seen]").click()
    for _ in range(4):
        turn_with_a_swap(player)
    everybody_is_the_king(player, 13)
    assert page.locator(".pill.right").count() == 1
    assert measured(player, "unmasked") == []


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, 4, 3)
    for _ in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        if page.locator(TARGET).count():
            tab_to(page, "[data-mask].may")
        elif page.locator("[data-character].may").count() and not page.locator("[data-mask].may").count():
            tab_to(page, "[data-character].may")
            page.keyboard.press("Enter")
            tab_to(page, "[data-announce]")
        else:
            for _ in range(2):
                if not page.locator("[data-claim], [data-pass], [data-swap]").count():
                    tab_to(page, "[data-mask].may[aria-pressed=false]")
                    page.keyboard.press("Enter")
            tab_to(page, "[data-claim], [data-pass], [data-swap]")
        page.keyboard.press("Enter")
        page.locator(".answer.coming, .card-button.busy").first.wait_for(state="detached")
    expect_over(player)
