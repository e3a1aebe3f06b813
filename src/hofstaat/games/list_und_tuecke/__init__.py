"""Mit List und Tücke (Brutal Kingdom): intrigue in four chapters at court, for 3 or 4 players."""

from typing import Any, cast

from hofstaat.engine.game import BadSetup, Game, Option
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.position import Reader
from hofstaat.engine.table import Event, Setup, Table
from hofstaat.games.list_und_tuecke import notation
from hofstaat.games.list_und_tuecke.cards import CHAPTERS, HAND, Court
from hofstaat.games.list_und_tuecke.knowledge.mind import ListUndTueckeKnowledge
from hofstaat.games.list_und_tuecke.observation import ListUndTueckeObservation
from hofstaat.games.list_und_tuecke.rules.codes import action_space
from hofstaat.games.list_und_tuecke.rules.course import ListUndTuecke
from hofstaat.games.list_und_tuecke.table.position import describe, read_position
from hofstaat.games.list_und_tuecke.view import events as ears
from hofstaat.games.list_und_tuecke.view import sight as eyes

QUESTIONS_OF_TEXTS = 24
"""More than all texts together ask in one chapter: four by the courtesan, three by the inquisitor, one by most."""


class ListUndTueckeGame(Game):
    name = "list-und-tuecke"
    package = "hofstaat.games.list_und_tuecke"
    prefix = "LT"
    version = 1
    seats = range(3, 5)
    minutes = (30, 45)
    options = (Option("random_removal", "LT-2"),)
    views = eyes.View
    events = ears.Witnessed
    choices = notation.Choice

    def agree(self, seats: int, options: dict[str, object]) -> Court:
        if options["random_removal"] and seats != 3:
            sentence = "The option random_removal is for 3 players only: 4 players need all characters."
            raise BadSetup(sentence, "removal-for-three")
        return Court(self.sheet, seats, options)

    def blank(self, setup: Setup) -> ListUndTuecke:
        table = ListUndTuecke(cast(Court, setup))
        table.clear()
        return table

    def open(self, table: Table) -> None:
        cast(ListUndTuecke, table).set_up()

    def lay_out(self, table: Table, position: Reader) -> None:
        read_position(cast(ListUndTuecke, table), position)

    def describe(self, table: Table) -> dict[str, Any]:
        return describe(cast(ListUndTuecke, table))

    def bound(self, setup: Setup) -> int:
        """In each chapter everybody passes two cards and plays four, and texts ask their questions."""
        return int(CHAPTERS) * (int(setup.seats) * (2 + int(HAND)) + QUESTIONS_OF_TEXTS)

    def actions(self, setup: Setup) -> int:
        return action_space(int(setup.seats))

    def build_choice(self, table: Table, seat: int, code: int) -> notation.Choice:
        return notation.choice(table, seat, code)

    def build_words(self, table: Table, seat: int, code: int) -> str:
        return notation.say(table, seat, code)

    def read_words(self, table: Table, seat: int, text: str) -> int:
        return notation.parse(table, seat, text)

    def build_view(self, table: Table, seat: int | None, public: eyes.View | None) -> eyes.View:
        return eyes.view(cast(ListUndTuecke, table), seat, public)

    def build_told(self, setup: Setup, event: Event, seat: int | None) -> ears.Witnessed:
        return ears.witness(cast(Court, setup), event, seat)

    def hides(self, event: Event) -> bool:
        return event[0] in ears.HIDING

    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        return ListUndTueckeKnowledge(seat, cast(Court, setup))

    def observation(self, setup: Setup) -> ListUndTueckeObservation:
        return ListUndTueckeObservation(cast(Court, setup))


GAME = ListUndTueckeGame
