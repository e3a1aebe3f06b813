"""Other engines behind the same stopwatch: OpenSpiel's hearts and oh hell (C++), RLCard's uno (Python).

Each plays at random through the API its users have: ask for the legal actions, choose, apply. Everybody's choices
come from the same quick generator. OpenSpiel deals card by card at chance nodes; the driver draws from
`chance_outcomes()`, as one must who does not know the game, in the quickest way we found. (With numpy's `choice`, as
its documentation has it, hearts takes four times as long; a driver that knows all cards to be equally likely could
play about 1.7 times as many actions.) Only players' decisions count as actions; the time includes the deal.
"""

from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import pyspiel
import rlcard
from librt.random import Random
from rlcard.games.uno import Game as UnoGame

from hofstaat.bench import DEALS, SEATS, Contestant

SIMULATIONS, ROLLOUTS_EACH = 10, 5
"""Few simulations of several rollouts: the search tree stays at its root, the time goes into rollouts."""
LENGTH_SAMPLES = 50
MEMORY_MB = 1000
START = """
import pyspiel
state = pyspiel.load_game('{name}').new_initial_state()
while state.is_chance_node():
    state.apply_action(state.legal_actions()[0])
"""


@dataclass(frozen=True)
class Spot:
    """A position to roll out from, and how many decisions random play takes from there on average."""

    state: Any
    length: float


def openspiel(name: str) -> Contestant:
    """A game of OpenSpiel for four players; its rollouts run in C++, inside MCTSBot."""
    game = pyspiel.load_game(name, {"players": SEATS} if name == "oh_hell" else {})
    rng = Random(1)
    spots = [spot(game, rng) for _ in range(DEALS)]
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_EACH, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, MEMORY_MB, False, 1, False)

    def play() -> int:
        return play_on(game.new_initial_state(), rng)

    def rollouts() -> float:
        return sum(rolled_out(bot.mcts_search(spot.state), spot.length) for spot in spots)

    label = f"{name}, {game.num_players()} seats"
    engine = f"OpenSpiel {version('open_spiel')}"
    return Contestant(label, engine, play, START.format(name=name), rollouts, spots[0].state.clone)


def spot(game: Any, rng: Random) -> Spot:
    """A fresh deal at its first real choice: with a single option the search would not roll out at all."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(draw(state, rng))
    decisions = sum(play_on(state.clone(), rng) for _ in range(LENGTH_SAMPLES))
    return Spot(state, decisions / LENGTH_SAMPLES)


def rolled_out(root: Any, length: float) -> float:
    """The actions of all rollouts of a search: each step down the tree is one that a rollout saves."""
    return float(ROLLOUTS_EACH * (root.explore_count * length - visits_below(root)))


def visits_below(node: Any) -> int:
    """How often the search stepped to a node below this one."""
    return sum(child.explore_count + visits_below(child) for child in node.children)


def play_on(state: Any, rng: Random) -> int:
    """Play to the end at random; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(draw(state, rng))
    state.returns()
    return decisions


def draw(state: Any, rng: Random) -> Any:
    """An action at random: any of a player's, one of chance's by its probability."""
    if not state.is_chance_node():
        actions = state.legal_actions()
        return actions[rng.randrange(len(actions))]
    outcomes = state.chance_outcomes()
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]  # the probabilities may fall short of 1 by a rounding


def uno() -> Contestant:
    """RLCard's uno for four players. It offers neither rollouts nor a copy of its own."""
    env = rlcard.make("uno")
    env.game = UnoGame(num_players=SEATS)
    env.num_players = SEATS
    rng = Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[rng.randrange(len(actions))])
            decisions += 1
        env.get_payoffs()
        return decisions

    start = "import rlcard; rlcard.make('uno').reset()"
    return Contestant(f"uno, {SEATS} seats", f"RLCard {version('rlcard')}", play, start)


def peers() -> list[Contestant]:
    """Everybody we compare ourselves with."""
    return [openspiel("hearts"), openspiel("oh_hell"), uno()]
