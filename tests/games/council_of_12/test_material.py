"""Card data and positions that cannot be are refused with a sentence; refusals name their reason."""

from pathlib import Path

import pytest

from hofstaat.engine.material import BadCards
from hofstaat.engine.position import BadPosition
from hofstaat.games.council_of_12.cards import CHARACTERS
from tests.games.council_of_12.chamber import GAME, HAND, chamber, reward


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[die]\n7 = [1, 2, 3, 4, 5]", "the five faces beside it in a ring"),
        ("[die]\n7 = [2, 10, 9, 12]", "the five faces beside it in a ring"),
        ("[character.golem]\ncrown = -1", "a whole number from 0 to 9"),
        ("[character.king]\ncrown = 1", "character.king is unknown"),
        ("[challenge.challenge-1]\ngoals = [[0]]", "one or two lists of values from 1 to 12"),
        ("[challenge.challenge-1]\ngoals = []", "one or two lists of values"),
        ('[challenge.challenge-1]\nfail = ["GAIN1"]', "a list of LOSE1"),
        ('[challenge.challenge-1]\nfail = ["REPLAY"]', "LOSE1 or more beside REPLAY"),
        ('[challenge.challenge-1]\npass = ["R_OPEN", "R_TILT"]', "at most one reward"),
        ('[challenge.challenge-1]\nfail = ["ROLL", "ROLL", "ROLL", "ROLL", "ROLL"]', "at most 4 effects"),
        ("[scenario.may]\nchallenges = [1, 2]", "has 2 different cards; it should have 7"),
        ("[introductory]\ndie = 13", "a whole number from 1 to 12"),
        ("[favour]\n3 = 0", "a whole number from 1 to 5"),
    ],
)
def test_bad_cards_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    """C12-57: a card with REPLAY must also lose favour; everything else must make a game."""
    path = tmp_path / "own.toml"
    path.write_text(text)
    with pytest.raises(BadCards, match=sentence):
        agree_on_all(path)


def agree_on_all(path: Path) -> None:
    game = GAME.with_cards(path)
    game.setup(3, {"scenario": "may"})
    game.setup(3, {"introductory": True})


def test_too_few_challenges_of_a_difficulty_are_refused(tmp_path: Path) -> None:
    """C12-4: a game needs one hard challenge."""
    path = tmp_path / "own.toml"
    path.write_text("\n".join(f'[challenge.challenge-{n}]\ndifficulty = "easy"' for n in range(30, 37)))
    with pytest.raises(BadCards, match="Only 0 challenges have the difficulty hard"):
        GAME.with_cards(path)


def test_a_user_may_correct_a_challenge(tmp_path: Path) -> None:
    """C12-8: the reconstructed values are data."""
    path = tmp_path / "own.toml"
    path.write_text("[challenge.challenge-29]\nscore = 9\ngoals = [[1], [2]]\n")
    council = chamber(game=GAME.with_cards(path))
    assert council.sees().goals == [[1], [2]]


def test_every_card_says_how_sure_we_are() -> None:
    """All 36 challenges, 12 characters, 12 scenarios, throne, die, introductory game."""
    sheet = GAME.sheet
    for section in ("character", "challenge", "scenario"):
        for name in sheet.names(section):
            assert sheet.confidence(section, name)
    for name in ("die", "throne", "introductory", "favour", "silence"):
        assert sheet.confidence(name)
    assert len(sheet.names("challenge")) == 36
    printed = [n for n in sheet.names("challenge") if sheet.value("challenge", n, "goals_confidence") == "rulebook"]
    assert printed == ["challenge-1", "challenge-9", "challenge-21", "challenge-29"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hands": [HAND, HAND, HAND[:4]]}, "all seats have the same characters"),
        ({"hands": [HAND, HAND, []], "piles": [[], [], HAND]}, "is empty; everybody always holds a card"),
        ({"piles": [["worker"], [], []]}, "has a character twice"),
        ({"help_seekers": ["golem"]}, "equally many"),
        ({"help_seekers": ["golem", "princess"]}, "A help-seeker is there twice"),
        ({"challenges": ["challenge-9", "challenge-29"]}, "A challenge is there twice"),
        ({"help_seeker": None}, "challenge is challenge-29 with help_seeker None"),
        ({"goals": [[1], [2]]}, "another number of goals"),
        ({"answers": ["lay golem", None, None]}, "that is no answer in this phase"),
        ({"answers": ["hello", None, None]}, "is not an action"),
        ({"answers": ["lay worker"] * 3}, "somebody should still owe an answer"),
        ({"first_reading": ["no", None, None]}, "no answer in this phase"),
        ({"asked": [0, 1, 2], "fixed": [0]}, "this phase asks only"),
        ({"phase": "effect"}, "actor is missing"),
        ({"phase": "effect", "actor": 0}, "seat 0 carries out a card"),
        ({"phase": "over"}, "result belongs to a game that is over"),
        ({"result": "survived"}, "result belongs to a game that is over"),
        ({"phase": "seekers"}, "phase is 'seekers'"),
        ({"turn": 1}, "turn is 1"),
        ({"unlearnt": ["golem"]}, "unlearnt should be the characters in the game"),
        ({"filed": [{"challenge": "challenge-1", "kept": True}], "help_seekers_filed": ["druid"]}, "no reward to keep"),
        ({"help_seekers": list(CHARACTERS[:8])}, "at most 7"),
        ({"wisdom": 3}, "wisdom is unknown"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, object], sentence: str) -> None:
    """C12-3, C12-13: what a position must add up to."""
    with pytest.raises(BadPosition, match=sentence):
        chamber(**change)  # type: ignore[arg-type]


def test_refusals_say_why() -> None:
    """Every kind of answer out of place has a sentence of its own."""
    council = chamber()
    assert council.refuses(0, "ring") == "lay-a-card"
    assert council.refuses(0, "lay golem") == "not-in-hand"
    voting = chamber(phase="tilt", **reward(12))
    assert voting.refuses(0, "lay worker") == "vote"
    assert voting.refuses(0, "ring") == "no-such-answer"
    order = chamber().lay("worker", "druid", "machine")
    assert order.refuses(0, "lay worker") == "now-or-later"
    opening = chamber(phase="open", openers=[0])
    assert opening.refuses(0, "lay worker") == "lay-a-card"
    assert opening.refuses(0, "open princess") == "help-seeker"
    dropping = chamber(phase="drop")
    assert dropping.refuses(0, "drop golem") == "not-in-hand"
    assert dropping.refuses(0, "now") == "drop-a-card"
    hand = [card for card in HAND if card != "druid"]
    taking = chamber(phase="take", hands=[hand] * 3, piles=[["druid"]] * 3)
    assert taking.refuses(0, "take worker") == "not-in-pile"
