"""Several people: invited by link, interrupted and back, round one device, watching."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Guest
from tests.e2e.table import act_from_list, button, is_over, open_by_request, options, said, tab, wait_for_turn

pytestmark = pytest.mark.browser

Arrive = Callable[..., Guest]
DEALT_FOR_TWO = 5
"""Lines of the chronicle before the first card: the beginning, and for each seat its missions and its hand."""


def open_for_a_guest(host: Guest, *, public: bool = False) -> str:
    """The host opens a table for two with the form; the table's address."""
    page = host.open("/new/hof-verrat")
    page.get_by_label(said(host, "your-name")).fill("Ada")
    button(host, "seat-take-away").click()
    if public:
        page.get_by_text(said(host, "table-public")).click()
    button(host, "open-table").click()
    page.wait_for_url("**/table/*")
    return page.url


def invitation(host: Guest) -> str:
    """The link to the open seat, as shown beside its QR code."""
    button(host, "invite").first.click()
    button(host, "invite-make").click()
    field = host.page.get_by_label(said(host, "invite-link"))
    expect(host.page.get_by_role("img", name=said(host, "qr-label"))).to_be_visible()
    link = field.input_value()
    host.page.keyboard.press("Escape")
    return link


def sit_down(visitor: Guest, link: str, name: str) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_label(said(visitor, "your-name")).fill(name)
    button(visitor, "take-seat").click()
    visitor.page.wait_for_url("**/table/*")


def meet(host: Guest, visitor: Guest) -> None:
    open_for_a_guest(host)
    sit_down(visitor, invitation(host), "Ben")
    expect(host.page.get_by_text("Ben")).to_be_visible()
    button(host, "begin").click()
    for one in (host, visitor):
        one.page.locator(".prompt").wait_for()


def turn_of(*guests: Guest) -> Guest:
    """The guest who is asked now."""
    for _ in range(200):
        for one in guests:
            if one.page.locator(".prompt.mine").count():
                return one
        guests[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_two_browsers_meet_by_link(guest: Arrive) -> None:
    """The link is used up, its token leaves the address, and both see each other play."""
    host, visitor = guest(lang="de"), guest(lang="en", phone=True)
    meet(host, visitor)
    assert "#" not in visitor.page.url
    for _ in range(6):
        one = turn_of(host, visitor)
        act_from_list(one)
    tab(host, "tab-chronicle")
    tab(visitor, "tab-chronicle")
    expect(host.page.get_by_text(re.compile("Ben")).first).to_be_visible()
    expect(visitor.page.get_by_text(re.compile("Ada")).first).to_be_visible()


def test_a_used_invitation_is_refused_with_a_sentence(guest: Arrive) -> None:
    host, visitor, late = guest(), guest(), guest(lang="en")
    open_for_a_guest(host)
    link = invitation(host)
    sit_down(visitor, link, "Ben")
    late.expected.append("403")
    late.page.goto(link)
    button(late, "take-seat").click()
    expect(late.page.get_by_role("alert")).to_contain_text(said(late, "refused-bad-token"))


class Tunnel:
    """A guest's line to the server, which can be cut as a tunnel or a sleeping phone would."""

    def __init__(self, traveller: Guest) -> None:
        self.inside = False
        self.lines: list[WebSocketRoute] = []
        traveller.context.route_web_socket(re.compile("/ws/"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        if self.inside:
            line.close()
            return
        server = line.connect_to_server()
        self.lines += [server, line]

    def enter(self) -> None:
        self.inside = True
        while self.lines:
            self.lines.pop().close()

    def leave(self) -> None:
        self.inside = False


def test_a_lost_connection_comes_back_without_a_gap(guest: Arrive) -> None:
    """One of two is cut off; what was clicked meanwhile is carried out once, afterwards."""
    host, visitor = guest(), guest()
    tunnels = {host: Tunnel(host), visitor: Tunnel(visitor)}
    meet(host, visitor)
    first = turn_of(host, visitor)
    other = visitor if first is host else host
    away = other.page.locator("button.seat", has_text=said(other, "seat-awaited"))
    prompt = first.page.locator(".prompt")
    tab(first, "tab-options")
    tunnels[first].enter()
    expect(prompt).to_contain_text(said(first, "connection-lost"))
    expect(away).to_have_count(1)
    act_from_list(first)
    expect(prompt).to_contain_text(said(first, "sending-later"))
    tunnels[first].leave()
    expect(prompt).not_to_contain_text(said(first, "sending-later"))
    expect(away).to_have_count(0)
    for one in (first, other):
        tab(one, "tab-chronicle")
        expect(one.page.locator("aside ol li")).to_have_count(DEALT_FOR_TWO + 1)


def test_one_device_for_two_people_has_a_curtain(guest: Arrive) -> None:
    player = guest()
    page = player.open("/new/hof-verrat")
    page.get_by_label(said(player, "your-name")).fill("Ada")
    button(player, "seat-take-away").click()
    page.get_by_label(said(player, "seat-number", number=2), exact=True).select_option("here")
    page.get_by_label(said(player, "name-of-seat", number=2)).fill("Ben")
    button(player, "open-table").click()
    tab(player, "tab-options")
    for _ in range(3):
        curtain = page.locator(".curtain")
        curtain.wait_for()
        expect(options(page)).to_have_count(0)
        expect(page.locator(".board-of-game, .plain")).to_have_count(0)
        curtain.get_by_role("button").click()
        while not page.locator(".curtain").count():
            act_from_list(player)
            page.locator(".curtain, .prompt.mine").first.wait_for()
    names = page.locator(".curtain h2")
    expect(names).to_contain_text(re.compile("Ada|Ben"))


def test_a_spectator_sees_what_a_spectator_may(guest: Arrive) -> None:
    player, watcher = guest(), guest(phone=True, lang="en")
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}])
    page = player.open(f"/table/{match}")
    wait_for_turn(player)
    watcher.open(f"/table/{match}")
    watcher.page.locator(".prompt").wait_for()
    expect(page.get_by_role("img", name=said(player, "spectators", count=1))).to_be_visible()
    tab(watcher, "tab-options")
    expect(watcher.page.get_by_text(said(watcher, "options-none"))).to_be_visible()
    tab(watcher, "tab-talk")
    watcher.page.get_by_label(said(watcher, "talk-say")).fill("Bravo")
    button(watcher, "talk-send").click()
    tab(player, "tab-talk")
    expect(page.get_by_text("Bravo")).to_be_visible()
    button(player, "phrase-well-played").click()
    expect(watcher.page.get_by_text(said(watcher, "phrase-well-played"))).to_be_visible()


