"""What happened in Mit List und Tücke, as one seat witnessed it. What is not put in is hidden."""

import msgspec

from hofstaat.engine.table import NONE, Event
from hofstaat.games.list_und_tuecke.cards import BACKS, CHARACTERS, COLOURS, DEALT, TOKENS, Court
from hofstaat.games.list_und_tuecke.table.intrigue import (
    CARDS_DEALT,
    CENTRE_SEEN,
    CENTRE_SWAPPED,
    CHAPEL_LAID,
    CHAPTER_BEGAN,
    CONDEMNED,
    DECLINED,
    ELIMINATED,
    ENDED,
    HAND_SEEN,
    HEALED,
    INFLUENCE_TAKEN,
    KNIGHT_PAID,
    LAID,
    NAMED,
    PASS_CHOSEN,
    PASSED,
    PLACES_CHANGED,
    PLAYED,
    RANK_CHOSEN,
    START_CARD_TAKEN,
    SWAPPED,
    TAKEN,
)


class ChapterBegan(msgspec.Struct, frozen=True, tag_field="event", tag="chapter-began"):
    """A chapter (1 to 4) begins; `first` holds the start player card."""

    chapter: int
    first: int


class CardsDealt(msgspec.Struct, frozen=True, tag_field="event", tag="cards-dealt"):
    """A seat got two cards of a back; only that seat is told which."""

    seat: int
    back: str
    cards: tuple[str, ...] | None = None


class PassChosen(msgspec.Struct, frozen=True, tag_field="event", tag="pass-chosen"):
    """A seat has chosen the card it will pass; only that seat is told which."""

    seat: int
    card: str | None = None


class Passed(msgspec.Struct, frozen=True, tag_field="event", tag="passed"):
    """A card went to a neighbour; giver and receiver are told which."""

    seat: int
    to: int
    back: str
    card: str | None = None


class Played(msgspec.Struct, frozen=True, tag_field="event", tag="played"):
    """A card was played face up on the seat's own stack."""

    seat: int
    card: str


class Eliminated(msgspec.Struct, frozen=True, tag_field="event", tag="eliminated"):
    """The killer of `seat` eliminated the visible card of `victim`, whose whole stack is turned."""

    seat: int
    killer: str
    victim: int
    card: str


class Declined(msgspec.Struct, frozen=True, tag_field="event", tag="declined"):
    """The text of a card was not used, or no further."""

    seat: int
    card: str


class Healed(msgspec.Struct, frozen=True, tag_field="event", tag="healed"):
    """The charlatan turned an eliminated card of the seat's stack up again."""

    seat: int
    card: str


class LaidBefore(msgspec.Struct, frozen=True, tag_field="event", tag="laid-before"):
    """The courtesan's player laid a card before a partner; only that player is told which."""

    seat: int
    partner: int
    back: str
    card: str | None = None


class Swapped(msgspec.Struct, frozen=True, tag_field="event", tag="swapped"):
    """The partner returned a card; both are told both cards."""

    seat: int
    partner: int
    back: str
    laid: str | None = None
    returned: str | None = None


class CentreSeen(msgspec.Struct, frozen=True, tag_field="event", tag="centre-seen"):
    """The clairvoyant's player looked at the four cards of the centre; only that player is told which they are."""

    seat: int
    cards: tuple[str, ...] | None = None


class HandSeen(msgspec.Struct, frozen=True, tag_field="event", tag="hand-seen"):
    """The witch's player looked at the hand of `target`; only that player is told its cards."""

    seat: int
    target: int
    cards: tuple[str, ...] | None = None


class CentreSwapped(msgspec.Struct, frozen=True, tag_field="event", tag="centre-swapped"):
    """A hand card went to the centre for the first or second card there with the same back; the seat is told both."""

    seat: int
    back: str
    number: int
    laid: str | None = None
    taken: str | None = None


class Condemned(msgspec.Struct, frozen=True, tag_field="event", tag="condemned"):
    """The executioner named a character."""

    seat: int
    card: str


class PlacesChanged(msgspec.Struct, frozen=True, tag_field="event", tag="places-changed"):
    """The intriguer of `seat` changed places with the visible card of `other`."""

    seat: int
    other: int
    card: str


class RankChosen(msgspec.Struct, frozen=True, tag_field="event", tag="rank-chosen"):
    """The inquisitor has his rank."""

    seat: int
    rank: int


class Named(msgspec.Struct, frozen=True, tag_field="event", tag="named"):
    """The inquisitor named a character; `owner` held it and showed it to all (None: no opponent holds it)."""

    seat: int
    card: str
    owner: int | None = None


class Taken(msgspec.Struct, frozen=True, tag_field="event", tag="taken"):
    """The inquisitor's player took the card shown for a hand card; both players are told which was given."""

    seat: int
    partner: int
    card: str
    back: str
    given: str | None = None


class ChapelLaid(msgspec.Struct, frozen=True, tag_field="event", tag="chapel-laid"):
    """A token was laid on the chapel."""

    seat: int
    token: str


