"""How the council decides together (C12-50): hidden answers, a majority of all seats, one second reading."""

from typing import Final

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits, first_seat
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.cards import FACES, N_CHARACTERS, R_OPEN, R_ROLL, R_TAKE_ALL
from hofstaat.games.council_of_12.rules.codes import (
    LEARN_TO_PLAY,
    NO,
    RING,
    SEAT,
    TILT_TO,
    TWO_TURNS,
    USE_OPEN,
    USE_ROLL,
    USE_SHIELD,
    USE_TAKE_ALL,
)
from hofstaat.games.council_of_12.rules.opening import Opening
from hofstaat.games.council_of_12.table.cells import (
    ANSWER,
    BELL,
    CHAIR,
    DECIDED,
    DIE,
    FIRST_READING,
    LEARNING,
    NEGATED,
    OPENERS,
    PRE,
    READ_OUT,
    SAVE,
    SHIELD,
    TILT,
    TURNS,
    UNLEARNT,
    WHO_DROPS,
    WHO_OPENS,
)

FIRST_BALLOT: Final[i64] = BELL
LAST_OPTIONAL: Final[i64] = SHIELD
LAST_BALLOT: Final[i64] = LEARNING


def is_ballot(phase: i64) -> bool:
    return FIRST_BALLOT <= phase <= LAST_BALLOT


def is_optional(phase: i64) -> bool:
    """Whether the council may answer "no"."""
    return phase <= LAST_OPTIONAL


class Ballots(Opening):
    def hold_ballot(self, phase: i64) -> None:
        """Ask everybody; a mandatory ballot with one possible answer is decided without asking."""
        if not is_optional(phase):
            candidates = self.candidates(phase)
            if count_bits(candidates) == 1:
                self.decide(phase, (LEARN_TO_PLAY if phase == LEARNING else SEAT) + first_seat(candidates))
                return
        self.ask(phase, self.all_seats())

    def candidates(self, phase: i64) -> i64:
        """The seats, or in LEARNING the characters, a mandatory ballot is about."""
        if phase == WHO_OPENS:
            return self.may_open()
        if phase == WHO_DROPS:
            return self.seats_with_two()
        if phase == LEARNING:
            return self.get(UNLEARNT) & ~self.seeker_bit()
        return self.seats_with_pile()

    def may_open(self) -> i64:
        """Who may still be asked to lay openly in this turn: not the chair, each seat once (C12-52)."""
        chair = self.get(CHAIR)
        taken = self.get(OPENERS) | (0 if chair == NONE else bit(chair))
        return self.all_seats() & ~taken

    # -- answers -----------------------------------------------------------------------------------------------

    def offer_ballot(self, phase: i64, moves: Moves) -> None:
        if self.cells[FIRST_READING] != NONE:
            self.offer_given(phase, moves)
            return
        if is_optional(phase):
            moves.add(NO)
        if phase == BELL:
            moves.add(RING)
        elif phase == TURNS:
            moves.add(TWO_TURNS)
        elif phase == PRE:
            self.offer_rewards(moves)
        elif phase == SHIELD:
            moves.add(USE_SHIELD)
        elif phase == TILT:
            offer_bits(TILT_TO, self.council.beside[self.get(DIE)], FACES + 1, moves)
        elif phase == SAVE:
            offer_bits(SEAT, self.get(NEGATED), self.seats, moves)
        elif phase == LEARNING:
            offer_bits(LEARN_TO_PLAY, self.candidates(phase), N_CHARACTERS, moves)
        else:
            offer_bits(SEAT, self.candidates(phase), self.seats, moves)

    def offer_rewards(self, moves: Moves) -> None:
        if self.is_usable(R_ROLL):
            moves.add(USE_ROLL)
        if self.is_usable(R_TAKE_ALL):
            moves.add(USE_TAKE_ALL)
        if self.is_usable(R_OPEN):
            moves.add(USE_OPEN)

    def is_usable(self, reward: i64) -> bool:
        """Such a reward is held and has somebody to use it; no roll for the throne (C12-52, C12-54, C12-70)."""
        if not self.holds(reward):
            return False
        if reward == R_ROLL:
            return not self.is_throne()
        return (self.seats_with_pile() if reward == R_TAKE_ALL else self.may_open()) != 0

    def offer_given(self, phase: i64, moves: Moves) -> None:
        """In the second reading only answers of the first one, and "no" where it is possible."""
        if is_optional(phase):
            moves.add(NO)
        for seat in range(self.seats):
            code = self.get(FIRST_READING + seat)
            if not moves.has(code):
                moves.add(code)
        moves.sort()

    # -- counting ----------------------------------------------------------------------------------------------

    def count_ballot(self, phase: i64) -> None:
        """More than half of all seats decide; otherwise the answers are read out and asked for once more."""
        code = self.majority()
        if code == NONE:
            if self.cells[FIRST_READING] == NONE and not self.council.uncanny and not self.is_settled_by_no(phase):
                self.read_out(phase)
                return
            code = NO if is_optional(phase) else self.most_votes()
        self.clear_answers()
        for seat in range(self.seats):
            self.cells[FIRST_READING + seat] = i16(NONE)
        self.decide(phase, code)

    def majority(self) -> i64:
        for seat in range(self.seats):
            code = self.answer(seat)
            if 2 * self.votes_for(code) > self.seats:
                return code
        return NONE

    def votes_for(self, code: i64) -> i64:
        n: i64 = 0
        for seat in range(self.seats):
            if self.answer(seat) == code:
                n += 1
        return n

    def is_settled_by_no(self, phase: i64) -> bool:
        """Two players: a single "no" settles an optional decision."""
        return self.seats == 2 and is_optional(phase) and self.votes_for(NO) > 0

    def most_votes(self) -> i64:
        """The answer given most often; of tied ones that of the voter nearest the lead."""
        best = self.answer(self.from_lead(0))
        for i in range(i64(1), self.seats):
            code = self.answer(self.from_lead(i))
            if self.votes_for(code) > self.votes_for(best):
                best = code
        return best

    def read_out(self, phase: i64) -> None:
        for seat in range(self.seats):
            self.cells[FIRST_READING + seat] = self.cells[ANSWER + seat]
            self.tell(READ_OUT, phase, seat, self.answer(seat))
        self.clear_answers()
        self.ask(phase, self.all_seats())

    def decide(self, phase: i64, code: i64) -> None:
        """What the council has decided, and what follows."""
        self.tell(DECIDED, phase, code)
        self.follow_decision(phase, code)

    def follow_decision(self, phase: i64, code: i64) -> None:
        raise NotImplementedError


def offer_bits(base: i64, mask: i64, length: i64, moves: Moves) -> None:
    """An action for every member of a set."""
    for i in range(length):
        if mask >> i & 1:
            moves.add(base + i)
