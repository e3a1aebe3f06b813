"""The drawings of the front end in a browser, without a server: the module of all drawings, bundled."""

import base64
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tools import web

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
ENTRY = """
export { GALLERIES } from './index'
export { front, words } from './card'
export { standalone } from './sheet'
"""
FONT = WEB / "node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2"


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All drawings as one script that sets `art`."""
    _, folder = web.npm_command()
    web.install_node_modules(ROOT)
    entry = tmp_path_factory.mktemp("art") / "entry.ts"
    entry.write_text(ENTRY.replace("./", f"{(WEB / 'src' / 'art').as_posix()}/"), encoding="utf-8")
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [str(folder / "node"), str(rolldown), str(entry), "--format", "iife", "--name", "art"]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def drawings(browser: Browser, bundle: str) -> Iterator[Page]:
    """A page with `art` and the font of the marks."""
    page = browser.new_page()
    font = base64.b64encode(FONT.read_bytes()).decode()
    source = f"src: url(data:font/woff2;base64,{font}) format('woff2')"
    page.set_content(f"<style>@font-face {{ font-family: 'Source Sans 3'; font-weight: 600; {source} }}</style>")
    page.add_script_tag(content=bundle)
    page.add_script_tag(path=Path(__file__).with_name("measure.js"))
    yield page
    page.close()
