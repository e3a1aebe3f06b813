"""The games as PettingZoo environments: one agent per seat, in the order in which the seats owe decisions.

    from hofstaat.learn.pettingzoo import hof_verrat_v1
    env = hof_verrat_v1.env(seats=3)                          # the same as
    env = hofstaat.learn.pettingzoo.env("hof-verrat", seats=3)

The number behind the name is the version of the rules.
"""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.registry import kind, names
from hofstaat.engine.rewards import rewards_of
from hofstaat.engine.table import IllegalAction, Outcome, Table
from hofstaat.learn import render
from hofstaat.learn.env_spec import EnvSpec, quick_lots

ILLEGAL = -1.0
"""The reward for an action outside the mask, which ends the game; the others get nothing."""

Observed = dict[str, NDArray[Any]]


def env(name: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> AECEnv:
    """A game as PettingZoo's own have it: an illegal action ends the game, and who took it loses."""
    return ForfeitingEnv(EnvSpec(name, seats, **options), render_mode)


def raw_env(name: str, seats: int | None = None, render_mode: str | None = None, **options: object) -> "HofstaatEnv":
    """The same, but an illegal action is refused with the game's own sentence and changes nothing."""
    return HofstaatEnv(EnvSpec(name, seats, **options), render_mode)


class HofstaatEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's base has no types here
    """One table. Seats are agents seat_0, seat_1, ...; of several who owe a decision the lowest seat is asked first."""

    metadata: dict[str, Any]

    def __init__(self, env_spec: EnvSpec, render_mode: str | None = None) -> None:
        super().__init__()
        self.env_spec = env_spec
        self.metadata = {
            "name": versioned(env_spec.game.name),
            "render_modes": ["human", "ansi", "rgb_array"],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"There is no render mode {render_mode!r}; there are: human, ansi, rgb_array.")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(env_spec.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: observation_space(env_spec) for agent in self.possible_agents}
        self.actions = {agent: spaces.Discrete(env_spec.actions) for agent in self.possible_agents}
        self.seeds = random.Random()
        self.table: Table = env_spec.start()
        self.lots: QuickLots = quick_lots(0)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.actions[agent]

    # -- playing -----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: by the seed, or the next one that the last seed brings."""
        if seed is not None:
            self.seeds.seed(seed)
        self.lots = quick_lots(self.seeds.getrandbits(62))
        self.table = self.env_spec.start()
        cast(self.table, self.lots)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[min(self.table.actors())]

    def step(self, action: int | None) -> None:
        """The action of the agent to act, and everything up to the next decision."""
        if not self.agents:
            raise RuntimeError("Nobody is at the table: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self.allows(agent, action):
            return
        cast(self.table, self.lots)
        self._cumulative_rewards[agent] = 0.0
        actors = self.table.actors()
        if actors:
            self.agent_selection = self.possible_agents[min(actors)]
        else:
            self.settle()

    def allows(self, agent: str, action: int | None) -> bool:
        """Carry an action out; whether the game goes on from it."""
        if action is None:
            raise IllegalAction(f"{agent} owes a decision.")
        self.table.apply(self.seat_of[agent], int(action))
        return True

    def settle(self) -> None:
        """The game is over: everybody's reward, and how it came about."""
        outcome = self.table.outcome()
        assert outcome is not None
        rewards = rewards_of(outcome, cooperative=self.env_spec.game.cooperative)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: result_of(outcome, self.seat_of[agent]) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    # -- watching ----------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observed:
        """The seat's observation, and the actions it has now: none if it owes no decision."""
        seat = self.seat_of[agent]
        owes = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self.env_spec.observe(self.table, seat),
            "action_mask": self.env_spec.mask(self.table.options(seat) if owes else []),
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat to act sees it."""
        view = self.env_spec.game.view(self.table, self.seat_of[self.agent_selection])
        words = render.text(view)
        if self.render_mode == "rgb_array":
            return render.image(words)
        if self.render_mode == "human":
            print(words)  # noqa: T201 - that is what this mode is for
            return None
        return words

    def close(self) -> None:
        """There is nothing to close."""


class ForfeitingEnv(HofstaatEnv):
    """The same as PettingZoo's wrapper for illegal actions, without the time its wrappers take."""

    def allows(self, agent: str, action: int | None) -> bool:
        try:
            return super().allows(agent, action)
        except IllegalAction as why:
            self._cumulative_rewards[agent] = 0.0
            self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos[agent] = {"illegal": str(why)}
            self._accumulate_rewards()
            self._deads_step_first()
            return False


def observation_space(env_spec: EnvSpec) -> spaces.Dict:
    mask = spaces.Box(0, 1, (env_spec.actions,), np.int8)
    return spaces.Dict({"observation": env_spec.box(), "action_mask": mask})


def result_of(outcome: Outcome, seat: int) -> dict[str, Any]:
    return {"score": outcome.scores[seat], "won": seat in outcome.winners, "reason": outcome.reason}


# -- names with versions, as PettingZoo's own environments have them ------------------------------------------------


def versioned(name: str) -> str:
    """hof-verrat is hof_verrat_v1 here."""
    return f"{name.replace('-', '_')}_v{kind(name).version}"


def __getattr__(wanted: str) -> SimpleNamespace:
    for name in names():
        if versioned(name) == wanted:
            return SimpleNamespace(env=bound(env, name), raw_env=bound(raw_env, name), __name__=wanted)
    raise AttributeError(f"module {__name__!r} has no attribute {wanted!r}")


def bound(make: Any, name: str) -> Any:
    def made(seats: int | None = None, render_mode: str | None = None, **options: object) -> AECEnv:
        return make(name, seats, render_mode, **options)

    return made
