"""The questions about a seat: take a card back, let a bot stand in, take the seat along, ask its player for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, button, faults, open_by_request, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

Arrive = Callable[..., Guest]


def at_table_for_two(player: Guest) -> str:
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}])
    player.open(f"/table/{match}")
    wait_for_turn(player)
    return match


def test_an_action_that_taught_nobody_anything_can_be_taken_back(guest: Arrive) -> None:
    player = guest()
    at_table_for_two(player)
    lines = player.page.locator("aside ol li")
    tab(player, "tab-chronicle")
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


def asked_for_the_seat(host: Guest, friend: Guest) -> str:
    """The friend sits at the host's running table, and the host has asked for the seat."""
    match = open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True)
    friend.open(f"/table/{match}")
    button(friend, "take-seat").click()
    host.open(f"/table/{match}")
    button(host, "begin").click()
    host.page.locator("button.seat").last.click()
    expect(button(host, "remove-guest")).to_have_count(0)
    button(host, "ask-for-seat").click()
    name = said(friend, "guest")
    expect(host.page.get_by_text(said(host, "seat-was-asked", name=name))).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(friend.page.get_by_text(said(friend, "seat-question-title", name=name))).to_be_visible()
    return match


def test_a_player_asked_for_the_seat_may_stay(guest: Arrive) -> None:
    host, friend = guest(), guest(lang="en", phone=True)
    asked_for_the_seat(host, friend)
    assert faults(friend, "the question") == []
    button(friend, "seat-keep").click()
    expect(friend.page.locator("[data-asked]")).to_have_count(0)
    expect(host.page.get_by_role("alert")).to_contain_text(said(host, "seat-stays", name=said(friend, "guest")))
    host.page.locator("button.seat").last.click()
    expect(button(host, "ask-for-seat")).to_be_visible()


def test_a_seat_that_is_given_up_is_not_for_the_host(guest: Arrive) -> None:
    """A bot plays on; the host's own link does not work for the host, and the player comes back."""
    host, friend = guest(), guest(lang="en")
    host.expected.append("403")
    asked_for_the_seat(host, friend)
    button(friend, "seat-give").click()
    expect(friend.page.locator("[data-left]")).to_be_visible()
    expect(friend.page.locator("[data-hand]")).to_have_count(0)
    assert faults(friend, "the seat left") == []
    host.page.locator("button.seat").last.click()
    expect(host.page.get_by_text(said(host, "invite-newcomer"))).to_be_visible()
    button(host, "invite-make").click()
    host.page.goto(host.page.get_by_label(said(host, "invite-link")).input_value())
    button(host, "take-seat").click()
    expect(host.page.get_by_role("alert")).to_contain_text(said(host, "refused-no-newcomer"))
    button(friend, "seat-reclaim-now").click()
    expect(friend.page.locator("[data-left]")).to_have_count(0)
    expect(friend.page.locator("[data-hand]").first).to_be_visible()


def test_a_name_is_taken_once(guest: Arrive) -> None:
    host, friend = guest(), guest(lang="en")
    friend.expected.append("409")
    match = open_by_request(host, [{"kind": "me"}, {"kind": "open"}], public=True)
    friend.open("/settings").get_by_label(said(friend, "your-name")).fill("Ada")
    friend.page.keyboard.press("Tab")
    friend.open(f"/table/{match}")
    button(friend, "take-seat").click()
    expect(friend.page.get_by_role("alert")).to_contain_text(said(friend, "refused-nickname-taken"))
