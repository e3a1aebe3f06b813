"""The table of Council of 12: favour, die, stacks, rewards, hands, piles, laid cards, pending answers.

`knowledge` carries out on a table of its own the events that a seat is told; what it cannot know is UNKNOWN there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits
from hofstaat.engine.table import CHANCE, NONE, Table
from hofstaat.games.council_of_12.cards import MAX_SEATS, N_CHARACTERS, ROUNDS, THRONE
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup


class Phase:
    """The question asked now, or the draw by chance: first the draws, then the ballots, then the others."""

    SEEKERS: Final[i64] = 0
    ONE_MORE_SEEKER: Final[i64] = 1
    UNSEEN_SEEKERS: Final[i64] = 2
    SEEKER_STACK: Final[i64] = 3
    EASY: Final[i64] = 4
    MEDIUM: Final[i64] = 5
    HARD: Final[i64] = 6
    CHALLENGE_STACK: Final[i64] = 7
    FIRST_ROLL: Final[i64] = 8
    FIRST_LEAD: Final[i64] = 9
    REWARD_ROLL: Final[i64] = 10
    ORACLE_ROLL: Final[i64] = 11
    EFFECT_ROLL: Final[i64] = 12
    BELL: Final[i64] = 13
    TURNS: Final[i64] = 14
    PRE: Final[i64] = 15
    SAVE: Final[i64] = 16
    TILT: Final[i64] = 17
    SHIELD: Final[i64] = 18
    WHO_TAKES_ALL: Final[i64] = 19  # the reward, before laying
    WHO_OPENS: Final[i64] = 20
    WHO_DROPS: Final[i64] = 21
    WHO_TAKES_PILE: Final[i64] = 22  # the effect of a passed challenge
    LEARNING: Final[i64] = 23
    OPEN: Final[i64] = 24
    LAY: Final[i64] = 25
    ORDER: Final[i64] = 26
    EFFECT: Final[i64] = 27
    FOLLOW: Final[i64] = 28
    DROP: Final[i64] = 29
    TAKE: Final[i64] = 30
    OVER: Final[i64] = 31


class Event:
    """The kinds of events. `events.py` says how much of each a seat is told."""

    DEALT: Final[i64] = 0
    ROUND_BEGAN: Final[i64] = 1
    ASKED: Final[i64] = 2
    ANSWERED: Final[i64] = 3
    READ_OUT: Final[i64] = 4
    DECIDED: Final[i64] = 5
    BELL_RANG: Final[i64] = 6
    SECOND_TURN: Final[i64] = 7
    REWARD_USED: Final[i64] = 8
    ROLLED: Final[i64] = 9
    PILE_TAKEN: Final[i64] = 10
    RENEWED: Final[i64] = 11
    OPENED: Final[i64] = 12
    SPOKE: Final[i64] = 13
    CARDS_LIE: Final[i64] = 14
    REVEALED: Final[i64] = 15
    FIZZLED: Final[i64] = 16
    DIE_TURNED: Final[i64] = 17
    GOAL_CHANGED: Final[i64] = 18
    TOOK: Final[i64] = 19
    RESOLVED: Final[i64] = 20
    EVALUATED: Final[i64] = 21
    FAVOUR_CHANGED: Final[i64] = 22
    DROPPED: Final[i64] = 23
    LEARNT: Final[i64] = 24
    FILED_AWAY: Final[i64] = 25
    REPLAYED: Final[i64] = 26
    THRONE_SHOWN: Final[i64] = 27
    ENDED: Final[i64] = 28


class Cell:
    """The place of each thing in the row of a table. More than one cell: so many, and how."""

    PHASE: Final[i64] = 0
    OWING: Final[i64] = 1  # the seats that owe an answer now
    FAVOUR: Final[i64] = 2
    DIE: Final[i64] = 3
    LEAD: Final[i64] = 4
    CHAIR: Final[i64] = 5  # the seat of the council chair, or NONE
    TICK: Final[i64] = 6  # which of the eight rounds it is, extra ones not counted (C12-84)
    BROKEN: Final[i64] = 7  # the ticks lost by talking
    SEEKER: Final[i64] = 8  # the help-seeker of the round, or NONE
    CHALLENGE: Final[i64] = 9
    BELLED: Final[i64] = 10
    GOALS: Final[i64] = 11  # 2: the goals as they are now; 0 for a second one that is not there
    SHOWN: Final[i64] = 13  # the values the die has shown in this round (C12-20)
    TURN: Final[i64] = 14  # which of two turns (C12-21), or 0 where the round is one turn
    MET: Final[i64] = 15  # the goals met at the end of the first of two turns
    DONE: Final[i64] = 16  # the characters carried out or negated in this turn
    OPENERS: Final[i64] = 17  # the seats that lay openly in this turn by a reward
    FIXED: Final[i64] = 18  # the seats whose card of this turn is laid for good
    FACE_UP: Final[i64] = 19  # the seats whose lying card is open
    CHAIR_NEGATED: Final[i64] = 20
    ACTOR: Final[i64] = 21  # whose character is being carried out, or NONE
    FOLLOWER: Final[i64] = 22  # whose lying card followed an oracle, or NONE
    NEGATED: Final[i64] = 23  # the seats whose equal cards negate each other just now
    TILTED_FROM: Final[i64] = 24  # the face before the first of two tilts; 0 when no second one is due
    LOSS: Final[i64] = 25  # the favour about to be lost
    PASSED: Final[i64] = 26
    EFFECT_AT: Final[i64] = 27  # the next effect of the challenge's back
    UNLEARNT: Final[i64] = 28
    OPEN_AT_FIRST: Final[i64] = 29  # the help-seekers drawn openly at the set-up
    RESULT: Final[i64] = 30
    SUCCESSOR: Final[i64] = 31
    SEEKERS_LEFT: Final[i64] = 32
    SEEKER_AT: Final[i64] = 33  # ROUNDS: the stack of help-seekers, bottom first
    SEEKERS_FILED: Final[i64] = 40
    SEEKER_FILED_AT: Final[i64] = 41  # ROUNDS: those put away, in order
    CHALLENGES_LEFT: Final[i64] = 48
    CHALLENGE_AT: Final[i64] = 49  # ROUNDS: the stack of challenges, bottom first
    FILED: Final[i64] = 56
    FILED_AT: Final[i64] = 57  # 3 * ROUNDS: challenges put away, in order: number, on the right?, kept as a reward?
    HAND: Final[i64] = 78  # MAX_SEATS: sets of characters
    LAID: Final[i64] = 82  # MAX_SEATS: the cards before the seats, or NONE
    ANSWER: Final[i64] = 86  # MAX_SEATS: the codes of hidden answers, or NONE
    FIRST_READING: Final[i64] = 90  # MAX_SEATS: the answers shown before a second reading, or NONE
    SENTENCE: Final[i64] = 94  # MAX_SEATS: what each has said in this turn
    SPOKEN_AS: Final[i64] = 98  # MAX_SEATS: 1 for the first who spoke in this turn, 2 for the second ..., or 0
    PILE_SIZE: Final[i64] = 102  # MAX_SEATS: how many cards each pile has
    PILE: Final[i64] = 106  # MAX_SEATS * N_CHARACTERS: seat by seat, bottom first


class Ending:
    """How the game ended; `scoring.py` has the words. 0: not yet."""

    AGREED: Final[i64] = 1
    SURVIVED: Final[i64] = 2
    OVERTHROWN: Final[i64] = 3
    MISSED: Final[i64] = 4


@final
class CouncilOf12(Table):
    def __init__(self, agreed: CouncilOf12Setup) -> None:
        super().__init__(agreed, vec[i16]())
        self.agreed = agreed

    def copy(self) -> "CouncilOf12":
        other = CouncilOf12(self.agreed)
        self.copy_onto(other)
        return other

    def actors(self) -> list[int]:
        """Those who owe an answer, from the lead leftwards; the order of answering never matters."""
        if self.lots_due > 0:
            return [CHANCE]
        return self.agreed.from_lead(self.get(Cell.LEAD), self.get(Cell.OWING))

    # -- seats -------------------------------------------------------------------------------------------------

    def all_seats(self) -> i64:
        return bit(self.seats) - 1

    def steps_from_lead(self, seat: i64) -> i64:
        """How far the seat is to the left of the lead (C12-9)."""
        return (seat - self.get(Cell.LEAD) + self.seats) % self.seats

    def from_lead(self, i: i64) -> i64:
        """The i-th seat from the lead leftwards."""
        return (self.get(Cell.LEAD) + i) % self.seats

    def lies_openly(self) -> i64:
        """The seats whose card of this turn is laid openly: the chair, and those asked to by a reward (C12-60)."""
        chair = self.get(Cell.CHAIR)
        return self.get(Cell.OPENERS) | (0 if chair == NONE else bit(chair))

    def lying(self) -> i64:
        """The seats with a card before them."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.cells[Cell.LAID + seat] != NONE:
                seats |= bit(seat)
        return seats

    def lying_equal(self, card: i64) -> i64:
        """The seats with this card before them."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.laid(seat) == card:
                seats |= bit(seat)
        return seats

    def seats_with_pile(self) -> i64:
        seats: i64 = 0
        for seat in range(self.seats):
            if self.cells[Cell.PILE_SIZE + seat] != 0:
                seats |= bit(seat)
        return seats

    def seats_with_two(self) -> i64:
        """Those who can drop a card and still hold one."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.hand_size(seat) > 1:
                seats |= bit(seat)
        return seats

    # -- the round ---------------------------------------------------------------------------------------------

    def is_throne(self) -> bool:
        return self.get(Cell.CHALLENGE) == THRONE

    def goal(self, which: i64) -> i64:
        return self.get(Cell.GOALS + which)

    def two_goals(self) -> bool:
        return self.goal(1) != 0

    def set_die(self, value: i64) -> None:
        """Let the die rest on a face, where all see it."""
        self.set(Cell.DIE, value)
        self.set(Cell.SHOWN, self.get(Cell.SHOWN) | bit(value))

    def help_seeker(self) -> i64:
        """The one character that must not be played, as a set (C12-10)."""
        seeker = self.get(Cell.SEEKER)
        return 0 if seeker == NONE else bit(seeker)

    # -- hands and piles ---------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        return self.get(Cell.HAND + seat)

    def set_hand(self, seat: i64, cards: i64) -> None:
        self.set(Cell.HAND + seat, cards)

    def hand_size(self, seat: i64) -> i64:
        return count_bits(self.hand(seat))

    def add_to_hand(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, self.hand(seat) | bit(card))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, self.hand(seat) & ~bit(card))

    def playable(self, seat: i64) -> i64:
        """The hand without the help-seeker's character (C12-10)."""
        return self.hand(seat) & ~self.help_seeker()

    def learn(self, character: i64) -> None:
        """Everybody takes the character from under the overview."""
        self.set(Cell.UNLEARNT, self.get(Cell.UNLEARNT) & ~bit(character))
        for seat in range(self.seats):
            self.add_to_hand(seat, character)

    def pile_size(self, seat: i64) -> i64:
        return self.get(Cell.PILE_SIZE + seat)

    def pile_card(self, seat: i64, i: i64) -> i64:
        return self.get(Cell.PILE + seat * N_CHARACTERS + i)

    def set_pile_card(self, seat: i64, i: i64, card: i64) -> None:
        self.set(Cell.PILE + seat * N_CHARACTERS + i, card)

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
        self.set(Cell.PILE_SIZE + seat, size + 1)

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
        self.set(Cell.PILE_SIZE + seat, last)
        self.add_to_hand(seat, card)

    def take_pile(self, seat: i64) -> None:
        """The whole pile into the hand."""
        self.set_hand(seat, self.hand(seat) | self.pile_cards(seat))
        for i in range(self.pile_size(seat)):
            self.set_pile_card(seat, i, NONE)
        self.set(Cell.PILE_SIZE + seat, 0)

    # -- cards before the seats --------------------------------------------------------------------------------

    def laid(self, seat: i64) -> i64:
        """The card lying before the seat, or NONE."""
        return self.get(Cell.LAID + seat)

    def lay(self, seat: i64, card: i64) -> None:
        """For good."""
        self.set(Cell.LAID + seat, card)
        self.set(Cell.FIXED, self.get(Cell.FIXED) | bit(seat))

    def turn_up(self, seats: i64) -> None:
        self.set(Cell.FACE_UP, self.get(Cell.FACE_UP) | seats)

    def clear_laid(self, seat: i64) -> None:
        self.set(Cell.LAID + seat, NONE)
        self.set(Cell.FACE_UP, self.get(Cell.FACE_UP) & ~bit(seat))

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, seat: i64) -> i64:
        return self.get(Cell.ANSWER + seat)

    def is_second_reading(self) -> bool:
        return self.get(Cell.FIRST_READING) != NONE

    def clear_answers(self) -> None:
        for seat in range(self.seats):
            self.set(Cell.ANSWER + seat, NONE)

    def clear_first_reading(self) -> None:
        for seat in range(self.seats):
            self.set(Cell.FIRST_READING + seat, NONE)

    def ask(self, phase: i64, seats: i64) -> None:
        """Open a phase: these seats owe an answer."""
        self.enter(phase)
        self.set(Cell.OWING, seats)
        if self.journal is not None:
            state = (self.get(Cell.ACTOR), self.get(Cell.TILTED_FROM), self.get(Cell.EFFECT_AT))
            self.tell(Event.ASKED, phase, seats, state[0], state[1], state[2])

    def keep_answer(self, seat: i64, code: i64) -> bool:
        """Keep a hidden answer; whether it was the last one owed."""
        self.set(Cell.ANSWER + seat, code)
        owing = self.get(Cell.OWING) & ~bit(seat)
        self.set(Cell.OWING, owing)
        if self.journal is not None:
            self.tell(Event.ANSWERED, seat, code)
        return owing == 0


def empty_table(agreed: CouncilOf12Setup) -> vec[i16]:
    """The cells before the deal: no card anywhere."""
    cells = vec[i16]([i16(0)] * int(Cell.PILE + MAX_SEATS * N_CHARACTERS))
    for cell in (Cell.CHAIR, Cell.SEEKER, Cell.CHALLENGE, Cell.ACTOR, Cell.FOLLOWER, Cell.SUCCESSOR):
        cells[cell] = i16(NONE)
    for first, length in (
        (Cell.SEEKER_AT, ROUNDS),
        (Cell.SEEKER_FILED_AT, ROUNDS),
        (Cell.CHALLENGE_AT, ROUNDS),
        (Cell.LAID, 3 * MAX_SEATS),
        (Cell.PILE, MAX_SEATS * N_CHARACTERS),
    ):
        for i in range(first, first + length):
            cells[i] = i16(NONE)
    return cells
