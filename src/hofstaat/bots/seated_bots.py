"""The bots at one match."""

from collections.abc import Mapping

from hofstaat.bots.base import make
from hofstaat.bots.listener import Listener
from hofstaat.engine.match import Match


class SeatedBots:
    def __init__(self, match: Match, kinds: Mapping[int, str], seed: int) -> None:
        self.match = match
        game, setup = match.game, match.table.setup
        self.listeners = {
            seat: Listener(make(kind, game, setup, seat, seed * 100 + seat), match, seat)
            for seat, kind in kinds.items()
        }

    def play_on(self) -> None:
        """Let the bots decide as long as only they are asked."""
        while mine := [seat for seat in self.match.table.actors() if seat in self.listeners]:
            self.match.act(mine[0], self.listeners[mine[0]].choose())
