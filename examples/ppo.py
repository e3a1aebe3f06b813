"""Self-play PPO in one file: one network plays every seat, learns from its own games, and is tried against random play.

    pip install "hofstaat[learn,arena]" torch
    python examples/ppo.py hof-verrat --seats 2 --minutes 5
    python examples/ppo.py hof-verrat kabale-und-hiebe --plot docs/learn/ppo.png

A step of all tables is a decision of some seat at each of them, so what follows a decision is the *same seat's* next
one, several steps later: `advantages` walks back through the steps and keeps, for each table and seat, what came next.
"""

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from hofstaat.learn.vector import HofstaatVectorEnv

TABLES, STEPS = 256, 64
EPOCHS, MINIBATCH = 4, 1024
RATE, CLIP, ENTROPY, VALUE, LAMBDA = 5e-4, 0.2, 0.01, 0.5, 0.95
EVALUATE_EVERY, EVALUATION_GAMES = 10, 1024
CLEAR_LEAD = 10.0
NEVER = -1e9


class Player(nn.Module):  # type: ignore[misc]  # torch is not always installed where types are checked
    """Two layers that see the observation, and two heads: how good each action is, and how well the game stands.

    The heads see the observation too, past the layers: much of what is good can be told from single numbers.
    """

    def __init__(self, env: HofstaatVectorEnv, width: int = 128) -> None:
        super().__init__()
        size = int(env.env_spec.observation.size)
        mean, spread = usual(env)
        self.register_buffer("mean", torch.as_tensor(mean))
        self.register_buffer("spread", torch.as_tensor(spread))
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action = nn.Linear(width + size, env.env_spec.actions)
        self.value = nn.Linear(width + size, 1)
        for head in (self.action, self.value):
            nn.init.zeros_(head.weight)  # at first all legal actions are alike

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        seen = ((observations.float() - self.mean) / self.spread).clamp(-5, 5)
        thought = torch.cat([self.body(seen), seen], dim=-1)
        logits = self.action(thought).masked_fill(masks == 0, NEVER)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(thought).squeeze(-1)


def usual(env: HofstaatVectorEnv) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The observations of random play: so that all numbers count alike, whatever their range."""
    rows = []
    for _ in range(STEPS):
        env.step(env.random_actions())
        rows.append(env.arrays.observations.astype(np.float32))
    seen = np.concatenate(rows)
    return seen.mean(axis=0), np.maximum(seen.std(axis=0), 0.1)


@dataclass
class Memory:
    """Some steps of all tables: arrays of shape (steps, tables, ...)."""

    observations: Any = field(default_factory=list)
    masks: Any = field(default_factory=list)
    actions: Any = field(default_factory=list)
    chances: Any = field(default_factory=list)
    values: Any = field(default_factory=list)
    seats: Any = field(default_factory=list)
    over: Any = field(default_factory=list)
    rewards: Any = field(default_factory=list)

    def add(self, **row: Any) -> None:
        for name, value in row.items():
            getattr(self, name).append(np.array(value))


def decide(player: Player, env: HofstaatVectorEnv) -> tuple[Any, Any, Any]:
    """An action for each table, how likely it was, and how well the game stands."""
    with torch.no_grad():
        policy, values = player(torch.as_tensor(env.arrays.observations), torch.as_tensor(env.arrays.masks))
    actions = policy.sample()
    return actions.numpy(), policy.log_prob(actions).numpy(), values.numpy()


def play(player: Player, env: HofstaatVectorEnv) -> Memory:
    """Some steps at every table, everybody played by the same network."""
    memory = Memory()
    for _ in range(STEPS):
        actions, chances, values = decide(player, env)
        memory.add(observations=env.arrays.observations, masks=env.arrays.masks, seats=env.arrays.seats)
        env.step(actions)
        memory.add(actions=actions, chances=chances, values=values, over=env.arrays.over, rewards=credit(env))
    return memory


def credit(env: HofstaatVectorEnv) -> NDArray[np.float64]:
    """Half for the victory, half for the lead in points: a close defeat teaches more than a clear one."""
    scores = env.arrays.scores.astype(np.float64)
    lead = scores - (scores.sum(axis=1, keepdims=True) - scores) / (scores.shape[1] - 1)
    return np.where(env.arrays.over[:, None], (env.arrays.rewards + np.tanh(lead / CLEAR_LEAD)) / 2, 0.0)


def advantages(memory: Memory, last_values: NDArray[np.float32], last_seats: NDArray[np.int64]) -> tuple[Any, Any]:
    """How much better each decision went than expected, and where that is known.

    The expectation of the seats to act next stands for the rest of their games; of others the last one is left out.
    """
    tables, seats = memory.rewards[0].shape
    row = np.arange(tables)
    value, gain, due = (np.zeros((tables, seats), np.float32) for _ in range(3))
    known = np.zeros((tables, seats), np.bool_)
    value[row, last_seats], known[row, last_seats] = last_values, True
    found = np.zeros((len(memory.seats), tables), np.float32)
    usable = np.zeros(found.shape, np.bool_)
    for t in reversed(range(len(found))):
        ended, seat = memory.over[t], memory.seats[t]
        value[ended], gain[ended], known[ended], due[ended] = 0, 0, True, memory.rewards[t][ended]
        surprise = due[row, seat] + value[row, seat] - memory.values[t]
        found[t] = surprise + LAMBDA * gain[row, seat]
        usable[t] = known[row, seat]
        value[row, seat], gain[row, seat] = memory.values[t], np.where(usable[t], found[t], 0)
        due[row, seat], known[row, seat] = 0, True
    return found, usable


def learn(player: Player, optimizer: Any, memory: Memory, found: Any, usable: Any) -> None:
    """PPO's update: make what went well more likely, but not far from how it was played."""
    data = {name: torch.as_tensor(np.stack(getattr(memory, name))[usable]) for name in ("observations", "masks")}
    actions, chances = (torch.as_tensor(np.stack(getattr(memory, name))[usable]) for name in ("actions", "chances"))
    gains = torch.as_tensor(found[usable])
    returns = gains + torch.as_tensor(np.stack(memory.values)[usable])
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(MINIBATCH):
            policy, values = player(data["observations"][some], data["masks"][some])
            ratio = (policy.log_prob(actions[some]) - chances[some]).exp()
            gain = torch.minimum(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]).mean()
            loss = VALUE * (values - returns[some]).square().mean() - gain - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def against_random(player: Player, name: str, seats: int, games: int, seed: int) -> tuple[float, float]:
    """The share of games won against random play on all other seats (a shared victory in part), and its error."""
    env = HofstaatVectorEnv(name, games, seats, opponents="random")
    env.reset(seed=seed)
    shares = np.full(games, np.nan)  # each table's first game: short games must not count more often
    while np.isnan(shares).any():
        actions, _, _ = decide(player, env)
        _, rewards, over, _, _ = env.step(actions)
        first = over & np.isnan(shares)
        shares[first] = (rewards[first] * (seats - 1) + 1) / seats
    return float(shares.mean()), float(shares.std() / games**0.5)


