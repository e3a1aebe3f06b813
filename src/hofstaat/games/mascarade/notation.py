"""The actions of Mascarade as clients get them, and how they are written. Places too: 3, 3-left, centre-0."""

from functools import lru_cache
from typing import Annotated, Literal, Self

from hofstaat.engine import structs
from hofstaat.games.mascarade.cards import CHARACTERS, HANDS
from hofstaat.games.mascarade.setup import MascaradeSetup

EXAMPLES = "swap 0 3, keep 0 3, look, announce king, pass, claim, rob 3, trade 3, decline, spy 3, question 3, name king"
KEPT = 5_000  # places: those of 2 to 13 players, and of many agreements besides
Hand = Literal["left", "right", "protected"]
Character = Annotated[str, CHARACTERS]


# -- places ------------------------------------------------------------------------------------------------------------


def hand_of(agreed: MascaradeSetup, hand: int) -> Hand | None:
    """The name of a hand where everybody has several."""
    return None if agreed.hands == 1 else HANDS[hand]


@lru_cache(KEPT)
def where(agreed: MascaradeSetup, place: int) -> tuple[int | None, Hand | None, int | None]:
    """The seat and hand of a place, or its number in the centre."""
    if place >= agreed.seated:
        return None, None, place - int(agreed.seated)
    return int(agreed.owner(place)), hand_of(agreed, place % int(agreed.hands)), None


@lru_cache(KEPT)
def hands_there(agreed: MascaradeSetup) -> tuple[Hand | None, ...]:
    """The hand of each place."""
    return tuple(where(agreed, place)[1] for place in range(int(agreed.places)))


def place_words(seat: int | None, hand: Hand | None, centre: int | None) -> str:
    """3 (the card of seat 3), 3-left, centre-0."""
    if seat is None:
        return f"centre-{centre}"
    return f"{seat}-{hand}" if hand else str(seat)


def place_name(agreed: MascaradeSetup, place: int) -> str:
    return place_words(*where(agreed, place))


def place_names(agreed: MascaradeSetup) -> list[str]:
    return [place_name(agreed, place) for place in range(int(agreed.places))]


def seat_to_the_left(agreed: MascaradeSetup, seat: int, steps: int) -> int:
    """The next one to the left is 0."""
    return (seat + steps + 1) % int(agreed.seats)


# -- actions -----------------------------------------------------------------------------------------------------------


class Swap(structs.Choice, frozen=True):
    """Take the cards of `of` and of `other` (or of the centre), and give them back swapped or not (MA-14)."""

    words = "{verb} {one} {two}"

    of: int  # type: ignore[assignment]  # the field has that name in records and views
    swap: bool
    hand: Hand | None = None
    other: int | None = None
    other_hand: Hand | None = None
    centre: int | None = None

    @classmethod
    def made(cls, agreed: MascaradeSetup, seat: int, pair: int, swapped: int) -> Self:
        owner, hand, _ = where(agreed, int(agreed.place_from(seat, agreed.actions.low[pair])))
        assert owner is not None
        return cls(owner, swapped == 1, hand, *where(agreed, int(agreed.place_from(seat, agreed.actions.high[pair]))))

    @property
    def verb(self) -> str:
        return "swap" if self.swap else "keep"

    @property
    def one(self) -> str:
        return place_words(self.of, self.hand, None)

    @property
    def two(self) -> str:
        return place_words(self.other, self.other_hand, self.centre)

    def synonyms(self) -> tuple[str, ...]:
        """In either order; `say` names first the place that is nearer to the left of the seat."""
        return (f"{self.verb} {self.two} {self.one}",)

    def places(self, agreed: MascaradeSetup) -> tuple[int, int]:
        """The numbers of both places."""
        one = agreed.place_at(self.of, self.hand, None)
        return int(one), int(agreed.place_at(self.other, self.other_hand, self.centre))


class Look(structs.Choice, frozen=True):
    """Look secretly at an own card (MA-13)."""

    words = "look {hand}"

    hand: Hand | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, hand: int) -> Self:
        return cls(hand_of(agreed, hand))


class Announce(structs.Choice, frozen=True):
    """Announce to be a character (MA-15, MA-16)."""

    words = "announce {hand} {character}"

    character: str
    hand: Hand | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, hand: int, character: int) -> Self:
        return cls(CHARACTERS[character], hand_of(agreed, hand))


class Pass(structs.Choice, frozen=True):
    """Not claim to be the announced character (MA-15)."""

    words = "pass"


class Claim(structs.Choice, frozen=True):
    """Claim to be the announced character too (MA-17)."""

    words = "claim {hand}"

    hand: Hand | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, hand: int) -> Self:
        return cls(hand_of(agreed, hand))


class Rob(structs.Choice, frozen=True):
    """The Bishop takes from this player (MA-31)."""

    words = "rob {victim}"

    victim: int

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, steps: int) -> Self:
        return cls(seat_to_the_left(agreed, seat, steps))


class Decline(structs.Choice, frozen=True):
    """The Witch keeps her fortune (MA-35)."""

    words = "decline"


class Trade(structs.Choice, frozen=True):
    """The Witch exchanges fortunes with this player (MA-35)."""

    words = "trade {other}"

    other: int

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, steps: int) -> Self:
        return cls(seat_to_the_left(agreed, seat, steps))


class Spy(structs.Choice, frozen=True):
    """The Spy looks at the card of this player, or at one in the centre, and at her own (MA-36)."""

    words = "spy {place}"

    other: int | None = None
    centre: int | None = None
    other_hand: Hand | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, steps: int) -> Self:
        other, hand, centre = where(agreed, int(agreed.place_from(seat, steps + 1)))
        return cls(other, centre, hand)

    @property
    def place(self) -> str:
        return place_words(self.other, self.other_hand, self.centre)


class Question(structs.Choice, frozen=True):
    """The Inquisitor asks this player (MA-39)."""

    words = "question {victim}"

    victim: int

    @classmethod
    def of(cls, agreed: MascaradeSetup, seat: int, steps: int) -> Self:
        return cls(seat_to_the_left(agreed, seat, steps))


class Name(structs.Choice, frozen=True):
    """The player asked by the Inquisitor names a character (MA-39)."""

    words = "name {character}"

    character: Character


Choice = Swap | Look | Announce | Pass | Claim | Rob | Decline | Trade | Spy | Question | Name
