"""How the game ends, and who has won (MA-50 to MA-53)."""

import pytest

from hofstaat.engine.table import Outcome
from hofstaat.games.mascarade.events import Ended, Shown
from hofstaat.texts import texts
from tests.games.mascarade.table import announced, cards, does, events, gold, seen, table


def test_thirteen_end_the_game_and_the_richest_win() -> None:
    """MA-50."""
    assert announced(table(6, gold={0: 10, 3: 9}), "king").outcome() == Outcome((0,), (13, 6, 6, 9, 6, 6), "goal")
    assert announced(table(6, gold={0: 9, 3: 12}), "king").outcome() is None


def test_all_the_richest_win_on_a_tie() -> None:
    """MA-50: two Peasants reach 13 together."""
    on = announced(table(8, {0: "peasant", 4: "peasant"}, {0: 11, 4: 11}), "peasant", 4)
    assert on.outcome() == Outcome((0, 4), (13, 6, 6, 6, 13, 6, 6, 6), "goal")


def test_a_bankrupt_ends_the_game_and_the_richest_win() -> None:
    """MA-50: not whoever made them so."""
    on = announced(table(6, {0: "queen", 2: "king"}, {2: 1, 5: 8}), "queen", 2)
    assert on.outcome() == Outcome((0, 5), (8, 6, 0, 6, 6, 8), "bankrupt")


def test_the_end_is_tested_once_after_power_and_fines() -> None:
    """MA-50: the Widow is rich, but the fine makes the announcer bankrupt; the Witch's victim of 1 gold is saved."""
    on = announced(table(13, {0: "queen", 6: "widow"}, {0: 1, 6: 3}), "widow", 6)
    assert on.outcome() == Outcome((6,), (0, *[6] * 5, 10, *[6] * 6), "bankrupt")
    on = announced(table(6, {0: "king", 2: "witch"}, {0: 1, 2: 8}), "witch", 2)
    does(on, "trade 0")
    assert gold(on, 0, 2) == [7, 1]
    assert on.outcome() is None


def test_first_to_thirteen_wins_before_the_richest_only_if_somebody_has_it() -> None:
    """MA-52: exactly those with 13 or more, also when somebody is at 0; otherwise the richest."""
    option = {"first_to_13": True}
    peasants = {0: "peasant", 4: "peasant"}
    both = announced(table(8, peasants, {0: 12, 4: 11}, options=option), "peasant", 4)
    assert both.outcome() == Outcome((0, 4), (14, 6, 6, 6, 13, 6, 6, 6), "goal")
    plain = announced(table(8, peasants, {0: 12, 4: 11}), "peasant", 4)
    assert plain.outcome() == Outcome((0,), (14, 6, 6, 6, 13, 6, 6, 6), "goal")
    broke = announced(table(6, {0: "king", 2: "queen"}, {0: 10, 2: 1}, options=option), "king", 2)
    assert broke.outcome() == Outcome((0,), (13, 6, 0, 6, 6, 6), "goal")
    nobody = announced(table(6, {0: "king", 2: "queen"}, {0: 8, 2: 1}, options=option), "king", 2)
    assert nobody.outcome() == Outcome((0,), (11, 6, 0, 6, 6, 6), "bankrupt")


@pytest.mark.parametrize(("lang", "richest"), [("de", "Reichste"), ("en", "richest")])
def test_thirteen_as_the_reason_names_no_winner(lang: str, richest: str) -> None:
    """MA-50, MA-52: who wins then is a matter of agreement."""
    reason = texts(lang, "mascarade")("reason-goal")
    assert "13" in reason and richest not in reason


def test_all_cards_are_shown_at_the_end() -> None:
    """MA-53: to everybody."""
    on = announced(table(4, gold={0: 10}), "king")
    for seat in (0, 2, None):
        view = seen(on, seat)
        assert [place.card for player in view.players for place in player.places] == cards(on)[:4]
        assert [place.card for place in view.centre] == cards(on)[4:]
        told = events(on, seat)
        assert [event.card for event in told if isinstance(event, Shown)] == cards(on)
        assert told[-1] == Ended((0,), "goal")
    assert (view.over, view.winners, view.reason) == (True, [0], "goal")
