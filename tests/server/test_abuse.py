"""Abuse: nothing breaks, nobody else notices, nothing is given away. `python -m benchmarks.abuse` is the long form."""

import asyncio
import json
import random
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from benchmarks.abuse import pester
from benchmarks.fuzz_messages import HOSTILE, Nonsense
from hofstaat.server.monitoring import metrics
from hofstaat.server.settings import Rates
from hofstaat.server.storage.schema import TOKENS
from tests.server.live_server import Live, Page, Visitor, awaited, serving, settings_for

MESSAGES = 1200


def refused(key: str) -> float:
    return float(metrics.REFUSED.labels(key)._value.get())


@awaited
async def test_generated_and_mutated_messages(live: Live) -> None:
    """Beside a table that plays a whole game; every message is answered by its key, none by an error of ours."""
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        heard, _ = await asyncio.gather(pester(live.origin, MESSAGES, 3), page.play(random.Random(1)))
        assert page.over is not None
    assert heard["sent"] > MESSAGES * 0.9
    assert heard["bad-message"] > MESSAGES // 40  # how many answers come before a connection ends varies
    assert not {"server-error", "store-failed"} & set(heard)


def test_nonsense_is_half_sense() -> None:
    """The guard: the generator reaches beyond the decoder, and names every command."""
    kinds: Counter[str] = Counter()
    for message in Nonsense(1).messages(2000):
        try:
            kinds[json.loads(message)["do"]] += 1
        except (ValueError, TypeError, KeyError, RecursionError):
            kinds["broken"] += 1
    assert kinds["broken"] > 300
    assert all(kinds[do] > 20 for do in ("act", "undo", "say", "rename", "steward", "leave", "resign", "start"))


def test_a_flood_is_stopped(tmp_path: Path) -> None:
    """With the limits everybody has: a page that shouts is told so, then hung up on; the table plays on."""

    @awaited
    async def sit(live: Live) -> None:
        async with Visitor(live.origin) as ada, Visitor(live.origin) as eve:
            match = await ada.open("me", "here Ben")
            async with ada.at(match) as page, eve.at(match) as loud:
                before = refused("too-fast")
                with pytest.raises(ConnectionClosed) as closed:
                    await shout(loud)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
                assert refused("too-fast") > before
                await page.until(page.turn)
                assert (await page.act(page.turn()[0]))["msg"] == "accepted"
                assert len(page.chat) <= Rates().talk.burst + 1

    with serving(settings_for(tmp_path, rates=Rates())) as live:
        sit(live)


async def shout(page: Page) -> None:
    for _ in range(5000):
        await page.send("say", seat=None, text="again")
    await page.until(lambda: False)


def test_too_many_connections(tmp_path: Path) -> None:
    @awaited
    async def knock(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            match = await ada.open("me", "bot")
            codes = Counter[int | None]()
            for _ in range(int(Rates().connect.burst) + 20):
                try:
                    async with ada.at(match, hello=False) as page:
                        await page.send("hello")
                        await page.receive()
                        codes[None] += 1
                except ConnectionClosed as closed:
                    codes[closed.rcvd.code if closed.rcvd else 0] += 1
            assert codes[1013] > 0 and codes[None] >= Rates().connect.burst

    with serving(settings_for(tmp_path, rates=Rates())) as live:
        knock(live)


@pytest.mark.parametrize("text", HOSTILE)
@awaited
async def test_hostile_names_and_talk(live: Live, text: str) -> None:
    """Shown as they are (without control characters) or refused; never more than their length, and always JSON."""
    async with Visitor(live.origin) as ada:
        wish = {
            "game": "hof-verrat",
            "nickname": text[:24],
            "name": text[:60],
            "seats": [{"kind": "me"}, {"kind": "bot"}],
        }
        body = json.dumps(wish).encode()
        response = await ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert response.status_code in (200, 400) and response.headers["content-type"] == "application/json"
        async with ada.at(await ada.open("me", "bot")) as page:
            await page.socket.send(json.dumps({"do": "say", "seat": 0, "text": text[:3000]}))
            await page.settle()
            assert all(len(entry["text"]) <= 400 and "\u202e" not in entry["text"] for entry in page.chat)
            assert not [m for m in page.got if m.get("key") == "server-error"]


@awaited
async def test_tokens_forged_reused_and_expired(live: Live) -> None:
    async with Visitor(live.origin) as ada, Visitor(live.origin) as eve, Visitor(live.origin) as ben:
        match, other = await ada.open("me", "open", "open"), await ada.open("me", "open")
        good, late = await ada.invite(match, 1), await ada.invite(match, 2)
        expired = update(TOKENS).where(TOKENS.c.match == match, TOKENS.c.seat == 2).values(expires=time.time() - 1)
        await asyncio.to_thread(live.call, live.api.store.write(lambda c: c.execute(expired).rowcount))
        changed = good[:-1] + ("A" if good[-1] != "A" else "B")
        for token in (changed, late, "x" * 32, good.swapcase()):
            assert (await eve.join(match, 403, token=token, nickname="Eve"))["key"] == "bad-token"
        assert (await eve.join(other, 403, token=good, nickname="Eve"))["key"] == "bad-token"
        await ben.join(match, token=good, nickname="Ben")
        assert (await eve.join(match, 403, token=good, nickname="Eve"))["key"] == "bad-token"
        async with eve.at(match) as page:
            assert page.welcome is not None and page.welcome["spectator"]
            assert await page.refused("leave", seat=1) == "not-your-seat"
            assert (await page.command("act", seat=1, ply=0, code=0))["key"] in ("not-your-seat", "not-started")


@awaited
async def test_a_request_that_breaks_off_is_no_error_of_ours(live: Live, capfd: pytest.CaptureFixture[str]) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", live.port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nContent-Type: application/json\r\n"
    writer.write((head + "Content-Length: 500\r\n\r\n{").encode())
    await writer.drain()
    writer.close()
    await writer.wait_closed()
    async with httpx.AsyncClient(base_url=live.origin) as client:
        assert (await client.get("/healthz")).status_code == 200
    assert "Traceback" not in capfd.readouterr().err
