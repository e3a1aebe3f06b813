"""Mit List und Tücke (Brutal Kingdom): intrigue in four chapters at court, for 3 or 4 players."""

from hofstaat.engine.card_game import CardGame, Parts
from hofstaat.engine.game import BadSetup, Option
from hofstaat.engine.table import Setup
from hofstaat.games.list_und_tuecke.cards import CHAPTERS, HAND
from hofstaat.games.list_und_tuecke.events import Witnessed
from hofstaat.games.list_und_tuecke.knowledge.knowledge import ListUndTueckeKnowledge
from hofstaat.games.list_und_tuecke.notation import EXAMPLES, Choice
from hofstaat.games.list_und_tuecke.observation import ListUndTueckeObservation
from hofstaat.games.list_und_tuecke.position.position import describe, read_position
from hofstaat.games.list_und_tuecke.rules.turn import STEPS
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup
from hofstaat.games.list_und_tuecke.table import ListUndTuecke, empty_table
from hofstaat.games.list_und_tuecke.view import View, view

QUESTIONS_OF_TEXTS = 24
"""More than all texts together ask in one chapter: four by the courtesan, three by the inquisitor, one by most."""


class ListUndTueckeGame(CardGame[ListUndTueckeSetup, ListUndTuecke]):
    name = "list-und-tuecke"
    package = "hofstaat.games.list_und_tuecke"
    prefix = "LT"
    version = 1
    seats = range(3, 5)
    minutes = (30, 45)
    options = (Option("random_removal", "LT-2"),)
    views = View
    events = Witnessed
    choices = Choice
    parts = Parts(
        setup=ListUndTueckeSetup,
        table=ListUndTuecke,
        empty=empty_table,
        steps=STEPS,
        examples=EXAMPLES,
        view=view,
        describe=describe,
        lay_out=read_position,
        knowledge=ListUndTueckeKnowledge,
        observation=ListUndTueckeObservation,
    )

    def agree(self, seats: int, options: dict[str, object]) -> Setup:
        """Random removal takes characters away, and 4 players need them all (LT-2)."""
        if options["random_removal"] and seats != 3:
            sentence = "The option random_removal is for 3 players only: 4 players need all characters."
            raise BadSetup(sentence, "removal-for-three")
        return super().agree(seats, options)

    def bound(self, setup: Setup) -> int:
        """In each chapter everybody passes two cards and plays four, and texts ask their questions."""
        return int(CHAPTERS) * (int(setup.seats) * (2 + int(HAND)) + QUESTIONS_OF_TEXTS)


GAME = ListUndTueckeGame
