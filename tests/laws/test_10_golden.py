"""Law 10: compiled and uncompiled give the same everything, move by move.

Both are held to the same golden games: tests/replays tells some random ones in the game's own words, for each number of
seats one to its end and the beginning of another. After a change of the rules, raise the game's version, write them
anew with `python -m tests.laws.test_10_golden` and read in the diff what has changed.
"""

import json
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from hofstaat.cli.replay import fullest_event
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.records import Act, Lots
from hofstaat.texts import tag
from tests.random_play import GAMES, deal, walk

FOLDER = Path(__file__).parent.parent / "replays"
LIMITS = (None, 15)
"""How many decisions are played of each game; None: all."""
SHOWN = 60  # lines of a difference
CASES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]


def path(game: Game, seats: int) -> Path:
    return FOLDER / f"{game.name}-{seats}.txt"


def golden(game: Game, seats: int) -> str:
    """The text of a file."""
    head = f"# {game.name} with {seats} players, version {game.version} of the rules"
    told = [line for seed, limit in enumerate(LIMITS) for line in story(game, seats, seed, limit)]
    return "\n".join([head, *told]) + "\n"


def story(game: Game, seats: int, seed: int, limit: int | None) -> Iterator[str]:
    """One game: what was agreed, every draw and action with all that followed, how it ended, what lies where."""
    match = deal(game, seats, seed)
    choices = [len(match.table.options(step.seat)) for step in walk(match, seed, limit)]
    yield ""
    yield f"## seed {seed}{facts(match.table.setup.options)}"
    yield from lines(match, choices)
    outcome = match.outcome()
    yield "goes on" if outcome is None else f"ends{facts(outcome._asdict())}"
    yield from (f"  {name}: {said(value)}" for name, value in game.describe(match.table).items() if value)


def lines(match: Match, choices: list[int]) -> Iterator[str]:
    game, counts = match.game, iter(choices)
    table = records.start(game, match.record().header)
    for step in records.replayed(game, table, match.plies):
        yield played(step.line, counts)
        for event in step.events:
            told = fullest_event(game, table, event)
            yield f"  {event}" if told is None else f"  {tag(told)}{facts(msgspec.structs.asdict(told))}"


def played(line: Lots | Act, counts: Iterator[int]) -> str:
    """An action, and out of how many; or lots."""
    if isinstance(line, Act):
        return f"{line.seat}: {line.does} (1 of {next(counts)})"
    return "lots: " + " ".join(map(str, line.lots))


def facts(values: dict[str, object]) -> str:
    """Flags that are set by their names, everything else with its value; what is not there is left out."""
    told = {name: value for name, value in values.items() if value is not None and value is not False}
    return "".join(f" {name}" if value is True else f" {name}={said(value)}" for name, value in told.items())


def said(value: object) -> str:
    if isinstance(value, float):
        return f"{value:g}"
    return value if isinstance(value, str) else json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def difference(kept: str, made: str) -> str:
    changes = unified_diff(kept.splitlines(), made.splitlines(), "golden", "played now", lineterm="", n=2)
    return "\n".join(islice(changes, SHOWN))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_golden_games(game: Game, seats: int) -> None:
    changed = difference(path(game, seats).read_text("utf-8"), golden(game, seats))
    assert not changed, f"\n{changed}"


def test_there_are_no_other_golden_games() -> None:
    assert set(FOLDER.iterdir()) == {path(game, seats) for game in GAMES for seats in game.seats}


def test_a_difference_says_what_has_changed() -> None:
    """Nobody has to guess: the action, and what follows from it."""
    kept = golden(GAMES[0], GAMES[0].seats[0])
    action = next(line for line in kept.splitlines() if line[:2] == "1:")
    changed = difference(kept, kept.replace(action, "1: dances (1 of 1)", 1))
    assert f"-{action}" in changed and "+1: dances (1 of 1)" in changed
    assert difference(kept, kept) == ""


if __name__ == "__main__":
    for old in FOLDER.glob("*"):
        old.unlink()
    for each in GAMES:
        for number in each.seats:
            path(each, number).write_text(golden(each, number), encoding="utf-8")
