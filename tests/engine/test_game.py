"""Finding games, agreeing on seats and options, drawing lots."""

from collections import Counter
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from librt.random import Random

import hofstaat
from hofstaat.engine import game as engine_game
from hofstaat.engine import registry
from hofstaat.engine.chance import QuickLots, SeededLots, rollouts
from hofstaat.engine.game import BadSetup
from hofstaat.engine.registry import UnknownGame
from hofstaat.engine.table import CHANCE, IllegalAction

GAME = hofstaat.game("hof-verrat")


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; installed are: .*hof-verrat"):
        hofstaat.game("chess")
    with pytest.raises(UnknownGame):
        hofstaat.game("../etc")


def test_a_sixth_game_can_come_from_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = EntryPoint("guest", "hofstaat.games.hof_verrat:GAME", registry.GROUP)
    registry.names.cache_clear()
    registry.guests.cache_clear()
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [guest] if group == registry.GROUP else [])
    try:
        assert "guest" in hofstaat.names()
        assert hofstaat.game("guest").deal(2, seed=1).actors()
    finally:
        registry.names.cache_clear()
        registry.guests.cache_clear()
        registry.game.cache_clear()


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", 2.0, None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadSetup, match="hof-verrat is for 2 to 5 players, not"):
        GAME.deal(seats, seed=1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"magic": True}, "no option 'magic'; its options: memory_aid"),
        ({"memory_aid": 3}, "cannot be 3; it should be true or false"),
    ],
)
def test_a_wrong_option(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.deal(2, seed=1, **options)


def test_the_same_seed_deals_the_same_cards() -> None:
    assert GAME.deal(3, seed=7) == GAME.deal(3, seed="7")
    assert GAME.deal(3, seed=7) != GAME.deal(3, seed=8)
    assert GAME.deal(3, seed=7) != GAME.deal(3, seed=7, memory_aid=True)


def test_seeded_lots_stay_the_same_for_ever() -> None:
    """Old records must stay verifiable."""
    assert SeededLots("hofstaat").below(1000) == 510
    lots = SeededLots("hofstaat")
    assert [int(lot) for lot in lots.draw(5, 90)] == [29, 87, 83, 82, 53]


@pytest.mark.parametrize("lots", [SeededLots(1), QuickLots(Random(1))])
def test_lots_are_fair(lots: SeededLots | QuickLots) -> None:
    """Each of six orders of three lots comes up about as often."""
    seen = Counter(tuple(int(lot) for lot in lots.draw(3, 3)) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())


def test_lots_drawn_at_once_are_checked() -> None:
    table = GAME.start(2)
    for lots in ([0] * 90, [*range(89), 90], [1, 2], [*range(91)]):
        with pytest.raises(IllegalAction):
            table.draw_lots(lots)
    assert table == GAME.start(2)


def test_chance_can_go_on_after_single_lots() -> None:
    table = GAME.start(2)
    table.apply(CHANCE, 5)
    with pytest.raises(IllegalAction, match="not in the bag"):
        table.apply(CHANCE, 5)
    with pytest.raises(IllegalAction, match="not the turn of seat 0"):
        table.apply(0, 5)
    hofstaat.engine.chance.cast(table, SeededLots(1))
    assert table.actors() in ([0], [1])


def test_playouts_end_and_leave_the_table_alone() -> None:
    table = GAME.deal(4, seed=3)
    before = table.copy()
    assert rollouts(table, 3, seed=1) == rollouts(table, 3, seed=1) > 3 * 84
    assert table == before


def test_a_table_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="a table changes"):
        hash(GAME.deal(2, seed=1))


def test_agreements_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is asked for ever new options keeps only the latest."""
    game = type(hofstaat.game("mascarade"))()
    monkeypatch.setattr(engine_game, "SETUPS_KEPT", 20)
    assert game.setup(4, {"turn_limit": 7}) is game.setup(4, {"turn_limit": 7})
    agreed = [game.setup(4, {"turn_limit": limit}).options["turn_limit"] for limit in range(1, 40)]
    assert agreed == list(range(1, 40))
    assert len(game.setups) == 20
