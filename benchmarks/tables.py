"""Tables of four at a server, ours or the bare one: who acts when, and when everybody has heard of it."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from functools import partial

import httpx
import msgspec

import hofstaat
from benchmarks.sockets import Line, connect

SEATS = 4
STATE, EVENTS, OVER = b'{"msg":"state"', b'{"msg":"events"', b'{"msg":"over"'
ACCEPTED, REFUSED = b'{"msg":"accepted"', b'{"msg":"refused"'


class Choice(msgspec.Struct):
    code: int


class State(msgspec.Struct):
    """The part of a state that a player has to know."""

    seat: int
    ply: int
    options: list[Choice]


STATES = msgspec.json.Decoder(State)


class Tally:
    """The messages that all tables together received."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.messages = 0
        self.actions = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.acknowledged: list[float] = []
        self.sizes: list[list[int]] = []


class Table:
    """Four lines. `act` sends one action; `done` is called when all four have heard of it."""

    def __init__(self, tally: Tally, rng: random.Random) -> None:
        self.tally = tally
        self.rng = rng
        self.lines: list[Line] = []
        self.done: Callable[[], None] = lambda: None
        self.sent = 0.0
        self.waiting = 0
        self.over = False

    def idle(self) -> bool:
        return self.waiting == 0 and not self.over

    def sending(self, heard: int) -> None:
        self.sent, self.waiting = time.perf_counter(), heard

    def acknowledged(self) -> None:
        self.tally.acknowledged.append(time.perf_counter() - self.sent)

    def heard(self) -> None:
        self.waiting -= 1
        self.tally.latencies.append(time.perf_counter() - self.sent)
        if self.waiting == 0:
            self.tally.actions += 1
            self.done()

    def close(self) -> None:
        for line in self.lines:
            line.transport.close()


class Court(Table):
    """A table of ours: a public one, everybody with a cookie of their own."""

    def __init__(self, tally: Tally, rng: random.Random, game: str) -> None:
        super().__init__(tally, rng)
        self.game = game
        self.turn: dict[int, State] = {}
        self.plies = [0] * SEATS
        self.size = 0

    async def sit(self, http: httpx.AsyncClient, origin: str) -> None:
        cookies = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        wish = {"game": self.game, "nickname": "P0", "public": True, "seats": [{"kind": "me"}] + 3 * [{"kind": "open"}]}
        match = (await self.post(http, "/api/tables", wish, cookies[0]))["match"]
        for seat in range(1, SEATS):
            await self.post(http, f"/api/tables/{match}/join", {"nickname": f"P{seat}", "seat": seat}, cookies[seat])
        for seat, cookie in enumerate(cookies):
            line = await connect(origin, f"/ws/{match}", cookie, partial(self.receive, seat))
            self.lines.append(line)
            line.send(b'{"do":"hello"}')
        self.lines[0].send(b'{"do":"start"}')

    async def post(self, http: httpx.AsyncClient, path: str, body: object, cookie: str) -> dict[str, str]:
        response = await http.post(path, json=body, headers={"cookie": f"hofstaat={cookie}"})
        response.raise_for_status()
        answer: dict[str, str] = response.json()
        return answer

    def receive(self, seat: int, data: bytes) -> None:
        self.tally.messages += 1
        if data.startswith(STATE):
            self.take(seat, data)
        elif data.startswith(EVENTS):
            self.size = len(data)
        elif data.startswith(OVER):
            self.over = True
        elif data.startswith(ACCEPTED):
            self.acknowledged()
        elif data.startswith(REFUSED):
            self.tally.refused += 1
            self.waiting = 0

    def take(self, seat: int, data: bytes) -> None:
        state = STATES.decode(data)
        self.turn.pop(seat, None)
        if state.options:
            self.turn[seat] = state
        new, self.plies[seat] = state.ply > self.plies[seat], state.ply
        if self.waiting and new:
            if seat == 0:
                self.tally.sizes.append([self.size, len(data)])
            self.heard()

    def act(self) -> None:
        if not self.turn or self.over:
            return
        seat = self.rng.choice(list(self.turn))
        state = self.turn.pop(seat)
        code = self.rng.choice(state.options).code
        self.sending(SEATS)
        command = {"do": "act", "seat": seat, "ply": state.ply, "code": code, "id": f"{state.ply}x{seat}"}
        self.lines[seat].send(msgspec.json.encode(command))

    def ready(self) -> bool:
        """Everybody has seen the deal: a first state must not be taken for an answer."""
        return self.over or (bool(self.turn) and all(self.plies))


class Bare(Table):
    """Four lines to the bare server: every action brings everybody two messages."""

    EACH = 2

    async def sit(self, origin: str, name: str) -> None:
        self.got = [0] * SEATS
        for seat in range(SEATS):
            self.lines.append(await connect(origin, f"/ws/{name}", "x" * 43, partial(self.receive, seat)))

    def receive(self, seat: int, data: bytes) -> None:
        self.tally.messages += 1
        if data.startswith(b"a"):
            self.acknowledged()
            return
        self.got[seat] += 1
        if self.got[seat] % self.EACH == 0:
            self.heard()

    def act(self) -> None:
        self.sending(SEATS)
        self.lines[self.rng.randrange(SEATS)].send(b'{"do":"act","seat":0,"ply":100,"code":100,"id":"100x0"}')


async def court_tables(origin: str, count: int, tally: Tally) -> list[Court]:
    """All five games in turn."""
    names = hofstaat.names()
    tables = [Court(tally, random.Random(i), names[i % len(names)]) for i in range(count)]
    turns = asyncio.Semaphore(16)

    async with httpx.AsyncClient(base_url=origin, timeout=60) as http:

        async def seat(table: Court) -> None:
            async with turns:
                await table.sit(http, origin)

        await asyncio.gather(*(seat(table) for table in tables))
    while not all(table.ready() for table in tables):  # noqa: ASYNC110 - the lines run beside
        await asyncio.sleep(0.05)
    return tables


async def bare_tables(origin: str, count: int, tally: Tally) -> list[Bare]:
    tables = [Bare(tally, random.Random(i)) for i in range(count)]
    for i, table in enumerate(tables):
        await table.sit(origin, f"t{i}")
    return tables
