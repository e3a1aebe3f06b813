"""Two scripts of one match that differ only in what a seat cannot know, and playing a script at a live server."""

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import pytest

import hofstaat
from hofstaat.engine.match import Match
from hofstaat.engine.records import Act
from hofstaat.engine.table import Table
from hofstaat.server.match import replay
from hofstaat.server.match.bot_driver import bot_question
from tests.laws.test_05_no_leak import NoTwin, Twin
from tests.random_play import walked
from tests.server.live_server import Live, Page, Visitor

TRIES = 3
FIRST_TRY = 77


class Leak(Exception):
    """A channel carries something that depends on what the seat cannot know."""


@dataclass
class Script:
    """The lots of chance and the actions of the seats, in codes."""

    lots: list[list[int]] = field(default_factory=list)
    acts: list[tuple[int, int]] = field(default_factory=list)


class Scripts(Twin):
    """A twin that remembers what it and the real match did."""

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        super().__init__(match, seat, seed, lambda table, who: b"")
        self.options = match.table.setup.options
        self.truth, self.twin = Script(), Script()
        self.last: Any = None
        with suppress(NoTwin):
            self.run()

    def whole(self) -> bool:
        """All but the action that ends the game."""
        return len(self.truth.acts) + 1 >= sum(isinstance(ply, Act) for ply in self.match.plies)

    def step(self, table: Table, act: Callable[[Table], None]) -> list[msgspec.Struct]:
        self.last = act
        return super().step(table, act)

    def draw(self, draws: list[list[int]]) -> None:
        super().draw(draws)
        self.truth.lots += draws
        self.twin.lots += self.last.keywords["draws"]

    def act(self, ply: Act) -> None:
        """The end of the game turns cards up: both scripts stop before it."""
        code = self.game.parse(self.real, ply.seat, ply.does)
        super().act(ply)
        if self.real.over() or self.other.over():
            raise NoTwin
        self.truth.acts.append((ply.seat, code))
        self.twin.acts.append((ply.seat, self.last.keywords["code"]))


@contextmanager
def scripted_chance(script: Script) -> Iterator[None]:
    """The server draws what the script says."""

    class Scripted:
        def __init__(self, seed: str) -> None:
            self.seed = seed
            self.draws = iter(script.lots)

        def draw(self, count: int, of: int) -> list[int]:
            return list(next(self.draws))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hofstaat.engine.match.SeededLots", Scripted)
        yield


@dataclass
class Recorded:
    """Every byte one script sent to the watched seat, to a spectator, to the seat's bot and to whoever replays it."""

    seat: list[bytes]
    spectator: list[bytes]
    bot: bytes
    replay: bytes
    lobby: list[bytes]


