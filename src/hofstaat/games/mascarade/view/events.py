"""What happened in Mascarade, as one seat witnessed it. Fields that only some seats are told are None for the others.

A place is a seat and, with 2 and 3 players, a hand; or its number in the centre.
"""

from typing import Literal, cast

import msgspec

from hofstaat.engine.table import Event, Setup
from hofstaat.games.mascarade.cards import CHARACTERS, Ball
from hofstaat.games.mascarade.notation import Hand, where
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.table.ballroom import (
    ANNOUNCED,
    ANSWERED,
    CHEAT_FAILED,
    DEALT,
    DECLINED,
    ENDED,
    FINED,
    LOOKED,
    NAMED,
    NOBODY_WAS,
    QUESTIONED,
    RECEIVED,
    REVEALED,
    SHOWN,
    SPIED,
    SWAPPED,
    TOOK_FROM,
    TRADED,
    TURN_BEGAN,
    USED,
)


class Dealt(msgspec.Struct, frozen=True, tag_field="event", tag="dealt"):
    """A card was dealt face up, and turned down when everybody had seen it."""

    of: int | None
    hand: Hand | None
    centre: int | None
    card: str | None


class TurnBegan(msgspec.Struct, frozen=True, tag_field="event", tag="turn-began"):
    """A turn begins. `preparation`: only swap-or-not; `forced`: likewise, with the card that was just revealed."""

    seat: int
    preparation: bool
    forced: bool
    hand: Hand | None = None


class Swapped(msgspec.Struct, frozen=True, tag_field="event", tag="swapped"):
    """Two cards were taken under the table and given back; only who did it is told whether swapped."""

    seat: int
    of: int
    hand: Hand | None
    other: int | None
    other_hand: Hand | None
    centre: int | None
    swapped: bool | None = None


class Looked(msgspec.Struct, frozen=True, tag_field="event", tag="looked"):
    """A seat looked at an own card; only it is told which."""

    seat: int
    hand: Hand | None
    card: str | None = None


class Announced(msgspec.Struct, frozen=True, tag_field="event", tag="announced"):
    seat: int
    hand: Hand | None
    character: str


class Answered(msgspec.Struct, frozen=True, tag_field="event", tag="answered"):
    """A seat claimed to be the announced character too, or did not."""

    seat: int
    claims: bool
    hand: Hand | None
    character: str


class Revealed(msgspec.Struct, frozen=True, tag_field="event", tag="revealed"):
    """A card was turned up. `right`: it is what its player claimed."""

    seat: int
    hand: Hand | None
    card: str | None
    right: bool


class Used(msgspec.Struct, frozen=True, tag_field="event", tag="used"):
    """A seat uses the power of the announced character."""

    seat: int
    character: str


class NobodyWas(msgspec.Struct, frozen=True, tag_field="event", tag="nobody-was"):
    """None of those who claimed it was the character."""

    character: str


class Received(msgspec.Struct, frozen=True, tag_field="event", tag="received"):
    """Gold from the bank or from the court."""

    seat: int
    gold: int
    source: Literal["bank", "court"]


class TookFrom(msgspec.Struct, frozen=True, tag_field="event", tag="took-from"):
    """Gold from another player."""

    seat: int
    victim: int
    gold: int


class Fined(msgspec.Struct, frozen=True, tag_field="event", tag="fined"):
    """A fine to the court for a wrong claim."""

    seat: int
    gold: int


class Traded(msgspec.Struct, frozen=True, tag_field="event", tag="traded"):
    """The Witch exchanged fortunes; what each has now."""

    seat: int
    other: int
    gold: int
    other_gold: int


class Declined(msgspec.Struct, frozen=True, tag_field="event", tag="declined"):
    """The Witch kept her fortune."""

    seat: int


class Spied(msgspec.Struct, frozen=True, tag_field="event", tag="spied"):
    """The Spy looked at her own card and another; only she is told which they are."""

    seat: int
    other: int | None
    centre: int | None
    own_card: str | None = None
    card: str | None = None


class Questioned(msgspec.Struct, frozen=True, tag_field="event", tag="questioned"):
    """The Inquisitor asks a player who they are."""

    seat: int
    victim: int


class Named(msgspec.Struct, frozen=True, tag_field="event", tag="named"):
    seat: int
    character: str


class CheatFailed(msgspec.Struct, frozen=True, tag_field="event", tag="cheat-failed"):
    """The Cheat is not rich enough to win."""

    seat: int
    gold: int


class Shown(msgspec.Struct, frozen=True, tag_field="event", tag="shown"):
    """The game is over and a card is shown."""

    of: int | None
    hand: Hand | None
    centre: int | None
    card: str


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    winners: tuple[int, ...]
    reason: str


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


