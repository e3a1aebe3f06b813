"""Law 3: a copy is equal and independent; a position survives plain data and has the same future."""

import json
import random

from hofstaat.engine.game import Game
from hofstaat.engine.table import CHANCE, Table
from tests.random_play import deal, every_case, everybody, plain, some_seeds, somewhere, walk


@every_case
@some_seeds
def test_a_copy_is_equal_and_independent(game: Game, seats: int, seed: int) -> None:
    table = somewhere(game, seats, seed).table
    before = game.describe(table)
    other = table.copy()
    assert other == table
    assert other.journal is None
    play_on(other, seed)
    assert game.describe(table) == before


@every_case
@some_seeds
def test_a_position_survives_plain_data(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    for step in walk(match, seed):
        if step.ply % 7 == 0:
            assert again(game, match.table) == match.table
    assert again(game, match.table) == match.table


@every_case
@some_seeds
def test_a_position_has_the_same_future(game: Game, seats: int, seed: int) -> None:
    table = somewhere(game, seats, seed).table.copy()
    other = again(game, table)
    table.journal, other.journal = [], []
    play_on(table, seed)
    play_on(other, seed)
    assert other == table
    assert other.journal == table.journal
    assert other.outcome() == table.outcome()
    for seat in everybody(table):
        assert plain(game.view(other, seat)) == plain(game.view(table, seat))


def again(game: Game, table: Table) -> Table:
    return game.position(json.loads(json.dumps(game.describe(table))))


def play_on(table: Table, seed: int) -> None:
    rng = random.Random(seed)
    while actors := table.actors():
        seat = rng.choice(actors)
        table.apply(seat, rng.choice(table.options(CHANCE if seat == CHANCE else seat)))
