"""The succession, the score, silence, the conditions of scenarios."""

from typing import Any

import pytest

from hofstaat.games.council_of_12.events.events import Ended, ThroneShown
from hofstaat.games.council_of_12.scoring import verdict
from tests.games.council_of_12.chamber import HAND, Chamber, chamber, reward, throne


def result(council: Chamber) -> tuple[str, str | None, int]:
    found = council.sees().result
    assert found is not None
    return found.reason, found.successor, found.favour


def test_all_the_same_character_takes_the_throne() -> None:
    """C12-70: won."""
    council = throne().lay("worker", "worker", "worker")
    assert result(council) == ("successor", "worker", 3)
    assert council.outcome().winners == (0, 1, 2)
    assert council.told(ThroneShown) == [ThroneShown(("worker", "worker", "worker"))]


def test_otherwise_each_odd_one_out_costs_favour() -> None:
    """C12-70: players minus the largest group; with favour left it is won without a successor."""
    assert result(throne().lay("worker", "druid", "machine")) == ("survived", None, 1)
    assert result(throne(4, favour=3).lay("worker", "worker", "druid", "druid")) == ("survived", None, 1)
    lost = throne(favour=2).lay("worker", "druid", "machine")
    assert result(lost) == ("overthrown", None, 0)
    assert lost.outcome().winners == ()


def test_the_succession_is_laid_for_like_any_challenge() -> None:
    """C12-70: sentences, open cards by reward, no chair, no forbidden character; nothing is carried out."""
    council = throne(phase="rewards", **reward(2)).all("use open").all("seat 1").does(1, "open oracle")
    council.all("lay oracle part").all("lay oracle")
    assert result(council)[:2] == ("successor", "oracle")
    assert council.die == 7


def test_a_shield_helps_at_the_throne() -> None:
    """C12-70, C12-52: the cards go to the piles first."""
    council = throne(favour=4, **reward(15)).lay("worker", "druid", "machine")
    assert council.phase == "shield"
    assert [seat.top for seat in council.sees().councillors] == ["worker", "druid", "machine"]
    council.all("use shield")
    assert result(council) == ("survived", None, 3)


def test_a_pile_can_be_taken_before_the_succession() -> None:
    """C12-70: R_TAKE_ALL."""
    hands = [["druid", "machine"], HAND, HAND]
    council = throne(phase="rewards", hands=hands, piles=[["worker", "warlock", "oracle"], [], []], **reward(10))
    council.all("use take-all")
    assert council.lay("worker", "worker", "worker").outcome().reason == "successor"


def test_the_chair_is_gone_before_the_succession() -> None:
    """C12-60, C12-70."""
    last = {"help_seekers": [], "challenges": [], "die": 9, "phase": "tilt", "chair": 2, "lead": 2, **reward(12)}
    council = chamber(4, **last).all("no")
    assert (council.sees().chair, council.sees().lead, council.phase) == (None, 3, "lay")


# -- the score ------------------------------------------------------------------------------------------------------

FILED: dict[str, Any] = {
    "filed": [
        {"challenge": "challenge-1", "on_right": False, "kept": False},
        {"challenge": "challenge-29", "on_right": True, "kept": False},
        {"challenge": "challenge-12", "on_right": True, "kept": True},
    ],
    "help_seekers_filed": ["worker", "princess", "golem"],
}


def test_the_term_of_office() -> None:
    """C12-80: 6 + 2 * 7 + 2 * 4 for challenges, 0 + 1 + 2 for crowns, 3 favour; everybody has the same points."""
    council = throne(**FILED).lay("worker", "worker", "worker")
    found = council.sees().result
    assert found is not None
    assert (found.challenges, found.crowns, found.favour, found.silence, found.term) == (28, 3, 3, 0, 34)
    assert council.outcome().scores == (34, 34, 34)
    assert council.told(Ended) == [Ended("successor", "worker", 34)]


