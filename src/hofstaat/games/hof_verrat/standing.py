"""Where a seat stands, from its view alone: what its district would bring now, its missions, what each card would do.

Spies that lie face down count for nothing here, one's own included: until the end nobody may look at them (HV-13).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

import msgspec

from hofstaat.games.hof_verrat.cards import CARD_NUMBERS, FAMILIES, MISSIONS, N_ROLES, WISHES, Role, Wish
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.view import View


class Mission(msgspec.Struct, frozen=True):
    """One of one's own missions: what it wants, how far it is (`have` of `need`), whether it is met now."""

    mission: str
    wants: str
    have: int
    need: int
    met: bool
    points: int


class Placing(msgspec.Struct, frozen=True):
    """A card of the hand laid at a place ("above", "below", "district-2"): by how many points every district changes,
    and one's own missions. `at_end`: a spy works only at the end. `victims`: how many an assassin could strike.
    """

    card: str
    place: str
    points: list[int]
    missions: list[int]
    at_end: bool
    victims: int


class Standing(msgspec.Struct, frozen=True):
    """The points of every district now, one's own missions, and what each card of the hand would change where."""

    points: list[int]
    missions: list[Mission]
    placings: list[Placing]


@dataclass(frozen=True)
class Laid:
    """The open cards: above and below at the table, and in the districts."""

    above: list[int]
    below: list[int]
    districts: list[list[int]]

    def with_card(self, kind: int, place: str) -> "Laid":
        above = [*self.above, kind] if place == "above" else self.above
        below = [*self.below, kind] if place == "below" else self.below
        districts = [[*own, kind] if place == f"district-{n}" else own for n, own in enumerate(self.districts)]
        return Laid(above, below, districts)


def standing(agreed: HofVerratSetup, view: View) -> Standing | None:
    """For the seat whose view it is; nothing for a spectator, and nothing after the end."""
    if view.seat is None or view.over or view.missions is None:
        return None
    laid = laid_in(view)
    now = [points_of(agreed, laid, seat) for seat in range(agreed.seats)]
    missions = [mission(agreed, laid, view.seat, name) for name in view.missions]
    return Standing(now, missions, list(placings(agreed, view, laid, now, missions)))


def laid_in(view: View) -> Laid:
    above = [CARD_NUMBERS[card] for column in view.columns for card in column.above]
    below = [CARD_NUMBERS[card] for column in view.columns for card in column.below]
    return Laid(above, below, [[CARD_NUMBERS[card] for card in district.cards] for district in view.districts])


def placings(
    agreed: HofVerratSetup, view: View, laid: Laid, now: list[int], missions: list[Mission]
) -> Iterator[Placing]:
    """Each different card of the hand at each place that is still to be served."""
    seat = view.seat
    if seat is None or view.turn != seat or view.striker is not None:
        return
    for card in dict.fromkeys(view.hand or ()):
        for place in places(view):
            yield placing(agreed, view, laid.with_card(CARD_NUMBERS[card], place), (card, place), (now, missions))


def places(view: View) -> Iterator[str]:
    for area in view.owes:
        if area == "table":
            yield from ("above", "below")
        elif area == "own":
            yield f"district-{view.seat}"
        else:
            yield from (f"district-{other}" for other in range(len(view.districts)) if other != view.seat)


def placing(
    agreed: HofVerratSetup, view: View, laid: Laid, what: tuple[str, str], before: tuple[list[int], list[Mission]]
) -> Placing:
    card, place = what
    now, missions = before
    role, seat = CARD_NUMBERS[card] % int(N_ROLES), int(view.seat or 0)
    points = [points_of(agreed, laid, other) - old for other, old in enumerate(now)]
    gained = [(mission(agreed, laid, seat, old.mission).met - old.met) * old.points for old in missions]
    victims = reach(view, place) if role == Role.ASSASSIN else 0
    return Placing(card, place, points, gained, at_end=role == Role.SPY, victims=victims)


def reach(view: View, place: str) -> int:
    """How many courtiers an assassin laid there could strike: all but guards, spies too (HV-6, HV-7)."""
    if place.startswith("district-"):
        district = view.districts[int(place.removeprefix("district-"))]
        cards, spies = district.cards, len(district.spies)
    else:
        cards = list(chain.from_iterable([*column.above, *column.below] for column in view.columns))
        spies = len(view.queen_above) + len(view.queen_below)
    return spies + sum(not card.endswith("-guard") for card in cards)


# -- counting -------------------------------------------------------------------------------------------------------


def weight(agreed: HofVerratSetup, cards: list[int], family: int) -> int:
    """A noble weighs 2, any other card 1 (HV-21)."""
    return sum(int(agreed.weight[kind % int(N_ROLES)]) for kind in cards if kind // int(N_ROLES) == family)


def number(cards: list[int], family: int) -> int:
    return sum(kind // int(N_ROLES) == family for kind in cards)


def amount(agreed: HofVerratSetup, cards: list[int], family: int) -> int:
    """The numbers that missions compare (HV-23)."""
    return number(cards, family) if agreed.nobles_count_once else weight(agreed, cards, family)


def lead(agreed: HofVerratSetup, laid: Laid, family: int) -> int:
    return weight(agreed, laid.above, family) - weight(agreed, laid.below, family)


def signs(agreed: HofVerratSetup, laid: Laid) -> list[int]:
    """+1 for each esteemed family, -1 for each disgraced one."""
    leads = [lead(agreed, laid, family) for family in range(len(FAMILIES))]
    return [(found > 0) - (found < 0) for found in leads]


def points_of(agreed: HofVerratSetup, laid: Laid, seat: int) -> int:
    """The open cards of a district as the families stand (HV-22)."""
    sign, cards = signs(agreed, laid), laid.districts[seat]
    return sum(sign[family] * weight(agreed, cards, family) for family in range(len(FAMILIES)))


def mission(agreed: HofVerratSetup, laid: Laid, seat: int, name: str) -> Mission:
    """How far a mission is (HV-23)."""
    which = MISSIONS.index(name)
    wants, about, wanted = int(agreed.wants[which]), int(agreed.about[which]), int(agreed.number[which])
    have, need, met = progress(agreed, laid, seat, (wants, about, wanted))
    return Mission(name, WISHES[wants], have, need, met, int(agreed.points[which]))


def progress(agreed: HofVerratSetup, laid: Laid, seat: int, wish: tuple[int, int, int]) -> tuple[int, int, bool]:
    """The present number, the wanted one, and whether the mission is fulfilled now."""
    wants, about, wanted = wish
    families = range(len(FAMILIES))
    if wants == Wish.FEWER:
        own = amount(agreed, laid.districts[seat], about)
        left = amount(agreed, laid.districts[(seat + 1) % int(agreed.seats)], about)
        return own, left, own < left
    if wants == Wish.DISGRACED:
        below, above = weight(agreed, laid.below, about), weight(agreed, laid.above, about)
        return below, above, below > above
    if wants == Wish.ESTEEMED_AT_MOST:
        have = signs(agreed, laid).count(1)
        return have, wanted, have <= wanted
    if wants == Wish.HOLDS:
        have = sum(kind % int(N_ROLES) == about for kind in laid.districts[seat])
    elif wants == Wish.EACH_BELOW:
        have = min(number(laid.below, family) for family in families)
    elif wants == Wish.HEAVY_BELOW:
        have = max(amount(agreed, laid.below, family) for family in families)
    else:
        have = signs(agreed, laid).count(-1)
    return have, wanted, have >= wanted
