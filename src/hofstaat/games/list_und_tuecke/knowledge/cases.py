"""The places hidden cards can be at, as far as one seat can tell: all the cases it has to reckon with.

A case says of each card the seat has seen and that is hidden again where it lies, and how many unknown cards there are
at each hidden place. When somebody moves a card unseen and it may have been one of several, a case splits; when a card
shows up, the cases that had it elsewhere are dropped. So nothing that follows from what the seat witnessed is lost.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import MAX_SEATS, N_CARDS
from hofstaat.games.list_und_tuecke.knowledge.places import PLACES, SLOTS, slot_of
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup

NOWHERE: Final = vec[i16]([i16(NONE)] * 20)
NO_CARDS: Final = vec[i16]([i16(0)] * 20)


@final
class Case:
    """One way the hidden cards can lie. `barred` unknown cards are known not to be the suspect."""

    def __init__(self, at: vec[i16], free: vec[i16], barred: vec[i16], weight: float) -> None:
        self.at = at
        self.free = free
        self.barred = barred
        self.weight = weight

    def copy(self) -> "Case":
        return Case(self.at[:], self.free[:], self.barred[:], self.weight)

    def same(self, other: "Case") -> bool:
        for card in range(N_CARDS):
            if self.at[card] != other.at[card]:
                return False
        for slot in range(SLOTS):
            if self.free[slot] != other.free[slot] or self.barred[slot] != other.barred[slot]:
                return False
        return True

    def unknown(self, slot: i64) -> i64:
        return i64(self.free[slot]) + i64(self.barred[slot])

    def add_free(self, slot: i64, n: i64) -> None:
        self.free[slot] = i16(i64(self.free[slot]) + n)

    def add_barred(self, slot: i64, n: i64) -> None:
        self.barred[slot] = i16(i64(self.barred[slot]) + n)

    def room(self, back: i64) -> i64:
        """How many unknown cards of a back can be the suspect."""
        n: i64 = 0
        for place in range(PLACES):
            n += i64(self.free[slot_of(place, back)])
        return n


@final
class Cases:
    """All cases, and the cards the seat has seen in this chapter."""

    def __init__(self, agreed: ListUndTueckeSetup) -> None:
        self.agreed = agreed
        self.seen: i64 = 0
        self.suspect: i64 = NONE  # the character the inquisitor named and nobody showed
        self.all: list[Case] = []
        self.begin()

    def begin(self) -> None:
        """A new chapter: nothing is dealt."""
        self.seen = 0
        self.suspect = NONE
        self.all = [Case(NOWHERE[:], NO_CARDS[:], NO_CARDS[:], 1.0)]

    def has_seen(self, card: i64) -> bool:
        return self.seen >> card & 1 != 0

    # -- what happens to cards ---------------------------------------------------------------------------------

    def add_unknown(self, place: i64, back: i64, n: i64) -> None:
        for case in self.all:
            case.add_free(slot_of(place, back), n)

    def see(self, card: i64) -> None:
        """From now on the card is known; if it was the suspect, no card is barred any more."""
        self.seen |= bit(card)
        if card == self.suspect:
            self.suspect = NONE
            for case in self.all:
                lift_bars(case)

    def put(self, card: i64, place: i64) -> None:
        """A card the seat knows is hidden at a place."""
        for case in self.all:
            case.at[card] = i16(place)

    def remove(self, card: i64) -> None:
        """A known card comes into the open, or into the seat's own hand."""
        for case in self.all:
            case.at[card] = i16(NONE)

    def find(self, card: i64, place: i64) -> None:
        """The card turns out to be at this place: only the cases that allow it remain."""
        cases, self.all = self.all, []
        slot = slot_of(place, self.agreed.back[card])
        for case in cases:
            if self.has_seen(card):
                if i64(case.at[card]) == place:
                    self.all.append(case)
            else:
                self.find_unknown(case, card, place, slot)
        self.see(card)
        self.tidy()

    def find_unknown(self, case: Case, card: i64, place: i64, slot: i64) -> None:
        """It is one of the unknown cards there, a barred one unless it is the suspect."""
        if i64(case.barred[slot]) > 0 and card != self.suspect:
            other = case.copy()
            other.weight *= float(i64(case.barred[slot]))
            other.add_barred(slot, -1)
            other.at[card] = i16(place)
            self.all.append(other)
        if i64(case.free[slot]) > 0:
            case.weight *= float(i64(case.free[slot]))
            case.add_free(slot, -1)
            case.at[card] = i16(place)
            self.all.append(case)

    def move_unseen(self, source: i64, target: i64, back: i64) -> None:
        """Some card of this back goes from one place to another, and the seat is not told which."""
        cases, self.all = self.all, []
        for case in cases:
            self.split(case, source, target, back)
        self.tidy()

    def split(self, case: Case, source: i64, target: i64, back: i64) -> None:
        """One case for each card it may have been."""
        for card in range(N_CARDS):
            if i64(case.at[card]) == source and self.agreed.back[card] == back:
                other = case.copy()
                other.at[card] = i16(target)
                self.all.append(other)
        out_of, into = slot_of(source, back), slot_of(target, back)
        if i64(case.barred[out_of]) > 0:
            other = case.copy()
            other.weight *= float(i64(case.barred[out_of]))
            other.add_barred(out_of, -1)
            other.add_barred(into, 1)
            self.all.append(other)
        if i64(case.free[out_of]) > 0:
            case.weight *= float(i64(case.free[out_of]))
            case.add_free(out_of, -1)
            case.add_free(into, 1)
            self.all.append(case)

    def bar(self, card: i64, hands: i64) -> None:
        """None of these hands (seats as bits) has the card (LT-25)."""
        if self.has_seen(card):
            self.all = [case for case in self.all if not is_in_hands(i64(case.at[card]), hands)]
            return
        self.suspect = card
        for case in self.all:
            for seat in range(MAX_SEATS):
                if hands >> seat & 1:
                    slot = slot_of(seat, self.agreed.back[card])
                    case.add_barred(slot, i64(case.free[slot]))
                    case.free[slot] = i16(0)
        self.tidy()

    # -- keeping order -----------------------------------------------------------------------------------------

    def tidy(self) -> None:
        """Drop cases without room for the suspect; equal cases become one."""
        cases, self.all = self.all, []
        for case in cases:
            if self.suspect == NONE or case.room(self.agreed.back[self.suspect]) > 0:
                self.join(case)

    def join(self, case: Case) -> None:
        for other in self.all:
            if other.same(case):
                other.weight += case.weight
                return
        self.all.append(case)

    # -- drawing one -------------------------------------------------------------------------------------------

    def likelihood(self, case: Case) -> float:
        """In proportion to the ways the unknown cards can lie in it."""
        if self.suspect == NONE:
            return case.weight
        return case.weight * float(case.room(self.agreed.back[self.suspect]))

    def draw(self, rng: Random) -> Case:
        total = 0.0
        for case in self.all:
            total += self.likelihood(case)
        pick = rng.random() * total
        for case in self.all:
            pick -= self.likelihood(case)
            if pick < 0:
                return case
        return self.all[0]

    def unseen(self, back: i64, rng: Random) -> vec[i16]:
        """The cards of a back the seat has not seen, the suspect aside, shuffled."""
        cards = vec[i16]()
        n: i64 = 0
        for card in range(N_CARDS):
            if self.agreed.plays(card) and self.agreed.back[card] == back and not self.has_seen(card):
                if card != self.suspect:
                    j = rng.randrange(n + 1)
                    cards = append(cards, i16(card))
                    cards[n] = cards[j]
                    cards[j] = i16(card)
                    n += 1
        return cards

    def place_for_suspect(self, case: Case, rng: Random) -> i64:
        """One of the unknown cards it can be, all equally likely."""
        back = self.agreed.back[self.suspect]
        pick = rng.randrange(case.room(back))
        place: i64 = 0
        while pick >= i64(case.free[slot_of(place, back)]):
            pick -= i64(case.free[slot_of(place, back)])
            place += 1
        return place

    # -- could the cards lie like this? ------------------------------------------------------------------------

    def allow(self, where: vec[i16]) -> bool:
        """Whether some case has all hidden cards where they are: a place for each card, NONE if it is not hidden."""
        for case in self.all:
            if self.fits(case, where):
                return True
        return False

    def fits(self, case: Case, where: vec[i16]) -> bool:
        count = NO_CARDS[:]
        for card in range(N_CARDS):
            place = i64(where[card])
            if i64(case.at[card]) != NONE or self.has_seen(card):
                if place != i64(case.at[card]):
                    return False
            elif place != NONE:
                slot = slot_of(place, self.agreed.back[card])
                count[slot] = i16(i64(count[slot]) + 1)
                if card == self.suspect and i64(case.free[slot]) == 0:
                    return False
        for slot in range(SLOTS):
            if i64(count[slot]) != case.unknown(slot):
                return False
        return True


def lift_bars(case: Case) -> None:
    for slot in range(SLOTS):
        case.add_free(slot, i64(case.barred[slot]))
        case.barred[slot] = i16(0)


def is_in_hands(place: i64, hands: i64) -> bool:
    return 0 <= place < MAX_SEATS and hands >> place & 1 != 0
