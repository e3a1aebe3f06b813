"""The secrets: hands, missions, the pile, the cards set aside, the families of face-down spies."""

import pytest

from hofstaat.engine.table import Happened
from hofstaat.games.hof_verrat.cards import CARD_NUMBERS
from hofstaat.games.hof_verrat.events import Drew, Eliminated, MissionsDealt, Placed
from hofstaat.games.hof_verrat.table import Event
from tests.games.hof_verrat.table import GAME, seen

SETUP = GAME.setup(3, {})
CARP_SPY = CARD_NUMBERS["carp-spy"]
OTHERS = [1, 2, None]


def told(event: Happened, seat: int | None) -> object:
    return GAME.witness(SETUP, event, seat)


@pytest.mark.parametrize("other", OTHERS)
def test_drawn_cards_are_told_to_their_seat_only(other: int | None) -> None:
    event: Happened = (Event.DREW, 0, 3, 4, 5, -1, -1)
    assert told(event, 0) == Drew(0, ("butterfly-guard", "butterfly-plain", "toad-noble"))
    assert told(event, other) == Drew(0, None)


@pytest.mark.parametrize("other", OTHERS)
def test_missions_are_told_to_their_seat_only(other: int | None) -> None:
    event: Happened = (Event.MISSIONS_DEALT, 0, 2, 13, -1, -1, -1)
    assert told(event, 0) == MissionsDealt(0, "L3", "D4")
    assert told(event, other) == MissionsDealt(0, None, None)


@pytest.mark.parametrize("other", OTHERS)
def test_a_spy_is_known_to_who_laid_it_only(other: int | None) -> None:
    """HV-5."""
    event: Happened = (Event.PLACED, 0, CARP_SPY, 0, 4, -1, -1)
    assert told(event, 0) == Placed(0, "above", "carp-spy", spy=4)
    assert told(event, other) == Placed(0, "above", None, spy=4)


@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_an_eliminated_spy_is_told_to_nobody(seat: int | None) -> None:
    """HV-6: not even to who eliminated it or laid it."""
    event: Happened = (Event.ELIMINATED, 0, CARP_SPY, 3, 4, -1, -1)
    assert told(event, seat) == Eliminated(0, "district", None, 1, spy=4)


def test_the_log_names_own_spies_only_with_the_memory_aid() -> None:
    """HV-5, HV-13: nothing shows them again; with the option the own log does."""
    event = Placed(0, "above", "carp-spy", spy=4)
    assert GAME.recall(SETUP, event, 0, 0) == Placed(0, "above", None, spy=4)
    assert GAME.recall(GAME.setup(3, {"memory_aid": True}), event, 0, 0) == event
    drawn = Drew(0, ("carp-spy", "carp-noble", "toad-plain"))
    assert GAME.recall(SETUP, drawn, 0, 0) == Drew(0)
    assert GAME.recall(GAME.setup(3, {"memory_aid": True}), drawn, 0, 0) == drawn
    open_card = Placed(0, "above", "carp-noble")
    assert GAME.recall(SETUP, open_card, 0, 0) == open_card


def test_a_view_has_nothing_of_other_hands_missions_or_the_pile() -> None:
    """Everything in a fresh view is the seat's own hand and missions."""
    table = GAME.deal(4, seed=3)
    position = GAME.describe(table)
    for seat in range(4):
        view = seen(table, seat)
        assert view.hand == position["hands"][seat]
        assert view.missions == position["missions"][seat]
        assert view.eliminated == []
        assert all(not column.above and not column.below for column in view.columns)
    spectator = seen(table, None)
    assert spectator.hand is None
    assert spectator.missions is None


def test_everybody_sees_whether_the_memory_aid_is_on() -> None:
    """HV-13: it is an option of the table, off by default."""
    assert SETUP.options["memory_aid"] is False
    assert GAME.deal(2, seed=1, memory_aid=True).setup.options["memory_aid"] is True
