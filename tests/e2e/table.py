"""The actions of browser tests at a table, in the words of the pages themselves."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from hofstaat.texts import texts
from tests.e2e.conftest import Guest

AXE = Axe()
MANY_TABS = 80
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def said(guest: Guest, key: str, **arguments: str | int) -> str:
    """A text of the house in the guest's language."""
    return texts(guest.lang, "common", "engine")(key, **arguments)


def button(guest: Guest, key: str, **arguments: str | int) -> Locator:
    return guest.page.get_by_role("button", name=said(guest, key, **arguments))


def play_now(guest: Guest) -> None:
    """The first of the two clicks in the lobby, for Hof-Verrat."""
    guest.page.get_by_role("button", name=f"{said(guest, 'play-now')}: Hof-Verrat").click()


def open_by_request(guest: Guest, seats: Sequence[Mapping[str, object]], **more: object) -> str:
    """A table of Hof-Verrat, or of the `game` given, opened with the guest's own cookie."""
    wish = {"game": "hof-verrat", "nickname": "Ada", "seats": [dict(seat) for seat in seats], **more}
    answer = guest.context.request.post("/api/tables", data=wish, headers={"origin": guest.origin})
    assert answer.ok, answer.text()
    match: str = answer.json()["match"]
    return match


def tab(guest: Guest, key: str) -> None:
    """Open a tab beside the board, if it is not open already."""
    one = guest.page.get_by_role("tab", name=said(guest, key))
    if one.get_attribute("aria-selected") != "true":
        one.click()


def blocked_styles(page: Page) -> int:
    """How many elements carry a style attribute that the policy has blocked: scripts may set styles, markup may not."""
    count: int = page.locator("[style]").evaluate_all("all => all.filter(one => !one.style.length).length")
    return count


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MANY_TABS):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never gets to {wanted}")


def options(page: Page) -> Locator:
    return page.locator("[data-code]")


def is_over(guest: Guest) -> bool:
    return guest.page.locator(".finale").count() > 0


def act_from_list(guest: Guest, which: int = 0) -> None:
    """Take one of the options from the plain list; whoever was shown cards puts them away first."""
    if guest.page.locator("dialog[open]").count():
        guest.page.keyboard.press("Escape")
    tab(guest, "tab-options")
    options(guest.page).nth(which).click()


def wait_for_turn(guest: Guest) -> None:
    """Until this guest is asked, or the game is over. A notice may stand over the question."""
    guest.page.locator(".prompt.mine, .finale").first.wait_for(state="attached")


def finish_from_list(guest: Guest) -> int:
    """Play to the end, always the first option; the number of decisions."""
    tab(guest, "tab-options")
    decisions = 0
    while True:
        wait_for_turn(guest)
        if is_over(guest):
            return decisions
        act_from_list(guest)
        decisions += 1


def expect_over(guest: Guest) -> None:
    expect(guest.page.locator(".finale")).to_contain_text(
        re.compile("|".join([said(guest, "you-win"), "gewinn", "win"]), re.IGNORECASE)
    )


def faults(guest: Guest, name: str) -> list[str]:
    """The findings of axe-core by day or night (colours do not depend on the size), and whether anything sticks out."""
    page, found = guest.page, []
    for theme in THEMES[:1] if guest.phone else THEMES:
        page.emulate_media(color_scheme=theme)
        violations = AXE.run(page, options={"resultTypes": ["violations"]}).response["violations"]
        found += [f"{name}, {theme}: {fault['id']} {fault['nodes'][0]['html'][:160]}" for fault in violations]
    if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
        found.append(f"{name} scrolls sideways")
    return found
