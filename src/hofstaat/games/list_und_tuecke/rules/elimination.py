"""Eliminating, and the intriguer who moves the killers: what happens between visible cards."""

from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE, Moves
from hofstaat.games.list_und_tuecke.cards import EXECUTIONER
from hofstaat.games.list_und_tuecke.rules.codes import ELIMINATE
from hofstaat.games.list_und_tuecke.table.intrigue import (
    DONE,
    ELIMINATED,
    ELIMINATIONS,
    PLACES_CHANGED,
    VICTIM,
    Intrigue,
)


class Eliminations(Intrigue):
    # -- killers (LT-10 to LT-14, LT-18) -------------------------------------------------------------------

    def waiting_killer(self, seat: i64, card: i64) -> i64:
        """Whose visible card waits for the card the seat plays: the first clockwise from its left (LT-12, LT-14)."""
        if self.court.awaited >> card & 1 == 0 and self.verdict() != card:
            return NONE
        for steps in range(i64(1), self.seats):
            other = self.left_of(seat, steps)
            top = self.top(other)
            if top != NONE and (self.court.waits[top] >> card & 1 or (top == EXECUTIONER and self.verdict() == card)):
                return other
        return NONE

    def eliminate(self, killer: i64, victim: i64) -> None:
        """The victim's whole stack is turned; the killer's owner gets one token (LT-10)."""
        self.tell(ELIMINATED, killer, self.top(killer), victim, self.top(victim))
        self.turn_stack(victim)
        self.cells[ELIMINATIONS + killer] = i16(self.eliminations(killer) + 1)

    def is_victim(self, seat: i64, killer: i64, other: i64) -> bool:
        """Whether an instant killer just played can strike the visible card of this opponent (LT-11)."""
        if other == seat:
            return False
        top = self.top(other)
        return top != NONE and self.court.victims[killer] >> top & 1 != 0

    def strike(self, seat: i64, killer: i64) -> None:
        """An instant killer must strike; only between several victims the player chooses (LT-11)."""
        found: i64 = 0
        victim: i64 = NONE
        for other in range(self.seats):
            if self.is_victim(seat, killer, other):
                found += 1
                victim = other
        if found > 1:
            self.ask(VICTIM)
        elif found == 1:
            self.eliminate(seat, victim)

    def offer_victims(self, seat: i64, moves: Moves) -> None:
        killer = self.top(seat)
        for other in range(self.seats):
            if self.is_victim(seat, killer, other):
                moves.add(ELIMINATE + self.top(other))
        moves.sort()

    def choose_victim(self, seat: i64, card: i64) -> None:
        self.eliminate(seat, self.owner_of(card))
        self.ask(DONE)

    def owner_of(self, card: i64) -> i64:
        """On whose stack the card lies visible (LT-6)."""
        for seat in range(self.seats):
            if self.top(seat) == card:
                return seat
        return NONE

    # -- the intriguer (LT-16, LT-19) --------------------------------------------------------------------------

    def highest(self) -> i64:
        """Who owns the visible card of the highest rank above 0, or NONE (LT-4, LT-7)."""
        best: i64 = 0
        owner: i64 = NONE
        for seat in range(self.seats):
            top = self.top(seat)
            if top != NONE:
                rank = self.rank_of(top)
                if rank > best:
                    best = rank
                    owner = seat
        return owner

    def change_places(self, seat: i64) -> None:
        """He and the visible card of the highest rank exchange stacks, unless he is that card (LT-16)."""
        other = self.highest()
        if other == seat:
            return
        own = self.stack_size(seat) - 1
        theirs = self.stack_size(other) - 1
        intriguer = self.stack_card(seat, own)
        gained = self.stack_card(other, theirs)
        self.set_stack_card(seat, own, gained)
        self.set_stack_card(other, theirs, intriguer)
        self.tell(PLACES_CHANGED, seat, other, gained)
