"""Law 2: while it is not over somebody has an option; every option is accepted; anything else is refused, unchanged."""

import random

import pytest

from hofstaat.engine.game import Game
from hofstaat.engine.table import CHANCE, IllegalAction, Table
from tests.random_play import deal, every_case, some_seeds, somewhere, walk


@every_case
@some_seeds
def test_somebody_can_always_act(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    for _ in walk(match, seed):
        for seat in match.table.actors():
            options = match.table.options(seat)
            assert options
            assert options == sorted(set(options))
            assert options[0] >= 0
            assert options[-1] < game.actions(match.table.setup)
    assert match.outcome() is not None
    assert match.table.actors() == []


@every_case
@some_seeds
def test_every_option_is_accepted(game: Game, seats: int, seed: int) -> None:
    table = somewhere(game, seats, seed).table
    for seat in table.actors():
        for code in table.options(seat):
            trial = table.copy()
            trial.apply(seat, code)
            assert trial != table


@every_case
@some_seeds
def test_anything_else_is_refused_and_changes_nothing(game: Game, seats: int, seed: int) -> None:
    table = somewhere(game, seats, seed).table
    before = table.copy()
    journal = list(table.journal or [])
    size = game.actions(table.setup)
    for seat in [CHANCE, *range(-2, seats + 2)]:
        legal = table.options(seat)
        for code in random.Random(seed).sample(range(-2, size + 2), min(60, size)):
            if code not in legal:
                refuse(table, seat, code)
    assert table == before
    assert table.journal == journal


def refuse(table: Table, seat: int, code: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        table.apply(seat, code)
    assert str(refusal.value).endswith(".")
    assert refusal.value.key


@every_case
@some_seeds
def test_chance_is_an_actor(game: Game, seats: int, seed: int) -> None:
    """Lots can be drawn one by one, like any action, and each lot once."""
    table = game.start(seats)
    rng = random.Random(seed)
    while table.actors() == [CHANCE]:
        lot = rng.choice(table.options(CHANCE))
        table.apply(CHANCE, lot)
        if table.actors() == [CHANCE] and len(table.lots):
            assert lot not in table.options(CHANCE)
    assert table.actors()
