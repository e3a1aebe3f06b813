"""What lies on the table in Council of 12: favour, die, stacks, rewards, hands, piles, laid cards, pending answers."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits
from hofstaat.engine.table import NONE, Table
from hofstaat.games.council_of_12.cards import MAX_SEATS, N_CHARACTERS, ROUNDS, THRONE
from hofstaat.games.council_of_12.setup import Council
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    ANSWER,
    ANSWERED,
    ASKED,
    CELLS,
    CHAIR,
    CHALLENGE,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    DIE,
    EFFECT_AT,
    FILED,
    FILED_AT,
    FOLLOWER,
    GOALS,
    HAND,
    LAID,
    LEAD,
    OWING,
    PER_FILED,
    PHASE,
    PILE,
    PILE_SIZE,
    REWARD_USED,
    SEEKER,
    SEEKER_AT,
    SEEKER_FILED_AT,
    SHOWN,
    START,
    SUCCESSOR,
)


class Chamber(Table):
    """The table and its vocabulary; `rules` adds what may be done."""

    def __init__(self, council: Council) -> None:
        super().__init__(council, vec[i16]())
        self.council = council

    def clear(self) -> None:
        """Nothing dealt yet."""
        if len(self.council.empty_table) == 0:
            self.council.empty_table = empty_table()
        self.cells = self.council.empty_table[:]

    def get(self, cell: i64) -> i64:
        return i64(self.cells[cell])

    def put(self, cell: i64, value: i64) -> None:
        self.cells[cell] = i16(value)

    # -- what everybody sees -----------------------------------------------------------------------------------

    def phase(self) -> i64:
        return i64(self.cells[PHASE])

    def all_seats(self) -> i64:
        return bit(self.seats) - 1

    def nearest(self, seat: i64) -> i64:
        """How far the seat is to the left of the lead (C12-9)."""
        return (seat - self.get(LEAD) + self.seats) % self.seats

    def from_lead(self, i: i64) -> i64:
        """The i-th seat from the lead leftwards."""
        return (self.get(LEAD) + i) % self.seats

    def is_throne(self) -> bool:
        return self.cells[CHALLENGE] == THRONE

    def two_goals(self) -> bool:
        return self.cells[GOALS + 1] != 0

    def goal(self, which: i64) -> i64:
        return i64(self.cells[GOALS + which])

    def set_die(self, value: i64) -> None:
        """Let the die rest on a face, where all see it."""
        self.cells[DIE] = i16(value)
        self.cells[SHOWN] = i16(i64(self.cells[SHOWN]) | bit(value))

    def seeker_bit(self) -> i64:
        """The one character that must not be played, as a set (C12-10)."""
        seeker = self.get(SEEKER)
        return 0 if seeker == NONE else bit(seeker)

    # -- hands, piles, laid cards ------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return i64(self.cells[HAND + seat])

    def set_hand(self, seat: i64, cards: i64) -> None:
        self.cells[HAND + seat] = i16(cards)

    def hand_size(self, seat: i64) -> i64:
        return count_bits(self.hand(seat))

    def add_to_hand(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, self.hand(seat) | bit(card))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, self.hand(seat) & ~bit(card))

    def playable(self, seat: i64) -> i64:
        """The hand without the help-seeker's character (C12-10)."""
        return self.hand(seat) & ~self.seeker_bit()

    def pile_size(self, seat: i64) -> i64:
        return i64(self.cells[PILE_SIZE + seat])

    def pile_card(self, seat: i64, i: i64) -> i64:
        return i64(self.cells[PILE + seat * N_CHARACTERS + i])

    def set_pile_card(self, seat: i64, i: i64, card: i64) -> None:
        self.cells[PILE + seat * N_CHARACTERS + i] = i16(card)

    def top(self, seat: i64) -> i64:
        """The only card of a pile that others see, or NONE (C12-14)."""
        size = self.pile_size(seat)
        return NONE if size == 0 else self.pile_card(seat, size - 1)

    def pile_cards(self, seat: i64) -> i64:
        """The cards of a pile as a set."""
        cards: i64 = 0
        for i in range(self.pile_size(seat)):
            cards |= bit(self.pile_card(seat, i))
        return cards

    def discard(self, seat: i64, card: i64) -> None:
        size = self.pile_size(seat)
        self.set_pile_card(seat, size, card)
        self.cells[PILE_SIZE + seat] = i16(size + 1)

    def take_from_pile(self, seat: i64, card: i64) -> None:
        """One card of the pile into the hand; the order of the others stays (C12-38)."""
        last = self.pile_size(seat) - 1
        i: i64 = 0
        while self.pile_card(seat, i) != card:
            i += 1
        while i < last:
            self.set_pile_card(seat, i, self.pile_card(seat, i + 1))
            i += 1
        self.set_pile_card(seat, last, NONE)
        self.cells[PILE_SIZE + seat] = i16(last)
        self.add_to_hand(seat, card)

    def take_pile(self, seat: i64) -> None:
        """The whole pile into the hand."""
        self.set_hand(seat, self.hand(seat) | self.pile_cards(seat))
        for i in range(self.pile_size(seat)):
            self.set_pile_card(seat, i, NONE)
        self.cells[PILE_SIZE + seat] = 0

    def laid(self, seat: i64) -> i64:
        """The card lying before the seat, or NONE."""
        return i64(self.cells[LAID + seat])

    def lay(self, seat: i64, card: i64) -> None:
        self.take_from_hand(seat, card)
        self.cells[LAID + seat] = i16(card)

    def lying(self) -> i64:
        """The seats with a card before them."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.cells[LAID + seat] != NONE:
                seats |= bit(seat)
        return seats

    def seats_with_pile(self) -> i64:
        seats: i64 = 0
        for seat in range(self.seats):
            if self.cells[PILE_SIZE + seat] != 0:
                seats |= bit(seat)
        return seats

    def seats_with_two(self) -> i64:
        """Those who can drop a card and still hold one."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.hand_size(seat) > 1:
                seats |= bit(seat)
        return seats

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, seat: i64) -> i64:
        return i64(self.cells[ANSWER + seat])

    def clear_answers(self) -> None:
        for seat in range(self.seats):
            self.cells[ANSWER + seat] = i16(NONE)

    def ask(self, phase: i64, seats: i64) -> None:
        """Open a phase: these seats owe an answer."""
        self.cells[PHASE] = i16(phase)
        self.cells[OWING] = i16(seats)
        if self.journal is not None:
            self.tell(ASKED, phase, seats, self.get(ACTOR), self.get(START), self.get(EFFECT_AT))

    def use_code(self, seat: i64, code: i64) -> bool:
        """Keep a hidden answer; whether it was the last one owed."""
        self.cells[ANSWER + seat] = i16(code)
        owing = i64(self.cells[OWING]) & ~bit(seat)
        self.cells[OWING] = i16(owing)
        if self.journal is not None:
            self.tell(ANSWERED, seat, code)
        return owing == 0

    # -- stacks and rewards ------------------------------------------------------------------------------------

    def filed_challenge(self, i: i64) -> i64:
        return i64(self.cells[FILED_AT + i * PER_FILED])

    def is_on_right(self, i: i64) -> bool:
        return self.cells[FILED_AT + i * PER_FILED + 1] != 0

    def is_kept(self, i: i64) -> bool:
        return self.cells[FILED_AT + i * PER_FILED + 2] != 0

    def file_challenge(self, challenge: i64, on_right: i64, kept: i64) -> None:
        n = self.get(FILED)
        at = FILED_AT + n * PER_FILED
        self.cells[at] = i16(challenge)
        self.cells[at + 1] = i16(on_right)
        self.cells[at + 2] = i16(kept)
        self.cells[FILED] = i16(n + 1)

    def unfile_challenge(self, i: i64) -> None:
        """Take a filed challenge out; later ones move up."""
        last = self.get(FILED) - 1
        for at in range(FILED_AT + i * PER_FILED, FILED_AT + last * PER_FILED):
            self.cells[at] = self.cells[at + PER_FILED]
        for at in range(FILED_AT + last * PER_FILED, FILED_AT + (last + 1) * PER_FILED):
            self.cells[at] = 0
        self.cells[FILED] = i16(last)

    def oldest_reward(self, kind: i64) -> i64:
        """Where the oldest kept reward of this kind is filed, or NONE (C12-52)."""
        for i in range(self.get(FILED)):
            if self.is_kept(i) and self.council.reward[self.filed_challenge(i)] == kind:
                return i
        return NONE

    def holds(self, kind: i64) -> bool:
        return self.oldest_reward(kind) != NONE

    def use_reward(self, kind: i64) -> None:
        i = self.oldest_reward(kind)
        self.cells[FILED_AT + i * PER_FILED + 2] = 0
        self.tell(REWARD_USED, kind, self.filed_challenge(i))

    def push(self, count: i64, first: i64, card: i64) -> None:
        """Put a card on top of the stack whose size and cards are at these cells."""
        n = self.get(count)
        self.cells[first + n] = i16(card)
        self.cells[count] = i16(n + 1)

    def pop(self, count: i64, first: i64) -> i64:
        n = self.get(count) - 1
        card = self.get(first + n)
        self.cells[first + n] = i16(NONE)
        self.cells[count] = i16(n)
        return card

    def next_challenge(self) -> i64:
        """The challenge on top of the stack, or NONE before the throne."""
        n = self.get(CHALLENGES_LEFT)
        return NONE if n == 0 else self.get(CHALLENGE_AT + n - 1)


def empty_table() -> vec[i16]:
    """The cells before the deal: no card anywhere."""
    cells = vec[i16]([i16(0)] * int(CELLS))
    for cell in (CHAIR, SEEKER, CHALLENGE, ACTOR, FOLLOWER, SUCCESSOR):
        cells[cell] = i16(NONE)
    for first, length in (
        (SEEKER_AT, ROUNDS),
        (SEEKER_FILED_AT, ROUNDS),
        (CHALLENGE_AT, ROUNDS),
        (LAID, 3 * MAX_SEATS),
        (PILE, MAX_SEATS * N_CHARACTERS),
    ):
        for i in range(first, first + length):
            cells[i] = i16(NONE)
    return cells
