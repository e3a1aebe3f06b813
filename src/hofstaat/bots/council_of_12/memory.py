"""The memory of anybody at the table: which cards each player surely holds, and which are in doubt."""

from collections.abc import Iterable, Sequence

import msgspec

from hofstaat.games.council_of_12.cards import CHARACTERS
from hofstaat.games.council_of_12.events.deeds import Opened, PileTaken, Renewed, Resolved, Revealed, Took
from hofstaat.games.council_of_12.events.events import Dealt, Dropped, Learnt, ThroneShown


class Memory:
    """Everybody began with the same cards, and every discarded card was seen. Only hidden takes leave a doubt.

    The own seat's further knowledge is left out on purpose: plans are made from what all know.
    """

    def __init__(self, seats: int) -> None:
        self.learnt = 0
        self.pile = [0] * seats
        self.doubt = [0] * seats

    def sure(self, seat: int) -> int:
        """The cards of this seat that are neither discarded nor in doubt, as bits."""
        return self.learnt & ~self.pile[seat] & ~self.doubt[seat]

    def hear(self, event: msgspec.Struct) -> None:
        match event:
            case Dealt(cards):
                self.learnt = bits(cards)
            case Learnt(card):
                self.learnt |= bit(card)
            case Resolved(card, targets):
                for seat in targets:
                    self.discard(seat, card)
            case ThroneShown(cards):
                for seat, card in enumerate(cards):
                    self.discard(seat, card)
            case Dropped(seat, card):
                self.discard(seat, card)
            case Revealed(seat, card, others):
                for other in (seat, *(others or ())):
                    self.doubt[other] &= ~bit(card)
            case Opened(seat, card):
                self.doubt[seat] &= ~bit(card)
            case _:
                self.hear_of_pile(event)

    def hear_of_pile(self, event: msgspec.Struct) -> None:
        match event:
            case Renewed(seat, card):
                self.pile[seat], self.doubt[seat] = bit(card), 0
            case PileTaken(seat):
                self.pile[seat] = self.doubt[seat] = 0
            case Took(seat, True, str(card), new_top):
                top = bit(new_top) if new_top else 0
                self.pile[seat] = self.pile[seat] & ~bit(card) | top
                self.doubt[seat] &= ~bit(card) & ~top
            case Took(seat, False, _, new_top):
                top = bit(new_top) if new_top else 0
                self.doubt[seat] |= self.pile[seat] & ~top
                self.pile[seat] = top

    def discard(self, seat: int, card: str) -> None:
        self.pile[seat] |= bit(card)
        self.doubt[seat] &= ~bit(card)


def bit(card: str) -> int:
    return 1 << CHARACTERS.index(card)


def bits(cards: Iterable[str]) -> int:
    return sum(bit(card) for card in cards)


def names(cards: int) -> list[str]:
    return [name for i, name in enumerate(CHARACTERS) if cards >> i & 1]


def members(cards: int) -> Sequence[int]:
    return [i for i in range(len(CHARACTERS)) if cards >> i & 1]