def test_a_lost_game_scores_too() -> None:
    """C12-80: the fatal challenge counts, belled double, and help-seekers nobody has seen count as well."""
    facts: dict[str, Any] = {"phase": "tilt", "die": 1, "challenge": "challenge-24", "favour": 2, "belled": True}
    council = chamber(**facts, **reward(12)).all("no")
    # 4 for the kept one, 2 * 7 for the fatal one; crowns: shapeshifter 1, princess 1, golem 2, alchemist 2
    assert council.outcome().scores == (24, 24, 24)


@pytest.mark.parametrize(
    ("years", "word"),
    [
        (0, "disappointed"),
        (23, "disappointed"),
        (24, "proud"),
        (34, "proud"),
        (35, "devoted"),
        (60, "devoted"),
        (61, "enthralled"),
        (78, "enthralled"),
        (79, "masterful"),
        (109, "masterful"),
        (110, "legendary"),
    ],
)
def test_the_sayings_of_the_people(years: int, word: str) -> None:
    """C12-81."""
    assert verdict(years) == word


# -- silence --------------------------------------------------------------------------------------------------------


def test_a_silent_council_gets_a_point_for_every_silent_round() -> None:
    """C12-84: a sentence is possible, but costs the round's tick."""
    silent: dict[str, Any] = {"options": {"silent": True}, "broken": [2, 5]}
    council = throne(**silent).lay("worker", "worker", "worker")
    found = council.sees().result
    assert found is not None
    assert (found.silent_rounds, found.silence) == (6, 6)
    talking = throne(**silent).all("lay worker", "lay worker", "lay worker part").all("lay worker")
    found = talking.sees().result
    assert found is not None and found.silence == 5
    assert talking.sees().broken_rounds == [3, 6, 8]


def test_a_fatal_round_held_in_silence_counts() -> None:
    """C12-84: lost in the third round without a word."""
    facts: dict[str, Any] = {"phase": "tilt", "die": 1, "challenge": "challenge-24", "favour": 1, "tick": 2}
    found = chamber(options={"silent": True}, **facts, **reward(12)).all("no").sees().result
    assert found is not None and found.silence == 3


def test_an_uncannily_silent_council_has_no_words_and_no_order() -> None:
    """C12-84: no sentences, cards in default order, two points for every round."""
    council = chamber(options={"uncanny": True}, lead=1)
    assert council.offers(0) == [f"lay {card}" for card in HAND]
    assert council.refuses(0, "lay worker alone") == "no-words"
    council.lay("machine", "warlock", "druid")
    assert (council.phase, council.table.actors()) == ("effect", [1])
    found = throne(options={"uncanny": True}).lay("worker", "worker", "worker").sees().result
    assert found is not None and found.silence == 16


# -- scenarios ------------------------------------------------------------------------------------------------------


def test_a_scenario_may_want_its_own_successor() -> None:
    """C12-85, C12-83: another choice is a defeat, but it is enthroned all the same, and the score counts."""
    council = throne(options={"scenario": "june"}).lay("worker", "worker", "worker")
    assert result(council)[:2] == ("condition-missed", "worker")
    assert council.outcome().winners == ()
    hand = [*HAND, "patient-one"]
    won = throne(options={"scenario": "june"}, hands=[hand] * 3).lay(*["patient-one"] * 3)
    assert won.outcome().reason == "successor"


def test_a_scenario_may_want_bells() -> None:
    """C12-85: four cards on the right at the end; surviving is enough."""
    july: dict[str, Any] = {"options": {"scenario": "july", "no_bell": False}}
    seekers = ["shapeshifter", "worker", "parasite", "oracle"]
    right = [{"challenge": f"challenge-{n}", "on_right": True, "kept": False} for n in (1, 2, 8, 12)]
    enough: dict[str, Any] = {"filed": right, "help_seekers_filed": seekers}
    assert throne(**july, **enough).lay("worker", "druid", "machine").outcome().reason == "survived"
    few: dict[str, Any] = {"filed": right[:3], "help_seekers_filed": seekers[:3]}
    assert throne(**july, **few).lay("worker", "worker", "worker").outcome().reason == "condition-missed"
