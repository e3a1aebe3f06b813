"""What a seat sees of Hof-Verrat, and what it learns as things happen. What is not put in is hidden."""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE, Event, Setup
from hofstaat.games.hof_verrat import scoring
from hofstaat.games.hof_verrat.cards import (
    CARD_NAMES,
    CARD_NUMBERS,
    FAMILIES,
    MAX_SEATS,
    MISSIONS,
    N_FAMILIES,
    N_ROLES,
    is_spy,
)
from hofstaat.games.hof_verrat.rules import HofVerrat
from hofstaat.games.hof_verrat.table.banquet import (
    ABOVE,
    BEGAN,
    BELOW,
    DISTRICTS,
    DREW,
    ELIMINATED,
    ELIMINATION,
    ENDED,
    GONE,
    MISSIONS_DEALT,
    MISSIONS_SHOWN,
    OVER,
    PLACED,
    SPARED,
    SPY,
    SPY_REVEALED,
    STRIKER,
)
from hofstaat.games.hof_verrat.table.position import AREAS, hand_names, open_names

Side = Literal["above", "below", "district"]
Standing = Literal["esteemed", "neutral", "disgraced"]

SIDE_OF: tuple[Side, ...] = ("above", "below", "district", "district", "district", "district", "district")
"""By place."""
DISTRICT_OF: tuple[int | None, ...] = (None, None, *range(int(MAX_SEATS)))
OPENLY = tuple(None if is_spy(kind) else name for kind, name in enumerate(CARD_NAMES))
"""What everybody sees of a card that is laid: nothing of a spy."""


# -- what happened, as one seat witnessed it ------------------------------------------------------------------------


class Began(msgspec.Struct, frozen=True, tag_field="event", tag="began"):
    """The deal is done; `first` moves first; `pile` cards are left once everybody has drawn."""

    first: int
    pile: int


class MissionsDealt(msgspec.Struct, frozen=True, tag_field="event", tag="missions-dealt"):
    """A seat got its two missions; only that seat is told which."""

    seat: int
    light: str | None = None
    dark: str | None = None


class Drew(msgspec.Struct, frozen=True, tag_field="event", tag="drew"):
    """A seat drew three cards; only that seat is told which."""

    seat: int
    cards: tuple[str, ...] | None = None


class Placed(msgspec.Struct, frozen=True, tag_field="event", tag="placed"):
    """A card was laid. A spy lies face down under its number (`spy`); only who laid it is told the card."""

    seat: int
    side: Side
    card: str | None = None
    district: int | None = None
    spy: int | None = None


class Eliminated(msgspec.Struct, frozen=True, tag_field="event", tag="eliminated"):
    """An assassin eliminated a courtier; a spy stays unseen."""

    seat: int
    side: Side
    card: str | None = None
    district: int | None = None
    spy: int | None = None


class Spared(msgspec.Struct, frozen=True, tag_field="event", tag="spared"):
    """The assassin's player eliminated nobody."""

    seat: int


class SpyRevealed(msgspec.Struct, frozen=True, tag_field="event", tag="spy-revealed"):
    """At the end a spy was turned up."""

    spy: int
    card: str
    side: Side
    district: int | None = None


class MissionsShown(msgspec.Struct, frozen=True, tag_field="event", tag="missions-shown"):
    """At the end a seat showed its missions."""

    seat: int
    light: str
    dark: str


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    """The last card was played."""


Witnessed = Began | MissionsDealt | Drew | Placed | Eliminated | Spared | SpyRevealed | MissionsShown | Ended


def witness(setup: Setup, event: Event, seat: int | None) -> Witnessed:
    """What this seat (None: a spectator) is told of an event."""
    kind, who, a, b, c, _, _ = event
    own = who == seat
    if kind == PLACED:
        card = CARD_NAMES[a] if own else OPENLY[a]
        return Placed(who, SIDE_OF[b], card, DISTRICT_OF[b], None if c == NONE else c)
    if kind == DREW:
        return Drew(who, (CARD_NAMES[a], CARD_NAMES[b], CARD_NAMES[c])) if own else Drew(who)
    if kind == ELIMINATION:
        return Eliminated(who, SIDE_OF[b], OPENLY[a], DISTRICT_OF[b], None if c == NONE else c)
    if kind == SPARED:
        return Spared(who)
    if kind == BEGAN:
        return Began(who, a - 3 * int(setup.seats))
    if kind == MISSIONS_DEALT:
        return MissionsDealt(who, MISSIONS[a], MISSIONS[b]) if own else MissionsDealt(who)
    if kind == SPY_REVEALED:
        return SpyRevealed(who, CARD_NAMES[a], SIDE_OF[b], DISTRICT_OF[b])
    if kind == MISSIONS_SHOWN:
        return MissionsShown(who, MISSIONS[a], MISSIONS[b])
    assert kind == ENDED
    return Ended()


