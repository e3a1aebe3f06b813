"""The board of Mit List und Tücke in a real browser: games by clicking, a chapter by keyboard, scenes, axe."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, expect_over, faults, is_over, open_by_request, tab_to, wait_for_turn

pytestmark = pytest.mark.browser

MANY_DECISIONS = 120
ON_THE_TABLE = ".card-button.danger, .window.may, .fan.may, [data-centre] .card-button.may"
IN_WORDS = ".roll .card-button.may, .ask .answer"


def sit_down(guest: Guest) -> Page:
    opponents: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * 2
    match = open_by_request(guest, [{"kind": "me"}, *opponents], game="list-und-tuecke")
    return guest.open(f"/table/{match}")


def dismiss(page: Page) -> None:
    """Cards that only we were shown lie in the place of the hand until they are seen; the overview covers the table."""
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    if page.locator(".looked").count():
        page.locator(".ask .answer").click()
        page.locator(".looked").wait_for(state="detached")


def in_chapter(page: Page, number: int) -> bool:
    return f"Chapter {number}" in page.locator(".chapel .when").inner_text()


def pick(page: Page, turn: int) -> None:
    """A hand card, then its place on the table or, every other turn, the button beside the hand."""
    if not page.locator("[data-hand][aria-pressed=true]").count():
        page.locator("[data-hand].may").first.click()
    places: Locator = page.locator("[data-target]:not(.answer)")
    in_words = page.locator(".ask .answer:not(.quiet)")
    if turn % 2 and in_words.count():
        places = in_words
    places.nth(turn % places.count()).click()


def answer(page: Page, turn: int) -> None:
    dismiss(page)
    page.locator(f"[data-hand].may, {ON_THE_TABLE}, {IN_WORDS}, .finale").first.wait_for()
    if page.locator(".finale").count():
        return
    on_the_table, in_words = page.locator(ON_THE_TABLE), page.locator(IN_WORDS)
    if page.locator("[data-hand].may").count():
        pick(page, turn)
    elif on_the_table.count() and (turn % 2 or not in_words.count()):
        on_the_table.first.click()
    else:
        in_words.first.click()
    page.locator(".coming, .card-button.busy").first.wait_for(state="detached")


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_by_clicking_cards_and_places(guest: Callable[..., Guest], *, phone: bool) -> None:
    player = guest(phone=phone)
    page = sit_down(player)
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        answer(page, turn)
    expect_over(player)
    assert page.locator(".reckoning").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert blocked_styles(page) == 0


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_every_state_of_the_board_is_in_order(guest: Callable[..., Guest], *, phone: bool) -> None:
    """axe-core finds nothing while passing, with a card picked, in the overview, later in the game and at the end."""
    player = guest(phone=phone, lang="en")
    page = sit_down(player)
    wait_for_turn(player)
    found = faults(player, "passing")
    page.locator("[data-hand].may").first.click()
    found += faults(player, "picked")
    page.locator(".plan").click()
    found += faults(player, "overview")
    for turn in range(9):
        wait_for_turn(player)
        answer(page, turn)
    wait_for_turn(player)
    dismiss(page)
    assert not is_over(player)
    assert not found + faults(player, "later")


def test_a_chapter_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player)
    for _ in range(MANY_DECISIONS):
        wait_for_turn(player)
        dismiss(page)
        if in_chapter(page, 2):
            break
        if page.locator("[data-hand].may").count():
            tab_to(page, "[data-hand].may")
            page.keyboard.press("Enter")
            page.wait_for_function("document.activeElement.matches('[data-target]')")
        elif page.locator(ON_THE_TABLE).count():
            tab_to(page, ON_THE_TABLE)
        else:
            tab_to(page, IN_WORDS)
        page.keyboard.press("Enter")
        page.locator(".coming, .card-button.busy").first.wait_for(state="detached")
    assert in_chapter(page, 2)


WATCH = """() => {
  window.seen = []
  setInterval(() => window.seen.push({
    playing: document.querySelector('.stage .piece') !== null,
    asked: document.querySelector('.prompt.mine') !== null,
    over: document.querySelector('.stage')?.textContent.includes('Chapter 1 is over') ?? false,
    chapter: document.querySelector('.chapel .when')?.textContent,
  }), 25)
}"""
SEEN = "() => window.seen"


@pytest.mark.long
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_chapter_is_shared_out_before_the_next_one_asks(
    guest: Callable[..., Guest], motion: Literal["no-preference", "reduce"]
) -> None:
    player = guest(lang="en", speed="fast")
    player.page.emulate_media(reduced_motion=motion)
    page = sit_down(player)
    page.evaluate(WATCH)
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if in_chapter(page, 2):
            break
        answer(page, turn)
    seen = page.evaluate(SEEN)
    sharing = [moment for moment in seen if moment["over"]]
    assert sharing
    assert {moment["chapter"] for moment in sharing} == {"Chapter 1, round 4"}
    assert not any(moment["asked"] for moment in seen if moment["playing"])


@pytest.mark.long
def test_a_game_whose_scenes_are_all_skipped(guest: Callable[..., Guest]) -> None:
    player = guest(speed="fast")
    player.page.emulate_media(reduced_motion="no-preference")
    page = sit_down(player)
    page.evaluate("() => setInterval(() => dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })), 60)")
    for turn in range(MANY_DECISIONS):
        wait_for_turn(player)
        if is_over(player):
            break
        answer(page, turn)
    expect_over(player)
