"""The shuffle an unseen card came from: what can be told of another player's hand and face-down cards.

Since discard piles are public, so is what each shuffle put into a draw pile: a card belongs to the *generation* of the
last shuffle it was in, 0 for the first. A log of one round holds every card drawn, by its generation, and every card
laid or slid unseen, by its slot; once such a card is shown, by its generation. Between rounds everything laid has been
shown, so the generations in a hand are known exactly.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

CLOAK_SLOT: Final[i64] = 6  # the other slots are columns
NOTHING: Final = vec[i64]([0] * 8)  # room for all slots, and for more cards than anybody ever holds

SHOWN: Final[i64] = 1000  # log entries: generation drawn; SHOWN + generation laid; UNSEEN + slot laid
UNSEEN: Final[i64] = 2000


@final
class Log:
    """The cards another player drew and laid in this round, in order."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()

    def draw(self, generation: i64) -> None:
        self.entries = append(self.entries, generation)

    def lay(self, slot: i64) -> None:
        self.entries = append(self.entries, UNSEEN + slot)

    def show(self, slot: i64, generation: i64) -> None:
        """The card that lay longest in this slot was seen."""
        for i in range(i64(len(self.entries))):
            if self.entries[i] == UNSEEN + slot:
                self.entries[i] = SHOWN + generation
                return

    def close(self) -> None:
        """The round is over, everything was shown: only the generations in the hand matter from now on."""
        hand = Hand()
        hand.replay(self, None)
        self.entries = vec[i64]()
        for i in range(hand.n):
            self.draw(hand.held[i])


@final
class Hand:
    """The generations of the cards a player holds and has laid unseen, as one way to read a log."""

    def __init__(self) -> None:
        self.held: vec[i64] = NOTHING[:]
        self.n: i64 = 0
        self.laid: vec[i64] = NOTHING[:]  # by slot

    def replay(self, log: Log, rng: Random | None) -> bool:
        """Go through the log; with a generator any held card may be the one laid unseen, without one it is of the
        generation noted in `laid`. False if a card was laid that was not held.
        """
        self.n = 0
        for i in range(i64(len(log.entries))):
            entry = log.entries[i]
            if entry < SHOWN:
                self.held[self.n] = entry
                self.n += 1
            elif entry < UNSEEN:
                if not self.drop(entry - SHOWN):
                    return False
            elif rng is not None:
                self.laid[entry - UNSEEN] = self.drop_any(rng)
            elif not self.drop(self.laid[entry - UNSEEN]):
                return False
        return True

    def drop(self, generation: i64) -> bool:
        for i in range(self.n):
            if self.held[i] == generation:
                self.n -= 1
                self.held[i] = self.held[self.n]
                return True
        return False

    def drop_any(self, rng: Random) -> i64:
        i = rng.randrange(self.n)
        generation = self.held[i]
        self.n -= 1
        self.held[i] = self.held[self.n]
        return generation
