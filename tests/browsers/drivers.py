"""Firefox over WebDriver BiDi and WebKit over WebDriver: opening addresses and running scripts, nothing more."""

import itertools
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
MINI_BROWSERS = ("webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0")
QUIET = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.update.enabled": False,
    "extensions.update.enabled": False,
}


class NoBrowser(Exception):
    """It is not installed here; the message names it."""


class Browser(Protocol):
    def open(self, address: str) -> None: ...

    def run(self, script: str, *arguments: object) -> Any:
        """The value of an asynchronous function's body, which finds its arguments in `arguments`."""


# -- Firefox -----------------------------------------------------------------------------------------------------------


class Firefox:
    """One tab, by the protocol that Firefox itself speaks."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: object) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.line.recv(PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def run(self, script: str, *arguments: object) -> Any:
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => {{ const arguments_ = JSON.parse(given); {in_words(script)} }}",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])


@contextmanager
def firefox() -> Iterator[Browser]:
    binary = shutil.which("firefox-esr") or shutil.which("firefox")
    if binary is None:
        raise NoBrowser("no Firefox (Debian: firefox-esr)")
    port = free_port()
    with TemporaryDirectory() as profile:
        preferences = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items())
        Path(profile, "user.js").write_text(preferences, encoding="utf-8")
        command = [binary, "--headless", "--profile", profile, "--remote-debugging-port", str(port), "about:blank"]
        with running(command, HOME=profile), dialled(f"ws://127.0.0.1:{port}/session") as line:
            yield Firefox(line)


@contextmanager
def dialled(address: str) -> Iterator[ClientConnection]:
    """A line to a browser that is still starting."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            line = connect(address, max_size=None)
        except (OSError, WebSocketException):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            with line:
                yield line
            return


# -- WebKit ------------------------------------------------------------------------------------------------------------


class WebKit:
    """One window, by its driver."""

    def __init__(self, client: httpx.Client, mini_browser: str) -> None:
        self.client = client
        options = {"binary": mini_browser, "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": {"script": int(PATIENCE * 1000)}}}
        self.session = f"/session/{self.ask('/session', capabilities=wish)['sessionId']}"

    def ask(self, path: str, **params: object) -> Any:
        answer = self.client.post(path, json=params)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        self.ask(f"{self.session}/url", url=address)

    def run(self, script: str, *arguments: object) -> Any:
        body = f"""const arguments_ = JSON.parse(arguments[0]), done = arguments[1]
            const body = async () => {{ {in_words(script)} }}
            body().then(done, (error) => done(JSON.stringify({{ failed: String(error) }})))"""
        value = json.loads(self.ask(f"{self.session}/execute/async", script=body, args=[json.dumps(arguments)]))
        assert not isinstance(value, dict) or "failed" not in value, value
        return value


@contextmanager
def webkit() -> Iterator[Browser]:
    driver = shutil.which("WebKitWebDriver")
    found = [path for name in MINI_BROWSERS for path in Path("/usr/lib").glob(f"*/{name}/MiniBrowser")]
    if driver is None or not found:
        raise NoBrowser("no WebKit (Debian: webkit2gtk-driver)")
    port = free_port()
    with ExitStack() as stack:
        home = stack.enter_context(TemporaryDirectory())
        stack.enter_context(running([driver, f"--port={port}"], DISPLAY=stack.enter_context(display()), HOME=home))
        client = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=2 * PATIENCE))
        listening(port)
        browser = WebKit(client, str(found[0]))
        yield browser
        client.delete(browser.session)


@contextmanager
def display() -> Iterator[str]:
    """The machine's screen, or one that nobody sees."""
    if "DISPLAY" in os.environ:
        yield os.environ["DISPLAY"]
        return
    if shutil.which("Xvfb") is None:
        raise NoBrowser("no screen for WebKit (Debian: xvfb)")
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    with running(command, pass_fds=(writer,)):
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"


# -- both --------------------------------------------------------------------------------------------------------------


def in_words(script: str) -> str:
    """A body whose value is text, so that both protocols carry it alike."""
    call = f"(async (...arguments) => {{ {script} }})(...arguments_)"
    return f"const value = await {call}; return JSON.stringify(value ?? null)"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listening(port: int) -> None:
    """Until somebody answers there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return


@contextmanager
def running(command: list[str], *, pass_fds: tuple[int, ...] = (), **environment: str) -> Iterator[None]:
    """A program that ends with its children when we are done."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=pass_fds,
    )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
