"""The search at Mascarade: playouts of people who mostly know who they are, and nothing silly is answered."""

from typing import ClassVar, cast

import msgspec

from hofstaat.bots.ismcts.policy import Mixed
from hofstaat.bots.mascarade.quick import POLICY
from hofstaat.bots.mascarade.sense import Sense
from hofstaat.bots.search import SearchBot
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.notation import Choice
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.view import View

AT_RANDOM = 0.3  # of the decisions in playouts
EXPLORATION = 0.7


class MascaradeSearch(SearchBot):
    budgets: ClassVar[dict[str, int]] = {"minister": 3000, "grey-eminence": 30000}

    def prepare(self) -> None:
        self.search.policy = Mixed(POLICY, AT_RANDOM)
        self.search.exploration = EXPLORATION
        self.sense = Sense(cast(MascaradeSetup, self.setup), self.seat, cast(MascaradeKnowledge, self.knowledge))

    def is_silly(self, view: msgspec.Struct, choice: msgspec.Struct) -> bool:
        return self.sense.is_silly(cast(View, view), cast(Choice, choice))


BOT = MascaradeSearch
