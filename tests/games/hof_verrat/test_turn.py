"""The course of play: HV-1 to HV-9."""

import pytest

from hofstaat.engine.match import Match
from hofstaat.engine.table import IllegalAction
from hofstaat.games.hof_verrat.events import Began, Drew, MissionsDealt
from hofstaat.games.hof_verrat.table import HofVerrat
from tests.games.hof_verrat.table import GAME, choices, does, hand_of, seen, table
from tests.random_play import walk, walked


@pytest.mark.parametrize(("seats", "aside", "turns"), [(2, 30, 10), (3, 18, 8), (4, 6, 7), (5, 0, 6)])
def test_everybody_has_the_same_number_of_full_turns(seats: int, aside: int, turns: int) -> None:
    """HV-1, HV-8: 30 / 18 / 6 / 0 courtiers are set aside; everybody plays 10 / 8 / 7 / 6 hands of three."""
    match = Match.new(GAME, seats, seed=1)
    position = GAME.describe(match.table)
    assert len(position["aside"]) == aside
    assert len(position["pile"]) == 90 - aside - 3 * seats
    for _ in walk(match, 1):
        pass
    for seat in range(seats):
        assert (
            sum(event == Drew(seat, event.cards) for event in match.witnessed(seat) if isinstance(event, Drew)) == turns
        )


def test_cards_are_dealt_in_blocks_of_three_seat_by_seat() -> None:
    """HV-1: seat 0 gets the first three cards of the deck, seat 1 the next three."""
    game = GAME.start(2)
    game.draw_lots(list(range(90)))
    game.draw_lots([4, 5])
    game.draw_lots([6, 7])
    game.draw_lots([1])
    assert seen(game, 0).hand == ["butterfly-noble"] * 3
    assert seen(game, 1).hand == ["butterfly-noble", "butterfly-spy", "butterfly-spy"]
    assert seen(game, 0).missions == ["L5", "D7"]
    assert seen(game, 1).missions == ["L6", "D8"]


def test_every_seat_gets_one_light_and_one_dark_mission_and_no_mission_twice() -> None:
    """HV-1, HV-26."""
    match = Match.new(GAME, 5, seed=4)
    missions = [
        event
        for seat in range(5)
        for event in match.witnessed(seat)
        if isinstance(event, MissionsDealt) and event.light
    ]
    assert len({event.light for event in missions}) == len({event.dark for event in missions}) == 5
    assert all(event.light and event.light[0] == "L" and event.dark and event.dark[0] == "D" for event in missions)


def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    """HV-2."""
    for first in range(3):
        game = GAME.start(3, journal=True)
        game.draw_lots(list(range(90)))
        game.draw_lots([0, 1, 2])
        game.draw_lots([0, 1, 2])
        game.draw_lots([first])
        assert game.actors() == [first]
        assert GAME.witness(game.setup, game.journal[0], None) == Began(first, 72 - 9)  # type: ignore[index]
        while game.actors() == [first]:
            game.apply(first, game.options(first)[0])
        assert game.actors() == [(first + 1) % 3]


def test_a_turn_is_one_card_to_each_area_in_any_order() -> None:
    """HV-3."""
    at = table(3, **hand_of(0, 3, "toad-plain", "hare-guard", "carp-noble"))
    assert choices(at)[:5] == [
        "toad-plain above",
        "toad-plain below",
        "toad-plain district 0",
        "toad-plain district 1",
        "toad-plain district 2",
    ]
    assert len(choices(at)) == 15
    does(at, "hare-guard district 2")
    assert choices(at) == [
        f"{card} {to}" for card in ("toad-plain", "carp-noble") for to in ("above", "below", "district 0")
    ]
    does(at, "carp-noble above")
    assert choices(at) == ["toad-plain district 0"]


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ("toad-plain above", "hare-guard below", "table-served"),
        ("toad-plain district 0", "hare-guard district 0", "own-served"),
        ("toad-plain district 1", "hare-guard district 2", "other-served"),
        ("toad-plain above", "toad-plain district 0", "not-in-hand"),
        ("toad-plain above", "spare", "play-a-card"),
    ],
)
def test_an_area_is_served_once(first: str, second: str, key: str) -> None:
    """HV-3: the refusal says which area, or which card."""
    at = does(table(3, **hand_of(0, 3, "toad-plain", "hare-guard", "carp-noble")), first)
    with pytest.raises(IllegalAction) as refusal:
        does(at, second)
    assert refusal.value.key == key