def test_a_public_table_is_found_in_the_lobby(guest: Arrive) -> None:
    host, visitor = guest(), guest(lang="en")
    open_for_a_guest(host, public=True)
    page = visitor.open()
    page.get_by_role("link", name=re.compile(said(visitor, "join"))).first.click()
    button(visitor, "take-seat").click()
    expect(page.get_by_text(said(visitor, "waiting-for-host"))).to_be_visible()
    expect(host.page.get_by_text(said(host, "gathering-complete"))).to_be_visible()


def test_a_tab_beside_agrees(guest: Arrive) -> None:
    """Two windows of one player show the same and take one answer."""
    player = guest()
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}])
    player.open(f"/table/{match}")
    beside = player.new_page()
    beside.goto(f"/table/{match}")
    wait_for_turn(player)
    tab(player, "tab-options")
    beside.get_by_role("tab", name=said(player, "tab-options")).click()
    before = options(beside).first.get_attribute("data-code"), options(beside).count()
    act_from_list(player)
    expect(options(beside)).not_to_have_count(before[1])
    tab(player, "tab-chronicle")
    beside.get_by_role("tab", name=said(player, "tab-chronicle")).click()
    expect(beside.locator("aside ol li")).to_have_count(player.page.locator("aside ol li").count())


def test_the_end_offers_another_game(guest: Arrive) -> None:
    """Resigned, the bot plays on; afterwards the same company meets again."""
    player = guest()
    match = open_by_request(player, [{"kind": "me"}, {"kind": "bot"}])
    page = player.open(f"/table/{match}")
    wait_for_turn(player)
    page.locator("button.seat").first.click()
    button(player, "resign").click()
    button(player, "resign").click()
    page.locator(".finale").wait_for()
    assert is_over(player)
    button(player, "rematch").click()
    page.get_by_role("link", name=said(player, "rematch-go")).click()
    page.wait_for_url(re.compile(rf"/table/(?!{match})"))
    page.locator(".prompt").wait_for()
