"""The events of Hof-Verrat, as one seat is told them."""

from typing import Self

from hofstaat.engine.structs import Told
from hofstaat.engine.table import NONE, Happened
from hofstaat.games.hof_verrat.cards import CARD_NAMES, HAND, MAX_SEATS, MISSIONS, is_spy
from hofstaat.games.hof_verrat.notation import Side
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.table import Event

SIDE_OF: tuple[Side, ...] = ("above", "below", "district", "district", "district", "district", "district")
DISTRICT_OF: tuple[int | None, ...] = (None, None, *range(int(MAX_SEATS)))
"""Both by place."""
OPENLY = tuple(None if is_spy(kind) else name for kind, name in enumerate(CARD_NAMES))
"""The name that everybody sees of a card when it is laid: none of a spy."""


class Began(Told, frozen=True):
    """The deal is done; `first` moves first; `pile` cards are left once everybody has drawn."""

    kind = Event.BEGAN

    first: int
    pile: int

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, first, kept, *_ = event
        return cls(first, kept - int(HAND * setup.seats))


class MissionsDealt(Told, frozen=True):
    """A seat got its two missions; only that seat is told which."""

    kind = Event.MISSIONS_DEALT
    secret = True

    seat: int
    light: str | None = None
    dark: str | None = None

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, seat, light, dark, *_ = event
        return cls(seat, MISSIONS[light], MISSIONS[dark]) if to == seat else cls(seat)


class Drew(Told, frozen=True):
    """A seat drew three cards; only that seat is told which, and its log forgets it (HV-13)."""

    kind = Event.DREW
    secret = True

    seat: int
    cards: tuple[str, ...] | None = None

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, seat, a, b, c, _, _ = event
        return cls(seat, (CARD_NAMES[a], CARD_NAMES[b], CARD_NAMES[c])) if to == seat else cls(seat)

    def faded(self) -> Self:
        return type(self)(self.seat)


class Placed(Told, frozen=True):
    """A card was laid. A spy lies face down under its number (`spy`); only who laid it is told the card, and no log
    repeats it (HV-5, HV-13).
    """

    kind = Event.PLACED

    seat: int
    side: Side
    card: str | None = None
    district: int | None = None
    spy: int | None = None

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, seat, card, place, spy, _, _ = event
        name = CARD_NAMES[card] if to == seat else OPENLY[card]
        return cls(seat, SIDE_OF[place], name, DISTRICT_OF[place], None if spy == NONE else spy)

    @classmethod
    def hides(cls, event: Happened) -> bool:
        return is_spy(event[2])

    def faded(self) -> Self:
        return self if self.spy is None else type(self)(self.seat, self.side, None, self.district, self.spy)


class Eliminated(Told, frozen=True):
    """An assassin eliminated a courtier; a spy stays unseen (HV-6)."""

    kind = Event.ELIMINATED

    seat: int
    side: Side
    card: str | None = None
    district: int | None = None
    spy: int | None = None

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, seat, card, place, spy, _, _ = event
        return cls(seat, SIDE_OF[place], OPENLY[card], DISTRICT_OF[place], None if spy == NONE else spy)


class Spared(Told, frozen=True):
    """The assassin's player eliminated nobody."""

    kind = Event.SPARED

    seat: int


class SpyRevealed(Told, frozen=True):
    """At the end a spy was turned up (HV-20)."""

    kind = Event.SPY_REVEALED

    spy: int
    card: str
    side: Side
    district: int | None = None

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, spy, card, place, *_ = event
        return cls(spy, CARD_NAMES[card], SIDE_OF[place], DISTRICT_OF[place])


class MissionsShown(Told, frozen=True):
    """At the end a seat showed its missions (HV-23)."""

    kind = Event.MISSIONS_SHOWN

    seat: int
    light: str
    dark: str

    @classmethod
    def of(cls, setup: HofVerratSetup, to: int | None, event: Happened) -> Self:
        _, seat, light, dark, *_ = event
        return cls(seat, MISSIONS[light], MISSIONS[dark])


class Ended(Told, frozen=True):
    """The last card was played."""

    kind = Event.ENDED


Witnessed = Began | MissionsDealt | Drew | Placed | Eliminated | Spared | SpyRevealed | MissionsShown | Ended
