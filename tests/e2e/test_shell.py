"""Around the board: one bar, a drawer that stands open only where there is room, names, remarks, dialogs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, button, open_by_request, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

ME_AND_A_BOT: list[dict[str, object]] = [{"kind": "me"}, {"kind": "bot", "level": "page"}]
LONG = "Anna Amalia von Sachsen-Weimar-Eisenach"
PLACE = """() => {
  const { top, left, width, height } = document.querySelector('.place').getBoundingClientRect()
  return [top, left, width, height]
}"""


def at_table(player: Guest, **more: object) -> Page:
    page = player.open(f"/table/{open_by_request(player, ME_AND_A_BOT, **more)}")
    wait_for_turn(player)
    return page


def test_one_bar_says_whose_turn_it_is(guest: Callable[..., Guest]) -> None:
    page = at_table(player := guest())
    expect(page.locator(".prompt")).to_have_count(1)
    expect(page.get_by_text(said(player, "your-turn")).locator("visible=true")).to_have_count(1)


def test_the_question_lists_no_place_that_is_served(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = at_table(player)
    expect(page.locator(".prompt")).not_to_contain_text("district")


@pytest.mark.parametrize(("width", "open_"), [(1280, False), (1799, False), (1920, True)])
def test_the_drawer_stands_open_where_there_is_room(guest: Callable[..., Guest], width: int, *, open_: bool) -> None:
    player = guest()
    player.page.set_viewport_size({"width": width, "height": 900})
    page = at_table(player)
    assert page.locator("aside .panel-body").is_visible() == open_


def test_nothing_moves_when_an_action_can_be_taken_back(guest: Callable[..., Guest]) -> None:
    page = at_table(player := guest())
    before = page.evaluate(PLACE)
    act_from_list(player)
    page.keyboard.press("Escape")
    wait_for_turn(player)
    expect(button(player, "undo")).to_be_visible()
    assert page.evaluate(PLACE) == before


def test_escape_closes_the_menu_and_keeps_the_chosen_card(guest: Callable[..., Guest]) -> None:
    page = at_table(player := guest())
    page.locator("[data-hand]").first.click()
    chosen = page.locator("[data-hand][aria-pressed=true]")
    expect(chosen).to_have_count(1)
    button(player, "table-menu").click()
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_ones_own_remark_is_never_new(guest: Callable[..., Guest]) -> None:
    """Nor is what was read before the page was loaded anew."""
    host, friend = guest(), guest()
    host.open()
    match = open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True)
    friend.open(f"/join/{match}#").get_by_role("button", name=said(friend, "take-seat")).click()
    host.open(f"/table/{match}")
    for one, words in ((host, "phrase-hello"), (friend, "phrase-good-luck")):
        one.page.locator("[data-tab=talk]").click()
        button(one, words).click()
        expect(one.page.get_by_role("log")).to_contain_text(said(one, words))
    expect(host.page.get_by_role("log")).to_contain_text(said(host, "phrase-good-luck"))
    host.page.reload()
    expect(host.page.locator("[data-tab=talk]")).to_be_visible()
    expect(host.page.get_by_role("status").first).to_be_attached()
    expect(host.page.locator(".news")).to_have_count(0)
    friend.page.keyboard.press("Escape")
    friend.page.reload()
    expect(friend.page.locator("[data-tab=talk]")).to_be_visible()
    expect(friend.page.locator(".news")).to_have_count(0)


def test_a_name_that_is_full_says_so(guest: Callable[..., Guest]) -> None:
    player = guest()
    page = player.open("/settings")
    field = page.get_by_label(said(player, "your-name"))
    field.fill("Anna")
    expect(page.get_by_text(said(player, "name-is-full", most=24))).to_have_count(0)
    field.fill("")
    field.press_sequentially(LONG)
    expect(field).to_have_value(LONG[:24])
    expect(page.get_by_text(said(player, "name-is-full", most=24))).to_be_visible()


def test_a_table_without_a_name_has_one_in_every_language(guest: Callable[..., Guest]) -> None:
    player = guest(lang="de")
    match = open_by_request(player, ME_AND_A_BOT, name="", nickname="Ada")
    player.open(f"/table/{match}")
    wait_for_turn(player)
    for lang in ("de", "en"):
        player.lang = lang
        expect(player.page.locator(".bar .title")).to_have_text(said(player, "table-of", name="Ada"))
        button(player, "table-menu").click()
        player.page.get_by_text("English", exact=True).click()
        player.page.keyboard.press("Escape")


def test_saving_a_record_is_called_so(guest: Callable[..., Guest]) -> None:
    """It downloads a file: nothing is loaded into the page."""
    player = guest(lang="en")
    match = open_by_request(player, [{"kind": "bot"}, {"kind": "bot"}])
    link = player.open(f"/table/{match}").get_by_role("link", name="Save the record")
    expect(link).to_have_attribute("download", f"hofstaat-{match}.jsonl")


def test_a_list_has_one_arrow(guest: Callable[..., Guest]) -> None:
    """The browser's own, or ours: never both."""
    page = guest().open("/new/hof-verrat")
    drawn = page.locator("select").first.evaluate(
        "(one) => [getComputedStyle(one).appearance, getComputedStyle(one).backgroundImage]"
    )
    assert (drawn[0] == "none") == (drawn[1] != "none")


def test_the_chosen_tab_is_said(guest: Callable[..., Guest]) -> None:
    page = at_table(player := guest())
    tab(player, "tab-rules")
    expect(page.locator("[data-tab=rules]")).to_have_attribute("aria-selected", "true")
