"""Mascarade's board in a real browser: whole games by clicking masks, by keyboard, axe by day and night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, expect_over, faults, is_over, open_by_request, tab, tab_to, wait_for_turn

pytestmark = pytest.mark.browser

MANY_DECISIONS = 120
TARGET = ".ring .card-button.may:not([aria-pressed])"
"""A mask whose touch is the whole answer."""


def sit_down(guest: Guest, seats: int, turns: int) -> Page:
    bots: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * (seats - 1)
    match = open_by_request(guest, [{"kind": "me"}, *bots], game="mascarade", options={"turn_limit": turns})
    return guest.open(f"/table/{match}")


def take_masks(page: Page) -> None:
    """Touch masks until two are taken."""
    for _ in range(2):
        if page.locator(".ring [aria-pressed=true]").count() < 2:
            page.locator(".ring .card-button.may[aria-pressed=false]").last.click()


def announce(page: Page, turn: int) -> None:
    if not page.locator(".ring [aria-pressed=true]").count():
        page.locator(".foot .card-button.may").first.click()
    page.locator("[data-announce]").click()
    characters = page.locator("[data-character]")
    characters.nth(turn % characters.count()).click()
    page.locator(".acts .go").first.click()


def decide(page: Page, turn: int) -> None:
    """Answer every question on the board: name a character, touch a mask, answer, or a turn in one of its ways."""
    if page.locator("[data-character]").count():
        page.locator("[data-character]").first.click()
        page.locator(".acts .go").first.click()
    elif page.locator(TARGET).count():
        page.locator(TARGET).first.click()
    elif page.locator("[data-announce]:not(.refused)").count() and turn % 2:
        announce(page, turn)
    else:
        if not page.locator(".acts .go:not(.quiet, .back)").count():
            take_masks(page)
        answers = page.locator(".acts .go:not(.back, [data-announce], .refused)")
        answers.nth(turn % answers.count()).click()


STICKING_OUT = """() => {
  const box = (one) => one.getBoundingClientRect()
  const within = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
  const ring = document.querySelector('.ring'), guests = [...ring.querySelectorAll('.guest')]
  const middle = [...ring.querySelectorAll('.middle :is(li, p, .mask)')]
  const parts = (one) => [...one.querySelectorAll('.wears, .name')]
  return guests.flatMap((one, n) => [
    !within(box(one), box(ring)) && 'leaves the ring',
    parts(one).some((part) => !within(box(part), box(one))) && 'does not fit',
    guests.slice(n + 1).some((other) => !apart(box(one), box(other))) && 'lies on another',
    middle.some((part) => !apart(box(one), box(part))) && 'lies on the middle',
  ].filter(Boolean).map((fault) => `${one.textContent} ${fault}`))
}"""


@pytest.mark.parametrize(("seats", "turns", "phone"), [(2, 6, True), (3, 5, False), (5, 4, False), (13, 2, True)])
def test_a_game_by_touching_masks(guest: Callable[..., Guest], *, seats: int, turns: int, phone: bool) -> None:
    player = guest(phone=phone)
    page = sit_down(player, seats, turns)
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        decide(page, turn)
        page.locator(".acts .coming, .card-button.busy").first.wait_for(state="detached")
    expect_over(player)
    assert page.locator(".fortune").count() == seats
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
    guest.page.locator(".acts .go:not(.back, .quiet)").first.click()
    take_the_screen(guest)


@pytest.mark.parametrize(("seats", "phone"), [(3, True), (13, True), (13, False)])
def test_every_state_of_the_board_is_in_order(guest: Callable[..., Guest], *, seats: int, phone: bool) -> None:
    """axe-core finds nothing with the deal in sight, with masks taken, and later in the game; nothing sticks out."""
    player = guest(phone=phone, lang="en")
    page = sit_together(player, seats)
    take_the_screen(player)
    assert page.locator(".ring [data-place]").count() == (6 if seats == 3 else seats)
    assert page.locator(".opening li").count() == page.locator(".ring [data-place]").count()
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
        expect(page.locator(".opening li")).to_have_count(6)
        page.reload()
        take_the_screen(player)
        expect(page.locator(".opening li")).to_have_count(6)
        turn_with_a_swap(player)
    expect(page.locator(".opening")).to_have_count(0)
    tab(player, "tab-chronicle")
    told = page.locator("aside").inner_text()
    assert told.count("dealt face up") == 6
    assert not [name for name in ("Judge", "Bishop", "King", "Queen", "Witch", "Cheat") if f": {name}" in told]


def everybody_is_the_king(guest: Guest, seats: int) -> None:
    """Somebody announces the King, and all the others object."""
    page = guest.page
    if seats == 2:
        page.locator(".foot .card-button.may").first.click()
    page.locator("[data-announce]").click()
    page.locator("[data-character=king]").click()
    page.locator(".acts .go").first.click()
    for _ in range(seats - 1):
        take_the_screen(guest)
        page.locator(".acts .go:not(.quiet)").first.click()
    if seats > 2:
        take_the_screen(guest)
    page.locator(".reveals li").nth(seats - 1).wait_for()


@pytest.mark.parametrize(("seats", "phone"), [(2, False), (4, False), (5, True), (6, False), (13, False), (13, True)])
def test_everything_has_its_place(guest: Callable[..., Guest], *, seats: int, phone: bool) -> None:
    """Everybody lies inside the ring, nobody on another or on the middle: at the beginning, and when all masks fall."""
    player = guest(phone=phone, lang="en")
    page = sit_together(player, seats)
    take_the_screen(player)
    page.locator(".opening .button").click()
    assert page.evaluate(STICKING_OUT) == []
    for _ in range(4):
        turn_with_a_swap(player)
    everybody_is_the_king(player, seats)
    assert page.evaluate(STICKING_OUT) == []


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, 4, 3)
    for _ in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        if page.locator(TARGET).count():
            tab_to(page, ".ring .card-button.may")
        else:
            if not page.locator(".acts .go:not(.quiet, .back)").count():
                tab_to(page, ".ring .card-button.may[aria-pressed=false]")
                page.keyboard.press("Enter")
            tab_to(page, ".acts .go")
        page.keyboard.press("Enter")
        page.locator(".acts .coming, .card-button.busy").first.wait_for(state="detached")
    expect_over(player)
