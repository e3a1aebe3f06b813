"""The search at Hof-Verrat: it reads the others, and keeps to its plan."""

import math
from collections import deque
from collections.abc import Iterator

import pytest
from librt.random import Random

import hofstaat
from hofstaat.bots import Listener, make
from hofstaat.bots.beliefs import reader
from hofstaat.bots.hof_verrat.reading import Reading
from hofstaat.bots.hof_verrat.search import HofVerratSearch
from hofstaat.engine.match import Match
from hofstaat.games.hof_verrat.cards import N_MISSIONS
from hofstaat.games.hof_verrat.knowledge import PAIRS, HofVerratKnowledge
from hofstaat.games.hof_verrat.table import HofVerrat
from tests.random_play import walk

GAME = hofstaat.game("hof-verrat")


def courtly(seed: int, seats: int = 4) -> Iterator[Match]:
    """The same match again and again, before each decision of courtiers."""
    match = Match.new(GAME, seats, seed)
    bots = [Listener(make("greedy", GAME, match.table.setup, seat, seat), match, seat) for seat in range(seats)]
    while actors := match.table.actors():
        yield match
        match.act(actors[0], bots[actors[0]].choose())


def watching(match: Match, seat: int = 0) -> HofVerratKnowledge:
    """The knowledge of a seat that has read the others all along."""
    knowledge = GAME.knowledge(match.table.setup, seat)
    assert isinstance(knowledge, HofVerratKnowledge)
    mind = reader(GAME, knowledge)
    assert isinstance(mind, Reading)
    for event in match.witnessed(seat):
        mind.learn(event)
    return knowledge


def gain_of(knowledge: HofVerratKnowledge, table: HofVerrat, seat: int) -> float:
    """How much likelier the true missions of another seat have become, in nats."""
    odds = [float(knowledge.mission_odds[seat * int(PAIRS) + pair]) for pair in range(int(PAIRS))]
    true = int(table.mission(seat, 0)) * int(N_MISSIONS) + int(table.mission(seat, 1))
    return math.log(odds[true] / sum(odds) * int(PAIRS))


def test_the_others_turns_tell_about_their_missions() -> None:
    """Over a few games the true missions become twice as likely at least."""
    gains = []
    for seed in range(3):
        before_last = deque(courtly(seed), maxlen=1).pop()
        knowledge, table = watching(before_last), before_last.table
        assert isinstance(table, HofVerrat)
        gains += [gain_of(knowledge, table, seat) for seat in (1, 2, 3)]
    assert sum(gains) / len(gains) > math.log(2)


def test_nothing_is_read_from_the_own_turns_and_nothing_before_the_first() -> None:
    match = Match.new(GAME, 3, seed=2)
    knowledge = watching(match)
    assert set(map(float, knowledge.mission_odds)) == {1.0}
    assert set(map(float, knowledge.spy_odds)) == {1.0}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_truth_and_samples_stay_possible_however_others_are_read(seats: int) -> None:
    """Odds weigh what a seat may hold possible; they rule nothing out (law 6)."""
    match = Match.new(GAME, seats, seed=5)
    knowledge = GAME.knowledge(match.table.setup, 1)
    mind = reader(GAME, knowledge)
    told = 0
    for step in walk(match, 8):
        for event in match.witnessed(1, told):
            mind.learn(event)
        told = len(match.journal)
        if step.seat == 1:
            assert knowledge.admits(match.table)
            assert all(knowledge.admits(knowledge.sample(Random(seed))) for seed in range(3))


def test_samples_follow_the_odds() -> None:
    match = Match.new(GAME, 2, seed=1)
    knowledge = watching(match)
    light, dark = 3, 7
    if light == int(knowledge.table.mission(0, 0)):
        light = 4
    if dark == int(knowledge.table.mission(0, 1)):
        dark = 6
    for pair in range(int(PAIRS)):
        knowledge.mission_odds[int(PAIRS) + pair] = 1.0 if pair == light * 10 + dark else 0.0
    for seed in range(5):
        table = knowledge.sample(Random(seed))
        assert (table.mission(1, 0), table.mission(1, 1)) == (light, dark)


def test_a_turn_is_thought_of_once() -> None:
    """Three cards, one thought: nothing new is simulated for the second and third, unless an assassin strikes."""
    match = Match.new(GAME, 3, seed=4)
    seat = match.table.actors()[0]
    bot = make("search", GAME, match.table.setup, seat, 1, {"simulations": 20})
    assert isinstance(bot, HofVerratSearch)
    listener = Listener(bot, match, seat)
    spent = []
    while match.table.actors() == [seat]:
        phase = match.table.phase()
        match.act(seat, listener.choose())
        spent.append((int(phase), int(bot.plans.simulations)))
    assert len(spent) >= 3
    assert len({simulations for _, simulations in spent}) == len({phase for phase, _ in spent})


def test_the_same_seed_finds_the_same_plan_and_explains_it() -> None:
    match = Match.new(GAME, 4, seed=6)
    seat = match.table.actors()[0]
    answers = []
    for _ in range(2):
        bot = make("search", GAME, match.table.setup, seat, 9, {"simulations": 20})
        assert isinstance(bot, HofVerratSearch)
        answers.append(Listener(bot, match, seat).choose())
        assert bot.considered[0].code == answers[-1]
        assert sorted(each.code for each in bot.considered) == match.table.options(seat)
        assert all(0 <= each.reward <= 1 for each in bot.considered)
    assert answers[0] == answers[1]
