"""The actions of Mit List und Tücke as clients get them, and how they are written."""

from typing import Annotated, Self

from hofstaat.engine import structs
from hofstaat.games.list_und_tuecke.cards import CHARACTERS, COLOURS, INQUISITOR
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup

EXAMPLES = "play king, pass monk, name witch, swap monk with 2, centre monk 1, rank 20, decline"


Card = Annotated[str, CHARACTERS]
Colour = Annotated[str, COLOURS]


class ForACard(structs.Choice, frozen=True):
    """One that names a card and nothing else."""

    card: Card


class Pass(ForACard, frozen=True):
    """Pass this card to the neighbour, keep the other (LT-2)."""

    words = "pass {card}"


class Play(ForACard, frozen=True):
    """Play a hand card on the own stack (LT-3)."""

    words = "play {card}"


class Heal(ForACard, frozen=True):
    """The charlatan turns an eliminated card up again (LT-20)."""

    words = "heal {card}"


class Eliminate(ForACard, frozen=True):
    """An instant killer's victim (LT-11)."""

    words = "eliminate {card}"


class Condemn(ForACard, frozen=True):
    """The character the executioner waits for (LT-15)."""

    words = "condemn {card}"


class Name(ForACard, frozen=True):
    """The character the inquisitor asks for (LT-25)."""

    words = "name {card}"


class Return(ForACard, frozen=True):
    """Return this card to the courtesan's player (LT-22)."""

    words = "return {card}"


class Give(ForACard, frozen=True):
    """Give this card for the one shown to the inquisitor (LT-25)."""

    words = "give {card}"


class Centre(structs.Choice, frozen=True):
    """Swap a hand card with the first or second card of the centre that has the same back (LT-24)."""

    words = "centre {card} {number}"

    card: Card
    number: Annotated[int, (1, 2)]


class Lay(structs.Choice, frozen=True):
    """The saint lays a token of this colour on the chapel (LT-26)."""

    words = "lay {colour}"

    colour: Colour


class Take(structs.Choice, frozen=True):
    """The black knight takes a token of this colour (LT-21)."""

    words = "take {colour}"

    colour: Colour


class Rank(structs.Choice, frozen=True):
    """The inquisitor's rank (LT-25)."""

    words = "rank {rank}"

    rank: int

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, seat: int, low: int) -> Self:
        return cls(0 if low else int(setup.rank[INQUISITOR]))


class Look(structs.Choice, frozen=True):
    """The clairvoyant looks at the centre (LT-23)."""

    words = "look"


class Spy(structs.Choice, frozen=True):
    """The witch looks at the hand of an opponent (LT-23)."""

    words = "spy on {target}"

    target: int

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, seat: int, steps: int) -> Self:
        return cls((seat + steps + 1) % int(setup.seats))


class Swap(structs.Choice, frozen=True):
    """The courtesan lays a hand card before an opponent (LT-22)."""

    words = "swap {card} with {partner}"

    card: str
    partner: int

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, seat: int, card: int, steps: int) -> Self:
        return cls(CHARACTERS[card], (seat + steps + 1) % int(setup.seats))


class Decline(structs.Choice, frozen=True):
    """Do not use the text, or no further (LT-5)."""

    words = "decline"


Choice = (
    Pass
    | Play
    | Heal
    | Eliminate
    | Condemn
    | Name
    | Return
    | Give
    | Centre
    | Lay
    | Take
    | Rank
    | Look
    | Spy
    | Swap
    | Decline
)
