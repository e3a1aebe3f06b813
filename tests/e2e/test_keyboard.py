"""Without a mouse: from the lobby into a game, and through its list of moves, with Tab, arrows and Enter."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import said, wait_for_turn

pytestmark = pytest.mark.browser

FOCUS = """() => {
  const focused = document.activeElement?.closest('a, button, input, select')
  return focused ? `${focused.textContent} ${focused.ariaLabel ?? ''}` : ''
}"""
SOME = 9
HOF_VERRAT = "{}: Hof-Verrat"
IN_LIST = "() => Boolean(document.activeElement?.dataset.code)"


def tab_to(page: Page, words: str, *, most: int = 60) -> None:
    """Press Tab until the focus is on something with these words."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if words in page.evaluate(FOCUS):
            return
    raise AssertionError(f"Tab never came to {words!r}")


def to_options(player: Guest) -> None:
    """Into the list of moves: from the neighbouring tab with an arrow, then with Tab."""
    page = player.page
    tab_to(page, said(player, "tab-options"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate(IN_LIST):
            return
    raise AssertionError("the list of moves cannot be reached")


def test_from_the_lobby_into_a_game_by_keyboard(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = player.open()
    page.get_by_role("heading", name="Hof-Verrat").wait_for()
    tab_to(page, HOF_VERRAT.format(said(player, "play-now")))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said(player, "begin"))).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_turn(player)
    to_options(player)
    for decision in range(SOME):
        assert page.evaluate(IN_LIST)
        if decision % 2:
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.locator(".prompt.mine").wait_for()
        page.wait_for_function(IN_LIST)


def test_a_dialog_gives_the_focus_back(guest: Callable[..., Guest]) -> None:
    player = guest()
    page = player.open()
    page.get_by_role("heading", name="Hof-Verrat").wait_for()
    tab_to(page, HOF_VERRAT.format(said(player, "play-now")))
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert HOF_VERRAT.format(said(player, "play-now")) in page.evaluate(FOCUS)
