"""The certain deductions of a seat: which characters each place may still hold.

For every place a row of `marks` keeps the characters it may hold, as bits. Two places taken together under the table
may each hold what either did; a card that was seen leaves no other choice there; then everything falls away that would
not fit with the rest (two places for King and Queen: nobody else is either of them). The rows stay a superset of the
truth, so whatever they call certain is. They look at places one by one: that two unseen swaps hang together is beyond
them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import MAX_PLACES

ROOM: Final = vec[i64]([0] * 13)


def mingle(marks: vec[i16], base: i64, a: i64, b: i64) -> None:
    """Somebody else swapped these two places, or not."""
    both = marks[base + a] | marks[base + b]
    marks[base + a] = both
    marks[base + b] = both


def exchange(marks: vec[i16], base: i64, a: i64, b: i64) -> None:
    """We swapped these two places ourselves."""
    at_a = marks[base + a]
    marks[base + a] = marks[base + b]
    marks[base + b] = at_a


def fix(marks: vec[i16], base: i64, place: i64, cards: vec[i16], first: i64) -> None:
    """We saw what lies at this place. `cards` from `first` on: any arrangement that fits everything seen."""
    marks[base + place] = i16(bit(i64(cards[first + place])))


def prune(marks: vec[i16], base: i64, places: i64, cards: vec[i16], first: i64) -> None:
    """Keep at each place only what fits with all other places.

    The card of place q can lie at p if the cards between them can move up in a circle: if q reaches p over places each
    of which may hold the next one's card.
    """
    adjacent = ROOM[:]
    may_follow(marks, base, places, cards, first, adjacent)
    reach = adjacent[:]
    close(reach, places)
    for p in range(places):
        kept = bit(i64(cards[first + p]))
        for q in range(places):
            if adjacent[p] >> q & 1 and reach[q] >> p & 1:
                kept |= bit(i64(cards[first + q]))
        marks[base + p] = i16(kept)


def may_follow(marks: vec[i16], base: i64, places: i64, cards: vec[i16], first: i64, adjacent: vec[i64]) -> None:
    """By place, as bits: the places whose present card it may hold."""
    for p in range(places):
        row: i64 = 0
        mark = i64(marks[base + p])
        for q in range(places):
            if mark >> i64(cards[first + q]) & 1:
                row |= bit(q)
        adjacent[p] = row


def close(reach: vec[i64], places: i64) -> None:
    """From neighbours to everything that can be reached over them."""
    for middle in range(places):
        for p in range(places):
            if reach[p] >> middle & 1:
                reach[p] |= reach[middle]


def rotate(marks: vec[i16], places: i64, cards: vec[i16], place: i64, card: i64) -> bool:
    """Change an arrangement that fits so that this place holds this card, moving up as few others as possible."""
    adjacent = ROOM[:]
    may_follow(marks, 0, places, cards, 0, adjacent)
    for q in range(places):
        if i64(cards[q]) == card and adjacent[place] >> q & 1:
            if q == place or move_up(cards, places, adjacent, q, place):
                return True
    return False


def move_up(cards: vec[i16], places: i64, adjacent: vec[i64], q: i64, place: i64) -> bool:
    """`place` takes the card of q, which takes the card of the next one, and so on until one takes that of `place`."""
    came_from = ROOM[:]
    if not search(adjacent, places, q, place, came_from):
        return False
    # Backwards along the way from q to place: each takes the card of the place after it.
    spare = cards[place]
    cards[place] = cards[q]
    at = came_from[place]
    while at != q:
        card = cards[at]
        cards[at] = spare
        spare = card
        at = came_from[at]
    cards[q] = spare
    return True


def search(adjacent: vec[i64], places: i64, q: i64, place: i64, came_from: vec[i64]) -> bool:
    """The shortest way from q to the place; `came_from` tells each place's predecessor."""
    seen = bit(q)
    queue = ROOM[:]
    queue[0] = q
    n: i64 = 1
    i: i64 = 0
    while i < n:
        p = queue[i]
        i += 1
        for following in range(places):
            if adjacent[p] & ~seen & bit(following):
                came_from[following] = p
                if following == place:
                    return True
                seen |= bit(following)
                queue[n] = following
                n += 1
    return False


def only(mark: i64) -> i64:
    """The one character a place can hold, or NONE."""
    if mark == 0 or mark & (mark - 1) != 0:
        return NONE
    character: i64 = 0
    while mark >> character & 1 == 0:
        character += 1
    return character


assert len(ROOM) == MAX_PLACES
