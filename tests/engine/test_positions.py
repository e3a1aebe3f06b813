"""Positions that cannot be: one sentence each."""

from typing import Any

import pytest

import hofstaat
from hofstaat.engine.position import BadPosition

GAME = hofstaat.game("hof-verrat")
OVER: dict[str, Any] = {"seats": 2, "over": True}
THREE = ["toad-plain", "hare-plain", "carp-plain"]
LAST: dict[str, Any] = {"seats": 2, "hands": [["toad-plain"], []], "owes": ["own"]}
WAITS: dict[str, Any] = {**LAST, "above": ["toad-assassin", "hare-plain"], "assassin": ["toad-assassin", "above"]}
FAMILIES = ("butterfly", "toad", "nightingale", "hare", "stag", "carp")
MOST = [f"{family}-{role}" for family in FAMILIES for role in ["noble", "plain"] * 4 + ["guard"] * 3][:61]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"seats": 7}, "seats is 7; it should be a whole number from 2 to 5"),
        ({}, "seats is missing"),
        ({**OVER, "above": ["toad-noble"] * 5}, "toad-noble is there 5 times; the game has 4"),
        ({**OVER, "above": ["toad-queen"]}, r"above\[0\] is 'toad-queen'; it should be one of"),
        ({**OVER, "above": ["toad-spy"]}, r"above\[0\] is 'toad-spy'"),
        ({**OVER, "above": "toad-noble"}, "above is 'toad-noble'; it should be a list"),
        ({**OVER, "districts": [[]]}, "districts has 1 entries; it should have 2"),
        ({**OVER, "above": ["toad-noble"] * 40_000}, "above has 40000 entries; no game has more than 1000"),
        ({**OVER, "colour": 1}, "colour is unknown; known here: above"),
        ({**OVER, "pile": ["toad-noble"]}, "pile has 1 cards; it should be a multiple of 3"),
        ({**OVER, "aside": ["toad-noble"]}, "aside has 1 cards; it should be the 90 that lie nowhere else"),
        ({**OVER, "missions": [["L1"], ["L1"]]}, "no mission is in play twice"),
        ({**OVER, "missions": [["L1", "L2"], []]}, "of one side"),
        ({"seats": 2, "hands": [["toad-noble"], []]}, r"hands\[0\] has 1 cards; it should have 3"),
        ({"seats": 2, "hands": [["toad-noble"] * 4, []]}, r"hands\[0\] has 4 cards; it should have at most 3"),
        ({**OVER, "hands": [["toad-noble"] * 3, []]}, r"hands\[0\] has 3 cards; it should have 0"),
        ({**OVER, "spies": [{"card": "toad-spy", "at": "moon", "by": 0}]}, r"spies\[0\].at is 'moon'"),
        ({**OVER, "spies": [{"card": "toad-noble", "at": "above", "by": 0}]}, r"spies\[0\].card is 'toad-noble'"),
        ({**LAST, "assassin": ["toad-assassin", "above"]}, "no such assassin lies there"),
        ({**WAITS, "assassin": ["toad-assassin"]}, "assassin has 1 entries; it should have 2"),
        ({**WAITS, "assassin": ["toad-assassin", "above", "above"]}, "assassin has 3 entries; it should have 2"),
        (
            {**WAITS, "assassin": ["above", "toad-assassin"]},
            r"assassin\[0\] is 'above'; it should be one of butterfly-ass",
        ),
        (
            {**WAITS, "owes": ["table"]},
            "assassin is toad-assassin at above; the player to move should not owe that area",
        ),
        ({**WAITS, "above": ["toad-assassin", "hare-guard"]}, "it has no victim there, so it should not wait for one"),
        ({**WAITS, "hands": [[], []], "over": True}, "none should wait for its victim when the game is over"),
        ({"seats": 2, "owes": [], "hands": [[], []]}, "owes is empty; the player to move should owe a card"),
        ({**OVER, "pile": THREE}, "pile has 3 cards; it should be empty when the game is over"),
        ({"seats": 3, "hands": [THREE, [], THREE]}, r"hands\[2\] has 3 cards; it should have 0"),
        ({"seats": 3, "hands": [THREE, THREE, []], "pile": THREE}, r"hands\[2\] has 0 cards; it should have 3"),
        ({**OVER, "spies": [{"card": "toad-spy", "at": "above", "by": 0}] * 500}, "the game has 12 spies"),
        (
            {"seats": 2, "hands": [[], []], "over": True, "above": MOST},
            "aside has 29 cards; with 2 players it should have",
        ),
        ({**OVER, "turn": "first"}, "turn is 'first'; it should be a whole number from 0 to 1"),
        ({**OVER, "over": "yes"}, "over is 'yes'; it should be true or false"),
        ({**OVER, "options": {"magic": True}}, "has no option 'magic'"),
    ],
)
def test_impossible(position: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words) as refusal:
        GAME.position(position)
    assert str(refusal.value).endswith(".")


def test_a_position_is_a_mapping() -> None:
    with pytest.raises(BadPosition, match="it should be a mapping"):
        GAME.position(3)  # type: ignore[arg-type]
