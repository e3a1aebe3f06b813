"""The HTTP API: the state of a running server, and one handler for each request."""

import asyncio
import datetime as dt
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import hofstaat
from hofstaat import build
from hofstaat.server.match import chronicles, create, replay
from hofstaat.server.match.rooms import Rooms
from hofstaat.server.monitoring import logs, metrics
from hofstaat.server.protocol import (
    AskInvite,
    AskReview,
    BeginLesson,
    Health,
    JoinTable,
    NameGreatest,
    OpenTable,
    PlayPuzzle,
    Problem,
    ShareReview,
    SolvePuzzle,
    WhatIf,
)
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.rate_limits import Buckets
from hofstaat.server.reviews.desk import ReviewDesk
from hofstaat.server.settings import Rates, Settings
from hofstaat.server.storage.errors import NotOnDisk, StoreFailed
from hofstaat.server.storage.store import Store
from hofstaat.server.web import catalogue, gc_policy, puzzling
from hofstaat.server.web.lobby import Lobby
from hofstaat.server.web.reviewing import Reviewing
from hofstaat.server.web.security import MAX_BODY_BYTES, visitor_of
from hofstaat.server.web.static import no_store

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[object]]
LANGUAGES = ("de", "en")


class Api:
    """Everything a running server consists of, and the answers it gives by HTTP."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.rooms = Rooms(settings, store)
        self.lobby = Lobby(self.rooms)
        self.reviews = ReviewDesk(store)
        self.reviewing = Reviewing(self.rooms, self.reviews)
        self.rates = settings.scaled_rates()
        self.buckets = {name: Buckets(getattr(self.rates, name)) for name in Rates.__struct_fields__}

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.rooms.notifications.start()
        collecting = gc_policy.start(self.store)
        try:
            yield
        finally:
            gc_policy.stop(collecting)
            await self.reviews.close()
            await self.rooms.close()
            self.store.close()

    def check_rate(self, kind: str, request: Request) -> None:
        client = request.client.host if request.client else ""
        if not self.buckets[kind].take(client):
            raise Refusal("too-fast", status=429)

    # -- reading -----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> object:
        return catalogue.games()

    async def rules(self, request: Request) -> object:
        game = create.require_game(request.path_params["game"])
        language = request.query_params.get("lang", "en")
        if language not in LANGUAGES:
            raise Refusal("no-such-language", status=400)
        return catalogue.rules(game.name, language)

    async def cards(self, request: Request) -> object:
        return catalogue.cards(create.require_game(request.path_params["game"]))

    async def tables(self, request: Request) -> object:
        return await self.lobby.tables(visitor_of(request))

    async def table(self, request: Request) -> object:
        return await self.lobby.table(request.path_params["match"], visitor_of(request))

    async def record(self, request: Request) -> Response:
        async with self.rooms.open(request.path_params["match"]) as room, room.locked():
            name = f'attachment; filename="{room.row.game}-{room.id}.jsonl"'
            body = await replay.record_text(room)
        return Response(body, media_type="application/jsonl", headers={"content-disposition": name})

    async def chronicle(self, request: Request) -> Response:
        async with self.rooms.open(request.path_params["match"]) as room, room.locked():
            body = chronicles.chronicle_text(room)
        return Response(body, media_type="application/json")

    async def replay(self, request: Request) -> object:
        """A finished game does not change any more: it can be played out beside the event loop."""
        async with self.rooms.open(request.path_params["match"]) as room:
            return await asyncio.to_thread(replay.replay, room, request.query_params.get("seat", "none"))

    async def review(self, request: Request) -> object:
        return await self.reviewing.state(request.path_params["match"], visitor_of(request), ask=False)

    async def healthz(self, request: Request) -> Response:
        try:
            await self.store.ping()
        except Exception as error:  # noqa: BLE001 - whatever it is, the answer is no
            logs.log_exception("store does not answer", error)
            return json_response(Health(status="failing", version=hofstaat.__version__), 503)
        return json_response(Health(status="ok", version=hofstaat.__version__))

    async def metrics(self, request: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    # -- changing ----------------------------------------------------------------------------------------------

    async def open_table(self, request: Request) -> object:
        self.check_rate("open_table", request)
        return await self.lobby.open_table(await read_body(request, OpenTable), visitor_of(request))

    async def begin_lesson(self, request: Request) -> object:
        self.check_rate("open_table", request)
        return await self.lobby.begin_lesson(await read_body(request, BeginLesson), visitor_of(request))

    async def join(self, request: Request) -> object:
        self.check_rate("join", request)
        wish = await read_body(request, JoinTable)
        return await self.lobby.join(request.path_params["match"], wish, visitor_of(request))

    async def invite(self, request: Request) -> object:
        self.check_rate("change", request)
        wish = await read_body(request, AskInvite)
        return await self.lobby.invite(request.path_params["match"], wish, visitor_of(request))

    async def name_greatest(self, request: Request) -> Response:
        self.check_rate("change", request)
        wish = await read_body(request, NameGreatest)
        told = await self.lobby.name_greatest(request.path_params["match"], wish, visitor_of(request))
        return Response(told, media_type="application/json")

    async def ask_review(self, request: Request) -> object:
        self.check_rate("change", request)
        wish = await read_body(request, AskReview)
        ask = not wish.eager or build.describe() == "compiled"
        return await self.reviewing.state(request.path_params["match"], visitor_of(request), ask=ask)

    async def what_if(self, request: Request) -> object:
        self.check_rate("open_table", request)
        wish, match = await read_body(request, WhatIf), request.path_params["match"]
        return await puzzling.what_if(self.rooms, match, wish.ply, wish.seat, wish.nickname, visitor_of(request))

    async def puzzles(self, request: Request) -> object:
        return puzzling.listed(dt.datetime.now(dt.UTC).date())

    async def puzzle(self, request: Request) -> object:
        return await asyncio.to_thread(puzzling.position, request.path_params["game"], request.path_params["puzzle"])

    async def solve_puzzle(self, request: Request) -> object:
        self.check_rate("change", request)
        wish = await read_body(request, SolvePuzzle)
        return puzzling.answer(request.path_params["game"], request.path_params["puzzle"], wish.move)

    async def play_puzzle(self, request: Request) -> object:
        self.check_rate("open_table", request)
        wish, asked = await read_body(request, PlayPuzzle), request.path_params
        return await puzzling.play_on(self.rooms, asked["game"], asked["puzzle"], wish.nickname, visitor_of(request))

    async def share_review(self, request: Request) -> object:
        self.check_rate("change", request)
        wish = await read_body(request, ShareReview)
        return await self.reviewing.share(request.path_params["match"], visitor_of(request), shared=wish.shared)

    # -- around every request ----------------------------------------------------------------------------------

    def wrap(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """Count, carry out, encode; a refusal is a key with parameters. A change is answered once it is on the disk."""

        async def handle(request: Request) -> Response:
            started = time.monotonic()
            try:
                self.check_rate("request", request)
                made = await handler(request)
                if request.method == "POST":
                    await self.store.synced()
                response = made if isinstance(made, Response) else json_response(made)
            except Refusal as refusal:
                response = problem_response(refusal)
            except (StoreFailed, NotOnDisk):
                response = problem_response(Refusal("store-failed", status=503))
            except ClientDisconnect:  # nobody will read the answer
                response = problem_response(Refusal("bad-request", status=400))
            except Exception as error:  # noqa: BLE001 - its text may not go out
                logs.log_exception("request failed", error, path=request.url.path)
                response = problem_response(Refusal("server-error", status=500))
            taken = round(1000 * (time.monotonic() - started), 1)
            logs.logger().info(
                "request", method=request.method, path=request.url.path, status=response.status_code, ms=taken
            )
            return no_store(response)

        return handle


def json_response(made: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(made), status, media_type="application/json")


def problem_response(refusal: Refusal) -> Response:
    return json_response(Problem(key=refusal.key, params=refusal.params), refusal.status)


async def read_body(request: Request, kind: type[T]) -> T:
    """The request's JSON as this struct; what is too large or not that is refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("not-json", status=415)
    read = b""
    async for chunk in request.stream():
        read += chunk
        if len(read) > MAX_BODY_BYTES:
            raise Refusal("too-large", status=413)
    try:
        return msgspec.json.decode(read, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad-request", status=400) from None
