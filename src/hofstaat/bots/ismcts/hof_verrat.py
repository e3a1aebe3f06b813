"""Playouts of Hof-Verrat: courtiers of esteemed families come home, disgraced ones go abroad, one's own houses rise."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Inclined, hopes
from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import (
    DISGRACED,
    EACH_BELOW,
    ESTEEMED_AT_MOST,
    FEWER,
    HAND,
    HEAVY_BELOW,
    HOLDS,
    KINDS,
    N_FAMILIES,
    N_ROLES,
    family_of,
    role_of,
)
from hofstaat.games.hof_verrat.rules import DISTRICT_SIDE, FIRST_SPY, SPARE, HofVerrat, strikes
from hofstaat.games.hof_verrat.scoring import cards_below, highest, weights
from hofstaat.games.hof_verrat.table.banquet import ABOVE, BELOW, DISTRICTS

TRIES: Final[i64] = 12
HORIZON: Final[i64] = 9
LAST_CARDS: Final[i64] = 27  # with so many still to be played, or fewer, playouts go to the end
# Fitted to how families stood and who won in the end in games of greedy bots.
DOUBT: Final = 0.16  # for each card still to be played
LEAST_DOUBT: Final = 0.3
EFFORT: Final = 7.0  # cards played by all for one that a mission needs
COOL: Final = 3.0  # the lead in points that is worth something at the end ...
HEAT: Final = 0.1  # ... and how much more it takes for each card still to be played


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
    def __init__(self, tries: i64, horizon: i64, doubt: float, cool: float, heat: float) -> None:
        super().__init__(tries, horizon)
        self.doubt = doubt
        self.cool = cool
        self.heat = heat

    def worth(self, table: Table, seat: i64, code: i64) -> float:
        assert isinstance(table, HofVerrat)
        base = strikes(table.seats)
        if code >= base:
            return self.victim_worth(table, seat, code - base)
        wheres = DISTRICTS + table.seats
        return self.place_worth(table, seat, code // wheres, code % wheres)

    def judge(self, table: Table) -> list[float]:
        """Points as they may become: the fewer cards are left, the surer a family stands as it does now."""
        assert isinstance(table, HofVerrat)
        left = float(cards_left(table))
        standing = likely_standing(table, self.doubt * left)
        points = [likely_points(table, seat, standing, left) for seat in range(table.seats)]
        return hopes(points, self.cool + self.heat * left)

    def playout_length(self, table: Table) -> i64:
        """The last turns decide: they are played out."""
        assert isinstance(table, HofVerrat)
        return 0 if cards_left(table) <= LAST_CARDS else self.horizon

    def place_worth(self, table: HofVerrat, seat: i64, kind: i64, where: i64) -> float:
        """What the card does there: in a district it counts as its family stands, at the table it moves the family."""
        weight = table.court.weight[role_of(kind)]
        if where < DISTRICTS:
            return self.moved(table, seat, family_of(kind), weight if where == ABOVE else -weight)
        worth = self.stands(table, balance(table, family_of(kind))) * float(weight)
        return worth * float(table.seats - 1) if where == DISTRICTS else -worth

    def victim_worth(self, table: HofVerrat, seat: i64, target: i64) -> float:
        if target == SPARE or target >= FIRST_SPY:
            return 0.0
        kind = target % KINDS
        weight = table.court.weight[role_of(kind)]
        side = target // KINDS
        if side != DISTRICT_SIDE:
            return self.moved(table, seat, family_of(kind), -weight if side == ABOVE else weight)
        worth = self.stands(table, balance(table, family_of(kind))) * float(weight)
        assert table.assassin_at() != NONE
        return -worth * float(table.seats - 1) if table.assassin_at() - DISTRICTS == seat else worth

    def moved(self, table: HofVerrat, seat: i64, family: i64, weight: i64) -> float:
        """What it is worth to the seat when a family rises by this weight: nothing where its standing is settled."""
        margin = balance(table, family)
        change = self.stands(table, margin + weight) - self.stands(table, margin)
        return change * float(interest(table, seat, family))

    def stands(self, table: HofVerrat, margin: i64) -> float:
        """How a family with this margin will stand in the end."""
        return likely(float(margin), self.doubt * float(table.pile() + table.seats * HAND))


def cards_left(table: HofVerrat) -> i64:
    """How many cards are still to be played."""
    left = table.pile()
    for seat in range(table.seats):
        left += table.hand_size(seat)
    return left


def likely(margin: float, doubt: float) -> float:
    """From -1 (disgraced) to 1 (esteemed)."""
    return margin / sqrt(margin * margin + doubt + LEAST_DOUBT)


def likely_standing(table: HofVerrat, doubt: float) -> list[float]:
    """Of each family."""
    above = weights(table, ABOVE)
    below = weights(table, BELOW)
    standing: list[float] = []
    for family in range(N_FAMILIES):
        standing.append(likely(float(above[family] - below[family]), doubt))
    return standing


def likely_points(table: HofVerrat, seat: i64, standing: list[float], left: float) -> float:
    points = 0.0
    district = weights(table, DISTRICTS + seat)
    for family in range(N_FAMILIES):
        points += float(district[family]) * standing[family]
    for dark in range(i64(2)):
        mission = table.mission_number(seat, dark)
        points += float(table.court.points[mission]) * clipped(likely_mission(table, seat, mission, standing, left))
    return points


def clipped(chance: float) -> float:
    return 0.0 if chance < 0.0 else 1.0 if chance > 1.0 else chance


def likely_mission(table: HofVerrat, seat: i64, mission: i64, standing: list[float], left: float) -> float:
    """A rough guess at how likely a mission will be fulfilled (HV-23)."""
    court = table.court
    wants = court.wants[mission]
    about = court.about[mission]
    number = float(court.number[mission])
    if wants == FEWER:
        own = weights(table, DISTRICTS + seat)[about]
        beside = weights(table, DISTRICTS + (seat + 1) % table.seats)[about]
        return 0.65 + float(beside - own) / 5.0
    if wants == HOLDS:
        return within_reach(number - float(table.role_count(DISTRICTS + seat, about)), left)
    if wants == DISGRACED:
        return (1.0 - standing[about]) / 2.0
    if wants == EACH_BELOW:
        return within_reach(6.0 - served_below(table, court.number[mission]), left)
    if wants == HEAVY_BELOW:
        return within_reach(number - float(highest(weights(table, BELOW))), left)
    esteemed = 0.0
    disgraced = 0.0
    for family in range(N_FAMILIES):
        if standing[family] > 0.0:
            esteemed += standing[family]
        else:
            disgraced -= standing[family]
    if wants == ESTEEMED_AT_MOST:
        return 0.5 + (number + 0.5 - esteemed) / 4.0
    return 0.8 + (disgraced - number + 0.5) / 4.0


def within_reach(missing: float, left: float) -> float:
    """So many cards are missing, so many are still to be played by all."""
    return 1.0 if missing <= 0.0 else 1.0 - missing * EFFORT / (left + 4.0)


def served_below(table: HofVerrat, number: i64) -> float:
    """How many families have so many cards below the table."""
    cards = cards_below(table)
    served = 0.0
    for family in range(N_FAMILIES):
        if cards[family] >= number:
            served += 1.0
    return served


POLICY: Final = HofVerratPolicy(TRIES, HORIZON, DOUBT, COOL, HEAT)
