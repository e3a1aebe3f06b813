"""Law 7: simultaneous decisions commute: the result never depends on the order of answering."""

import random

from hofstaat.engine.game import Game
from hofstaat.engine.table import Table
from tests.random_play import deal, every_case, some_seeds, walk


@every_case
@some_seeds
def test_the_order_of_answers_does_not_matter(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    rng = random.Random(seed)
    for _ in walk(match, seed):
        actors = match.table.actors()
        if len(actors) > 1:
            answers = {seat: rng.choice(match.table.options(seat)) for seat in actors}
            first, second = (answered(match.table, answers, rng.sample(actors, len(actors))) for _ in range(2))
            assert first == second


def answered(table: Table, answers: dict[int, int], order: list[int]) -> Table:
    """Everybody's answer, in this order; each must still be owed and open when it comes."""
    after = table.copy()
    for seat in order:
        assert seat in after.actors()
        after.apply(seat, answers[seat])
    return after