def test_after_the_third_card_three_are_drawn() -> None:
    """HV-3: from the top of the pile; the next seat is to move."""
    pile = ["toad-noble", "hare-noble", "carp-noble", "stag-noble", "stag-plain", "stag-guard"]
    at = does(
        table(2, turn=0, owes=["table"], pile=pile, hands=[["stag-plain"], ["carp-plain"] * 3]), "stag-plain above"
    )
    assert seen(at, 0).hand == ["toad-noble", "hare-noble", "carp-noble"]
    assert seen(at, 0).pile == 3
    assert at.actors() == [1]


def test_equal_cards_in_hand_are_one_option() -> None:
    """HV-3: two equal cards make no difference."""
    at = table(2, hands=[["toad-plain", "toad-plain", "toad-noble"], []])
    assert len(choices(at)) == 2 * 4


def test_a_card_goes_to_its_own_family_above_or_below() -> None:
    """HV-4."""
    at = does(table(2, hands=[["carp-noble"], []], owes=["table"]), "carp-noble below")
    columns = {column.family: column for column in seen(at).columns}
    assert columns["carp"].below == ["carp-noble"]
    assert all(not column.above and not column.below for family, column in columns.items() if family != "carp")


def test_a_spy_goes_face_down_into_the_queens_column() -> None:
    """HV-4, HV-5: its player has seen it in the hand; nobody is shown it again, not even who laid it."""
    lying = table(2, turn=1, hands=[[], ["toad-plain"] * 3], spies=[{"card": "carp-spy", "at": "above", "by": 0}])
    for seat in (0, 1, None):
        shown = seen(lying, seat)
        assert [(spy.number, spy.by, spy.card) for spy in shown.queen_above] == [(0, 0, None)]
        assert all(not column.above for column in shown.columns)
        assert all(column.standing == "neutral" for column in shown.columns)


def test_the_last_turn_draws_nothing_and_then_it_is_over() -> None:
    """HV-8: the game ends when pile and hands are empty."""
    at = table(2, turn=0, owes=["own"], hands=[["toad-plain"], ["hare-plain", "carp-plain", "stag-plain"]])
    does(at, "toad-plain district 0")
    assert at.actors() == [1]
    assert at.outcome() is None
    does(at, "hare-plain above", "carp-plain district 0", "stag-plain district 1")
    assert at.actors() == []
    assert at.outcome() is not None


def test_the_order_of_the_three_cards_does_not_matter() -> None:
    """HV-9: the areas are disjoint."""
    cards = ["toad-plain above", "hare-guard district 1", "carp-noble district 0"]
    one = does(table(2, hands=[["toad-plain", "hare-guard", "carp-noble"], []]), *cards)
    two = does(table(2, hands=[["toad-plain", "hare-guard", "carp-noble"], []]), *reversed(cards))
    assert one == two


def test_an_assassin_never_hits_a_card_of_the_same_turn() -> None:
    """HV-9: the cards of a turn lie in three different areas."""
    at = does(
        table(2, hands=[["toad-plain", "hare-plain", "carp-assassin"], []]), "toad-plain above", "hare-plain district 1"
    )
    does(at, "carp-assassin district 0")
    assert at.outcome() is not None


def test_whole_games_have_the_stated_number_of_turns() -> None:
    """HV-8: exactly 20 / 24 / 28 / 30 turns."""
    for seats, turns in ((2, 20), (3, 24), (4, 28), (5, 30)):
        match = walked(GAME, seats, seed=9)
        drawn = sum(isinstance(event, Drew) for event in match.witnessed(None))
        assert drawn == turns
        assert isinstance(match.table, HofVerrat)
