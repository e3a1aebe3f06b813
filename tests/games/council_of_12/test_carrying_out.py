"""Step 4: whose card is next, negation, the oracle, rewards that save, the chair."""

from typing import Any

from hofstaat.games.council_of_12.events.answers import Decided
from hofstaat.games.council_of_12.events.deeds import DieTurned, Fizzled, Renewed, Resolved, Revealed, RewardUsed
from hofstaat.games.council_of_12.events.events import Evaluated
from tests.games.council_of_12.chamber import HAND, Chamber, chamber, reward


def test_the_first_now_in_default_order_goes_next() -> None:
    """C12-14: without sentences from the lead leftwards."""
    council = chamber(lead=1).lay("warlock", "druid", "machine")
    council.all("now", "later", "now")  # from seat 1 leftwards seat 2 comes before seat 0
    assert [shown.seat for shown in council.told(Revealed)] == [2]


def test_without_a_now_the_first_in_default_order_goes() -> None:
    """C12-14."""
    council = chamber(lead=1).lay("warlock", "druid", "machine").all("later")
    assert [shown.seat for shown in council.told(Revealed)] == [1]


def test_those_who_spoke_come_first_in_the_order_of_speaking() -> None:
    """C12-14."""
    council = chamber(lead=1)
    council.all("lay warlock", "lay druid", "lay machine part").all("lay warlock part", "lay druid").does(
        1, "lay druid"
    )
    council.all("later")
    assert [shown.seat for shown in council.told(Revealed)] == [2]


def test_equal_cards_are_negated_and_discarded() -> None:
    """C12-14: every equal lying card is revealed at once and has no effect."""
    council = chamber().lay("machine", "warlock", "machine").all("now", "later", "later")
    assert council.told(Revealed)[0] == Revealed(0, "machine", (2,))
    assert council.told(Resolved)[0] == Resolved("machine", (0, 2), True)
    assert not council.told(DieTurned)
    assert [seat.top for seat in council.sees().councillors] == ["machine", None, "machine"]
    assert council.table.actors() == [1]  # the last card needs no order


def test_an_effect_must_be_carried_out() -> None:
    """C12-14: there is no way to decline."""
    council = chamber().lay("machine", "warlock", "druid").all("now", "later", "later")
    assert council.offers(0) == ["die 9", "die 10"]
    assert council.refuses(0, "now") == "carry-out"


def test_the_order_of_open_equal_cards_is_not_asked() -> None:
    """C12-14: when all lying cards are open and equal there is nothing to decide."""
    council = chamber(
        2, hands=[HAND, HAND], openers=[0, 1], phase="open", help_seekers=["golem"], challenges=["challenge-9"]
    )
    council.all("open worker")
    assert council.told(Resolved) == [Resolved("worker", (0, 1), True)]


# -- the oracle -----------------------------------------------------------------------------------------------------


def oracle(*cards: str, **position: Any) -> Chamber:
    """Seat 0 has laid the oracle and goes first."""
    return chamber(**position).lay("oracle", *cards).all("now", *["later"] * len(cards))


def test_the_oracle_rolls_and_plays_one_more_card() -> None:
    """C12-40: at once, without a sentence."""
    council = oracle("druid", "worker").roll(8)
    assert (council.die, council.phase, council.table.actors()) == (8, "follow", [0])
    assert council.offers(0) == ["follow worker", "follow druid", "follow warlock", "follow machine"]
    council.does(0, "follow machine").does(0, "die 10")
    assert council.die == 10
    assert council.position()["piles"][0] == ["oracle", "machine"]


def test_a_following_card_negates_an_equal_lying_one() -> None:
    """C12-40."""
    council = oracle("druid", "worker").roll(8).does(0, "follow druid")
    assert council.told(Resolved)[-1] == Resolved("druid", (0, 1), True)
    assert council.position()["laid"] == [None, None, "worker"]


