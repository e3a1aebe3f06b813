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
    """Pass this card to the neighbour, keep the other."""

    words = "pass {card}"


class Play(ForACard, frozen=True):
    """Play a hand card on the own stack."""

    words = "play {card}"


class Heal(ForACard, frozen=True):
    """The charlatan turns an eliminated card up again."""

    words = "heal {card}"


class Eliminate(ForACard, frozen=True):
    """An instant killer's victim."""

    words = "eliminate {card}"


class Condemn(ForACard, frozen=True):
    """The character the executioner waits for."""

    words = "condemn {card}"


class Name(ForACard, frozen=True):
    """The character the inquisitor asks for."""

    words = "name {card}"


class Return(ForACard, frozen=True):
    """Return this card to the courtesan's player."""

    words = "return {card}"


class Give(ForACard, frozen=True):
    """Give this card for the one shown to the inquisitor."""

    words = "give {card}"


class Centre(structs.Choice, frozen=True):
    """Swap a hand card with the first or second card of the centre that has the same back."""

    words = "centre {card} {number}"

    card: Card
    number: Annotated[int, (1, 2)]


class Lay(structs.Choice, frozen=True):
    """The saint lays a token of this colour on the chapel."""

    words = "lay {colour}"

    colour: Colour


class Take(structs.Choice, frozen=True):
    """The black knight takes a token of this colour."""

    words = "take {colour}"

    colour: Colour


class Rank(structs.Choice, frozen=True):
    """The inquisitor's rank."""

    words = "rank {rank}"

    rank: int

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, seat: int, low: int) -> Self:
        return cls(0 if low else int(setup.rank[INQUISITOR]))


class Look(structs.Choice, frozen=True):
    """The clairvoyant looks at the centre."""

    words = "look"


class Spy(structs.Choice, frozen=True):
    """The witch looks at the hand of an opponent."""

    words = "spy on {target}"

    target: int

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, seat: int, steps: int) -> Self:
        return cls((seat + steps + 1) % int(setup.seats))


class Swap(structs.Choice, frozen=True):
    """The courtesan lays a hand card before an opponent."""

    words = "swap {card} with {partner}"

    card: str
    partner: int

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, seat: int, card: int, steps: int) -> Self:
        return cls(CHARACTERS[card], (seat + steps + 1) % int(setup.seats))


class Decline(structs.Choice, frozen=True):
    """Do not use the text, or no further."""

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
