"""The knowledge of a seat in Mascarade, and tables it must hold possible.

Everything but the cards is public: it is kept on a table of the seat's own, which carries out what it is told by the
functions of the rules. The cards that may lie at each place are in `possibilities.py`.
"""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import Table
from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS, PASSED
from hofstaat.games.mascarade.events import (
    Announced,
    Answered,
    Dealt,
    Ended,
    Fined,
    Looked,
    Questioned,
    Received,
    Revealed,
    Shown,
    Spied,
    Swapped,
    TookFrom,
    Traded,
    TurnBegan,
    Used,
)
from hofstaat.games.mascarade.knowledge.possibilities import LIMIT, Possibilities, unpacked
from hofstaat.games.mascarade.rules.answers import announce, asks_next
from hofstaat.games.mascarade.rules.ending import begin_turn, end, end_turn, lay_down
from hofstaat.games.mascarade.rules.powers import asks, question, spy_at
from hofstaat.games.mascarade.scoring import REASONS, Ending
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.certainty import mingle, prune
from hofstaat.games.mascarade.table.table import Cell, Mascarade, Phase


@final
class MascaradeKnowledge(Knowledge):
    def __init__(self, seat: i64, agreed: MascaradeSetup, limit: i64 = LIMIT) -> None:
        """`limit`: how many arrangements the seat can keep in mind."""
        super().__init__(seat)
        self.agreed = agreed
        self.cards = Possibilities(agreed, seat, limit)
        self.public: vec[i16] = self.cards.marks[:]  # what anybody can deduce, who only watches
        self.table = Mascarade(agreed)
        self.table.clear()
        self.table.hand_out_gold()

    def chance(self, place: int, character: int) -> float:
        """How likely the character lies at the place, as far as this seat can tell from cards and swaps alone."""
        return self.cards.chance(place, character)

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        if isinstance(event, Answered):
            self.learn_answer(event)
        elif isinstance(event, (Received, TookFrom, Fined, Traded)):
            self.learn_gold(event)
        elif isinstance(event, (Dealt, Swapped, Looked, Revealed, Spied, Shown)):
            self.learn_cards(event)
        else:
            self.learn_words(event)

    def learn_dimly(self, event: object) -> None:
        """A card looked at is forgotten, and whether an own swap was one."""
        if isinstance(event, Swapped) and event.swapped is not None:
            a = self.agreed.place_at(event.of, event.hand, None)
            b = self.agreed.place_at(event.other, event.other_hand, event.centre)
            self.learn_unseen_swap(a, b)
        elif not isinstance(event, Looked):
            self.learn(event)

    def learn_words(self, event: object) -> None:
        """Learn from words said aloud; the events that are not here change nothing that lasts."""
        if isinstance(event, TurnBegan):
            if self.table.phase() == Phase.DEAL:
                begin_turn(self.table, event.seat)
            else:
                end_turn(self.table)
        elif isinstance(event, Announced):
            place = self.agreed.place_at(event.seat, event.hand, None)
            announce(self.table, event.seat, place, CHARACTER_NUMBERS[event.character])
        elif isinstance(event, Used):
            asks(self.table, event.seat)
        elif isinstance(event, Questioned):
            question(self.table, self.table.user(), event.victim)
        elif isinstance(event, Ended):
            self.learn_end(event)

    def learn_answer(self, event: Answered) -> None:
        place = self.agreed.place_at(event.seat, event.hand, None) if event.claims else PASSED
        asks_next(self.table, event.seat, place)

    def learn_end(self, event: Ended) -> None:
        """The last turn is over, or the game was won before that; all cards have been shown."""
        reason = i64([r.value for r in REASONS].index(event.reason))
        if reason == Ending.TURN_LIMIT:
            end_turn(self.table)
        else:
            end(self.table, reason, sum([bit(seat) for seat in event.winners]))

    def learn_gold(self, event: object) -> None:
        if isinstance(event, Received):
            if event.source == "court":
                self.table.collect_fines(event.seat)
            else:
                self.table.receive(event.seat, event.gold)
        elif isinstance(event, TookFrom):
            self.table.take_from(event.seat, event.victim, event.gold)
        elif isinstance(event, Fined):
            self.table.pay_fine(event.seat)
        else:
            assert isinstance(event, Traded)
            self.table.trade(event.seat, event.other)

    # -- learning about cards ----------------------------------------------------------------------------------

    def learn_cards(self, event: object) -> None:
        if isinstance(event, Swapped):
            self.learn_swap(event)
        elif isinstance(event, Looked):
            if event.card is not None:
                self.see(self.agreed.place_at(event.seat, event.hand, None), event.card)
        elif isinstance(event, Revealed):
            self.learn_reveal(event)
        elif isinstance(event, Spied):
            self.learn_spying(event)
        elif isinstance(event, Dealt):
            assert event.card is not None
            self.cards.deal(self.agreed.place_at(event.of, event.hand, event.centre), CHARACTER_NUMBERS[event.card])
            self.public = self.cards.marks[:]
        else:
            assert isinstance(event, Shown)
            place = self.agreed.place_at(event.of, event.hand, event.centre)
            self.table.set_card(place, CHARACTER_NUMBERS[event.card])
            self.cards.show(place, CHARACTER_NUMBERS[event.card])
            self.public = self.cards.marks[:]

    def learn_swap(self, event: Swapped) -> None:
        a = self.agreed.place_at(event.of, event.hand, None)
        b = self.agreed.place_at(event.other, event.other_hand, event.centre)
        if event.swapped is None:
            self.learn_unseen_swap(a, b)
            return
        self.lay_down(a, b)
        if event.swapped:
            self.cards.swap(a, b)

    def learn_unseen_swap(self, a: i64, b: i64) -> None:
        self.lay_down(a, b)
        self.cards.maybe_swap(a, b)

    def lay_down(self, a: i64, b: i64) -> None:
        lay_down(self.table, a, b)
        mingle(self.public, 0, a, b)

    def learn_reveal(self, event: Revealed) -> None:
        assert event.card is not None
        place = self.agreed.place_at(event.seat, event.hand, None)
        self.table.turn_up(place)
        if event.right and self.table.phase() == Phase.ANSWER:  # not what the Inquisitor's victim named
            self.table.set_right(event.seat)
        self.see(place, event.card)
        self.public[place] = i16(bit(i64(CHARACTER_NUMBERS[event.card])))
        prune(self.public, 0, self.agreed.places, unpacked(self.cards.arrangement[0], self.agreed.places), 0)

    def learn_spying(self, event: Spied) -> None:
        place = self.agreed.place_at(event.other, None, event.centre)
        spy_at(self.table, event.seat, place)
        if event.own_card is not None and event.card is not None:
            self.see(event.seat, event.own_card)
            self.see(place, event.card)

    def see(self, place: i64, card: str) -> None:
        self.cards.see(place, CHARACTER_NUMBERS[card])

    # -- drawing a possible table, and could it be this one? ---------------------------------------------------

    def sample(self, rng: Random) -> Mascarade:
        """The deductions of others are not known: in a sample they have only watched."""
        table = self.table.copy()
        cards = self.cards.draw(rng)
        for place in range(self.agreed.places):
            table.set_card(place, i64(cards[place]))
        if self.agreed.memory_aid:
            for seat in range(self.agreed.seats):
                self.lay_marks(table, seat, self.cards.marks if seat == self.seat else self.public)
        return table

    def lay_marks(self, table: Mascarade, seat: i64, marks: vec[i16]) -> None:
        for place in range(self.agreed.places):
            table.set_marks(seat, place, i64(marks[place]))

    def admits(self, table: Table) -> bool:
        """Everything public is equal, the cards are possible, and so is what this seat can deduce."""
        if not isinstance(table, Mascarade) or len(table.cells) != len(self.table.cells):
            return False
        if not self.cards.admits(table.cells, Cell.CARDS):
            return False
        trial = table.copy()
        for cell in range(Cell.CARDS):
            trial.set(cell, self.table.get(cell))
        if self.agreed.memory_aid:
            self.lay_marks(trial, self.seat, self.cards.marks)
        return trial.equals(table)
