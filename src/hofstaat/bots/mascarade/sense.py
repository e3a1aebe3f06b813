"""The sense of a seat at Mascarade, from what it knows for certain and what everybody can deduce.

Silly are: an announcement without effect, or one that everybody knows to be false; the last gold on a guess; an
objection that is certainly fined, unless it alone can stop a lie that would win.
"""

from collections.abc import Sequence

from hofstaat.bots.mascarade.powers import VICTORY, gain
from hofstaat.engine.bits import has
from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS, HANDS
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.notation import Announce, Choice, Claim
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.view import View

CERTAIN = 0.999
IMPOSSIBLE = 0.001
HARMLESS = ("spy", "inquisitor", "fool", "peasant", "king", "queen")  # powers that always do something


class Sense:
    """The sense of one seat; `mind` is its knowledge."""

    def __init__(self, agreed: MascaradeSetup, seat: int, mind: MascaradeKnowledge) -> None:
        self.agreed = agreed
        self.seat = seat
        self.mind = mind
        self.hands = int(agreed.hands)

    def sensible(self, view: View, choices: Sequence[Choice]) -> list[Choice]:
        """The choices that are not silly; all of them where each is."""
        return [choice for choice in choices if not self.is_silly(view, choice)] or list(choices)

    def is_silly(self, view: View, choice: Choice) -> bool:
        match choice:
            case Announce():
                return self.is_silly_announcement(view, choice)
            case Claim():
                return self.is_silly_claim(view, choice)
            case _:
                return False

    # -- announcements -----------------------------------------------------------------------------------------

    def is_silly_announcement(self, view: View, choice: Announce) -> bool:
        number = CHARACTER_NUMBERS[choice.character]
        if self.is_in_vain(view, choice.character):
            return True
        if self.mind.chance(self.own(choice.hand), number) >= CERTAIN:
            return False
        return self.is_known_lie(choice) or self.has_last_gold(view)

    def is_in_vain(self, view: View, character: str) -> bool:
        """Whether the power would do nothing now."""
        return character not in HARMLESS and gain(self.agreed, view, self.seat, character) <= 0

    def is_known_lie(self, choice: Announce) -> bool:
        """Whether everybody can deduce that the card is another, or that somebody else has the character."""
        number = CHARACTER_NUMBERS[choice.character]
        public = self.mind.public
        others = [place for place in range(int(self.agreed.seated)) if place // self.hands != self.seat]
        return not has(int(public[self.own(choice.hand)]), number) or any(
            int(public[place]) == 1 << number for place in others
        )

    # -- objections --------------------------------------------------------------------------------------------

    def is_silly_claim(self, view: View, choice: Claim) -> bool:
        running = view.announcement
        assert running is not None
        number = CHARACTER_NUMBERS[running.character]
        if self.may_be(self.own(choice.hand), number):
            return False
        if any(self.may_be(self.seat * self.hands + hand, number) for hand in range(self.hands)):
            return True  # the other hand may be it
        said = self.agreed.place_at(running.seat, running.hand, None)
        return (
            any(answer.claims for answer in running.answers)
            or self.mind.chance(said, number) >= CERTAIN
            or self.has_last_gold(view)
            or gain(self.agreed, view, running.seat, running.character) < VICTORY
        )

    # -- what it knows -----------------------------------------------------------------------------------------

    def own(self, hand: str | None) -> int:
        return self.seat * self.hands + (0 if hand is None else HANDS.index(hand))

    def may_be(self, place: int, number: int) -> bool:
        return self.mind.chance(place, number) > IMPOSSIBLE

    def has_last_gold(self, view: View) -> bool:
        return view.players[self.seat].gold <= int(self.agreed.fine)
