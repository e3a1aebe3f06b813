"""Step 5 of a round: passed or failed, shield, favour, the other effects, filing, replay; and the throne at the end."""

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.cards import (
    EACH_DROP,
    EACH_TAKE,
    FACES,
    LEARN,
    MAX_FAVOUR,
    N_CHARACTERS,
    ONE_DROP,
    ONE_TAKE_ALL,
    R_SHIELD,
    ROLL,
)
from hofstaat.games.council_of_12.rules.ballots import offer_bits
from hofstaat.games.council_of_12.rules.carrying_out import CarryingOut
from hofstaat.games.council_of_12.rules.codes import DROPPING, LEARN_TO_PLAY, NO, SEAT, TAKE_NOTHING, TAKING
from hofstaat.games.council_of_12.scoring import bells_on_right, largest_group, term
from hofstaat.games.council_of_12.table.cells import (
    AGREED,
    BELLED,
    CHAIR,
    CHAIR_NEGATED,
    CHALLENGE,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    DIE,
    DROP,
    DROPPED,
    EFFECT_AT,
    EFFECT_ROLL,
    ENDED,
    EVALUATED,
    FACE_UP,
    FAVOUR,
    FAVOUR_CHANGED,
    FILED,
    FILED_AWAY,
    GOALS,
    LAID,
    LEAD,
    LEARNING,
    LEARNT,
    LOSS,
    MET,
    MISSED,
    OVER,
    OVERTHROWN,
    PASSED,
    PHASE,
    REPLAYED,
    RESULT,
    SECOND_TURN,
    SEEKER,
    SEEKER_AT,
    SEEKER_FILED_AT,
    SEEKERS_FILED,
    SEEKERS_LEFT,
    SHIELD,
    SHOWN,
    SUCCESSOR,
    SURVIVED,
    TAKE,
    THRONE_SHOWN,
    TICK,
    TOOK,
    TURN,
    UNLEARNT,
    WHO_DROPS,
    WHO_TAKES_PILE,
)


