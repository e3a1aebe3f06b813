"""Mascarade: a masked ball where nobody knows for long who they are, for 2 to 13 players."""

from typing import Any, cast

from hofstaat.engine.game import Game, Option
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.position import Reader
from hofstaat.engine.table import Event, Setup, Table
from hofstaat.games.mascarade import notation
from hofstaat.games.mascarade.cards import CHARACTERS, Ball
from hofstaat.games.mascarade.knowledge.mind import MascaradeKnowledge
from hofstaat.games.mascarade.observation import MascaradeObservation
from hofstaat.games.mascarade.rules.turn import Mascarade
from hofstaat.games.mascarade.table.ballroom import TURN_BEGAN
from hofstaat.games.mascarade.table.position import describe, read_position
from hofstaat.games.mascarade.view import sight
from hofstaat.games.mascarade.view.events import FORGOTTEN, HIDING, REMEMBERED, Witnessed, recall, reminds, witness


class MascaradeGame(Game):
    name = "mascarade"
    package = "hofstaat.games.mascarade"
    prefix = "MA"
    version = 1
    seats = range(2, 14)
    minutes = (20, 40)
    remembers = REMEMBERED
    options = (
        Option("characters", "MA-3", None, "list", CHARACTERS, nullable=True),
        Option("seven_spy", "MA-1"),
        Option("turn_limit", "MA-51", 40, "number", low=1, high=1000, nullable=True),
        Option("first_to_13", "MA-52"),
        Option("memory_aid", "MA-11"),
    )
    views = sight.View
    events = Witnessed
    choices = notation.Choice

    def agree(self, seats: int, options: dict[str, object]) -> Ball:
        return Ball(self.sheet, seats, options)

    def needs_person(self, setup: Setup) -> bool:
        """Without a turn limit swaps and looks could go on for ever (MA-51)."""
        return int(cast(Ball, setup).turn_limit) == 0

    def blank(self, setup: Setup) -> Mascarade:
        table = Mascarade(cast(Ball, setup))
        table.clear()
        return table

    def open(self, table: Table) -> None:
        cast(Mascarade, table).set_up()

    def lay_out(self, table: Table, position: Reader) -> None:
        read_position(cast(Mascarade, table), position)

    def describe(self, table: Table) -> dict[str, Any]:
        return describe(cast(Mascarade, table))

    def bound(self, setup: Setup) -> int:
        """Each turn at most an announcement, everybody's answer, and two decisions about a power (MA-51).

        Without a turn limit there is no bound: a number nobody lives to see.
        """
        limit = int(cast(Ball, setup).turn_limit)
        return limit * (int(setup.seats) + 2) if limit else 2**31

    def actions(self, setup: Setup) -> int:
        return int(cast(Ball, setup).actions)

    def build_choice(self, table: Table, seat: int, code: int) -> notation.Choice:
        return notation.choice(table, seat, code)

    def build_words(self, table: Table, seat: int, code: int) -> str:
        return notation.say(table, seat, code)

    def read_words(self, table: Table, seat: int, text: str) -> int:
        return notation.parse(table, seat, text)

    def build_view(self, table: Table, seat: int | None, public: sight.View | None) -> sight.View:
        return sight.view(cast(Mascarade, table), seat, public)

    def build_told(self, setup: Setup, event: Event, seat: int | None) -> Witnessed:
        return witness(setup, event, seat)

    def hides(self, event: Event) -> bool:
        return event[0] in HIDING

    def recall(self, setup: Setup, event: object, seat: int | None, turns_ago: int) -> Witnessed:
        return recall(setup, cast(Witnessed, event), turns_ago)

    def forgets(self, event: Event) -> bool:
        return event[0] in FORGOTTEN

    def reminds(self, setup: Setup, event: object) -> bool:
        return reminds(setup, cast(Witnessed, event))

    def opens_turn(self, event: Event) -> bool:
        return event[0] == TURN_BEGAN

    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        return MascaradeKnowledge(seat, cast(Ball, setup))

    def observation(self, setup: Setup) -> MascaradeObservation:
        return MascaradeObservation(cast(Ball, setup))


GAME = MascaradeGame
