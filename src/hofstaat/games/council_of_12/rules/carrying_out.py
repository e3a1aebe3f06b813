"""Step 4 of a round: whose card is next, equal cards negate each other, every character does its deed."""

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits, first_seat
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.cards import (
    FACES,
    GOLEM,
    GOLEM_GOAL,
    KNIGHT,
    KNIGHT_GOAL,
    N_CHARACTERS,
    ORACLE,
    PATIENT_ONE,
    PRINCESS,
    R_SAVE,
    R_TILT,
    WORKER,
)
from hofstaat.games.council_of_12.rules.ballots import offer_bits
from hofstaat.games.council_of_12.rules.codes import FOLLOWING, GOAL_OF, LATER, NO, NOW, SEAT, TAKING, TILT_TO, TURN_TO
from hofstaat.games.council_of_12.rules.laying import Laying
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    CHAIR,
    CHAIR_NEGATED,
    DIE,
    DIE_TURNED,
    DONE,
    EFFECT,
    FACE_UP,
    FIZZLED,
    FOLLOW,
    FOLLOWER,
    GOAL_CHANGED,
    GOALS,
    LAID,
    NEGATED,
    ORACLE_ROLL,
    ORDER,
    RENEWED,
    RESOLVED,
    REVEALED,
    SAVE,
    SPOKEN_AS,
    START,
    TILT,
    TOOK,
)


