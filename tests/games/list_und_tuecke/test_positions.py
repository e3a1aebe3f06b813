"""Positions in words: what is impossible is refused with a sentence."""

from typing import Any

import pytest

from hofstaat.engine.position import BadPosition
from tests.games.list_und_tuecke.table import GAME, does, position, table

TWO_EACH = [["monk", "king"], ["queen", "witch"], ["druid", "abbot"], ["wizard", "bishop"]]
SPENT: list[list[str]] = [[], [], [], []]


def wrong(words: str, **data: Any) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.position({"seats": 4, "hands": TWO_EACH, **data})


def test_cards_not_named_lie_in_the_centre_or_aside() -> None:
    at = position(GAME.position({"seats": 4, "hands": TWO_EACH}))
    assert at["centre"] == ["charlatan", "courtesan", "black-knight", "clairvoyant"]
    assert len(at["aside"]) == 8
    assert at["supply"] == [13, 13, 13]


def test_every_moment_of_a_turn_is_a_position() -> None:
    hands = {0: ["courtesan", "king", "wizard"], 1: ["witch", "druid", "monk"]}
    on = does(table(hands=hands, size=3), "play courtesan", "swap king with 1")
    again = GAME.position(position(on))
    assert again == on
    assert GAME.position(position(does(on, "return witch"))) == on


@pytest.mark.parametrize(
    ("words", "data"),
    [
        ("king is there 2 times; each character is there once", {"stacks": [["king"], [], [], []]}),
        (r"hands\[0\] has 5 cards; it should have at most 4", {"hands": [["monk"] * 5, [], [], []]}),
        (r"stacks\[0\] and hands\[0\] together", {"stacks": [["saint", "assassin", "poisoner"], [], [], []]}),
        (r"turned\[0\]: king does not lie in that stack", {"turned": [["king"], [], [], []]}),
        (r"hands\[2\] has 1 cards; it should have 2", {"hands": [*TWO_EACH[:2], ["druid"], TWO_EACH[3]]}),
        ("centre: king lies somewhere else", {"centre": ["saint", "poisoner", "king", "berserker"]}),
        ("their backs should be light, light, dark, dark", {"centre": ["saint"]}),
        ("aside is saint; it should be", {"aside": ["saint"]}),
        ("undealt is saint; it should be empty", {"undealt": ["saint"]}),
        ("passing is given, but the stage is play", {"passing": ["monk", None, None, None]}),
        ("verdict is given, but no visible executioner", {"verdict": "king"}),
        ("verdict is missing", {"stacks": [["executioner"], [], [], []]}),
        ("verdict is 'saint'", {"verdict": "saint"}),
        ("inquisitor_rank is given exactly", {"inquisitor_rank": 20}),
        ("inquisitor_rank is 5; it should be 0 or 20", {"inquisitor_rank": 5}),
        ("inquisitor_rank is given exactly", {"stacks": [["inquisitor"], [], [], []]}),
        (
            "laid is given, but the stage is play",
            {"laid": {"card": "saint", "before": 1}, "hands": [["monk"], *TWO_EACH[1:]]},
        ),
        ("swapped is the back", {"swapped": "light"}),
        ("shown is a card in the hand of an opponent", {"shown": "queen"}),
        ("chapel has 2 tokens; at this moment it should have 0", {"chapel": ["blue", "green"]}),
        ("chapel has 5 tokens", {"chapel": ["blue"] * 5}),
        ("more than 13 influence tokens", {"influence": [[13, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]}),
        ("supply is .* it should be", {"supply": [1, 1, 1]}),
        (r"influence.0 has 2 entries; it should have 3", {"influence": [[0, 0], *[[0] * 3] * 3]}),
        ("eliminations has 5 entries; it should have 4", {"eliminations": [0] * 5}),
        ("eliminations has 9 tokens, but only 8 cards have been played", {"eliminations": [9, 0, 0, 0]}),
        ("stage is heal, but nothing lies on top", {"stage": "heal", "turn": 3}),
        ("stage is 'dreaming'", {"stage": "dreaming"}),
        ("colour is unknown", {"colour": "blue"}),
    ],
)
def test_impossible_positions(words: str, data: dict[str, Any]) -> None:
    hands = {"stage": "play"} if data.get("stage") != "heal" else {"hands": [row[:1] for row in TWO_EACH]}
    wrong(words, **{**hands, **data})


@pytest.mark.parametrize(
    ("words", "data"),
    [
        ("but no card of that stack is turned", {"stage": "heal", "stacks": {0: ["charlatan"]}}),
        ("not several victims", {"stage": "victim", "stacks": {0: ["assassin"], 1: ["king"]}}),
        ("but witch lies on top", {"stage": "look", "stacks": {0: ["witch"]}}),
        (
            "the supply is empty",
            {"stage": "bless", "stacks": {0: ["saint"]}, "influence": [[13] * 3, *[[0] * 3] * 3]},
        ),
        (
            "laid.before should be an opponent",
            {"stage": "return", "stacks": {0: ["courtesan"]}, "laid": {"card": "king", "before": 0}},
        ),
        (
            "swapped is the back",
            {
                "stage": "return",
                "stacks": {0: ["courtesan"]},
                "hands": {1: ["bishop", "monk"]},
                "laid": {"card": "king", "before": 1},
                "swapped": "dark",
            },
        ),
        ("shown is a card", {"stage": "take", "stacks": {0: ["inquisitor"]}, "inquisitor_rank": 0}),
    ],
)
def test_a_question_needs_its_card(words: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=words):
        table(**data)


@pytest.mark.parametrize(
    ("words", "data"),
    [
        ("stage is spy, but no opponent has a card", {"stage": "spy", "stacks": [[], [], [], ["witch"]], "turn": 3}),
        ("stage is centre, but hands.3. is empty", {"stage": "centre", "stacks": [[], [], [], ["monk"]], "turn": 3}),
        ("no black knight of stacks.0. can take a token", {"stage": "knight"}),
        ("crests of stacks.0. have brought", {"stage": "knight", "stacks": [["black-knight", "king"], [], [], []]}),
        (
            "stage is swap, but there is no card to swap",
            {"stage": "swap", "stacks": [*[[]] * 3, ["courtesan"]], "turn": 3},
        ),
        ("turn is 1; in the stage over it should be start: 0", {"stage": "over", "chapter": 4, "turn": 1}),
        ("chapter is not the last", {"stage": "over", "chapter": 2, "chapel": ["blue", "blue"]}),
    ],
)
def test_at_the_end_of_a_chapter(words: str, data: dict[str, Any]) -> None:
    wrong(words, **{"hands": SPENT, **data})


def test_passing_positions() -> None:
    light = [["monk", "queen"], ["druid", "wizard"], ["saint", "assassin"], ["poisoner", "intriguer"]]
    on = GAME.position({"seats": 4, "stage": "pass-light", "hands": light, "passing": [None, "druid", None, None]})
    assert on.actors() == [0, 2, 3]
    assert position(on)["centre"] == ["charlatan", "courtesan"]
    for data in (
        {"passing": ["monk", "druid", "saint", "poisoner"]},
        {"turn": 1},
        {"hands": [["monk", "king"], *light[1:]]},
    ):
        with pytest.raises(BadPosition):
            GAME.position({"seats": 4, "stage": "pass-light", "hands": light, **data})
