"""Law 6: the truth is always possible: knowledge folded from a seat's events admits the real table.

Samples give the same view, observation and options, and are possible themselves.
"""

import random

from librt.random import Random

from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.match import Match
from tests.laws.test_05_no_leak import NoTwin, Twin, watch_observation, watch_view
from tests.random_play import deal, every_case, plain, some_seeds, walk, walked


def knowledge_of(match: Match, seat: int) -> Knowledge:
    knowledge = match.game.knowledge(match.table.setup, seat)
    for event in match.witnessed(seat):
        knowledge.learn(event)
    return knowledge


@every_case
@some_seeds
def test_the_truth_is_always_possible(game: Game, seats: int, seed: int) -> None:
    match = deal(game, seats, seed)
    watched = random.Random(seed).sample(range(seats), min(seats, 3))
    minds = {seat: game.knowledge(match.table.setup, seat) for seat in watched}
    told = 0
    for step in walk(match, seed):
        for seat, mind in minds.items():
            for event in match.witnessed(seat, since=told):
                mind.learn(event)
            assert mind.admits(match.table), f"seat {seat} excludes the truth before decision {step.ply}"
        told = len(match.journal)
    for seat, mind in minds.items():
        for event in match.witnessed(seat, since=told):
            mind.learn(event)
        assert mind.admits(match.table)


@every_case
@some_seeds
def test_samples_look_the_same_to_the_seat(game: Game, seats: int, seed: int) -> None:
    """Also after each of them is played on: a sample is a table like any other."""
    match = deal(game, seats, seed)
    seat = random.Random(seed).randrange(seats)
    mind = game.knowledge(match.table.setup, seat)
    observe = watch_observation(game)
    rng, told = Random(seed), 0
    for step in walk(match, seed):
        for event in match.witnessed(seat, since=told):
            mind.learn(event)
        told = len(match.journal)
        if step.ply % 5 == 0 or step.seat == seat:
            sample = mind.sample(rng)
            assert plain(game.view(sample, seat)) == plain(game.view(match.table, seat))
            assert observe(sample, seat) == observe(match.table, seat)
            assert sample.options(seat) == match.table.options(seat)
            assert sample.actors() == match.table.actors()
            assert mind.admits(sample)


@every_case
@some_seeds
def test_knowledge_admits_whatever_looks_the_same(game: Game, seats: int, seed: int) -> None:
    """A twin the seat cannot tell from the truth must be possible too."""
    match = walked(game, seats, seed, limit=25)
    twin = Twin(match, 0, seed, watch_view(game))
    try:
        twin.run()
    except NoTwin:
        return
    assert knowledge_of(match, 0).admits(twin.other)
