"""Quick players for playouts: they follow the rules, and play far better than chance."""

import pytest
from librt.random import Random

import hofstaat
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.kabale_und_hiebe import quick as quick_kabale
from hofstaat.bots.mascarade import quick as quick_mascarade
from hofstaat.engine.chance import SeededLots, cast
from hofstaat.engine.rewards import shares_of
from hofstaat.engine.table import Moves, Table

QUICK: dict[str, Policy] = {"kabale-und-hiebe": quick_kabale.POLICY, "mascarade": quick_mascarade.POLICY}
CHANCE = Policy()


def play_on(table: Table, policies: list[Policy], seed: int) -> None:
    rng = Random(seed)
    moves = Moves()
    while actors := table.actors():
        seat = actors[0]
        if seat < 0:
            table.apply(seat, table.options(seat)[0])
            continue
        moves.clear()
        table.offer(seat, moves)
        table.apply(seat, policies[seat].pick(table, seat, moves, rng))


@pytest.mark.parametrize("name", QUICK)
def test_they_play_whole_games_at_any_number_of_seats(name: str) -> None:
    game = hofstaat.game(name)
    for seats in game.seats:
        limit = {"turn_limit": 20} if name == "mascarade" else {}
        table = game.start(seats, limit)
        cast(table, SeededLots(seats))
        play_on(table, [QUICK[name]] * seats, seats)
        assert table.outcome() is not None


@pytest.mark.parametrize("name", QUICK)
def test_one_of_them_wins_well_over_its_share_against_chance(name: str) -> None:
    game, seats, games = hofstaat.game(name), 4, 60
    won = 0.0
    for seed in range(games):
        table = game.deal(seats, seed=seed)
        own = seed % seats
        play_on(table, [QUICK[name] if seat == own else CHANCE for seat in range(seats)], seed)
        outcome = table.outcome()
        assert outcome
        won += shares_of(outcome, cooperative=False)[own]
    assert won > 1.5 * games / seats
