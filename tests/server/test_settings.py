"""Settings from options and environment; starting, and the sentences when that is not possible."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofstaat.server import main, settings
from hofstaat.server.settings import BadSetting

ROOT = Path(__file__).resolve().parent.parent.parent


def test_options_before_environment_before_defaults(tmp_path: Path) -> None:
    env = {"HOFSTAAT_PORT": "9000", "HOFSTAAT_HOST": "0.0.0.0", "HOFSTAAT_NO_BROWSER": "1"}
    chosen = settings.load({**env, "HOFSTAAT_DATA": str(tmp_path)}, host="::1", base_url=None)
    assert (chosen.host, chosen.port, chosen.browser, chosen.data) == ("::1", 9000, False, tmp_path)
    plain = settings.load({})
    assert (plain.host, plain.port, plain.browser) == ("127.0.0.1", 8123, True)
    assert plain.data.name == "hofstaat" and plain.database_url().endswith("hofstaat.db")
    assert settings.load({"HOFSTAAT_BROWSER": "no"}).browser is False
    assert settings.load({"HOFSTAAT_BOT_PACE": "0.2"}).bot_pace == 0.2


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgresql://me@host/db", "postgresql+psycopg://me@host/db"),
        ("postgres://host/db", "postgresql+psycopg://host/db"),
        ("sqlite:///games.db", "sqlite:///games.db"),
    ],
)
def test_databases(given: str, url: str) -> None:
    assert settings.load({"HOFSTAAT_DATABASE": given}).database_url() == url


@pytest.mark.parametrize(
    ("env", "sentence"),
    [
        ({"HOFSTAAT_PORT": "http"}, "HOFSTAAT_PORT is 'http'; it should be a number."),
        ({"HOFSTAAT_PORT": "70000"}, "The port 70000 is not between 0 and 65535."),
        ({"HOFSTAAT_NO_BROWSER": "maybe"}, "HOFSTAAT_NO_BROWSER is 'maybe'; it should be 1 or 0."),
        ({"HOFSTAAT_DATABASE": "mysql://x"}, "neither sqlite:///FILE nor postgresql://"),
        ({"HOFSTAAT_BASE_URL": "play.example"}, "should begin with http:// or https://"),
        ({"HOFSTAAT_LOG_LEVEL": "loud"}, "is not debug, info, warning or error"),
        ({"HOFSTAAT_RATE_FACTOR": "0"}, "is not above 0"),
    ],
)
def test_impossible_settings(env: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSetting) as error:
        settings.load(env)
    assert sentence in str(error.value)


# -- starting ----------------------------------------------------------------------------------------------------------


def test_a_taken_port_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main.serve(port=port, data=tmp_path, browser=False) == 1
    said = capsys.readouterr().err
    assert f"port {port} of 127.0.0.1 is taken" in said and "--port" in said and "Traceback" not in said
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "hofstaat.db"
    broken.write_bytes(b"no database" * 1000)
    assert main.serve(port=0, data=tmp_path, browser=False) == 1
    said = capsys.readouterr().err
    assert said.startswith("hofstaat: the database cannot be opened: ") and said.count("\n") == 1
    assert main.serve(port=0, data=broken, browser=False) == 1
    assert "cannot be used" in capsys.readouterr().err
    assert main.serve(port=0, host="256.0.0.1", data=tmp_path, browser=False) == 1
    assert "--host" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "base_url", "shown"),
    [
        ("127.0.0.1", "", "http://127.0.0.1:"),
        ("0.0.0.0", "", "http://127.0.0.1:"),
        ("x", "https://a.b/", "https://a.b/"),
    ],
)
def test_the_address_shown(host: str, base_url: str, shown: str) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert main.address(settings.Settings(host=host, base_url=base_url), listening).startswith(shown)


def start(*options: str, **env: str) -> subprocess.Popen[str]:
    call = f"import sys; from hofstaat.server.main import serve; sys.exit(serve({', '.join(options)}))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **env}
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen([sys.executable, "-c", call], env=environment, **pipes)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, how: signal.Signals) -> None:
    with start("port=0", HOFSTAAT_DATA=str(tmp_path), HOFSTAAT_NO_BROWSER="1") as process:
        assert process.stdout is not None and process.stderr is not None
        line = process.stdout.readline()
        assert line.startswith("Hofstaat: http://127.0.0.1:")
        address = line.split()[1]
        assert httpx.get(f"{address}healthz").json()["status"] == "ok"
        process.send_signal(how)
        assert process.wait(20) in (0, -how)
        assert "Traceback" not in process.stderr.read()
    assert (tmp_path / "hofstaat.db").exists()


def test_the_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not main.can_open_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert main.can_open_browser()
