"""Steps with everything a learner is given (observation, legal actions, reward), ours beside those of other libraries.

Everybody plays at random, each in the quickest way its API offers: RLCard's `step`, PettingZoo's `agent_iter` and
`last`, OpenSpiel's states with `information_state_tensor`, our vector environment on one core with 256 tables. A step
is one decision with its observation; deals are in the time.
"""

import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
import rlcard
from librt.random import Random

from benchmarks.peers import draw
from benchmarks.step_rate_goals import ADAPTER, VECTOR, Stepped
from hofstaat.learn import pettingzoo as zoo
from hofstaat.learn.env_spec import EnvSpec
from hofstaat.learn.vector import HofstaatVectorEnv

TABLES = 256
STEPS = 8


# ---- ours


def vector(name: str) -> Stepped:
    """Many tables at once."""
    env = HofstaatVectorEnv(name, TABLES)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.random_actions())
        return STEPS * TABLES

    return Stepped(f"{name}, {env.env_spec.seats} seats", VECTOR, play)


def adapter(name: str) -> Stepped:
    """One table as a PettingZoo environment."""
    return Stepped(f"{name}, {EnvSpec(name).seats} seats", ADAPTER, agents(zoo.env(name)))


# ---- theirs


def agents(env: Any) -> Callable[[], int]:
    """A random game through PettingZoo's API."""
    rng = Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observed["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def classic(name: str) -> Stepped:
    """One of PettingZoo's own card games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame's, about pkg_resources
        env = import_module(f"pettingzoo.classic.{name}").env()
    return Stepped(name, f"PettingZoo {version('pettingzoo')}", agents(env))


def rlcards(name: str) -> Stepped:
    """One of RLCard's; a state brings observation and legal actions together."""
    env = rlcard.make(name)
    rng = Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        env.get_payoffs()
        return steps

    return Stepped(name, f"RLCard {version('rlcard')}", play)


def openspiel(name: str) -> Stepped:
    """OpenSpiel's loop in Python with the tensor a learner would ask for."""
    game = pyspiel.load_game(name)
    rng = Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.information_state_tensor(state.current_player())
                steps += 1
            state.apply_action(draw(state, rng))
        state.returns()
        return steps

    return Stepped(name, f"OpenSpiel {version('open_spiel')}", play)


def everybody(games: Sequence[str]) -> list[Stepped]:
    """Ours first."""
    ours = [*map(vector, games), *map(adapter, games)]
    theirs = [rlcards("uno"), rlcards("leduc-holdem"), classic("leduc_holdem_v4"), classic("texas_holdem_v4")]
    return [*ours, *theirs, openspiel("hearts")]
