"""Whole games with own selections, cards in the centre, and options the laws do not vary."""

import json
import random
from typing import Any

import pytest
from librt.random import Random

from hofstaat.engine.match import Match
from hofstaat.games.mascarade.cards import CHARACTERS
from tests.games.mascarade.inventory import inventory
from tests.games.mascarade.table import GAME
from tests.random_play import plain, walk

EIGHT = ["judge", "king", "queen", "fool", "spy", "thief", "witch", "cheat"]
TWELVE = list(CHARACTERS)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"characters": ["judge", "widow", "queen", "spy", "fool"]}),
        (6, {"characters": EIGHT, "memory_aid": True}),
        (12, {"characters": TWELVE}),
        (7, {"seven_spy": True, "first_to_13": True}),
        (3, {"turn_limit": 3}),
        (5, {"turn_limit": None}),
    ],
)
def test_games_by_agreement_keep_the_laws(seats: int, options: dict[str, Any]) -> None:
    """MA-1, MA-3, MA-51, MA-52: nothing is lost, positions survive, the truth stays possible, the game ends."""
    for seed in range(2):
        match = Match.new(GAME, seats, seed, **options)
        whole = inventory(GAME.describe(match.table))
        seat = random.Random(seed).randrange(seats)
        mind, told, rng = GAME.knowledge(match.table.setup, seat), 0, Random(seed)
        for step in walk(match, seed):
            for event in match.witnessed(seat, since=told):
                mind.learn(event)
            told = len(match.journal)
            assert mind.admits(match.table)
            if step.ply % 9 == 0:
                position = GAME.describe(match.table)
                assert inventory(position) == whole
                assert GAME.position(json.loads(json.dumps(position))) == match.table
                assert plain(GAME.view(mind.sample(rng), seat)) == plain(GAME.view(match.table, seat))
        assert match.outcome() is not None
