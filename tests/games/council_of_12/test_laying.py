"""Steps 1 to 3: the help-seeker, the bell, renewals, laying in waves."""

from typing import Any

from hofstaat.games.council_of_12.events.deeds import CardsLie, Opened, Renewed, Spoke
from hofstaat.games.council_of_12.events.events import BellRang, RoundBegan
from tests.games.council_of_12.chamber import HAND, chamber, reward


def test_the_help_seekers_character_is_offered_to_nobody() -> None:
    """C12-10."""
    council = chamber(help_seeker="worker", hands=[[*HAND, "princess"]] * 3)
    assert not [words for words in council.offers(0) if "worker" in words]
    assert council.refuses(0, "lay worker") == "help-seeker"
    assert council.refuses(0, "lay golem") == "not-in-hand"


def test_the_bell_costs_favour_and_shows_the_next_front() -> None:
    """C12-11: the challenge will lie on the right and count double."""
    council = chamber(phase="bell", options={"no_bell": False}).all("ring")
    assert council.favour == 2
    assert council.told(BellRang) == [BellRang(2, "challenge-9")]
    following = council.sees().following
    assert following is not None and following.goals == [[3]]
    council.lay("machine", "druid", "warlock").all("now", "later", "later").does(0, "die 9")
    assert council.phase == "order"


def test_the_bell_is_not_offered_at_favour_one_nor_for_the_throne_nor_in_a_first_game() -> None:
    """C12-11: at 1 it would lose at once."""
    end = {"phase": "tilt", **reward(12)}
    rich = chamber(favour=2, die=9, options={"no_bell": False}, **end).all("no")
    assert (rich.favour, rich.phase) == (3, "bell")
    poor = chamber(favour=2, die=1, options={"no_bell": False}, **end).all("no")
    assert (poor.favour, poor.phase) == (1, "lay")
    last = chamber(favour=4, die=9, options={"no_bell": False}, help_seekers=[], challenges=[], **end).all("no")
    assert (last.phase, last.sees().help_seeker) == ("lay", None)
    assert chamber(favour=4, die=9, **end).all("no").phase == "lay"


def test_the_next_front_may_be_the_throne() -> None:
    """C12-11: below the last challenge lies the succession."""
    council = chamber(phase="bell", options={"no_bell": False}, help_seekers=[], challenges=[]).all("ring")
    following = council.sees().following
    assert following is not None and following.challenge == "throne"


# -- waves ----------------------------------------------------------------------------------------------------------


def test_a_wave_without_a_sentence_closes_the_step() -> None:
    """C12-12."""
    council = chamber().lay("worker", "druid", "machine")
    assert council.told(CardsLie)
    assert council.phase == "order"


def test_only_the_sentence_nearest_the_lead_is_spoken() -> None:
    """C12-9, C12-12: seat 2 leads; seats 0 and 1 both intend a sentence, 0 is nearer to the left of the lead."""
    council = chamber(lead=2)
    council.all("lay druid part", "lay worker alone", "lay machine")
    assert council.told(Spoke) == [Spoke(0, "part")]
    assert sorted(council.table.actors()) == [1, 2]
    assert council.sees().councillors[0].fixed


def test_everybody_else_may_change_card_and_intent() -> None:
    """C12-12: until they have spoken, and they hear every sentence first."""
    council = chamber().all("lay druid alone", "lay druid part", "lay warlock")
    council.does(1, "lay machine").does(2, "lay worker nothing")
    council.does(1, "lay warlock")
    assert council.told(Spoke) == [Spoke(0, "alone"), Spoke(2, "nothing")]
    assert council.position()["laid"] == ["druid", "warlock", "worker"]


def test_at_most_one_sentence_per_seat_and_nobody_left_closes_too() -> None:
    """C12-12: three seats need at most 3 + 2 + 1 answers."""
    council = chamber().all("lay druid part").all("lay worker part").all("lay machine part")
    assert [spoke.seat for spoke in council.told(Spoke)] == [0, 1, 2]
    assert council.phase == "order"
    assert [seat.spoken_as for seat in council.sees().councillors] == [1, 2, 3]


def test_nobody_checks_whether_a_sentence_is_true() -> None:
    """C12-12: doing nothing with a worker is a lie, but a legal one."""
    chamber().does(0, "lay worker nothing").does(1, "lay oracle alone")


# -- renewal --------------------------------------------------------------------------------------------------------


def one_card(seat_cards: list[str], rest: list[str], **more: object) -> dict[str, Any]:
    return {
        "hands": [seat_cards, [*seat_cards, *rest], [*seat_cards, *rest]],
        "piles": [rest, [], []],
        "phase": "rewards",
        **reward(2),
        **more,
    }


def test_the_last_hand_card_becomes_the_new_pile() -> None:
    """C12-13, C12-47: all other own cards of the old pile go to the hand; the overview keeps its cards."""
    council = chamber(**one_card(["worker"], ["druid", "warlock", "machine", "oracle"])).all("no")
    assert council.told(Renewed) == [Renewed(0, "worker")]
    position = council.position()
    assert position["piles"][0] == ["worker"]
    assert position["hands"][0] == ["druid", "warlock", "machine", "oracle"]
    assert "golem" in position["unlearnt"]


def test_with_the_help_seekers_character_and_one_more_there_is_no_choice() -> None:
    """C12-13: no renewal, the other card is forced, and still asked for."""
    facts = one_card(["worker", "druid"], ["warlock", "machine", "oracle"], help_seeker="druid")
    council = chamber(**facts).all("no")
    assert not council.told(Renewed)
    assert {words.split()[1] for words in council.offers(0)} == {"worker"}


def test_a_single_help_seekers_character_is_renewed_like_any_other() -> None:
    """C12-13."""
    facts = one_card(["druid"], ["worker", "warlock", "machine", "oracle"], help_seeker="druid")
    council = chamber(**facts).all("no")
    assert council.position()["piles"][0] == ["druid"]


# -- open cards -----------------------------------------------------------------------------------------------------


def test_the_chair_lays_openly_before_all_others_and_says_nothing() -> None:
    """C12-60: fixed, without a sentence; the others see it before they lay."""
    council = chamber(4, phase="open", chair=1, lead=1)
    assert council.table.actors() == [1]
    assert not [words for words in council.offers(1) if words.endswith(("alone", "part", "nothing"))]
    council.does(1, "open worker")
    assert council.told(Opened, seat=3) == [Opened(1, "worker")]
    assert sorted(council.table.actors()) == [0, 2, 3]
    assert council.sees(0).councillors[1].card == "worker"


def test_open_cards_by_reward_are_shown_together_with_the_chairs() -> None:
    """C12-60, C12-52: hidden until all are in."""
    council = chamber(4, phase="open", chair=1, lead=1, openers=[3])
    council.does(3, "open druid")
    assert not council.told(Opened)
    council.does(1, "open worker")
    assert council.told(Opened) == [Opened(1, "worker"), Opened(3, "druid")]


def test_a_round_begins_with_the_next_help_seeker() -> None:
    """C12-10, C12-17: lead and chair pass to the left."""
    council = chamber(4, phase="tilt", chair=3, lead=3, die=9, **reward(12)).all("no")
    assert council.told(RoundBegan) == [RoundBegan("challenge-9", "golem", 0, 0, 2)]
