"""A bot from outside in ten lines, tried against those that come with Hofstaat.

    python examples/own_bot.py --games 100

A bot gets what its seat gets: events by `hear`, and at each decision its view, the legal action codes, and the same
choices in the game's own terms. It never meets a table.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import hofstaat
from hofstaat.bots import Bot
from hofstaat.games.hof_verrat.notation import Place
from hofstaat.learn.evaluate import evaluate


class Host(Bot):
    """Raises at the royal table the families that sit in its own district of Hof-Verrat, and lowers the others."""

    def choose(self, view: Any, options: Sequence[int], choices: Sequence[Any]) -> int:
        """The first such card; if the royal table is served, any."""
        home = {card.rsplit("-", 1)[0] for card in view.districts[self.seat].cards}
        for code, choice in zip(options, choices, strict=True):
            if isinstance(choice, Place):
                family = choice.card.rsplit("-", 1)[0]
                if choice.side == ("above" if family in home else "below"):
                    return code
        return options[0]


def main() -> None:
    """Three seats: the bot from outside, a greedy one and a random one, seats rotating from game to game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args()
    for line in evaluate(hofstaat.game("hof-verrat"), [Host, "greedy", "random"], games=args.games, seed=1):
        print(line)


if __name__ == "__main__":
    main()
