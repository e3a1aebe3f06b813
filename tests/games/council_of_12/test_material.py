"""Card data and positions that cannot be are refused with a sentence; refusals name their reason."""

from pathlib import Path
from typing import Any

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


THRONE: dict[str, object] = {"challenge": "throne", "help_seeker": None, "help_seekers": [], "challenges": []}
LIE = {"hands": [["druid", "machine", "oracle"]] * 3, "piles": [["warlock"]] * 3, "laid": ["worker"] * 3}
SAVED = {**reward(22), **LIE}


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
        ({"goals": [[1], [2]]}, "goals has 2 entries; it should have 1"),
        ({"answers": ["lay golem", None, None]}, "that is no answer in this phase"),
        ({"answers": ["hello", None, None]}, "is not an action"),
        ({"answers": ["lay worker"] * 3}, "somebody should still owe an answer"),
        ({"first_reading": ["no", None, None]}, "no answer in this phase"),
        ({"asked": [0, 1, 2], "fixed": [0]}, r"fixed is \[0\]; in the phase lay it is \[\]"),
        ({"phase": "effect"}, "actor is missing in the phase effect"),
        ({"phase": "effect", "actor": 0}, "seat 0 carries out a card"),
        ({"phase": "over"}, "result belongs to a game that is over"),
        ({"result": "survived"}, "result belongs to a game that is over"),
        ({"phase": "seekers"}, "phase is 'seekers'"),
        ({"turn": 1}, "turn is 1"),
        ({"unlearnt": ["golem"]}, "unlearnt should be the characters in the game"),
        ({"filed": [{"challenge": "challenge-1", "kept": True}], "help_seekers_filed": ["druid"]}, "no reward to keep"),
        ({"help_seekers": list(CHARACTERS[:8])}, "at most 7"),
        ({"wisdom": 3}, "wisdom is unknown"),
        ({"favour": 0}, "favour is 0; the council is overthrown at 0"),
        ({"chair": 1}, "chair is given; there is one with 4 players"),
        ({"belled": True, "options": {"no_bell": True}}, "belled is true, but the bell cannot have been rung"),
        ({"tick": 5}, "tick is 5 with 3 rounds to come; there are 7"),
        ({"broken": [1]}, "broken names rounds after 0"),
        ({"goals": [[1, 2]]}, r"goals\[0\] is \[1, 2\]; it should be \[9, 10, 11\]"),
        ({"shown": [3]}, "shown should name 7"),
        ({"hands": [["worker", *HAND], HAND, HAND]}, "hands.0 names worker 2 times"),
        ({"hands": [HAND[:1]] * 3, "piles": [HAND[1:]] * 3}, r"hands\[0\] is one card; it should have been renewed"),
        (
            {"hands": [HAND[1:], HAND, HAND], "laid": ["worker", None, None]},
            "laid: while others are to lay only",
        ),
        ({"openers": [0]}, r"laid: the open cards of \[0\] lie before the others"),
        ({"face_up": [0]}, r"face_up is \[0\]; in the phase lay it is \[\]"),
        ({"spoken": [1, None, None]}, r"sentences\[0\] and spoken\[0\] do not fit"),
        ({"spoken": [2, None, None], "sentences": ["alone", None, None]}, "the first who spoke is 1"),
        ({"done": ["worker"]}, "done is worker; nothing has been carried out yet"),
        ({"asked": [0, 1]}, r"asked is \[0, 1\]; this phase asks \[0, 1, 2\]"),
        ({"phase": "save"}, "negated is .* it should be all seats with one equal card"),
        ({"phase": "tilt"}, "the phase is tilt, but no such reward is kept"),
        ({"phase": "rewards"}, "the phase is rewards, but none can be used"),
        ({"phase": "who-takes-all"}, "the phase is who-takes-all, but there are not several to choose from"),
        ({"phase": "open"}, "the phase is open, but nobody is to lay openly"),
        ({"phase": "shield"}, "loss is 0; it should be 1 to 1"),
        ({"loss": 1}, "loss is 1, but in the phase lay none is due"),
        ({"phase": "take"}, "effect_at is 0, which does not lead to the phase take"),
        ({"passed": True}, "passed is true in the phase lay: the challenge is not evaluated yet"),
        ({"negated": [0]}, "negated is given in the phase lay"),
        ({"tilted_from": 3}, "tilted_from is 3, but no worker has tilted the die"),
        ({"open_at_first": ["golem"]}, "open_at_first should be characters that everybody has"),
        ({"help_seekers": ["golem", "worker"], "options": {"scenario": "march"}}, "is not in this game"),
        ({"phase": "over", "result": "survived"}, "challenge is filed when the game is over before the throne"),
        ({"phase": "over", "result": "successor", **THRONE}, "successor is missing"),
        (
            {"phase": "over", "result": "survived", "successor": "worker", **THRONE},
            "successor is the character that all",
        ),
        ({"phase": "over", "result": "overthrown", **THRONE}, "the council is overthrown at 0, and only then"),
        ({"phase": "over", "result": "condition-missed", **THRONE}, "does not fit the condition of the scenario"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, object], sentence: str) -> None:
    """C12-3, C12-13: what a position must add up to."""
    with pytest.raises(BadPosition, match=sentence):
        chamber(**change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"phase": "save", "negated": [0, 1]}, r"negated is \[0, 1\]; it should be all seats with one equal card"),
        ({"phase": "save", "negated": [0, 1, 2], "filed": []}, "what is filed of them, should be equally many"),
        ({"phase": "save", "negated": [0, 1, 2], **reward(12)}, "the phase is save, but no such reward is kept"),
        ({"phase": "save", "negated": [0, 1, 2], "done": ["worker"]}, "so many cards have not been laid in this turn"),
        ({"phase": "effect", "actor": 0}, r"negated is \[\]; equal cards lie at \[0, 1, 2\]"),
        ({"phase": "effect", "actor": 0, "negated": [0, 1, 2], "tilted_from": 7}, "tilted_from is 7"),
        ({"phase": "effect", "actor": 0, "negated": [0, 1, 2], "follower": 0}, "done should name the oracle"),
        ({"phase": "follow", "actor": 0}, r"laid\[0\] should be the oracle that is to be followed"),
        ({"phase": "order", "follower": 0}, "follower is 0, but the card of seat 0 is not being carried out"),
        ({"phase": "order", "done": ["golem"]}, "done is golem; one of them cannot have been laid"),
        ({"phase": "order", "openers": [0, 1, 2]}, "several cards, not all open and equal"),
        ({"phase": "order", "done": ["druid", "machine"]}, "so many cards have not been laid in this turn"),
        ({"phase": "tilt"}, "laid: no card lies in the phase tilt"),
    ],
)
def test_cards_being_carried_out_fit_the_phase(change: dict[str, Any], sentence: str) -> None:
    """C12-14, C12-40, C12-52."""
    saving = chamber(**{**SAVED, "phase": "save", "negated": [0, 1, 2]})
    assert saving.offers(0) == ["no", "seat 0", "seat 1", "seat 2"]
    saved = chamber(**{**SAVED, "phase": "effect", "actor": 1, "negated": [0, 1, 2]})
    assert saved.table.actors() == [1]
    with pytest.raises(BadPosition, match=sentence):
        chamber(**{**SAVED, **change})


def test_a_second_reading_follows_an_undecided_first() -> None:
    """C12-50."""
    facts = {"phase": "tilt", **reward(12)}
    again = chamber(**facts, first_reading=["tilt 2", "tilt 8", "no"])
    assert again.offers(0) == ["no", "tilt 2", "tilt 8"]
    for answers in (["tilt 2", "tilt 2", "no"], ["no", "no", "no"]):
        with pytest.raises(BadPosition, match="with these answers there is no second reading"):
            chamber(**facts, first_reading=answers)


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
    dropping = chamber(phase="drop", challenge="challenge-17")
    assert dropping.refuses(0, "drop golem") == "not-in-hand"
    assert dropping.refuses(0, "now") == "drop-a-card"
    hand = [card for card in HAND if card != "druid"]
    taking = chamber(phase="take", challenge="challenge-4", passed=True, hands=[hand] * 3, piles=[["druid"]] * 3)
    assert taking.refuses(0, "take worker") == "not-in-pile"
