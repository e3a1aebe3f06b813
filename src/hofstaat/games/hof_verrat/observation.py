"""The observation of a seat in Hof-Verrat: all that lies open, its own hand, missions and spies (HV-5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.observation import Observation, mark, mark_all, put
from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import HAND, KINDS, N_FAMILIES, N_MISSIONS, N_ROLES, family_of, role_of
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.table import At, Cell, HofVerrat, Phase

AREAS: Final[i64] = 3

ORDER: Final = "Places are counted from the seat: above, below, its own district, the one to its left and so on."


@final
class HofVerratObservation(Observation):
    def __init__(self, agreed: HofVerratSetup) -> None:
        super().__init__(agreed, ORDER)
        self.agreed = agreed
        self.places: i64 = At.DISTRICTS + self.seats
        copies = max(int(agreed.copies[role]) for role in range(len(agreed.copies)))
        self.hand = self.add("hand", KINDS, 3, "own hand: how many of each card")
        self.missions = self.add("missions", 2 * N_MISSIONS, 1, "own missions: L1 to L10, D1 to D10")
        self.turn = self.add("turn", self.seats, 1, "who is to move")
        self.owes = self.add("owes", AREAS, 1, "areas still to serve: royal table, own district, another's")
        self.striker = self.add("striker", self.places, 1, "the place of an assassin who may strike now")
        self.open = self.add("open", self.places * KINDS, copies, "place by place: how many of each card lie open")
        self.weights = self.add(
            "weights",
            self.places * N_FAMILIES,
            heaviest(agreed),
            "place by place: the weight of each family there",
        )
        self.gone = self.add("gone", KINDS, copies, "how many of each card were eliminated face up")
        self.spy_at = self.add("spy_at", agreed.spies * (self.places + 1), 1, "spy by spy: its place; last: eliminated")
        self.spy_by = self.add("spy_by", agreed.spies * self.seats, 1, "spy by spy: who laid it")
        self.spy_family = self.add(
            "spy_family", agreed.spies * N_FAMILIES, 1, "spy by spy: its family, if it is an own one"
        )
        self.hands = self.add("hands", self.seats, 3, "how many cards each seat holds")
        self.pile = self.add("pile", 1, int(agreed.kept), "how many cards are left to draw")

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(table, HofVerrat)
        self.write_own(table, seat, row, at)
        if table.phase() != Phase.OVER:
            self.write_turn(table, seat, row, at)
        self.write_place(table, At.ABOVE, At.ABOVE, row, at)
        self.write_place(table, At.BELOW, At.BELOW, row, at)
        for steps in range(self.seats):
            other = self.left_of(seat, steps)
            self.write_place(table, At.DISTRICTS + other, At.DISTRICTS + steps, row, at)
            put(row, at + self.hands + steps, table.hand_size(other))
        for kind in range(KINDS):
            row[at + self.gone + kind] = u8(table.gone(kind))
        for spy in range(table.spies_laid()):
            self.write_spy(table, seat, spy, row, at)
        put(row, at + self.pile, table.pile())

    def write_own(self, table: HofVerrat, seat: i64, row: vec[u8], at: i64) -> None:
        for i in range(HAND):
            kind = table.hand_card(seat, i)
            if kind != NONE:
                row[at + self.hand + kind] += u8(1)
        mark(row, at + self.missions, table.mission(seat, 0))
        mark(row, at + self.missions + N_MISSIONS, table.mission(seat, 1))

    def write_turn(self, table: HofVerrat, seat: i64, row: vec[u8], at: i64) -> None:
        mark(row, at + self.turn, self.from_seat(seat, table.turn()))
        mark_all(row, at + self.owes, table.get(Cell.TODO))
        if table.striker_at() != NONE:
            mark(row, at + self.striker, self.place_from(seat, table.striker_at()))

    def write_place(self, table: HofVerrat, place: i64, number: i64, row: vec[u8], at: i64) -> None:
        """How many of each card lie there, and the weight of each family by them."""
        counts = at + self.open + number * KINDS
        weights = at + self.weights + number * N_FAMILIES
        for kind in range(KINDS):
            n = table.open_cards(place, kind)
            if n != 0:
                row[counts + kind] = u8(n)
                row[weights + family_of(kind)] += u8(n * self.agreed.weight[role_of(kind)])

    def write_spy(self, table: HofVerrat, seat: i64, spy: i64, row: vec[u8], at: i64) -> None:
        place = table.spy_place(spy)
        where = self.places if place == At.ELIMINATED else self.place_from(seat, place)
        by = table.spy_laid_by(spy)
        mark(row, at + self.spy_at + spy * (self.places + 1), where)
        mark(row, at + self.spy_by + spy * self.seats, self.from_seat(seat, by))
        if by == seat:
            mark(row, at + self.spy_family + spy * N_FAMILIES, family_of(table.spy_card(spy)))

    def place_from(self, seat: i64, place: i64) -> i64:
        return place if place < At.DISTRICTS else At.DISTRICTS + self.from_seat(seat, place - At.DISTRICTS)


def heaviest(agreed: HofVerratSetup) -> int:
    """All cards of a family together."""
    return sum(int(agreed.copies[role] * agreed.weight[role]) for role in range(int(N_ROLES)))