def test_a_character_repeated_after_the_oracle_has_no_effect() -> None:
    """C12-40: not a negation; the first effect stands."""
    council = chamber().lay("oracle", "druid", "worker").all("later", "now", "later").does(1, "die 8")
    council.all("now", "later").roll(9).does(0, "follow druid")
    assert council.told(Fizzled) == [Fizzled(0, "druid")]
    assert council.told(Resolved)[-1] == Resolved("druid", (0,), False)


def test_a_princess_after_the_oracle_never_works() -> None:
    """C12-40, C12-37."""
    cards = [*HAND, "princess"]
    council = oracle("druid", "worker", hands=[cards] * 3, help_seeker="parasite").roll(8).does(0, "follow princess")
    assert council.told(Fizzled) == [Fizzled(0, "princess")]


def test_before_the_following_card_the_last_hand_card_is_renewed() -> None:
    """C12-40: the oracle included, so a following oracle has no effect (C12-44)."""
    facts: dict[str, Any] = {
        "hands": [["oracle", "worker"], HAND, HAND],
        "piles": [["druid", "warlock", "machine"], [], []],
    }
    council = oracle("druid", "machine", **facts).roll(3)
    assert council.told(Renewed) == [Renewed(0, "worker", True)]
    assert council.position()["piles"][0] == ["worker"]
    assert council.offers(0) == ["follow druid", "follow warlock", "follow machine", "follow oracle"]
    council.does(0, "follow oracle")
    assert council.told(Fizzled) == [Fizzled(0, "oracle")]
    assert council.position()["piles"][0] == ["worker", "oracle"]


def reach_of(council: Chamber, card: str) -> list[int]:
    """The faces to which the card in the hand of seat 0 could turn the die."""
    return next(reach.values for reach in council.sees(0).reach if reach.card == card)


def test_a_princess_in_hand_reaches_no_goal_once_cards_are_carried_out() -> None:
    """C12-37, C12-40: she could only follow an oracle."""
    cards = [*HAND, "princess"]
    council = chamber(hands=[cards] * 3, help_seeker="parasite")
    assert reach_of(council, "princess") == [9, 10, 11]
    council.lay("oracle", "druid", "worker")
    assert (council.phase, reach_of(council, "princess")) == ("order", [7])
    council.all("now", "later", "later").roll(8)
    assert (council.phase, reach_of(council, "princess")) == ("follow", [8])


def test_a_character_done_already_reaches_only_what_the_die_shows() -> None:
    """C12-40: until the cards of the turn have been carried out."""
    council = chamber().lay("oracle", "machine", "worker").all("later", "now", "later").does(1, "die 9")
    council.all("now", "later").roll(4)
    assert (reach_of(council, "machine"), reach_of(council, "druid")) == ([4], [3, 5])
    facts: dict[str, Any] = {"challenge": "challenge-27", "die": 7, "done": ["machine"], **reward(12)}
    assert reach_of(chamber(phase="tilt", **facts), "machine") == [9, 10]


def test_a_card_that_lies_open_reaches_only_what_the_die_shows() -> None:
    """C12-14: an equal one would negate it."""
    council = chamber(4, phase="open", chair=1, lead=1)
    before = reach_of(council, "worker")
    council.does(1, "open worker")
    die = council.sees(0).die
    assert before != [die]
    assert reach_of(council, "worker") == [die]
    assert reach_of(council, "druid") != [die]


def test_a_second_oracle_reaches_only_what_the_die_shows() -> None:
    """C12-44."""
    facts = {"hands": [["oracle", "worker"], HAND, HAND], "piles": [["druid", "warlock", "machine"], [], []]}
    council = oracle("druid", "machine", **facts).roll(3)
    assert reach_of(council, "oracle") == [3]


def test_two_lying_oracles_negate_each_other_without_a_roll() -> None:
    """C12-44."""
    council = oracle("oracle", "worker")
    assert council.told(Resolved) == [Resolved("oracle", (0, 1), True)]
    assert council.die == 7


def test_a_following_patient_one_may_take_the_oracle() -> None:
    """C12-44: it goes to the pile when the following card is laid."""
    cards = [*HAND, "patient-one"]
    council = oracle("druid", "worker", hands=[cards] * 3).roll(8).does(0, "follow patient-one")
    position = council.position()
    assert "oracle" in position["hands"][0]
    assert position["piles"][0] == ["patient-one"]


