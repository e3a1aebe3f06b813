"""The ASGI application: its routes and middleware."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.settings import Settings
from hofstaat.server.storage.store import Store
from hofstaat.server.web import websocket
from hofstaat.server.web.api import Api, problem_response
from hofstaat.server.web.security import Guard
from hofstaat.server.web.static import FrontEnd


async def on_http_exception(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    key = {404: "not-found", 405: "not-allowed"}.get(status, "bad-request")
    return problem_response(Refusal(key, status=status))


def create_app(settings: Settings, store: Store) -> Starlette:
    api = Api(settings, store)
    get = {
        "/api/games": api.games,
        "/api/games/{game}/rules": api.rules,
        "/api/games/{game}/cards": api.cards,
        "/api/tables": api.tables,
        "/api/tables/{match}": api.table,
        "/api/tables/{match}/record": api.record,
        "/api/tables/{match}/chronicle": api.chronicle,
        "/api/tables/{match}/replay": api.replay,
        "/api/tables/{match}/review": api.review,
        "/api/puzzles": api.puzzles,
        "/api/puzzles/{game}/{puzzle}": api.puzzle,
        "/healthz": api.healthz,
        "/metrics": api.metrics,
    }
    post = {
        "/api/tables": api.open_table,
        "/api/lessons": api.begin_lesson,
        "/api/tables/{match}/join": api.join,
        "/api/tables/{match}/invite": api.invite,
        "/api/tables/{match}/chronicle": api.name_greatest,
        "/api/tables/{match}/review": api.ask_review,
        "/api/tables/{match}/continue": api.what_if,
        "/api/puzzles/{game}/{puzzle}": api.solve_puzzle,
        "/api/puzzles/{game}/{puzzle}/continue": api.play_puzzle,
        "/api/tables/{match}/review/share": api.share_review,
    }
    routes = [
        *(Route(path, api.wrap(handler), methods=["GET"]) for path, handler in get.items()),
        *(Route(path, api.wrap(handler), methods=["POST"]) for path, handler in post.items()),
        WebSocketRoute("/ws/{match}", websocket.endpoint),
        Mount("/api", app=not_found),
        Mount("/", app=FrontEnd()),
    ]
    app = Starlette(
        routes=routes,
        lifespan=api.lifespan,
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={HTTPException: on_http_exception},
    )
    app.state.api = api
    return app


async def not_found(scope: object, receive: object, send: object) -> None:
    raise HTTPException(404)
