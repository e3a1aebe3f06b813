"""Headers, cookies, hosts, origins, sizes and rates; and the pages themselves."""

from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from hofstaat.server.rate_limits import Rate
from hofstaat.server.settings import Rates
from hofstaat.server.web import security
from hofstaat.server.web.static import FrontEnd
from tests.server.live_server import Live, Visitor, awaited, serving, settings_for

TABLE = {"game": "hof-verrat", "nickname": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/join/abc", "/healthz", "/metrics"])
@awaited
async def test_every_answer_is_guarded(live: Live, path: str) -> None:
    async with Visitor(live.origin) as ada:
        headers = (await ada.http.get(path)).headers
        for name, value in security.HEADERS.items():
            assert headers[name] == value
        assert "unsafe" not in headers["content-security-policy"]
        assert "server" not in headers


@awaited
async def test_the_cookie(live: Live) -> None:
    """Made once, for us alone, unreadable for scripts; a forged form of it is replaced."""
    async with Visitor(live.origin) as ada:
        response = await ada.http.get("/api/games")
        morsel = SimpleCookie(response.headers["set-cookie"])["hofstaat"]
        assert (morsel["httponly"], morsel["samesite"], morsel["path"]) == (True, "Lax", "/")
        assert len(morsel.value) == 43
        assert "set-cookie" not in (await ada.http.get("/api/games")).headers
        forged = httpx.Cookies({"hofstaat": "short"})
        async with httpx.AsyncClient(base_url=live.origin, cookies=forged) as other:
            assert "set-cookie" in (await other.get("/api/games")).headers


def test_the_cookie_is_secure_behind_https(tmp_path: Path) -> None:
    assert security.cookie("x", secure=True).endswith("; Secure")

    @awaited
    async def look(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            headers = (await ada.http.get("/api/games")).headers
            assert headers["set-cookie"].endswith("Secure")
            assert headers["strict-transport-security"].startswith("max-age=")

    with serving(settings_for(tmp_path, base_url="https://play.example")) as live:
        look(live)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
@awaited
async def test_foreign_pages_change_nothing(live: Live, origin: str) -> None:
    async with Visitor(live.origin) as ada:
        answer = await ada.http.post("/api/tables", json=TABLE, headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
        url = f"{live.origin.replace('http', 'ws')}/ws/{await ada.open('me', 'bot')}"
        with pytest.raises(InvalidStatus):
            async with connect(url, origin=Origin(origin)):
                pass


@awaited
async def test_a_cross_site_request_without_an_origin(live: Live) -> None:
    async with httpx.AsyncClient(base_url=live.origin) as client:
        answer = await client.post("/api/tables", json=TABLE, headers={"sec-fetch-site": "cross-site"})
        assert answer.status_code == 403
        assert (await client.post("/api/tables", json=TABLE)).status_code == 200


@pytest.mark.parametrize(
    ("host", "status"),
    [("evil.example", 403), ("", 403), ("[::", 403), ("localhost:99", 200), ("127.0.0.1", 200), ("[::1]:8123", 200)],
)
@awaited
async def test_a_foreign_name_for_this_server(live: Live, host: str, status: int) -> None:
    """Somebody else's name server may point anywhere: a name must be ours, an address may be any."""
    async with httpx.AsyncClient(base_url=live.origin) as client:
        assert (await client.get("/api/games", headers={"host": host})).status_code == status


@awaited
async def test_bodies_have_a_size_and_a_type(live: Live) -> None:
    async with Visitor(live.origin) as ada:
        large = {**TABLE, "name": "x" * 600_000}
        answer = await ada.http.post("/api/tables", json=large)
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")

        async def drip() -> AsyncIterator[bytes]:
            for _ in range(600):
                yield b" " * 1000

        answer = await ada.http.post("/api/tables", content=drip(), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
        answer = await ada.http.post("/api/tables", content="{}", headers={"content-type": "text/plain"})
        assert (answer.status_code, answer.json()["key"]) == (415, "not-json")
        assert (await ada.http.delete("/api/tables")).status_code == 404
        assert (await ada.http.post("/", json={})).status_code == 405


def test_too_many_requests(tmp_path: Path) -> None:
    @awaited
    async def hurry(live: Live) -> None:
        async with Visitor(live.origin) as ada:
            first = await ada.open("me", "bot")
            assert (await ada.post("/api/tables", TABLE, 429))["key"] == "too-fast"
            assert (await ada.join(first, 429, nickname="Ben"))["key"] == "too-fast"
            async with ada.at(first) as page:
                for _ in range(60):
                    await page.send("ping")
                with pytest.raises(ConnectionClosed):
                    await page.until(lambda: False)
                assert {"msg": "error", "key": "too-fast", "params": {}} in page.got
            async with ada.at(first, hello=False) as page:
                with pytest.raises(ConnectionClosed):
                    await page.receive()

    rates = Rates(open_table=Rate(1, 0), join=Rate(0, 0), command=Rate(5, 0), connect=Rate(1, 0))
    with serving(settings_for(tmp_path, rates=rates)) as live:
        hurry(live)


# -- pages -------------------------------------------------------------------------------------------------------------


async def fetch(pages: FrontEnd, path: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(pages), base_url="http://localhost") as client:
        return await client.get(path)


@awaited
async def test_every_address_of_the_site_is_the_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Hofstaat</title>" + " " * 2000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}" + " " * 2000)
    pages = FrontEnd(tmp_path)
    for path in ("/", "/join/abc", "/table/xyz"):
        response = await fetch(pages, path)
        assert "<title>Hofstaat</title>" in response.text
        assert response.headers["cache-control"] == "no-cache"
    script = await fetch(pages, "/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"


@awaited
async def test_pages_that_are_not_built_say_so(tmp_path: Path) -> None:
    response = await fetch(FrontEnd(tmp_path), "/")
    assert response.status_code == 503 and "make play" in response.text