class Performance:
    """A script at the table: the host watches from a seat, one visitor from none, and one plays the other seats."""

    def __init__(self, live: Live, scripts: Scripts, script: Script, seat: int) -> None:
        self.live = live
        self.scripts = scripts
        self.script = script
        self.seat = seat
        self.match = ""
        self.commitment = ""
        self.undone = 0
        self.next_change = 1
        self.again: list[Page] = []
        self.cards: list[bytes] = []

    async def run(self) -> Recorded:
        with scripted_chance(self.script):
            async with self.seated() as pages:
                watcher = pages[1]
                await watcher.send("start")
                for page in pages:
                    await page.until(lambda p=page: p.states)
                    await page.settle()
                for n, (who, code) in enumerate(self.script.acts):
                    await self.perform(n, who, code, pages)
                room = self.live.api.rooms.awake[self.match]
                asked = bot_question(room, self.seat, whole=True)
                bot = msgspec.json.encode(msgspec.structs.replace(asked, seed=0))
                assert room.live_match is not None
                told = [replay.replay_steps(room, room.live_match, who, all_open=False) for who in (self.seat, None)]
                seen = [data for page in (watcher, *self.again) for data in self.plain(page)]
                shown = self.blind(msgspec.json.encode(told))
                return Recorded(seen, self.plain(pages[2]), self.blind(bot), shown, self.cards)

    async def perform(self, n: int, who: int, code: int, pages: list[Page]) -> None:
        """One action; now and then the watchers also do something foolish, or come back and ask for everything."""
        others, watcher, spectator = pages
        actor = watcher if who == self.seat else others
        answer = await actor.act(who, code, id=f"act {n}")
        assert answer["msg"] == "accepted", answer
        if actor is watcher:
            answer = await self.take_back_and_repeat(n, code, watcher, answer)
        rng = random.Random(n)
        await watcher.settle()
        legal = [option["code"] for option in watcher.states[self.seat]["options"]]
        odd = rng.choice([code for code in range(300) if code not in legal])
        for page in (watcher, spectator):
            await page.settle()
            if n % 3 == 0:
                await page.send("hello", seen=rng.choice([None, 0, n]))
                await page.send("undo", seat=self.seat, ply=0, id=f"undo {n}")
                await page.send("act", seat=self.seat, ply=answer["ply"], code=odd, id=f"odd {n}")
                await page.send("rematch")
                await page.settle()
        await others.settle()
        if n % 4 == 1 and not watcher.states[self.seat]["options"]:
            await self.lend_the_seat(pages)
        if n >= self.next_change:
            await self.change_seats(n, pages)
        if n % 5 == 0:
            await self.come_back(rng.choice([None, 0, n]), pages)

    async def take_back_and_repeat(self, n: int, code: int, watcher: Page, answer: dict[str, Any]) -> dict[str, Any]:
        """Where the server offers it, the watched seat takes its action back and does it once more."""
        await watcher.reach(self.seat, answer["ply"])
        if not watcher.states[self.seat]["may_undo"]:
            return answer
        undone = await watcher.command("undo", seat=self.seat, ply=answer["ply"], id=f"back {n}")
        assert undone["msg"] == "accepted", undone
        await watcher.reach(self.seat, undone["ply"])
        self.undone += 1
        return await watcher.act(self.seat, code, id=f"again {n}")

    async def lend_the_seat(self, pages: list[Page]) -> None:
        """To a steward, who is not asked before the watcher takes it back."""
        for on in (True, False):
            await pages[1].send("steward", seat=self.seat, on=on)
            for page in pages:
                await page.until(lambda p=page, on=on: p.table["seats"][self.seat]["steward"] is on)
                await page.settle()

    async def change_seats(self, n: int, pages: list[Page]) -> None:
        """The host asks for a seat that is not to act, and grabs at it before its player answers and afterwards."""
        others, watcher, _ = pages
        acting = {self.seat, *watcher.states[self.seat]["actors"]}
        idle = [seat for seat in range(len(self.names())) if seat not in acting]
        if not idle:
            return
        seat, self.next_change = idle[n % len(idle)], n + 7
        for page, do in ((watcher, "remove"), (others, "stay"), (others, "leave")):
            await page.send(do, seat=seat)
            for one in (page, *pages):
                await one.settle()
            for visitor in (self.watching, self.second_device):
                await self.grab(visitor, seat)
        token = await self.watching.invite(self.match, seat)
        await self.playing.join(self.match, token=token, nickname=self.names()[seat])
        for page in pages:
            await page.settle()

    async def grab(self, visitor: Visitor, seat: int) -> None:
        """By a link of one's own, or without one. A page that succeeds looks around and leaves again."""
        path = f"/api/tables/{self.match}"
        asked = await visitor.http.post(f"{path}/invite", json={"seat": seat})
        key = {"token": asked.json()["token"]} if asked.status_code == 200 else {"seat": seat}
        answer = await visitor.http.post(f"{path}/join", json={"nickname": "Grabber", **key})
        self.cards.append(self.blind(answer.content))
        if answer.status_code == 200:
            async with visitor.at(self.match) as page:
                await page.settle()
                self.again.append(page)
                await page.send("leave", seat=seat)
                await page.settle()

    async def come_back(self, seen: int | None, pages: list[Page]) -> None:
        """Another page of the watcher, who has seen the log up to there; and what the lobby tells."""
        async with self.watching.at(self.match, seen) as page:
            await page.settle()
            self.again.append(page)
        for other in pages:
            await other.settle()
        card = await self.watching.get(f"/api/tables/{self.match}")
        self.cards.append(self.blind(msgspec.json.encode({**card, "created": 0, "changed": 0})))

    @asynccontextmanager
    async def seated(self) -> AsyncIterator[list[Page]]:
        async with AsyncExitStack() as stack:
            visitors = [await stack.enter_async_context(Visitor(self.live.origin)) for _ in range(4)]
            self.playing, self.watching, spectator, self.second_device = visitors
            kinds = ["me" if seat == self.seat else "open" for seat in range(len(self.names()))]
            wish: dict[str, Any] = {"game": self.scripts.game.name, "options": self.scripts.options, "standing": True}
            self.match = await self.watching.open(*kinds, **wish)
            for seat, name in enumerate(self.names()):
                token = await self.watching.invite(self.match, seat)
                visitor = self.second_device if seat == self.seat else self.playing
                await visitor.join(self.match, token=token, nickname=name)
            await spectator.get("/api/games")
            pages = []
            for visitor in visitors[:3]:
                pages.append(await stack.enter_async_context(visitor.at(self.match)))
                for page in pages:
                    await page.settle()
            assert pages[0].welcome is not None
            self.commitment = pages[0].welcome["commitment"]
            yield pages

    def names(self) -> list[str]:
        return [f"Player {seat}" for seat in range(int(self.scripts.real.seats))]

    def plain(self, page: Page) -> list[bytes]:
        return [self.blind(data) for data in page.traffic]

    def blind(self, data: bytes) -> bytes:
        """Values made anew for every match, whatever is hidden in it."""
        return data.replace(self.match.encode(), b"MATCH").replace(self.commitment.encode(), b"COMMITMENT")


def as_asked(options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """Options as a table is opened with them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options}


@cache
def longest_twin(game: str, seats: int, seat: int, seed: int, options: tuple[tuple[str, Any], ...] = ()) -> Scripts:
    """Most twins cannot stay unnoticed to the end: of some the one that gets farthest."""
    match = walked(hofstaat.game(game), seats, seed, options=as_asked(options) if options else None)
    best = Scripts(match, seat, FIRST_TRY + seed)
    for number in range(1, TRIES):
        if best.whole():
            break
        best = max(best, Scripts(match, seat, FIRST_TRY + seed + number), key=lambda found: len(found.truth.acts))
    return best


async def compare(
    live: Live,
    game: str,
    seats: int,
    seat: int,
    seed: int,
    most: int | None = None,
    options: tuple[tuple[str, Any], ...] = (),
) -> Scripts:
    """Play both scripts and compare every byte."""
    scripts = longest_twin(game, seats, seat, seed, options)
    both = [Script(script.lots, script.acts[:most]) for script in (scripts.truth, scripts.twin)]
    runs = [await Performance(live, scripts, script, seat).run() for script in both]
    for channel in ("seat", "spectator", "bot", "replay", "lobby"):
        one, two = (getattr(run, channel) for run in runs)
        assert len(one) > len(both[0].acts) // 6
        if one != two:
            raise Leak(channel)
    return scripts
