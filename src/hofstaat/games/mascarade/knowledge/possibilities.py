"""The arrangements of cards that a seat holds possible, each with its weight.

An arrangement is one number, four bits for each place. There are never more than LIMIT of them. As long as nothing had
to be left out the list is exact: it has every possible arrangement and no other. That is always so with six cards
(720 arrangements), thus in every game for 2 to 6 players by the presets. With more cards, and when many swaps went
unseen, the list is thinned to LIMIT, likely ones staying; then it is a sample, and `marks` (see `table/certainty.py`),
a superset of the truth, say what is possible.

Each event costs at most one pass over twice LIMIT arrangements. docs/decisions has the measurements.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits, shifted
from hofstaat.games.mascarade.cards import N_CHARACTERS
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.certainty import exchange, mingle, prune, rotate

LIMIT: Final[i64] = 1024
SLOTS: Final[i64] = 4096  # of the table that finds equal arrangements; more than twice 2 * LIMIT
PRIME: Final[i64] = 4093
FREE: Final[i64] = -1
OUTSIDE: Final[i64] = 8  # one draw in so many goes beyond a thinned list

NOWHERE: Final = vec[i64]([-1] * 4096)


def card_at(arrangement: i64, place: i64) -> i64:
    return arrangement >> (4 * place) & 15


def exchanged(arrangement: i64, a: i64, b: i64) -> i64:
    difference = card_at(arrangement, a) ^ card_at(arrangement, b)
    return arrangement ^ shifted(difference, 4 * a) ^ shifted(difference, 4 * b)


def packed(cards: vec[i16], places: i64) -> i64:
    arrangement: i64 = 0
    for place in range(places):
        arrangement |= shifted(i64(cards[place]), 4 * place)
    return arrangement


def unpacked(arrangement: i64, places: i64) -> vec[i16]:
    cards = vec[i16]()
    for place in range(places):
        cards = append(cards, i16(card_at(arrangement, place)))
    return cards


@final
class Possibilities:
    def __init__(self, agreed: MascaradeSetup, seed: i64, limit: i64) -> None:
        assert 0 < limit <= LIMIT
        self.places = agreed.places
        self.limit = limit
        self.arrangement: vec[i64] = vec[i64]()
        self.weight: vec[float] = vec[float]()
        self.exact = True
        self.marks: vec[i16] = vec[i16]([i16(agreed.in_play)] * int(agreed.places))
        self.odds: vec[float] = vec[float]()  # by place and character; empty when they are to be reckoned anew
        self.rng = Random(int(seed))  # for thinning only: the same events leave the same list

    # -- learning ----------------------------------------------------------------------------------------------

    def deal(self, place: i64, card: i64) -> None:
        """The opening deal, seen by everybody: one arrangement."""
        self.odds = vec[float]()
        if len(self.arrangement) == 0:
            self.arrangement = vec[i64]([0])
            self.weight = vec[float]([1.0])
        self.arrangement[0] |= shifted(card, 4 * place)
        self.marks[place] = i16(bit(card))

    def swap(self, a: i64, b: i64) -> None:
        """We swapped these two ourselves."""
        self.odds = vec[float]()
        for i in range(i64(len(self.arrangement))):
            self.arrangement[i] = exchanged(self.arrangement[i], a, b)
        exchange(self.marks, 0, a, b)

    def maybe_swap(self, a: i64, b: i64) -> None:
        """Somebody else swapped them, or not: either is as likely."""
        self.odds = vec[float]()
        slots = NOWHERE[:]
        found = vec[i64]()
        weight = vec[float]()
        for i in range(i64(len(self.arrangement))):
            half = self.weight[i] / 2.0
            one = self.arrangement[i]
            for other in range(i64(2)):
                at = slot_of(slots, found, one)
                if slots[at] == FREE:
                    slots[at] = i64(len(found))
                    found = append(found, one)
                    weight = append(weight, half)
                else:
                    weight[slots[at]] += half
                one = exchanged(one, a, b)
        self.arrangement = found
        self.weight = weight
        mingle(self.marks, 0, a, b)
        if i64(len(found)) > self.limit:
            self.thin()

    def thin(self) -> None:
        """Keep as many as the limit allows: those hit by a comb of even spacing over all weights, laid at random."""
        self.exact = False
        step = self.total() / float(self.limit)
        tooth = step * self.rng.random()
        reached = 0.0
        kept: i64 = 0
        for i in range(i64(len(self.arrangement))):
            reached += self.weight[i]
            hits = 0.0
            while tooth < reached:
                hits += 1.0
                tooth += step
            if hits > 0.0:
                self.keep(kept, i, hits)
                kept += 1
        self.cut(kept)

    def see(self, place: i64, card: i64) -> None:
        """We saw this card at this place."""
        self.odds = vec[float]()
        kept: i64 = 0
        for i in range(i64(len(self.arrangement))):
            if card_at(self.arrangement[i], place) == card:
                self.keep(kept, i, self.weight[i])
                kept += 1
        if kept == 0:
            self.adapt(place, card)
        else:
            self.cut(kept)
            self.even_out()
        self.marks[place] = i16(bit(card))
        prune(self.marks, 0, self.places, unpacked(self.arrangement[0], self.places), 0)

    def adapt(self, place: i64, card: i64) -> None:
        """None of a thinned list fits: change each so that it does, moving as few cards as possible."""
        assert not self.exact, "the truth was ruled out"
        kept: i64 = 0
        for i in range(i64(len(self.arrangement))):
            cards = unpacked(self.arrangement[i], self.places)
            if rotate(self.marks, self.places, cards, place, card):
                self.arrangement[i] = packed(cards, self.places)
                self.keep(kept, i, self.weight[i])
                kept += 1
        self.cut(kept)
        self.even_out()

    def show(self, place: i64, card: i64) -> None:
        """At the end everything is shown, place by place."""
        if place == 0:
            self.arrangement = vec[i64]([0])
            self.weight = vec[float]([1.0])
        self.deal(place, card)

    # -- the list ----------------------------------------------------------------------------------------------

    def keep(self, to: i64, index: i64, weight: float) -> None:
        self.arrangement[to] = self.arrangement[index]
        self.weight[to] = weight

    def cut(self, length: i64) -> None:
        assert length > 0, "nothing is possible any more"
        self.arrangement = self.arrangement[:length]
        self.weight = self.weight[:length]

    def even_out(self) -> None:
        """Make the weights add up to 1 again."""
        whole = self.total()
        for i in range(i64(len(self.weight))):
            self.weight[i] = self.weight[i] / whole

    def total(self) -> float:
        whole = 0.0
        for i in range(i64(len(self.weight))):
            whole += self.weight[i]
        return whole

    # -- asking ------------------------------------------------------------------------------------------------

    def chance(self, place: i64, card: i64) -> float:
        """How likely the card lies at the place."""
        if len(self.odds) == 0:
            self.reckon()
        return self.odds[place * N_CHARACTERS + card]

    def reckon(self) -> None:
        self.odds = vec[float]([0.0] * int(self.places * N_CHARACTERS))
        whole = self.total()
        for i in range(i64(len(self.arrangement))):
            part = self.weight[i] / whole
            for place in range(self.places):
                self.odds[place * N_CHARACTERS + card_at(self.arrangement[i], place)] += part

    def admits(self, cards: vec[i16], first: i64) -> bool:
        """Whether these cards, from `first` on, could lie there: on an exact list, or by the marks."""
        if self.exact:
            return self.lists(packed(cards[first : first + self.places], self.places))
        for place in range(self.places):
            if i64(self.marks[place]) >> i64(cards[first + place]) & 1 == 0:
                return False
        return True

    def lists(self, arrangement: i64) -> bool:
        for i in range(i64(len(self.arrangement))):
            if self.arrangement[i] == arrangement:
                return True
        return False

    def draw(self, rng: Random) -> vec[i16]:
        """An arrangement by weight; of a thinned list now and then any other that the marks allow."""
        cards = unpacked(self.pick(rng), self.places)
        if not self.exact and rng.randrange(OUTSIDE) == 0:
            self.shuffle(cards, rng)
        return cards

    def pick(self, rng: Random) -> i64:
        point = rng.random() * self.total()
        for i in range(i64(len(self.arrangement))):
            point -= self.weight[i]
            if point < 0.0:
                return self.arrangement[i]
        return self.arrangement[0]

    def shuffle(self, cards: vec[i16], rng: Random) -> None:
        """Place by place any card that still fits with the others: every arrangement the marks allow can come out."""
        marks = self.marks[:]
        for place in range(self.places):
            prune(marks, 0, self.places, cards, 0)
            card = nth_bit(i64(marks[place]), rng)
            rotate(marks, self.places, cards, place, card)
            marks[place] = i16(bit(card))


def slot_of(slots: vec[i64], found: vec[i64], arrangement: i64) -> i64:
    """Where the arrangement is noted, or the free slot where it belongs."""
    at = arrangement % PRIME
    while slots[at] != FREE and found[slots[at]] != arrangement:
        at = at + 1 if at + 1 < SLOTS else 0
    return at


def nth_bit(bits: i64, rng: Random) -> i64:
    """One of the bits that are set, all equally likely."""
    skip = rng.randrange(count_bits(bits))
    place: i64 = 0
    while True:
        if bits >> place & 1:
            if skip == 0:
                return place
            skip -= 1
        place += 1
