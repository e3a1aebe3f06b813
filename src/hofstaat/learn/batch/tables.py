"""Many tables of one game, stepped together; what the seats to act may know lies in rows that NumPy can wrap.

Every table has a source of chance of its own, so that it plays the same in whatever company. A finished table is dealt
anew in the same step. The rows stay where they are in memory. Their wrapper wipes observations and masks
before `begin` and `play`: NumPy fills with zeros many times faster than a loop here.
"""

from typing import Final, final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.bits import first_seat
from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.observation import Observation
from hofstaat.engine.rewards import rewards_of
from hofstaat.engine.table import NONE, IllegalAction, Moves, Table

WORD: Final[i64] = 8  # bytes of an action
STRIDE: Final[i64] = 1_000_003  # between the seeds of neighbouring tables
YES: Final[u8] = 1


@final
class Tables:
    """`learners`: the seat that is asked at each table, the others play at random; NONE: every seat is asked."""

    def __init__(
        self, start: Table, observation: Observation, actions: int, learners: list[int], *, cooperative: bool
    ) -> None:
        self.start = start  # before the deal
        self.observation = observation
        self.actions: i64 = actions
        self.count: i64 = len(learners)
        self.seats: i64 = start.seats
        self.cooperative: bool = cooperative
        self.learners: vec[i64] = vec[i64]([i64(seat) for seat in learners])
        self.moves = Moves()
        self.tables: list[Table] = []
        self.lots: list[QuickLots] = []
        self.picks = Random(0)
        self.make_rows()

    def make_rows(self) -> None:
        """The arrays that a step fills."""
        n = int(self.count)
        self.observations: vec[u8] = vec[u8]([u8(0)] * (n * int(self.observation.size)))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (n * int(self.actions)))
        self.rewards: vec[float] = vec[float]([0.0] * (n * int(self.seats)))
        self.scores: vec[i64] = vec[i64]([0] * (n * int(self.seats)))
        self.over: vec[u8] = vec[u8]([u8(0)] * n)
        self.to_act: vec[i64] = vec[i64]([0] * n)
        self.acted: vec[i64] = vec[i64]([0] * n)
        self.any_moves: vec[i64] = vec[i64]([0] * n)

    # -- stepping ----------------------------------------------------------------------------------------------

    def begin(self, seed: int) -> None:
        """Deal all tables anew; everything that follows depends on this seed and the actions alone."""
        self.lots = [QuickLots(Random(seed * STRIDE + i)) for i in range(self.count)]
        self.tables = [self.start.copy() for i in range(self.count)]
        self.picks = Random(seed * STRIDE + NONE)
        for i in range(self.count):
            self.forget(i)
            self.go_on(i)

    def play(self, actions: bytes) -> None:
        """One action at each table, eight bytes each. The caller has them checked."""
        for i in range(self.count):
            self.forget(i)
            seat = self.to_act[i]
            self.acted[i] = seat
            self.tables[i].play(seat, read_i64_le(actions, i * WORD))
            self.go_on(i)

    def check(self, actions: bytes) -> None:
        """Refuse what is not legal, before anything is changed anywhere."""
        if i64(len(actions)) != self.count * WORD:
            raise ValueError(f"{self.count} actions are due, not {len(actions) // WORD}.")
        masks = self.masks
        for i in range(self.count):
            code = read_i64_le(actions, i * WORD)
            if not 0 <= code < self.actions or masks[i * self.actions + code] == 0:
                raise self.refusal(i, code)

    def refusal(self, i: i64, code: i64) -> IllegalAction:
        why = self.tables[i].refusal(int(self.to_act[i]), int(code))
        return IllegalAction(f"Table {i}, seat {self.to_act[i]}, action {code}: {why}", why.key)

    def forget(self, i: i64) -> None:
        """The end of the game before is old news."""
        if self.over[i] != 0:
            self.over[i] = u8(0)
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0

    def go_on(self, i: i64) -> None:
        """Up to the next decision that is asked for, through chance, others' moves and the end of a game."""
        table = self.tables[i]
        lots = self.lots[i]
        while True:
            cast(table, lots)
            bits = table.waiting()
            if bits == 0:
                self.settle(i, table)
                table = self.tables[i] = self.start.copy()
                continue
            seat = first_seat(bits)
            self.moves.clear()
            table.offer(seat, self.moves)
            if self.learners[i] == NONE or self.learners[i] == seat:
                self.show(i, table, seat)
                return
            table.play(seat, self.moves.pick(lots.rng))

    def show(self, i: i64, table: Table, seat: i64) -> None:
        """Write what the seat may know and do."""
        self.to_act[i] = seat
        self.observation.write(table, seat, self.observations, i * self.observation.size)
        masks = self.masks
        codes = self.moves.code
        first = i * self.actions
        for k in range(self.moves.n):
            masks[first + codes[k]] = YES
        self.any_moves[i] = self.moves.pick(self.picks)

    def settle(self, i: i64, table: Table) -> None:
        outcome = table.outcome()
        assert outcome is not None
        self.over[i] = YES
        rewards = rewards_of(outcome, cooperative=self.cooperative)
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = rewards[seat]
            self.scores[i * self.seats + seat] = outcome.scores[seat]
