"""OpenSpiel's outcome-sampling MCCFR at one of our games.

    python examples/openspiel_mccfr.py --game mascarade --iterations 200

Tabular methods see only a speck of a game of this size: the number of information states grows with every iteration.
The example shows that they run, and how to get at the average policy.
"""

import argparse
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

import hofstaat.learn.openspiel  # noqa: F401 - registers the games

DEEP = 20_000
"""The solver calls itself once per decision and per lot."""


def main() -> None:
    """Some iterations, then the policy at a fresh deal."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="mascarade")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    args = parser.parse_args()

    sys.setrecursionlimit(DEEP)
    np.random.seed(1)  # the solver draws from NumPy's global generator
    game = pyspiel.load_game(f"hofstaat_{args.game}", {"players": args.players})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(args.iterations):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = policy.action_probabilities(state)
    likely = max(chances, key=chances.get)
    words = state.action_to_string(state.current_player(), likely)
    print(f"{args.iterations} iterations; at this deal player {state.current_player()} likes {words!r} best")


if __name__ == "__main__":
    main()
