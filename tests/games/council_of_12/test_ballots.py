"""How the council decides, and when rewards may be used."""

from typing import Any

from hofstaat.games.council_of_12.events.answers import Decided, ReadOut
from hofstaat.games.council_of_12.events.deeds import DieTurned, PileTaken, RewardUsed, Rolled
from hofstaat.games.council_of_12.events.events import FavourChanged
from tests.games.council_of_12.chamber import HAND, Chamber, chamber, reward, throne


def bell(seats: int = 3, **position: Any) -> Chamber:
    return chamber(seats, phase="bell", **{"options": {"no_bell": False}, **position})


def decision(council: Chamber) -> str:
    return council.told(Decided)[-1].answer


def test_more_than_half_of_all_seats_decide() -> None:
    """C12-50: and the single answers stay hidden."""
    council = bell().all("ring", "no", "ring")
    assert decision(council) == "ring"
    assert not council.told(ReadOut)


def test_without_a_majority_answers_are_read_out_once() -> None:
    """C12-50: the second reading is among the answers given; an optional decision keeps its "no"."""
    council = bell(4).all("ring", "no", "ring", "no")
    assert [(read.seat, read.answer) for read in council.told(ReadOut)] == [
        (0, "ring"),
        (1, "no"),
        (2, "ring"),
        (3, "no"),
    ]
    assert council.sees().second_reading
    council.all("ring", "ring", "ring", "no")
    assert decision(council) == "ring"


def test_an_optional_decision_without_a_majority_is_no() -> None:
    """C12-50: at the second reading."""
    council = bell(4).all("ring", "no", "ring", "no").all("ring", "no", "ring", "no")
    assert decision(council) == "no"


def test_with_two_seats_a_single_no_settles_it() -> None:
    """C12-50: once both have answered."""
    council = bell(2).does(0, "no")
    assert not council.told(Decided)
    council.does(1, "ring")
    assert decision(council) == "no"


def test_a_second_reading_keeps_no_and_drops_what_nobody_wanted() -> None:
    """C12-50: three different faces for a tilt."""
    council = chamber(phase="tilt", **reward(12)).all("tilt 2", "tilt 8", "tilt 9")
    assert council.offers(0) == ["no", "tilt 2", "tilt 8", "tilt 9"]
    assert council.refuses(0, "tilt 12") == "second-reading"


def takers(**position: Any) -> Chamber:
    """A passed challenge lets one player take the pile; seats 0, 1 and 2 have one."""
    facts = {
        "hands": [["worker", "druid"]] * 3,
        "piles": [["warlock", "machine", "oracle"]] * 3,
        "phase": "tilt",
        "die": 10,
        "challenge": "challenge-27",
        **reward(12),
    }
    return chamber(**{**facts, **position}).all("no")


def test_a_mandatory_decision_goes_to_most_votes_at_the_second_reading() -> None:
    """C12-50, C12-9: a tie goes to the tied voter nearest the lead."""
    council = takers(lead=1)
    assert council.phase == "who-takes-pile"
    council.all("seat 0", "seat 1", "seat 2").all("seat 2", "seat 1", "seat 0")
    assert council.told(PileTaken) == [PileTaken(1)]


def test_a_mandatory_decision_with_one_answer_is_not_asked() -> None:
    """C12-50, C12-54."""
    piles = [[], ["warlock"], []]
    hands = [HAND, [card for card in HAND if card != "warlock"], HAND]
    assert takers(piles=piles, hands=hands).told(PileTaken) == [PileTaken(1)]


def test_an_uncannily_silent_council_reads_nothing_twice() -> None:
    """C12-84, C12-50: on the first reading "no", or most votes with the tie rule."""
    council = chamber(4, phase="bell", options={"no_bell": False, "uncanny": True}).all("ring", "no", "ring", "no")
    assert decision(council) == "no"
    assert not council.told(ReadOut)
    tie = takers(lead=2, options={"uncanny": True}).all("seat 0", "seat 1", "seat 2")
    assert tie.told(PileTaken) == [PileTaken(2)]


# -- rewards before laying ------------------------------------------------------------------------------------------


def rewarded(*challenges: int, **position: Any) -> Chamber:
    return chamber(phase="rewards", **{**reward(*challenges), **position})


