"""The power of each character when its card is carried out alone."""

from typing import Any

import pytest

from hofstaat.games.council_of_12.events.deeds import DieTurned, Fizzled, GoalChanged, Took
from tests.games.council_of_12.chamber import HAND, Chamber, chamber


def carrying_out(card: str, die: int = 7, **position: Any) -> Chamber:
    """Seat 0 is the only one with a card before it."""
    hand = ["worker", "druid", "warlock", "machine", "oracle"]
    facts: dict[str, Any] = {
        "hands": [[c for c in (*hand, card) if c != card], sorted({*hand, card}), sorted({*hand, card})],
        "laid": [card, None, None],
        "piles": [[], [], []],
        "phase": "effect",
        "actor": 0,
        "die": die,
        "help_seeker": "parasite" if card == "princess" else "princess",
        "face_up": [0],
        "fixed": [0, 1, 2],
        **position,
    }
    return chamber(**facts)


def targets(card: str, die: int) -> list[int]:
    """The faces to which the die may be turned."""
    return [int(words.split()[1]) for words in carrying_out(card, die).offers(0)]


def laid_alone(card: str, die: int, **position: Any) -> Chamber:
    """The card is shown with two others that do not matter: they negate each other."""
    other = "oracle" if card != "oracle" else "worker"
    cards = sorted({*HAND, card})
    facts: dict[str, Any] = {
        "hands": [cards] * 3,
        "help_seeker": "parasite" if card == "princess" else "princess",
        "die": die,
        **position,
    }
    return chamber(**facts).lay(card, other, other).all("now", "later", "later")


def test_the_alchemist_doubles_or_halves() -> None:
    """C12-30: rounding down, capped at 12; 1 must be doubled, 12 must be halved."""
    assert targets("alchemist", 7) == [3, 12]
    assert targets("alchemist", 5) == [2, 10]
    assert laid_alone("alchemist", 1).die == 2
    assert laid_alone("alchemist", 12).die == 6


def test_the_worker_tilts_twice_and_not_back() -> None:
    """C12-31."""
    council = carrying_out("worker", 7)
    assert council.offers(0) == ["die 2", "die 8", "die 9", "die 10", "die 12"]
    council.does(0, "die 10")
    assert (council.phase, council.die, council.sees().tilted_from) == ("effect", 10, 7)
    assert council.offers(0) == ["die 1", "die 2", "die 5", "die 9"]
    assert council.refuses(0, "die 7") == "out-of-reach"


def test_the_druid_adds_or_takes_one() -> None:
    """C12-32, C12-41: at the edges the die may stay."""
    assert targets("druid", 7) == [6, 8]
    assert targets("druid", 12) == [11, 12]
    assert targets("druid", 1) == [1, 2]


def test_the_warlock_tilts_once() -> None:
    """C12-33: to one of the five faces beside."""
    assert targets("warlock", 7) == [2, 8, 9, 10, 12]
    assert targets("warlock", 1) == [2, 4, 5, 6, 10]


def test_the_machine_adds_two_or_three() -> None:
    """C12-34, C12-41: not above 12; equal results are one option, and one option is no question."""
    assert targets("machine", 7) == [9, 10]
    assert targets("machine", 9) == [11, 12]
    assert laid_alone("machine", 10).die == 12
    assert laid_alone("machine", 12).die == 12


def test_the_parasite_takes_two_or_three() -> None:
    """C12-35."""
    assert targets("parasite", 7) == [4, 5]
    assert laid_alone("parasite", 3).die == 1


def test_the_shapeshifter_shows_the_opposite_face() -> None:
    """C12-36."""
    assert laid_alone("shapeshifter", 12).die == 1
    assert laid_alone("shapeshifter", 5).die == 8


def test_the_princess_turns_the_die_to_any_goal_if_she_is_first() -> None:
    """C12-37: to any value of any goal, also the one shown."""
    council = laid_alone("princess", 10, challenge="challenge-28")
    assert council.offers(0) == [f"die {value}" for value in (1, 2, 3, 10, 11, 12)]


def test_a_princess_too_late_does_nothing() -> None:
    """C12-37, C12-45: a negated pair before her counts as resolved, and she as carried out."""
    cards = [*HAND, "princess"]
    council = chamber(hands=[cards] * 3, help_seeker="parasite").lay("princess", "druid", "druid")
    council.all("later", "now", "later")
    assert council.told(Fizzled) == [Fizzled(0, "princess")]
    assert not council.told(DieTurned)


