"""Council of 12: who is asked in each phase, what may be answered, and where it leads."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves, Outcome
from hofstaat.games.council_of_12.cards import N_CHARACTERS, PATIENT_ONE
from hofstaat.games.council_of_12.rules.ballots import is_ballot
from hofstaat.games.council_of_12.rules.codes import (
    DROPPING,
    FOLLOWING,
    INTENTS,
    NO,
    OPENLY,
    RING,
    SEAT,
    TAKE_NOTHING,
    TAKING,
    TURN_TO,
    TWO_TURNS,
)
from hofstaat.games.council_of_12.rules.evaluation import Evaluation
from hofstaat.games.council_of_12.scoring import ENDS, term
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    AGREED,
    BELL,
    DROP,
    EFFECT,
    FIRST_LEAD,
    FIRST_READING,
    FOLLOW,
    LAY,
    LEAD,
    OPEN,
    OPENERS,
    ORACLE_ROLL,
    ORDER,
    OWING,
    PRE,
    RESULT,
    REWARD_ROLL,
    ROLLED,
    SAVE,
    SHIELD,
    SILENT,
    SURVIVED,
    TAKE,
    TILT,
    TURN,
    TURNS,
    WHO_OPENS,
    WHO_TAKES_ALL,
)


@final
class CouncilOf12(Evaluation):
    def copy(self) -> "CouncilOf12":
        other = CouncilOf12(self.council)
        self.copy_onto(other)
        return other

    # -- who and what ------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        return i64(self.cells[OWING])

    def actors(self) -> list[int]:
        """Those who owe an answer, from the lead leftwards; the order of answering never matters."""
        if self.lots_due > 0:
            return super().actors()
        return self.council.seats_from_lead[self.get(LEAD) * 16 + self.get(OWING)][:]

    def offer(self, seat: i64, moves: Moves) -> None:
        phase = self.phase()
        if phase == LAY:
            self.offer_lay(seat, moves)
        elif phase == ORDER:
            self.offer_order(moves)
        elif is_ballot(phase):
            self.offer_ballot(phase, moves)
        elif phase == EFFECT:
            self.offer_effect(seat, moves)
        elif phase == OPEN:
            self.offer_open(seat, moves)
        elif phase == FOLLOW:
            self.offer_follow(seat, moves)
        elif phase == DROP:
            self.offer_drop(seat, moves)
        else:
            assert phase == TAKE
            self.offer_take(seat, moves)

    def play(self, seat: i64, code: i64) -> None:
        """A single seat acts at once; hidden answers wait for the last one."""
        phase = self.phase()
        if phase == EFFECT:
            self.put(OWING, 0)
            self.choose_effect(seat, code)
        elif phase == FOLLOW:
            self.put(OWING, 0)
            self.follow_oracle(seat, code - FOLLOWING)
        elif self.use_code(seat, code):
            self.close(phase)

    def close(self, phase: i64) -> None:
        """All answers are in."""
        if phase == LAY:
            self.end_wave()
        elif phase == ORDER:
            self.end_order()
        elif phase == OPEN:
            self.show_open_cards()
        elif phase == DROP:
            self.end_drops()
        elif phase == TAKE:
            self.end_takes()
        else:
            self.count_ballot(phase)

    def follow_decision(self, phase: i64, code: i64) -> None:
        if phase == BELL:
            if code == RING:
                self.ring()
            self.ask_turns()
        elif phase == TURNS:
            if code == TWO_TURNS:
                self.put(TURN, 1)
            self.open_rewards()
        elif phase == PRE:
            self.use_before_laying(code)
        elif phase == WHO_TAKES_ALL:
            self.give_pile(code - SEAT)
            self.open_rewards()
        elif phase == WHO_OPENS:
            self.put(OPENERS, self.get(OPENERS) | bit(code - SEAT))
            self.open_rewards()
        elif phase == SAVE:
            self.save(code)
        elif phase == TILT:
            self.tilt(code)
        elif phase == SHIELD:
            self.answer_shield(code)
        else:
            self.decide_effect(phase, code)

    def lots_drawn(self) -> None:
        phase = self.phase()
        if phase <= FIRST_LEAD:
            self.set_up_drawn(phase)
            return
        value = i64(self.lots[0]) + 1
        self.set_die(value)
        self.tell(ROLLED, value, phase, self.get(ACTOR))
        if phase == REWARD_ROLL:
            self.open_rewards()
        elif phase == ORACLE_ROLL:
            self.heed_oracle()
        else:
            self.next_effect()

    def looks_like(self, seat: i64, code: i64, observer: i64) -> i64:
        """Hidden answers all look the same, and so do hidden cards taken from a pile (C12-19, C12-38)."""
        phase = self.phase()
        if seat == observer or phase == FOLLOW:
            return code
        if phase != EFFECT:
            return NO
        return TAKE_NOTHING if self.laid(seat) == PATIENT_ONE and code - TAKING != self.top(seat) else code

    # -- the end -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """All win together or nobody does; everybody's points are the term of office (C12-80)."""
        result = self.get(RESULT)
        if result == 0:
            return None
        won = result in (AGREED, SURVIVED)
        return Outcome(self.council.everybody if won else (), (int(term(self)),) * int(self.seats), ENDS[result - 1])

    # -- refusals ----------------------------------------------------------------------------------------------

    def why_not(self, seat: i64, code: i64) -> tuple[str, str]:
        phase = self.phase()
        if is_ballot(phase):
            return self.why_no_vote(code)
        if phase == LAY:
            return self.why_not_laid(seat, code // INTENTS, code % INTENTS) if 0 <= code < OPENLY else lay_a_card()
        if phase == OPEN:
            return self.why_not_laid(seat, code - OPENLY, SILENT)
        if phase == FOLLOW:
            return self.why_not_laid(seat, code - FOLLOWING, SILENT)
        if phase == ORDER:
            return "now-or-later", "Say whether your card is carried out now or later."
        if phase == DROP:
            return ("not-in-hand", "You do not have that card.") if in_row(code, DROPPING) else drop_a_card()
        if phase == TAKE or in_row(code, TAKING):
            return "not-in-pile", "That card is not in your discard pile."
        if TURN_TO < code <= TURN_TO + 12:
            return "out-of-reach", "Your character cannot turn the die to that value."
        return "carry-out", "First carry out the effect of your character."

    def why_no_vote(self, code: i64) -> tuple[str, str]:
        if self.get(FIRST_READING) != NONE and code >= NO:
            return "second-reading", "In the second reading only answers of the first one count."
        if code < NO:
            return "vote", "The council decides: give your answer first."
        return "no-such-answer", "That is not what the council decides about now."

    def why_not_laid(self, seat: i64, card: i64, intent: i64) -> tuple[str, str]:
        if not 0 <= card < N_CHARACTERS:
            return lay_a_card()
        if self.seeker_bit() >> card & 1:
            return "help-seeker", "The help-seeker's own character cannot be played in this round."
        if not self.hand(seat) >> card & 1:
            return "not-in-hand", "You do not have that card."
        assert intent != SILENT
        return "no-words", "An uncannily silent council says nothing."


def in_row(code: i64, base: i64) -> bool:
    return base <= code < base + N_CHARACTERS


def lay_a_card() -> tuple[str, str]:
    return "lay-a-card", "Lay one of your hand cards first."


def drop_a_card() -> tuple[str, str]:
    return "drop-a-card", "Discard one of your hand cards first."
