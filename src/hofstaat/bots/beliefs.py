"""Keeping a seat's knowledge: in some games by a reader of what the others do."""

from importlib import import_module
from typing import Protocol

from hofstaat.bots.base import module_of
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge


class Learner(Protocol):
    """Takes in the events of a seat."""

    def learn(self, event: object) -> None: ...

    def learn_dimly(self, event: object) -> None: ...


def reader(game: Game, knowledge: Knowledge) -> Learner:
    """The game's own reading of the others, which sets odds in the knowledge; else the knowledge itself."""
    module = module_of(game, "reading")
    if module is None:
        return knowledge
    made: Learner = import_module(module).reading(knowledge)
    return made