def test_a_princess_lying_openly_is_not_yet_revealed() -> None:
    """C12-37: resolved first she works."""
    cards = [*HAND, "princess"]
    council = chamber(
        hands=[HAND, cards, cards], laid=["princess", None, None], openers=[0], help_seeker="parasite"
    ).lay("druid", "druid")
    council.all("now", "later", "later")
    assert council.offers(0) == ["die 9", "die 10", "die 11"]


def test_the_patient_one_takes_a_discarded_card() -> None:
    """C12-38: any of the own pile, whose order stays; others learn of a hidden one only that it was hidden."""
    facts: dict[str, Any] = {
        "hands": [["worker", "oracle"], [*HAND, "patient-one"], [*HAND, "patient-one"]],
        "piles": [["druid", "warlock", "machine"], [], []],
    }
    council = carrying_out("patient-one", **facts)
    assert council.offers(0) == ["take druid", "take warlock", "take machine"]
    council.does(0, "take warlock")
    assert council.position()["piles"][0] == ["druid", "machine", "patient-one"]
    assert council.told(Took, seat=0) == [Took(0, False, "warlock", "machine")]
    assert council.told(Took, seat=1) == [Took(0, False, None, "machine")]


def test_the_top_card_is_taken_before_all_eyes() -> None:
    """C12-38: "the top one: X", and what lies under it is seen now."""
    facts: dict[str, Any] = {
        "hands": [["worker", "oracle"], [*HAND, "patient-one"], [*HAND, "patient-one"]],
        "piles": [["druid", "warlock", "machine"], [], []],
    }
    council = carrying_out("patient-one", **facts).does(0, "take machine")
    assert council.told(Took, seat=1) == [Took(0, True, "machine", "warlock")]


def test_a_pile_of_one_leaves_no_choice_and_an_empty_one_nothing() -> None:
    """C12-38, C12-45."""
    cards = [*HAND, "patient-one"]
    empty = chamber(hands=[cards] * 3).lay("patient-one", "druid", "druid").all("now", "later", "later")
    assert empty.told(Fizzled) == [Fizzled(0, "patient-one")]
    short = [card for card in cards if card != "machine"]
    one = chamber(hands=[short, cards, cards], piles=[["machine"], [], []]).lay("patient-one", "druid", "druid")
    one.all("now", "later", "later")
    assert one.told(Took) == [Took(0, True, "machine", None)]


@pytest.mark.parametrize(("card", "goal"), [("golem", [9, 10, 11, 12]), ("knight", [1, 2, 3, 4])])
def test_golem_and_knight_change_the_goal(card: str, goal: list[int]) -> None:
    """C12-39: with one goal nobody is asked."""
    council = laid_alone(card, 7)
    assert council.told(GoalChanged) == [GoalChanged(0, 1, card)]
    assert council.sees().goals == [goal]
    two = carrying_out(card, challenge="challenge-21")
    assert two.offers(0) == ["goal 1", "goal 2"]
    two.does(0, "goal 2")
    assert two.told(GoalChanged) == [GoalChanged(0, 2, card)]


@pytest.mark.parametrize(
    ("order", "goal"), [(("golem", "knight"), [1, 2, 3, 4]), (("knight", "golem"), [9, 10, 11, 12])]
)
def test_on_the_same_goal_the_later_replaces_the_earlier(order: tuple[str, str], goal: list[int]) -> None:
    """C12-39: on different goals both stand, for the rest of the round."""
    cards = ["worker", "druid", "golem", "knight", "oracle"]
    facts: dict[str, Any] = {
        "hands": [cards] * 3,
        "challenge": "challenge-21",
        "help_seekers": ["parasite", "alchemist"],
    }
    council = chamber(**facts).lay(*order, "druid").all("now", "later", "later")
    council.does(0, "goal 1").all("now", "later").does(1, "goal 1")
    assert council.sees().goals == [goal, [10]]
    other = chamber(**facts).lay(*order, "druid").all("now", "later", "later")
    other.does(0, "goal 2").all("now", "later").does(1, "goal 1")
    first = [1, 2, 3, 4] if order[1] == "knight" else [9, 10, 11, 12]
    second = [1, 2, 3, 4] if order[0] == "knight" else [9, 10, 11, 12]
    assert other.sees().goals == [first, second]


def test_a_choice_that_leaves_the_die_unchanged_is_legal() -> None:
    """C12-41: the princess may turn it to the value it shows."""
    council = laid_alone("princess", 10).does(0, "die 10")
    assert council.die == 10