def test_a_roll_before_laying() -> None:
    """C12-52: R_ROLL; the window opens again as long as such a reward is held."""
    council = rewarded(18, 2).all("use roll").roll(4)
    assert council.told(Rolled) == [Rolled(4, "reward")]
    assert council.offers(0) == ["no", "use open"]


def test_a_pile_before_laying() -> None:
    """C12-52: R_TAKE_ALL is offered only while somebody has a pile."""
    assert rewarded(10, 2).offers(0) == ["no", "use open"]
    hand = [card for card in HAND if card != "druid"]
    council = rewarded(10, hands=[hand, hand, HAND], piles=[["druid"], ["druid"], []]).all("use take-all")
    assert (council.phase, council.offers(2)) == ("who-takes-all", ["seat 0", "seat 1"])
    council.all("seat 1")
    assert council.position()["piles"] == [["druid"], [], []]


def test_an_open_card_by_reward() -> None:
    """C12-52: each seat once per turn."""
    council = rewarded(2, 5).all("use open").all("seat 1").all("use open")
    assert council.offers(0) == ["seat 0", "seat 2"]
    council.all("seat 2")
    assert (council.phase, sorted(council.table.actors())) == ("open", [1, 2])


def test_the_chair_is_not_asked_to_lay_openly_twice() -> None:
    """C12-52, C12-60."""
    council = chamber(4, phase="rewards", chair=2, **reward(2)).all("use open")
    assert council.offers(0) == ["seat 0", "seat 1", "seat 3"]


def test_the_oldest_reward_of_its_kind_is_used() -> None:
    """C12-52."""
    council = rewarded(5, 2).all("use open")
    assert council.told(RewardUsed) == [RewardUsed("R_OPEN", "challenge-5")]
    assert [filed["kept"] for filed in council.position()["filed"]] == [False, True]


def test_none_closes_the_window() -> None:
    """C12-52."""
    assert rewarded(18, 2).all("no").phase == "lay"


def test_a_reward_can_be_used_from_the_next_round_on() -> None:
    """C12-52: a tilt just won is kept, not used."""
    council = chamber(die=6, challenge="challenge-6").lay("worker", "worker", "warlock").all("now", "later", "later")
    council.does(2, "die 4")
    assert council.sees().filed[-1].reward is None  # failed
    won = chamber(die=7, challenge="challenge-6").lay("worker", "worker", "druid").all("now", "later", "later")
    won.does(2, "die 8")
    assert won.sees().filed[-1].reward == "R_TILT"
    assert not won.told(RewardUsed)


def test_tilts_come_after_the_last_card_one_by_one() -> None:
    """C12-52: R_TILT; the window stays open until "no" or all are used."""
    council = chamber(phase="tilt", **reward(12, 6)).all("tilt 8")
    assert council.phase == "tilt"
    council.all("tilt 12")
    assert [turned.value for turned in council.told(DieTurned)] == [8, 12]


# -- shields --------------------------------------------------------------------------------------------------------


def test_a_shield_lowers_a_loss_by_one() -> None:
    """C12-52: asked while a loss remains; several add up."""
    council = chamber(phase="tilt", die=1, challenge="challenge-24", favour=4, **reward(12, 15, 25)).all("no")
    assert (council.phase, council.sees().loss) == ("shield", 2)
    council.all("use shield").all("no")
    assert council.told(FavourChanged)[0] == FavourChanged(3, -1)


def test_a_shield_is_used_without_asking_when_the_game_would_be_lost() -> None:
    """C12-52, C12-16."""
    council = chamber(phase="tilt", die=1, challenge="challenge-24", favour=2, **reward(12, 15)).all("no")
    assert council.told(RewardUsed) == [RewardUsed("R_SHIELD", "challenge-15")]
    assert council.favour == 1


def test_no_shield_on_the_bell() -> None:
    """C12-52: the bell is no failed challenge."""
    council = bell(**reward(15)).all("ring")
    assert (council.favour, council.told(RewardUsed)) == (2, [])


def test_the_throne_knows_no_roll() -> None:
    """C12-52, C12-70."""
    assert throne(phase="rewards", **reward(18, 2)).offers(0) == ["no", "use open"]
