"""The knowledge of a seat of Mascarade as numbers: gold, the running announcement, and who may lie where.

Without the memory aid a place may hold any character in play, unless its card lies open to the seat now; with it, what
the seat can deduce from all it has seen (MA-11).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.bits import bit
from hofstaat.engine.observation import Observation, mark, mark_all, put
from hofstaat.engine.table import NONE, Table
from hofstaat.games.mascarade.cards import N_CHARACTERS, PASSED
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.table import Cell, Mascarade, Phase

PHASES: Final[i64] = 10  # from TURN to OVER
HANDS: Final[i64] = 3
ANSWERS: Final[i64] = HANDS + 1

ORDER: Final = "Places are counted from the seat's own first one, clockwise; then the centre."


@final
class MascaradeObservation(Observation):
    def __init__(self, agreed: MascaradeSetup) -> None:
        super().__init__(agreed, ORDER)
        self.agreed = agreed
        gold = min(int(agreed.gold), 255)
        rounds = min(int(agreed.turn_limit // agreed.seats), 255)
        self.phase = self.add(
            "phase",
            PHASES,
            1,
            "what is asked: turn, answer, rob, fool-swap, trade, spy-place, spy-swap, question, name, over",
        )
        self.turn = self.add("turn", self.seats, 1, "whose turn it is")
        self.actor = self.add("actor", self.seats, 1, "who owes the decision")
        self.gold = self.add("gold", self.seats, gold, "everybody's gold")
        self.court = self.add("court", 1, gold, "gold on the court")
        self.bank = self.add("bank", 1, gold, "gold in the bank")
        self.possible = self.add(
            "possible",
            agreed.places * N_CHARACTERS,
            1,
            "place by place: the characters it may hold, as far as is known",
        )
        self.face_up = self.add("face_up", agreed.places, 1, "places lying open")
        self.revealed = self.add("revealed", agreed.places, 1, "places revealed this turn")
        self.announced = self.add("announced", N_CHARACTERS, 1, "the announced character")
        self.claims = self.add(
            "claims", self.seats * ANSWERS, 1, "seat by seat: claims with which of its cards; passed"
        )
        self.right = self.add("right", self.seats, 1, "who proved to be the character")
        self.user = self.add("user", self.seats, 1, "who uses the power")
        self.forced = self.add("forced", agreed.places, 1, "the revealed card that must be swapped, or not")
        self.spied = self.add("spied", agreed.places, 1, "the card the Spy looks at")
        self.preparation = self.add("preparation", 1, int(agreed.preparation), "turns of the preparation left")
        self.rounds = self.add("rounds", 1, rounds, "rounds left, this one included; 0 without a limit")

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(table, Mascarade)
        for steps in range(self.seats):
            other = self.left_of(seat, steps)
            put(row, at + self.gold + steps, table.gold(other))
            self.write_claim(table, other, row, at + self.claims + steps * ANSWERS)
            if table.was_right(other):
                mark(row, at + self.right, steps)
        for place in range(self.agreed.places):
            steps = self.agreed.steps_to(seat, place)
            mark_all(row, at + self.possible + steps * N_CHARACTERS, self.possible_at(table, seat, place))
        self.write_turn(table, seat, row, at)
        put(row, at + self.court, table.court())
        put(row, at + self.bank, table.bank())

    def possible_at(self, table: Mascarade, seat: i64, place: i64) -> i64:
        """The characters the place may hold, as bits."""
        spies = table.phase() == Phase.SPY_SWAP and seat == table.actor()
        if table.is_face_up(place) or table.phase() == Phase.OVER or (spies and self.is_spied(table, seat, place)):
            return bit(table.card(place))
        return table.marks(seat, place) if self.agreed.memory_aid else self.agreed.in_play

    def is_spied(self, table: Mascarade, seat: i64, place: i64) -> bool:
        """The Spy has her own card and another before her eyes; she plays only where everybody has one (MA-36)."""
        return place in (seat, table.spied_at())

    def write_claim(self, table: Mascarade, other: i64, row: vec[u8], at: i64) -> None:
        claim = table.claim(other)
        if claim == PASSED:
            mark(row, at, HANDS)
        elif claim != NONE:
            mark(row, at, claim % self.agreed.hands)

    def write_turn(self, table: Mascarade, seat: i64, row: vec[u8], at: i64) -> None:
        agreed = self.agreed
        mark(row, at + self.phase, table.phase() - Phase.TURN)
        mark(row, at + self.turn, self.from_seat(seat, table.turn()))
        if table.phase() != Phase.OVER:
            mark(row, at + self.actor, self.from_seat(seat, table.actor()))
        mark(row, at + self.announced, table.character())
        if table.user() != NONE:
            mark(row, at + self.user, self.from_seat(seat, table.user()))
        self.mark_places(seat, table.get(Cell.FACE_UP), row, at + self.face_up)
        self.mark_places(seat, table.get(Cell.REVEALED_HERE), row, at + self.revealed)
        self.mark_place(seat, table.forced(), row, at + self.forced)
        self.mark_place(seat, table.spied_at(), row, at + self.spied)
        put(row, at + self.preparation, agreed.preparation - table.turns())
        put(row, at + self.rounds, (agreed.turn_limit - table.turns() + agreed.seats - 1) // agreed.seats)

    def mark_places(self, seat: i64, places: i64, row: vec[u8], at: i64) -> None:
        place: i64 = 0
        while places != 0:
            if places & 1:
                self.mark_place(seat, place, row, at)
            places >>= 1
            place += 1

    def mark_place(self, seat: i64, place: i64, row: vec[u8], at: i64) -> None:
        if place != NONE:
            mark(row, at, self.agreed.steps_to(seat, place))
