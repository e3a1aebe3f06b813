"""The bots at one match: each hears what its seat witnesses, and is asked when its seat owes a decision."""

from collections.abc import Mapping

from hofstaat.bots.base import Bot, make
from hofstaat.engine.match import Match


class SeatedBots:
    def __init__(self, match: Match, kinds: Mapping[int, str], seed: int) -> None:
        self.match = match
        setup = match.table.setup
        self.bots: dict[int, Bot] = {
            seat: make(kind, match.game, setup, seat, seed * 100 + seat) for seat, kind in kinds.items()
        }
        self.heard_events = dict.fromkeys(self.bots, 0)

    def decide(self, seat: int) -> int:
        """What the bot on this seat does now."""
        game, table = self.match.game, self.match.table
        self.catch_up(seat)
        options = table.options(seat)
        choices = [game.choice(table, seat, code) for code in options]
        return self.bots[seat].choose(game.view(table, seat), options, choices)

    def catch_up(self, seat: int) -> None:
        """Tell the bot what its seat has witnessed since it last listened."""
        for event in self.match.witnessed(seat, self.heard_events[seat]):
            self.bots[seat].hear(event)
        self.heard_events[seat] = len(self.match.journal)

    def play_on(self) -> None:
        """Let the bots decide as long as only they are asked."""
        while mine := [seat for seat in self.match.table.actors() if seat in self.bots]:
            self.match.act(mine[0], self.decide(mine[0]))
