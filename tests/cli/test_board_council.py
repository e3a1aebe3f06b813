"""The council chamber in the terminal."""

from typing import Any

import pytest

from hofstaat.boards import board
from hofstaat.games.council_of_12.events.events import SecondTurn
from hofstaat.texts.phrasing import Phrasing
from tests.cli.test_boards import drawn
from tests.games.council_of_12.chamber import GAME, chamber

NAMES = ["Mia", "Ada"]


def strange_lights(lang: str = "en", **position: Any) -> str:
    """Two players and two goals, 3 and 10, as Mia sees them."""
    council = chamber(2, challenge="challenge-21", **position)
    text = drawn(board(GAME.name).table(council.sees(0), Phrasing(GAME, lang, NAMES, 0)), 160)
    return " ".join(text.split())


def test_two_goals_in_one_turn_are_one_at_the_end_and_one_on_the_way() -> None:
    """C12-20."""
    text = strange_lights(die=3)
    assert "goals 3 and 10 (one at the end, the other on the way), shown 3" in text


def test_two_goals_in_two_turns_are_one_at_the_end_of_each() -> None:
    """C12-21: what the die shows on the way does not count."""
    first, second = strange_lights(turn=1), strange_lights(turn=2, met=[1])
    assert "goals 3 and 10 (turn 1 of 2, a different one at the end of each)" in first
    assert "goals 3 and 10 (turn 2 of 2, a different one at the end of each), met: goal 2" in second
    for text in (first, second):
        assert "on the way" not in text and "shown" not in text
    assert "met" not in first
    assert "erfüllt: Ziel 1 und 2" in strange_lights("de", turn=2, met=[0, 1])


@pytest.mark.parametrize(("lang", "met", "both"), [("en", "Met: goal", "1 and 2"), ("de", "Erfüllt: Ziel", "1 und 2")])
def test_the_second_turn_is_told_for_one_goal_met_and_for_two(lang: str, met: str, both: str) -> None:
    """C12-21."""
    phrasing = Phrasing(GAME, lang, NAMES, 0)
    assert f"{met} 2." in phrasing.event(SecondTurn((2,)))
    assert f"{met} {both}." in phrasing.event(SecondTurn((1, 2)))


def test_a_card_that_lies_open_already_is_said_to_cancel() -> None:
    """C12-14."""
    council = chamber(4, phase="open", chair=1, lead=1)
    phrasing = Phrasing(GAME, "en", [*NAMES, "Ben", "Eva"], 0)
    before = drawn(board(GAME.name).table(council.sees(0), phrasing), 200)
    council.does(1, "open worker")
    after = drawn(board(GAME.name).table(council.sees(0), phrasing), 200)
    assert "cancels out" not in before
    assert "Worker ✕ cancels out" in " ".join(after.split())
