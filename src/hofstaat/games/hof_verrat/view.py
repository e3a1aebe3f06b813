"""The view of one seat of Hof-Verrat, built from the table. Everything that is not put in stays hidden."""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.hof_verrat import scoring
from hofstaat.games.hof_verrat.cards import CARD_NAMES, CARD_NUMBERS, FAMILIES, N_FAMILIES, N_ROLES
from hofstaat.games.hof_verrat.events import DISTRICT_OF, SIDE_OF
from hofstaat.games.hof_verrat.notation import Side
from hofstaat.games.hof_verrat.position import gone_names, hand_names, mission_names, open_names, owed_names
from hofstaat.games.hof_verrat.table import At, HofVerrat, Phase

Standing = Literal["esteemed", "neutral", "disgraced"]


class Spy(msgspec.Struct, frozen=True):
    """A card lying face down: its number in the order laid, who laid it; turned up at the end (HV-20)."""

    number: int
    by: int
    card: str | None = None


class Column(msgspec.Struct, frozen=True):
    """One family at the royal table: its open cards on either side, their weight, how the family stands by them."""

    family: str
    above: list[str]
    below: list[str]
    weight_above: int
    weight_below: int
    standing: Standing


class District(msgspec.Struct, frozen=True):
    cards: list[str]
    spies: list[Spy]
    hand_size: int


class Striker(msgspec.Struct, frozen=True):
    """The assassin whose player now chooses a victim."""

    card: str
    side: Side
    district: int | None


class MissionResult(msgspec.Struct, frozen=True):
    mission: str
    fulfilled: bool
    points: int


class Score(msgspec.Struct, frozen=True):
    """A seat's reckoning: points by family (in the order of the mat), missions, and the total."""

    families: list[int]
    missions: list[MissionResult]
    total: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int | None
    owes: list[str]
    columns: list[Column]
    queen_above: list[Spy]
    queen_below: list[Spy]
    districts: list[District]
    pile: int
    eliminated: list[str]
    spies_eliminated: int
    hand: list[str] | None
    missions: list[str] | None
    striker: Striker | None
    over: bool
    scores: list[Score] | None


def view(table: HofVerrat, seat: int | None, public: View | None = None) -> View:
    """The view of this seat (None: of a spectator): the public part, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: HofVerrat) -> View:
    """The part of the table that everybody sees."""
    over = table.phase() == Phase.OVER
    seats = range(table.seats)
    spies = spies_by_place(table, over=over)
    return View(
        seat=None,
        turn=None if over else table.turn(),
        owes=[] if over else owed_names(table),
        columns=columns(table, spies),
        queen_above=[] if over else spies[At.ABOVE],
        queen_below=[] if over else spies[At.BELOW],
        districts=[district(table, other, spies[At.DISTRICTS + other]) for other in seats],
        pile=table.pile(),
        eliminated=gone_names(table),
        spies_eliminated=len(spies[At.ELIMINATED]),
        hand=None,
        missions=None,
        striker=striker(table),
        over=over,
        scores=[score(table, other) for other in seats] if over else None,
    )


def own_view(table: HofVerrat, seat: int, public: View) -> View:
    """The public part with the hand and the missions of this seat."""
    hand, missions = hand_names(table, seat), mission_names(table, seat)
    return msgspec.structs.replace(public, seat=seat, hand=hand, missions=missions)


def spies_by_place(table: HofVerrat, *, over: bool) -> list[list[Spy]]:
    """The face-down cards of each place, in the order laid."""
    spies: list[list[Spy]] = [[] for place in range(At.ELIMINATED + 1)]
    for spy in range(table.spies_laid()):
        card = CARD_NAMES[table.spy_card(spy)] if over else None
        spies[table.spy_place(spy)].append(Spy(spy, table.spy_laid_by(spy), card))
    return spies


def columns(table: HofVerrat, spies: list[list[Spy]]) -> list[Column]:
    """The six families. Face-down spies count only when they are turned up at the end (HV-20)."""
    above, weight_above = by_family(table, At.ABOVE, spies[At.ABOVE])
    below, weight_below = by_family(table, At.BELOW, spies[At.BELOW])
    return [
        Column(family, up, down, high, low, standing(high, low))
        for family, up, down, high, low in zip(FAMILIES, above, below, weight_above, weight_below, strict=True)
    ]


def by_family(table: HofVerrat, place: int, spies: list[Spy]) -> tuple[list[list[str]], list[int]]:
    """The cards to be seen at a place in their order, family by family, and what they weigh."""
    names: list[list[str]] = [[] for family in FAMILIES]
    weights = [0] * len(FAMILIES)
    kinds, weight = table.open_kinds(place), table.agreed.weight
    if turned_up := [CARD_NUMBERS[spy.card] for spy in spies if spy.card]:
        kinds = sorted(kinds + turned_up)
    for kind in kinds:
        family, role = divmod(kind, N_ROLES)
        names[family].append(CARD_NAMES[kind])
        weights[family] += weight[role]
    return names, weights


def standing(above: int, below: int) -> Standing:
    return "esteemed" if above > below else "disgraced" if above < below else "neutral"


def district(table: HofVerrat, seat: int, spies: list[Spy]) -> District:
    return District(open_names(table, At.DISTRICTS + seat), spies, table.hand_size(seat))


def striker(table: HofVerrat) -> Striker | None:
    place = table.striker_at()
    if place == NONE:
        return None
    return Striker(CARD_NAMES[table.striker()], SIDE_OF[place], DISTRICT_OF[place])


def score(table: HofVerrat, seat: int) -> Score:
    standings = scoring.standing(table)
    families = scoring.district_points(table, seat, standings)
    missions = [
        MissionResult(name, points > 0, points)
        for dark, name in enumerate(mission_names(table, seat))
        for points in [int(scoring.mission_points(table, seat, dark, standings))]
    ]
    total = int(scoring.total(table, seat, standings))
    return Score([int(families[family]) for family in range(int(N_FAMILIES))], missions, total)
