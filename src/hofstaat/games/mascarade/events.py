"""The events of Mascarade, as one seat is told them. Fields that only some seats are told are None for the others.

A place is a seat and, with 2 and 3 players, a hand; or its number in the centre.
"""

from typing import Annotated, Literal, Self

import msgspec

from hofstaat.engine.structs import Told
from hofstaat.engine.table import Happened
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.notation import Character, Hand, where
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.table import Event


class Dealt(Told, frozen=True):
    """A card was dealt face up, and turned down when everybody had seen it."""

    kind = Event.DEALT

    of: int | None  # type: ignore[assignment]  # the field has that name in records and views
    hand: Hand | None
    centre: int | None
    card: str | None

    @classmethod
    def made(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, place, card, _, _, _, _ = event
        return cls(*where(agreed, place), CHARACTERS[card])

    def faded(self) -> Self:
        return msgspec.structs.replace(self, card=None)


class TurnBegan(Told, frozen=True):
    """A turn begins. `preparation`: only swap-or-not; `forced`: likewise, with the card that was just revealed."""

    kind = Event.TURN_BEGAN

    seat: int
    preparation: bool
    forced: bool
    hand: Hand | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, seat, turns, forced, _, _, _ = event
        hand = where(agreed, forced)[1] if forced >= 0 else None
        return cls(seat, turns < agreed.preparation, forced >= 0, hand)


class Swapped(Told, frozen=True):
    """Two cards were taken under the table and given back; only the seat that did it is told whether swapped."""

    kind = Event.SWAPPED
    secret = True

    seat: int
    of: int  # type: ignore[assignment]  # the field has that name in records and views
    hand: Hand | None
    other: int | None
    other_hand: Hand | None
    centre: int | None
    swapped: bool | None = None

    @classmethod
    def made(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, seat, a, b, swapped, _, _ = event
        of, hand, _ = where(agreed, a)
        other, other_hand, centre = where(agreed, b)
        assert of is not None
        return cls(seat, of, hand, other, other_hand, centre, swapped == 1 if to == seat else None)

    def faded(self) -> Self:
        return msgspec.structs.replace(self, swapped=None)


class Looked(Told, frozen=True):
    """A seat looked at an own card; only it is told which."""

    kind = Event.LOOKED
    secret = True

    seat: int
    hand: Hand | None
    card: str | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, seat, place, card, _, _, _ = event
        return cls(seat, where(agreed, place)[1], CHARACTERS[card] if to == seat else None)

    def faded(self) -> Self:
        return msgspec.structs.replace(self, card=None)


class Announced(Told, frozen=True):
    """A seat announced to be a character."""

    kind = Event.ANNOUNCED

    seat: int
    hand: Hand | None
    character: str

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, seat, place, character, _, _, _ = event
        return cls(seat, where(agreed, place)[1], CHARACTERS[character])


class Answered(Told, frozen=True):
    """A seat claimed to be the announced character too, or did not."""

    kind = Event.ANSWERED

    seat: int
    claims: bool
    hand: Hand | None
    character: str

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, seat, place, character, _, _, _ = event
        hand = where(agreed, place)[1] if place >= 0 else None
        return cls(seat, place >= 0, hand, CHARACTERS[character])


class Revealed(Told, frozen=True):
    """A card was turned up. `right`: it is what its player claimed."""

    kind = Event.REVEALED

    seat: int
    hand: Hand | None
    card: str | None
    right: bool

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, place, card, right, _, _, _ = event
        seat, hand, _ = where(agreed, place)
        assert seat is not None
        return cls(seat, hand, CHARACTERS[card], right == 1)

    def faded(self) -> Self:
        return msgspec.structs.replace(self, card=None)


class Used(Told, frozen=True):
    """A seat uses the power of the announced character."""

    kind = Event.USED

    seat: int
    character: Character


class NobodyWas(Told, frozen=True):
    """None of those who claimed it was the character."""

    kind = Event.NOBODY_WAS

    character: Character


class Received(Told, frozen=True):
    """Gold from the bank or from the court."""

    kind = Event.RECEIVED

    seat: int
    gold: int
    source: Annotated[Literal["bank", "court"], ("bank", "court")]


class TookFrom(Told, frozen=True):
    """Gold from another player."""

    kind = Event.TOOK_FROM

    seat: int
    victim: int
    gold: int


class Fined(Told, frozen=True):
    """A fine to the court for a wrong claim."""

    kind = Event.FINED

    seat: int
    gold: int


class Traded(Told, frozen=True):
    """The Witch exchanged fortunes; what each has now."""

    kind = Event.TRADED

    seat: int
    other: int
    gold: int
    other_gold: int


class Declined(Told, frozen=True):
    """The Witch kept her fortune."""

    kind = Event.DECLINED

    seat: int


class Spied(Told, frozen=True):
    """The Spy looked at her own card and another; only she is told which they are."""

    kind = Event.SPIED
    secret = True

    seat: int
    other: int | None
    centre: int | None
    own_card: str | None = None
    card: str | None = None

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, seat, place, own_card, card, _, _ = event
        other, _, centre = where(agreed, place)
        if to != seat:
            return cls(seat, other, centre)
        return cls(seat, other, centre, CHARACTERS[own_card], CHARACTERS[card])

    def faded(self) -> Self:
        return msgspec.structs.replace(self, card=None, own_card=None)


class Questioned(Told, frozen=True):
    """The Inquisitor asks a player who they are."""

    kind = Event.QUESTIONED

    seat: int
    victim: int


class Named(Told, frozen=True):
    """The player asked named a character."""

    kind = Event.NAMED

    seat: int
    character: Character


class CheatFailed(Told, frozen=True):
    """The Cheat is not rich enough to win."""

    kind = Event.CHEAT_FAILED

    seat: int
    gold: int


class Shown(Told, frozen=True):
    """The game is over and a card is shown."""

    kind = Event.SHOWN

    of: int | None  # type: ignore[assignment]  # the field has that name in records and views
    hand: Hand | None
    centre: int | None
    card: str

    @classmethod
    def made(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, place, card, _, _, _, _ = event
        return cls(*where(agreed, place), CHARACTERS[card])


class Ended(Told, frozen=True):
    """The game is over."""

    kind = Event.ENDED

    winners: tuple[int, ...]
    reason: str

    @classmethod
    def of(cls, agreed: MascaradeSetup, to: int | None, event: Happened) -> Self:
        _, winners, reason, _, _, _, _ = event
        return cls(tuple(seat for seat in range(int(agreed.seats)) if winners >> seat & 1), REASONS[reason].value)


Witnessed = (
    Dealt
    | TurnBegan
    | Swapped
    | Looked
    | Announced
    | Answered
    | Revealed
    | Used
    | NobodyWas
    | Received
    | TookFrom
    | Fined
    | Traded
    | Declined
    | Spied
    | Questioned
    | Named
    | CheatFailed
    | Shown
    | Ended
)
