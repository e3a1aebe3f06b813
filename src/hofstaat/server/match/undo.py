"""May an action be taken back? Only while nobody has learnt anything since."""

from collections.abc import Callable

import msgspec
from librt.random import Random

from hofstaat.engine.match import Match
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.records import Act, Lots
from hofstaat.engine.table import IllegalAction, Table
from hofstaat.server.match.visibility import Visibility

SAMPLES = 16
"""How many tables a seat may hold possible are tried to see whether its action taught it something."""

Watching = Callable[[int], list[int | None]]
"""The others who can learn something, for a seat: the other persons' seats, and None for a spectator."""


class UndoPolicy:
    """`final_up_to`: up to which ply the actions of each seat stay; it is kept when the match is played out again."""

    def __init__(self, match: Match, visibility: Visibility, final_up_to: dict[int, int]) -> None:
        self.match = match
        self.visibility = visibility
        self.final_up_to = final_up_to
        self.last_acts: dict[int, int] = {}  # the step of each seat's last action
        self.known_harmless: dict[int, int] = {}  # the last ply of each seat that told it nothing new

    def note(self, since: int) -> None:
        """The match has gone on from that step."""
        for step, line in enumerate(self.match.plies[since:], since):
            if isinstance(line, Act):
                self.last_acts[line.seat] = step

    def settle(self) -> None:
        """All actions stay: who was there before may have seen everything, and nobody knows any more who was."""
        self.final_up_to |= {seat: self.visibility.plies[step] for seat, step in self.last_acts.items()}

    def may_undo(self, seat: int, watching: Watching) -> bool:
        """Nobody has learnt anything since the seat's last action: nobody who watches, nor the seat itself.

        Nobody forgets what they have learnt: an action that has settled stays.
        """
        step = self.last_acts.get(seat)
        if step is None or self.match.outcome() is not None:
            return False
        ply = self.visibility.plies[step]
        if ply <= self.final_up_to.get(seat, -1):
            return False
        if self.is_final(seat, step, watching(seat)):
            self.final_up_to[seat] = ply
            return False
        return True

    def is_final(self, seat: int, step: int, watching: list[int | None]) -> bool:
        """Lots were drawn since, or somebody has learnt something."""
        told_since, ply = self.visibility.was_told_since, self.visibility.plies[step]
        if any(isinstance(line, Lots) for line in self.match.plies[step:]):
            return True
        if any(told_since(who, ply) for who in watching) or told_since(seat, ply + 1):
            return True
        if self.known_harmless.get(seat) != ply:
            if self.reveals_information(seat, step):
                return True
            self.known_harmless[seat] = ply  # the past does not change: thinking it over once is enough
        return False

    def reveals_information(self, seat: int, step: int) -> bool:
        """Whether the action told its own seat something it could not foresee.

        On every table the seat held possible before, the same action must have told it the same. That takes a perfect
        memory, so a card that logs forget is news whenever it is seen.
        """
        game, setup, line = self.match.game, self.match.table.setup, self.match.plies[step]
        assert isinstance(line, Act)
        truth = self.visibility.witnessed(seat, step)
        if any(game.reminds(setup, event) for event in truth):
            return True
        knowledge = game.knowledge(setup, seat)
        for before in range(step):
            for event in self.visibility.witnessed(seat, before):
                knowledge.learn(event)
        rng = Random(self.visibility.plies[step])
        return any(self.predicted_events(seat, line, knowledge.sample(rng)) != truth for n in range(SAMPLES))

    def predicted_events(self, seat: int, line: Act, table: Table) -> list[msgspec.Struct] | None:
        """The events that the action tells its seat on another table; None: chance would come into it."""
        game = self.match.game
        table.journal = []
        try:
            table.apply(seat, game.parse(table, seat, line.does))
        except (IllegalAction, BadNotation):
            return None
        if table.lots_due > 0:
            return None
        seen = [game.witness(table.setup, event, seat) for event in table.journal]
        return [event for event in seen if event is not None]
