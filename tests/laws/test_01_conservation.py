"""Law 1: each card is in exactly one place, each coin or token is accounted for, at every step.

Every game says in `tests/games/<game>/inventory.py` what it is made of; the position, which names every card once,
must always add up to it.
"""

from collections import Counter
from importlib import import_module
from typing import Any

from hofstaat.engine.game import Game
from tests.random_play import deal, every_case, some_seeds, walk


def inventory(game: Game, position: dict[str, Any]) -> Counter[str]:
    module = import_module(f"tests.games.{game.name.replace('-', '_')}.inventory")
    counted: Counter[str] = module.inventory(position)
    return counted


@every_case
@some_seeds
def test_nothing_is_lost_and_nothing_appears(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    whole = inventory(game, game.describe(match.table))
    assert sum(whole.values()) > 0
    for _ in walk(match, seed):
        assert inventory(game, game.describe(match.table)) == whole
    assert inventory(game, game.describe(match.table)) == whole
