"""Mascarade: the decisions of a turn and what follows from them, in the order of the book.

Action codes, in this order; places and seats are counted from the seat that acts, clockwise (`cards.py`):
2 * pair, 2 * pair + 1    take two cards and give them back as they were, or swapped: swap-or-not, Fool, Spy
look + hand               look at an own card
announce + 12 * hand + c  announce a character
pass_by, claim + hand     answer an announcement: not me; it is I
rob + k - 1               the Bishop takes from the player k seats to the left
decline, trade + k - 1    the Witch keeps her fortune, or exchanges it
spy + steps - 1           the Spy looks at that place
question + k - 1          the Inquisitor asks
name + c                  the player asked names a character
"""

from typing import final

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves, Outcome
from hofstaat.games.mascarade.cards import (
    ANY,
    BISHOP,
    CHEAT,
    FOOL,
    N_CHARACTERS,
    PEASANT,
    pair_high,
    pair_low,
)
from hofstaat.games.mascarade.rules.powers import Powers, add_all, add_each, smaller
from hofstaat.games.mascarade.rules.refusals import why_not
from hofstaat.games.mascarade.scoring import CHEAT_WON, REASONS, TURN_LIMIT, end_of, winners_of
from hofstaat.games.mascarade.table.ballroom import (
    ACTIVE,
    ANNOUNCED,
    ANSWER,
    ANSWERED,
    BANK,
    CHARACTER,
    CLAIM,
    COURT,
    DEAL,
    DEALT,
    ENDED,
    FACE_UP,
    FINED,
    FIRST_PLAYER,
    FORCED,
    LOOKED,
    NOBODY_WAS,
    OVER,
    PASSED,
    PHASE,
    REASON,
    REVEALED_HERE,
    RIGHT,
    SHOWN,
    SPIED_AT,
    SWAPPED,
    TURN,
    TURN_BEGAN,
    TURNS,
    USED,
    USER,
    WINNERS,
)


