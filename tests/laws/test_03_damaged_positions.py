"""Law 3, the other way round: a position that is damaged is refused with a sentence, or is one that can be played.

Descriptions along random games are damaged field by field. HOFSTAAT_DAMAGES=20000 makes a long run of it: so many
for each number of seats.
"""

import os
import random
import re
import signal
import sys
import time
from ast import literal_eval
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from types import FrameType
from typing import Any

import pytest

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.match import Match
from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import Table
from hofstaat.fuzz import LAWS, Broken, check_end, check_options
from tests.damage import Damage
from tests.laws.test_01_conservation import inventory
from tests.random_play import COMPILED, deal, every_game, some_options, walk

DAMAGES = int(os.environ.get("HOFSTAAT_DAMAGES", "300" if COMPILED else "100"))
SECONDS = 20  # more than any position takes to be read and played: a longer one never ends
NO_BOUND = 2**31  # what a game that may go on for ever says ...
WITHOUT_BOUND = 300  # ... and how many of its decisions are enough
PYTHONS_OWN = re.compile(
    r"out of range|object|subscript|unhashable|not supported|argument|invalid literal|'\w+Type'|has no attribute|"
    r"must be|convert|expected|unpack|assert|is not in list|Error|<"
)


@every_game
def test_a_damaged_position_is_refused_or_can_be_played(game: Game) -> None:
    for seats in game.seats:
        for damaged, done in Damage(moments(game, seats), seats).some(DAMAGES):
            try:
                judge(game, damaged)
            except Exception as error:
                error.add_note(f"{done}: {damaged}")
                raise


@pytest.mark.parametrize(
    "refusal", [IndexError("list index out of range"), BadPosition("list index out of range."), BadPosition("no")]
)
def test_a_refusal_that_is_no_sentence_is_caught(monkeypatch: pytest.MonkeyPatch, refusal: Exception) -> None:
    """The guard of the guard: and so are the next two."""
    game = hofstaat.game("mascarade")

    def refuse(data: object) -> Table:
        raise refusal

    monkeypatch.setattr(game, "position", refuse)
    with pytest.raises((AssertionError, IndexError)):
        judge(game, {})


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("bound", lambda setup: 3),
        ("describe", lambda table: {**describe(table), "bank": 0}),
        ("position", lambda data: hofstaat.game("mascarade").deal(5, 1)),
    ],
)
def test_a_table_that_breaks_a_law_is_caught(monkeypatch: pytest.MonkeyPatch, part: str, fault: object) -> None:
    """It goes on for too long, loses gold, or is another one than its description says."""
    game = hofstaat.game("mascarade")
    position = describe(game.deal(4, 1))
    judge(game, position)
    monkeypatch.setattr(game, part, fault)
    with pytest.raises((AssertionError, Broken, BadPosition)):
        judge(game, position)


def describe(table: Table) -> dict[str, Any]:
    return type(hofstaat.game("mascarade")).describe(hofstaat.game("mascarade"), table)


def test_a_position_that_takes_for_ever_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SECONDS", 1)
    with pytest.raises(TimeoutError), time_limit():
        time.sleep(10)


def moments(game: Game, seats: int) -> list[dict[str, Any]]:
    """Descriptions along some random games: the first moments, the last, and some between."""
    found = []
    for seed in range(6):
        match = deal(game, seats, seed, short_game(game, seats, random.Random(seed)))
        along = [game.describe(match.table) for _ in walk(match, seed)]
        found += [*along[:2], *random.Random(seed).sample(along, min(12, len(along))), game.describe(match.table)]
    return found


def short_game(game: Game, seats: int, rng: random.Random) -> dict[str, object]:
    """Some options; where the length is a matter of agreement, a short one."""
    lengths: dict[str, object] = {option.name: option.low + 1 for option in game.options if option.kind == "number"}
    return some_options(game, seats, rng) | lengths


def judge(game: Game, damaged: dict[str, Any]) -> None:
    before = deepcopy(damaged)
    with time_limit():
        try:
            table = game.position(damaged)
        except (BadPosition, BadSetup) as refusal:
            check_sentence(str(refusal))
        else:
            play(game, table, random.Random(str(damaged)))
    assert damaged == before


def check_sentence(sentence: str) -> None:
    assert sentence.endswith((".", "…")), f"no sentence: {sentence}"
    assert not PYTHONS_OWN.search(sentence), f"Python's own words: {sentence}"


def play(game: Game, table: Table, rng: random.Random) -> None:
    """Every law that can be held to one position, from here to the end."""
    check_position(game, table, rng)
    whole = counted(game, table)
    check_whole(game, table, whole)
    bound = game.bound(table.setup)
    match = Match(game, records.header_of(game, table, seed=str(rng.getrandbits(30))))
    match.table, table.journal = table, []
    match.draw()
    decisions = 0
    for step in walk(match, rng.getrandbits(30), limit=WITHOUT_BOUND if bound == NO_BOUND else bound + 1):
        check_options(table.options(step.seat), game.actions(table.setup))
        if step.ply < 10 or step.ply % 10 == 0:
            assert game.position(game.describe(table)) == table
        decisions += 1
    assert decisions <= bound
    if bound < NO_BOUND:
        check_end(match)
    check_position(game, table, rng)
    assert counted(game, table) == whole
    for who in (*range(int(table.seats)), None):
        match.witnessed(who)


def check_position(game: Game, table: Table, rng: random.Random) -> None:
    """The laws of the long fuzz, for one of those who are asked; when it is over, those that ask nobody."""
    actors = table.actors()
    for name, law in LAWS.items():
        if actors or name in ("positions", "views"):
            law(game, table, rng.choice(actors or [0]), rng)


def check_whole(game: Game, table: Table, found: Counter[str]) -> None:
    """As much of everything as when it was dealt; the same cards where chance leaves none of them out. A council laid
    out by hand may have fewer rounds.
    """
    one, two = (dealt(game, int(table.seats), repr(table.setup.options), seed) for seed in (1, 2))
    fewer = game.name == "council-of-12" and found.total() < one.total()
    assert found.total() == one.total() or fewer
    assert one != two or found == one


@cache
def dealt(game: Game, seats: int, options: str, seed: int) -> Counter[str]:
    return counted(game, game.deal(seats, seed, **literal_eval(options)))


def counted(game: Game, table: Table) -> Counter[str]:
    """A position laid out by hand may leave cards out, which then count as put aside."""
    found = inventory(game, game.describe(table))
    del found["put aside"]
    return found


@contextmanager
def time_limit() -> Iterator[None]:
    def stop(signum: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"this takes more than {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
