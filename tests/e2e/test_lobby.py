"""The lobby shows a picture of each table, leaves no hole, and loads no drawing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import hofstaat
from tests.e2e.conftest import Guest
from tests.e2e.table import open_by_request, said

pytestmark = pytest.mark.browser

SIZES = [(1440, 900), (1000, 700), (768, 1024), (390, 844), (360, 740)]
DRAWINGS = ("parts", "Board", "Face", "Card")

GAPS = """() => {
  const whole = document.querySelector('.games').getBoundingClientRect()
  const rows = new Map()
  for (const tile of document.querySelectorAll('.games > article')) {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const row = rows.get(Math.round(top)) ?? { left: 1e9, right: 0, ends: new Set() }
    const ends = row.ends.add(Math.round(bottom))
    rows.set(Math.round(top), { left: Math.min(row.left, left), right: Math.max(row.right, right), ends })
  }
  const full = ({ left, right, ends }) => left <= whole.left + 1 && right >= whole.right - 1 && ends.size === 1
  return [...rows.values()].filter((row) => !full(row)).map(({ left, right }) => [left, right])
}"""
DRAWN = "() => [...document.querySelectorAll('.games img')].map((one) => one.complete && one.naturalWidth)"
CUT = """() => [...document.querySelectorAll('.games h3, .games .button, .games .kind, .games .ribbon')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_tiles_fill_the_page(guest: Callable[..., Guest], lang: str) -> None:
    """Every row is full at every width, and no word is cut off."""
    page = guest(lang=lang).open()
    expect(page.locator(".games > article")).to_have_count(len(hofstaat.names()))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(GAPS) == [], (width, height)
        assert page.evaluate(CUT) == [], (width, height)


def test_every_table_has_its_picture(guest: Callable[..., Guest]) -> None:
    """They are files; none of the drawings they are made of is loaded."""
    player = guest()
    scripts: list[str] = []
    player.page.on("response", lambda answer: scripts.append(answer.url.rsplit("/", 1)[-1]))
    page = player.open()
    expect(page.locator(".games img")).to_have_count(len(hofstaat.names()))
    page.wait_for_function(f"() => ({DRAWN})().every(Boolean)")
    assert page.locator(".hs-sheet").count() == 0
    assert [name for name in scripts if name.endswith(".js") and name.startswith(DRAWINGS)] == []


def test_a_newcomer_sees_where_to_begin(guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    page = player.open()
    first = page.locator(".games > article").first
    expect(first.get_by_role("heading")).to_have_text("Hof-Verrat")
    expect(first.get_by_text("A good first game")).to_be_visible()
    expect(first.get_by_text("majorities")).to_be_visible()
    page.get_by_role("button", name="Play with bots: Council of 12").click()
    expect(page.get_by_role("heading", name="Council of 12 with bots")).to_be_visible()
    expect(page.get_by_text("Fellow players")).to_be_visible()


def test_running_games_come_first(guest: Callable[..., Guest]) -> None:
    """A running game and an open table stand above the tiles."""
    host, friend = guest(), guest()
    host.open()
    open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True, name="Abendrunde")
    open_by_request(friend, [{"kind": "me"}, {"kind": "bot"}], name="Frühstück")
    page = friend.open()
    top = page.locator(".games").bounding_box()
    assert top is not None
    for name, way in (("Frühstück", "continue"), ("Abendrunde", "join")):
        found = page.get_by_role("link", name=f"{said(friend, way)}: {name}")
        expect(found).to_be_visible()
        box = found.bounding_box()
        assert box is not None and box["y"] < top["y"]
