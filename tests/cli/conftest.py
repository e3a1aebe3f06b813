"""Every test of the command line keeps its games in a folder of its own and reads English unless it asks for German."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOFSTAAT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("HOFSTAAT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOFSTAAT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "state"


@pytest.fixture
def run() -> Run:
    """Run a command in this process: run("rules", "hof-verrat"); `lines` are typed in."""
    from hofstaat.cli.app import app  # noqa: PLC0415 - reads its language when imported

    def command(*words: str, lines: list[str] | None = None) -> Result:
        return CliRunner().invoke(app, list(words), input="".join(f"{line}\n" for line in lines or []))

    return command
