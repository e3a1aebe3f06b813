"""The reckoning: HV-20 to HV-27, and all twenty missions."""

from typing import Any

import pytest

from hofstaat.games.hof_verrat.events import SpyRevealed
from tests.games.hof_verrat.table import GAME, does, points, seen, spy, table

QUIET: dict[str, Any] = {"missions": [["L8", "D10"], ["L9", "D9"]]}  # of these only D9 holds at an empty table


def fulfilled(seats: int = 2, **position: Any) -> dict[str, bool]:
    """Which missions of which seat are fulfilled at the end."""
    scores = seen(table(seats, **position)).scores
    assert scores is not None
    return {result.mission: result.fulfilled for score in scores for result in score.missions}


def test_spies_are_turned_up_and_go_to_their_family_on_the_same_side() -> None:
    """HV-20: at the table and in districts."""
    at = table(2, spies=[spy("carp", "above"), spy("toad", "below", by=1), spy("hare", "district 1")])
    columns = {column.family: column for column in seen(at).columns}
    assert columns["carp"].above == ["carp-spy"]
    assert columns["toad"].below == ["toad-spy"]
    assert [shown.card for shown in seen(at).districts[1].spies] == ["hare-spy"]
    assert seen(at).queen_above == seen(at).queen_below == []


def test_cards_turned_up_are_told() -> None:
    """HV-20, HV-27: every spy still lying, never an eliminated one."""
    at = table(2, hands=[["toad-plain"], []], owes=["own"], spies=[spy("carp", "above"), spy("toad", "eliminated")])
    does(at, "toad-plain district 0")
    told = [GAME.witness(at.setup, event, 1) for event in at.journal or []]
    assert [event for event in told if isinstance(event, SpyRevealed)] == [SpyRevealed(0, "carp-spy", "above")]


@pytest.mark.parametrize(
    ("above", "below", "standing"),
    [
        (["toad-plain"], [], "esteemed"),
        ([], ["toad-plain"], "disgraced"),
        ([], [], "neutral"),
        (["toad-plain", "toad-guard"], ["toad-noble"], "neutral"),
        (["toad-noble"], ["toad-plain"], "esteemed"),
        (["toad-plain"], ["toad-noble"], "disgraced"),
    ],
)
def test_standing(above: list[str], below: list[str], standing: str) -> None:
    """HV-21: more weight above, below, equal; a noble weighs 2, any other card 1."""
    assert seen(table(2, above=above, below=below)).columns[1].standing == standing


def test_a_district_is_worth_what_its_families_are() -> None:
    """HV-22: esteemed plus, disgraced minus, neutral nothing; a noble counts 2."""
    at = table(
        2,
        **QUIET,
        above=["toad-plain"],
        below=["hare-plain", "hare-guard"],
        districts=[["toad-noble", "toad-guard", "hare-noble", "carp-noble"], []],
    )
    scores = seen(at).scores
    assert scores is not None
    assert scores[0].families == [0, 3, 0, -2, 0, 0]
    assert points(at) == (1, 3)


def test_totals_can_be_negative_and_ties_share_the_victory() -> None:
    """HV-24."""
    down = ["hare-plain", "hare-guard"]
    at = table(2, missions=[["L8", "D10"], ["L9", "D1"]], below=down, districts=[["hare-plain"], ["hare-guard"]])
    outcome = at.outcome()
    assert outcome is not None
    assert outcome.scores == (-1, -1)
    assert outcome.winners == (0, 1)
    assert outcome.reason == "shared-victory"


def test_the_most_points_win() -> None:
    """HV-24."""
    at = table(
        3,
        missions=[["L8", "D10"], ["L9", "D1"], ["L10", "D2"]],
        above=["toad-plain"],
        districts=[[], ["toad-plain"], []],
    )
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (0, 1, 0), "most-points")


def test_only_what_lies_there_at_the_end_counts() -> None:
    """HV-25: eliminated and set-aside cards never do."""
    at = table(2, **QUIET, above=["toad-plain"], eliminated=["toad-noble"], spies=[spy("toad", "eliminated")])
    assert points(at) == (0, 3)
    assert seen(at).columns[1].weight_above == 1


@pytest.mark.parametrize(
    ("mission", "family"),
    [("L1", "butterfly"), ("L2", "toad"), ("L3", "nightingale"), ("L4", "stag"), ("L5", "hare"), ("L6", "carp")],
)
def test_missions_of_fewer_than_the_left_neighbour(mission: str, family: str) -> None:
    """HV-23, L1-L6: by weight; a tie is not fewer; the left neighbour is the next player clockwise."""
    own: dict[str, Any] = {"missions": [[mission], [], []]}
    plain, noble = f"{family}-plain", f"{family}-noble"
    assert fulfilled(3, **own, districts=[[plain], [noble], []])[mission]
    assert not fulfilled(3, **own, districts=[[plain], [plain], [noble]])[mission]
    assert not fulfilled(3, **own, districts=[[], [], [noble]])[mission]
    assert not fulfilled(3, **own, districts=[[noble], [plain, f"{family}-guard"], []])[mission]
    assert fulfilled(3, **own, districts=[[], [], []], spies=[spy(family, "district 1")])[mission]
    other = "toad-noble" if family != "toad" else "hare-noble"
    assert not fulfilled(3, **own, districts=[[], [other], []])[mission]