@final
class Mascarade(Powers):
    def copy(self) -> "Mascarade":
        other = Mascarade(self.ball)
        self.copy_onto(other)
        return other

    # -- set-up (MA-10, MA-11) ---------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        self.call_lots(self.ball.places, self.ball.places)

    def lots_drawn(self) -> None:
        """The characters are dealt, then the first player is drawn."""
        if self.phase() == DEAL:
            self.deal()
            self.cells[PHASE] = i16(FIRST_PLAYER)
            self.call_lots(1, self.seats)
        else:
            self.begin_turn(i64(self.lots[0]))

    def deal(self) -> None:
        """One character for each place, face up, and everybody's first gold (MA-10, MA-11)."""
        for seat in range(self.seats):
            self.set_gold(seat, self.ball.start)
        self.cells[BANK] = i16(self.ball.gold - self.seats * self.ball.start)
        for place in range(self.ball.places):
            card = i64(self.ball.deck[i64(self.lots[place])])
            self.set_card(place, card)
            self.tell(DEALT, place, card)
        if self.ball.memory_aid:
            for place in range(self.ball.places):
                self.note_shown(place)

    # -- who and what ------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        return bit(self.actor()) if TURN <= self.phase() < OVER else 0

    def offer(self, seat: i64, moves: Moves) -> None:
        phase = self.phase()
        if phase == ANSWER:
            self.offer_answers(moves)
        elif phase == TURN:
            self.offer_turn(seat, moves)
        else:
            self.offer_power(seat, moves)

    def play(self, seat: i64, code: i64) -> None:
        ball = self.ball
        if code < ball.look:
            self.handle_pair(seat, code)
        elif code < ball.announce:
            self.look(seat, seat * ball.hands + code - ball.look)
        elif code < ball.pass_by:
            said = code - ball.announce
            self.announce(seat, seat * ball.hands + said // N_CHARACTERS, said % N_CHARACTERS)
        elif code < ball.rob:
            self.answer(seat, PASSED if code == ball.pass_by else seat * ball.hands + code - ball.claim)
        elif code < ball.decline:
            self.take_from(seat, self.seat_from(seat, code - ball.rob + 1), ball.amount[BISHOP])
            self.finish()
        elif code < ball.spy:
            self.trade(seat, code - ball.decline)
            self.finish()
        elif code < ball.question:
            self.spy(seat, ball.place_from(seat, code - ball.spy + 1))
        elif code < ball.name:
            self.question(seat, self.seat_from(seat, code - ball.question + 1))
        else:
            self.name(seat, code - ball.name)
            self.finish()

    # -- a turn (MA-12, MA-13, MA-18) --------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        self.cells[ACTIVE] = i16(seat)
        self.ask(TURN, seat)
        self.tell(TURN_BEGAN, seat, self.turns(), self.forced())

    def offer_turn(self, seat: i64, moves: Moves) -> None:
        """Swap-or-not, look, announce; in the preparation, or revealed just before, only swap-or-not (MA-12, MA-18)."""
        if self.forced() != NONE:
            add_each(moves, self.ball.bound_turn[self.forced() - seat * self.ball.hands])
        elif self.is_preparation():
            add_each(moves, self.ball.bound_turn[ANY])
        else:
            add_each(moves, self.ball.free_turn)

    def handle_pair(self, seat: i64, code: i64) -> None:
        """Two cards are taken, unseen by the others, and given back swapped or not (MA-14, MA-33, MA-36)."""
        high = pair_high(code // 2)
        a = self.ball.place_from(seat, pair_low(code // 2, high))
        b = self.ball.place_from(seat, high)
        swapped = code % 2 == 1
        self.turn_down(a)
        self.turn_down(b)
        if swapped:
            self.swap_cards(a, b)
        if self.ball.memory_aid:
            self.note_swap(seat, a, b, swapped=swapped)
        self.tell(SWAPPED, seat, a, b, 1 if swapped else 0)
        if self.phase() == TURN:
            self.end_turn()
        else:
            self.finish()

    def look(self, seat: i64, place: i64) -> None:
        """Secretly, at an own card (MA-13)."""
        if self.ball.memory_aid:
            self.note_seen(seat, place)
        self.tell(LOOKED, seat, place, self.card(place))
        self.end_turn()

    def end_turn(self) -> None:
        """The next is the left of the active player, bound if just revealed (MA-17, MA-18); or time is up (MA-51)."""
        following = self.left_of(self.active())
        forced = self.revealed_place_of(following)
        self.clear_announcement()
        self.cells[FORCED] = i16(forced)
        limit = self.ball.turn_limit
        if limit > 0 or self.is_preparation():
            self.cells[TURNS] = i16(self.turns() + 1)
        if limit > 0 and self.turns() >= limit:
            self.end(TURN_LIMIT, winners_of(self))
        else:
            self.begin_turn(following)

    def clear_announcement(self) -> None:
        if self.character() == NONE:
            return
        self.cells[CHARACTER] = i16(NONE)
        self.cells[RIGHT] = 0
        self.cells[FACE_UP] = 0
        self.cells[REVEALED_HERE] = 0
        self.cells[SPIED_AT] = i16(NONE)
        self.cells[USER] = i16(NONE)
        for seat in range(self.seats):
            self.cells[CLAIM + seat] = i16(NONE)

    # -- announcements (MA-15 to MA-17, MA-20) -----------------------------------------------------------------

    def announce(self, seat: i64, place: i64, character: i64) -> None:
        self.cells[CHARACTER] = i16(character)
        self.cells[CLAIM + seat] = i16(place)
        self.tell(ANNOUNCED, seat, place, character)
        self.ask(ANSWER, self.left_of(seat))

    def offer_answers(self, moves: Moves) -> None:
        """Not me; or it is I, with one named own place, be it the protected one (MA-15, MA-60, MA-70)."""
        add_all(moves, self.ball.pass_by, self.ball.rob)

    def answer(self, seat: i64, place: i64) -> None:
        """Everybody is asked, one after the other, clockwise (MA-15)."""
        self.cells[CLAIM + seat] = i16(place)
        self.tell(ANSWERED, seat, NONE if place == PASSED else place, self.character())
        following = self.left_of(seat)
        if following == self.active():
            self.settle()
        else:
            self.ask(ANSWER, following)

    def settle(self) -> None:
        """Unchallenged, the announcer uses the power unseen (MA-16). Otherwise all who claimed reveal: whoever told
        the truth uses the power, then the others pay a fine (MA-17).
        """
        if not self.is_claimed():
            self.use(self.active())
            return
        seat = self.active()
        for steps in range(self.seats):
            if self.claim(seat) >= 0:
                self.reveal_claim(seat)
            seat = self.left_of(seat)
        if i64(self.cells[RIGHT]) == 0:
            self.tell(NOBODY_WAS, self.character())
            self.finish()
        elif self.character() == PEASANT:
            self.peasants_receive()
            self.finish()
        else:
            self.use(self.right_one())

    def is_claimed(self) -> bool:
        for seat in range(self.seats):
            if self.claim(seat) >= 0 and seat != self.active():
                return True
        return False

    def reveal_claim(self, seat: i64) -> None:
        """Only the named place counts (MA-63). Who was right is fixed now (MA-20)."""
        right = self.card(self.claim(seat)) == self.character()
        if right:
            self.cells[RIGHT] = i16(i64(self.cells[RIGHT]) | bit(seat))
        self.reveal(self.claim(seat), right=right)

    def right_one(self) -> i64:
        seat: i64 = 0
        while not self.was_right(seat):
            seat += 1
        return seat

    def use(self, seat: i64) -> None:
        """Whoever was right must use the power, also out of turn (MA-17, MA-23). The Fool is paid first (MA-33)."""
        self.tell(USED, seat, self.character())
        decision = self.power_asks(seat)
        if self.character() == FOOL:
            self.receive(seat, self.ball.amount[FOOL])
        if decision != NONE:
            self.cells[USER] = i16(seat)
            self.ask(decision, seat)
        elif self.character() == CHEAT and self.gold(seat) >= self.ball.amount[CHEAT]:
            self.end(CHEAT_WON, bit(seat))  # at once: no fines (MA-38)
        else:
            self.carry_out(seat)
            self.finish()

    def finish(self) -> None:
        """After the power come the fines, then the end test, once; then the next turn (MA-20, MA-50)."""
        self.pay_fines()
        reason = end_of(self)
        if reason == NONE:
            self.end_turn()
        else:
            self.end(reason, winners_of(self))

    def pay_fines(self) -> None:
        """Everyone who claimed wrongly, the announcer too (MA-17), pays; what they have if less (MA-19)."""
        if not self.is_claimed():
            return
        seat = self.active()
        for steps in range(self.seats):
            if self.claim(seat) >= 0 and not self.was_right(seat):
                fine = smaller(self.gold(seat), self.ball.fine)
                self.set_gold(seat, self.gold(seat) - fine)
                self.cells[COURT] = i16(self.court() + fine)
                self.tell(FINED, seat, fine)
            seat = self.left_of(seat)

    # -- the end (MA-50 to MA-53) ------------------------------------------------------------------------------

    def end(self, reason: i64, winners: i64) -> None:
        """All cards are shown to everybody."""
        self.clear_announcement()
        self.cells[FORCED] = i16(NONE)
        self.ask(OVER, self.active())
        self.cells[REASON] = i16(reason)
        self.cells[WINNERS] = i16(winners)
        for place in range(self.ball.places):
            if self.ball.memory_aid:
                self.note_shown(place)
            self.tell(SHOWN, place, self.card(place))
        self.tell(ENDED, winners, reason)

    def outcome(self) -> Outcome | None:
        """Everybody's gold is their score; who won is not always the richest (MA-38, MA-52)."""
        if self.phase() != OVER:
            return None
        scores = [int(self.gold(seat)) for seat in range(self.seats)]
        bits = i64(self.cells[WINNERS])
        winners = [int(seat) for seat in range(self.seats) if bits >> seat & 1]
        return Outcome(tuple(winners), tuple(scores), REASONS[i64(self.cells[REASON])].value)

    def looks_like(self, seat: i64, code: i64, observer: i64) -> i64:
        """Two cards go under the table; whether they were swapped only who took them knows (MA-14)."""
        return code - code % 2 if code < self.ball.look else code

    def why_not(self, seat: i64, code: i64) -> tuple[str, str]:
        return why_not(self, code)
