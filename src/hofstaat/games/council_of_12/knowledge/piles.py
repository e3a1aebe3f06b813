"""The piles that each seat may have.

Every discarded card was seen. Only a hidden card taken from a pile (C12-38) leaves several possibilities.
"""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit


@final
class Piles:
    """For each seat a list of piles; a pile is a row of cards, bottom first."""

    def __init__(self, seats: i64) -> None:
        self.of: list[list[bytes]] = [[b""] for seat in range(int(seats))]

    def become(self, seat: i64, pile: bytes) -> None:
        """The pile is known for sure."""
        self.of[seat] = [pile]

    def discard(self, seat: i64, card: i64) -> None:
        own = bytes([int(card)])
        self.of[seat] = [pile + own for pile in self.of[seat]]

    def exclude(self, seat: i64, card: i64) -> None:
        """The card was elsewhere: it is in no pile."""
        own = int(card)
        self.of[seat] = [pile for pile in self.of[seat] if own not in pile]

    def take(self, seat: i64, card: i64, top: bytes) -> None:
        """A known card was taken, and this is the new top."""
        own = bytes([int(card)])
        self.keep([pile.replace(own, b"") for pile in self.of[seat] if own in pile], seat, top)

    def take_hidden(self, seat: i64, top: bytes) -> None:
        """Of a hidden card others learn only that it was not the top one."""
        found = {pile[:i] + pile[i + 1 :] for pile in self.of[seat] for i in range(len(pile) - 1)}
        self.keep(sorted(found), seat, top)

    def keep(self, piles: list[bytes], seat: i64, top: bytes) -> None:
        self.of[seat] = [pile for pile in piles if pile[-1:] == top]


def set_of(cards: list[int] | bytes) -> i64:
    found: i64 = 0
    for card in cards:
        found |= bit(i64(card))
    return found