def test_with_two_players_the_left_neighbour_is_the_opponent() -> None:
    """HV-23."""
    assert fulfilled(2, missions=[["L8"], ["L2"]], districts=[["toad-plain"], []])["L2"]


@pytest.mark.parametrize(
    ("mission", "role", "number"), [("L7", "noble", 3), ("L8", "assassin", 2), ("L9", "guard", 4), ("L10", "spy", 3)]
)
def test_missions_of_roles_in_the_own_district(mission: str, role: str, number: int) -> None:
    """HV-23, L7-L10: cards are counted, nobles once."""
    families = ["toad", "hare", "carp", "stag"]
    for n in (number - 1, number):
        cards = [f"{family}-{role}" for family in families[:n]]
        lying: dict[str, Any] = {"districts": [cards, []]}
        if role == "spy":
            lying = {"spies": [spy(family, "district 0", by=1) for family in families[:n]]}
        assert fulfilled(missions=[[mission], []], **lying)[mission] == (n == number)


@pytest.mark.parametrize(
    ("mission", "family"),
    [("D1", "butterfly"), ("D2", "toad"), ("D3", "nightingale"), ("D4", "stag"), ("D5", "hare"), ("D6", "carp")],
)
def test_missions_of_disgrace(mission: str, family: str) -> None:
    """HV-23, D1-D6: a neutral family is not disgraced."""
    own: dict[str, Any] = {"missions": [[mission], []]}
    assert fulfilled(**own, below=[f"{family}-plain"])[mission]
    assert fulfilled(**own, spies=[spy(family, "below")])[mission]
    assert not fulfilled(**own)[mission]
    assert not fulfilled(**own, below=[f"{family}-plain"], above=[f"{family}-guard"])[mission]
    assert not fulfilled(**own, above=[f"{family}-plain"])[mission]


def test_every_family_below() -> None:
    """HV-23, HV-26, D7: all six families, a spy suffices."""
    families = ["butterfly", "toad", "nightingale", "hare", "stag", "carp"]
    own: dict[str, Any] = {"missions": [["L1", "D7"], []]}
    assert fulfilled(**own, below=[f"{family}-plain" for family in families])["D7"]
    assert fulfilled(**own, below=[f"{family}-noble" for family in families[1:]], spies=[spy("butterfly", "below")])[
        "D7"
    ]
    assert not fulfilled(**own, below=[f"{family}-noble" for family in families[1:]], above=["butterfly-plain"])["D7"]


def test_heavy_below() -> None:
    """HV-23, D8: some family weighs 5 or more below; nobles count 2 there."""
    own: dict[str, Any] = {"missions": [["L1", "D8"], []]}
    assert fulfilled(**own, below=["toad-noble", "toad-noble", "toad-plain"])["D8"]
    assert not fulfilled(**own, below=["toad-noble", "toad-noble", "hare-plain"])["D8"]


def test_few_esteemed_and_many_disgraced() -> None:
    """HV-23, HV-26, D9 and D10: D9 holds with none esteemed."""
    own: dict[str, Any] = {"missions": [["L1", "D9"], ["L2", "D10"]]}
    up = ["toad-plain", "hare-plain", "carp-plain"]
    assert fulfilled(**own)["D9"]
    assert fulfilled(**own, above=up)["D9"]
    assert not fulfilled(**own, above=[*up, "stag-plain"])["D9"]
    assert fulfilled(**own, below=["toad-plain", "carp-plain"])["D10"]
    assert not fulfilled(**own, below=["toad-plain"], above=up)["D10"]


def test_nobles_count_once_in_missions() -> None:
    """HV-23: the option changes exactly L1-L6 and D8, not the points of districts nor standings."""
    once: dict[str, Any] = {"options": {"nobles_count_once_in_missions": True}}
    own: dict[str, Any] = {"missions": [["L2", "D8"], []]}
    lying: dict[str, Any] = {"districts": [["toad-plain", "toad-guard"], ["toad-noble", "toad-noble", "toad-assassin"]]}
    assert fulfilled(**own, **lying, **once)["L2"]
    tie: dict[str, Any] = {"districts": [["toad-plain"], ["toad-noble"]]}
    assert fulfilled(**own, **tie)["L2"]
    assert not fulfilled(**own, **tie, **once)["L2"]
    heavy: dict[str, Any] = {"below": ["toad-noble", "toad-noble", "toad-plain"]}
    assert not fulfilled(**own, **heavy, **once)["D8"]
    assert seen(table(2, **once, **heavy)).columns[1].weight_below == 5


def test_missions_are_worth_three_points() -> None:
    """HV-23."""
    at = table(2, missions=[["L8", "D9"], ["L9", "D10"]], districts=[["toad-assassin", "hare-assassin"], []])
    assert points(at) == (6, 0)


def test_the_end_never_shows_eliminated_spies_nor_cards_set_aside() -> None:
    """HV-27, HV-6: also when the game is over."""
    at = table(2, spies=[spy("carp", "eliminated"), spy("toad", "above")])
    for seat in (0, 1, None):
        text = repr(seen(at, seat))
        assert "carp-spy" not in text
        assert "toad-spy" in text
        assert seen(at, seat).spies_eliminated == 1


def test_the_complete_record_names_everything_once_it_is_over() -> None:
    """HV-27."""
    assert {"card": "carp-spy", "at": "eliminated", "by": 0} in GAME.describe(
        table(2, spies=[spy("carp", "eliminated")])
    )["spies"]
