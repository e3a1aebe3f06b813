"""The reckoning at the end of Hof-Verrat: standing of the families, worth of the districts, missions."""

from enum import StrEnum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.engine.table import Outcome
from hofstaat.games.hof_verrat.cards import KINDS, N_FAMILIES, Wish, family_of, role_of
from hofstaat.games.hof_verrat.table import At, HofVerrat


class Reason(StrEnum):
    MOST_POINTS = "most-points"
    SHARED_VICTORY = "shared-victory"


MOST_POINTS: Final = Reason.MOST_POINTS.value
SHARED_VICTORY: Final = Reason.SHARED_VICTORY.value
ZEROS: Final = vec[i64]([0] * 6)


def outcome(table: HofVerrat) -> Outcome:
    """Most points win, ties share the victory (HV-24)."""
    standings = standing(table)
    points = [int(total(table, seat, standings)) for seat in range(table.seats)]
    best = max(points)
    winners = tuple([seat for seat, own in enumerate(points) if own == best])
    return Outcome(winners, tuple(points), MOST_POINTS if len(winners) == 1 else SHARED_VICTORY)


def weights(table: HofVerrat, place: i64) -> vec[i64]:
    """The weight of each family at a place: a noble weighs 2, any other card 1 (HV-21)."""
    result = ZEROS[:]
    weight = table.agreed.weight
    for kind in range(KINDS):
        n = table.open_cards(place, kind)
        if n != 0:
            result[family_of(kind)] += n * weight[role_of(kind)]
    for spy in range(table.spies_laid()):
        if table.spy_place(spy) == place:
            kind = table.spy_card(spy)
            result[family_of(kind)] += weight[role_of(kind)]
    return result


def counts(table: HofVerrat, place: i64) -> vec[i64]:
    """The cards of each family at a place, nobles like any other."""
    result = ZEROS[:]
    for kind in range(KINDS):
        result[family_of(kind)] += table.open_cards(place, kind)
    for spy in range(table.spies_laid()):
        if table.spy_place(spy) == place:
            result[family_of(table.spy_card(spy))] += 1
    return result


def role_count(table: HofVerrat, place: i64, role: i64) -> i64:
    n: i64 = 0
    for kind in range(KINDS):
        if role_of(kind) == role:
            n += table.open_cards(place, kind)
    for spy in range(table.spies_laid()):
        if table.spy_place(spy) == place and role_of(table.spy_card(spy)) == role:
            n += 1
    return n


def standing(table: HofVerrat) -> vec[i64]:
    """+1 for esteemed families, -1 for disgraced ones, 0 for neutral: more above, more below, equal (HV-21)."""
    above = weights(table, At.ABOVE)
    below = weights(table, At.BELOW)
    result = ZEROS[:]
    for family in range(N_FAMILIES):
        result[family] = 1 if above[family] > below[family] else -1 if above[family] < below[family] else 0
    return result


def district_points(table: HofVerrat, seat: i64, standing: vec[i64]) -> vec[i64]:
    """By family: its weight in the seat's district if esteemed, minus it if disgraced, else nothing (HV-22)."""
    result = weights(table, At.DISTRICTS + seat)
    for family in range(N_FAMILIES):
        result[family] *= standing[family]
    return result


def mission_amounts(table: HofVerrat, place: i64) -> vec[i64]:
    """The amount of each family that missions compare: its weight, or its cards by the option of HV-23."""
    return counts(table, place) if table.agreed.nobles_count_once else weights(table, place)


def is_fulfilled(table: HofVerrat, seat: i64, mission: i64, standing: vec[i64]) -> bool:
    """Whether the mission (of all twenty) is fulfilled for this seat (HV-23, HV-26)."""
    agreed = table.agreed
    wants = agreed.wants[mission]
    about = agreed.about[mission]
    number = agreed.number[mission]
    if wants == Wish.FEWER:
        left = (seat + 1) % table.seats
        own = mission_amounts(table, At.DISTRICTS + seat)[about]
        return own < mission_amounts(table, At.DISTRICTS + left)[about]
    if wants == Wish.HOLDS:
        return role_count(table, At.DISTRICTS + seat, about) >= number
    if wants == Wish.DISGRACED:
        return standing[about] < 0
    if wants == Wish.EACH_BELOW:
        return lowest(counts(table, At.BELOW)) >= number
    if wants == Wish.HEAVY_BELOW:
        return highest(mission_amounts(table, At.BELOW)) >= number
    if wants == Wish.ESTEEMED_AT_MOST:
        return how_many(standing, 1) <= number
    assert wants == Wish.DISGRACED_AT_LEAST
    return how_many(standing, -1) >= number


def mission_points(table: HofVerrat, seat: i64, dark: i64, standing: vec[i64]) -> i64:
    mission = table.mission_number(seat, dark)
    return table.agreed.points[mission] if is_fulfilled(table, seat, mission, standing) else 0


def total(table: HofVerrat, seat: i64, standing: vec[i64]) -> i64:
    """District and missions together; it can be negative (HV-24)."""
    points: i64 = 0
    by_family = district_points(table, seat, standing)
    for family in range(N_FAMILIES):
        points += by_family[family]
    return points + mission_points(table, seat, 0, standing) + mission_points(table, seat, 1, standing)


def lowest(row: vec[i64]) -> i64:
    result = row[0]
    for i in range(N_FAMILIES):
        result = row[i] if row[i] < result else result
    return result


def highest(row: vec[i64]) -> i64:
    result = row[0]
    for i in range(N_FAMILIES):
        result = row[i] if row[i] > result else result
    return result


def how_many(row: vec[i64], value: i64) -> i64:
    n: i64 = 0
    for i in range(N_FAMILIES):
        if row[i] == value:
            n += 1
    return n
