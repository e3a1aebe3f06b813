"""Names and talk that look like markup are shown as they are; nothing in them is carried out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guest
from tests.e2e.table import open_by_request, said, tab

pytestmark = pytest.mark.browser

NAME = "<img src=x onerror=1>"
TABLE = "<script>window.caught=1</script>"
TALK = '<img src="x" onerror="window.caught=1"><a href="javascript:window.caught=1">come</a>'


def test_markup_in_names_and_talk(guest: Callable[..., Guest]) -> None:
    eve = guest()
    match = open_by_request(eve, [{"kind": "me"}, {"kind": "bot"}], nickname=NAME, name=TABLE)
    page = eve.open(f"/table/{match}")
    watched = guest().open(f"/table/{match}")
    expect(watched.get_by_text(NAME).first).to_be_visible()
    assert watched.evaluate("window.caught") is None
    tab(eve, "tab-talk")
    field = page.get_by_label(said(eve, "talk-say"))
    field.fill(TALK)
    field.press("Enter")
    expect(page.get_by_text(TALK)).to_be_visible()
    assert page.evaluate("window.caught") is None
    assert page.locator("img[src=x], script:not([src]), a[href^=javascript]").count() == 0
    eve.open("/")
    expect(page.get_by_text(TABLE).first).to_be_visible()
    assert page.evaluate("window.caught") is None
