"""`hofstaat` and `hofstaat serve` hand over to the server; without one there is a game in the terminal."""

import sys
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType

import pytest

import hofstaat
from tests.cli.conftest import Run


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """The orders to the server; nothing is started."""
    calls: list[dict[str, object]] = []
    server = ModuleType("hofstaat.server.main")

    def serve(**options: object) -> int:
        calls.append(options)
        return 3 if options.get("port") == 1 else 0

    server.serve = serve  # type: ignore[attr-defined]  # a stand-in
    monkeypatch.setitem(sys.modules, "hofstaat.server.main", server)
    for name in ("HOST", "PORT", "DATABASE", "DATA", "NO_BROWSER", "BASE_URL", "WORKERS"):
        monkeypatch.delenv(f"HOFSTAAT_{name}", raising=False)
    return calls


NOTHING_ASKED = {
    "host": None,
    "port": None,
    "database": None,
    "data": None,
    "browser": None,
    "base_url": None,
    "workers": None,
    "lang": "en",
}


def test_without_a_command_the_house_opens(run: Run, asked: list[dict[str, object]]) -> None:
    assert run().exit_code == 0
    assert run("serve").exit_code == 0
    assert asked == [{"lang": "en"}, NOTHING_ASKED]


def test_options_come_from_words(run: Run, asked: list[dict[str, object]]) -> None:
    words = ["--host", "0.0.0.0", "--port", "9000", "--no-browser", "--data", "here", "--base-url", "https://x.example"]
    words += ["--workers", "2"]
    assert run("serve", *words, "--database", "sqlite:///x.db").exit_code == 0
    assert asked == [
        {
            "host": "0.0.0.0",
            "port": 9000,
            "database": "sqlite:///x.db",
            "data": Path("here"),
            "browser": False,
            "base_url": "https://x.example",
            "workers": 2,
            "lang": "en",
        }
    ]


def test_options_come_from_the_surroundings(
    run: Run, asked: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOFSTAAT_PORT", "9001")
    monkeypatch.setenv("HOFSTAAT_DATA", "there")
    assert run("serve").exit_code == 0
    assert asked == [{**NOTHING_ASKED, "port": 9001, "data": Path("there")}]


def test_the_language_is_passed_on(run: Run, asked: list[dict[str, object]]) -> None:
    for words in (["--lang", "de", "serve"], ["serve", "--lang", "de"], ["--lang", "de"]):
        assert run(*words).exit_code == 0
    assert [options["lang"] for options in asked] == ["de"] * 3


def test_the_status_of_the_server_is_passed_on(run: Run, asked: list[dict[str, object]]) -> None:
    assert run("serve", "--port", "1").exit_code == 3
    assert asked


def test_a_port_that_cannot_be_is_refused(run: Run, asked: list[dict[str, object]]) -> None:
    assert run("serve", "--port", "70000").exit_code == 2
    assert not asked


class Missing(MetaPathFinder):
    """Hides the package of an extra, as where it is not installed."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name == self.package:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)


@pytest.fixture
def no_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only the terminal is installed. Modules that were loaded before are the same again afterwards."""
    for name in loaded():
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(hofstaat, "server", None, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Missing("uvicorn"), *sys.meta_path])
    yield
    for name in loaded():
        del sys.modules[name]


def loaded() -> list[str]:
    """The server's modules, and those of what serves it."""
    return [name for name in sys.modules if name.split(".")[0] == "uvicorn" or name.startswith("hofstaat.server")]


@pytest.mark.usefixtures("no_server")
def test_a_missing_extra_is_said_in_a_sentence(run: Run) -> None:
    result = run("serve")
    assert result.exit_code == 2
    assert result.stderr.startswith(
        "hofstaat: This needs uvicorn, which is not installed: pip install 'hofstaat[server]'."
    )
    assert "pip install 'hofstaat[server]'" in run("serve", "--lang", "de").stderr


@pytest.mark.usefixtures("no_server")
def test_without_a_server_there_is_the_terminal(run: Run) -> None:
    result = run(lines=["q"])
    assert result.exit_code == 0 and "Hof-Verrat" in result.output and "Your game is kept" in result.output
    assert "hofstaat[server]" in result.stderr
