"""Puzzles: positions of games between bots in which one move is clearly right by what its seat knows.

Each is a line of puzzles/<game>.jsonl with the record of its game up to the move; `tools/puzzles.py` finds them.
"""

import datetime as dt
import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Table
from hofstaat.review.form import Deed
from hofstaat.review.reasons import Reason
from hofstaat.review.verdicts import deed

HERE = Path(__file__).parent / "puzzles"
Level = Literal["easy", "medium", "hard"]


class NoPuzzle(Refusal):
    """There is no such puzzle; the sentence says which there are."""


class Move(msgspec.Struct, frozen=True):
    """One of the moves to choose from: its value with one standard error, and why."""

    words: str
    value: float
    error: float
    is_right: bool
    reasons: list[Reason]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """`record`: of the game up to this decision of `seat`; `moves`: up to four; `right`: all moves that are right.

    `gap`: how much every other move loses at least; `level`: how many kinds of bots miss it.
    """

    id: str
    game: str
    evaluator: str
    unit: str
    seat: int
    turn: int
    level: Level
    gap: float
    moves: list[Move]
    right: list[str]
    record: str


@cache
def puzzles(game: str) -> list[Puzzle]:
    """All puzzles of a game, in the order they were found."""
    path = HERE / f"{game}.jsonl"
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Puzzle) for line in path.read_text("utf-8").splitlines()]


def puzzle(game: str, name: str) -> Puzzle:
    for each in puzzles(game):
        if each.id == name:
            return each
    raise NoPuzzle(f"{game} has no puzzle {name!r}.", "no-such-puzzle", game=game, name=name)


def games_with_puzzles(games: Sequence[str]) -> list[str]:
    return [game for game in games if puzzles(game)]


def of_the_day(games: Sequence[str], day: dt.date) -> Puzzle | None:
    """The same for everybody: games take turns, and their puzzles in an order that nobody can see in advance."""
    known = games_with_puzzles(games)
    if not known:
        return None
    game = known[day.toordinal() % len(known)]
    order = sorted(puzzles(game), key=lambda each: hashlib.sha256(each.id.encode()).hexdigest())
    return order[day.toordinal() // len(known) % len(order)]


class Position(msgspec.Struct, frozen=True):
    """The view of the seat to move, what it has witnessed, and the moves to choose from."""

    seat: int
    view: msgspec.Struct
    events: list[msgspec.Struct]
    deeds: list[Deed]


def match_of(game: Game, asked: Puzzle) -> Match:
    """The game up to the decision; a record that does not play out any more is refused."""
    return Match.resume(game, records.read(asked.record))


def position_of(game: Game, asked: Puzzle) -> Position:
    match = match_of(game, asked)
    deeds = [deed(game, match.table, asked.seat, code_of(game, match.table, asked, move)) for move in asked.moves]
    return Position(asked.seat, game.view(match.table, asked.seat), match.witnessed(asked.seat), deeds)


def code_of(game: Game, table: Table, asked: Puzzle, move: Move) -> int:
    return game.parse(table, asked.seat, move.words)
