"""The observation of a seat in Kabale und Hiebe: columns, discard piles, its own cards, the goals won.

An attentive seat knows who won which goals, so they are told although they lie face down (KH-7).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.observation import Observation, mark, put
from hofstaat.engine.table import NONE, Table
from hofstaat.games.kabale_und_hiebe.cards import (
    HAND,
    N_AREAS,
    N_GOALS,
    N_RANKS,
    NO_NUMBER,
    PER_AREA,
    ROUNDS,
    area_of,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe, Lies, Phase

PHASES: Final[i64] = 4
PLACE: Final[i64] = 0
SLIDE: Final[i64] = 1
EXCHANGE: Final[i64] = 2
DONE: Final[i64] = 3
POINTS_MOST: Final = 9

ORDER: Final = "Owners are counted from the seat; columns keep their numbers, as in the action codes."


@final
class KabaleUndHiebeObservation(Observation):
    def __init__(self, agreed: KabaleUndHiebeSetup) -> None:
        super().__init__(agreed, ORDER)
        self.agreed = agreed
        n = self.seats
        most = int(N_RANKS * n)
        self.phase = self.add("phase", PHASES, 1, "what is asked: place, slide, exchange; over")
        self.round = self.add("round", ROUNDS, 1, "which round it is")
        self.turn = self.add("turn", n, 1, "whose turn it is")
        self.decider = self.add("decider", n, 1, "whose cloak or traitor asks for a decision")
        self.asked = self.add("asked", n, 1, "the column of that cloak or traitor")
        self.hand = self.add("hand", N_RANKS, 1, "own hand")
        self.own_cloak = self.add("own_cloak", N_RANKS, 1, "the card under the own cloak")
        self.cloaks = self.add("cloaks", n, 1, "under whose cloak a card lies")
        self.areas = self.add("areas", n * N_AREAS, 1, "column by column: the area of its goal")
        self.points = self.add("points", n, POINTS_MOST, "column by column: the points of its goal")
        self.closed = self.add("closed", n, 1, "columns closed by a storm")
        self.sizes = self.add("sizes", n, most, "how many cards each column has")
        self.cards = self.add(
            "cards",
            n * n * N_RANKS,
            most,
            "column by column, owner by owner: the place of each card known to lie there, counted from the goal",
        )
        self.influence = self.add(
            "influence",
            n * n,
            255,
            "column by column, owner by owner: twice the sum of the numbers on those cards",
        )
        self.down = self.add("down", n * n, 1, "column by column: the owner of a card face down at its bottom")
        self.travelled = self.add("travelled", n, 1, "columns with an explorer who has travelled there")
        self.discards = self.add("discards", n * N_RANKS, 1, "owner by owner: the cards discarded")
        self.hands = self.add("hands", n, int(HAND), "how many cards each seat holds")
        self.piles = self.add("piles", n, int(N_RANKS), "how many cards each draw pile has")
        self.won = self.add("won", n * N_AREAS, 255, "seat by seat: the points of the goals won in each area")
        self.to_come = self.add("to_come", 1, int(N_GOALS), "how many goals are still to come")

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(table, KabaleUndHiebe)
        self.write_turn(table, seat, row, at)
        for i in range(HAND):
            mark(row, at + self.hand, table.hand_card(seat, i))
        mark(row, at + self.own_cloak, table.under_cloak(seat))
        if table.phase() != Phase.OVER:
            for column in range(self.seats):
                self.write_column(table, seat, column, row, at)
        for steps in range(self.seats):
            other = self.left_of(seat, steps)
            self.write_player(table, other, steps, row, at)
        put(row, at + self.to_come, table.goals_left())

    def write_turn(self, table: KabaleUndHiebe, seat: i64, row: vec[u8], at: i64) -> None:
        phase = table.phase()
        mark(row, at + self.phase, phase_number(phase))
        if phase == Phase.OVER:
            return
        mark(row, at + self.round, table.round() - 1)
        mark(row, at + self.turn, self.from_seat(seat, table.turn()))
        if table.decider() != NONE:
            mark(row, at + self.decider, self.from_seat(seat, table.decider()))
        mark(row, at + self.asked, table.asked())

    def write_column(self, table: KabaleUndHiebe, seat: i64, column: i64, row: vec[u8], at: i64) -> None:
        goal = table.goal(column)
        mark(row, at + self.areas + column * N_AREAS, area_of(goal))
        put(row, at + self.points + column, self.agreed.points[goal])
        if table.is_closed(column):
            mark(row, at + self.closed, column)
        self.write_cards(table, seat, column, row, at)

    def write_cards(self, table: KabaleUndHiebe, seat: i64, column: i64, row: vec[u8], at: i64) -> None:
        """Face up and travelled cards are public, the others for their owner's eyes (KH-7)."""
        size = table.size(column)
        put(row, at + self.sizes + column, size)
        known = size
        lies = table.bottom(column)
        if lies != Lies.FACE_UP:
            owner = self.from_seat(seat, owner_of(table.card_at(column, size - 1)))
            mark(row, at + self.down + column * self.seats, owner)
            if lies == Lies.TRAVELLED:
                mark(row, at + self.travelled, column)
            elif owner != 0:
                known = size - 1
        for place in range(known):
            self.write_card(table.card_at(column, place), seat, column, place, row, at)

    def write_card(self, card: i64, seat: i64, column: i64, place: i64, row: vec[u8], at: i64) -> None:
        line = column * self.seats + self.from_seat(seat, owner_of(card))
        rank = rank_of(card)
        row[at + self.cards + line * N_RANKS + rank] = u8(place + 1)
        number = self.agreed.number[rank]
        if number != NO_NUMBER:
            put(row, at + self.influence + line, i64(row[at + self.influence + line]) + number)

    def write_player(self, table: KabaleUndHiebe, other: i64, steps: i64, row: vec[u8], at: i64) -> None:
        put(row, at + self.hands + steps, table.hand_size(other))
        put(row, at + self.piles + steps, table.pile_size(other))
        if table.under_cloak(other) != NONE:
            mark(row, at + self.cloaks, steps)
        if table.discards(other) != 0:
            self.write_discards(table, other, row, at + self.discards + steps * N_RANKS)
        self.write_won(table, other, row, at + self.won + steps * N_AREAS)

    def write_discards(self, table: KabaleUndHiebe, other: i64, row: vec[u8], at: i64) -> None:
        for rank in range(N_RANKS):
            if table.is_discarded(other, rank):
                row[at + rank] = u8(1)

    def write_won(self, table: KabaleUndHiebe, other: i64, row: vec[u8], at: i64) -> None:
        if table.round() == 1 and table.phase() != Phase.OVER:
            return
        won = table.all_won(other)
        p = self.agreed.points
        a, b, c, d, e, f = p[0], p[1], p[2], p[3], p[4], p[5]
        goal: i64 = 0
        for area in range(N_AREAS):  # written out: half of the time of a loop over the goals of an area
            few = i64(won[goal]) * a + i64(won[goal + 1]) * b + i64(won[goal + 2]) * c
            many = i64(won[goal + 3]) * d + i64(won[goal + 4]) * e + i64(won[goal + 5]) * f
            row[at + area] = u8(few + many)
            goal += PER_AREA


def phase_number(phase: i64) -> i64:
    if phase == Phase.PLACE:
        return PLACE
    if phase == Phase.SLIDE:
        return SLIDE
    return EXCHANGE if phase == Phase.EXCHANGE else DONE
