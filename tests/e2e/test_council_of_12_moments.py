"""Council of 12's moments in the browser: scenes before the next question, and answers that stand until touched."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, open_by_request, options, tab, wait_for_turn

pytestmark = pytest.mark.browser

MOST_QUESTIONS = 3.5
GAMES = 4
MANY_DECISIONS = 200
PATIENT = 5_000  # milliseconds: longer than an answer that stands waits
ANIMATED = """() => [...new Set(document.getAnimations().flatMap(({effect}) =>
  effect.target.closest('.stage') ? effect.getKeyframes().flatMap(Object.keys) : []))]"""
ALLOWED = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}
VERDICT = "Bestanden|Gescheitert"
BY_ITSELF = "localStorage.setItem('hofstaat.council.keeping', 'no')"


def sit_down(player: Guest, seats: int) -> Page:
    bots: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * (seats - 1)
    match = open_by_request(player, [{"kind": "me"}, *bots], game="council-of-12")
    return player.open(f"/table/{match}")


def answer(page: Page) -> None:
    """No for good where that is offered, else the first thing: a card, then the last of its answers."""
    for wanted in ("[data-never]", "[data-wish='any']"):
        if page.locator(wanted).count():
            page.locator(wanted).click()
            return
    if not page.locator("[data-box='ask'] .answer:not(.refused)").count():
        page.locator("[data-card].may").first.click()
    answers = page.locator("[data-box='ask'] .answer:not(.refused):not([data-back])")
    answers.last.click()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_steady_mind_is_asked_little(guest: Callable[..., Guest], seats: int) -> None:
    """A kept card, a wish for the order and a no to the bell answer by themselves; the page's clock is hurried."""
    player = guest(lang="en")
    player.page.clock.install()
    asked: list[str] = []
    rounds = 0
    for _ in range(GAMES):
        rounds += steady_game(player, seats, asked)
    assert len(asked) <= MOST_QUESTIONS * rounds, f"{rounds} rounds: {asked}"


def has_ended(player: Guest) -> bool:
    """Waits until something is asked of the player, or the game is over and its end has been loaded."""
    page = player.page
    wait_for_turn(player)
    page.locator("[data-box='ask'].turn, .finale [data-term]").first.wait_for()
    return page.locator("[data-term]").count() > 0


def steady_game(player: Guest, seats: int, asked: list[str]) -> int:
    """To its end; what had to be answered by hand is added to `asked`. The rounds it took."""
    page = sit_down(player, seats)
    for _ in range(MANY_DECISIONS):
        if has_ended(player):
            break
        if page.locator(".counting").count():
            page.clock.fast_forward(PATIENT)
        else:
            asked.append(page.locator(".ask p").inner_text())
            answer(page)
        page.locator(".hall .coming").first.wait_for(state="detached")
    expect(page.locator("[data-term]")).to_have_count(1)
    return int(page.locator("[data-round]").get_attribute("data-round") or 0)


@pytest.mark.long
def test_the_stone_and_the_verdict_come_before_the_next_question(guest: Callable[..., Guest]) -> None:
    """Cards come up, the stone turns, the ribbon hangs over the old view; only transform and opacity move."""
    player = guest(speed="slow")
    player.context.add_init_script(BY_ITSELF)
    player.page.emulate_media(reduced_motion="no-preference")
    page = sit_down(player, 2)
    wait_for_turn(player)
    ribbon = page.locator(".stage .piece", has_text=re.compile(VERDICT))
    for turn in range(MANY_DECISIONS):
        page.locator(".prompt.mine, .finale").or_(ribbon).first.wait_for(state="attached")
        assert set(page.evaluate(ANIMATED)) <= ALLOWED
        if ribbon.count():
            break
        tab(player, "tab-options")
        act_from_list(player, turn % options(page).count())
        page.keyboard.press("Escape")
    before = page.locator("[data-round]").get_attribute("data-round")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    assert has_ended(player) or page.locator("[data-round]").get_attribute("data-round") != before
    assert not page.locator(".stage .piece").count()


@pytest.mark.long
@pytest.mark.parametrize(("speed", "motion", "seats"), [("fast", "no-preference", 2), ("fast", "reduce", 3)])
def test_a_whole_game_with_scenes(guest: Callable[..., Guest], speed: str, motion: str, seats: int) -> None:
    player = guest(speed=speed)
    player.context.add_init_script(BY_ITSELF)
    player.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    play_on(player, sit_down(player, seats), skipping=False)


@pytest.mark.long
def test_a_whole_game_of_skipped_scenes(guest: Callable[..., Guest]) -> None:
    player = guest(speed="slow")
    player.context.add_init_script(BY_ITSELF)
    player.page.emulate_media(reduced_motion="no-preference")
    play_on(player, sit_down(player, 4), skipping=True)


def play_on(player: Guest, page: Page, *, skipping: bool) -> None:
    """To the end from the list of moves, ending every scene with a key if they are to be skipped."""
    for turn in range(MANY_DECISIONS):
        while skipping and not page.locator(".prompt.mine, .finale").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
        if has_ended(player):
            break
        tab(player, "tab-options")
        act_from_list(player, turn % options(page).count())
        page.keyboard.press("Escape")
    expect(page.locator("[data-term]")).to_have_count(1)
    assert page.locator("[data-end='passed'], [data-end='failed']").count() > 0
