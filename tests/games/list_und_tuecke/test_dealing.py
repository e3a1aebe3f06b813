"""Dealing and passing: LT-1, LT-2, LT-9, and three players."""

import pytest

from hofstaat.engine.game import BadSetup
from hofstaat.engine.table import CHANCE, IllegalAction, Table
from hofstaat.games.list_und_tuecke.events import CardsDealt, PassChosen, Passed
from tests.games.list_und_tuecke.table import GAME, ORDER, by, choices, deal, position, seen, told


def opened(seats: int = 4, **options: object) -> Table:
    return GAME.start(seats, options, journal=True)


def pass_all(on: Table, *cards: str) -> None:
    for seat, card in enumerate(cards):
        by(on, seat, f"pass {card}")


def test_chance_draws_the_first_holder_of_the_start_player_card() -> None:
    """LT-1: any seat, by lot; then the light cards are dealt."""
    on = opened()
    assert on.options(CHANCE) == [0, 1, 2, 3]
    deal(on, [2], ORDER)
    view = seen(on)
    assert (view.start, view.chapter, view.round, view.stage) == (2, 1, 0, "pass-light")


def test_two_light_cards_each_and_two_in_the_centre() -> None:
    """LT-2: two consecutive cards per seat from seat 0, the last two in the centre; dark cards wait."""
    at = position(deal(opened(), [0], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]))
    assert at["hands"] == [["saint", "wizard"], ["intriguer", "queen"], ["druid", "monk"], ["poisoner", "assassin"]]
    assert at["centre"] == ["courtesan", "charlatan"]
    assert len(at["undealt"]) == 10
    assert seen(deal(opened(), [0], ORDER)).centre == ["light", "light"]


def test_light_to_the_left_dark_to_the_right() -> None:
    """LT-2: everybody knows one card of each neighbour then."""
    on = deal(opened(), [0], ORDER)
    assert choices(on, 0) == ["pass charlatan", "pass courtesan"]
    pass_all(on, "charlatan", "poisoner", "druid", "intriguer")
    assert on.actors() == [CHANCE]
    deal(on, ORDER)
    at = position(on)
    assert at["hands"][1] == ["charlatan", "berserker", "assassin", "abbot"]
    assert choices(on, 1) == ["pass berserker", "pass abbot"]
    pass_all(on, "black-knight", "berserker", "white-knight", "witch")
    at = position(on)
    assert at["hands"][0] == ["courtesan", "clairvoyant", "berserker", "intriguer"]
    assert at["hands"][3] == ["black-knight", "druid", "queen", "king"]
    assert on.actors() == [0]
    assert seen(on).centre == ["light", "light", "dark", "dark"]


def test_passing_is_simultaneous_and_hidden() -> None:
    """LT-2: in any order; nothing moves until all have chosen, and only the chooser knows the choice."""
    on = deal(opened(), [0], ORDER)
    assert on.actors() == [0, 1, 2, 3]
    by(on, 2, "pass monk")
    assert on.actors() == [0, 1, 3]
    assert "monk" in position(on)["hands"][2]
    assert [player.has_chosen for player in seen(on, 0).players] == [False, False, True, False]
    assert seen(on, 2).passing == "monk"
    assert seen(on, 3).passing is None
    assert told(on, 2)[-1] == PassChosen(2, "monk")
    assert told(on, 3)[-1] == PassChosen(2)
    with pytest.raises(IllegalAction, match="not the turn of seat 2"):
        by(on, 2, "pass druid")


def test_giver_and_receiver_know_the_passed_card() -> None:
    """LT-2."""
    on = deal(opened(), [0], ORDER)
    pass_all(on, "charlatan", "poisoner", "druid", "intriguer")
    known = [event for event in told(on, 1) if isinstance(event, Passed)]
    assert known == [
        Passed(0, 1, "light", "charlatan"),
        Passed(1, 2, "light", "poisoner"),
        Passed(2, 3, "light"),
        Passed(3, 0, "light"),
    ]


def test_the_light_pass_is_over_before_dark_cards_are_dealt() -> None:
    """LT-2: the received card is seen first."""
    on = deal(opened(), [0], ORDER)
    pass_all(on, "charlatan", "poisoner", "druid", "intriguer")
    deal(on, ORDER)
    kinds = [type(event) for event in told(on, 1)]
    assert kinds.index(Passed) < max(i for i, kind in enumerate(kinds) if kind is CardsDealt)
    assert told(on, 1)[-3] == CardsDealt(1, "dark", ("berserker", "abbot"))


def test_only_cards_of_the_back_being_passed() -> None:
    """LT-2: the other cards stay."""
    on = deal(opened(), [0], ORDER)
    pass_all(on, "charlatan", "poisoner", "druid", "intriguer")
    deal(on, ORDER)
    with pytest.raises(IllegalAction, match="Only dark cards"):
        by(on, 1, "pass assassin")
    with pytest.raises(IllegalAction, match="not have that card"):
        by(on, 1, "pass king")
    with pytest.raises(IllegalAction, match="choose a dark card for your right neighbour"):
        by(on, 1, "play assassin")


def test_three_players_without_ranks_1_to_4() -> None:
    """LT-9: 16 characters can be named, 11 tokens of each colour are there."""
    on = deal(opened(3), [0], ORDER[:8])
    view = seen(on)
    assert [character.rank for character in view.characters] == list(range(5, 21))
    assert [colour.supply for colour in view.colours] == [11, 11, 11]
    assert position(on)["aside"] == []


def test_three_players_with_random_removal() -> None:
    """LT-2, LT-9: two cards of each back are put aside unseen, others in every chapter; all 20 can be named."""
    on = deal(opened(3, random_removal=True), [0], ORDER)
    assert position(on)["aside"] == ["saint", "wizard"]
    pass_all(on, "charlatan", "poisoner", "druid")
    deal(on, ORDER)
    assert position(on)["aside"] == ["saint", "bishop", "wizard", "inquisitor"]
    assert len(seen(on).characters) == 20
    assert [colour.supply for colour in seen(on).colours] == [11, 11, 11]


def test_random_removal_is_for_three() -> None:
    with pytest.raises(BadSetup, match="for 3 players only"):
        GAME.deal(4, seed=1, random_removal=True)
