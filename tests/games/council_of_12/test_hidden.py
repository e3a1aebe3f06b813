"""The secrets of Council of 12, event by event and field by field."""

from typing import Any

import msgspec
import pytest

from hofstaat.games.council_of_12.events.answers import Answered, Decided, ReadOut
from hofstaat.games.council_of_12.events.deeds import CardsLie, Spoke, Took
from hofstaat.games.council_of_12.notation import Lay
from tests.games.council_of_12.chamber import HAND, Chamber, chamber, reward, throne


def encoded(struct: object) -> str:
    return msgspec.json.encode(struct).decode()


def everything_told(council: Chamber, seat: int | None) -> list[msgspec.Struct]:
    return council.told(msgspec.Struct, seat)


def test_laid_cards_are_hidden_before_they_are_revealed() -> None:
    """C12-19: others learn that somebody has answered, nothing else; the own seat keeps its answer in view."""
    council = chamber().does(0, "lay warlock alone")
    assert council.told(Answered, seat=0) == [Answered(0, "lay", "warlock", "alone")]
    for other in (1, 2, None):
        assert council.told(Answered, seat=other) == [Answered(0)]
        assert council.sees(other).councillors[0].answered
        assert not council.sees(other).councillors[0].lies
    assert council.sees(0).answer == Lay("warlock", "alone")


def test_a_change_of_mind_is_nobodys_business() -> None:
    """C12-19: two councils that differ only in what was first laid are told the same."""
    one = chamber().all("lay druid part", "lay warlock", "lay machine").lay("worker", "machine")
    two = chamber().all("lay druid part", "lay oracle alone", "lay worker").lay("worker", "machine")
    for seat in (0, None):
        assert encoded(one.sees(seat)) == encoded(two.sees(seat))
        assert everything_told(one, seat) == everything_told(two, seat)


def test_sentences_are_public_the_card_behind_them_is_not() -> None:
    """C12-19."""
    council = chamber().all("lay druid part", "lay worker", "lay machine")
    assert council.told(Spoke, seat=2) == [Spoke(0, "part")]
    seat = council.sees(2).councillors[0]
    assert (seat.lies, seat.card, seat.sentence, seat.hand_size) == (True, None, "part", 4)
    assert council.sees(0).laid == "druid"
    assert council.sees(2).laid is None


def test_hands_are_the_owners_own() -> None:
    """C12-19: sizes are public."""
    council = chamber()
    assert council.sees(0).hand == HAND
    assert council.sees(None).hand is None
    assert [seat.hand_size for seat in council.sees(None).councillors] == [5, 5, 5]


def test_piles_show_their_top_and_to_the_owner_everything() -> None:
    """C12-14, C12-19."""
    council = chamber(hands=[HAND[:3], HAND, HAND], piles=[["machine", "oracle"], [], []])
    assert council.sees(1).councillors[0].top == "oracle"
    assert council.sees(1).pile == []
    assert council.sees(0).pile == ["oracle", "machine"]
    assert "machine" not in encoded(council.sees(None).councillors)


def test_ballots_are_hidden_and_a_majority_stays_so() -> None:
    """C12-50, C12-19: only without a majority the answers are shown."""
    council = chamber(phase="bell", options={"no_bell": False}).does(0, "no").does(1, "ring")
    assert council.told(Answered, seat=2) == [Answered(0), Answered(1)]
    council.does(2, "ring")
    assert council.told(Decided, seat=0) == [Decided("bell", "ring")]
    assert not council.told(ReadOut)


def test_now_and_later_are_hidden() -> None:
    """C12-14: only whose card comes next is seen."""
    council = chamber().lay("worker", "druid", "machine").does(0, "now")
    assert council.told(Answered, seat=1)[-1] == Answered(0)
    assert council.told(CardsLie)


def test_a_hidden_take_is_told_as_such() -> None:
    """C12-38, C12-19."""
    cards = [*HAND, "patient-one"]
    facts = {"hands": [["worker", "oracle"], cards, cards], "piles": [["druid", "machine", "warlock"], [], []]}
    council = chamber(laid=["patient-one", None, None], phase="effect", actor=0, face_up=[0], fixed=[0, 1, 2], **facts)  # type: ignore[arg-type]
    council.does(0, "take druid")
    for other in (1, 2, None):
        assert council.told(Took, seat=other) == [Took(0, False, None, "warlock")]
    assert council.told(Took, seat=0) == [Took(0, False, "druid", "warlock")]


