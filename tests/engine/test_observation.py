"""Observations: named slices without gaps, numbers within their bounds, seats counted from the one that observes."""

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.observation import Observation
from hofstaat.engine.table import Table
from tests.random_play import deal, every_case, some_seeds, walk


def numbers(observation: Observation, table: Table, seat: int) -> dict[str, list[int]]:
    """The observation of a seat by the names of its slices."""
    row = list(observation.of(table, seat))
    return {part.name: [int(n) for n in row[part.start : part.start + part.size]] for part in observation.slices}


@every_case
def test_slices_follow_each_other_under_different_names(game: Game, seats: int) -> None:
    observation = game.observation(game.setup(seats, {}))
    at = 0
    for part in observation.slices:
        assert part.start == at and part.size > 0 and part.says
        at += part.size
    assert at == observation.size
    assert len({part.name for part in observation.slices}) == len(observation.slices)


@every_case
@some_seeds
def test_every_number_is_within_its_bounds(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    observation = game.observation(match.table.setup)
    highs = {part.name: part.high for part in observation.slices}
    for step in walk(match, seed):
        found = numbers(observation, match.table, step.seat)
        assert {name: max(row) for name, row in found.items() if max(row) > highs[name]} == {}
    assert max(list(observation.of(match.table, 0))) > 0


def test_before_the_deal_nothing_is_known() -> None:
    game = hofstaat.game("hof-verrat")
    table = game.start(3)
    assert set(game.observation(table.setup).of(table, 1)) == {0}


def test_the_seat_that_observes_comes_first() -> None:
    game = hofstaat.game("hof-verrat")
    table = game.deal(seats=3, seed=7)
    observation = game.observation(table.setup)
    to_move = table.actors()[0]
    for steps in range(3):
        seat = (to_move - steps) % 3
        assert numbers(observation, table, seat)["turn"] == [int(i == steps) for i in range(3)]
