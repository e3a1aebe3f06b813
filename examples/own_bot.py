"""A bot from outside in ten lines, tried against those that come with Hofstaat.

    python examples/own_bot.py --deals 50

A bot gets what its seat gets: events by `hear`, and at each decision its view, the legal action codes, and the same
choices in the game's own terms. It never meets a table. From the command line the same tournament is

    cd examples && hofstaat arena hof-verrat --lineup own_bot.Host,greedy,random --deals 50
"""

import argparse
from collections.abc import Sequence
from typing import Any

from hofstaat.arena.playing import play
from hofstaat.arena.standings import standings
from hofstaat.arena.tournament import Tournament, schedule
from hofstaat.bots import Bot
from hofstaat.games.hof_verrat.notation import Place


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
    """Three seats: the bot from outside, a greedy one and a random one, each on every seat of every deal."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20)
    args = parser.parse_args()
    lineup = ["own_bot.Host", "greedy", "random"]
    tournament = Tournament(game="hof-verrat", seats=3, lineups=[lineup], deals=args.deals)
    results = [play(task) for task in schedule(tournament)]
    for one in standings(tournament, results, together=False):
        print(f"{one.bot}: wins {one.share:.0%} ({one.low:.0%} to {one.high:.0%}), {one.score:.1f} points on average")


if __name__ == "__main__":
    main()
