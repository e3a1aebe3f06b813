"""The same holds on every screen: axe-core finds nothing by day and by night, and the page keeps to its limits."""

import gzip
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

import hofstaat
from tests.e2e.conftest import Guest
from tests.e2e.table import blocked_styles, button, faults, open_by_request, play_now, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

MOST_SCRIPT = 150_000
MOST_AT_A_TABLE = {"council-of-12": 185_000}  # it draws its 36 challenges as well; else 170 kB
MOST_IN_LOBBY = 60_000


def screens(player: Guest) -> Iterator[str]:
    """Every screen in turn; the name of the one that is shown."""
    page = player.page
    player.open().get_by_role("heading", name="Hof-Verrat").wait_for()
    yield "lobby"
    play_now(player)
    yield "against bots"
    for path in ("/settings", "/about", "/rules/hof-verrat", "/new/hof-verrat", "/nowhere"):
        player.open(path).get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        yield path
    yield from gathering(player)
    yield from table(player)
    yield from other_tables(player)
    yield from ending(player)


def gathering(player: Guest) -> Iterator[str]:
    match = open_by_request(player, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    player.open(f"/join/{match}#token").get_by_role("button", name=said(player, "take-seat")).wait_for()
    yield "join"
    player.open(f"/table/{match}").locator(".gathering").wait_for()
    yield "gathering"
    button(player, "invite").first.click()
    button(player, "invite-make").click()
    player.page.get_by_role("img", name=said(player, "qr-label")).wait_for()
    yield "invitation"


def table(player: Guest) -> Iterator[str]:
    page = player.page
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], time_bank=3600)
    player.open(f"/table/{match}")
    wait_for_turn(player)
    yield "table"
    for key in ("tab-options", "tab-chronicle", "tab-talk", "tab-rules"):
        tab(player, key)
        page.wait_for_load_state("networkidle")
        yield key
    tab(player, "tab-people")
    yield "tab-people"
    page.locator("aside button.seat").first.click()
    yield "seat"
    page.keyboard.press("Escape")
    button(player, "table-menu").click()
    yield "menu"


def other_tables(player: Guest) -> Iterator[str]:
    """The board of every other game, with as many seats as it may have."""
    for game in hofstaat.names():
        if game != "hof-verrat":
            bots = [{"kind": "bot"}] * (hofstaat.game(game).seats[-1] - 1)
            match = open_by_request(player, [{"kind": "me"}, *bots], game=game)
            player.open(f"/table/{match}")
            wait_for_turn(player)
            yield game


def ending(player: Guest) -> Iterator[str]:
    page = player.page
    match = open_by_request(player, [{"kind": "me"}, {"kind": "here", "nickname": "Ben"}])
    player.open(f"/table/{match}").locator(".curtain").wait_for()
    yield "curtain"
    match = open_by_request(player, [{"kind": "bot"}, {"kind": "bot"}])
    player.open(f"/table/{match}").locator(".finale").wait_for()
    yield "finale"
    player.open(f"/replay/{match}").get_by_role("slider").wait_for()
    button(player, "replay-last").click()
    yield "replay"
    assert urlsplit(page.url).path.endswith(match)


@pytest.mark.long
@pytest.mark.parametrize(("phone", "lang"), [(False, "de"), (True, "en")])
def test_every_screen_is_in_order(guest: Callable[..., Guest], *, phone: bool, lang: str) -> None:
    """axe-core finds nothing by day or by night (the colours do not depend on the size), and nothing sticks out."""
    player = guest(phone=phone, lang=lang)
    found: list[str] = []
    for name in screens(player):
        found += faults(player, name)
    assert not found


def scripts_of(player: Guest) -> list[Response]:
    """Those that the page loads from now on."""
    scripts: list[Response] = []
    player.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    return scripts


def compressed(scripts: list[Response]) -> int:
    assert all(script.headers.get("content-encoding") == "gzip" for script in scripts if len(script.body()) > 2000)
    return sum(len(gzip.compress(script.body())) for script in scripts)


def test_the_first_load_is_small(guest: Callable[..., Guest]) -> None:
    """The lobby, and the way from it into a first game."""
    player = guest()
    scripts = scripts_of(player)
    player.open().get_by_role("heading", name="Hof-Verrat").wait_for()
    player.page.wait_for_load_state("networkidle")
    assert compressed(scripts) <= MOST_IN_LOBBY
    play_now(player)
    button(player, "begin").click()
    wait_for_turn(player)
    assert compressed(scripts) <= MOST_SCRIPT


@pytest.mark.parametrize("game", hofstaat.names())
def test_a_table_that_is_opened_first_loads_little(guest: Callable[..., Guest], game: str) -> None:
    player = guest()
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (hofstaat.game(game).seats[0] - 1)]
    match = open_by_request(player, seats, game=game)
    scripts = scripts_of(player)
    player.open(f"/table/{match}")
    wait_for_turn(player)
    assert compressed(scripts) <= MOST_AT_A_TABLE.get(game, 170_000)


def test_the_policy_is_strict(guest: Callable[..., Guest]) -> None:
    """Nothing inline, nothing foreign; the fonts are our own and arrive."""
    player = guest()
    answer = player.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
    page = player.page
    page.get_by_role("heading", name="Hof-Verrat").wait_for()
    page.wait_for_function("() => document.fonts.check('700 20px \"Cormorant Garamond\"')")
    assert blocked_styles(page) == 0
    assert page.locator("script:not([src]), style").count() == 0


def test_language_and_light_are_remembered(guest: Callable[..., Guest]) -> None:
    player = guest(lang="de", theme="dark")
    page = player.open("/settings")
    page.get_by_text("English", exact=True).last.click()
    player.lang = "en"
    expect(page.get_by_role("heading", name=said(player, "settings"))).to_be_visible()
    page.get_by_text(said(player, "theme-light"), exact=True).click()
    page.reload()
    expect(page.get_by_role("heading", name=said(player, "settings"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_door_that_leads_nowhere(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    expect(player.open("/nowhere").get_by_role("heading", name=said(player, "lost-title"))).to_be_visible()
    expect(
        player.open("/table/zzzzzzzzzzzz").get_by_role("heading", name=said(player, "no-such-table-title"))
    ).to_be_visible()
