"""Scenes play before the next question: seen, skipped, with reduced motion; whole games end as without them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import hofstaat
from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, expect_over, is_over, open_by_request, options, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

ANIMATED = """() => [...new Set(document.getAnimations().flatMap(({effect}) =>
  effect.target.closest('.stage') ? effect.getKeyframes().flatMap(Object.keys) : []))]"""
GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
SOME = 10
MOST = 400
# all that is animated is noted; while nothing is asked, every scene is skipped as soon as it begins
NOTED = """
  window.animated = new Set()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    if (this.closest('.stage')) for (const frame of frames) for (const name of Object.keys(frame)) animated.add(name)
    return animate.call(this, frames, options)
  }
"""
SKIPPED = """
  setInterval(() => {
    if (!document.querySelector('.stage .piece') || document.querySelector('.prompt.mine, .finale')) return
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  }, 20)
"""
ALLOWED = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def seated(player: Guest, game: str = "hof-verrat") -> Page:
    """At a table as small as the game allows."""
    bots = hofstaat.game(game).seats[0] - 1
    opponents: list[dict[str, object]] = [{"kind": "bot", "level": "page"}] * bots
    page = player.open(f"/table/{open_by_request(player, [{'kind': 'me'}, *opponents], game=game)}")
    wait_for_turn(player)
    return page


def lay_a_card(page: Page) -> None:
    page.locator("[data-hand]").first.click()
    page.locator(".slot:not(.refused)").first.click()


def test_a_card_travels_before_the_next_question(guest: Callable[..., Guest]) -> None:
    """While it does, the board shows what was before, and only transform and opacity are animated."""
    player = guest(speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = seated(player)
    before = page.locator("[data-lies]").count()
    lay_a_card(page)
    page.locator(".stage .piece").first.wait_for(state="attached")
    assert set(page.evaluate(ANIMATED)) <= ALLOWED
    assert page.locator("[data-lies]").count() == before
    assert not page.locator(".prompt.mine").count()
    wait_for_turn(player)
    assert page.locator("[data-lies]").count() > before
    assert not page.locator(".stage .piece").count()


def test_a_key_skips_a_scene(guest: Callable[..., Guest]) -> None:
    player = guest(speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = seated(player)
    for _ in range(3):
        page.locator("[data-hand]").first.wait_for()
        if page.locator(".ask.deadly").count():
            break
        lay_a_card(page)
        page.locator(".stage .piece").first.wait_for(state="attached")
        page.keyboard.press("Escape")
        page.locator(".stage .piece").first.wait_for(state="detached")
        wait_for_turn(player)


def test_a_click_that_skips_does_nothing_else(guest: Callable[..., Guest]) -> None:
    """By the time the button comes up the next question may stand there: the click is not its answer."""
    player = guest(speed="slow")
    player.page.emulate_media(reduced_motion="no-preference")
    page = seated(player)
    lay_a_card(page)
    page.locator(".stage .piece").first.wait_for(state="attached")
    box = page.locator("[data-hand]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".stage .piece").first.wait_for(state="detached")
    wait_for_turn(player)
    assert page.locator("[data-hand][aria-pressed=true]").count() == 0


def test_bots_hear_how_fast_one_likes_it(guest: Callable[..., Guest]) -> None:
    player = guest(speed="fast")
    told: list[str] = []
    player.page.on("websocket", lambda socket: socket.on("framesent", lambda sent: told.append(str(sent))))
    page = seated(player)
    page.get_by_role("button", name=said(player, "table-menu")).click()
    page.get_by_text(said(player, "speed-slow"), exact=True).click()
    page.wait_for_timeout(100)
    speeds = [text.split('"speed":')[1] for text in told if '"do":"speed"' in text]
    assert speeds == ['"fast"}', '"slow"}']


@pytest.mark.long
@pytest.mark.parametrize(("speed", "motion"), [("fast", "no-preference"), ("fast", "reduce")])
def test_a_whole_game_with_scenes(guest: Callable[..., Guest], speed: str, motion: str) -> None:
    player = guest(speed=speed)
    player.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    seated(player)
    play(player)
    expect_over(player)


@pytest.mark.long
@pytest.mark.parametrize("game", hofstaat.names())
def test_what_every_game_plays_is_over_before_its_question(guest: Callable[..., Guest], game: str) -> None:
    """Nothing but transform and opacity is animated."""
    player = guest(speed="fast")
    player.page.emulate_media(reduced_motion="no-preference")
    player.context.add_init_script(NOTED)
    page = seated(player, game)
    play(player, SOME)
    animated = set(page.evaluate("[...animated]"))
    assert animated <= ALLOWED
    assert animated or not (GAMES / game.replace("-", "_") / "scenes.ts").exists()


@pytest.mark.long
@pytest.mark.parametrize("speed", ["slow", "once"])
@pytest.mark.parametrize("game", hofstaat.names())
def test_a_whole_game_of_every_kind_skipped_and_without(guest: Callable[..., Guest], game: str, speed: str) -> None:
    """As fast as one can skip what plays slowly, and with nothing to skip."""
    player = guest(lang="en", speed=speed)
    player.page.emulate_media(reduced_motion="no-preference")
    player.context.add_init_script(SKIPPED)
    page = seated(player, game)
    play(player)
    expect(page.locator(".finale")).to_be_visible()
    assert not page.locator(".stage .piece").count()


def play(player: Guest, most: int = MOST) -> None:
    """From the list; at each question nothing of a scene is left."""
    for turn in range(most):
        wait_for_turn(player)
        if is_over(player):
            return
        assert not player.page.locator(".stage .piece").count()
        tab(player, "tab-options")
        act_from_list(player, (7 * turn + 3) % options(player.page).count())
        player.page.keyboard.press("Escape")
