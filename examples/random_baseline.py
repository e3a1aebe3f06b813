"""How random play does: thousands of games by the vector environment, and what each seat wins.

python examples/random_baseline.py mascarade --seats 6
"""

import argparse

import numpy as np

from hofstaat.learn.vector import HofstaatVectorEnv


def main() -> None:
    """Play that many games and show rewards, scores and lengths."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=256)
    args = parser.parse_args()

    env = HofstaatVectorEnv(args.game, args.tables, args.seats)
    _, infos = env.reset(seed=1)
    rewards: list[list[float]] = []
    scores: list[list[int]] = []
    decisions = 0
    while len(rewards) < args.games:
        _, _, over, _, infos = env.step(env.random_actions())
        decisions += args.tables
        rewards += infos["rewards"][over].tolist()
        scores += infos["scores"][over].tolist()
    print(
        f"{args.game}, {env.env_spec.seats} seats: {len(rewards)} games, {decisions / len(rewards):.0f} decisions each"
    )
    print("mean reward by seat:", np.mean(rewards, axis=0).round(3))
    print("mean score by seat: ", np.mean(scores, axis=0).round(2))


if __name__ == "__main__":
    main()
