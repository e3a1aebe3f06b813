"""Playouts of Hof-Verrat: courtiers of esteemed families come home, disgraced ones go abroad, one's own houses rise."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Inclined
from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import KINDS, N_ROLES, family_of, role_of
from hofstaat.games.hof_verrat.rules import DISTRICT_SIDE, FIRST_SPY, SPARE, HofVerrat, strikes
from hofstaat.games.hof_verrat.table.banquet import ABOVE, BELOW, DISTRICTS

TRIES: Final[i64] = 3


def open_weight(table: HofVerrat, place: i64, family: i64) -> i64:
    """What the open cards of a family weigh at a place."""
    weight: i64 = 0
    for role in range(N_ROLES):
        n = table.open_cards(place, family * N_ROLES + role)
        if n != 0:
            weight += n * table.court.weight[role]
    return weight


def balance(table: HofVerrat, family: i64) -> i64:
    return open_weight(table, ABOVE, family) - open_weight(table, BELOW, family)


def interest(table: HofVerrat, seat: i64, family: i64) -> i64:
    """How much more of the family lies with the seat than with the others on average, times the others."""
    own: i64 = 0
    others: i64 = 0
    for other in range(table.seats):
        weight = open_weight(table, DISTRICTS + other, family)
        if other == seat:
            own = weight
        else:
            others += weight
    return own * (table.seats - 1) - others


@final
class HofVerratPolicy(Inclined):
    def worth(self, table: Table, seat: i64, code: i64) -> i64:
        assert isinstance(table, HofVerrat)
        base = strikes(table.seats)
        if code >= base:
            return self.victim_worth(table, seat, code - base)
        wheres = DISTRICTS + table.seats
        return self.place_worth(table, seat, code // wheres, code % wheres)

    def place_worth(self, table: HofVerrat, seat: i64, kind: i64, where: i64) -> i64:
        """In districts what the family stands for now; at the table what its rise or fall is worth to the seat."""
        family = family_of(kind)
        weight = table.court.weight[role_of(kind)]
        if where < DISTRICTS:
            gain = interest(table, seat, family) * weight
            return gain if where == ABOVE else -gain
        worth = sign(balance(table, family)) * weight * 2
        return worth if where == DISTRICTS else -worth

    def victim_worth(self, table: HofVerrat, seat: i64, target: i64) -> i64:
        if target == SPARE or target >= FIRST_SPY:
            return 0
        kind = target % KINDS
        weight = table.court.weight[role_of(kind)]
        side = target // KINDS
        if side != DISTRICT_SIDE:
            gain = interest(table, seat, family_of(kind)) * weight
            return -gain if side == ABOVE else gain
        worth = sign(balance(table, family_of(kind))) * weight * 2
        assert table.assassin_at() != NONE
        return -worth if table.assassin_at() - DISTRICTS == seat else worth


def sign(value: i64) -> i64:
    return 1 if value > 0 else -1 if value < 0 else 0


POLICY: Final = HofVerratPolicy(TRIES)
