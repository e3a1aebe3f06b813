"""What can be done about a seat: take a card back, let a bot stand in, take the seat along, take it from a guest."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, button, open_by_request, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

Arrive = Callable[..., Guest]


def at_table_for_two(player: Guest) -> str:
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}])
    player.open(f"/table/{match}")
    wait_for_turn(player)
    return match


def test_what_nobody_has_learnt_can_be_taken_back(guest: Arrive) -> None:
    player = guest()
    at_table_for_two(player)
    lines = player.page.locator("aside ol li")
    before = lines.count()
    act_from_list(player)
    tab(player, "tab-chronicle")
    expect(lines).to_have_count(before + 1)
    button(player, "undo").click()
    expect(lines).to_have_count(before)
    expect(player.page.locator(".prompt.mine")).to_be_visible()


def test_a_bot_stands_in_until_its_player_is_back(guest: Arrive) -> None:
    """The stand-in plays the first seat's turn; the open second seat was joined by a friend who thinks for long."""
    host, friend = guest(), guest()
    match = open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True)
    friend.open(f"/table/{match}")
    button(friend, "take-seat").click()
    host.open(f"/table/{match}")
    button(host, "begin").click()
    host.page.locator("button.seat").first.click()
    button(host, "steward-for-me").click()
    expect(host.page.locator(".prompt")).to_contain_text(said(host, "steward-plays"))
    wait_for_turn(friend)
    button(host, "steward-end").click()
    expect(host.page.locator(".prompt")).not_to_contain_text(said(host, "steward-plays"))


def test_a_seat_can_be_taken_along(guest: Arrive) -> None:
    """A second device gets the same seat by a link of its own."""
    player, telephone = guest(), guest(phone=True)
    match = at_table_for_two(player)
    player.page.locator("button.seat").first.click()
    player.page.get_by_text(said(player, "second-device"), exact=True).click()
    button(player, "invite-make").click()
    telephone.page.goto(player.page.get_by_label(said(player, "invite-link")).input_value())
    button(telephone, "take-seat").click()
    telephone.page.wait_for_url(f"**/table/{match}")
    wait_for_turn(telephone)
    assert telephone.page.locator("[data-hand]").count() == player.page.locator("[data-hand]").count() > 0


def test_the_host_asks_a_guest_to_leave(guest: Arrive) -> None:
    host, friend = guest(), guest(lang="en")
    match = open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True)
    friend.open(f"/table/{match}")
    button(friend, "take-seat").click()
    expect(friend.page.get_by_text(said(friend, "waiting-for-host"))).to_be_visible()
    host.open(f"/table/{match}")
    button(host, "seat-change").last.click()
    button(host, "remove-guest").click()
    expect(button(friend, "take-seat")).to_be_visible()
    button(host, "invite").click()
    button(host, "level-page").click()
    expect(host.page.get_by_text(said(host, "gathering-complete"))).to_be_visible()


def test_a_name_is_taken_once(guest: Arrive) -> None:
    host, friend = guest(), guest(lang="en")
    friend.expected.append("409")
    match = open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True)
    friend.open("/settings").get_by_label(said(friend, "your-name")).fill("Ada")
    friend.page.keyboard.press("Tab")
    friend.open(f"/table/{match}")
    button(friend, "take-seat").click()
    expect(friend.page.get_by_role("alert")).to_contain_text(said(friend, "refused-nickname-taken"))
