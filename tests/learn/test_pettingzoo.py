"""The PettingZoo environments: PettingZoo's own tests for every game and number of seats, and what they promise."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

import hofstaat
from hofstaat.engine.table import IllegalAction
from hofstaat.learn import pettingzoo as zoo
from hofstaat.learn.pettingzoo import hof_verrat_v1

GAMES = hofstaat.names()
CASES = [(name, seats) for name in GAMES for seats in hofstaat.game(name).seats]
every_case = pytest.mark.parametrize(("name", "seats"), CASES)
CYCLES = 8
"""Decisions per seat: enough to pass through most phases; the games that are played out are tested beside."""
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
}
"""PettingZoo says this of every environment with action masks, except of its own, which it knows by name."""


@every_case
def test_pettingzoo_finds_the_api_in_order(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(zoo.env(name, seats=seats), num_cycles=CYCLES)
    assert {str(one.message).split(" or ")[0] for one in said} <= EXPECTED


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_pass_too(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(name, seats=hofstaat.game(name).seats[0]), num_cycles=1000)


@every_case
def test_a_seed_brings_the_same_game(name: str, seats: int) -> None:
    seed_test(partial(zoo.env, name, seats=seats), num_cycles=CYCLES)


@every_case
def test_tables_can_be_seen(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, name, seats=seats))
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith("seat: ")]
    assert len(shown) == 5  # printed in the mode for people, as the seat to act sees the table


@every_case
def test_observations_are_no_pictures(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo saves observations that are images; ours are not, and it says so."""
    save_obs_test(zoo.env(name, seats=seats))
    assert "did not save the observations" in capsys.readouterr().out


def play_out(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a random game."""
    env.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    return total


@pytest.mark.parametrize("name", [name for name in GAMES if not hofstaat.game(name).cooperative])
def test_rewards_sum_up_to_nothing(name: str) -> None:
    rewards = play_out(zoo.env(name), seed=3)
    assert max(rewards.values()) > 0
    assert sum(rewards.values()) == pytest.approx(0)


def test_team_mates_are_rewarded_alike() -> None:
    rewards = play_out(zoo.env("council-of-12"), seed=3)
    assert set(rewards.values()) in ({1.0}, {-1.0})


def test_the_name_carries_the_version_of_the_rules() -> None:
    env = hof_verrat_v1.env(seats=3)
    assert env.metadata["name"] == "hof_verrat_v1"
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    with pytest.raises(AttributeError, match="chess_v1"):
        zoo.chess_v1  # noqa: B018


def test_without_wrappers_an_illegal_action_is_refused_with_a_sentence() -> None:
    env = hof_verrat_v1.raw_env(seats=2)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(IllegalAction, match="You do not have that card in your hand"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="no render mode"):
        hof_verrat_v1.raw_env(render_mode="hologram")


def test_an_illegal_action_ends_the_game_and_loses() -> None:
    env = hof_verrat_v1.env(seats=3)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.agents}
    assert "hand" in env.infos[agent]["illegal"]
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


def test_a_learner_forgets_nothing_unless_it_is_told_to() -> None:
    assert zoo.raw_env("mascarade").env_spec.options == {"memory_aid": True}
    assert zoo.raw_env("mascarade", memory_aid=False).env_spec.options == {"memory_aid": False}