class Evaluation(CarryingOut):
    # -- passed or failed (C12-15, C12-20, C12-21, C12-60) -----------------------------------------------------

    def end_turn(self) -> None:
        """After a first turn that met a goal comes a second one; otherwise the challenge is evaluated."""
        turn = self.get(TURN)
        if turn == 0:
            self.evaluate(met=self.is_met_in_one())
        elif turn == 2:
            self.evaluate(met=is_met_in_two(self.get(MET), self.goals_met()))
        else:
            self.put(MET, self.goals_met())
            if self.get(MET) == 0:
                self.evaluate(met=False)
            else:
                self.begin_second_turn()

    def begin_second_turn(self) -> None:
        self.put(TURN, 2)
        self.reset_turn()
        self.tell(SECOND_TURN, self.get(MET))
        self.open_rewards()

    def goals_met(self) -> i64:
        """The goals whose values the die shows now, as bits."""
        value = bit(self.get(DIE))
        return (1 if self.goal(0) & value else 0) | (2 if self.goal(1) & value else 0)

    def is_met_in_one(self) -> bool:
        """The die shows the goal; of two goals one at the end and the other at any time of the round."""
        met = self.goals_met()
        if not self.two_goals():
            return met != 0
        shown = self.get(SHOWN)
        return (met & 1 != 0 and shown & self.goal(1) != 0) or (met & 2 != 0 and shown & self.goal(0) != 0)

    def evaluate(self, *, met: bool) -> None:
        """Turn the card. Failed: favour is lost, unless shielded; passed: favour is gained; then everything else."""
        passed = met and self.cells[CHAIR_NEGATED] == 0
        challenge = self.get(CHALLENGE)
        self.put(PASSED, 1 if passed else 0)
        self.put(EFFECT_AT, 0)
        self.tell(EVALUATED, challenge, 1 if passed else 0, self.get(DIE))
        if not passed:
            self.put(LOSS, self.council.loss[challenge])
            self.open_shields()
            return
        if not self.council.no_gain:
            self.gain(self.council.gain[challenge])
        self.next_effect()

    # -- favour (C12-16, C12-52) -------------------------------------------------------------------------------

    def gain(self, amount: i64) -> None:
        before = self.get(FAVOUR)
        after = before + amount if before + amount < MAX_FAVOUR else MAX_FAVOUR
        if after != before:
            self.put(FAVOUR, after)
            self.tell(FAVOUR_CHANGED, after, after - before)

    def open_shields(self) -> None:
        """Shields lower a loss by 1 each: asked for, but used without asking when the loss would end the game."""
        while self.get(LOSS) > 0 and self.holds(R_SHIELD):
            if self.get(LOSS) < self.get(FAVOUR):
                self.hold_ballot(SHIELD)
                return
            self.raise_shield()
        self.lose()

    def raise_shield(self) -> None:
        self.use_reward(R_SHIELD)
        self.put(LOSS, self.get(LOSS) - 1)

    def answer_shield(self, code: i64) -> None:
        if code == NO:
            self.lose()
        else:
            self.raise_shield()
            self.open_shields()

    def lose(self) -> None:
        """Lose what is left of the loss; at 0 favour the game is lost before anything further."""
        loss = self.get(LOSS)
        before = self.get(FAVOUR)
        self.put(LOSS, 0)
        if loss > 0:
            self.put(FAVOUR, before - loss if before > loss else 0)
            self.tell(FAVOUR_CHANGED, self.get(FAVOUR), self.get(FAVOUR) - before)
        if self.get(FAVOUR) == 0:
            self.end(OVERTHROWN)
        elif self.is_throne():
            self.end(SURVIVED)
        else:
            self.next_effect()

    # -- the other effects in printed order (C12-54) -----------------------------------------------------------

    def next_effect(self) -> None:
        """Carry out effects until one has to be asked for or rolled; after the last one clean up."""
        while True:
            at = self.get(EFFECT_AT)
            effect = self.council.effect(self.get(CHALLENGE), self.get(PASSED), at)
            if effect == 0:
                break
            self.put(EFFECT_AT, at + 1)
            if self.start_effect(effect):
                return
        self.put(EFFECT_AT, 0)
        self.clean_up()

    def start_effect(self, effect: i64) -> bool:
        """Whether somebody has to answer first; an effect for which nobody is eligible does nothing."""
        if effect == ROLL:
            self.draw(EFFECT_ROLL, 1, FACES)
            return True
        if effect in (EACH_DROP, EACH_TAKE):
            seats = self.seats_with_two() if effect == EACH_DROP else self.seats_with_pile()
            if seats != 0:
                self.ask(DROP if effect == EACH_DROP else TAKE, seats)
            return seats != 0
        assert effect in (ONE_DROP, ONE_TAKE_ALL, LEARN)
        ballot = WHO_DROPS if effect == ONE_DROP else WHO_TAKES_PILE if effect == ONE_TAKE_ALL else LEARNING
        if self.candidates(ballot) == 0:
            return False
        self.hold_ballot(ballot)
        return True

    def offer_drop(self, seat: i64, moves: Moves) -> None:
        offer_bits(DROPPING, self.hand(seat), N_CHARACTERS, moves)

    def end_drops(self) -> None:
        for seat in range(self.seats):
            code = self.answer(seat)
            if code != NONE:
                self.take_from_hand(seat, code - DROPPING)
                self.discard(seat, code - DROPPING)
                self.tell(DROPPED, seat, code - DROPPING)
        self.clear_answers()
        self.next_effect()

    def offer_take(self, seat: i64, moves: Moves) -> None:
        offer_bits(TAKING, self.pile_cards(seat), N_CHARACTERS, moves)
        moves.add(TAKE_NOTHING)

    def end_takes(self) -> None:
        for seat in range(self.seats):
            code = self.answer(seat)
            if code not in (NONE, TAKE_NOTHING):
                card = code - TAKING
                top = i64(1) if card == self.top(seat) else 0
                self.take_from_pile(seat, card)
                self.tell(TOOK, seat, card, top, self.top(seat))
        self.clear_answers()
        self.next_effect()

    def decide_effect(self, phase: i64, code: i64) -> None:
        """The council has named who drops, who takes the pile, or whom to learn."""
        if phase == WHO_DROPS:
            self.ask(DROP, bit(code - SEAT))
            return
        if phase == WHO_TAKES_PILE:
            self.give_pile(code - SEAT)
        else:
            self.learn_character(code - LEARN_TO_PLAY)
        self.next_effect()

    def learn_character(self, character: i64) -> None:
        """Everybody takes the character from under the overview."""
        self.put(UNLEARNT, self.get(UNLEARNT) & ~bit(character))
        for seat in range(self.seats):
            self.add_to_hand(seat, character)
        self.tell(LEARNT, character)

    # -- filing, replay, the next round (C12-17, C12-57) -------------------------------------------------------

    def clean_up(self) -> None:
        seeker = self.get(SEEKER)
        if self.get(PASSED) and self.get(UNLEARNT) >> seeker & 1:
            self.learn_character(seeker)
        replayed = not self.get(PASSED) and self.council.replays[self.get(CHALLENGE)] != 0 and self.get(FILED) > 0
        self.file_round()
        if replayed:
            self.replay()
        else:
            self.put(TICK, self.get(TICK) + 1)
        self.put(LEAD, self.from_lead(1))
        if self.get(CHAIR) != NONE:
            self.put(CHAIR, (self.get(CHAIR) + 1) % self.seats)
        self.begin_round()

    def file_round(self) -> None:
        """Belled challenges go to the right; a passed one may be kept as a reward."""
        challenge = self.get(CHALLENGE)
        kept = i64(1) if self.get(PASSED) and self.council.reward[challenge] != 0 else 0
        self.file_challenge(challenge, self.get(BELLED), kept)
        self.push(SEEKERS_FILED, SEEKER_FILED_AT, self.get(SEEKER))
        self.tell(FILED_AWAY, challenge, self.get(BELLED), kept, self.get(SEEKER))

    def clear_round(self) -> None:
        """No challenge is being met any more."""
        self.put(CHALLENGE, NONE)
        self.put(SEEKER, NONE)
        self.put(BELLED, 0)
        self.put(GOALS, 0)
        self.put(GOALS + 1, 0)

    def replay(self) -> None:
        """The pair of the round before comes back to the top of the stacks, whatever became of it."""
        before = self.get(FILED) - 2
        challenge = self.filed_challenge(before)
        self.unfile_challenge(before)
        current = self.pop(SEEKERS_FILED, SEEKER_FILED_AT)
        seeker = self.pop(SEEKERS_FILED, SEEKER_FILED_AT)
        self.push(SEEKERS_FILED, SEEKER_FILED_AT, current)
        self.push(SEEKERS_LEFT, SEEKER_AT, seeker)
        self.push(CHALLENGES_LEFT, CHALLENGE_AT, challenge)
        self.tell(REPLAYED, challenge, seeker)

    # -- the throne (C12-70) -----------------------------------------------------------------------------------

    def choose_successor(self) -> None:
        """All reveal at once. The same character takes the throne; otherwise favour is lost for each odd one out."""
        cards = [self.laid(seat) if seat < self.seats else NONE for seat in range(i64(4))]
        self.tell(THRONE_SHOWN, cards[0], cards[1], cards[2], cards[3])
        largest = largest_group(self)
        for seat in range(self.seats):
            self.discard(seat, self.laid(seat))
            self.cells[LAID + seat] = i16(NONE)
        self.put(FACE_UP, 0)
        if largest == self.seats:
            self.put(SUCCESSOR, self.top(0))
            self.end(AGREED)
        else:
            self.put(LOSS, self.seats - largest)
            self.open_shields()

    def end(self, result: i64) -> None:
        """The game is over; a scenario may ask for more than survival (C12-85)."""
        if result == OVERTHROWN and not self.is_throne():
            self.file_round()
            self.clear_round()
        wanted = self.council.must_enthrone
        missed = (wanted != NONE and self.get(SUCCESSOR) != wanted) or bells_on_right(self) < self.council.min_bells
        if result != OVERTHROWN and missed:
            result = MISSED
        self.put(PHASE, OVER)
        self.put(RESULT, result)
        self.tell(ENDED, result, self.get(SUCCESSOR), term(self))


def is_met_in_two(first: i64, second: i64) -> bool:
    """One goal at the end of the first turn and the other at the end of the second."""
    return (first & 1 != 0 and second & 2 != 0) or (first & 2 != 0 and second & 1 != 0)
