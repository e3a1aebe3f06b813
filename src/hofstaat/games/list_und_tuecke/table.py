"""The table of Mit List und Tücke: hands, stacks, the centre, tokens, the chapel.

A card of which a seat knows the back alone is UNKNOWN + back: `knowledge` carries out on a table of its own the events
that a seat is told.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Table
from hofstaat.games.list_und_tuecke.cards import CHAPTERS, EXECUTIONER, HAND, INQUISITOR, LIGHT, MAX_SEATS, N_COLOURS
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup


class Phase:
    """The question asked now, or the draw by chance. `rules/turn.py` holds a step for each."""

    FIRST_PLAYER: Final[i64] = 0
    LIGHT_DEAL: Final[i64] = 1
    LIGHT_PASS: Final[i64] = 2
    DARK_DEAL: Final[i64] = 3
    DARK_PASS: Final[i64] = 4
    PLAY: Final[i64] = 5
    HEAL: Final[i64] = 6
    SWAP: Final[i64] = 7
    RETURN: Final[i64] = 8
    LOOK: Final[i64] = 9
    VICTIM: Final[i64] = 10
    CENTRE_SWAP: Final[i64] = 11
    CONDEMN: Final[i64] = 12
    SPY: Final[i64] = 13
    BLESS: Final[i64] = 14
    RANK: Final[i64] = 15
    NAME: Final[i64] = 16
    TAKE: Final[i64] = 17
    KNIGHT: Final[i64] = 18
    OVER: Final[i64] = 19


STAGES: Final = (  # the phases by name
    "first-player",
    "deal-light",
    "pass-light",
    "deal-dark",
    "pass-dark",
    "play",
    "heal",
    "swap",
    "return",
    "look",
    "victim",
    "centre",
    "condemn",
    "spy",
    "bless",
    "rank",
    "name",
    "take",
    "knight",
    "over",
)


class Event:
    """The kinds of events. `events.py` says how much of each a seat is told."""

    CHAPTER_BEGAN: Final[i64] = 0
    CARDS_DEALT: Final[i64] = 1
    PASS_CHOSEN: Final[i64] = 2
    PASSED: Final[i64] = 3
    PLAYED: Final[i64] = 4
    ELIMINATED: Final[i64] = 5
    DECLINED: Final[i64] = 6
    HEALED: Final[i64] = 7
    LAID: Final[i64] = 8
    SWAPPED: Final[i64] = 9
    CENTRE_SEEN: Final[i64] = 10
    HAND_SEEN: Final[i64] = 11
    CENTRE_SWAPPED: Final[i64] = 12
    CONDEMNED: Final[i64] = 13
    PLACES_CHANGED: Final[i64] = 14
    RANK_CHOSEN: Final[i64] = 15
    NAMED: Final[i64] = 16
    TAKEN: Final[i64] = 17
    CHAPEL_LAID: Final[i64] = 18
    START_CARD_TAKEN: Final[i64] = 19
    INFLUENCE_TAKEN: Final[i64] = 20
    KNIGHT_PAID: Final[i64] = 21
    ENDED: Final[i64] = 22


class Cell:
    """The place of each thing in the row. More than one cell: how many, and a colon."""

    PHASE: Final[i64] = 0
    TURN: Final[i64] = 1  # the seat that plays a card, or takes influence
    START: Final[i64] = 2  # the holder of the start player card
    CHAPTER: Final[i64] = 3
    VERDICT: Final[i64] = 4  # the character the visible executioner named
    LOW: Final[i64] = 5  # of the visible inquisitor: 1 if he is of rank 0, 0 if not
    SWAPPED_BACK: Final[i64] = 6  # of the courtesan's first swap
    LAID_CARD: Final[i64] = 7  # by the courtesan's player, before ...
    PARTNER: Final[i64] = 8  # ... this seat; or the seat that shows a card to the inquisitor
    SHOWN: Final[i64] = 9  # the card shown to the inquisitor
    PASSING: Final[i64] = 10  # MAX_SEATS: the hand card chosen to be passed
    HAND_SIZE: Final[i64] = 14  # MAX_SEATS: seat by seat
    HANDS: Final[i64] = 18  # MAX_SEATS * HAND: seat by seat
    STACK_SIZE: Final[i64] = 34  # MAX_SEATS: seat by seat
    TURNED: Final[i64] = 38  # MAX_SEATS: the eliminated cards of each stack, as bits
    STACKS: Final[i64] = 42  # MAX_SEATS * HAND: from the bottom up
    CENTRE: Final[i64] = 58  # POSITIONS: light 1, light 2, dark 1, dark 2
    CHAPEL: Final[i64] = 62  # CHAPTERS: a space for each
    SUPPLY: Final[i64] = 66  # N_COLOURS: tokens of each
    INFLUENCE: Final[i64] = 69  # MAX_SEATS * N_COLOURS: seat by seat
    ELIMINATIONS: Final[i64] = 81  # MAX_SEATS: seat by seat


@final
class ListUndTuecke(Table):
    def __init__(self, agreed: ListUndTueckeSetup) -> None:
        super().__init__(agreed, vec[i16]())
        self.agreed = agreed

    def copy(self) -> "ListUndTuecke":
        other = ListUndTuecke(self.agreed)
        self.copy_onto(other)
        return other

    # -- where the game stands ---------------------------------------------------------------------------------

    def is_passing(self) -> bool:
        """Whether cards are passed now (LT-2)."""
        return self.phase() in (Phase.LIGHT_PASS, Phase.DARK_PASS)

    def chapter(self) -> i64:
        """0 to 3."""
        return self.get(Cell.CHAPTER)

    def start(self) -> i64:
        """The holder of the start player card."""
        return self.get(Cell.START)

    def partner(self) -> i64:
        """The seat before which the courtesan's card lies, or that shows a card to the inquisitor; or NONE."""
        return self.get(Cell.PARTNER)

    def forget_shown(self) -> None:
        """The inquisitor's question is answered."""
        self.set(Cell.SHOWN, NONE)
        self.set(Cell.PARTNER, NONE)

    def left_of(self, seat: i64, steps: i64 = 1) -> i64:
        """The seat so many steps clockwise."""
        seat += steps
        return seat - self.seats if seat >= self.seats else seat

    def passed_to(self, seat: i64, back: i64) -> i64:
        """Light cards are passed to the left, dark ones to the right (LT-2)."""
        return self.left_of(seat) if back == LIGHT else self.left_of(seat, self.seats - 1)

    # -- hands -------------------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        return self.get(Cell.HAND_SIZE + seat)

    def hand_card(self, seat: i64, i: i64) -> i64:
        return self.get(Cell.HANDS + seat * HAND + i)

    def set_hand_card(self, seat: i64, i: i64, card: i64) -> None:
        self.set(Cell.HANDS + seat * HAND + i, card)

    def empty_hand(self, seat: i64) -> None:
        self.set(Cell.HAND_SIZE + seat, 0)
        for i in range(HAND):
            self.set_hand_card(seat, i, NONE)

    def holds(self, seat: i64, card: i64) -> bool:
        for i in range(self.hand_size(seat)):
            if self.hand_card(seat, i) == card:
                return True
        return False

    def holds_back(self, seat: i64, back: i64) -> bool:
        return self.back_count(seat, back) > 0

    def back_count(self, seat: i64, back: i64) -> i64:
        """How many hand cards with this back the seat has; everybody sees that (LT-8)."""
        cells = self.cells
        backs = self.agreed.back
        base = Cell.HANDS + seat * HAND
        n: i64 = 0
        for i in range(i64(cells[Cell.HAND_SIZE + seat])):
            if backs[i64(cells[base + i])] == back:
                n += 1
        return n

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Hands are kept sorted, without gaps: equal hands are equal, whatever the order of drawing."""
        cells = self.cells
        base = Cell.HANDS + seat * HAND
        i = i64(cells[Cell.HAND_SIZE + seat])
        cells[Cell.HAND_SIZE + seat] = i16(i + 1)
        while i > 0 and i64(cells[base + i - 1]) > card:
            cells[base + i] = cells[base + i - 1]
            i -= 1
        cells[base + i] = i16(card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        cells = self.cells
        base = Cell.HANDS + seat * HAND
        last = i64(cells[Cell.HAND_SIZE + seat]) - 1
        i: i64 = 0
        while i64(cells[base + i]) != card:
            i += 1
        while i < last:
            cells[base + i] = cells[base + i + 1]
            i += 1
        cells[base + last] = i16(NONE)
        cells[Cell.HAND_SIZE + seat] = i16(last)

    def opponents_have_cards(self, seat: i64) -> bool:
        for other in range(self.seats):
            if other != seat and self.hand_size(other) > 0:
                return True
        return False

    def cards_to_come(self) -> bool:
        """Whether anybody plays another card in this chapter."""
        for seat in range(self.seats):
            if self.hand_size(seat) > 0:
                return True
        return False

    def passing(self, seat: i64) -> i64:
        """The hand card the seat has chosen to pass, or NONE."""
        return self.get(Cell.PASSING + seat)

    def set_passing(self, seat: i64, card: i64) -> None:
        self.set(Cell.PASSING + seat, card)

    # -- stacks ------------------------------------------------------------------------------------------------

    def stack_size(self, seat: i64) -> i64:
        return self.get(Cell.STACK_SIZE + seat)

    def stack_card(self, seat: i64, i: i64) -> i64:
        """From the bottom, 0, to the top."""
        return self.get(Cell.STACKS + seat * HAND + i)

    def set_stack_card(self, seat: i64, i: i64, card: i64) -> None:
        self.set(Cell.STACKS + seat * HAND + i, card)

    def turned(self, seat: i64) -> i64:
        """The eliminated cards of a stack, as bits by their place in it."""
        return self.get(Cell.TURNED + seat)

    def set_turned(self, seat: i64, cards: i64) -> None:
        self.set(Cell.TURNED + seat, cards)

    def is_turned(self, seat: i64, i: i64) -> bool:
        return self.turned(seat) >> i & 1 != 0

    def top(self, seat: i64) -> i64:
        """The visible card of a stack, or NONE: nothing lies there, or it is eliminated."""
        cells = self.cells
        size = i64(cells[Cell.STACK_SIZE + seat])
        if size == 0 or i64(cells[Cell.TURNED + seat]) >> (size - 1) & 1:
            return NONE
        return i64(cells[Cell.STACKS + seat * HAND + size - 1])

    def lay_on_stack(self, seat: i64, card: i64) -> None:
        """Cover the stack; a threat or chosen rank ends with it (LT-12)."""
        self.end_threat(self.top(seat))
        size = self.stack_size(seat)
        self.set_stack_card(seat, size, card)
        self.set(Cell.STACK_SIZE + seat, size + 1)

    def turn_stack(self, seat: i64) -> None:
        """The whole stack is eliminated, its order stays (LT-10)."""
        self.end_threat(self.top(seat))
        self.set_turned(seat, bit(self.stack_size(seat)) - 1)

    def end_threat(self, card: i64) -> None:
        if card == EXECUTIONER:
            self.set(Cell.VERDICT, NONE)
        elif card == INQUISITOR:
            self.set(Cell.LOW, NONE)

    def turn_up(self, seat: i64, card: i64) -> None:
        """An eliminated card lies open again."""
        self.set_turned(seat, self.turned(seat) & ~bit(self.place_in_stack(seat, card)))

    def owner_of(self, card: i64) -> i64:
        """The seat on whose stack the card lies visible (LT-6), or NONE."""
        for seat in range(self.seats):
            if self.top(seat) == card:
                return seat
        return NONE

    def place_in_stack(self, seat: i64, card: i64) -> i64:
        """The place of the card in the stack, or NONE."""
        for i in range(self.stack_size(seat)):
            if self.stack_card(seat, i) == card:
                return i
        return NONE

    def lies_open(self, seat: i64, card: i64) -> bool:
        """Whether the card is in the stack and not eliminated."""
        i = self.place_in_stack(seat, card)
        return i != NONE and not self.is_turned(seat, i)

    def rank_of(self, card: i64) -> i64:
        """The printed rank of a visible card; the inquisitor's is as chosen (LT-25)."""
        if card == INQUISITOR and self.get(Cell.LOW) == 1:
            return 0
        return self.agreed.rank[card]

    def verdict(self) -> i64:
        """The character the visible executioner waits for, or NONE."""
        return self.get(Cell.VERDICT)

    # -- centre, chapel, tokens --------------------------------------------------------------------------------

    def centre(self, position: i64) -> i64:
        return self.get(Cell.CENTRE + position)

    def set_centre(self, position: i64, card: i64) -> None:
        self.set(Cell.CENTRE + position, card)

    def chapel(self, space: i64) -> i64:
        """The token on a space, or NONE."""
        return self.get(Cell.CHAPEL + space)

    def set_chapel(self, space: i64, token: i64) -> None:
        self.set(Cell.CHAPEL + space, token)

    def lay_on_chapel(self, token: i64) -> None:
        """Each chapter has its own space (LT-34)."""
        assert self.chapel(self.chapter()) == NONE
        self.set_chapel(self.chapter(), token)

    def on_chapel(self, token: i64) -> i64:
        n: i64 = 0
        for space in range(CHAPTERS):
            if self.chapel(space) == token:
                n += 1
        return n

    def supply(self, colour: i64) -> i64:
        return self.get(Cell.SUPPLY + colour)

    def supply_left(self) -> bool:
        return self.supply(0) + self.supply(1) + self.supply(2) > 0

    def take_from_supply(self, colour: i64, n: i64) -> None:
        self.set(Cell.SUPPLY + colour, self.supply(colour) - n)

    def influence(self, seat: i64, colour: i64) -> i64:
        return self.get(Cell.INFLUENCE + seat * N_COLOURS + colour)

    def give_influence(self, seat: i64, colour: i64, n: i64) -> None:
        self.take_from_supply(colour, n)
        self.set(Cell.INFLUENCE + seat * N_COLOURS + colour, self.influence(seat, colour) + n)

    def eliminations(self, seat: i64) -> i64:
        """How many elimination tokens the seat has."""
        return self.get(Cell.ELIMINATIONS + seat)

    def add_eliminations(self, seat: i64, n: i64) -> None:
        self.set(Cell.ELIMINATIONS + seat, self.eliminations(seat) + n)

    def clear_chapter(self) -> None:
        """All cards are gathered in; tokens stay (LT-30)."""
        cells = self.cells
        empty = self.setup.empty
        for i in range(Cell.VERDICT, Cell.CHAPEL):
            cells[i] = empty[i]


def empty_table(agreed: ListUndTueckeSetup) -> vec[i16]:
    """The cells before the first deal: all influence in the supply."""
    cells = vec[i16]([i16(NONE)] * int(Cell.ELIMINATIONS + MAX_SEATS))
    for i in range(Cell.VERDICT):
        cells[i] = i16(0)
    for i in range(MAX_SEATS):
        cells[Cell.HAND_SIZE + i] = i16(0)
        cells[Cell.STACK_SIZE + i] = i16(0)
        cells[Cell.TURNED + i] = i16(0)
    for i in range(Cell.SUPPLY, Cell.ELIMINATIONS + MAX_SEATS):
        cells[i] = i16(0)
    for colour in range(N_COLOURS):
        cells[Cell.SUPPLY + colour] = i16(agreed.tokens)
    return cells
