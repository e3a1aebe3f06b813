"""The actions of Mascarade, in the order of their codes. `notation.py` says how each is written.

Places and seats are counted from the seat that acts, clockwise; the places of the centre keep their numbers. Two places
taken together are a *pair*, numbered high * (high - 1) / 2 + low.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from hofstaat.engine.actions import ActionSpace
from hofstaat.games.mascarade.cards import N_CHARACTERS


@final
class Actions(ActionSpace):
    def __init__(self, seats: i64, hands: i64, places: i64) -> None:
        super().__init__()
        both_of_the_centre = 1 if places - seats * hands == 2 else 0  # the last pair, which nobody ever takes
        self.swap = self.add("swap", pair_number(0, places) - both_of_the_centre, 2)  # 0: given back as they were
        self.look = self.add("look", hands)
        self.announce = self.add("announce", hands, N_CHARACTERS)
        self.pass_by = self.add("pass")
        self.claim = self.add("claim", hands)
        self.rob = self.add("rob", seats - 1)  # how many seats to the left, less 1
        self.decline = self.add("decline")
        self.trade = self.add("trade", seats - 1)  # likewise
        self.spy = self.add("spy", places - 1)  # how many places from the own one, less 1
        self.question = self.add("question", seats - 1)  # how many seats to the left, less 1
        self.name = self.add("name", N_CHARACTERS)
        self.low: vec[i64] = vec[i64]()  # by pair: its places
        self.high: vec[i64] = vec[i64]()
        for high in range(i64(1), places):
            for low in range(high):
                self.low = append(self.low, low)
                self.high = append(self.high, high)

    # The numbers of the commonest actions, divided by a constant: a division by `Action.step` takes long.

    def pair(self, swap: i64) -> i64:
        return (swap - self.swap.start) // 2

    def is_swapped(self, swap: i64) -> bool:
        return (swap - self.swap.start) % 2 == 1

    def hand(self, announcement: i64) -> i64:
        return (announcement - self.announce.start) // N_CHARACTERS

    def character(self, announcement: i64) -> i64:
        return (announcement - self.announce.start) % N_CHARACTERS


def pair_number(low: i64, high: i64) -> i64:
    return high * (high - 1) // 2 + low
