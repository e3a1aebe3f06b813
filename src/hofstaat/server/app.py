"""The ASGI application: routes, and what holds them together."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

import hofstaat
from hofstaat.server import chronicles, collector, founding, library, logs, metrics, replay, sockets
from hofstaat.server.hall import Hall
from hofstaat.server.limits import Buckets
from hofstaat.server.lobby import Lobby
from hofstaat.server.messages import AskInvite, Health, JoinTable, NameGreatest, OpenTable, Problem
from hofstaat.server.refusal import Refusal
from hofstaat.server.security import MOST_BYTES, Guard, visitor_of
from hofstaat.server.settings import Rates, Settings
from hofstaat.server.static import Pages, no_store
from hofstaat.server.store import Store, StoreFailed

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[object]]
LANGUAGES = ("de", "en")


class House:
    """Everything a running server consists of, and the answers it gives by HTTP."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.hall = Hall(settings, store)
        self.lobby = Lobby(self.hall)
        self.rates = settings.scaled_rates()
        self.buckets = {name: Buckets(getattr(self.rates, name)) for name in Rates.__struct_fields__}

    @asynccontextmanager
    async def run(self, app: Starlette) -> AsyncIterator[None]:
        self.hall.bus.start()
        collecting = collector.start(self.store)
        try:
            yield
        finally:
            collector.stop(collecting)
            await self.hall.close()
            self.store.close()

    def must_be_slow_enough(self, kind: str, request: Request) -> None:
        client = request.client.host if request.client else ""
        if not self.buckets[kind].take(client):
            raise Refusal("too-fast", status=429)

    # -- reading -----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> object:
        return library.games()

    async def rules(self, request: Request) -> object:
        game = founding.game_named(request.path_params["game"])
        language = request.query_params.get("lang", "en")
        if language not in LANGUAGES:
            raise Refusal("no-such-language", status=400)
        return library.rules(game.name, language)

    async def cards(self, request: Request) -> object:
        return library.cards(founding.game_named(request.path_params["game"]))

    async def tables(self, request: Request) -> object:
        return await self.lobby.tables(visitor_of(request))

    async def table(self, request: Request) -> object:
        return await self.lobby.table(request.path_params["match"], visitor_of(request))

    async def record(self, request: Request) -> Response:
        async with self.hall.visit(request.path_params["match"]) as room, room.locked():
            name = f'attachment; filename="{room.row.game}-{room.id}.jsonl"'
            body = await replay.record_text(room)
        return Response(body, media_type="application/jsonl", headers={"content-disposition": name})

    async def chronicle(self, request: Request) -> Response:
        async with self.hall.visit(request.path_params["match"]) as room, room.locked():
            body = chronicles.text_of(room)
        return Response(body, media_type="application/json")

    async def replay(self, request: Request) -> object:
        """A finished game does not change any more: it can be played out beside the event loop."""
        async with self.hall.visit(request.path_params["match"]) as room:
            return await asyncio.to_thread(replay.replay, room, request.query_params.get("seat", "none"))

    async def healthz(self, request: Request) -> Response:
        try:
            await self.store.read(lambda c: c.execute(text("SELECT 1")).scalar(), patience=0)
        except Exception as error:  # noqa: BLE001 - whatever it is, the answer is no
            logs.crash("store does not answer", error)
            return answer(Health(status="failing", version=hofstaat.__version__), 503)
        return answer(Health(status="ok", version=hofstaat.__version__))

    async def metrics(self, request: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    # -- changing ----------------------------------------------------------------------------------------------

    async def open_table(self, request: Request) -> object:
        self.must_be_slow_enough("open_table", request)
        return await self.lobby.open_table(await body(request, OpenTable), visitor_of(request))

    async def join(self, request: Request) -> object:
        self.must_be_slow_enough("join", request)
        wish = await body(request, JoinTable)
        return await self.lobby.join(request.path_params["match"], wish, visitor_of(request))

    async def invite(self, request: Request) -> object:
        self.must_be_slow_enough("change", request)
        wish = await body(request, AskInvite)
        return await self.lobby.invite(request.path_params["match"], wish, visitor_of(request))

    async def name_greatest(self, request: Request) -> Response:
        self.must_be_slow_enough("change", request)
        wish = await body(request, NameGreatest)
        told = await self.lobby.name_greatest(request.path_params["match"], wish, visitor_of(request))
        return Response(told, media_type="application/json")

    # -- around every request ----------------------------------------------------------------------------------

    def answering(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """Count, carry out, encode; a refusal is a key with parameters."""

        async def handle(request: Request) -> Response:
            started = time.monotonic()
            try:
                self.must_be_slow_enough("request", request)
                made = await handler(request)
                response = made if isinstance(made, Response) else answer(made)
            except Refusal as refusal:
                response = problem(refusal)
            except StoreFailed:
                response = problem(Refusal("store-failed", status=503))
            except ClientDisconnect:  # nobody will read the answer
                response = problem(Refusal("bad-request", status=400))
            except Exception as error:  # noqa: BLE001 - its text may not go out
                logs.crash("request failed", error, path=request.url.path)
                response = problem(Refusal("server-error", status=500))
            taken = round(1000 * (time.monotonic() - started), 1)
            logs.get().info(
                "request", method=request.method, path=request.url.path, status=response.status_code, ms=taken
            )
            return no_store(response)

        return handle


def answer(made: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(made), status, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    return answer(Problem(key=refusal.key, params=refusal.params), refusal.status)


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON as this struct; what is too large or not that is refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("not-json", status=415)
    read = b""
    async for chunk in request.stream():
        read += chunk
        if len(read) > MOST_BYTES:
            raise Refusal("too-large", status=413)
    try:
        return msgspec.json.decode(read, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad-request", status=400) from None


async def unknown(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    key = {404: "not-found", 405: "not-allowed"}.get(status, "bad-request")
    return problem(Refusal(key, status=status))


def create_app(settings: Settings, store: Store) -> Starlette:
    house = House(settings, store)
    get = {
        "/api/games": house.games,
        "/api/games/{game}/rules": house.rules,
        "/api/games/{game}/cards": house.cards,
        "/api/tables": house.tables,
        "/api/tables/{match}": house.table,
        "/api/tables/{match}/record": house.record,
        "/api/tables/{match}/chronicle": house.chronicle,
        "/api/tables/{match}/replay": house.replay,
        "/healthz": house.healthz,
        "/metrics": house.metrics,
    }
    post = {
        "/api/tables": house.open_table,
        "/api/tables/{match}/join": house.join,
        "/api/tables/{match}/invite": house.invite,
        "/api/tables/{match}/chronicle": house.name_greatest,
    }
    routes = [
        *(Route(path, house.answering(handler), methods=["GET"]) for path, handler in get.items()),
        *(Route(path, house.answering(handler), methods=["POST"]) for path, handler in post.items()),
        WebSocketRoute("/ws/{match}", sockets.endpoint),
        Mount("/api", app=nothing_here),
        Mount("/", app=Pages()),
    ]
    app = Starlette(
        routes=routes,
        lifespan=house.run,
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={HTTPException: unknown},
    )
    app.state.house = house
    return app


async def nothing_here(scope: object, receive: object, send: object) -> None:
    raise HTTPException(404)
