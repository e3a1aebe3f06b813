"""What the characters can do (MA-23, MA-30 to MA-40), seen from whoever uses the power (MA-27)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Moves
from hofstaat.games.mascarade.cards import (
    BISHOP,
    CHEAT,
    FOOL,
    INQUISITOR,
    JUDGE,
    N_CHARACTERS,
    PEASANT,
    SPY,
    THIEF,
    WIDOW,
    WITCH,
    pair_number,
)
from hofstaat.games.mascarade.table.ballroom import (
    BANK,
    CHEAT_FAILED,
    COURT,
    DECLINED,
    FOOL_SWAP,
    NAME,
    NAMED,
    QUESTION,
    QUESTIONED,
    RECEIVED,
    REVEALED,
    RIGHT,
    ROB,
    SPIED,
    SPIED_AT,
    SPY_PLACE,
    SPY_SWAP,
    TOOK_FROM,
    TRADE,
    TRADED,
    USED,
    Ballroom,
)


class Powers(Ballroom):
    """A table where powers can be used; `turn.py` says when."""

    def power_asks(self, seat: i64) -> i64:
        """The decision that the announced power puts to its user, or NONE."""
        character = self.character()
        if character == BISHOP:
            return ROB if self.how_many_have(self.richest_beside(seat), seat) > 1 else NONE
        if character == FOOL:
            return FOOL_SWAP
        if character == WITCH:
            return TRADE
        if character == SPY:
            return SPY_PLACE
        return QUESTION if character == INQUISITOR else NONE

    def offer_power(self, seat: i64, moves: Moves) -> None:
        """What its user, or the Inquisitor's victim, can decide now."""
        phase = self.phase()
        if phase == ROB:
            self.offer_robberies(seat, moves)
        elif phase == FOOL_SWAP:
            add_each(moves, self.ball.fool_swaps)
        elif phase == TRADE:
            add_all(moves, self.ball.decline, self.ball.spy)
        elif phase == SPY_PLACE:
            add_all(moves, self.ball.spy, self.ball.question)
        elif phase == SPY_SWAP:
            self.offer_spy_swap(seat, moves)
        elif phase == QUESTION:
            add_all(moves, self.ball.question, self.ball.name)
        else:
            assert phase == NAME
            self.offer_names(moves)

    def carry_out(self, seat: i64) -> None:
        """The powers without a decision."""
        character = self.character()
        amount = self.ball.amount[character]
        if character == JUDGE:
            self.collect_fines(seat)
        elif character == BISHOP:
            self.take_from(seat, self.richest_one_beside(seat), amount)
        elif character == THIEF:
            self.take_from(seat, self.left_of(seat), amount)
            self.take_from(seat, self.right_of(seat), amount)
        elif character == WIDOW:
            self.receive(seat, larger(amount - self.gold(seat), 0))
        elif character == CHEAT:
            self.tell(CHEAT_FAILED, seat, self.gold(seat))
        else:  # King, Queen, a Peasant
            self.receive(seat, amount)

    def collect_fines(self, seat: i64) -> None:
        """The Judge takes all gold on the court; this turn's fines come afterwards (MA-30)."""
        gold = self.court()
        self.cells[COURT] = 0
        self.set_gold(seat, self.gold(seat) + gold)
        self.tell(RECEIVED, seat, gold, 1)

    def receive(self, seat: i64, gold: i64) -> None:
        """From the bank, what it has (MA-19)."""
        paid = smaller(gold, self.bank())
        self.cells[BANK] = i16(self.bank() - paid)
        self.set_gold(seat, self.gold(seat) + paid)
        self.tell(RECEIVED, seat, paid, 0)

    def peasants_receive(self) -> None:
        """One Peasant 1, both revealed 2 each, served clockwise from the announcer (MA-19, MA-37)."""
        both = i64(self.cells[RIGHT]) & (i64(self.cells[RIGHT]) - 1) != 0
        seat = self.active()
        for steps in range(self.seats):
            if self.was_right(seat):
                self.tell(USED, seat, PEASANT)
                self.receive(seat, self.ball.together if both else self.ball.amount[PEASANT])
            seat = self.left_of(seat)

    def take_from(self, seat: i64, victim: i64, gold: i64) -> None:
        """What is there, if less (MA-31, MA-34, MA-39)."""
        taken = smaller(gold, self.gold(victim))
        self.set_gold(victim, self.gold(victim) - taken)
        self.set_gold(seat, self.gold(seat) + taken)
        self.tell(TOOK_FROM, seat, victim, taken)

    # -- the Bishop (MA-31) ------------------------------------------------------------------------------------

    def richest_one_beside(self, seat: i64) -> i64:
        most = self.richest_beside(seat)
        other = self.left_of(seat)
        while self.gold(other) != most:
            other = self.left_of(other)
        return other

    def offer_robberies(self, seat: i64, moves: Moves) -> None:
        """On a tie the Bishop chooses among the richest others."""
        most = self.richest_beside(seat)
        for steps in range(i64(1), self.seats):
            if self.gold(self.seat_from(seat, steps)) == most:
                moves.add(self.ball.rob + steps - 1)

    # -- the Witch (MA-35) -------------------------------------------------------------------------------------

    def trade(self, seat: i64, steps: i64) -> None:
        """The whole fortunes are exchanged with the player so many seats to the left; 0: she declines."""
        if steps == 0:
            self.tell(DECLINED, seat)
            return
        other = self.seat_from(seat, steps)
        own = self.gold(seat)
        self.set_gold(seat, self.gold(other))
        self.set_gold(other, own)
        self.tell(TRADED, seat, other, self.gold(seat), own)

    # -- the Spy (MA-22, MA-36) --------------------------------------------------------------------------------

    def spy(self, seat: i64, place: i64) -> None:
        """She sees her own card and the chosen one, and only she; cards lying open are turned down first."""
        self.turn_down(seat)
        self.turn_down(place)
        self.cells[SPIED_AT] = i16(place)
        if self.ball.memory_aid:
            self.note_seen(seat, seat)
            self.note_seen(seat, place)
        self.tell(SPIED, seat, place, self.card(seat), self.card(place))
        self.ask(SPY_SWAP, seat)

    def offer_spy_swap(self, seat: i64, moves: Moves) -> None:
        pair = pair_number(0, self.ball.steps_to(seat, i64(self.cells[SPIED_AT])))
        moves.add(2 * pair)
        moves.add(2 * pair + 1)

    # -- the Inquisitor (MA-39) --------------------------------------------------------------------------------

    def question(self, seat: i64, victim: i64) -> None:
        self.tell(QUESTIONED, seat, victim)
        self.ask(NAME, victim)

    def offer_names(self, moves: Moves) -> None:
        """Any character in play."""
        for character in range(N_CHARACTERS):
            if self.ball.plays(character):
                moves.add(self.ball.name + character)

    def name(self, victim: i64, character: i64) -> None:
        """The victim names a character and reveals; wrong, it pays the Inquisitor."""
        right = self.card(victim) == character
        self.tell(NAMED, victim, character)
        self.reveal(victim, right=right)
        if not right:
            self.take_from(self.user(), victim, self.ball.amount[INQUISITOR])

    def reveal(self, place: i64, *, right: bool) -> None:
        self.turn_up(place)
        if self.ball.memory_aid:
            for seat in range(self.seats):
                self.note_seen(seat, place)
        self.tell(REVEALED, place, self.card(place), 1 if right else 0)


def add_each(moves: Moves, codes: vec[i64]) -> None:
    for i in range(i64(len(codes))):
        moves.add(codes[i])


def add_all(moves: Moves, start: i64, end: i64) -> None:
    for code in range(start, end):
        moves.add(code)


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b
