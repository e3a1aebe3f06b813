"""Shares, intervals and ratings."""

import pytest

from hofstaat.arena import ratings
from hofstaat.arena.playing import Fault, Played
from hofstaat.arena.results import report
from hofstaat.arena.standings import interval, wilson
from tests.arena.deals import tournament


def played(deal: int, bots: list[str], winners: list[int], scores: list[int], rotation: int = 0) -> Played:
    nothing = [0.0] * len(bots)
    return Played(
        deal=deal, lineup=0, rotation=rotation, bots=bots, winners=winners, scores=scores, reason="played",
        decisions=[10] * len(bots), seconds=[0.5] * len(bots), slowest=nothing, faults=[], cards={},
    )  # fmt: skip


def test_wilsons_interval() -> None:
    """Against values worked out by hand: 8 of 10, and none of 20."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_deals_decide_how_sure_we_are() -> None:
    """Won on one seat of each deal: surely a half. Won on both or on none: half as many facts as games."""
    even = interval([[1.0, 0.0]] * 20 + [[1.0, 1.0], [0.0, 0.0]])
    same = interval([[1.0, 1.0], [0.0, 0.0]] * 11)
    alone = wilson(0.5, 44)
    assert even[1] - even[0] < alone[1] - alone[0] < same[1] - same[0]
    assert same == pytest.approx(wilson(0.5, 21), abs=0.01)


def test_few_deals_do_not_make_us_surer_than_their_games() -> None:
    assert interval([[1.0, 0.0]] * 3) == pytest.approx(wilson(0.5, 6))


RESULTS = [
    played(0, ["a", "b", "b"], [0], [9, 4, 3]),
    played(0, ["b", "a", "b"], [0, 1], [5, 5, 3], rotation=1),
    played(1, ["a", "b", "b"], [1], [2, 8, 1]),
]


def test_shares_and_points() -> None:
    """Shared victories count in parts; a bot on two seats has a fair share of two."""
    summary = report(tournament(["a", "b", "b"]), RESULTS, together=False)
    a, b = summary.standings
    assert (a.bot, a.share, a.seats, a.games) == ("a", 0.5, 1, 3) and a.fair == pytest.approx(1 / 3)
    assert (b.bot, b.share, b.seats) == ("b", 0.5, 2) and b.times_fair == pytest.approx(0.75)
    assert a.score == pytest.approx(16 / 3) and b.score == pytest.approx(4.0)
    assert a.seconds == pytest.approx(0.05)
    assert summary.lengths[0].mean == 30


def test_the_order_of_arrival_does_not_matter() -> None:
    plan = tournament(["a", "b", "b"])
    assert report(plan, RESULTS[::-1], together=False) == report(plan, RESULTS, together=False)


def test_ratings_follow_the_winners() -> None:
    pytest.importorskip("openskill", reason="ratings are an extra")
    course = ratings.course([played(n, ["a", "b"], [0], [2, 1]) for n in range(8)], together=False)
    assert [len(steps) for steps in course.values()] == [8, 8]
    latest = ratings.latest(course)
    assert list(latest) == ["a", "b"] and latest["a"].mu > 25 > latest["b"].mu
    assert latest["a"].sigma < 25 / 3


def test_teams_are_rated_by_the_same_deals() -> None:
    """Where all win together, line-ups are the contestants; winning counts before points."""
    contests = ratings.team_contests(
        [
            played(0, ["a", "b"], [0, 1], [5, 5]),
            played(0, ["b", "a"], [], [9, 9], rotation=1),
            played(0, ["b", "b"], [], [7, 7]),
        ]
    )
    assert contests == [(["a, b", "b, b"], [-507.0, -7.0])]


def test_a_team_has_one_share_and_no_fair_one() -> None:
    results = [played(0, ["a", "b"], [0, 1], [5, 5]), played(1, ["a", "b"], [], [1, 1])]
    (row,) = report(tournament(["a", "b"], game="council-of-12"), results, together=True).standings
    assert (row.bot, row.share, row.fair, row.times_fair, row.score) == ("a, b", 0.5, None, None, 3.0)


def test_bad_bots_are_named() -> None:
    game = played(3, ["a", "b"], [0], [1, 0])
    game.faults = [Fault(1, "b", "raised", 4, "ValueError: x"), Fault(1, "b", "raised", 6, "ValueError: y")]
    summary = report(tournament(["a", "b"]), [game], together=False)
    assert summary.faults == ["b raised 2x, first in deal 3, decision 4: ValueError: x"]
    assert [row.faults for row in summary.standings] == [0, 2]