def hides(event: Event) -> bool:
    """Only its own seat is told the missions it gets, the cards it draws, and which spy it lays."""
    kind, _, card, *_ = event
    return kind in (MISSIONS_DEALT, DREW) or (kind == PLACED and is_spy(card))


def recall(setup: Setup, event: Witnessed, seat: int | None) -> Witnessed:
    """What the log repeats of an event: no spy that was drawn or laid, unless `memory_aid` is on (HV-5, HV-13)."""
    if setup.options["memory_aid"]:
        return event
    if isinstance(event, Placed) and event.spy is not None:
        return msgspec.structs.replace(event, card=None)
    if isinstance(event, Drew):
        return Drew(event.seat)
    return event


# -- what lies there now ------------------------------------------------------------------------------------------


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
    """What this seat (None: a spectator) sees of the table: what all see, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: HofVerrat) -> View:
    """What everybody sees of the table."""
    over = table.stage() == OVER
    seats = range(table.seats)
    spies = spies_by_place(table, over=over)
    return View(
        seat=None,
        turn=None if over else table.turn(),
        owes=[] if over else [name for name, area in AREAS.items() if table.owes(area)],
        columns=columns(table, spies),
        queen_above=[] if over else spies[ABOVE],
        queen_below=[] if over else spies[BELOW],
        districts=[district(table, other, spies[DISTRICTS + other]) for other in seats],
        pile=table.pile(),
        eliminated=[CARD_NAMES[kind] for kind, n in enumerate(table.cells[GONE:SPY]) if n for copy in range(n)],
        spies_eliminated=len(spies[ELIMINATED]),
        hand=None,
        missions=None,
        striker=striker(table),
        over=over,
        scores=[score(table, other) for other in seats] if over else None,
    )


def own_view(table: HofVerrat, seat: int, public: View) -> View:
    """What this seat sees besides."""
    hand, missions = hand_names(table, seat), mission_names(table, seat)
    return msgspec.structs.replace(public, seat=seat, hand=hand, missions=missions)


def spies_by_place(table: HofVerrat, *, over: bool) -> list[list[Spy]]:
    """The face-down cards of each place, in the order laid."""
    spies: list[list[Spy]] = [[] for place in range(ELIMINATED + 1)]
    for spy in range(table.spies_laid()):
        card = CARD_NAMES[table.spy_card(spy)] if over else None
        spies[table.spy_place(spy)].append(Spy(spy, table.spy_laid_by(spy), card))
    return spies


def columns(table: HofVerrat, spies: list[list[Spy]]) -> list[Column]:
    """The six families. Face-down spies count only when they are turned up at the end (HV-20)."""
    above, weight_above = by_family(table, ABOVE, spies[ABOVE])
    below, weight_below = by_family(table, BELOW, spies[BELOW])
    return [
        Column(family, up, down, high, low, standing(high, low))
        for family, up, down, high, low in zip(FAMILIES, above, below, weight_above, weight_below, strict=True)
    ]


def by_family(table: HofVerrat, place: int, spies: list[Spy]) -> tuple[list[list[str]], list[int]]:
    """The cards to be seen at a place in their order, family by family, and what they weigh."""
    names: list[list[str]] = [[] for family in FAMILIES]
    weights = [0] * len(FAMILIES)
    kinds, weight = table.open_kinds(place), table.court.weight
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
    return District(open_names(table, DISTRICTS + seat), spies, table.hand_size(seat))


def mission_names(table: HofVerrat, seat: int) -> list[str]:
    return [MISSIONS[table.mission_number(seat, 0)], MISSIONS[table.mission_number(seat, 1)]]


def striker(table: HofVerrat) -> Striker | None:
    place = table.assassin_at()
    if place == NONE:
        return None
    return Striker(CARD_NAMES[table.cells[STRIKER]], SIDE_OF[place], DISTRICT_OF[place])


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
