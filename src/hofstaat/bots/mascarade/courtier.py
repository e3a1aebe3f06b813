"""A courtier at Mascarade: the greedy beginner with sense.

It does nothing silly, wishes for cards by what they would bring now, and expects objections to a lie that would win.
"""

from hofstaat.bots.mascarade.greedy import WISH, GreedyMascarade, hand_index
from hofstaat.bots.mascarade.powers import VICTORY
from hofstaat.bots.mascarade.sense import Sense
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.notation import Announce, Choice, Claim
from hofstaat.games.mascarade.view import View

OBJECTION = 0.7  # how likely somebody objects to a lie that would win


class CourtierMascarade(GreedyMascarade):
    view: View

    def decide(self, view: View, offered: list[Choice]) -> Choice:
        self.view = view
        left = Sense(self.agreed, self.seat, self.mind).sensible(view, offered)
        return left[0] if len(left) == 1 else super().decide(view, left)

    def answer(self, view: View, offered: list[Choice]) -> Choice:
        return super().answer(view, offered) if any(isinstance(choice, Claim) for choice in offered) else offered[0]

    def wish(self, place: int) -> float:
        """How much its card would bring now, or later."""
        return sum(
            chance * max(WISH[name], self.gain(self.view, self.seat, name))
            for number, name in enumerate(CHARACTERS)
            if (chance := self.mind.chance(place, number)) > 0
        )

    def promise(self, view: View, choice: Announce) -> float:
        promised = self.gain(view, self.seat, choice.character)
        if promised < VICTORY:
            return super().promise(view, choice)
        truth = self.chance(self.own[hand_index(choice.hand)], choice.character)
        lie = (1 - OBJECTION) * promised - OBJECTION * self.fine(view)
        return truth * promised + (1 - truth) * lie


BOT = CourtierMascarade
