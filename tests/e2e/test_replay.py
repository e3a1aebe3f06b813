"""Finished games: step by step, through everybody's eyes, with their record and the proof of a fair deal."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guest
from tests.e2e.table import button, open_by_request, said

pytestmark = pytest.mark.browser


def game_of_bots(player: Guest) -> str:
    """A game that plays itself to its end."""
    match = open_by_request(player, [{"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}])
    page = player.open(f"/table/{match}")
    page.locator(".finale").wait_for()
    return match


@pytest.mark.parametrize(("phone", "lang"), [(False, "de"), (True, "en")])
def test_a_replay_shows_every_step(guest: Callable[..., Guest], *, phone: bool, lang: str) -> None:
    player = guest(phone=phone, lang=lang)
    game_of_bots(player)
    page = player.page
    page.get_by_role("link", name=said(player, "replay")).click()
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert steps > 30
    lines = page.get_by_role("region", name=said(player, "tab-chronicle")).get_by_role("listitem")
    button(player, "replay-next").click()
    button(player, "replay-next").click()
    expect(page.get_by_text(said(player, "replay-at", step=3, steps=steps + 1))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(said(player, "replay-at", step=2, steps=steps + 1))).to_be_visible()
    button(player, "replay-last").click()
    expect(page.get_by_role("slider")).to_have_value(str(steps))
    assert lines.count() > steps
    button(player, "replay-first").click()
    button(player, "replay-play").click()
    expect(page.get_by_text(said(player, "replay-at", step=3, steps=steps + 1))).to_be_visible()


def test_eyes_the_record_and_the_seal(guest: Callable[..., Guest]) -> None:
    player = guest()
    match = game_of_bots(player)
    page = player.open(f"/replay/{match}")
    for eyes in ("1", "none", "all"):
        page.get_by_label(said(player, "replay-eyes")).select_option(eyes)
        expect(page.get_by_label(said(player, "replay-eyes"))).to_have_value(eyes)
        button(player, "replay-next").click()
    page.get_by_text(said(player, "fair-shown"), exact=True).click()
    expect(page.get_by_text(said(player, "fair-verdict-fair"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=said(player, "record")).click()
    lines = download.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "hof-verrat" and len(lines) > 30


def test_a_running_game_shows_nothing_of_its_past(guest: Callable[..., Guest]) -> None:
    player = guest()
    player.expected.append("409")
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}])
    page = player.open(f"/replay/{match}")
    expect(page.get_by_role("alert")).to_contain_text(said(player, "refused-not-over"))
