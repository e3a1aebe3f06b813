"""What a seat can know in Mascarade, and tables it must hold possible.

Everything but the cards is public: it is kept on a table of the seat's own, from what it is told. What the cards may be
is in `possibilities.py`.
"""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Table
from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS, HANDS, Ball
from hofstaat.games.mascarade.knowledge.possibilities import LIMIT, Possibilities, unpacked
from hofstaat.games.mascarade.rules.turn import Mascarade
from hofstaat.games.mascarade.scoring import REASONS, TURN_LIMIT
from hofstaat.games.mascarade.table.ballroom import (
    ACTIVE,
    ANSWER,
    BANK,
    CARD,
    CHARACTER,
    CLAIM,
    COURT,
    DEAL,
    FORCED,
    NAME,
    OVER,
    PASSED,
    REASON,
    RIGHT,
    SPIED_AT,
    SPY_SWAP,
    TURN,
    TURNS,
    USER,
    WINNERS,
)
from hofstaat.games.mascarade.table.certainty import mingle, prune
from hofstaat.games.mascarade.view.events import (
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


@final
class MascaradeKnowledge(Knowledge):
    def __init__(self, seat: i64, ball: Ball, limit: i64 = LIMIT) -> None:
        """`limit`: how many arrangements the seat can keep in mind."""
        super().__init__(seat)
        self.ball = ball
        self.cards = Possibilities(ball, seat, limit)
        self.public: vec[i16] = self.cards.marks[:]  # what anybody can deduce, who only watches
        self.table = Mascarade(ball)
        self.table.clear()
        for other in range(ball.seats):
            self.table.set_gold(other, ball.start)
        self.table.cells[BANK] = i16(ball.gold - ball.seats * ball.start)

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
        """What was looked at is forgotten, and whether an own swap was one."""
        if isinstance(event, Swapped) and event.swapped is not None:
            a = self.place(event.of, event.hand, None)
            b = self.place(event.other, event.other_hand, event.centre)
            self.learn_unseen_swap(a, b)
        elif not isinstance(event, Looked):
            self.learn(event)

    def learn_words(self, event: object) -> None:
        """What is said; whatever else there is changes nothing that lasts."""
        if isinstance(event, TurnBegan):
            self.learn_turn(event)
        elif isinstance(event, Announced):
            self.table.cells[CHARACTER] = i16(CHARACTER_NUMBERS[event.character])
            self.table.cells[CLAIM + event.seat] = i16(self.place(event.seat, event.hand, None))
            self.table.ask(ANSWER, self.table.left_of(event.seat))
        elif isinstance(event, Used):
            self.learn_use(event.seat)
        elif isinstance(event, Questioned):
            self.table.ask(NAME, event.victim)
        elif isinstance(event, Ended):
            self.learn_end(event)

    def learn_turn(self, event: TurnBegan) -> None:
        if self.table.phase() != DEAL:
            self.count_turn()
        self.table.clear_announcement()
        self.table.cells[ACTIVE] = i16(event.seat)
        self.table.cells[FORCED] = i16(self.place(event.seat, event.hand, None) if event.forced else NONE)
        self.table.ask(TURN, event.seat)

    def count_turn(self) -> None:
        if self.ball.turn_limit > 0 or self.table.is_preparation():
            self.table.cells[TURNS] = i16(self.table.turns() + 1)

    def learn_answer(self, event: Answered) -> None:
        place = self.place(event.seat, event.hand, None) if event.claims else PASSED
        self.table.cells[CLAIM + event.seat] = i16(place)
        following = self.table.left_of(event.seat)
        if following != self.table.active():
            self.table.ask(ANSWER, following)

    def learn_use(self, seat: i64) -> None:
        decision = self.table.power_asks(seat)
        if decision != NONE:
            self.table.cells[USER] = i16(seat)
            self.table.ask(decision, seat)

    def learn_end(self, event: Ended) -> None:
        table = self.table
        reason = [r.value for r in REASONS].index(event.reason)
        if reason == TURN_LIMIT:
            self.count_turn()
        table.clear_announcement()
        table.cells[FORCED] = i16(NONE)
        table.cells[REASON] = i16(reason)
        table.cells[WINNERS] = i16(sum([bit(seat) for seat in event.winners]))
        table.ask(OVER, table.active())

    def learn_gold(self, event: object) -> None:
        if isinstance(event, Received):
            self.pay(event.seat, event.gold)
            pot = COURT if event.source == "court" else BANK
            self.table.cells[pot] = i16(i64(self.table.cells[pot]) - event.gold)
        elif isinstance(event, TookFrom):
            self.pay(event.seat, event.gold)
            self.pay(event.victim, -event.gold)
        elif isinstance(event, Fined):
            self.pay(event.seat, -event.gold)
            self.table.cells[COURT] = i16(self.table.court() + event.gold)
        else:
            assert isinstance(event, Traded)
            self.table.set_gold(event.seat, event.gold)
            self.table.set_gold(event.other, event.other_gold)

    def pay(self, seat: i64, gold: i64) -> None:
        self.table.set_gold(seat, self.table.gold(seat) + gold)

    # -- learning about cards ----------------------------------------------------------------------------------

    def learn_cards(self, event: object) -> None:
        if isinstance(event, Swapped):
            self.learn_swap(event)
        elif isinstance(event, Looked):
            if event.card is not None:
                self.see(self.place(event.seat, event.hand, None), event.card)
        elif isinstance(event, Revealed):
            self.learn_reveal(event)
        elif isinstance(event, Spied):
            self.learn_spying(event)
        elif isinstance(event, Dealt):
            assert event.card is not None
            self.cards.deal(self.place(event.of, event.hand, event.centre), CHARACTER_NUMBERS[event.card])
            self.public = self.cards.marks[:]
        else:
            assert isinstance(event, Shown)
            self.cards.show(self.place(event.of, event.hand, event.centre), CHARACTER_NUMBERS[event.card])
            self.public = self.cards.marks[:]

    def learn_swap(self, event: Swapped) -> None:
        a = self.place(event.of, event.hand, None)
        b = self.place(event.other, event.other_hand, event.centre)
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
        self.table.turn_down(a)
        self.table.turn_down(b)
        mingle(self.public, 0, a, b)

    def learn_reveal(self, event: Revealed) -> None:
        assert event.card is not None
        place = self.place(event.seat, event.hand, None)
        self.table.turn_up(place)
        if event.right and self.table.phase() == ANSWER:  # not what the Inquisitor's victim named
            self.table.cells[RIGHT] = i16(i64(self.table.cells[RIGHT]) | bit(i64(event.seat)))
        self.see(place, event.card)
        self.public[place] = i16(bit(i64(CHARACTER_NUMBERS[event.card])))
        prune(self.public, 0, self.ball.places, unpacked(self.cards.arrangement[0], self.ball.places), 0)

    def learn_spying(self, event: Spied) -> None:
        place = self.place(event.other, None, event.centre)
        self.table.turn_down(event.seat)
        self.table.turn_down(place)
        self.table.cells[SPIED_AT] = i16(place)
        self.table.ask(SPY_SWAP, event.seat)
        if event.own_card is not None and event.card is not None:
            self.see(event.seat, event.own_card)
            self.see(place, event.card)

    def see(self, place: i64, card: str) -> None:
        self.cards.see(place, CHARACTER_NUMBERS[card])

    def place(self, seat: int | None, hand: str | None, centre: int | None) -> i64:
        if seat is None:
            return self.ball.seated + (0 if centre is None else centre)
        return i64(seat) * self.ball.hands + (0 if hand is None else HANDS.index(hand))

    # -- drawing a possible table, and could it be this one? ---------------------------------------------------

    def sample(self, rng: Random) -> Mascarade:
        """What others can deduce is not known: in a sample they have only watched."""
        table = self.table.copy()
        cards = self.cards.draw(rng)
        for place in range(self.ball.places):
            table.set_card(place, i64(cards[place]))
        if self.ball.memory_aid:
            for seat in range(self.ball.seats):
                self.lay_marks(table, seat, self.cards.marks if seat == self.seat else self.public)
        return table

    def lay_marks(self, table: Mascarade, seat: i64, marks: vec[i16]) -> None:
        for place in range(self.ball.places):
            table.cells[table.marks_of(seat) + place] = marks[place]

    def admits(self, table: Table) -> bool:
        """Everything public is equal, the cards are possible, and so is what this seat can deduce."""
        if not isinstance(table, Mascarade) or len(table.cells) != len(self.table.cells):
            return False
        if not self.cards.admits(table.cells, CARD):
            return False
        trial = table.copy()
        for cell in range(CARD):
            trial.cells[cell] = self.table.cells[cell]
        if self.ball.memory_aid:
            self.lay_marks(trial, self.seat, self.cards.marks)
        return trial.equals(table)
