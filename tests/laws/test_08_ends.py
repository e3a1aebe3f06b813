"""Law 8: every game ends within a stated bound."""

from hofstaat.engine.game import Game
from tests.random_play import deal, every_case, some_seeds, walk


@every_case
@some_seeds
def test_the_game_ends_within_its_bound(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    bound = game.bound(match.table.setup)
    decisions = sum(1 for _ in walk(match, seed, limit=bound + 1))
    assert 0 < decisions <= bound
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert set(outcome.winners) <= set(range(seats))
    assert outcome.reason