# -- a negation saved by reward -------------------------------------------------------------------------------------


def test_a_reward_saves_a_negated_character() -> None:
    """C12-52: one of its players carries it out after all; the other cards are discarded after the effect."""
    council = chamber(**reward(19)).lay("machine", "machine", "warlock").all("now", "later", "later")
    assert council.phase == "save"
    assert council.offers(2) == ["no", "seat 0", "seat 1"]
    council.all("seat 1")
    assert council.told(Decided)[-1] == Decided("save", "name", target=1)
    assert council.told(RewardUsed) == [RewardUsed("R_SAVE", "challenge-19")]
    assert council.position()["laid"] == ["machine", "machine", "warlock"]
    council.does(1, "die 9")
    assert council.told(Resolved) == [Resolved("machine", (0, 1), False)]
    assert council.position()["piles"][:2] == [["machine"], ["machine"]]


def test_a_saved_princess_works_as_the_first_card() -> None:
    """C12-37, C12-52."""
    cards = [*HAND, "princess"]
    council = chamber(hands=[cards] * 3, help_seeker="parasite", **reward(19)).lay("princess", "princess", "warlock")
    council.all("now", "later", "later").all("seat 0")
    assert council.offers(0) == ["die 9", "die 10", "die 11"]


def test_a_saved_oracle_rolls() -> None:
    """C12-44, C12-52: the other oracle is discarded when the following card is laid."""
    council = chamber(**reward(19)).lay("oracle", "oracle", "warlock").all("now", "later", "later").all("seat 1")
    council.roll(8).does(1, "follow machine")
    assert council.position()["piles"][:2] == [["oracle"], ["oracle"]]


def test_declined_the_negation_stands() -> None:
    """C12-52: one ballot per negation."""
    council = chamber(**reward(19)).lay("machine", "machine", "warlock").all("now", "later", "later").all("no")
    assert council.told(Resolved) == [Resolved("machine", (0, 1), True)]


# -- the chair ------------------------------------------------------------------------------------------------------


def chaired(*cards: str, **position: Any) -> Chamber:
    """Seat 0 has the chair and lays openly, then the others."""
    facts: dict[str, Any] = {"phase": "open", "chair": 0, **position}
    return chamber(4, **facts).does(0, f"open {cards[0]}").lay(*cards[1:])


def test_a_negated_chair_has_failed_whatever_the_die_shows() -> None:
    """C12-60: step 4 goes on."""
    council = chaired("druid", "druid", "machine", "oracle").all("now", "later", "later", "later")
    assert council.sees().chair_negated
    council.all("now", "later").does(2, "die 9").roll(7).does(3, "follow warlock").does(3, "die 10")
    assert council.told(Evaluated) == [Evaluated("challenge-29", False, 10)]


def test_another_ones_following_card_can_negate_the_chair() -> None:
    """C12-60."""
    council = chaired("druid", "oracle", "machine", "worker").all("later", "now", "later", "later")
    council.roll(4).does(1, "follow druid")
    assert council.sees().chair_negated


def test_the_chairs_own_following_card_does_not_fail_it() -> None:
    """C12-60."""
    council = chaired("oracle", "druid", "machine", "worker").all("now", "later", "later", "later")
    council.roll(4).does(0, "follow druid")
    assert council.told(Resolved)[-1] == Resolved("druid", (0, 1), True)
    assert not council.sees().chair_negated


def test_a_saving_reward_cures_the_chair_whoever_carries_it_out() -> None:
    """C12-60, C12-52."""
    council = chaired("druid", "druid", "machine", "worker", **reward(19)).all("now", "later", "later", "later")
    council.all("seat 1").does(1, "die 8")
    assert not council.sees().chair_negated


def test_invariants_of_hands_and_lying_cards() -> None:
    """C12-47: everybody holds a card, and no lying card equals a resolved character."""
    council = chamber().lay("machine", "warlock", "machine").all("now", "later", "later")
    position = council.position()
    assert all(position["hands"])
    assert not set(position["done"]) & set(position["laid"])
