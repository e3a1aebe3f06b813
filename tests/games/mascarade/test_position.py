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
def test_impossible_positions_are_refused(position: dict[str, Any], why: str) -> None:
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
        ("rob", 0, {"character": "bishop", "claims": CLAIMS}, "nobody who claimed is the bishop"),
        ("rob", 0, {"character": "judge", "claims": CLAIMS}, "the phase is rob, but judge was announced"),
        ("rob", 0, {"character": "judge", "claims": CLAIMS, "user": 2}, "the power of the judge is used by 0"),
        ("rob", 0, {"character": "judge", "claims": CLAIMS, "face_up": ["0"]}, "face_up is 0; .* it should be 0, 2"),
        ("rob", 0, {"character": "judge", "claims": CLAIMS, "revealed": []}, "revealed is empty; .* should be 0, 2"),
        ("rob", 0, {"character": "judge", "claims": CLAIMS, "right": [2]}, "right is 2; .* should be 0"),
        ("answer", 2, {"face_up": ["0"]}, "face_up is 0; .* should be empty"),
        ("answer", 2, {"revealed": ["0"]}, "revealed is 0; .* should be empty"),
        ("answer", 2, {"user": 0}, "announcement.user is given, but the phase is answer"),
        ("answer", 2, {"spied": "1"}, "announcement.spied is given, but the phase is answer"),
    ],
)
def test_an_announcement_that_cannot_be_is_refused(phase: str, actor: int, given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.position({"seats": 4, "phase": phase, "actor": actor, "announcement": announcement(**given)})


UNCHALLENGED = ["0", "pass", "pass", "pass"]
BISHOP_FIRST = ["bishop", "judge", "king", "queen", "thief", "cheat"]
SPYING = {
    "seats": 7,
    "options": {"seven_spy": True},
    "phase": "spy-swap",
    "announcement": {"character": "spy", "claims": ["0", *["pass"] * 6], "spied": "0"},
}


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"actor": 1}, "actor is 1; it should be 0, whose turn it is"),
        ({"turns": 0, "gold": [7, 6, 6, 6]}, "turns is 0: until then everybody has 6 gold"),
        ({"turns": 0, "court": 1}, "turns is 0: until then everybody has 6 gold"),
        ({"turns": 0, "forced": "0"}, "turns is 0: in the preparation no card is revealed"),
        ({"marks": [[["king"]] * 6] * 4}, "marks are given, but the option memory_aid is not agreed on"),
        (SPYING, "announcement.spied is the Spy's own card"),
        ({"reason": "goal"}, "reason is given, but the game is not over"),
        ({"phase": "over", "winners": [0, 1, 2, 3]}, "reason is goal; with this gold"),
        ({"phase": "over", "winners": [3], "gold": [6, 6, 6, 13], "reason": "bankrupt"}, "reason is bankrupt"),
        ({"phase": "over", "winners": [3], "gold": [6, 6, 6, 12], "reason": "turn-limit"}, "reason is turn-limit"),
        ({"phase": "over", "winners": [2], "gold": [6, 6, 6, 12], "reason": "cheat"}, "reason is cheat"),
        ({"phase": "over", "winners": [2], "gold": [6, 6, 6, 13]}, "winners should be the richest"),
        ({"phase": "over", "winners": [3], "gold": [6, 6, 6, 13], "turns": 160}, "reason is goal"),
    ],
)
def test_a_moment_that_no_turn_leads_to_is_refused(position: dict[str, Any], why: str) -> None:
    """MA-12, MA-36, MA-50 to MA-52."""
    with pytest.raises(BadPosition, match=why):
        GAME.position({"seats": 4, **position})


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"gold": [6, 5, 7, 6]}, "the phase is rob, but bishop was announced: that is not to decide"),
        ({"actor": 1}, "actor is 1; it should be 0, who uses the power"),
        ({"gold": [13, 6, 6, 6]}, r"gold\[0\] is 13: with that the game would be over"),
    ],
)
def test_the_bishop_chooses_only_on_a_tie(position: dict[str, Any], why: str) -> None:
    """MA-31."""
    robbing = {"character": "bishop", "claims": UNCHALLENGED}
    whole = {"seats": 4, "phase": "rob", "actor": 0, "cards": BISHOP_FIRST, "announcement": robbing}
    assert choices(GAME.position(whole)) == ["rob 1", "rob 2", "rob 3"]
    with pytest.raises(BadPosition, match=why):
        GAME.position({**whole, **position})


def test_the_fool_has_been_paid_when_he_decides() -> None:
    """MA-33: only he may have reached the goal before the end test."""
    fooling = {"character": "fool", "claims": ["0", *["pass"] * 6]}
    whole = {"seats": 7, "phase": "fool-swap", "announcement": fooling}
    on = GAME.position({**whole, "gold": [13, *[6] * 6]})
    assert GAME.position(GAME.describe(on)) == on
    for gold in ([14, *[6] * 6], [1, *[6] * 6], [6, 13, *[6] * 5]):
        with pytest.raises(BadPosition, match="with that the game would be over"):
            GAME.position({**whole, "gold": gold})


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
