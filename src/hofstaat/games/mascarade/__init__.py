"""Mascarade: a masked ball where nobody knows for long who they are, for 2 to 13 players."""

from typing import cast

import msgspec

from hofstaat.engine.card_game import CardGame, Parts
from hofstaat.engine.game import Option
from hofstaat.engine.table import Happened, Setup, Table
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.events import Looked, Revealed, Spied, Witnessed
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.notation import EXAMPLES, Choice
from hofstaat.games.mascarade.observation import MascaradeObservation
from hofstaat.games.mascarade.position.position import describe, read_position
from hofstaat.games.mascarade.rules.turn import STEPS
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.standing import Standing, standing
from hofstaat.games.mascarade.table.table import Event, Mascarade, empty_table
from hofstaat.games.mascarade.view import View, open_view, view


class MascaradeGame(CardGame[MascaradeSetup, Mascarade]):
    name = "mascarade"
    package = "hofstaat.games.mascarade"
    prefix = "MA"
    version = 1
    seats = range(2, 14)
    passes = frozenset({"pass"})
    minutes = (20, 40)
    remembers = 1
    options = (
        Option("characters", "MA-3", None, "list", CHARACTERS, nullable=True),
        Option("seven_spy", "MA-1"),
        Option("turn_limit", "MA-51", 40, "number", low=1, high=1000, nullable=True),
        Option("first_to_13", "MA-52"),
        Option("memory_aid", "MA-11"),
    )
    standings = Standing
    views = View
    events = Witnessed
    choices = Choice
    parts = Parts(
        setup=MascaradeSetup,
        table=Mascarade,
        empty=empty_table,
        steps=STEPS,
        examples=EXAMPLES,
        view=view,
        describe=describe,
        lay_out=read_position,
        knowledge=MascaradeKnowledge,
        observation=MascaradeObservation,
        standing=standing,
    )

    def open_view(self, table: Table, seat: int) -> View:
        """Nobody sees even the own card while the ball lasts (MA-11)."""
        return open_view(cast(Mascarade, table), seat)

    def needs_person(self, setup: Setup) -> bool:
        """Without a turn limit swaps and looks could go on for ever (MA-51)."""
        return int(cast(MascaradeSetup, setup).turn_limit) == 0

    def bound(self, setup: Setup) -> int:
        """Each turn at most an announcement, everybody's answer, and two decisions about a power (MA-51).

        Without a turn limit there is no bound: a number nobody lives to see.
        """
        limit = int(cast(MascaradeSetup, setup).turn_limit)
        return limit * (int(setup.seats) + 2) if limit else 2**31

    def recall(self, setup: Setup, event: msgspec.Struct, seat: int | None, turns_ago: int) -> msgspec.Struct | None:
        """Cards seen and own swaps fade after the previous turn, unless the memory aid repeats them (MA-11)."""
        return event if setup.options["memory_aid"] else super().recall(setup, event, seat, turns_ago)

    def reminds(self, setup: Setup, event: msgspec.Struct) -> bool:
        """Whether the seat saw a card, and the log will forget it (MA-11). An own swap was a decision."""
        if setup.options["memory_aid"]:
            return False
        return isinstance(event, Looked | Revealed | Spied) and event.card is not None

    def opens_turn(self, event: Happened) -> bool:
        return event[0] == Event.TURN_BEGAN


GAME = MascaradeGame
