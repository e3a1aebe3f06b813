"""Council of 12: a council that meets challenge after challenge together, for 2 to 4 players."""

from typing import cast

from hofstaat.engine.game import Game, Option
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.position import Reader
from hofstaat.engine.table import Event, Setup, Table
from hofstaat.games.council_of_12 import notation
from hofstaat.games.council_of_12 import view as eyes
from hofstaat.games.council_of_12.cards import CHALLENGES, CHARACTERS, MONTHS
from hofstaat.games.council_of_12.chronicle import Chronicle
from hofstaat.games.council_of_12.etiquette import may_talk
from hofstaat.games.council_of_12.events import HIDING
from hofstaat.games.council_of_12.knowledge.council import CouncilKnowledge
from hofstaat.games.council_of_12.observation import CouncilOf12Observation
from hofstaat.games.council_of_12.rules.codes import action_space
from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.setup import Council, longest_game
from hofstaat.games.council_of_12.table.description import describe
from hofstaat.games.council_of_12.table.position import read_position


class CouncilOf12Game(Game):
    name = "council-of-12"
    package = "hofstaat.games.council_of_12"
    prefix = "C12"
    version = 1
    seats = range(2, 5)
    cooperative = True
    minutes = (30, 45)
    options = (
        Option("introductory", "C12-86"),
        Option("scenario", "C12-85", None, "choice", MONTHS, nullable=True),
        Option("no_bell", "C12-11"),
        Option("silent", "C12-84"),
        Option("uncanny", "C12-84"),
        Option("enthroned", "C12-83", None, "choice", CHARACTERS, nullable=True),
        Option("compose", "C12-4", None, "list", (*CHALLENGES, *CHARACTERS), nullable=True),
    )
    chronicle = Chronicle
    views = eyes.View
    events = eyes.Witnessed
    choices = notation.Choice

    def agree(self, seats: int, options: dict[str, object]) -> Council:
        chosen = options["compose"]
        composed = list(chosen) if isinstance(chosen, list | tuple) else None
        return Council(self.sheet, seats, {**options, "compose": composed or None})

    def blank(self, setup: Setup) -> CouncilOf12:
        table = CouncilOf12(cast(Council, setup))
        table.clear()
        return table

    def open(self, table: Table) -> None:
        cast(CouncilOf12, table).set_up()

    def lay_out(self, table: Table, position: Reader) -> None:
        read_position(cast(CouncilOf12, table), position)

    def describe(self, table: Table) -> dict[str, object]:
        return describe(cast(CouncilOf12, table))

    def bound(self, setup: Setup) -> int:
        return longest_game(cast(Council, setup))

    def actions(self, setup: Setup) -> int:
        return action_space(int(setup.seats))

    def build_choice(self, table: Table, seat: int, code: int) -> notation.Choice:
        return notation.choice(table, seat, code)

    def build_words(self, table: Table, seat: int, code: int) -> str:
        return notation.say(table, seat, code)

    def read_words(self, table: Table, seat: int, text: str) -> int:
        return notation.parse(table, seat, text)

    def build_view(self, table: Table, seat: int | None, public: eyes.View | None) -> eyes.View:
        return eyes.view(cast(CouncilOf12, table), seat, public)

    def build_told(self, setup: Setup, event: Event, seat: int | None) -> eyes.Witnessed:
        return eyes.witness(setup, event, seat)

    def hides(self, event: Event) -> bool:
        return event[0] in HIDING

    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        return CouncilKnowledge(seat, cast(Council, setup))

    def observation(self, setup: Setup) -> CouncilOf12Observation:
        return CouncilOf12Observation(cast(Council, setup))

    def may_talk(self, table: Table, seat: int | None) -> bool:
        return may_talk(cast(CouncilOf12, table), seat)


GAME = CouncilOf12Game
