"""Many tables at once, for NumPy: Gymnasium's vector environment over the compiled batch.

Every step plays one action at each table and goes on to the next decision there, a new deal included. Self-play asks
every seat (`infos["seat"]` says which); with `opponents="random"` one seat per table learns and the others play at
random, which makes it an ordinary environment for one player.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from hofstaat.engine.table import NONE
from hofstaat.learn.arrays import arrays_over
from hofstaat.learn.batch.tables import Tables
from hofstaat.learn.env_spec import EnvSpec

Infos = dict[str, Any]
Stepped = tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class HofstaatVectorEnv(VectorEnv):
    """`count` tables. Arrays handed out are written over by the next step: copy what you keep.

    With opponents, table i's learner sits on seat `first + i` modulo the number of seats: all seats get their share.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        *,
        opponents: str | None = None,
        seed: int = 0,
        first: int = 0,
        **options: object,
    ) -> None:
        if opponents not in (None, "random"):
            raise ValueError(f"There are no opponents {opponents!r}; there is: random.")
        self.env_spec = EnvSpec(name, seats, **options)
        self.num_envs = count
        self.render_mode = None
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.make_spaces()
        self.never = np.zeros(count, np.bool_)
        self.seeds = np.random.SeedSequence(seed)
        every_seat = [int(NONE)] * count
        one_seat = [(first + i) % self.env_spec.seats for i in range(count)]
        self.tables = self.make_tables(every_seat if opponents is None else one_seat)
        self.arrays = arrays_over(self.tables, self.env_spec)
        self.rows = np.arange(count)

    def make_spaces(self) -> None:
        self.single_observation_space = self.env_spec.box()
        self.single_action_space = spaces.Discrete(self.env_spec.actions)
        many = self.single_observation_space
        shape = (self.num_envs, *many.shape)
        self.observation_space = spaces.Box(
            np.broadcast_to(many.low, shape), np.broadcast_to(many.high, shape), shape, np.uint8
        )
        self.action_space = spaces.MultiDiscrete([self.env_spec.actions] * self.num_envs)

    def make_tables(self, learners: list[int]) -> Tables:
        return Tables(
            self.env_spec.start(),
            self.env_spec.observation,
            self.env_spec.actions,
            learners,
            cooperative=self.env_spec.game.cooperative,
        )

    # -- playing -----------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[NDArray[np.uint8], Infos]:
        """Deal everywhere: by the seed, or the next one the last seed brings. Each table derives its own from it."""
        if seed is not None:
            self.seeds = np.random.SeedSequence(seed)
        (child,) = self.seeds.spawn(1)
        self.wipe()
        self.tables.begin(int(child.generate_state(1, np.uint32)[0]))
        return self.arrays.observations, self.infos()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """One action per table. The rewards are those of whoever acted; `infos` has everybody's."""
        if not self.tables.tables:
            raise RuntimeError("Nothing is dealt yet: call reset() first.")
        arrays, codes = self.arrays, np.ascontiguousarray(actions, "<i8").tobytes()
        self.tables.check(codes)
        self.wipe()
        self.tables.play(codes)
        rewards = arrays.rewards[self.rows, arrays.acted]
        return arrays.observations, rewards, arrays.over, self.never, self.infos()

    def wipe(self) -> None:
        """The compiled part writes only what is not zero."""
        self.arrays.observations.fill(0)
        self.arrays.masks.fill(0)

    def infos(self) -> Infos:
        arrays = self.arrays
        return {
            "action_mask": arrays.masks,
            "seat": arrays.seats,
            "acted": arrays.acted,
            "rewards": arrays.rewards,
            "scores": arrays.scores,
        }

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely."""
        return np.array(self.tables.any_moves, np.int64)

    def close_extras(self, **_: Any) -> None:
        """There is nothing to close."""