class CarryingOut(Laying):
    # -- whose card is next (C12-14) ---------------------------------------------------------------------------

    def go_on(self) -> None:
        """While cards lie their owners say now or later; there is nothing to ask about a single card."""
        lying = self.lying()
        if lying == 0:
            self.open_tilts()
        elif count_bits(lying) == 1 or self.council.uncanny or self.all_open_and_equal(lying):
            self.show(self.first_of(lying))
        else:
            self.ask(ORDER, lying)

    def all_open_and_equal(self, lying: i64) -> bool:
        if lying & ~self.get(FACE_UP) != 0:
            return False
        return self.equal_to(self.laid(first_seat(lying))) == lying

    def equal_to(self, card: i64) -> i64:
        """The seats with this card before them."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.laid(seat) == card:
                seats |= bit(seat)
        return seats

    def first_of(self, seats: i64) -> i64:
        """The default order: those who spoke in the order of speaking, then from the lead leftwards."""
        best = NONE
        best_rank: i64 = 0
        for seat in range(self.seats):
            if seats >> seat & 1:
                spoken = self.get(SPOKEN_AS + seat)
                rank = spoken if spoken != 0 else self.seats + 1 + self.nearest(seat)
                if best == NONE or rank < best_rank:
                    best, best_rank = seat, rank
        return best

    def offer_order(self, moves: Moves) -> None:
        moves.add(NOW)
        moves.add(LATER)

    def end_order(self) -> None:
        """The first who said now goes next, otherwise the first of all."""
        eager: i64 = 0
        for seat in range(self.seats):
            if self.answer(seat) == NOW:
                eager |= bit(seat)
        self.clear_answers()
        self.show(self.first_of(eager if eager != 0 else self.lying()))

    # -- reveal, negate, save (C12-14, C12-40, C12-52, C12-60) -------------------------------------------------

    def show(self, seat: i64) -> None:
        """Reveal a card and every equal one. Alone it works; a character repeated after the oracle does nothing."""
        card = self.laid(seat)
        equal = self.equal_to(card)
        self.put(FACE_UP, self.get(FACE_UP) | equal)
        self.tell(REVEALED, seat, card, equal, i64(1) if self.get(FOLLOWER) == seat else 0)
        if self.get(DONE) >> card & 1:
            self.tell(FIZZLED, seat, card)
            self.resolve(card, equal, 0)
        elif count_bits(equal) > 1:
            self.negate(card, equal)
        else:
            self.carry_out(seat)

    def negate(self, card: i64, seats: i64) -> None:
        """Equal cards have no effect, unless a reward lets one of their players carry it out after all."""
        if self.holds(R_SAVE):
            self.put(NEGATED, seats)
            self.hold_ballot(SAVE)
        else:
            self.resolve(card, seats, 1)

    def save(self, code: i64) -> None:
        seats = self.get(NEGATED)
        if code == NO:
            self.put(NEGATED, 0)
            self.resolve(self.laid(first_seat(seats)), seats, 1)
        else:
            self.use_reward(R_SAVE)
            self.carry_out(code - SEAT)

    def resolve(self, card: i64, seats: i64, negated: i64) -> None:
        """The cards go to the piles. A chair whose open card was negated has failed the challenge (C12-60)."""
        chair = self.get(CHAIR)
        if negated != 0 and chair != NONE and seats >> chair & 1 and self.get(FOLLOWER) != chair:
            self.put(CHAIR_NEGATED, 1)
        self.tell(RESOLVED, card, seats, negated)
        self.put(DONE, self.get(DONE) | bit(card))
        self.put(FACE_UP, self.get(FACE_UP) & ~seats)
        self.put(FOLLOWER, NONE)
        self.discard_laid(seats)
        self.go_on()

    def discard_laid(self, seats: i64) -> None:
        for seat in range(self.seats):
            if seats >> seat & 1:
                self.discard(seat, self.laid(seat))
                self.cells[LAID + seat] = i16(NONE)

    # -- what the characters do (C12-30 to C12-45) -------------------------------------------------------------

    def carry_out(self, seat: i64) -> None:
        """The effect must happen. With one possible result nobody is asked; without any it is over."""
        self.put(ACTOR, seat)
        card = self.laid(seat)
        if card == ORACLE:
            self.draw(ORACLE_ROLL, 1, FACES)
        elif card in (GOLEM, KNIGHT):
            if self.two_goals():
                self.ask(EFFECT, bit(seat))
            else:
                self.change_goal(seat, card, 0)
        elif card == PATIENT_ONE:
            self.ask_patient_one(seat)
        else:
            self.ask_die(seat, card)

    def ask_patient_one(self, seat: i64) -> None:
        """One own discarded card into the hand; a single one lies open anyway (C12-38, C12-45)."""
        size = self.pile_size(seat)
        if size == 0:
            self.fizzle(seat)
        elif size == 1:
            self.take_back(seat, self.top(seat))
        else:
            self.ask(EFFECT, bit(seat))

    def ask_die(self, seat: i64, card: i64) -> None:
        targets = self.targets(card)
        if targets == 0:
            self.fizzle(seat)
        elif count_bits(targets) == 1:
            self.turn_die(seat, card, first_seat(targets))
        else:
            self.ask(EFFECT, bit(seat))

    def targets(self, card: i64) -> i64:
        """What the die may be turned to. The princess works only as the first card resolved (C12-37)."""
        if card == PRINCESS:
            return self.goal(0) | self.goal(1) if self.get(DONE) == 0 else 0
        start = self.get(START)
        reach = self.council.reach[card * (FACES + 1) + self.get(DIE)]
        return reach & ~bit(start) if start != 0 else reach

    def fizzle(self, seat: i64) -> None:
        self.tell(FIZZLED, seat, self.laid(seat))
        self.finish(seat)

    def finish(self, seat: i64) -> None:
        """Carried out: the card goes to the pile, and with it others whose negation was cured (C12-52)."""
        seats = self.get(NEGATED) | bit(seat)
        self.put(ACTOR, NONE)
        self.put(NEGATED, 0)
        self.resolve(self.laid(seat), seats, 0)

    def offer_effect(self, seat: i64, moves: Moves) -> None:
        card = self.laid(seat)
        if card in (GOLEM, KNIGHT):
            moves.add(GOAL_OF)
            moves.add(GOAL_OF + 1)
        elif card == PATIENT_ONE:
            offer_bits(TAKING, self.pile_cards(seat), N_CHARACTERS, moves)
        else:
            offer_bits(TURN_TO, self.targets(card), FACES + 1, moves)

    def choose_effect(self, seat: i64, code: i64) -> None:
        card = self.laid(seat)
        if card in (GOLEM, KNIGHT):
            self.change_goal(seat, card, code - GOAL_OF)
        elif card == PATIENT_ONE:
            self.take_back(seat, code - TAKING)
        else:
            self.turn_die(seat, card, code - TURN_TO)

    def turn_die(self, seat: i64, card: i64, value: i64) -> None:
        """The worker tilts twice and not back to where she began (C12-31)."""
        before = self.get(DIE)
        self.set_die(value)
        self.tell(DIE_TURNED, seat, value, card)
        if card == WORKER and self.get(START) == 0:
            self.put(START, before)
            self.ask(EFFECT, bit(seat))
        else:
            self.put(START, 0)
            self.finish(seat)

    def change_goal(self, seat: i64, card: i64, which: i64) -> None:
        """Golem: 9 to 12, knight: 1 to 4; the later replaces the earlier (C12-39)."""
        self.put(GOALS + which, GOLEM_GOAL if card == GOLEM else KNIGHT_GOAL)
        self.tell(GOAL_CHANGED, seat, which, card)
        self.finish(seat)

    def take_back(self, seat: i64, card: i64) -> None:
        top = i64(1) if card == self.top(seat) else 0
        self.take_from_pile(seat, card)
        self.tell(TOOK, seat, card, top, self.top(seat))
        self.finish(seat)

    # -- the oracle (C12-40, C12-44) ---------------------------------------------------------------------------

    def heed_oracle(self) -> None:
        """After the roll one more card is due at once; before it the last hand card is renewed, the oracle included."""
        seat = self.get(ACTOR)
        self.put(DONE, self.get(DONE) | bit(ORACLE))
        if self.hand_size(seat) == 1:
            card = first_seat(self.hand(seat))
            self.cells[LAID + seat] = i16(NONE)
            self.put(FACE_UP, self.get(FACE_UP) & ~bit(seat))
            self.set_hand(seat, bit(ORACLE))
            self.take_pile(seat)
            self.discard(seat, card)
            self.tell(RENEWED, seat, card, 1)
        self.ask(FOLLOW, bit(seat))

    def offer_follow(self, seat: i64, moves: Moves) -> None:
        offer_bits(FOLLOWING, self.playable(seat), N_CHARACTERS, moves)

    def follow_oracle(self, seat: i64, card: i64) -> None:
        """The oracle goes to the pile unless renewed, then the following card is shown."""
        done = self.get(NEGATED) & ~bit(seat)
        if self.laid(seat) != NONE:
            done |= bit(seat)
        if done != 0:
            self.tell(RESOLVED, ORACLE, done, 0)
        self.put(NEGATED, 0)
        self.put(ACTOR, NONE)
        self.put(FACE_UP, self.get(FACE_UP) & ~done)
        self.discard_laid(done)
        self.lay(seat, card)
        self.put(FOLLOWER, seat)
        self.show(seat)

    # -- a tilt by reward (C12-52) -----------------------------------------------------------------------------

    def open_tilts(self) -> None:
        """After the last card the council may tilt the die, once for each such reward."""
        if self.holds(R_TILT):
            self.hold_ballot(TILT)
        else:
            self.end_turn()

    def tilt(self, code: i64) -> None:
        if code == NO:
            self.end_turn()
            return
        self.use_reward(R_TILT)
        self.set_die(code - TILT_TO)
        self.tell(DIE_TURNED, NONE, code - TILT_TO)
        self.open_tilts()

    def end_turn(self) -> None:
        raise NotImplementedError
