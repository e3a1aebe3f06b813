"""An empty line repeats an answer, so that somebody who does not change their mind types little in Council of 12."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import msgspec
import pytest
from rich.console import Console

import hofstaat
from hofstaat.cli.saves import Seating
from hofstaat.cli.screen import Screen
from hofstaat.cli.seating import PERSON, Seated
from hofstaat.cli.session import Session
from hofstaat.engine.match import Match
from hofstaat.games.council_of_12.notation import Later, Lay, Vote
from hofstaat.games.council_of_12.view import View
from hofstaat.texts.phrasing import Phrasing
from tests.cli.conftest import Run

MOST_QUESTIONS = 3.5
"""The answers of a round that are not the same again."""


class Steady(Screen):
    """Somebody who types an empty line wherever that repeats their answer, and counts the other lines."""

    session: Session
    typed = 0

    def read(self, prompt: str) -> str:
        table = self.session.match.table
        options = table.options(0)
        if self.session.repeats.answer(0, options) is not None:
            return ""
        self.typed += 1
        choices = [self.game.choice(table, 0, code) for code in options]
        return str(choices.index(favourite(choices)) + 1)


def favourite(choices: Sequence[msgspec.Struct]) -> msgspec.Struct:
    """No to every ballot, silence, later, else the first."""
    for wanted in (Vote("no"), Later()):
        if wanted in choices:
            return wanted
    silent = [choice for choice in choices if isinstance(choice, Lay) and choice.sentence is None]
    return silent[0] if silent else choices[0]


def played(seats: int, seed: str, folder: Path) -> tuple[int, int]:
    """The lines that were typed in a game, and its rounds."""
    game = hofstaat.game("council-of-12")
    match = Match.new(game, seats, seed)
    seated = [Seated("Ada", PERSON), *(Seated(f"Bot {n}", "page") for n in range(1, seats))]
    console = Console(file=io.StringIO(), width=100)
    screen = Steady(game, Phrasing(game, "en", [one.name for one in seated]), console)
    screen.session = Session(match, Seating(seated), screen, folder / seed)
    screen.session.run()
    return screen.typed, cast(View, game.view(match.table, None)).round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_line_leaves_three_questions_and_a_half_a_round(seats: int, tmp_path: Path) -> None:
    games = [played(seats, seed, tmp_path) for seed in "1234"]
    typed, rounds = (sum(one) for one in zip(*games, strict=True))
    assert typed <= MOST_QUESTIONS * rounds, f"{typed} questions in {rounds} rounds"


def test_an_empty_line_says_what_it_repeats_and_does_it(run: Run) -> None:
    words = ("play", "council-of-12", "--seats", "3", "--seed", "5", "--bots", "page")
    result = run(*words, lines=["no", *["1"] * 60, "q"])
    first, _, later = result.output.partition("Round 2")
    assert "Enter: No again" not in first
    assert "Enter: No again" in later


def test_an_empty_line_repeats_nothing_that_was_not_asked_before(run: Run) -> None:
    result = run("play", "hof-verrat", "--seed", "8", "--bots", "random", lines=["", "q"])
    assert "I did not understand that." in result.output
