"""A live server on loopback for tests, and players who speak its protocol over real sockets."""

import asyncio
import functools
import hashlib
import itertools
import json
import random
import threading
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from hofstaat.server.main import uvicorn_config
from hofstaat.server.monitoring import logs
from hofstaat.server.rate_limits import Rate
from hofstaat.server.settings import Rates, Settings
from hofstaat.server.storage.store import Store
from hofstaat.server.web.api import Api
from hofstaat.server.web.app import create_app

PATIENCE = 60.0
PLENTY = Rate(1_000_000, 1_000_000)
NO_RATES = Rates(**dict.fromkeys(Rates.__struct_fields__, PLENTY))

Message = dict[str, Any]


def seeds_of(test: str) -> Callable[[], str]:
    """The seeds of the tables this test opens: the same whenever it runs, so that its luck does not change."""
    numbers = itertools.count()
    return lambda: hashlib.sha256(f"{test} {next(numbers)}".encode()).hexdigest()


class Live:
    """A running server: its address, and a look inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.api: Api
        self.port = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def call(self, coroutine: Any) -> Any:
        """Run something on the server's own event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def run(self, server: uvicorn.Server) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await server.serve()

        asyncio.run(main())


class Server(uvicorn.Server):
    """Tells when it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = threading.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.up.set()


def settings_for(folder: Path, **changes: Any) -> Settings:
    given: dict[str, Any] = {"data": folder, "port": 0, "browser": False, "bot_pace": 0.0, "bot_workers": 1}
    return Settings(**{**given, "linger": 0.05, "rates": NO_RATES, **changes})


@contextmanager
def serving(settings: Settings) -> Iterator[Live]:
    """A server in a thread of this process."""
    live = Live(settings)
    logs.configure(settings.log_level)
    app = create_app(settings, Store(settings.database_url()))
    live.api = app.state.api
    config = uvicorn_config(app)
    config.port = 0
    server = Server(config)
    thread = threading.Thread(target=live.run, args=(server,), daemon=True)
    thread.start()
    assert server.up.wait(PATIENCE)
    live.port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield live
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def awaited(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """An asynchronous test as pytest wants it; in a thread of its own, as a browser's loop may hold this one."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def main() -> None:
            async with asyncio.timeout(10 * PATIENCE):
                await test(*args, **kwargs)

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, main()).result()

    return run


class Visitor:
    """Somebody with a browser of their own: a cookie, requests, and pages at tables."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.http = httpx.AsyncClient(base_url=origin, headers={"origin": origin}, timeout=PATIENCE)

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        response = await self.http.post(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    async def open(self, *seats: str, nickname: str = "Ada", **more: Any) -> str:
        """A table of Hof-Verrat. Seats: "me", "here Ben", "open", "bot", "bot page"."""
        wish = {"game": "hof-verrat", "nickname": nickname, "seats": [seat_wish(seat) for seat in seats], **more}
        match: str = (await self.post("/api/tables", wish))["match"]
        return match

    async def invite(self, match: str, seat: int) -> str:
        token: str = (await self.post(f"/api/tables/{match}/invite", {"seat": seat}))["token"]
        return token

    async def join(self, match: str, status: int = 200, **wish: Any) -> Any:
        return await self.post(f"/api/tables/{match}/join", wish, status)

    @asynccontextmanager
    async def at(self, match: str, seen: int | None = None, *, hello: bool = True) -> AsyncIterator["Page"]:
        """A page at the table."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        url = f"{self.origin.replace('http', 'ws')}/ws/{match}"
        async with connect(
            url, origin=Origin(self.origin), additional_headers=headers, max_size=None, max_queue=None
        ) as socket:
            page = Page(socket)
            if hello:
                await page.send("hello", seen=seen)
                await page.until(lambda: page.table is not None)
            yield page

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()


def seat_wish(words: str) -> Message:
    kind, _, rest = words.partition(" ")
    if kind == "here":
        return {"kind": kind, "nickname": rest}
    return {"kind": kind, "level": rest or None} if kind == "bot" else {"kind": kind}


class Page:
    """A page of the front end, reduced to what it knows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.traffic: list[bytes] = []
        self.got: list[Message] = []
        self.welcome: Message | None = None
        self.table: Message | None = None
        self.states: dict[int | None, Message] = {}
        self.logs: dict[int | None, list[Message]] = {}
        self.chat: list[Message] = []
        self.over: Message | None = None
        self.answers: dict[str, Message] = {}

    async def send(self, do: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **fields}))

    async def receive(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        data = raw.encode() if isinstance(raw, str) else raw
        self.traffic.append(data)
        message: Message = msgspec.json.decode(data)
        self.got.append(message)
        self.take(message)
        return message

    def take(self, message: Message) -> None:
        match message["msg"]:
            case "welcome":
                self.welcome = message
                self.states, self.logs = {}, {}
            case "table":
                self.table = message
            case "state":
                self.states[message["seat"]] = message
            case "events":
                self.take_events(message)
            case "chat":
                self.chat += message["entries"]
            case "over":
                self.over = message
            case "accepted" | "refused":
                self.answers[message["id"]] = message

    def take_events(self, message: Message) -> None:
        """An events message replaces the log from its `ply_from` on, without a gap."""
        log = self.logs.setdefault(message["seat"], [])
        log[:] = [event for event in log if event["ply"] < message["ply_from"]] + message["events"]

    async def read_on(self) -> None:
        """Until the connection is closed."""
        while True:
            await self.receive()

    async def until(self, condition: Any) -> None:
        while not condition():
            await self.receive()

    async def next(self, kind: str) -> Message:
        """The next message of this kind."""
        while True:
            message = await self.receive()
            if message["msg"] == kind:
                return message

    async def command(self, do: str, **fields: Any) -> Message:
        """Send a command with an id of its own and wait for its answer."""
        name = fields.setdefault("id", uuid.uuid4().hex)
        self.answers.pop(name, None)
        await self.send(do, **fields)
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def act(self, seat: int, code: int | None = None, **fields: Any) -> Message:
        state = self.states[seat]
        chosen = state["options"][0]["code"] if code is None else code
        return await self.command("act", **{"seat": seat, "ply": state["ply"], "code": chosen, **fields})

    async def refused(self, do: str, **fields: Any) -> str:
        """Send a command that has no id; the key with which it is refused."""
        await self.send(do, **fields)
        key: str = (await self.next("refused"))["key"]
        return key

    def turn(self) -> list[int]:
        """The seats of this page that owe a decision."""
        return [seat for seat, state in self.states.items() if seat is not None and state["options"]]

    async def play(self, rng: random.Random, until: Callable[[], bool] = lambda: False) -> None:
        """Choose at random whenever one of this page's seats may, until the end (or until something else)."""
        while self.over is None and not until():
            seats = self.turn()
            if not seats:
                await self.receive()
                continue
            options = self.states[seats[0]]["options"]
            answer = await self.act(seats[0], rng.choice(options)["code"])
            if answer["msg"] == "accepted":
                await self.reach(seats[0], answer["ply"])

    async def reach(self, seat: int | None, ply: int) -> None:
        """Until this seat's state is at least of this ply."""
        await self.until(lambda: self.states[seat]["ply"] >= ply)

    async def settle(self) -> None:
        """Until everything sent so far has been answered."""
        await self.send("ping")
        await self.next("pong")


async def eventually(condition: Callable[[], Awaitable[bool]]) -> None:
    """Look again and again until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():  # noqa: ASYNC110 - what is waited for lies in another thread
            await asyncio.sleep(0.02)
