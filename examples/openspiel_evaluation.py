"""OpenSpiel's evaluation tools at one of our games: a policy of one's own against random play, over many games.

    python examples/openspiel_evaluation.py --games 50

Any `policy.Policy` will do; this one plays the legal action with the lowest code.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import evaluate_bots
from open_spiel.python.bots import policy as policy_bot

import hofstaat.learn.openspiel  # noqa: F401 - registers the games


class First(policy.Policy):  # type: ignore[misc]  # OpenSpiel has no types
    """Always the legal action with the lowest code."""

    def action_probabilities(self, state, player_id=None):  # type: ignore[no-untyped-def]
        """All on the first."""
        return {state.legal_actions()[0]: 1.0}


def main() -> None:
    """Mean returns of the policy on each seat against random play on the others."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="list_und_tuecke")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()

    game = pyspiel.load_game(f"hofstaat_{args.game}", {"players": args.players})
    rng = np.random.RandomState(1)
    for seat in range(args.players):
        policies = [
            First(game, range(args.players)) if p == seat else policy.UniformRandomPolicy(game)
            for p in range(args.players)
        ]
        bots = [policy_bot.PolicyBot(player, rng, each) for player, each in enumerate(policies)]
        returns = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)[seat] for _ in range(args.games)]
        print(f"seat {seat}: {np.mean(returns):+.2f} ± {np.std(returns) / len(returns) ** 0.5:.2f}")


if __name__ == "__main__":
    main()
