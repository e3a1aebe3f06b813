"""Positions, card files and columns that cannot be are refused with a sentence."""

from pathlib import Path
from typing import Any

import pytest

from hofstaat.engine.awards import BadColumn
from hofstaat.engine.game import BadSetup
from hofstaat.engine.material import BadCards
from hofstaat.engine.position import BadPosition
from hofstaat.games.kabale_und_hiebe.judge import judge
from hofstaat.games.kabale_und_hiebe.scoring import Ground
from tests.games.kabale_und_hiebe.table import GAME, seen, table


def column(*cards: str, goal: str = "music-5") -> dict[str, Any]:
    return {"goal": goal, "cards": list(cards)}


EMPTY = [column(), column(goal="trade-5")]
HANDS = [["king"], ["king"]]

BAD = [
    ({}, "columns has 0 entries; it should have 2"),
    ({"columns": [column()]}, "columns has 1 entries; it should have 2"),
    ({"columns": [column(), column()]}, "music-5 is there more often than 1 times"),
    ({"columns": [column(goal="music-9"), column()]}, "goal is 'music-9'; it should be one of"),
    ({"columns": [column("0 kin"), EMPTY[1]]}, "is '0 kin'; it should be like '0 king'"),
    ({"columns": [column("2 queen"), EMPTY[1]]}, "is '2 queen'; it should be like"),
    ({"columns": [column("0 queen sideways"), EMPTY[1]]}, "is '0 queen sideways'; it should be like"),
    ({"columns": [column("0 queen down", "1 queen"), EMPTY[1]]}, "only the bottom card of a column lies face down"),
    ({"columns": [column("0 queen travelled"), EMPTY[1]]}, "only an explorer travels"),
    ({"columns": [column("0 king"), EMPTY[1]]}, "king of seat 0 is there 2 times; everybody has one"),
    ({"hands": [["king", "queen", "juliet", "storm"], ["king"]]}, "hands.0. has 4 cards; it should have at most 3"),
    ({"hands": [[], ["king"]]}, "hands.0. has no card; who is to move should have one"),
    ({"under_cloaks": ["storm", None]}, "no cloak of seat 0 lies face up in a column"),
    (
        {"columns": [column("0 cloak down"), EMPTY[1]], "under_cloaks": ["storm", None]},
        "no cloak of seat 0 lies face up",
    ),
    ({"piles": [[], []], "discards": [[], []]}, "queen of seat 0 lies nowhere"),
    ({"goal_pile": ["music-1"]}, "goal_pile has 1 goals; in round 1 it should have 10"),
    ({"round": 6, "unused_goals": ["music-1"]}, "unused_goals has 1 goals; it should be the 34"),
    ({"won": [["music-5"], []]}, "music-5 is there more often than 1 times"),
    ({"columns": [column("0 storm"), column("1 storm", goal="trade-1")]}, "every goal is fulfilled"),
    ({"asked": 1}, "asked is 1, but no cloak or traitor was just turned up in that column"),
    ({"columns": [column("1 cloak", "0 queen"), EMPTY[1]], "asked": 1}, "no cloak or traitor was just turned up"),
    (
        {"columns": [column("1 cloak", "0 queen down"), EMPTY[1]], "asked": 1, "hands": [["king"], []]},
        "seat 1 has nothing to decide",
    ),
    (
        {
            "columns": [column("1 traitor", "0 storm down"), EMPTY[1]],
            "asked": 1,
            "hands": [["king", "queen", "juliet"], []],
        },
        "hands.0. has 3 cards, but that seat has just placed one",
    ),
    ({"over": True, "round": 5, "columns": []}, "rounds are to come"),
    ({"over": True, "columns": EMPTY[:1]}, "columns has 1 entries; it should have 2"),
    ({"over": True}, "columns.0..goal is given, but all goals are awarded when the game is over"),
    ({"over": True, "columns": [], "asked": 1}, "asked is 1, but nobody decides anything when the game is over"),
    (
        {"columns": [column("1 traitor", "1 storm down"), EMPTY[1]], "asked": 1},
        "asked is 1, but seat 0 has not just placed the card there",
    ),
    (
        {"columns": [column("0 storm", "1 traitor", "0 queen down"), EMPTY[1]], "asked": 1},
        "asked is 1, but a storm has closed that column",
    ),
    ({"columns": [column("9" * 5000 + " queen"), EMPTY[1]]}, "it should be like '0 king'"),
    ({"columns": [EMPTY[0], column(*["0 king"] * 60, goal="trade-5")]}, r"cards has 60 entries; there are 50 cards"),
    ({"colour": "red"}, "colour is unknown; known here"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD)
def test_impossible_positions_are_refused(changes: dict[str, Any], sentence: str) -> None:
    position = {"seats": 2, **({} if changes == {} else {"columns": EMPTY}), "hands": HANDS, **changes}
    with pytest.raises(BadPosition, match=sentence):
        GAME.position(position)


def test_a_position_in_the_middle_of_a_decision() -> None:
    """KH-14, KH-15: whose cloak or traitor it is follows from the column."""
    on = table(["1 cloak", "0 queen down"], asked=1)
    assert (on.actors(), seen(on).phase, seen(on).asked) == ([1], "slide", 1)
    on = table([], ["1 traitor", "0 queen down"], asked=2)
    assert (on.actors(), seen(on).phase, seen(on).decider) == ([1], "exchange", 1)


# -- card files -----------------------------------------------------------------------------------------------------


def own_cards(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[card.king]\nnumber = 20.25\n", "line 2: card.king.number = 20.25 should be a number .* steps of 0.5"),
        ("[card.king]\nnumber = -1\n", "should be a number from 0 to 99"),
        ("[card.jester]\nnumber = 1\n", "card.jester is unknown"),
        ("[goals]\npoints = [1, 2, 3]\n", "goals.points has 3 numbers; it should have 6"),
        ("[goals]\npoints = [0, 2, 3, 3, 4, 5]\n", "whole numbers from 1 to 9"),
        ("[card.double]\nnumber = 3\n", "card.double.number is unknown"),
    ],
)
def test_bad_card_files_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadCards, match=sentence):
        GAME.with_cards(own_cards(tmp_path, text))


