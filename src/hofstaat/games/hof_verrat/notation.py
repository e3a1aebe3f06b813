"""The actions of Hof-Verrat as clients get them, and how they are written."""

from typing import Literal, Self

from hofstaat.engine import structs
from hofstaat.games.hof_verrat.cards import CARD_NAMES
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.table import At

Side = Literal["above", "below", "district"]
SIDES: tuple[Side, ...] = ("above", "below", "district")
EXAMPLES = "toad-noble above, toad-noble district 1, strike hare-noble below, strike spy 3, spare"


class Place(structs.Choice, frozen=True):
    """Play a hand card above or below the royal table, or to the district of a seat (HV-3, HV-4)."""

    words = "{card} {side} {district}"

    card: str
    side: Side
    district: int | None = None

    @classmethod
    def of(cls, setup: HofVerratSetup, seat: int, card: int, where: int) -> Self:
        if where < At.DISTRICTS:
            return cls(CARD_NAMES[card], SIDES[where])
        return cls(CARD_NAMES[card], "district", int(seat + where - At.DISTRICTS) % int(setup.seats))


class Strike(structs.Choice, frozen=True):
    """The assassin eliminates a card lying open (HV-6, HV-7)."""

    words = "strike {card} {side}"

    card: str
    side: Side

    @classmethod
    def of(cls, setup: HofVerratSetup, seat: int, side: int, card: int) -> Self:
        return cls(CARD_NAMES[card], SIDES[side])


class StrikeSpy(structs.Choice, frozen=True):
    """The assassin eliminates the spy with this number (HV-6)."""

    words = "strike spy {spy}"

    spy: int


class Spare(structs.Choice, frozen=True):
    """The assassin eliminates nobody (HV-6)."""

    words = "spare"


Choice = Place | Strike | StrikeSpy | Spare
