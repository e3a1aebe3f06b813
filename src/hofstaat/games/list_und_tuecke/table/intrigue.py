"""What lies on the table in Mit List und Tücke: hands, stacks, the centre, tokens, the chapel."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Table
from hofstaat.games.list_und_tuecke.cards import (
    CHAPTERS,
    EXECUTIONER,
    HAND,
    INQUISITOR,
    LIGHT,
    MAX_SEATS,
    N_COLOURS,
    POSITIONS,
    Court,
)

# The stages of a game: who is asked what, or chance draws.
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
DONE: Final[i64] = 20  # the card just played has had its effect; nobody ever sees a table in this stage
STAGES: Final = (
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

# What happened: the kinds of events. `view.py` tells what each of them means.
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

# The cells.
STAGE: Final[i64] = 0
CHAPTER: Final[i64] = 1
START: Final[i64] = 2  # who holds the start player card
TURN: Final[i64] = 3  # who plays a card, or takes influence
VERDICT: Final[i64] = 4  # the character the visible executioner named
LOW: Final[i64] = 5  # of the visible inquisitor: 1 if he is of rank 0, 0 if not
SWAPPED_BACK: Final[i64] = 6  # of the courtesan's first swap
LAID_CARD: Final[i64] = 7  # by the courtesan's player, before ...
PARTNER: Final[i64] = 8  # ... this seat; or who shows a card to the inquisitor
SHOWN: Final[i64] = 9  # the card shown to the inquisitor
PASSING: Final[i64] = 10  # seat by seat: the hand card chosen to be passed
HAND_SIZE: Final[i64] = PASSING + MAX_SEATS
HANDS: Final[i64] = HAND_SIZE + MAX_SEATS
STACK_SIZE: Final[i64] = HANDS + MAX_SEATS * HAND
TURNED: Final[i64] = STACK_SIZE + MAX_SEATS  # seat by seat: which cards of the stack are eliminated, as bits
STACKS: Final[i64] = TURNED + MAX_SEATS
CENTRE: Final[i64] = STACKS + MAX_SEATS * HAND
CHAPEL: Final[i64] = CENTRE + POSITIONS
SUPPLY: Final[i64] = CHAPEL + CHAPTERS
INFLUENCE: Final[i64] = SUPPLY + N_COLOURS
ELIMINATIONS: Final[i64] = INFLUENCE + MAX_SEATS * N_COLOURS
CELLS: Final[i64] = ELIMINATIONS + MAX_SEATS


class Intrigue(Table):
    """The table and its vocabulary; `rules` adds what may be done."""

    def __init__(self, court: Court) -> None:
        super().__init__(court, vec[i16]())
        self.court = court

    def clear(self) -> None:
        """Nothing dealt yet, all influence in the supply."""
        if len(self.court.empty_table) == 0:
            self.court.empty_table = empty_table(self.court)
        self.cells = self.court.empty_table[:]

    # -- where the game stands ---------------------------------------------------------------------------------

    def stage(self) -> i64:
        return i64(self.cells[STAGE])

    def ask(self, stage: i64) -> None:
        self.cells[STAGE] = i16(stage)

    def chapter(self) -> i64:
        """0 to 3."""
        return i64(self.cells[CHAPTER])

    def start(self) -> i64:
        """Who holds the start player card."""
        return i64(self.cells[START])

    def turn(self) -> i64:
        return i64(self.cells[TURN])

    def partner(self) -> i64:
        return i64(self.cells[PARTNER])

    def left_of(self, seat: i64, steps: i64 = 1) -> i64:
        """The seat so many steps clockwise."""
        seat += steps
        return seat - self.seats if seat >= self.seats else seat

    def passed_to(self, seat: i64, back: i64) -> i64:
        """Light cards are passed to the left, dark ones to the right (LT-2)."""
        return self.left_of(seat) if back == LIGHT else self.left_of(seat, self.seats - 1)

    # -- hands -------------------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        return i64(self.cells[HAND_SIZE + seat])

    def hand_card(self, seat: i64, i: i64) -> i64:
        return i64(self.cells[HANDS + seat * HAND + i])

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
        backs = self.court.back
        base = HANDS + seat * HAND
        n: i64 = 0
        for i in range(i64(cells[HAND_SIZE + seat])):
            if backs[i64(cells[base + i])] == back:
                n += 1
        return n

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Hands are kept sorted, without gaps: equal hands are equal, whatever the order of drawing."""
        cells = self.cells
        base = HANDS + seat * HAND
        i = i64(cells[HAND_SIZE + seat])
        cells[HAND_SIZE + seat] = i16(i + 1)
        while i > 0 and i64(cells[base + i - 1]) > card:
            cells[base + i] = cells[base + i - 1]
            i -= 1
        cells[base + i] = i16(card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        cells = self.cells
        base = HANDS + seat * HAND
        last = i64(cells[HAND_SIZE + seat]) - 1
        i: i64 = 0
        while i64(cells[base + i]) != card:
            i += 1
        while i < last:
            cells[base + i] = cells[base + i + 1]
            i += 1
        cells[base + last] = i16(NONE)
        cells[HAND_SIZE + seat] = i16(last)

    def passing(self, seat: i64) -> i64:
        """The hand card the seat has chosen to pass, or NONE."""
        return i64(self.cells[PASSING + seat])

    # -- stacks ------------------------------------------------------------------------------------------------

    def stack_size(self, seat: i64) -> i64:
        return i64(self.cells[STACK_SIZE + seat])

    def stack_card(self, seat: i64, i: i64) -> i64:
        """From the bottom, 0, to the top."""
        return i64(self.cells[STACKS + seat * HAND + i])

    def set_stack_card(self, seat: i64, i: i64, card: i64) -> None:
        self.cells[STACKS + seat * HAND + i] = i16(card)

    def turned(self, seat: i64) -> i64:
        """The eliminated cards of a stack, as bits by their place in it."""
        return i64(self.cells[TURNED + seat])

    def is_turned(self, seat: i64, i: i64) -> bool:
        return self.turned(seat) >> i & 1 != 0

    def top(self, seat: i64) -> i64:
        """The visible card of a stack, or NONE: nothing lies there, or it is eliminated."""
        cells = self.cells
        size = i64(cells[STACK_SIZE + seat])
        if size == 0 or i64(cells[TURNED + seat]) >> (size - 1) & 1:
            return NONE
        return i64(cells[STACKS + seat * HAND + size - 1])

    def lay_on_stack(self, seat: i64, card: i64) -> None:
        """Cover the stack; a threat or chosen rank ends with it (LT-12)."""
        self.end_threat(self.top(seat))
        size = self.stack_size(seat)
        self.set_stack_card(seat, size, card)
        self.cells[STACK_SIZE + seat] = i16(size + 1)

    def turn_stack(self, seat: i64) -> None:
        """The whole stack is eliminated, its order stays (LT-10)."""
        self.end_threat(self.top(seat))
        self.cells[TURNED + seat] = i16(bit(self.stack_size(seat)) - 1)

    def end_threat(self, card: i64) -> None:
        if card == EXECUTIONER:
            self.cells[VERDICT] = i16(NONE)
        elif card == INQUISITOR:
            self.cells[LOW] = i16(NONE)

    def place_in_stack(self, seat: i64, card: i64) -> i64:
        """Where in the stack the card lies, or NONE."""
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
        if card == INQUISITOR and i64(self.cells[LOW]) == 1:
            return 0
        return self.court.rank[card]

    def verdict(self) -> i64:
        """The character the visible executioner waits for, or NONE."""
        return i64(self.cells[VERDICT])

    # -- centre, chapel, tokens --------------------------------------------------------------------------------

    def centre(self, position: i64) -> i64:
        return i64(self.cells[CENTRE + position])

    def set_centre(self, position: i64, card: i64) -> None:
        self.cells[CENTRE + position] = i16(card)

    def chapel(self, space: i64) -> i64:
        """The token on a space, or NONE."""
        return i64(self.cells[CHAPEL + space])

    def lay_on_chapel(self, token: i64) -> None:
        """Each chapter has its own space (LT-34)."""
        assert self.chapel(self.chapter()) == NONE
        self.cells[CHAPEL + self.chapter()] = i16(token)

    def on_chapel(self, token: i64) -> i64:
        n: i64 = 0
        for space in range(CHAPTERS):
            if self.chapel(space) == token:
                n += 1
        return n

    def supply(self, colour: i64) -> i64:
        return i64(self.cells[SUPPLY + colour])

    def supply_left(self) -> bool:
        return self.supply(0) + self.supply(1) + self.supply(2) > 0

    def take_from_supply(self, colour: i64, n: i64) -> None:
        self.cells[SUPPLY + colour] = i16(self.supply(colour) - n)

    def influence(self, seat: i64, colour: i64) -> i64:
        return i64(self.cells[INFLUENCE + seat * N_COLOURS + colour])

    def give_influence(self, seat: i64, colour: i64, n: i64) -> None:
        self.take_from_supply(colour, n)
        self.cells[INFLUENCE + seat * N_COLOURS + colour] = i16(self.influence(seat, colour) + n)

    def eliminations(self, seat: i64) -> i64:
        """How many elimination tokens the seat has."""
        return i64(self.cells[ELIMINATIONS + seat])

    def clear_chapter(self) -> None:
        """All cards are gathered in; tokens stay (LT-30)."""
        cells = self.cells
        empty = self.court.empty_table
        for i in range(VERDICT, CHAPEL):
            cells[i] = empty[i]


def empty_table(court: Court) -> vec[i16]:
    """The cells before the first deal."""
    cells = vec[i16]([i16(NONE)] * int(CELLS))
    for i in range(VERDICT):
        cells[i] = i16(0)
    for i in range(MAX_SEATS):
        cells[HAND_SIZE + i] = i16(0)
        cells[STACK_SIZE + i] = i16(0)
        cells[TURNED + i] = i16(0)
    for i in range(SUPPLY, CELLS):
        cells[i] = i16(0)
    for colour in range(N_COLOURS):
        cells[SUPPLY + colour] = i16(court.tokens)
    return cells
