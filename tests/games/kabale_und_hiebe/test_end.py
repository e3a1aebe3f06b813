"""The final count: KH-40, KH-41."""

import pytest

from hofstaat.games.kabale_und_hiebe.events.events import Counted, Ended
from hofstaat.games.kabale_und_hiebe.scoring import Reason
from hofstaat.games.kabale_und_hiebe.view import Score
from tests.games.kabale_und_hiebe.table import GAME, does, seen, table, told

SIX_AREAS = ["alchemy-3", "fencing-2", "farming-2", "trade-2", "religion-2", "music-2"]


def score(goals: list[str]) -> Score:
    """The final count of seat 0 with these goals."""
    on = GAME.position({"seats": 2, "over": True, "won": [goals, []]})
    scores = seen(on).scores
    assert scores is not None
    return scores[0]


def test_the_plain_sum() -> None:
    """KH-40."""
    assert score(["music-5", "music-4", "trade-5"]) == Score(plain=14, doubled=None, total=14)
    assert score([]) == Score(plain=0, doubled=None, total=0)


def test_six_areas_are_doubled() -> None:
    """KH-40."""
    assert score(SIX_AREAS) == Score(plain=13, doubled=26, total=26)


def test_the_best_card_of_each_area_is_doubled_and_each_further_one_costs_1() -> None:
    """KH-40: here the 5 of music counts, its 2 and 3 cost 1 each."""
    assert score([*SIX_AREAS, "music-5", "music-3"]) == Score(plain=21, doubled=2 * 16 - 2, total=30)


def test_the_better_of_both_counts() -> None:
    """KH-40: so many further cards that the plain sum is better."""
    ones = [f"{area}-1" for area in ("alchemy", "fencing", "farming", "trade", "religion", "music")]
    further = ["music-5", "music-4", "music-3", "trade-5", "trade-4", "trade-3", "farming-5", "farming-4", "farming-3"]
    best = 2 * (1 + 1 + 5 + 5 + 1 + 5) - len(further)
    assert score([*ones, *further]) == Score(plain=6 + 36, doubled=best, total=42)


@pytest.mark.parametrize(
    ("won", "winners", "reason"),
    [
        ([["music-5"], ["trade-4"]], (0,), Reason.MOST_POINTS),
        ([["music-4"], ["trade-5"]], (1,), Reason.MOST_POINTS),
        ([["music-4", "music-1"], ["trade-5"]], (0, 1), Reason.SHARED_VICTORY),
    ],
)
def test_most_points_win_and_a_tie_is_shared(won: list[list[str]], winners: tuple[int, ...], reason: Reason) -> None:
    """KH-41."""
    outcome = GAME.position({"seats": 2, "over": True, "won": won}).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, reason)


def test_after_the_sixth_round_everybody_counts() -> None:
    """KH-40, KH-41: the count is told to all, and all won goals lie open (KH-7)."""
    won = [["music-5"], ["alchemy-2"]]
    on = table(["1 king"], goals=["music-1", "trade-1"], round=6, won=won, hands={0: ["queen"]})
    does(on, "queen column 2")
    assert told(on)[-3:] == [Counted(0, 6, None, 6), Counted(1, 3, None, 3), Ended()]
    assert seen(on, None).players[0].goals == ["trade-1", "music-5"]
    assert on.outcome() is not None
