"""One goal, two goals, and two turns for two players."""

from typing import Any

from hofstaat.games.council_of_12.events.events import Evaluated, SecondTurn
from tests.games.council_of_12.chamber import HAND, Chamber, chamber, reward


def passed(council: Chamber) -> bool:
    return council.told(Evaluated)[-1].passed


def after_tilts(die: int, challenge: int, shown: list[int], seats: int = 3, **position: Any) -> Chamber:
    """All cards are carried out, a reward to tilt is declined: only the evaluation is left."""
    facts = {"phase": "tilt", "die": die, "challenge": f"challenge-{challenge}", "shown": shown, **reward(12)}
    return chamber(seats, **{**facts, **position}).all("no")


def test_a_challenge_is_passed_if_the_die_shows_a_value_of_the_goal() -> None:
    """C12-15."""
    assert passed(after_tilts(9, 29, [7, 9]))
    assert not passed(after_tilts(8, 29, [9, 8]))


def test_of_two_goals_one_must_be_met_at_the_end_and_one_at_any_time() -> None:
    """C12-20: strange lights, 3 and 10."""
    assert passed(after_tilts(10, 21, [3, 5, 10]))
    assert passed(after_tilts(3, 21, [10, 3]))
    assert not passed(after_tilts(10, 21, [5, 10]))
    assert not passed(after_tilts(5, 21, [3, 10, 5]))


def test_the_final_value_may_count_for_both_goals() -> None:
    """C12-20: with overlapping goals one value is enough."""
    hands = [[*HAND, "knight"]] * 3
    assert passed(after_tilts(3, 21, [3], goals=[[3], [1, 2, 3, 4]], done=["knight"], hands=hands))


def test_goals_are_tested_as_they_are_at_the_end() -> None:
    """C12-20, C12-39: 5 was shown and was a goal, but the golem has changed that goal."""
    assert passed(after_tilts(8, 32, [5, 8]))
    hands = [[*HAND, "golem"]] * 3
    assert not passed(after_tilts(8, 32, [5, 8], goals=[[9, 10, 11, 12], [8]], done=["golem"], hands=hands))


def test_shown_is_where_the_die_rested() -> None:
    """C12-20: the die at step 1 and each tilt of two, but nothing on the way of a direct turn."""
    tilted = chamber(die=7, challenge="challenge-21").lay("worker", "druid", "druid").all("now", "later", "later")
    tilted.does(0, "die 10").does(0, "die 1")
    assert tilted.sees().shown == [1, 7, 10]
    turned = chamber(die=7, challenge="challenge-21").lay("machine", "druid", "druid").all("now", "later", "later")
    turned.does(0, "die 10")
    assert turned.sees().shown == [7, 10]
    assert not passed(turned.wait())


def test_the_value_at_step_one_counts() -> None:
    """C12-20: quarrel of the twins, 4 to 6 and 7 to 9: the die began on a 7."""
    council = chamber(die=7, challenge="challenge-10").lay("machine", "druid", "machine").all("later", "now", "later")
    assert passed(council.does(1, "die 6").wait())


# -- two turns ------------------------------------------------------------------------------------------------------


def two_turns(die: int = 1, **position: Any) -> Chamber:
    """Two players, strange lights (3 and 10): they may take two turns."""
    facts = {"phase": "turns", "challenge": "challenge-21", "die": die, "hands": [HAND] * 2, **position}
    return chamber(2, **facts)


def test_two_players_may_take_two_turns() -> None:
    """C12-21: one goal at the end of either turn; the help-seeker stays."""
    council = two_turns(die=9).all("two turns")
    council.lay("druid", "oracle").all("now", "later").does(0, "die 10").roll(7).does(1, "follow warlock")
    council.does(1, "die 10")
    assert council.told(SecondTurn) == [SecondTurn((2,))]
    assert (council.phase, council.sees().turn, council.sees().help_seeker) == ("lay", 2, "princess")
    council.lay("worker", "worker").wait()
    assert not passed(council)


def test_a_first_turn_without_a_goal_skips_the_second() -> None:
    """C12-21."""
    council = two_turns(die=7).all("two turns").lay("worker", "worker").wait()
    assert not council.told(SecondTurn)
    assert not passed(council)


def test_both_turns_must_meet_different_goals() -> None:
    """C12-21: 10 twice does not pass, 10 and 3 does."""
    second = {"phase": "tilt", "turn": 2, "met": [1], "challenge": "challenge-21", **reward(12)}
    assert not passed(chamber(2, die=10, **second).all("no"))
    assert passed(chamber(2, die=3, **second).all("no"))
    both = {**second, "met": [0, 1]}
    assert passed(chamber(2, die=10, **both).all("no"))


def test_a_turn_forgets_what_lasted_for_a_turn() -> None:
    """C12-21: sentences, changed goals, characters carried out, open cards; the rewards before laying come again."""
    first = {
        "phase": "tilt",
        "turn": 1,
        "challenge": "challenge-21",
        "die": 9,
        "goals": [[3], [9, 10, 11, 12]],
        "done": ["golem"],
        "hands": [[*HAND, "golem"]] * 2,
        "sentences": ["alone", "silent"],
        "spoken": [1, 0],
        **reward(12, 2),
    }
    council = chamber(2, **first).all("no")
    view = council.sees()
    assert (view.goals, view.done, view.met, view.phase) == ([[3], [10]], [], [2], "rewards")
    assert [seat.sentence for seat in view.councillors] == [None, None]


def test_a_single_no_keeps_it_at_one_turn() -> None:
    """C12-21, C12-50."""
    assert two_turns().all("two turns", "no").sees().turn == 0
