"""The vector environment: the same as table after table, reproducible, and honest about who is asked."""

import numpy as np
import pytest
from gymnasium.vector import VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from librt.random import Random

import hofstaat
from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.rewards import rewards_of
from hofstaat.engine.table import IllegalAction, Outcome, Table
from hofstaat.learn.batch.tables import STRIDE
from hofstaat.learn.processes import Processes
from hofstaat.learn.vector import HofstaatVectorEnv

GAMES = hofstaat.names()
every_game = pytest.mark.parametrize("name", GAMES)


class Beside:
    """One table played by hand with the lots a table of the batch gets."""

    def __init__(self, env: HofstaatVectorEnv, seed: int, number: int) -> None:
        self.env = env
        self.lots = QuickLots(Random(seed * STRIDE + number))
        self.table: Table = self.deal()

    def deal(self) -> Table:
        table = self.env.env_spec.start()
        cast(table, self.lots)
        return table

    def play(self, code: int) -> Outcome | None:
        """One action, then a new deal if the game is over: how it ended."""
        self.table.apply(min(self.table.actors()), code)
        cast(self.table, self.lots)
        outcome = self.table.outcome()
        if outcome is not None:
            self.table = self.deal()
        return outcome


@every_game
def test_the_batch_is_the_same_as_table_after_table(name: str) -> None:
    env = HofstaatVectorEnv(name, 3)
    env.wipe()
    env.tables.begin(11)
    beside = [Beside(env, 11, number) for number in range(3)]
    env_spec, games = env.env_spec, 0
    while games < 2:
        for number, one in enumerate(beside):
            seat = min(one.table.actors())
            assert env.arrays.seats[number] == seat
            assert np.array_equal(env.arrays.observations[number], env_spec.observe(one.table, seat))
            assert np.flatnonzero(env.arrays.masks[number]).tolist() == sorted(one.table.options(seat))
        actions = env.random_actions()
        _, rewards, over, truncated, infos = env.step(actions)
        assert not truncated.any()
        for number, one in enumerate(beside):
            outcome = one.play(int(actions[number]))
            assert over[number] == (outcome is not None)
            if outcome is not None:
                games += 1
                due = rewards_of(outcome, cooperative=env_spec.game.cooperative)
                assert infos["rewards"][number].tolist() == due
                assert infos["scores"][number].tolist() == list(outcome.scores)
                assert rewards[number] == due[env.arrays.acted[number]]
            else:
                assert not infos["rewards"][number].any()


def course(env: HofstaatVectorEnv, seed: int | None, steps: int) -> bytes:
    """Everything that happens in some steps of random play."""
    observations, infos = env.reset(seed=seed)
    happened = [observations.tobytes()]
    for _ in range(steps):
        observations, rewards, over, _, infos = env.step(env.random_actions())
        happened += [observations.tobytes(), rewards.tobytes(), over.tobytes(), infos["action_mask"].tobytes()]
    return b"".join(happened)


@every_game
def test_a_seed_brings_the_same_games(name: str) -> None:
    env, other = HofstaatVectorEnv(name, 2), HofstaatVectorEnv(name, 2)
    first = course(env, 5, 20)
    assert first == course(other, 5, 20)
    assert first != course(env, 6, 20)
    other.reset(seed=6)
    assert course(env, None, 20) == course(other, None, 20)


def test_it_is_a_vector_environment_of_gymnasium() -> None:
    env = HofstaatVectorEnv("hof-verrat", 2, seats=3)
    assert isinstance(env, VectorEnv)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.single_observation_space.contains(observations[0])
    assert env.action_space.contains(env.random_actions())
    assert infos["action_mask"].shape == (2, env.single_action_space.n)  # type: ignore[attr-defined]  # Discrete
    env.close()


def test_gymnasiums_wrappers_fit() -> None:
    env = HofstaatVectorEnv("mascarade", 2, opponents="random")
    counted = RecordEpisodeStatistics(env)
    counted.reset(seed=1)
    over = np.zeros(2, np.bool_)
    while not over.any():
        _, rewards, over, _, infos = counted.step(env.random_actions())
    assert infos["episode"]["r"][over] == pytest.approx(rewards[over])
    assert (infos["episode"]["l"][over] > 0).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = HofstaatVectorEnv("hof-verrat", 2)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    before = env.tables.tables[0].copy()
    wrong = env.random_actions()
    wrong[1] = int(np.flatnonzero(env.arrays.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match=r"Table 1, seat \d, action \d+: You do not have that card"):
        env.step(wrong)
    assert env.tables.tables[0] == before
    with pytest.raises(IllegalAction):
        env.step(np.array([-1, 100_000]))
    with pytest.raises(ValueError, match="2 actions are due"):
        env.step(wrong[:1])


@every_game
def test_against_random_opponents_one_seat_is_asked(name: str) -> None:
    env = HofstaatVectorEnv(name, 3, opponents="random")
    env.reset(seed=2)
    finished = 0
    while not finished:
        assert env.arrays.seats.tolist() == [i % env.env_spec.seats for i in range(3)]
        _, rewards, over, _, infos = env.step(env.random_actions())
        finished += int(over.sum())
    (ended, *_) = np.flatnonzero(over)
    assert rewards[ended] == infos["rewards"][ended, ended % env.env_spec.seats]
    with pytest.raises(ValueError, match="no opponents"):
        HofstaatVectorEnv(name, 1, opponents="grand masters")


def test_processes_play_what_one_process_would() -> None:
    alone = [HofstaatVectorEnv("hof-verrat", 2, seats=3, first=2 * number) for number in range(2)]
    for number, env in enumerate(alone):
        env.reset(seed=7 * 2 + number)
    with Processes("hof-verrat", 4, workers=2, seats=3) as tables:
        arrays = tables.reset(seed=7)
        for _ in range(5):
            actions = np.concatenate([env.random_actions() for env in alone])
            assert np.array_equal(arrays.observations, np.concatenate([env.arrays.observations for env in alone]))
            assert np.array_equal(arrays.masks, np.concatenate([env.arrays.masks for env in alone]))
            arrays = tables.step(actions)
            for env, part in zip(alone, np.split(actions, 2), strict=True):
                env.step(part)
        with pytest.raises(IllegalAction):
            tables.step(np.full(4, -1))
    tables.close()
    with pytest.raises(ValueError, match="shared equally"):
        Processes("hof-verrat", 3, workers=2)
