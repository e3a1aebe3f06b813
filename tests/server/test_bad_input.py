"""Bad input of every kind over the socket: an error with a key, the connection goes on, nothing changes."""

import json
import random
import string

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import Live, Page, Visitor, awaited

BAD = [
    "",
    "{",
    "null",
    "[]",
    "1",
    '"hello"',
    "{}",
    '{"do":"cheat"}',
    '{"do":1}',
    '{"do":"act"}',
    '{"do":"act","seat":0,"ply":0,"code":0}',
    '{"do":"act","seat":-1,"ply":0,"code":0,"id":"x"}',
    '{"do":"act","seat":0,"ply":1e99,"code":0,"id":"x"}',
    '{"do":"act","seat":0,"ply":0,"code":99999999999999999999999,"id":"x"}',
    '{"do":"act","seat":"0","ply":0,"code":0,"id":"x"}',
    '{"do":"act","seat":0,"ply":0,"code":0,"id":""}',
    '{"do":"act","seat":0,"ply":0,"code":0,"id":"x","as":"host"}',
    '{"do":"hello","seen":-1}',
    '{"do":"say","seat":0,"text":"\\ud800"}',
    '{"do":"phrase","seat":0,"key":"../../etc"}',
    "[" * 1500,
    '{"do":' * 500,
    "\u0000",
]


async def unchanged(page: Page, before: dict[str, object]) -> None:
    await page.send("hello")
    await page.next("state")
    assert page.states[0] == before


@awaited
async def test_an_unreadable_message_is_answered_with_an_error(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        await page.until(lambda: 0 in page.states)
        before = page.states[0]
        for text in BAD:
            await page.socket.send(text)
            assert (await page.next("error"))["key"] == "bad-message", text
        await page.socket.send(b"\xff\xfe\x00")
        assert (await page.receive())["key"] == "bad-message"
        await unchanged(page, before)


@awaited
async def test_generated_commands_never_break_the_server(live: Live) -> None:
    """Right names, wrong values: refused or an error, never a crash."""
    rng = random.Random(11)
    names = [
        "act",
        "undo",
        "resign",
        "steward",
        "start",
        "remove",
        "stay",
        "rename",
        "say",
        "phrase",
        "rematch",
        "leave",
        "ping",
        "cheat",
    ]
    fields = ["seat", "ply", "code", "id", "on", "level", "text", "key", "nickname", "seen"]
    values: list[object]
    values = [0, 1, -1, 7, 2**40, None, True, "", "page", "x" * 70, [], {}, 0.5, "hello", "\u202e"]
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "here Ben")) as page:
        for _ in range(40):
            command = {field: rng.choice(values) for field in rng.sample(fields, rng.randrange(5))}
            await page.send(rng.choice(names), **command)
        await page.settle()
        assert not [m for m in page.got if m.get("key") == "server-error"]


@awaited
async def test_too_many_faults_end_the_connection(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot")) as page:
        for _ in range(80):
            await page.socket.send("?")
        with pytest.raises(ConnectionClosed) as closed:
            await page.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


@awaited
async def test_a_message_that_is_too_large_ends_the_connection(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot")) as page:
        await page.socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            await page.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


@awaited
async def test_a_table_that_is_not_there(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        for match in ("nowhere", "x" * 300, "%2e%2e", "1;drop"):
            async with ada.at(match, hello=False) as page:
                await page.send("hello")
                assert (await page.receive())["key"] == "no-such-table"
                with pytest.raises(ConnectionClosed) as closed:
                    await page.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


@awaited
async def test_the_first_message_is_hello(live: Live) -> None:
    async with Visitor(live.origin) as ada, ada.at(await ada.open("me", "bot"), hello=False) as page:
        await page.send("ping")
        with pytest.raises(ConnectionClosed) as closed:
            await page.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


@pytest.mark.parametrize("body", ["", "{", "null", "[]", '"x"', "{}", "[" * 3000, '{"game":1}', "\xff\xfe"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{match}/join", "/api/tables/{match}/invite"])
@awaited
async def test_bad_bodies(live: Live, path: str, body: str) -> None:
    async with Visitor(live.origin) as ada:
        match = await ada.open("me", "open")
        headers = {"content-type": "application/json"}
        response = await ada.http.post(path.format(match=match), content=body.encode("latin-1"), headers=headers)
        if body == "{}" and path.endswith("join"):
            assert response.json()["key"] == "token-needed"
        else:
            assert (response.status_code, response.json()["key"]) == (400, "bad-request")


@awaited
async def test_strange_addresses(live: Live) -> None:
    rng = random.Random(5)
    letters = string.printable.replace("#", "").replace("?", "").strip()
    async with Visitor(live.origin) as ada:
        for _ in range(60):
            word = "".join(rng.choice(letters) for _ in range(rng.randrange(1, 30)))
            response = await ada.http.get(f"/api/tables/{word}/record")
            assert response.status_code in (404, 307) and json.loads(response.text or "{}").get("key") != "server-error"
        for seat in ("-1", "9", "x", "", "0 ", "١"):
            match = await ada.open("me", "bot")
            answer = await ada.http.get(f"/api/tables/{match}/replay", params={"seat": seat})
            assert answer.status_code in (400, 409)
