"""For every refusal of the server there is a sentence for it in both languages."""

import re
from pathlib import Path

import pytest

from hofstaat.texts import LANGUAGES, texts

SERVER = Path(__file__).resolve().parents[2] / "src" / "hofstaat" / "server"
RAISED = re.compile(r"(?:Refusal|\bsend_error|\bclean_text)\((?:[\w.]+, )?\"([a-z-]+)\"")
PROBLEM = re.compile(r"problem = \"([a-z-]+)\"")
TURNED_AWAY = re.compile(r"return \"([a-z]+-[a-z-]+)\"")


def keys() -> set[str]:
    """Every key in the server's sources."""
    found = {key for path in SERVER.rglob("*.py") for key in RAISED.findall(path.read_text("utf-8"))}
    problems = set(PROBLEM.findall((SERVER / "match" / "room.py").read_text("utf-8")))
    return found | problems | set(TURNED_AWAY.findall((SERVER / "web" / "security.py").read_text("utf-8")))


def test_the_sources_are_read() -> None:
    assert {"stale", "not-your-seat", "bad-message", "foreign-origin", "rules-changed"} <= keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    known = texts(lang, "common", "engine")
    assert not [key for key in sorted(keys()) if not known.has(f"refused-{key}")]