OF_CARDS = frozenset((DEALT, TURN_BEGAN, SWAPPED, LOOKED, REVEALED, SPIED, SHOWN))
IN_WORDS = frozenset((ANNOUNCED, ANSWERED, USED, NOBODY_WAS, QUESTIONED, NAMED, ENDED))


def witness(setup: Setup, event: Event, seat: int | None) -> Witnessed:
    """What this seat (None: a spectator) is told of an event."""
    ball = cast(Ball, setup)
    kind = event[0]
    if kind in OF_CARDS:
        return witness_cards(ball, event, seat)
    if kind in IN_WORDS:
        return witness_words(ball, event)
    return witness_gold(event)


def witness_cards(ball: Ball, event: Event, seat: int | None) -> Witnessed:
    """Cards taken, looked at, turned up: whatever happens under the table is told only to who did it."""
    kind, who, a, b, c, _, _ = event
    own = who == seat
    if kind == TURN_BEGAN:
        return TurnBegan(who, a < ball.preparation, b >= 0, where(ball, b)[1] if b >= 0 else None)
    if kind == SWAPPED:
        of, hand, _ = where(ball, a)
        other, other_hand, centre = where(ball, b)
        assert of is not None
        return Swapped(who, of, hand, other, other_hand, centre, c == 1 if own else None)
    if kind == LOOKED:
        return Looked(who, where(ball, a)[1], CHARACTERS[b] if own else None)
    if kind == SPIED:
        other, _, centre = where(ball, a)
        return Spied(who, other, centre, CHARACTERS[b], CHARACTERS[c]) if own else Spied(who, other, centre)
    of, hand, centre = where(ball, who)
    if kind == REVEALED:
        assert of is not None
        return Revealed(of, hand, CHARACTERS[a], b == 1)
    return (Dealt if kind == DEALT else Shown)(of, hand, centre, CHARACTERS[a])


def witness_words(ball: Ball, event: Event) -> Witnessed:
    """What is said aloud."""
    kind, who, a, b, _, _, _ = event
    if kind == ANSWERED:
        return Answered(who, a >= 0, where(ball, a)[1] if a >= 0 else None, CHARACTERS[b])
    if kind == ANNOUNCED:
        return Announced(who, where(ball, a)[1], CHARACTERS[b])
    if kind == USED:
        return Used(who, CHARACTERS[a])
    if kind == NOBODY_WAS:
        return NobodyWas(CHARACTERS[who])
    if kind == QUESTIONED:
        return Questioned(who, a)
    if kind == NAMED:
        return Named(who, CHARACTERS[a])
    return Ended(tuple(seat for seat in range(int(ball.seats)) if who >> seat & 1), REASONS[a].value)


def witness_gold(event: Event) -> Witnessed:
    """Fortunes are public."""
    kind, who, a, b, c, _, _ = event
    if kind == RECEIVED:
        return Received(who, a, "court" if b else "bank")
    if kind == TOOK_FROM:
        return TookFrom(who, a, b)
    if kind == FINED:
        return Fined(who, a)
    if kind == TRADED:
        return Traded(who, a, b, c)
    if kind == DECLINED:
        return Declined(who)
    assert kind == CHEAT_FAILED
    return CheatFailed(who, a)


HIDING = frozenset(int(kind) for kind in (SWAPPED, LOOKED, SPIED))
"""The kinds of events of which not everybody is told everything."""
FORGOTTEN = HIDING | {int(DEALT), int(REVEALED)}
"""The kinds of events of which logs later say less."""
REMEMBERED = 1
"""Turns before the current one of which a log says everything."""


def recall(setup: Setup, event: Witnessed, turns_ago: int) -> Witnessed:
    """What the log repeats: which cards were seen, and own swaps, only for the current and the previous turn; all of it
    with `memory_aid`. The cards shown at the end stay.
    """
    if turns_ago <= REMEMBERED or setup.options["memory_aid"]:
        return event
    match event:
        case Dealt() | Looked() | Revealed():
            return msgspec.structs.replace(event, card=None)
        case Spied():
            return msgspec.structs.replace(event, card=None, own_card=None)
        case Swapped():
            return msgspec.structs.replace(event, swapped=None)
        case _:
            return event


def reminds(setup: Setup, event: Witnessed) -> bool:
    """Whether the seat saw a card, and the log will forget it (MA-11). An own swap is no such thing: it was decided."""
    if setup.options["memory_aid"]:
        return False
    return isinstance(event, Looked | Revealed | Spied) and event.card is not None
