"""Steps 1 to 3 of a round: the help-seeker, the bell, rewards before laying, renewals, laying in waves."""

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, first_seat
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.cards import N_CHARACTERS, R_OPEN, R_ROLL, R_TAKE_ALL, THRONE
from hofstaat.games.council_of_12.rules.ballots import Ballots, offer_bits
from hofstaat.games.council_of_12.rules.codes import INTENTS, OPENLY, USE_OPEN, USE_ROLL, USE_TAKE_ALL
from hofstaat.games.council_of_12.table.cells import (
    BELL,
    BELL_RANG,
    BELLED,
    BROKEN,
    CARDS_LIE,
    CHAIR,
    CHAIR_NEGATED,
    CHALLENGE,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    DIE,
    DONE,
    FACE_UP,
    FAVOUR,
    FIXED,
    GOALS,
    LAY,
    LEAD,
    MET,
    OPEN,
    OPENED,
    OPENERS,
    PASSED,
    PILE_TAKEN,
    PRE,
    RENEWED,
    REWARD_ROLL,
    ROUND_BEGAN,
    SEEKER,
    SEEKER_AT,
    SEEKERS_LEFT,
    SENTENCE,
    SHOWN,
    SILENT,
    SPOKE,
    SPOKEN_AS,
    TICK,
    TURN,
    TURNS,
    WHO_OPENS,
    WHO_TAKES_ALL,
)


