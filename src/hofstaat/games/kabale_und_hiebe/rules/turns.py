"""Kabale und Hiebe: the decisions of a round and what follows from them, in the order of the book.

Action codes: column * 25 + rank        place a hand card at the bottom of a column
              SLIDE + rank              slide a hand card under the cloak
              SLIDE + 25                ... or none
              SLIDE + 26 + column       the traitor exchanges the goal of his column with that of another
              SLIDE + 26 + seats        ... or leaves it
with SLIDE = 25 * seats.
"""

from typing import Final, final

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.kabale_und_hiebe.cards import (
    ASSASSIN,
    CLOAK,
    EXPLORER,
    HAND,
    MAX_SEATS,
    N_RANKS,
    STORM,
    TRAITOR,
    card_of,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.rules.rounds import Rounds
from hofstaat.games.kabale_und_hiebe.table.columns import (
    ASKED,
    CHAIN_DONE,
    CLOSED,
    CLOSED_COLUMN,
    DECIDER,
    DECLINED,
    EXCHANGED,
    EXCHANGING,
    FACE_DOWN,
    FACE_UP,
    HANDS,
    KILLED,
    MOVED_ON,
    PHASE,
    PLACED,
    PLACING,
    SLID,
    SLIDING,
    STAYED,
    TRAVELLED,
    TURNED_UP,
)

SLIDE_NOTHING: Final[i64] = 25
EXCHANGE: Final[i64] = 26


def slides(seats: i64) -> i64:
    """The first code of a decision that is no placing."""
    return N_RANKS * seats


@final
class KabaleUndHiebe(Rounds):
    def copy(self) -> "KabaleUndHiebe":
        other = KabaleUndHiebe(self.court)
        self.copy_onto(other)
        return other

    # -- who and what ------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        phase = self.phase()
        if phase == PLACING:
            return bit(self.turn())
        if phase == SLIDING:
            return bit(self.decider())
        return bit(self.decider()) if phase == EXCHANGING else i64(0)

    def offer(self, seat: i64, moves: Moves) -> None:
        phase = self.phase()
        if phase == PLACING:
            self.offer_places(seat, moves)
        elif phase == SLIDING:
            self.offer_slides(seat, moves)
        else:
            self.offer_exchanges(moves)

    def play(self, seat: i64, code: i64) -> None:
        phase = self.phase()
        if phase == PLACING:
            self.place(seat, code % N_RANKS, code // N_RANKS)
        elif phase == SLIDING:
            self.slide(seat, code - slides(self.seats))
        else:
            self.exchange(seat, code - slides(self.seats) - EXCHANGE)

    # -- a turn (KH-4) -----------------------------------------------------------------------------------------

    def offer_places(self, seat: i64, moves: Moves) -> None:
        """Each hand card under each column that is not closed."""
        cells = self.cells
        codes = moves.code  # written to directly: 18 moves at most always have room, and this is what playouts do most
        n = moves.n
        first = HANDS + seat * HAND
        last = first + self.hand_size(seat)
        for column in range(self.seats):
            if cells[CLOSED + column] == 0:
                for i in range(first, last):
                    codes[n] = column * N_RANKS + i64(cells[i])
                    n += 1
        moves.n = n

    def place(self, seat: i64, rank: i64, column: i64) -> None:
        """The card goes face down to the bottom; a face-down card directly above it is turned up (KH-4)."""
        self.take_from_hand(seat, rank)
        above = self.bottom(column)
        self.add_card(column, card_of(seat, rank), FACE_DOWN)
        self.tell(PLACED, seat, rank, column)
        if above == FACE_UP:
            self.chain_done()
        else:
            self.turn_up(column)

    def turn_up(self, column: i64) -> None:
        """Turn up the card above the bottom one; its action happens now. An explorer who travels turns up the next:
        he stays when he would enter a column a second time in this chain (KH-4, KH-10).
        """
        entered: i64 = 0
        while True:
            card = self.card_at(column, self.size(column) - 2)
            owner = owner_of(card)
            self.tell(TURNED_UP, owner, rank_of(card), column)
            if rank_of(card) != EXPLORER:
                self.act(owner, rank_of(card), column)
                return
            into = self.next_open(column)
            entering = bit(owner * MAX_SEATS + into)
            if into == column or entered & entering != 0:
                self.tell(STAYED, owner, column)
                break
            entered |= entering
            above = self.bottom(into)
            self.travel(owner, column, into)
            if above == FACE_UP:
                break
            column = into
        self.chain_done()

    def travel(self, owner: i64, column: i64, into: i64) -> None:
        """The explorer leaves at once and is laid face down at the bottom of the other column (KH-10, KH-11)."""
        assert not self.is_closed(column)
        self.add_card(into, self.remove_above_bottom(column), TRAVELLED)
        self.tell(MOVED_ON, owner, column, into)

    def act(self, owner: i64, rank: i64, column: i64) -> None:
        """The other cards that act when turned up; most do not."""
        if rank == CLOAK and self.hand_size(owner) > 0:
            self.ask(SLIDING, owner, column)
        elif rank == TRAITOR:
            self.ask(EXCHANGING, owner, column)
        else:
            if rank == ASSASSIN:
                self.kill(owner, column)
            elif rank == STORM:
                self.close(column)
                self.tell(CLOSED_COLUMN, owner, column)
            self.chain_done()

    def kill(self, owner: i64, column: i64) -> None:
        """The card that turned the assassin up goes to its owner's discard pile (KH-12)."""
        card = self.remove_bottom(column)
        self.discard(card)
        self.tell(KILLED, owner, column, owner_of(card), rank_of(card))

    def ask(self, phase: i64, owner: i64, column: i64) -> None:
        self.cells[PHASE] = i16(phase)
        self.cells[DECIDER] = i16(owner)
        self.cells[ASKED] = i16(column)

    def answered(self) -> None:
        self.ask(PLACING, NONE, NONE)

    # -- the cloak (KH-14, KH-17) ------------------------------------------------------------------------------

    def offer_slides(self, seat: i64, moves: Moves) -> None:
        base = slides(self.seats)
        for i in range(self.hand_size(seat)):
            moves.add(base + self.hand_card(seat, i))
        moves.add(base + SLIDE_NOTHING)

    def slide(self, seat: i64, rank: i64) -> None:
        """One hand card face down under the cloak, and one card drawn at once; or neither (KH-14)."""
        column = self.asked()
        self.answered()
        if rank == SLIDE_NOTHING:
            self.tell(DECLINED, seat, CLOAK, column)
            self.chain_done()
            return
        self.take_from_hand(seat, rank)
        self.set_under_cloak(seat, rank)
        self.tell(SLID, seat, rank, column)
        self.draw(seat, CHAIN_DONE)

    # -- the traitor (KH-15) -----------------------------------------------------------------------------------

    def offer_exchanges(self, moves: Moves) -> None:
        base = slides(self.seats) + EXCHANGE
        for column in range(self.seats):
            if column != self.asked():
                moves.add(base + column)
        moves.add(base + self.seats)

    def exchange(self, seat: i64, other: i64) -> None:
        """The goals of two columns change places; closed columns stay closed (KH-13, KH-15)."""
        column = self.asked()
        self.answered()
        if other == self.seats:
            self.tell(DECLINED, seat, TRAITOR, column)
        else:
            goal = self.goal(column)
            self.set_goal(column, self.goal(other))
            self.set_goal(other, goal)
            self.tell(EXCHANGED, seat, column, other, self.goal(column), goal)
        self.chain_done()

    # -- what others see (KH-4, KH-12, KH-14) ------------------------------------------------------------------

    def looks_like(self, seat: i64, code: i64, observer: i64) -> i64:
        """Of a card placed or slid others see only where, unless what it turns up shows it at once."""
        base = slides(self.seats)
        if code < base:
            column = code // N_RANKS
            return code if self.is_shown_at_once(column) else column * N_RANKS
        return base if code < base + SLIDE_NOTHING else code

    def is_shown_at_once(self, column: i64) -> bool:
        """Whether the next card placed here is: by an assassin it turns up (KH-12), or by explorers who travel in a
        circle until one of them arrives under it (KH-10).
        """
        if self.bottom(column) == FACE_UP:
            return False
        if rank_of(self.card_at(column, self.size(column) - 1)) == ASSASSIN:
            return True
        here = column
        while self.bottom(here) != FACE_UP and rank_of(self.card_at(here, self.size(here) - 1)) == EXPLORER:
            here = self.next_open(here)
            if here == column:
                return self.next_open(column) != column
        return False

    # -- refusals ----------------------------------------------------------------------------------------------

    def why_not(self, seat: i64, code: i64) -> tuple[str, str]:
        phase = self.phase()
        base = slides(self.seats)
        if phase == PLACING:
            return self.why_no_place(seat, code, base)
        if phase == SLIDING:
            if not base <= code < base + EXCHANGE:
                return "decide-cloak", "First decide whether you slide a card under your cloak."
            return "not-in-hand", "You do not have that card in your hand."
        if code == base + EXCHANGE + self.asked():
            return "same-column", "Your traitor lies in that column: choose another one."
        return "decide-traitor", "First decide whether your traitor exchanges the goal of his column."

    def why_no_place(self, seat: i64, code: i64, base: i64) -> tuple[str, str]:
        if not 0 <= code < base:
            return "place-a-card", "You have to place a hand card now."
        if not self.holds(seat, code % N_RANKS):
            return "not-in-hand", "You do not have that card in your hand."
        return "closed", "A storm has closed that column."


def action_space(seats: int) -> int:
    """How many action codes there are."""
    return int(slides(seats) + EXCHANGE) + seats + 1