@dataclass
class Curve:
    """How a player did against random play while it learnt."""

    game: str
    seats: int
    decisions: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    error: list[float] = field(default_factory=list)

    def note(self, decisions: int, minutes: float, won: float, error: float) -> None:
        self.decisions.append(decisions)
        self.minutes.append(round(minutes, 2))
        self.won.append(round(won, 4))
        self.error.append(round(error, 4))
        print(f"{self.game}: {decisions:>9,} decisions, {minutes:5.1f} min: wins {won:.1%} ± {error:.1%}", flush=True)


def train(name: str, seats: int, minutes: float, updates: int, games: int, tables: int) -> Curve:
    """Play, learn, and try the player now and then, until the time is up or so many updates are done."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # one core, and minutes that mean the same everywhere
    env = HofstaatVectorEnv(name, tables, seats)
    env.reset(seed=1)
    player = Player(env)
    optimizer = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    curve, started, learnt = Curve(name, seats), time.process_time(), 0.0
    curve.note(0, 0.0, *against_random(player, name, seats, games, seed=0))
    for update in range(1, updates + 1):
        started = time.process_time()
        memory = play(player, env)
        found, usable = advantages(memory, decide(player, env)[2], env.arrays.seats)
        learn(player, optimizer, memory, found, usable)
        learnt += (time.process_time() - started) / 60
        last = update == updates or learnt >= minutes
        if last or update % EVALUATE_EVERY == 0:
            curve.note(update * STEPS * tables, learnt, *against_random(player, name, seats, games, seed=update))
        if last:
            break
    return curve


def plot(curves: list[Curve], path: Path) -> None:
    """One line per game, with what chance alone could explain, and the share that random play wins."""
    import matplotlib as mpl  # noqa: PLC0415 - only who plots needs it

    mpl.use("Agg")
    import matplotlib.pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(7.2, 4.2), layout="constrained")
    for curve in curves:
        x, won, error = np.array(curve.decisions) / 1e6, np.array(curve.won), np.array(curve.error)
        minutes = f"{curve.minutes[-1]:.0f} min" if curve.minutes[-1] >= 1 else f"{curve.minutes[-1] * 60:.0f} s"
        (line,) = axes.plot(x, won, label=f"{curve.game}, {curve.seats} seats ({minutes} of learning)")
        axes.fill_between(x, won - 2 * error, won + 2 * error, color=line.get_color(), alpha=0.2, linewidth=0)
    for seats in {curve.seats for curve in curves}:
        axes.axhline(1 / seats, color="grey", linestyle=":", label=f"random play with {seats} seats")
    axes.set(xlabel="million decisions of self-play", ylabel="games won against random play", ylim=(0, 1))
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path, dpi=110)


def main() -> None:
    """Train on each game named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+", help="hof-verrat, kabale-und-hiebe, ...")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--minutes", type=float, default=5.0, help="of one core's time to learn each game; trying the player is extra"
    )
    parser.add_argument("--updates", type=int, default=10_000, help="at most so many")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--evaluation", type=int, default=EVALUATION_GAMES, help="games against random play each time")
    parser.add_argument("--plot", type=Path, help="draw the curves into this file")
    parser.add_argument("--json", type=Path, help="write them as data")
    args = parser.parse_args()
    how = (args.seats, args.minutes, args.updates, args.evaluation, args.tables)
    curves = [train(name, *how) for name in args.games]
    if args.plot:
        plot(curves, args.plot)
    if args.json:
        args.json.write_text(json.dumps([curve.__dict__ for curve in curves]), encoding="utf-8")


if __name__ == "__main__":
    main()
