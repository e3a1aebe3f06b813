"""The worth of an outcome: to learners, and to the search."""

import pytest

from hofstaat.bots.ismcts.search import worth_of
from hofstaat.engine.rewards import rewards_of, shares_of
from hofstaat.engine.table import Outcome

ALONE = Outcome((1,), (1, 9, 1, 1), "")
SHARED = Outcome((0, 1), (5, 5, 0, 0), "")
TIE = Outcome((0, 1), (5, 5), "")
NOBODY = Outcome((), (5, 5), "")


def test_rewards() -> None:
    """One winner of four; two who share; all; and a council that wins or loses together."""
    third = 1 / 3
    assert rewards_of(ALONE, cooperative=False) == pytest.approx([-third, 1, -third, -third])
    assert rewards_of(SHARED, cooperative=False) == pytest.approx([third, third, -third, -third])
    assert rewards_of(TIE, cooperative=False) == [0, 0]
    assert rewards_of(TIE, cooperative=True) == [1, 1]
    assert rewards_of(NOBODY, cooperative=True) == [-1, -1]


def test_shares_of_the_victory() -> None:
    assert shares_of(ALONE, cooperative=False) == [0, 1, 0, 0]
    assert shares_of(SHARED, cooperative=False) == [0.5, 0.5, 0, 0]
    assert shares_of(TIE, cooperative=True) == [1, 1]
    assert shares_of(NOBODY, cooperative=True) == [0, 0]


def test_a_tie_is_a_tie_to_the_search() -> None:
    """Equal scores do not make a team: among opponents a tie of two is worth half, of three a third and the margin."""
    assert worth_of(TIE, cooperative=False) == pytest.approx([0.5, 0.5])
    assert worth_of(Outcome((0, 1, 2), (5, 5, 5), ""), cooperative=False) == pytest.approx([0.8 / 3 + 0.1] * 3)
    assert worth_of(TIE, cooperative=True) == pytest.approx([0.81, 0.81])
    assert worth_of(NOBODY, cooperative=True) == pytest.approx([0.01, 0.01])


def test_the_search_prefers_a_clear_victory() -> None:
    narrow, clear = (worth_of(Outcome((0,), (points, 4), ""), cooperative=False)[0] for points in (5, 12))
    assert worth_of(TIE, cooperative=False)[0] < narrow < clear <= 1
