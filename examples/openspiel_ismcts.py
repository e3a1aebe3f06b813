"""OpenSpiel's information-set Monte Carlo tree search at one of our games, against random play.

    python examples/openspiel_ismcts.py --game hof_verrat --games 2 --simulations 50

Every simulation starts from a table the searching player must hold possible: `resample_from_infostate` asks the game's
Knowledge for it, so the search cannot see more than a player does.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import hofstaat.learn.openspiel  # noqa: F401 - registers the games


def main() -> None:
    """Some games with the search on seat 0."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hof_verrat")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    args = parser.parse_args()

    game = pyspiel.load_game(f"hofstaat_{args.game}", {"players": args.players})
    rng = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=1.5,
        max_simulations=args.simulations,
        random_state=rng,
    )
    bots = [search, *(uniform_random.UniformRandomBot(player, rng) for player in range(1, args.players))]
    for number in range(args.games):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(
                rng.choice(state.legal_actions()) if chance else bots[state.current_player()].step(state)
            )
        print(f"game {number + 1}: {np.round(state.returns(), 2)}")


if __name__ == "__main__":
    main()