def test_an_own_card_file_changes_the_numbers(tmp_path: Path) -> None:
    """KH-36: halves are kept exactly."""
    game = GAME.with_cards(own_cards(tmp_path, "[card.storm]\nnumber = 20.5\n\n[goals]\npoints = [1, 2, 3, 3, 4, 6]\n"))
    agreed: Any = game.setup(6, {})
    assert judge("music-6", [(0, "king"), (1, "storm")], agreed).sums == {0: 20, 1: 20.5}


def test_too_few_goals_without_the_ones_are_refused(tmp_path: Path) -> None:
    game = GAME.with_cards(own_cards(tmp_path, "[goals]\npoints = [1, 1, 1, 1, 1, 5]\n"))
    with pytest.raises(BadSetup, match="2 players need 12 goals"):
        game.deal(2, seed=1, two_player_no_ones=True)


@pytest.mark.parametrize("section", ["card", "goals"])
def test_every_value_has_its_confidence(section: str) -> None:
    if section == "goals":
        assert GAME.sheet.confidence("goals") == "rulebook"
    else:
        assert len([GAME.sheet.confidence("card", rank) for rank in GAME.sheet.names("card")]) == 25


# -- the judge ------------------------------------------------------------------------------------------------------


def test_the_judge_explains_every_step() -> None:
    """KH-21: a column as in the rulebook."""
    verdict = judge("trade-2", [(1, "king"), (4, "wizard")])
    assert (verdict.winner, verdict.ground, verdict.sums) == (4, Ground.HIGHEST, {4: 7})
    assert [type(step).__name__ for step in verdict.steps] == [
        "AwardBegan",
        "SpellCast",
        "Removed",
        "Numbered",
        "Summed",
        "Awarded",
    ]


@pytest.mark.parametrize(
    ("goal", "cards", "sentence"),
    [
        ("music-6", [], "There is no goal 'music-6'; goals are alchemy-1"),
        ("music-5", [(0, "jester")], "There is no card 'jester'; cards are king"),
        ("music-5", [(6, "king")], "There is no seat 6; seats are 0 to 5"),
        ("music-5", [(0, "king"), (1, "king"), (0, "king")], "king of seat 0 is there twice"),
    ],
)
def test_columns_that_cannot_be_are_refused(goal: str, cards: list[tuple[int, str]], sentence: str) -> None:
    with pytest.raises(BadColumn, match=sentence):
        judge(goal, cards)
