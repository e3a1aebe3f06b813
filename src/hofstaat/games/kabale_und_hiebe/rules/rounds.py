"""The course of Kabale und Hiebe between decisions: set-up, rounds, drawing, the award, the end."""

from mypy_extensions import i16, i64

from hofstaat.engine.bits import shifted
from hofstaat.engine.table import NONE, Outcome
from hofstaat.games.kabale_und_hiebe.cards import CLOAK, HAND, N_GOALS, N_RANKS, ROUNDS, card_of, owner_of, rank_of
from hofstaat.games.kabale_und_hiebe.scoring import Reason, doubled_count, final_count, plain_count
from hofstaat.games.kabale_und_hiebe.table.columns import (
    AFTER,
    CHAIN_DONE,
    CLEARED,
    CLOSED,
    COUNTED,
    DEALING,
    DECIDER,
    DRAWING_GOALS,
    DREW,
    ENDED,
    ENDING,
    FACE_UP,
    FIRST_PLAYER,
    OVER,
    PHASE,
    PILE_SIZE,
    PLACING,
    REFILLING,
    REVEALED,
    ROUND,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHUFFLED,
    SHUFFLING,
    SIZE,
    SKIPPED,
    TURN,
    TURN_DONE,
    Columns,
)


class Rounds(Columns):
    """Everything that happens without anybody deciding; `turns.py` adds the decisions."""

    # -- set-up (KH-1, KH-3) -----------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        self.call_lots(N_RANKS, N_RANKS)

    def lots_drawn(self) -> None:
        """Everybody's cards are shuffled, then the goals counted out, then the start player is drawn."""
        phase = self.phase()
        if phase == SHUFFLING:
            self.shuffled()
        elif phase == DEALING:
            self.stack_pile()
        elif phase == DRAWING_GOALS:
            self.stack_goals()
        else:
            assert phase == FIRST_PLAYER
            self.begin(i64(self.lots[0]))

    def stack_pile(self) -> None:
        seat = self.turn()
        for i in range(N_RANKS):
            self.set_pile_card(seat, i, i64(self.lots[N_RANKS - 1 - i]))
        self.cells[PILE_SIZE + seat] = i16(N_RANKS)
        if seat + 1 < self.seats:
            self.cells[TURN] = i16(seat + 1)
            self.call_lots(N_RANKS, N_RANKS)
        else:
            self.cells[PHASE] = i16(DRAWING_GOALS)
            self.call_lots(ROUNDS * self.seats, i64(len(self.court.goals)))

    def stack_goals(self) -> None:
        """Six goals per player; the rest leave the game unseen (KH-1)."""
        count = ROUNDS * self.seats
        for i in range(count):
            self.put_goal(i64(self.court.goals[i64(self.lots[count - 1 - i])]))
        self.cells[PHASE] = i16(FIRST_PLAYER)
        self.call_lots(1, self.seats)

    def begin(self, first: i64) -> None:
        for seat in range(self.seats):
            one = self.draw_now(seat)
            two = self.draw_now(seat)
            three = self.draw_now(seat)
            self.tell(DREW, seat, 3, one, two, three)
        self.begin_round(first)

    def draw_now(self, seat: i64) -> i64:
        rank = self.next_card(seat)
        self.add_to_hand(seat, rank)
        return rank

    # -- rounds (KH-2, KH-3) -----------------------------------------------------------------------------------

    def begin_round(self, first: i64) -> None:
        """As many goals as there are players head the columns, from left to right (KH-2)."""
        self.cells[ROUND] = i16(self.round() + 1)
        self.cells[TURN] = i16(first)
        self.cells[PHASE] = i16(PLACING)
        goals: i64 = 0
        for column in range(self.seats):
            goal = self.next_goal()
            self.set_goal(column, goal)
            goals |= shifted(goal, 6 * column)
        self.tell(ROUND_BEGAN, self.round(), first, goals)

    # -- drawing (KH-6) ----------------------------------------------------------------------------------------

    def draw(self, seat: i64, after: i64) -> None:
        """One card, for which the own discard pile is shuffled if need be; then what comes after."""
        if self.pile_size(seat) == 0 and self.discards(seat) > 0:
            self.cells[PHASE] = i16(SHUFFLING)
            self.cells[DECIDER] = i16(seat)
            self.cells[AFTER] = i16(after)
            self.call_lots(self.discards(seat), self.discards(seat))
        else:
            self.take_card(seat)
            self.go_on(after)

    def shuffled(self) -> None:
        """The discard pile is the new draw pile, and the card that was wanted is drawn."""
        seat = self.decider()
        after = i64(self.cells[AFTER])
        ranks = self.discarded_ranks(seat)
        count = i64(len(ranks))
        self.empty_discards(seat)
        for i in range(count):
            self.set_pile_card(seat, i, i64(ranks[i64(self.lots[count - 1 - i])]))
        self.cells[PILE_SIZE + seat] = i16(count)
        self.tell(SHUFFLED, seat, count)
        self.cells[PHASE] = i16(PLACING)
        self.cells[DECIDER] = i16(NONE)
        self.cells[AFTER] = i16(0)
        self.take_card(seat)
        self.go_on(after)

    def take_card(self, seat: i64) -> None:
        """With both piles empty one plays on with fewer cards (KH-6)."""
        if self.pile_size(seat) > 0:
            self.tell(DREW, seat, 1, self.draw_now(seat))
        else:
            self.tell(DREW, seat, 0)

    def go_on(self, after: i64) -> None:
        if after == CHAIN_DONE:
            self.chain_done()
        elif after == TURN_DONE:
            self.turn_done()
        else:
            self.refill()

    # -- the end of a turn and of a round (KH-4, KH-5, KH-9) ---------------------------------------------------

    def chain_done(self) -> None:
        """Test for the end of the round; then draw, always (KH-4, KH-5)."""
        self.cells[ENDING] = i16(1 if self.all_fulfilled() else 0)
        self.draw(self.turn(), TURN_DONE)

    def turn_done(self) -> None:
        """The next seat with a hand card is to move; if there is none the round ends (KH-6, KH-9)."""
        fulfilled = self.cells[ENDING] != 0
        self.cells[ENDING] = i16(0)
        if fulfilled:
            self.end_round(1)
            return
        seat = self.left_of(self.turn())
        while self.hand_card(seat, 0) == NONE and seat != self.turn():
            self.tell(SKIPPED, seat)
            seat = self.left_of(seat)
        if self.hand_card(seat, 0) == NONE:
            self.end_round(0)
        else:
            self.cells[TURN] = i16(seat)

    def left_of(self, seat: i64) -> i64:
        """The left neighbour."""
        left = seat + 1
        return left if left < self.seats else i64(0)

    def end_round(self, fulfilled: i64) -> None:
        """All cards are turned up without acting (KH-16), the goals awarded from the left, the columns cleared."""
        self.tell(ROUND_ENDED, self.round(), fulfilled)
        if self.journal is not None:
            self.reveal()
        for column in range(self.seats):
            self.award(column)
        for column in range(self.seats):
            self.clear_column(column)
        self.tell(CLEARED)
        if self.round() == ROUNDS:
            self.end()
        else:
            self.refill()

    def reveal(self) -> None:
        """Tell what was not public: bottom cards face down, and the cards under cloaks."""
        for column in range(self.seats):
            for place in range(self.size(column)):
                card = self.card_at(column, place)
                owner = owner_of(card)
                if place + 1 == self.size(column) and self.bottom(column) != FACE_UP:
                    self.tell(REVEALED, owner, rank_of(card), column, 0)
                if rank_of(card) == CLOAK and self.under_cloak(owner) != NONE:
                    self.tell(REVEALED, owner, self.under_cloak(owner), column, 1)

    def award(self, column: i64) -> None:
        """The goal goes to its winner, or is set aside for nobody (KH-17, KH-20 to KH-30)."""
        judge = self.own_judge()
        judge.open(column, self.goal(column), self.journal)
        cells = self.cells
        first = self.slots_at + column * self.capacity
        for i in range(first, first + self.size(column)):
            card = i64(cells[i])
            owner = owner_of(card)
            judge.lay(owner, rank_of(card))
            if rank_of(card) == CLOAK and self.under_cloak(owner) != NONE:
                judge.lay(owner, self.under_cloak(owner))
        winner = judge.decide()
        self.win(self.nobody if winner == NONE else winner, self.goal(column))
        self.set_goal(column, NONE)

    def clear_column(self, column: i64) -> None:
        """Every card to its owner's discard pile, the one under a cloak too (KH-31)."""
        cells = self.cells
        first = self.slots_at + column * self.capacity
        for i in range(first, first + self.size(column)):
            card = i64(cells[i])
            owner = owner_of(card)
            self.discard(card)
            if rank_of(card) == CLOAK and self.under_cloak(owner) != NONE:
                self.discard(card_of(owner, self.under_cloak(owner)))
                self.set_under_cloak(owner, NONE)
            cells[i] = i16(NONE)
        cells[SIZE + column] = i16(0)
        cells[CLOSED + column] = i16(0)
        self.set_bottom(column, FACE_UP)

    def refill(self) -> None:
        """In the order of seats everybody draws up to three; then the next round begins with the left neighbour of
        whoever took the last turn (KH-3, KH-8).
        """
        for seat in range(self.seats):
            if self.hand_size(seat) < HAND:
                self.draw(seat, REFILLING)
                return
        self.begin_round(self.left_of(self.turn()))

    # -- the end (KH-40, KH-41) --------------------------------------------------------------------------------

    def end(self) -> None:
        self.cells[PHASE] = i16(OVER)
        if self.journal is not None:
            for seat in range(self.seats):
                at = self.won_row(seat)
                plain = plain_count(self.court, self.cells, at)
                self.tell(COUNTED, seat, plain, doubled_count(self.court, self.cells, at), self.points(seat))
        self.tell(ENDED)

    def won_row(self, seat: i64) -> i64:
        return self.won_at + seat * N_GOALS

    def points(self, seat: i64) -> i64:
        return final_count(self.court, self.cells, self.won_row(seat))

    def outcome(self) -> Outcome | None:
        """Most points win, ties share the victory (KH-41)."""
        if self.phase() != OVER:
            return None
        points = [int(self.points(seat)) for seat in range(self.seats)]
        best = max(points)
        winners = tuple([seat for seat, own in enumerate(points) if own == best])
        reason = Reason.MOST_POINTS if len(winners) == 1 else Reason.SHARED_VICTORY
        return Outcome(winners, tuple(points), reason.value)