def test_only_the_front_of_a_challenge_is_seen_before_step_five() -> None:
    """C12-8: score and effects show when the card is turned."""
    council = chamber(
        phase="tilt", die=10, challenge="challenge-27", hands=[HAND[:4]] * 3, piles=[["oracle"]] * 3, **reward(12)
    )
    assert council.sees(0).back is None
    council.all("no")
    back = council.sees(0).back
    assert back is not None
    assert (back.score, back.passed, back.passed_effects) == (7, True, ["ONE_TAKE_ALL"])
    assert chamber().sees(0).back is None


def test_the_stacks_are_hidden() -> None:
    """C12-8, C12-19: how many are left is public, which is not."""
    one = chamber(help_seekers=["golem", "alchemist"], challenges=["challenge-9", "challenge-1"])
    two = chamber(help_seekers=["alchemist", "golem"], challenges=["challenge-2", "challenge-5"])
    assert encoded(one.sees(0)) == encoded(two.sees(0))
    assert one.sees(0).stack == 2


@pytest.mark.parametrize("phase", ["bell", "rewards", "lay", "tilt", "learn"])
def test_talk_is_open_while_no_card_is_laid(phase: str) -> None:
    """C12-26: only hidden cards are taboo."""
    learning: dict[str, Any] = {"challenge": "challenge-13", "passed": True} if phase == "learn" else {}
    council = chamber(phase=phase, options={"no_bell": False}, **reward(12, 2), **learning)
    assert council.game.may_talk(council.table, 0)
    assert council.game.may_talk(council.table, None)


def test_a_round_without_a_bell_has_a_moment_to_talk() -> None:
    """C12-26: talk closes for everybody with the first answer of step 3 and stays closed in the waves after it."""
    council = chamber()
    may_talk = council.game.may_talk
    assert may_talk(council.table, 1)
    council.does(0, "lay worker alone")
    assert [may_talk(council.table, seat) for seat in (0, 1, 2, None)] == [False] * 4
    council.does(1, "lay druid").does(2, "lay machine")
    assert (council.phase, council.sees().waiting) == ("lay", [1, 2])
    assert not may_talk(council.table, 1)


def test_an_open_card_closes_talk_like_a_hidden_one() -> None:
    """C12-26, C12-60: the first answer may be the chair's."""
    council = chamber(4, phase="open", chair=2, lead=2)
    assert council.game.may_talk(council.table, 0)
    council.does(2, "open worker")
    assert council.phase == "lay"
    assert not council.game.may_talk(council.table, 0)


def test_talk_opens_again_for_the_second_of_two_turns() -> None:
    """C12-26, C12-21."""
    council = chamber(2, die=1, challenge="challenge-21", turn=1).lay("machine", "druid").wait()
    assert not council.game.may_talk(council.table, 0)
    council.does(0, "die 4").does(1, "die 3")
    assert (council.phase, council.sees().turn) == ("lay", 2)
    assert council.game.may_talk(council.table, 0)


def test_talk_is_closed_while_cards_are_carried_out() -> None:
    """C12-26."""
    council = chamber().lay("worker", "druid", "machine")
    assert not council.game.may_talk(council.table, 0)
    council.all("now", "later", "later")
    assert (council.phase, council.game.may_talk(council.table, 1)) == ("effect", False)


def test_the_chair_does_not_talk() -> None:
    """C12-60: but votes."""
    council = chamber(4, phase="bell", chair=2, lead=2, options={"no_bell": False})
    assert [council.game.may_talk(council.table, seat) for seat in range(4)] == [True, True, False, True]
    assert 2 in council.table.actors()


def test_silent_councils_talk_only_about_the_choices_of_step_five() -> None:
    """C12-84, C12-26: uncannily silent ones not at all, until it is over."""
    for mode, step_five in (("silent", True), ("uncanny", False)):
        before = chamber(phase="rewards", options={mode: True}, **reward(2))
        assert not before.game.may_talk(before.table, 0)
        choosing = chamber(phase="learn", challenge="challenge-13", passed=True, options={mode: True})
        assert choosing.game.may_talk(choosing.table, 0) is step_five
        over = throne(options={mode: True}).lay("worker", "worker", "worker")
        assert over.game.may_talk(over.table, 0)
