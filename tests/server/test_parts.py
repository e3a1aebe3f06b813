"""Small parts by themselves: token buckets, time banks, the library, a page that does not read."""

import asyncio
import io
import json
import sys
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed

import hofstaat
from hofstaat.server.match.clocks import Clocks
from hofstaat.server.monitoring import logs
from hofstaat.server.protocol.refusal import Refusal, clean_text
from hofstaat.server.rate_limits import Bucket, Buckets, Rate
from hofstaat.server.settings import Rates
from hofstaat.server.web import catalogue
from hofstaat.server.web import connection as ws_connection
from tests.server.live_server import Live, Visitor, awaited


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_a_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1000
    assert [bucket.take_all(3), bucket.take_all(4)] == [0, 2.0]
    clock.now += 2
    assert not bucket.take()


def test_buckets_are_one_for_each_and_bounded() -> None:
    buckets = Buckets(Rate(1, 0), most=2, clock=Clock())
    assert buckets.take("a") and not buckets.take("a") and buckets.take("b")
    assert buckets.take("c") and len(buckets.buckets) == 2
    assert not buckets.take("b")


def test_time_banks_run_only_for_those_who_owe_a_decision() -> None:
    clocks = Clocks({0: 10.0, 1: 10.0})
    clocks.run([0], 100.0)
    assert (clocks.left_at(0, 104.0), clocks.left_at(1, 104.0), clocks.left_at(2, 104.0)) == (6.0, 10.0, None)
    assert clocks.due_in(104.0) == 6.0 and clocks.expired(104.0) == []
    clocks.run([1], 104.0)
    assert (clocks.left_at(0, 120.0), clocks.left_at(1, 120.0)) == (6.0, 0.0)
    assert clocks.expired(120.0) == [1]
    clocks.run([], 120.0)
    assert clocks.due_in(121.0) is None
    clocks.grant(1, 10)
    assert clocks.left == {0: 6.0, 1: 10.0}


RULES = """# Title

Two players
or more.

## Course

- **XY-1** First rule
  goes on here.

  - with a list
- **XY-2** Second.
- not numbered

| a | b |
|---|---|
"""


def test_rules_are_cut_at_their_numbers() -> None:
    found = [(part.id, part.heading, part.text) for part in catalogue.rule_texts(RULES)]
    assert found == [
        (None, "Title", "Two players\nor more."),
        ("XY-1", "Course", "First rule goes on here.\n- with a list"),
        ("XY-2", "Course", "Second."),
        (None, "Course", "- not numbered"),
        (None, "Course", "| a | b |\n|---|---|"),
    ]


def test_every_card_says_how_sure_we_are() -> None:
    for name in hofstaat.names():
        cards = catalogue.cards(hofstaat.game(name))
        assert cards and all(card.confidence and card.name and card.values for card in cards)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("  A \t b\n", "A b"), ("e\u0301", "é"), ("x\u202ey", "xy"), ("👩\u200d🎤", "👩\u200d🎤"), ("a\u0000b", "ab")],
)
def test_names_are_tidied(text: str, shown: str) -> None:
    assert clean_text(text, "bad") == shown


@pytest.mark.parametrize("text", ["", "  ", "\u200d", "\u202e\u0007"])
def test_names_without_anything_to_see(text: str) -> None:
    with pytest.raises(Refusal):
        clean_text(text, "bad")


class Stuck:
    """A socket that takes nothing any more."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed = code


@pytest.mark.parametrize(("size", "count"), [(10, ws_connection.MAX_QUEUED_MESSAGES + 3), (1_000_000, 6)])
@awaited
async def test_the_queue_of_a_page_is_bounded(size: int, count: int) -> None:
    socket: Any = Stuck()
    connection = ws_connection.Connection(socket, "visitor", Rates())
    for _ in range(count):
        connection.send_bytes(b"x" * size)
        await asyncio.sleep(0)
    assert socket.closed == ws_connection.TOO_SLOW
    assert (
        len(connection.queue) <= ws_connection.MAX_QUEUED_MESSAGES
        and connection.queued_bytes <= ws_connection.MAX_QUEUED_BYTES
    )
    await connection.stop_tasks()


@awaited
async def test_a_page_that_is_too_slow_is_dropped_and_comes_back(live: Live) -> None:
    """The others notice nothing."""
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
        match = await ada.open("me", "here Ben")
        async with ada.at(match) as page, eve.at(match) as lame:
            await lame.settle()
            room = live.api.rooms.awake[match]
            slow = next(c for c in room.subscribers if not room.seats_of(c.visitor))
            live.loop.call_soon_threadsafe(slow.send_bytes, b'"' + b"x" * ws_connection.MAX_QUEUED_BYTES + b'"')
            with pytest.raises(ConnectionClosed) as closed:
                await lame.read_on()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == ws_connection.TOO_SLOW
            await page.until(page.turn)
            assert (await page.act(page.turn()[0]))["msg"] == "accepted"
        async with eve.at(match, 0) as lame:
            await lame.until(lambda: None in lame.states)


def test_logs_go_to_whatever_standard_error_is_and_outlive_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that was closed must not stop the thread that wanted to complain."""
    logs.configure("info")
    heard = io.StringIO()
    monkeypatch.setattr(sys, "stderr", heard)
    logs.logger().info("here")
    assert json.loads(heard.getvalue())["event"] == "here"
    heard.close()
    logs.logger().error("nobody hears this")
