"""The review of each game on its replay page: chart, moments, parts; by click and by key, on a phone and at a desk."""

import time
from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from playwright.sync_api import expect

import hofstaat
from hofstaat.review import version_of
from hofstaat.server.import_record import store_record
from hofstaat.server.storage import reviews
from hofstaat.server.storage.reviews import StoredReview
from hofstaat.texts import Texts, texts
from tests.e2e.conftest import Guest
from tests.e2e.table import faults, said
from tests.review.test_review import finished, reviewed
from tests.server.live_server import Live

pytestmark = pytest.mark.browser

SEEN = [
    ("hof-verrat", False, "de", "dark"),
    ("kabale-und-hiebe", True, "en", "light"),
    ("mascarade", True, "de", "dark"),
    ("council-of-12", False, "en", "light"),
    ("list-und-tuecke", True, "de", "light"),
]


def words(player: Guest) -> Texts:
    return texts(player.lang, "review", "common", "engine")


def brought_in(live: Live, name: str) -> str:
    """A finished game with its review, on the server."""
    where: str = live.call(store_record(live.api.store, finished(name).record()))
    match = where.removeprefix("replay/")
    made = StoredReview(version_of(hofstaat.game(name)), msgspec.json.encode(reviewed(name)).decode(), shared=False)
    live.call(live.api.store.write(partial(reviews.keep, match=match, made=made, at=time.time())))
    return match


@pytest.mark.long
@pytest.mark.parametrize(("name", "phone", "lang", "theme"), SEEN)
def test_a_review_of_each_game(
    live: Live, guest: Callable[..., Guest], name: str, *, phone: bool, lang: str, theme: str
) -> None:
    player = guest(phone=phone, lang=lang, theme=theme)
    match = brought_in(live, name)
    page = player.open(f"/replay/{match}?step=2&eyes=0")
    say = words(player)
    chart = page.get_by_role("img", name=say("review-chart-points" if name == "council-of-12" else "review-chart"))
    expect(chart).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("tab", name=say("review-parts")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text(
        say("review-team", loss="", decisions="")[:10] if name == "council-of-12" else say("review-result")
    )
    assert not faults(player, name)
    page.get_by_role("tab", name=say("review-moments")).click()
    page.get_by_role("radio", name=say("review-known")).check(force=True)
    expect(chart).to_be_visible()
    page.get_by_text(say("review-as-table"), exact=True).last.click()
    expect(page.get_by_role("table", name=chart.get_attribute("aria-label")).last).to_be_visible()
    assert not faults(player, name)


def test_keys_go_through_a_review_and_every_moment_has_an_address(live: Live, guest: Callable[..., Guest]) -> None:
    player = guest(lang="en")
    match = brought_in(live, "list-und-tuecke")
    page = player.open(f"/replay/{match}")
    moments = page.locator(".moments button")
    moments.first.wait_for()
    page.keyboard.press("n")
    expect(page.locator(".moments [aria-current=true]")).to_have_count(1)
    address = page.url
    assert "step=" in address and "eyes=" in address
    page.keyboard.press("End")
    assert player.page.url != address
    expect(page.get_by_role("slider")).to_have_value(page.get_by_role("slider").get_attribute("max") or "")
    expect(page.locator("section.end")).to_be_visible()
    page.keyboard.press("k")
    expect(page.get_by_role("radio", name=words(player)("review-known"))).to_be_checked()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    eyes = page.get_by_label(said(player, "replay-eyes")).input_value()
    page.keyboard.press("e")
    expect(page.get_by_label(said(player, "replay-eyes"))).not_to_have_value(eyes)
    again = player.open(address)
    expect(again.locator(".moments [aria-current=true]")).to_have_count(1)


def test_a_click_on_a_moment_goes_there_with_the_eyes_of_its_seat(live: Live, guest: Callable[..., Guest]) -> None:
    player = guest(phone=True)
    match = brought_in(live, "list-und-tuecke")
    page = player.open(f"/replay/{match}")
    mistakes = reviewed("list-und-tuecke").mistakes
    mark = page.locator(".moments button").last
    mark.click()
    expect(page.locator(".moments [aria-current=true]")).to_have_count(1)
    if mistakes:
        expect(page.get_by_label(said(player, "replay-eyes"))).not_to_have_value("all")


def test_progress_is_shown_to_all_who_wait_for_a_review(
    live: Live, guest: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = guest(lang="en")
    where: str = live.call(store_record(live.api.store, finished("list-und-tuecke").record()))
    monkeypatch.setattr(live.api.reviews, "ask", lambda match, game, record: None)
    monkeypatch.setattr(live.api.reviews, "place_of", lambda match: 0)
    monkeypatch.setattr(live.api.reviews, "progress_of", lambda match: 0.4)
    page = player.open(f"/{where}")
    expect(page.get_by_role("status").filter(has_text="40")).to_contain_text(words(player)("review-leave"))
    expect(page.locator("progress")).to_have_attribute("value", "40")
