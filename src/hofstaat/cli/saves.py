"""Saved games: the record with its seed, then one line that says who sits where. A game is kept while it is played."""

import os
import time
from pathlib import Path

import msgspec
import platformdirs

from hofstaat.cli.seating import Seated
from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.engine.records import BadRecord, Record

SUFFIX = ".hofstaat"
KEPT = 40


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a saved game."""

    seated: list[Seated]
    cards: str | None = None
    chronicle: str | None = None


class Saved(msgspec.Struct, frozen=True):
    """What a file holds: a record, and who played it if that was written down."""

    record: Record
    seating: Seating | None


def write(path: Path, match: Match, seating: Seating) -> None:
    """Save the game; the file is either the old one or the new one, never half of it."""
    text = records.write(match.record(with_seed=True)) + records.encode(seating) + "\n"
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def read(path: Path) -> Saved:
    """A saved game or a plain record."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a record: it is not text.") from None
    lines = text.splitlines()
    try:
        if lines and lines[-1].startswith('{"seated"'):
            seating = records.decode(lines[-1], len(lines), Seating)
            return Saved(records.read("\n".join(lines[:-1])), seating)
        return Saved(records.read(text), None)
    except BadRecord as e:
        raise BadRecord(f"{path}: {e}") from None


def new_place(game: str) -> Path:
    """Where this game is kept while it is played; the oldest of many give way."""
    folder = Path(os.environ.get("HOFSTAAT_STATE") or platformdirs.user_state_dir("hofstaat", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    old = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    for path in old[:-KEPT]:
        path.unlink(missing_ok=True)
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}{SUFFIX}"
