"""Every screen in both sizes into docs/screenshots:  python -m tools.screenshots [NAME ...]

A server of its own plays a prepared deal, so that the same pictures come out again. Names choose some of the screens.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import hofstaat
from hofstaat.server.match import create
from tests.browser import ARGUMENTS, find_chromium
from tests.e2e.conftest import Guest
from tests.e2e.table import button, finish_from_list, open_by_request, play_now, said, tab, wait_for_turn
from tests.server.live_server import serving, settings_for
from tools import web

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "screenshots"
FULL_HAND = 3
# answers and skips until the scene that is wanted begins
HURRY = """
  setInterval(() => {
    const wanted = sessionStorage.getItem('wanted'), stage = document.querySelector('.stage')
    if (!wanted || !stage || window.caught) return
    if (stage.dataset.scene === wanted) return void (window.caught = true)
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    if (stage.dataset.scene) return void dispatchEvent(escape)
    if (!document.querySelector('.prompt.mine')) return
    const tab = document.querySelector('[data-tab=options]')
    if (tab.getAttribute('aria-selected') !== 'true') return tab.click()
    const options = [...document.querySelectorAll('[data-code]')]
    window.turn = (window.turn ?? 0) + 1
    options[(7 * window.turn + 3) % options.length]?.click()
    if (document.querySelector('.foot, .over')) tab.click()
  }, 25)
