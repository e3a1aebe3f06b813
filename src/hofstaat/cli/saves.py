"""Saved games: the record with its seed, then one line that says who sits where. A game is kept while it is played."""

import os
import secrets
import time
from pathlib import Path

import msgspec
import platformdirs

from hofstaat.cli.files import write_whole
from hofstaat.cli.seating import Seated
from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.engine.records import BadRecord, Record
from hofstaat.engine.refusal import Refusal
from hofstaat.lessons import Progress

SUFFIX = ".hofstaat"
KEPT = 40
LESSON = "lesson-"


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a saved game."""

    seated: list[Seated]
    cards: str | None = None
    chronicle: str | None = None
    """Where the game is to be entered when it is over; None: nowhere, or it has been."""
    year: int | None = None
    """In which the chronicle begins if there is none yet."""
    match: str | None = None
    """The name of the game in a chronicle."""
    lesson: Progress | None = None
    """How far somebody is in the lesson that the game began with."""


class Saved(msgspec.Struct, frozen=True):
    """The content of a file: a record, and who played it if that was written down."""

    record: Record
    seating: Seating | None


def write(path: Path, match: Match, seating: Seating) -> None:
    """Save the game; the file is either the old one or the new one, never half of it."""
    text = records.write(match.record(with_seed=True)) + records.encode(seating) + "\n"
    write_whole(path, text)


def read(path: Path) -> Saved:
    """A saved game or a plain record."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, Refusal("this is not a record: it is not text.", "not-text")) from None
    lines = records.lines_of(text)
    if not lines[-1].startswith('{"seated"'):
        return Saved(records.read(text), None)
    record = records.read("\n".join(lines[:-1]))
    seating, seats = records.decode(lines[-1], len(lines), Seating), record.header.seats
    if len(seating.seated) != seats:
        sentence = f"players named in this line: {len(seating.seated)}; seats in this game: {seats}."
        raise BadRecord(len(lines), Refusal(sentence, "other-players", players=len(seating.seated), seats=seats))
    return Saved(record, seating)


def new_place(game: str) -> Path:
    """Where this game is kept while it is played; the oldest of many give way, unless a chronicle waits for them."""
    folder = kept_in()
    games = [path for path in folder.glob(f"*{SUFFIX}") if not path.name.startswith(LESSON)]
    old = sorted(games, key=lambda path: path.stat().st_mtime)
    for path in old[:-KEPT]:
        if not is_awaited(path):
            path.unlink(missing_ok=True)
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}{SUFFIX}"


def lesson_place(game: str) -> Path:
    """Where the lesson of this game is kept: one goes on there without naming a file."""
    return kept_in() / f"{LESSON}{game}{SUFFIX}"


def kept_in() -> Path:
    folder = Path(os.environ.get("HOFSTAAT_STATE") or platformdirs.user_state_dir("hofstaat", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def is_awaited(path: Path) -> bool:
    """A game that is over and not yet in its chronicle."""
    try:
        saved = read(path)
    except (BadRecord, OSError):
        return False
    return saved.record.end is not None and saved.seating is not None and saved.seating.chronicle is not None
