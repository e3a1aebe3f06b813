"""Starting the server: `serve` for the command line, `run` for whoever has settings already."""

import asyncio
import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from hofstaat.engine.refusal import Refusal, what_the_system_says
from hofstaat.server import settings
from hofstaat.server.bots import pool as bot_pool
from hofstaat.server.monitoring import logs
from hofstaat.server.settings import BadSetting, Settings
from hofstaat.server.storage.errors import DatabaseTooNew, DatabaseUnusable
from hofstaat.server.storage.store import Store
from hofstaat.server.web.app import create_app
from hofstaat.server.web.flood_guard import FloodGuard
from hofstaat.texts import language, texts

MAX_MESSAGE_BYTES = 4096
SHUTDOWN_GRACE_S = 3
ANY_ADDRESS = ("", "0.0.0.0")  # noqa: S104 - recognised, not chosen


class CannotServe(Refusal):
    """The server cannot start; the sentence says why and what to do."""


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    data: str | Path | None = None,
    *,
    browser: bool | None = None,
    base_url: str | None = None,
    workers: int | None = None,
    lang: str | None = None,
) -> int:
    """Serve until interrupted; the exit status. A value that is None comes from HOFSTAAT_… or is the default."""
    try:
        chosen = settings.load(
            host=host, port=port, database=database, data=data, browser=browser, base_url=base_url, workers=workers
        )
        run(chosen)
    except (BadSetting, CannotServe) as reason:
        print_reason(reason, lang)
        return 1
    return 0


def run(chosen: Settings, where: str = "") -> None:
    """Serve with these settings until interrupted; the browser is opened at that page."""
    logs.configure(chosen.log_level)
    listening = bind_socket(chosen)
    with listening:
        if chosen.workers > 1:
            run_several(chosen, listening)
            return
        config = uvicorn_config(build_app(chosen))
        with suppress(KeyboardInterrupt):
            Server(config, chosen, address(chosen, listening) + where).run([listening])


def run_several(chosen: Settings, listening: socket.socket) -> None:
    """A parent that only looks after its workers: one that died or hangs is replaced."""
    open_store(chosen).close()  # brings the database up to date once, and says here what is wrong with it
    each = max(1, bot_pool.spare_processes() // chosen.workers)
    opening = AppFactory(msgspec.structs.replace(chosen, bot_workers=chosen.bot_workers or each))
    config = uvicorn_config(opening, factory=True, workers=chosen.workers)
    shown = address(chosen, listening)
    print_line(f"Hofstaat: {shown}")
    if chosen.browser and can_open_browser():
        webbrowser.open(shown)
    Multiprocess(config, [listening]).run()


class AppFactory(msgspec.Struct):
    """Makes the application in a worker."""

    chosen: Settings

    def __call__(self) -> Starlette:
        logs.configure(self.chosen.log_level)
        return build_app(self.chosen)


def build_app(chosen: Settings) -> Starlette:
    """The application on its store, in this process."""
    return create_app(chosen, open_store(chosen))


def uvicorn_config(app: Callable[..., Any], *, factory: bool = False, workers: int = 1) -> uvicorn.Config:
    """Small messages, no compression of many tiny ones, no word about ourselves, no log of addresses."""
    return uvicorn.Config(
        app,
        factory=factory,
        workers=workers,
        ws=FloodGuard,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Says where it listens once it does, and opens the browser there."""

    def __init__(self, config: uvicorn.Config, chosen: Settings, shown: str) -> None:
        super().__init__(config)
        self.chosen = chosen
        self.shown = shown

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print_line(f"Hofstaat: {self.shown}")
            if self.chosen.browser and can_open_browser():
                await asyncio.to_thread(webbrowser.open, self.shown)


def bind_socket(chosen: Settings) -> socket.socket:
    """The socket to serve on, bound before anything else so that a taken port costs nothing."""
    family = socket.AF_INET6 if ":" in chosen.host else socket.AF_INET
    listening = socket.socket(family)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((chosen.host, chosen.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise bind_error(chosen, error) from None
    return listening


def bind_error(chosen: Settings, error: OSError) -> CannotServe:
    where = f"port {chosen.port} of {chosen.host}"
    facts = {"port": str(chosen.port), "host": chosen.host}
    if error.errno == errno.EADDRINUSE:
        sentence = f"{where} is taken by another program. Choose another with --port (0 takes any free one)."
        return CannotServe(sentence, "port-taken", **facts)
    if error.errno == errno.EACCES:
        return CannotServe(
            f"{where} may not be used by you. Choose one above 1023 with --port.", "port-denied", **facts
        )
    why = what_the_system_says(error)
    return CannotServe(f"{where} cannot be used: {why}. Check --host and --port.", "port-unusable", why=why, **facts)


def open_store(chosen: Settings) -> Store:
    """The database, up to date; its folder is for nobody else's eyes, since it holds the seeds of running games."""
    url = chosen.database_url()
    try:
        if not chosen.database:
            chosen.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return Store(url)
    except OSError as error:
        folder, why = str(chosen.data), what_the_system_says(error)
        sentence = f"the folder {folder} cannot be used: {why}. Choose one with --data."
        raise CannotServe(sentence, "data-unusable", folder=folder, why=why) from None
    except DatabaseUnusable as error:
        reason = str(error)
        raise CannotServe(f"the database cannot be opened: {reason}.", "database-unusable", why=reason) from None
    except DatabaseTooNew:
        sentence = "the database was made by a newer version of Hofstaat: install that one."
        raise CannotServe(sentence, "database-too-new") from None


def address(chosen: Settings, listening: socket.socket) -> str:
    """Where a browser finds it."""
    if chosen.base_url:
        return chosen.base_url
    host = "127.0.0.1" if chosen.host in ANY_ADDRESS else "[::1]" if chosen.host == "::" else chosen.host
    shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def can_open_browser() -> bool:
    """On a machine without one a browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def print_reason(reason: Refusal, lang: str | None = None) -> None:
    """Why the server cannot start, to whoever wanted to start it."""
    print_line(f"hofstaat: {texts(language(lang), 'cli', 'engine').refusal(reason)}", error=True)


def print_line(line: str, *, error: bool = False) -> None:
    stream = sys.stderr if error else sys.stdout
    stream.write(line + "\n")
    stream.flush()