class Laying(Ballots):
    # -- steps 1 and 2 (C12-10, C12-11, C12-21) ----------------------------------------------------------------

    def begin_round(self) -> None:
        """Reveal the next help-seeker and challenge; with none left it is about the throne."""
        if self.get(SEEKERS_LEFT) == 0:
            self.put(CHAIR, NONE)
            self.enter_round(THRONE, NONE)
        else:
            self.enter_round(self.pop(CHALLENGES_LEFT, CHALLENGE_AT), self.pop(SEEKERS_LEFT, SEEKER_AT))
        if self.journal is not None:
            facts = (self.get(CHALLENGE), self.get(SEEKER), self.get(LEAD), self.get(CHAIR), self.get(TICK))
            self.tell(ROUND_BEGAN, facts[0], facts[1], facts[2], facts[3], facts[4])
        if self.council.bell and self.get(FAVOUR) > 1 and not self.is_throne():
            self.hold_ballot(BELL)
        else:
            self.ask_turns()

    def enter_round(self, challenge: i64, seeker: i64) -> None:
        """Nothing has happened in this round yet; the die already shows a value (C12-20)."""
        self.put(CHALLENGE, challenge)
        self.put(SEEKER, seeker)
        self.put(BELLED, 0)
        self.put(TURN, 0)
        self.put(MET, 0)
        self.put(CHAIR_NEGATED, 0)
        self.put(PASSED, 0)
        self.put(SHOWN, bit(self.get(DIE)))
        self.reset_turn()

    def reset_turn(self) -> None:
        """What lasts for one turn only: goals as printed, nothing carried out, nobody has laid or spoken."""
        challenge = self.get(CHALLENGE)
        self.put(GOALS, self.council.goal_of(challenge, 0))
        self.put(GOALS + 1, self.council.goal_of(challenge, 1))
        self.put(DONE, 0)
        self.put(OPENERS, 0)
        self.put(FIXED, 0)
        self.put(FACE_UP, 0)
        for seat in range(self.seats):
            self.cells[SENTENCE + seat] = 0
            self.cells[SPOKEN_AS + seat] = 0

    def ring(self) -> None:
        """Pay 1 favour: the challenge counts double in the end, and the next front is seen (C12-11)."""
        self.put(BELLED, 1)
        self.put(FAVOUR, self.get(FAVOUR) - 1)
        following = self.next_challenge()
        self.tell(BELL_RANG, self.get(FAVOUR), THRONE if following == NONE else following)

    def ask_turns(self) -> None:
        """Two players may meet two goals in two turns (C12-21)."""
        if self.seats == 2 and self.two_goals():
            self.hold_ballot(TURNS)
        else:
            self.open_rewards()

    # -- rewards before laying (C12-52) ------------------------------------------------------------------------

    def open_rewards(self) -> None:
        if self.is_usable(R_ROLL) or self.is_usable(R_TAKE_ALL) or self.is_usable(R_OPEN):
            self.hold_ballot(PRE)
        else:
            self.renew_hands()

    def use_before_laying(self, code: i64) -> None:
        """Spend the oldest reward of the kind; where a player is needed the council names one."""
        if code == USE_ROLL:
            self.use_reward(R_ROLL)
            self.draw(REWARD_ROLL, 1, 12)
        elif code == USE_TAKE_ALL:
            self.use_reward(R_TAKE_ALL)
            self.hold_ballot(WHO_TAKES_ALL)
        elif code == USE_OPEN:
            self.use_reward(R_OPEN)
            self.hold_ballot(WHO_OPENS)
        else:
            self.renew_hands()

    def give_pile(self, seat: i64) -> None:
        self.take_pile(seat)
        self.tell(PILE_TAKEN, seat)

    # -- renewal (C12-13) --------------------------------------------------------------------------------------

    def renew_hands(self) -> None:
        """Never the last hand card: whoever has only one renews, then the open cards are asked for."""
        for seat in range(self.seats):
            if self.hand_size(seat) == 1:
                self.renew(seat)
        chair = self.get(CHAIR)
        seats = self.get(OPENERS) | (0 if chair == NONE else bit(chair))
        if seats != 0:
            self.ask(OPEN, seats)
        else:
            self.ask_wave()

    def renew(self, seat: i64) -> None:
        """The last hand card becomes the new pile, all other own cards go to the hand."""
        card = first_seat(self.hand(seat))
        self.set_hand(seat, 0)
        self.take_pile(seat)
        self.discard(seat, card)
        self.tell(RENEWED, seat, card)

    # -- open cards (C12-60) -----------------------------------------------------------------------------------

    def offer_open(self, seat: i64, moves: Moves) -> None:
        offer_bits(OPENLY, self.playable(seat), N_CHARACTERS, moves)

    def show_open_cards(self) -> None:
        """All open cards are in: they lie face up and fixed before the first hidden one."""
        for seat in range(self.seats):
            code = self.answer(seat)
            if code != NONE:
                self.fix(seat, code - OPENLY)
                self.put(FACE_UP, self.get(FACE_UP) | bit(seat))
                self.tell(OPENED, seat, code - OPENLY)
        self.clear_answers()
        self.ask_wave()

    def fix(self, seat: i64, card: i64) -> None:
        self.lay(seat, card)
        self.put(FIXED, self.get(FIXED) | bit(seat))

    # -- waves (C12-12) ----------------------------------------------------------------------------------------

    def ask_wave(self) -> None:
        """Everybody not yet fixed lays a card and intends a sentence or none; nobody left closes the step."""
        seats = self.all_seats() & ~self.get(FIXED)
        if seats != 0:
            self.ask(LAY, seats)
        else:
            self.close_laying()

    def offer_lay(self, seat: i64, moves: Moves) -> None:
        cards = self.playable(seat)
        intents = i64(1) if self.council.uncanny else INTENTS
        for card in range(N_CHARACTERS):
            if cards >> card & 1:
                for intent in range(intents):
                    moves.add(card * INTENTS + intent)

    def end_wave(self) -> None:
        """Of the intended sentences only the one nearest the lead is spoken; its seat is fixed, the others go on."""
        for i in range(self.seats):
            seat = self.from_lead(i)
            code = self.answer(seat)
            if code != NONE and code % INTENTS != SILENT:
                self.speak(seat, code // INTENTS, code % INTENTS)
                self.clear_answers()
                self.ask_wave()
                return
        self.lie_down()

    def speak(self, seat: i64, card: i64, sentence: i64) -> None:
        """A sentence is heard by all and costs a silent council the round's tick (C12-84)."""
        self.fix(seat, card)
        self.cells[SENTENCE + seat] = i16(sentence)
        self.cells[SPOKEN_AS + seat] = i16(self.voices() + 1)
        self.put(BROKEN, self.get(BROKEN) | bit(self.get(TICK)))
        self.tell(SPOKE, seat, sentence)

    def voices(self) -> i64:
        """How many have spoken in this turn."""
        n: i64 = 0
        for seat in range(self.seats):
            if self.cells[SPOKEN_AS + seat] != 0:
                n += 1
        return n

    def lie_down(self) -> None:
        """A wave without a sentence: all cards lie."""
        for seat in range(self.seats):
            code = self.answer(seat)
            if code != NONE:
                self.fix(seat, code // INTENTS)
        self.clear_answers()
        self.close_laying()

    def close_laying(self) -> None:
        self.tell(CARDS_LIE)
        if self.is_throne():
            self.choose_successor()
        else:
            self.go_on()

    def go_on(self) -> None:
        raise NotImplementedError

    def choose_successor(self) -> None:
        raise NotImplementedError
