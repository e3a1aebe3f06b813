"""`hofstaat award`: the judge of scoring, in both languages."""

import json

import pytest

from tests.cli.conftest import Run

COLUMN = ["red:king", "blue:double", "blue:queen", "white:wizard"]


def said(run: Run, *words: str) -> list[str]:
    result = run("award", *words)
    assert result.exit_code == 0
    return result.stdout.splitlines()


def test_every_step_in_words(run: Run) -> None:
    assert said(run, "music-3", *COLUMN, "--lang", "en") == [
        "Column 1 is awarded: Music 3, with 4 cards.",
        "Wizard of White removes 3 cards.",
        "King of Red (20) is removed.",
        "Double of Blue (16) is removed.",
        "Queen of Blue (16) is removed.",
        "Wizard of White: 7.",
        "Sum of White: 7.",
        "White wins Music 3 with the highest sum.",
    ]


def test_in_german_and_with_german_names(run: Run) -> None:
    """Halves, dragons and hermits; names with or without case and umlauts, colours also as seats."""
    words = ["Musik 3", "rot:König", "blau:drache", "1:EREMIT", "weiss:koenig", "gelb:Meuchler"]
    assert said(run, *words, "--lang", "de") == [
        "Spalte 1 wird vergeben: Musik 3, mit 5 Karten.",
        "König von Rot: 18 (20 vor den Drachen).",
        "Drache von Blau: 11.",
        "Eremit von Blau: 8 (aufgedruckt 12).",
        "König von Weiß: 18 (20 vor den Drachen).",
        "Meuchler von Gelb: 7,5 (9,5 vor den Drachen).",
        "Summe von Rot: 18.",
        "Summe von Blau: 19.",
        "Summe von Gelb: 7,5.",
        "Summe von Weiß: 18.",
        "Blau gewinnt Musik 3 mit der höchsten Summe.",
    ]


@pytest.mark.parametrize(
    ("column", "last"),
    [
        ([], "Nobody takes part: Trade 1 is set aside."),
        (["red:musketeers"], "Red wins Trade 1 with the highest sum."),
        (["red:prince", "red:squire"], "Red wins Trade 1 with prince and squire."),
        (
            ["red:wizard", "blue:wizard"],
            "Red wins Trade 1 on a tie for the highest sum, with the card nearest to the goal.",
        ),
        (["red:beggar", "blue:cloak"], "Blue wins Trade 1 with the lowest sum."),
        (
            ["red:beggar", "blue:beggar"],
            "Blue wins Trade 1 on a tie for the lowest sum, with the card farthest from the goal.",
        ),
    ],
)
def test_every_ground(run: Run, column: list[str], last: str) -> None:
    assert said(run, "trade-1", *column, "--lang", "en")[-1] == last


def test_as_data(run: Run) -> None:
    verdict = json.loads(said(run, "music-3", *COLUMN, "--json")[0])
    assert (verdict["winner"], verdict["ground"], verdict["sums"]) == (4, "highest", {"4": 7.0})
    assert verdict["steps"][1] == {"event": "spell-cast", "column": 1, "card": "wizard", "owner": 4, "number": 3}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["music-9"], "There is no goal music-9; goals are: Alchemy 1"),
        (["music-3", "king"], "king should be COLOUR:CARD, for example red:king"),
        (["music-3", "pink:king"], "pink:king should be COLOUR:CARD"),
        (["music-3", "red:jester"], "There is no card jester; cards are: King"),
        (["music-3", "red:king", "rot:König"], "red:king is there twice"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    result = run("award", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
