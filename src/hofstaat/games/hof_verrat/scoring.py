"""The reckoning at the end of Hof-Verrat: standing of the families, worth of the districts, missions."""

from enum import StrEnum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.games.hof_verrat.cards import (
    DISGRACED,
    DISGRACED_AT_LEAST,
    EACH_BELOW,
    ESTEEMED_AT_MOST,
    FEWER,
    HEAVY_BELOW,
    HOLDS,
    N_FAMILIES,
)
from hofstaat.games.hof_verrat.table.banquet import ABOVE, BELOW, DISTRICTS, Banquet


class Reason(StrEnum):
    MOST_POINTS = "most-points"
    SHARED_VICTORY = "shared-victory"


MOST_POINTS: Final = Reason.MOST_POINTS.value
SHARED_VICTORY: Final = Reason.SHARED_VICTORY.value
ZEROS: Final = vec[i64]([0] * 6)


def weights(table: Banquet, place: i64) -> vec[i64]:
    """The weight of each family at a place: a noble weighs 2, any other card 1 (HV-21)."""
    result = ZEROS[:]
    table.weigh(place, result)
    return result


def standing(table: Banquet) -> vec[i64]:
    """+1 for esteemed families, -1 for disgraced ones, 0 for neutral: more above, more below, equal (HV-21)."""
    above = weights(table, ABOVE)
    below = weights(table, BELOW)
    result = ZEROS[:]
    for family in range(N_FAMILIES):
        result[family] = 1 if above[family] > below[family] else -1 if above[family] < below[family] else 0
    return result


def district_points(table: Banquet, seat: i64, standing: vec[i64]) -> vec[i64]:
    """By family: its weight in the seat's district if esteemed, minus it if disgraced, else nothing (HV-22)."""
    result = weights(table, DISTRICTS + seat)
    for family in range(N_FAMILIES):
        result[family] *= standing[family]
    return result


def mission_amounts(table: Banquet, place: i64) -> vec[i64]:
    """What missions compare and count of each family: weights, or cards by the option of HV-23."""
    if not table.court.nobles_count_once:
        return weights(table, place)
    result = ZEROS[:]
    table.count(place, result)
    return result


def is_fulfilled(table: Banquet, seat: i64, mission: i64, standing: vec[i64]) -> bool:
    """Whether the mission (of all twenty) is fulfilled for this seat (HV-23, HV-26)."""
    court = table.court
    wants = court.wants[mission]
    about = court.about[mission]
    number = court.number[mission]
    if wants == FEWER:
        left = (seat + 1) % table.seats
        own = mission_amounts(table, DISTRICTS + seat)[about]
        return own < mission_amounts(table, DISTRICTS + left)[about]
    if wants == HOLDS:
        return table.role_count(DISTRICTS + seat, about) >= number
    if wants == DISGRACED:
        return standing[about] < 0
    if wants == EACH_BELOW:
        return lowest(cards_below(table)) >= number
    if wants == HEAVY_BELOW:
        return highest(mission_amounts(table, BELOW)) >= number
    if wants == ESTEEMED_AT_MOST:
        return how_many(standing, 1) <= number
    assert wants == DISGRACED_AT_LEAST
    return how_many(standing, -1) >= number


def cards_below(table: Banquet) -> vec[i64]:
    result = ZEROS[:]
    table.count(BELOW, result)
    return result


def mission_points(table: Banquet, seat: i64, dark: i64, standing: vec[i64]) -> i64:
    mission = table.mission_number(seat, dark)
    return table.court.points[mission] if is_fulfilled(table, seat, mission, standing) else 0


def total(table: Banquet, seat: i64, standing: vec[i64]) -> i64:
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
