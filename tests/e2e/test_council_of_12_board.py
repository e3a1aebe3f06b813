"""Council of 12's board in a real browser: whole games by touching cards, by keyboard, axe by day and night."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hofstaat.games.council_of_12.chronicle import Chronicle
from hofstaat.games.council_of_12.view import Result
from tests.e2e.conftest import Guest
from tests.e2e.table import (
    blocked_styles,
    button,
    faults,
    finish_from_list,
    is_over,
    open_by_request,
    said,
    tab_to,
    wait_for_turn,
)

pytestmark = pytest.mark.browser

MANY_DECISIONS = 150
ANSWERS = "[data-box='ask'] .answer:not(.refused):not([data-wait]):not([data-keeping]):not([data-back])"


def sit_down(guest: Guest, seats: int, **options: object) -> Page:
    """Nothing is answered by itself."""
    bots: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * (seats - 1)
    guest.context.add_init_script("localStorage.setItem('hofstaat.council.keeping', 'no')")
    match = open_by_request(guest, [{"kind": "me"}, *bots], game="council-of-12", options=options)
    return guest.open(f"/table/{match}")


def has_ended(player: Guest) -> bool:
    """Waits until something is asked of the player, or the game is over and its end has been loaded."""
    page = player.page
    wait_for_turn(player)
    if page.locator(ANSWERS).count() + page.locator("[data-card].may").count():
        return False
    page.locator(f"{ANSWERS}, [data-card].may, .finale [data-term]").first.wait_for()
    return page.locator("[data-term]").count() > 0


def decide(page: Page, turn: int) -> str:
    """Every question is answered on the board: pick a card and lay it with some words, turn a face of the die, vote."""
    faces = page.locator("[data-face]")
    if faces.count() and turn % 2:
        faces.first.click()
        return "face"
    if not page.locator(ANSWERS).count():
        cards = page.locator("[data-card].may")
        cards.nth(turn % cards.count()).click()
    answers = page.locator(ANSWERS)
    answers.nth(turn % answers.count()).click()
    return "answer"


@pytest.mark.parametrize(("seats", "phone", "options"), [(2, True, {}), (3, False, {"uncanny": True}), (4, True, {})])
def test_a_game_by_touching_cards(
    guest: Callable[..., Guest], *, seats: int, phone: bool, options: dict[str, object]
) -> None:
    player = guest(phone=phone)
    page = sit_down(player, seats, **options)
    for turn in range(MANY_DECISIONS):
        if has_ended(player):
            break
        decide(page, turn)
        page.locator(".hall .coming").first.wait_for(state="detached")
    expect(page.locator("[data-term]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    assert blocked_styles(page) == 0


@pytest.mark.long
@pytest.mark.parametrize(("seats", "phone"), [(4, True), (3, False)])
def test_every_state_of_the_board_is_in_order(guest: Callable[..., Guest], *, seats: int, phone: bool) -> None:
    """axe-core finds nothing in a first ballot, with a card picked, and later in the game."""
    player = guest(phone=phone, lang="en")
    page = sit_down(player, seats)
    wait_for_turn(player)
    assert page.locator("[data-die]").count() == 1
    found = faults(player, "ballot")
    while page.locator(ANSWERS).count():  # one ballot, or two
        decide(page, 0)
        page.locator(".hall .coming").first.wait_for(state="detached")
        wait_for_turn(player)
    page.locator("[data-card].may").first.click()
    found += faults(player, "picked")
    for turn in range(6):
        wait_for_turn(player)
        if not is_over(player):
            decide(page, turn)
    wait_for_turn(player)
    assert not found + faults(player, "later")


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = sit_down(player, 3)
    for _ in range(MANY_DECISIONS):
        if has_ended(player):
            break
        if not page.locator(ANSWERS).count():
            tab_to(page, "[data-card].may")
            page.keyboard.press("Enter")
        tab_to(page, ANSWERS)
        page.keyboard.press("Enter")
        page.locator(".hall .coming").first.wait_for(state="detached")
    expect(page.locator("[data-term]")).to_have_count(1)


def test_a_card_is_dragged_to_a_sentence_or_to_the_table(guest: Callable[..., Guest]) -> None:
    player = guest()
    page = sit_down(player, 3)
    wait_for_turn(player)
    while not page.locator("[data-sentence]").count():
        page.locator(ANSWERS).first.click()
        page.locator(".hall .coming").first.wait_for(state="detached")
        wait_for_turn(player)
    page.locator("[data-card].may").first.drag_to(page.locator("[data-sentence='part']"))
    page.locator("[data-wait], [data-wish]").first.wait_for()
    wait_for_turn(player)
    assert page.locator("[data-wait]").count()  # two bots have been asked as well, and somebody has spoken
    page.locator("[data-wait]").click()
    page.locator("[data-card].may").last.drag_to(page.locator("[data-die]"))
    page.locator("[data-wait], [data-wish]").first.wait_for()


def test_a_chronicle_is_brought_as_a_file_and_goes_on_with_the_rematch(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    """The new table reads the file, its book can be opened, the game is entered, and the next table goes on."""
    player = guest(lang="en")
    file = tmp_path / "chronicle.json"
    held = Result("successor", True, "golem", 34, 0, 0, 0, 0, 34, "proud")
    file.write_text(Chronicle(7).with_game(["Ada", "Ben"], held, None).text())
    page = player.open("/new/council-of-12")
    page.get_by_label(said(player, "your-name")).fill("Ada")
    page.get_by_text(said(player, "chronicle-file"), exact=True).click()
    page.get_by_label(said(player, "chronicle-choose-file")).set_input_files(file)
    for seat in (2, 3):
        page.get_by_label(said(player, "seat-number", number=seat), exact=True).select_option("bot:page")
    page.get_by_role("button", name=said(player, "open-table")).click()
    wait_for_turn(player)
    page.locator("[data-book]").click()
    page.locator(".book article").wait_for()
    assert not faults(player, "book")
    page.keyboard.press("Escape")
    finish_from_list(player)
    expect(page.locator(".finale .book article")).to_have_count(2)
    page.locator(".finale form input").fill("Everything")
    page.locator(".finale form button").click()
    expect(page.locator(".finale .book")).to_contain_text("Everything")
    assert not faults(player, "end")
    button(player, "rematch").click()
    page.get_by_role("link", name=said(player, "rematch-go")).click()
    wait_for_turn(player)
    page.locator("[data-book]").click()
    expect(page.locator("dialog .book article")).to_have_count(2)
