"""The built front end: files under their own names, and the page itself for every other address of the site."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from hofstaat import build

IMMUTABLE = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hofstaat</title>
<h1>Hofstaat</h1>
<p lang="en">The server runs, but its pages are not built. In a checkout: <code>make play</code> builds them.</p>
<p lang="de">Der Server läuft, aber seine Seiten sind nicht gebaut. Im Quelltext: <code>make play</code> baut sie.</p>
"""


class FrontEnd:
    """GET /…: a file of the build if there is one; else index.html, whose script reads the address."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or build.static_folder()
        self.files: ASGIApp | None = None
        if (self.folder / "index.html").is_file():
            self.files = GZipMiddleware(StaticFiles(directory=self.folder), minimum_size=1000)
            self.page = GZipMiddleware(self.index, minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        if self.files is None:
            await HTMLResponse(NOT_BUILT, 503)(scope, receive, send)
        elif "." in request.url.path.rpartition("/")[2]:
            await self.files(scope, receive, cached_forever(send) if "/assets/" in request.url.path else send)
        else:
            await self.page(scope, receive, send)

    async def index(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = FileResponse(self.folder / "index.html", headers={"cache-control": "no-cache"})
        await page(scope, receive, send)


def cached_forever(send: Send) -> Send:
    """Files of the build carry a digest in their names: they never change."""

    async def sending(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start" and message["status"] == 200:
            headers = message["headers"]
            assert isinstance(headers, list)
            headers.append((b"cache-control", IMMUTABLE.encode()))
        await send(message)

    return sending  # type: ignore[return-value]


def no_store(response: Response) -> Response:
    response.headers["cache-control"] = "no-store"
    return response
