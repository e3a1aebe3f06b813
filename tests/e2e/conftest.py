"""A server with the built pages, and guests with browsers that notice everything that should not happen."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, expect

from hofstaat.server.match import create
from tests.server.live_server import Live, seeds_of, serving, settings_for
from tools import web

ROOT = Path(__file__).resolve().parents[2]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; a busy machine is slow, not wrong
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all browser tests; bots answer at once."""
    web.build(ROOT)
    with serving(settings_for(tmp_path_factory.mktemp("e2e"))) as running:
        yield running


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(create, "new_seed", seeds_of(request.node.name))


class Guest:
    """Somebody with a browser of their own. Its errors are kept in `troubles`."""

    def __init__(
        self, browser: Browser, origin: str, *, phone: bool, lang: str, theme: str, speed: str = "once"
    ) -> None:
        self.origin = origin
        self.lang = lang
        self.phone = phone
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=origin,
            viewport=PHONE if phone else DESKTOP,
            is_mobile=phone,
            has_touch=phone,
            locale={"de": "de-DE", "en": "en-GB"}[lang],
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"localStorage.setItem('hofstaat.speed', '{speed}')")
        self.context.on("request", self.requested)
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        return page

    def requested(self, request: Request) -> None:
        if not request.url.startswith((self.origin, self.origin.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"foreign request: {request.url}")

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in self.expected):
            self.troubles.append(f"{message.type}: {message.text}")

    def open(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page


@pytest.fixture
def guest(browser: Browser, live: Live) -> Iterator[Callable[..., Guest]]:
    """Ask for guests; at the end none of them may have met with trouble."""
    guests: list[Guest] = []

    def arrive(*, phone: bool = False, lang: str = "de", theme: str = "dark", speed: str = "once") -> Guest:
        guests.append(Guest(browser, live.origin, phone=phone, lang=lang, theme=theme, speed=speed))
        return guests[-1]

    yield arrive
    troubles = [trouble for one in guests for trouble in one.troubles]
    for one in guests:
        one.context.close()
    assert not troubles
