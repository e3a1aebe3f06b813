"""Every lesson, played through in a browser: what it points at is there, and words cover nothing of it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import hofstaat
from hofstaat.lessons import has_lesson, lesson_of
from tests.e2e.conftest import Guest
from tests.e2e.table import AXE, blocked_styles, button, said

GAMES = [name for name in hofstaat.names() if has_lesson(name)]
WAYS = [pytest.param(True, "de", "pointer", id="phone"), pytest.param(False, "en", "keyboard", id="keyboard")]
SHOWN = "text => document.querySelector('.lesson')?.dataset.lesson === text"
FOCUSED = "wanted => document.activeElement.matches(wanted)"
OVERLAPS = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  const [words, rim] = [box('.lesson .words'), box('.lesson .rim')]
  const w = Math.min(words.right, rim.right) - Math.max(words.left, rim.left)
  const h = Math.min(words.bottom, rim.bottom) - Math.max(words.top, rim.top)
  return w > 0 && h > 0 && w * h > 0.3 * rim.width * rim.height  // where it fills the window, words must lie on it
}"""
INSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector('.lesson .words').getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


class Pupil:
    """A guest in a lesson, who always does what is wanted; `heard`: what the lesson said last."""

    def __init__(self, guest: Guest, game: str, way: str) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.game = game
        self.way = way
        self.heard: dict[str, Any] = {}
        self.page.on("websocket", self.listen)
        guest.open(f"/learn/{game}")

    def listen(self, socket: WebSocket) -> None:
        def received(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message.get("msg") == "lesson":
                self.heard = message

        socket.on("framereceived", received)

    def see(self) -> dict[str, Any]:
        """Wait until the page shows what the lesson said last."""
        self.page.locator(".lesson").first.wait_for()
        while True:
            heard = self.heard
            self.page.wait_for_function(SHOWN, arg=heard["text"] if heard["title"] else "free")
            self.page.evaluate("new Promise(requestAnimationFrame)")  # what has come meanwhile is heard
            if heard is self.heard:
                return heard

    def go_on(self) -> None:
        before = self.see()
        if before["asks"] == "read":
            self.press(".lesson .words .primary")
        elif before["asks"] == "tap":
            step = next(step for step in lesson_of(self.game).steps if step.id == before["title"])
            self.press(f"[data-tap='{step.expect[0].removeprefix('tap ')}']")
        else:
            self.play()
        self.page.wait_for_function(f"text => !({SHOWN})(text)", arg=before["text"])

    def play(self) -> None:
        """In Hof-Verrat on the board itself, elsewhere as the lesson offers it."""
        self.press(".lesson .words footer .button")
        action = self.page.locator(".lesson .words .hint").inner_text()
        card = lesson_of(self.game).steps[self.heard["step"]].expect[0].partition(" ")[0]
        if self.game != "hof-verrat" or card == "strike":
            self.press(".lesson .words footer .button")
            return
        if not self.page.locator("[data-target]").count():
            self.press(f"[data-hand='{card}']")
        places = self.page.locator("[data-target]").all()
        (place,) = [one for one in places if action.partition(": ")[2] in (one.get_attribute("aria-label") or "")]
        if self.way == "keyboard":
            place.focus()
            self.page.keyboard.press("Enter")
        else:
            place.click()

    def press(self, wanted: str) -> None:
        if self.way == "pointer":
            self.page.locator(wanted).first.click()
            return
        for _ in range(80):
            if self.page.evaluate(FOCUSED, wanted):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard never gets to {wanted}")

    def check(self) -> None:
        """Its anchor is on the board, and the words cover none of it."""
        heard = self.heard
        expect(self.page.locator(".lesson .rim"), f"{heard['text']}: {heard['point_at']} is not there").to_have_count(1)
        self.page.wait_for_function(f"() => !({OVERLAPS})() && ({INSIDE})()")
        expect(self.page.locator("[data-tap]")).to_have_count(len(heard["taps"]))

    def is_clean(self) -> None:
        found = AXE.run(self.page, options={"resultTypes": ["violations"]}).response["violations"]
        assert not [f"{self.heard['text']}: {fault['id']} {fault['nodes'][0]['html'][:160]}" for fault in found]


@pytest.mark.long
@pytest.mark.parametrize(("phone", "lang", "way"), WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through(
    guest: Callable[..., Guest], game: str, *, phone: bool, lang: str, way: str
) -> None:
    pupil = Pupil(guest(phone=phone, lang=lang, theme="light" if phone else "dark"), game, way)
    looked = set()
    while pupil.see()["title"] is not None:
        pupil.check()
        kind = (pupil.heard["asks"], pupil.heard["text"].rpartition("-")[2] in ("see", "watch"))
        if kind not in looked:
            pupil.is_clean()
        looked.add(kind)
        pupil.go_on()
    expect(pupil.page.get_by_role("heading", name=said(pupil.guest, "lesson-done"))).to_be_visible()
    assert blocked_styles(pupil.page) == 0
    pupil.press(".lesson .words .primary")
    expect(pupil.page.locator(".lesson .words")).to_have_count(0)
    expect(pupil.page.locator(".prompt")).to_be_visible()


def test_a_wrong_try_is_answered_and_the_lesson_goes_on_where_it_was_left(guest: Callable[..., Guest]) -> None:
    pupil = Pupil(guest(lang="en"), "hof-verrat", "pointer")
    pupil.go_on()
    pupil.see()
    pupil.page.locator("[data-hand='toad-plain']").click()
    pupil.page.locator("[data-target]").nth(1).click()  # below
    expect(pupil.page.locator(".lesson .words.wrong")).to_contain_text(
        "Below, in the shadow, the Toads would be disgraced."
    )
    pupil.is_clean()
    assert pupil.see()["text"] == "above"
    pupil.go_on()
    pupil.see()
    pupil.page.get_by_role("link", name=said(pupil.guest, "lesson-leave")).click()
    words = said(pupil.guest, "learn-on", step=2, steps=12)
    pupil.page.get_by_role("link", name=f"{words}: Hof-Verrat").click()
    assert pupil.see()["text"] == "above-see"


def test_who_has_learnt_a_game_sees_so_in_the_lobby(guest: Callable[..., Guest]) -> None:
    pupil = Pupil(guest(lang="de"), "mascarade", "pointer")
    while pupil.see()["title"] is not None:
        pupil.go_on()
    pupil.page.locator(".lesson .words").get_by_role("link", name=said(pupil.guest, "to-the-lobby")).click()
    learnt = f"{said(pupil.guest, 'learnt')}: Mascarade"
    expect(pupil.page.get_by_role("link", name=learnt)).to_be_visible()
    assert button(pupil.guest, "lesson-next").count() == 0