"""
STILL = "document.getAnimations().forEach((one) => one.pause())"
COMPANY = [{"kind": "me"}, {"kind": "bot", "nickname": "Isaure"}, {"kind": "bot", "nickname": "Florine"}]


class SameAgain:
    """In place of chance: every table gets the same seed, and the same addresses come again."""

    def __init__(self) -> None:
        self.lots = random.Random(5)

    def token_hex(self, size: int) -> str:
        return "5" * 2 * size

    def choice(self, letters: str) -> str:
        return self.lots.choice(letters)


def lobby(guest: Guest) -> None:
    open_by_request(guest, COMPANY, name="Abendrunde" if guest.lang == "de" else "Evening round")
    guest.open().get_by_role("heading", name="Hof-Verrat").wait_for()
    guest.page.get_by_text(said(guest, "my-matches")).wait_for()


def against_bots(guest: Guest) -> None:
    guest.open().get_by_role("heading", name="Hof-Verrat").wait_for()
    play_now(guest)


def new_table(guest: Guest) -> None:
    page = guest.open("/new/hof-verrat")
    page.get_by_label(said(guest, "your-name")).fill("Ada")
    page.get_by_label(said(guest, "seat-number", number=3), exact=True).select_option(index=1)


def invitation(guest: Guest) -> None:
    match = open_by_request(guest, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    guest.open(f"/table/{match}").locator(".gathering").wait_for()
    button(guest, "invite").first.click()
    button(guest, "invite-make").click()
    guest.page.get_by_role("img", name=said(guest, "qr-label")).wait_for()


def gathering(guest: Guest) -> None:
    match = open_by_request(guest, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], name="Abendrunde")
    guest.open(f"/table/{match}").locator(".gathering").wait_for()


def close_drawer(guest: Guest) -> None:
    """With the pointer: the signs of the keys are for those who use them."""
    for handle in guest.page.locator("aside [role=tab][aria-selected=true]").all():
        handle.click()


def at_table(guest: Guest, decisions: int) -> None:
    """A game some decisions on, at the beginning of our turn."""
    match = open_by_request(guest, COMPANY)
    guest.open(f"/table/{match}")
    number = 0
    wait_for_turn(guest)
    while number < decisions or guest.page.locator("[data-hand]").count() < FULL_HAND:
        tab(guest, "tab-options")
        listed = guest.page.locator("[data-code]")
        listed.nth((7 * number + 3) % listed.count()).click()
        wait_for_turn(guest)
        number += 1
    close_drawer(guest)


def table(guest: Guest) -> None:
    at_table(guest, 10)


def chosen(guest: Guest) -> None:
    """A card in hand is chosen; the places it may go to light up."""
    at_table(guest, 6)
    guest.page.locator("[data-hand]").first.click()


def moves(guest: Guest) -> None:
    at_table(guest, 6)
    tab(guest, "tab-options")


def chronicle(guest: Guest) -> None:
    at_table(guest, 6)
    tab(guest, "tab-chronicle")


def talk(guest: Guest) -> None:
    at_table(guest, 3)
    tab(guest, "tab-talk")
    button(guest, "phrase-what-a-scandal").click()


def rules(guest: Guest) -> None:
    at_table(guest, 3)
    tab(guest, "tab-rules")
    guest.page.wait_for_load_state("networkidle")


def card(guest: Guest) -> None:
    at_table(guest, 3)
    guest.page.locator("main").get_by_role("button", name="Mission").first.click()


def curtain(guest: Guest) -> None:
    match = open_by_request(guest, [{"kind": "me"}, {"kind": "here", "nickname": "Ben"}])
    guest.open(f"/table/{match}").locator(".curtain").wait_for()


def finale(guest: Guest) -> None:
    match = open_by_request(guest, COMPANY)
    guest.open(f"/table/{match}")
    finish_from_list(guest)
    close_drawer(guest)


def replay(guest: Guest) -> None:
    match = open_by_request(guest, [{"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}])
    guest.open(f"/table/{match}").locator(".finale").wait_for()
    guest.open(f"/replay/{match}").get_by_role("slider").fill("40")


def rulebook(guest: Guest) -> None:
    guest.open("/rules/hof-verrat").wait_for_load_state("networkidle")


def settings(guest: Guest) -> None:
    guest.open("/settings").get_by_role("heading").first.wait_for()


def about(guest: Guest) -> None:
    guest.open("/about").wait_for_load_state("networkidle")


def table_of(game: str) -> Callable[[Guest], None]:
    """Another game, some decisions on."""

    def picture(guest: Guest) -> None:
        seats = min(4, hofstaat.game(game).seats[-1])
        match = open_by_request(guest, [COMPANY[0], *[{"kind": "bot"}] * (seats - 1)], game=game)
        guest.open(f"/table/{match}")
        for number in range(5):
            wait_for_turn(guest)
            tab(guest, "tab-options")
            listed = guest.page.locator("[data-code]")
            listed.nth((7 * number + 3) % listed.count()).click()
        wait_for_turn(guest)
        close_drawer(guest)
        if guest.page.locator(".steps .leave").count():
            guest.page.locator(".steps .leave").click()

    return picture


def award(guest: Guest) -> None:
    """A goal of Kabale und Hiebe is awarded on the stage."""
    match = open_by_request(guest, [*COMPANY, {"kind": "bot"}], game="kabale-und-hiebe")
    guest.open(f"/table/{match}")
    number = 0
    wait_for_turn(guest)
    while not guest.page.locator(".trial").count():
        tab(guest, "tab-options")
        listed = guest.page.locator("[data-code]")
        listed.nth((5 * number + 2) % listed.count()).click()
        wait_for_turn(guest)
        number += 1
    close_drawer(guest)


def moment(game: str, scene: str, seats: int, after: int) -> Callable[[Guest], None]:
    """A scene of a game so many milliseconds after it began, at the slow speed."""

    def picture(guest: Guest) -> None:
        guest.page.emulate_media(reduced_motion="no-preference")
        guest.context.add_init_script(f"localStorage.setItem('hofstaat.speed', 'slow');{HURRY}")
        match = open_by_request(guest, [COMPANY[0], *[{"kind": "bot", "level": "page"}] * (seats - 1)], game=game)
        guest.open(f"/table/{match}")
        wait_for_turn(guest)
        guest.page.evaluate("(scene) => sessionStorage.setItem('wanted', scene)", scene)
        guest.page.locator(f".stage[data-scene={scene}]").wait_for(state="attached", timeout=240_000)
        guest.page.wait_for_timeout(after)
        guest.page.evaluate(STILL)

    return picture


MOMENTS = {
    "moment-card-laid": moment("hof-verrat", "placed", 3, 600),
    "moment-assassin": moment("hof-verrat", "slain", 3, 800),
    "moment-shield-turns": moment("hof-verrat", "turned", 3, 1100),
    "moment-spy-turns-up": moment("hof-verrat", "revealed", 4, 1700),
    "moment-points-fly": moment("hof-verrat", "scored", 4, 900),
    "moment-masks-fall": moment("mascarade", "unmasked", 6, 7000),
    "moment-gold": moment("mascarade", "paid", 6, 500),
    "moment-turned-up": moment("kabale-und-hiebe", "turned-up", 4, 900),
    "moment-award": moment("kabale-und-hiebe", "award-began", 4, 3500),
    "moment-verdict": moment("council-of-12", "evaluated", 3, 1500),
}

SCREENS: dict[str, Callable[[Guest], None]] = {
    "lobby": lobby,
    "against-bots": against_bots,
    "new-table": new_table,
    "gathering": gathering,
    "invitation": invitation,
    "table": table,
    "chosen": chosen,
    "moves": moves,
    "chronicle": chronicle,
    "talk": talk,
    "rules": rules,
    "card": card,
    "curtain": curtain,
    "finale": finale,
    "award": award,
    "replay": replay,
    "rulebook": rulebook,
    "settings": settings,
    "about": about,
    **MOMENTS,
    **{f"table-{game}": table_of(game) for game in hofstaat.names() if game != "hof-verrat"},
}
# Name, language, theme. By day some are enough: colours are all that differs.
LOOKS = (("desktop", "de", "dark"), ("phone", "en", "dark"))
BY_DAY = (("desktop-day", "en", "light"), ("phone-day", "de", "light"))
ALSO_BY_DAY = ("lobby", "table", "finale")


@contextmanager
def chromium() -> Iterator[Browser]:
    executable, env = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS, env={**os.environ, **env})
        yield browser
        browser.close()


def picture(page: Page, path: Path) -> None:
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    page.wait_for_timeout(0 if page.locator(".stage[data-scene]").count() else 300)
    page.screenshot(path=path, type="jpeg", quality=86)
    print(path.relative_to(ROOT))


def main(names: list[str]) -> None:
    web.build(ROOT)
    create.secrets = SameAgain()  # type: ignore[assignment, attr-defined]
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(settings_for(Path(folder))) as live, chromium() as browser:
        for name in names or SCREENS:
            for look, lang, theme in LOOKS + BY_DAY * (name in ALSO_BY_DAY):
                guest = Guest(browser, live.origin, phone="phone" in look, lang=lang, theme=theme)
                SCREENS[name](guest)
                picture(guest.page, OUT / f"{name}-{look}.jpg")
                guest.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
