"""Positions by hand: in the middle of an announcement, and what cannot be."""

from typing import Any

import pytest

from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import IllegalAction
from tests.games.mascarade.table import GAME, announced, choices, does, refusal, seen, table

CLAIMS = ["0", "pass", "2", "pass"]


def announcement(**more: Any) -> dict[str, Any]:
    return {"character": "king", "claims": ["0", "pass", None, None], **more}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"gold": [6, 6, 6]}, "gold has 3 entries; it should have 4"),
        ({"gold": [6, 6, 6, 13]}, r"gold\[3\] is 13: with that the game would be over"),
        ({"gold": [6, 0, 6, 6]}, r"gold\[1\] is 0"),
        ({"bank": 10}, "gold, court and bank add up to 34; it should be 194"),
        ({"cards": ["king"] * 6}, "cards are king, .*; in play are judge"),
        ({"cards": ["fool", "king"]}, "in play are"),
        ({"forced": "1"}, "forced is 1; it should be a card of the player to move"),
        ({"forced": "centre-0"}, "forced is centre-0"),
        ({"forced": "9"}, "forced is '9'; it should be one of 0, 1"),
        ({"turns": 160}, "turns is 160; it should be a whole number from 0 to 159"),
        ({"phase": "answer"}, "announcement is missing; the phase is answer"),
        ({"announcement": announcement()}, "announcement is given, but the phase is turn"),
        ({"winners": [1]}, "winners: there are some when the game is over, and only then"),
        ({"phase": "over"}, "winners: there are some"),
        ({"colour": "red"}, "colour is unknown"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.position({"seats": 4, **position})


@pytest.mark.parametrize(
    ("phase", "actor", "given", "why"),
    [
        ("answer", 2, {"character": "fool"}, "announcement.character is 'fool'"),
        ("answer", 3, {}, "actor is 3; it should be 2, who is asked next"),
        ("answer", 2, {"claims": CLAIMS}, "everybody has answered already"),
        ("answer", 2, {"claims": ["0", "2", None, None]}, r"claims\[1\] is 2: that is not a card of this seat"),
        ("answer", 2, {"claims": ["pass", "pass", None, None]}, "the announcer must have announced"),
        ("answer", 1, {"claims": ["0", None, "pass", None]}, r"claims\[2\] is given before it was asked"),
        ("rob", 0, {}, "claims: answers are missing"),
        ("rob", 0, {"claims": CLAIMS}, "the phase is rob, but king was announced"),
        ("rob", 0, {"character": "bishop", "claims": CLAIMS, "user": 2}, "actor is 0 and user is 2; that does not fit"),
        ("rob", 0, {"character": "bishop", "claims": CLAIMS, "face_up": ["0"], "revealed": []}, "was not revealed"),
    ],
)
def test_an_announcement_that_cannot_be_is_refused(phase: str, actor: int, given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.position({"seats": 4, "phase": phase, "actor": actor, "announcement": announcement(**given)})


def test_nothing_is_announced_in_the_preparation() -> None:
    """MA-12."""
    with pytest.raises(BadPosition, match="in the preparation nothing is announced"):
        GAME.position({"seats": 4, "phase": "answer", "actor": 2, "turns": 3, "announcement": announcement()})


def test_marks_must_leave_room_for_the_truth() -> None:
    position = {"seats": 4, "options": {"memory_aid": True}}
    marks = [[["king"]] * 6] * 4
    with pytest.raises(BadPosition, match=r"marks\[0\]\[0\] rules out the card that lies there"):
        GAME.position({**position, "marks": marks})
    assert GAME.describe(GAME.position(position))["marks"][0][0] == [
        "judge",
        "bishop",
        "king",
        "queen",
        "thief",
        "cheat",
    ]


def test_play_goes_on_from_the_middle_of_an_announcement() -> None:
    """MA-15, MA-31: built by hand while the Bishop, a claimant, chooses whom to take from."""
    claims = {"character": "bishop", "claims": CLAIMS, "right": [2], "face_up": ["0", "2"], "user": 2}
    on = table(4, {2: "bishop"}, phase="rob", actor=2, announcement=claims)
    assert choices(on) == ["rob 3", "rob 0", "rob 1"]
    does(on, "rob 3")
    assert [player.gold for player in seen(on).players] == [5, 6, 8, 4]
    assert on.actors() == [1]


def test_words_in_any_order_and_case_of_need_refused() -> None:
    assert GAME.parse(table(6), 0, "swap 3 0") == GAME.parse(table(6), 0, "swap 0 3")
    assert refusal(table(6), "question 2") == "swap-look-announce"


def test_a_game_that_is_over_refuses_everything() -> None:
    on = announced(table(6, gold={0: 10}), "king")
    with pytest.raises(IllegalAction, match="The game is over"):
        on.apply(1, GAME.parse(on, 1, "look"))
