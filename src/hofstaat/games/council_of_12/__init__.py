"""Council of 12: a council that meets challenge after challenge together, for 2 to 4 players."""

from typing import cast

from hofstaat.engine.card_game import CardGame, Parts
from hofstaat.engine.game import Option
from hofstaat.engine.table import Setup, Table
from hofstaat.games.council_of_12.cards import CHALLENGES, CHARACTERS, MONTHS
from hofstaat.games.council_of_12.chronicle import Chronicle
from hofstaat.games.council_of_12.etiquette import may_talk
from hofstaat.games.council_of_12.events.events import Witnessed
from hofstaat.games.council_of_12.knowledge.knowledge import CouncilOf12Knowledge
from hofstaat.games.council_of_12.notation import EXAMPLES, Choice
from hofstaat.games.council_of_12.observation import CouncilOf12Observation
from hofstaat.games.council_of_12.position.position import describe, read_position
from hofstaat.games.council_of_12.rules.turn import STEPS
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup, longest_game
from hofstaat.games.council_of_12.table.table import CouncilOf12, empty_table
from hofstaat.games.council_of_12.view import View, view


class CouncilOf12Game(CardGame[CouncilOf12Setup, CouncilOf12]):
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
    views = View
    events = Witnessed
    choices = Choice
    parts = Parts(
        setup=CouncilOf12Setup,
        table=CouncilOf12,
        empty=empty_table,
        steps=STEPS,
        examples=EXAMPLES,
        view=view,
        describe=describe,
        lay_out=read_position,
        knowledge=CouncilOf12Knowledge,
        observation=CouncilOf12Observation,
    )

    def agree(self, seats: int, options: dict[str, object]) -> Setup:
        """Stacks composed of nothing are not composed (C12-4)."""
        chosen = options["compose"]
        composed = list(chosen) if isinstance(chosen, list | tuple) else None
        return super().agree(seats, {**options, "compose": composed or None})

    def bound(self, setup: Setup) -> int:
        return longest_game(cast(CouncilOf12Setup, setup))

    def may_talk(self, table: Table, seat: int | None) -> bool:
        return may_talk(cast(CouncilOf12, table), seat)


GAME = CouncilOf12Game