class StartCardTaken(msgspec.Struct, frozen=True, tag_field="event", tag="start-card-taken"):
    """After a round: who holds the start player card now."""

    seat: int


class InfluenceTaken(msgspec.Struct, frozen=True, tag_field="event", tag="influence-taken"):
    """At the end of a chapter a seat took influence for its crests."""

    seat: int
    blue: int
    green: int
    yellow: int


class KnightPaid(msgspec.Struct, frozen=True, tag_field="event", tag="knight-paid"):
    """The black knight took a token for a seat that had received no influence."""

    seat: int
    colour: str


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    """The fourth chapter is over."""


Witnessed = (
    ChapterBegan
    | CardsDealt
    | PassChosen
    | Passed
    | Played
    | Eliminated
    | Declined
    | Healed
    | LaidBefore
    | Swapped
    | CentreSeen
    | HandSeen
    | CentreSwapped
    | Condemned
    | PlacesChanged
    | RankChosen
    | Named
    | Taken
    | ChapelLaid
    | StartCardTaken
    | InfluenceTaken
    | KnightPaid
    | Ended
)


def witness(court: Court, event: Event, seat: int | None) -> Witnessed:
    """What this seat (None: a spectator) is told of an event. The most frequent kinds come first."""
    kind, who, a, b, c, _, _ = event
    if kind == PLAYED:
        return Played(who, CHARACTERS[a])
    if kind == CARDS_DEALT:
        return CardsDealt(who, BACKS[a], (CHARACTERS[b], CHARACTERS[c]) if who == seat else None)
    if kind == PASS_CHOSEN:
        return PassChosen(who, CHARACTERS[a] if who == seat else None)
    if kind == PASSED:
        return Passed(who, a, BACKS[c], CHARACTERS[b] if seat in (who, a) else None)
    if kind in HIDING_TEXTS:
        return witness_hidden(court, event, seat)
    return witness_text(event) if kind in TEXTS else witness_reckoning(event)


HIDING_TEXTS = {LAID, SWAPPED, CENTRE_SEEN, HAND_SEEN, CENTRE_SWAPPED, TAKEN}
"""What texts do and not everybody is told in full."""
HIDING = HIDING_TEXTS | {CARDS_DEALT, PASS_CHOSEN, PASSED}
"""The kinds of events of which not everybody is told everything."""
TEXTS = {ELIMINATED, DECLINED, HEALED, CONDEMNED, PLACES_CHANGED, RANK_CHOSEN, NAMED}
"""What texts do before everybody's eyes."""


def witness_hidden(court: Court, event: Event, seat: int | None) -> Witnessed:
    kind, who, a, b, c, d, _ = event
    own = who == seat
    if kind == LAID:
        return LaidBefore(who, a, back_of(court, b), CHARACTERS[b] if own else None)
    if kind == SWAPPED:
        cards = (CHARACTERS[b], CHARACTERS[c]) if seat in (who, a) else (None, None)
        return Swapped(who, a, back_of(court, b), *cards)
    if kind == CENTRE_SEEN:
        return CentreSeen(who, tuple(CHARACTERS[card] for card in (a, b, c, d)) if own else None)
    if kind == HAND_SEEN:
        return HandSeen(who, a, tuple(name for card, name in enumerate(CHARACTERS) if b >> card & 1) if own else None)
    if kind == CENTRE_SWAPPED:
        cards = (CHARACTERS[b], CHARACTERS[c]) if own else (None, None)
        return CentreSwapped(who, BACKS[a // int(DEALT)], a % int(DEALT) + 1, *cards)
    assert kind == TAKEN
    return Taken(who, a, CHARACTERS[b], back_of(court, c), CHARACTERS[c] if seat in (who, a) else None)


def witness_text(event: Event) -> Witnessed:
    kind, who, a, b, c, _, _ = event
    if kind == ELIMINATED:
        return Eliminated(who, CHARACTERS[a], b, CHARACTERS[c])
    if kind == DECLINED:
        return Declined(who, CHARACTERS[a])
    if kind == HEALED:
        return Healed(who, CHARACTERS[a])
    if kind == CONDEMNED:
        return Condemned(who, CHARACTERS[a])
    if kind == PLACES_CHANGED:
        return PlacesChanged(who, a, CHARACTERS[b])
    if kind == RANK_CHOSEN:
        return RankChosen(who, a)
    assert kind == NAMED
    return Named(who, CHARACTERS[a], None if b == NONE else b)


def witness_reckoning(event: Event) -> Witnessed:
    kind, who, a, b, c, _, _ = event
    if kind == START_CARD_TAKEN:
        return StartCardTaken(who)
    if kind == INFLUENCE_TAKEN:
        return InfluenceTaken(who, a, b, c)
    if kind == CHAPTER_BEGAN:
        return ChapterBegan(who + 1, a)
    if kind == CHAPEL_LAID:
        return ChapelLaid(who, TOKENS[a])
    if kind == KNIGHT_PAID:
        return KnightPaid(who, COLOURS[a])
    assert kind == ENDED
    return Ended()


def back_of(court: Court, card: int) -> str:
    return BACKS[court.back[card]]
