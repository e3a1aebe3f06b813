"""What a seat sees of Hof-Verrat, and what it learns as things happen. What is not put in is hidden."""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE, Event, Setup
from hofstaat.games.hof_verrat import scoring
from hofstaat.games.hof_verrat.cards import CARD_NAMES, FAMILIES, KINDS, MISSIONS, N_FAMILIES, is_spy
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
    MISSIONS_DEALT,
    MISSIONS_SHOWN,
    OVER,
    PLACED,
    SPARED,
    SPY_REVEALED,
    STRIKER,
)
from hofstaat.games.hof_verrat.table.position import AREAS, hand_kinds, open_names

Side = Literal["above", "below", "district"]


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
    if kind == BEGAN:
        return Began(who, a - 3 * int(setup.seats))
    if kind == MISSIONS_DEALT:
        return MissionsDealt(who, MISSIONS[a], MISSIONS[b]) if own else MissionsDealt(who)
    if kind == DREW:
        return Drew(who, (CARD_NAMES[a], CARD_NAMES[b], CARD_NAMES[c])) if own else Drew(who)
    if kind == PLACED:
        card = CARD_NAMES[a] if own or not is_spy(a) else None
        return Placed(who, side_of(b), card, district_of(b), spy=number(c))
    if kind == ELIMINATION:
        return Eliminated(who, side_of(b), None if is_spy(a) else CARD_NAMES[a], district_of(b), spy=number(c))
    if kind == SPARED:
        return Spared(who)
    if kind == SPY_REVEALED:
        return SpyRevealed(who, CARD_NAMES[a], side_of(b), district_of(b))
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


def side_of(place: int) -> Side:
    return "above" if place == ABOVE else "below" if place == BELOW else "district"


def district_of(place: int) -> int | None:
    return place - int(DISTRICTS) if place >= DISTRICTS else None


def number(value: int) -> int | None:
    return None if value == NONE else value


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
    standing: Literal["esteemed", "neutral", "disgraced"]


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
    return View(
        seat=None,
        turn=None if over else int(table.turn()),
        owes=[] if over else [name for name, area in AREAS.items() if table.owes(area)],
        columns=columns(table, over=over),
        queen_above=[] if over else spies_at(table, int(ABOVE), over=over),
        queen_below=[] if over else spies_at(table, int(BELOW), over=over),
        districts=[district(table, other, over=over) for other in range(int(table.seats))],
        pile=int(table.pile()),
        eliminated=[CARD_NAMES[kind] for kind in range(int(KINDS)) for copy in range(int(table.gone(kind)))],
        spies_eliminated=len(spies_at(table, int(ELIMINATED), over=False)),
        hand=None,
        missions=None,
        striker=striker(table),
        over=over,
        scores=[score(table, other) for other in range(int(table.seats))] if over else None,
    )


def own_view(table: HofVerrat, seat: int, public: View) -> View:
    """What this seat sees besides."""
    hand = [CARD_NAMES[kind] for kind in hand_kinds(table, seat)]
    return msgspec.structs.replace(public, seat=seat, hand=hand, missions=mission_names(table, seat))


def columns(table: HofVerrat, *, over: bool) -> list[Column]:
    """The six families. Face-down spies count only when they are turned up at the end (HV-20)."""
    above, below = names_at(table, int(ABOVE), over=over), names_at(table, int(BELOW), over=over)
    return [column(table, family, above, below) for family in FAMILIES]


def column(table: HofVerrat, family: str, above: list[str], below: list[str]) -> Column:
    up = [name for name in above if name.startswith(family)]
    down = [name for name in below if name.startswith(family)]
    high, low = weight(table, up), weight(table, down)
    standing: Literal["esteemed", "neutral", "disgraced"] = (
        "esteemed" if high > low else "disgraced" if high < low else "neutral"
    )
    return Column(family, up, down, high, low, standing)


def names_at(table: HofVerrat, place: int, *, over: bool) -> list[str]:
    spies = [spy.card for spy in spies_at(table, place, over=over) if spy.card]
    return sorted(open_names(table, place) + spies, key=CARD_NAMES.index)


def weight(table: HofVerrat, names: list[str]) -> int:
    return sum(int(table.court.weight[CARD_NAMES.index(name) % 5]) for name in names)


def spies_at(table: HofVerrat, place: int, *, over: bool) -> list[Spy]:
    return [
        Spy(spy, int(table.spy_laid_by(spy)), CARD_NAMES[table.spy_card(spy)] if over else None)
        for spy in range(int(table.spies_laid()))
        if table.spy_place(spy) == place
    ]


def district(table: HofVerrat, seat: int, *, over: bool) -> District:
    place = int(DISTRICTS) + seat
    return District(open_names(table, place), spies_at(table, place, over=over), int(table.hand_size(seat)))


def mission_names(table: HofVerrat, seat: int) -> list[str]:
    return [MISSIONS[table.mission_number(seat, dark)] for dark in range(2)]


def striker(table: HofVerrat) -> Striker | None:
    place = int(table.assassin_at())
    if place == NONE:
        return None
    return Striker(CARD_NAMES[int(table.cells[STRIKER])], side_of(place), district_of(place))


def score(table: HofVerrat, seat: int) -> Score:
    standing = scoring.standing(table)
    families = scoring.district_points(table, seat, standing)
    missions = [
        MissionResult(name, points > 0, points)
        for dark, name in enumerate(mission_names(table, seat))
        for points in [int(scoring.mission_points(table, seat, dark, standing))]
    ]
    total = int(scoring.total(table, seat, standing))
    return Score([int(families[family]) for family in range(int(N_FAMILIES))], missions, total)
