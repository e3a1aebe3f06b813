"""The events of Mit List und Tücke, each as one seat is told it. A field that is left out is hidden."""

from typing import Annotated, Self

from hofstaat.engine.structs import Told
from hofstaat.engine.table import Happened
from hofstaat.games.list_und_tuecke.cards import BACKS, CHARACTERS, DEALT, TOKENS
from hofstaat.games.list_und_tuecke.notation import Card, Colour
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup
from hofstaat.games.list_und_tuecke.table import Event


class ChapterBegan(Told, frozen=True):
    """A chapter (1 to 4) begins; `first` holds the start player card."""

    kind = Event.CHAPTER_BEGAN

    chapter: Annotated[int, range(1, 5)]
    first: int


class CardsDealt(Told, frozen=True):
    """A seat got two cards of a back; only that seat is told which."""

    kind = Event.CARDS_DEALT
    secret = True

    seat: int
    back: str
    cards: tuple[str, ...] | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, back, one, two, _, _ = event
        return cls(seat, BACKS[back], (CHARACTERS[one], CHARACTERS[two]) if to == seat else None)


class PassChosen(Told, frozen=True):
    """A seat has chosen the card it will pass; only that seat is told which."""

    kind = Event.PASS_CHOSEN
    secret = True

    seat: int
    card: str | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, card, _, _, _, _ = event
        return cls(seat, CHARACTERS[card] if to == seat else None)


class Passed(Told, frozen=True):
    """A card went to a neighbour; giver and receiver are told which."""

    kind = Event.PASSED
    secret = True

    seat: int
    to: int
    back: str
    card: str | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, receiver, card, back, _, _ = event
        return cls(seat, receiver, BACKS[back], CHARACTERS[card] if to in (seat, receiver) else None)


class Played(Told, frozen=True):
    """A card was played face up on the seat's own stack."""

    kind = Event.PLAYED

    seat: int
    card: str

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        return cls(event[1], CHARACTERS[event[2]])


class Eliminated(Told, frozen=True):
    """The killer of `seat` eliminated the visible card of `victim`, whose whole stack is turned."""

    kind = Event.ELIMINATED

    seat: int
    killer: Card
    victim: int
    card: Card


class Declined(Told, frozen=True):
    """The text of a card was not used, or no further."""

    kind = Event.DECLINED

    seat: int
    card: Card


class Healed(Told, frozen=True):
    """The charlatan turned an eliminated card of the seat's stack up again."""

    kind = Event.HEALED

    seat: int
    card: Card


class LaidBefore(Told, frozen=True):
    """The courtesan's player laid a card before a partner; only that player is told which."""

    kind = Event.LAID
    secret = True

    seat: int
    partner: int
    back: str
    card: str | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, partner, card, _, _, _ = event
        return cls(seat, partner, back_of(setup, card), CHARACTERS[card] if to == seat else None)


class Swapped(Told, frozen=True):
    """The partner returned a card; both are told both cards."""

    kind = Event.SWAPPED
    secret = True

    seat: int
    partner: int
    back: str
    laid: str | None = None
    returned: str | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, partner, laid, returned, _, _ = event
        if to in (seat, partner):
            return cls(seat, partner, back_of(setup, laid), CHARACTERS[laid], CHARACTERS[returned])
        return cls(seat, partner, back_of(setup, laid))


class CentreSeen(Told, frozen=True):
    """The clairvoyant's player looked at the four cards of the centre; only that player is told which they are."""

    kind = Event.CENTRE_SEEN
    secret = True

    seat: int
    cards: tuple[str, ...] | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, *cards, _ = event
        return cls(seat, tuple([CHARACTERS[card] for card in cards]) if to == seat else None)


class HandSeen(Told, frozen=True):
    """The witch's player looked at the hand of `target`; only that player is told its cards."""

    kind = Event.HAND_SEEN
    secret = True

    seat: int
    target: int
    cards: tuple[str, ...] | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, target, hand, _, _, _ = event
        if to != seat:
            return cls(seat, target)
        return cls(seat, target, tuple([name for card, name in enumerate(CHARACTERS) if hand >> card & 1]))


class CentreSwapped(Told, frozen=True):
    """A hand card went to the centre for the first or second card there with the same back; the seat is told both."""

    kind = Event.CENTRE_SWAPPED
    secret = True

    seat: int
    back: str
    number: int
    laid: str | None = None
    taken: str | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, position, laid, taken, _, _ = event
        back, which = divmod(position, int(DEALT))
        if to == seat:
            return cls(seat, BACKS[back], which + 1, CHARACTERS[laid], CHARACTERS[taken])
        return cls(seat, BACKS[back], which + 1)


class Condemned(Told, frozen=True):
    """The executioner named a character."""

    kind = Event.CONDEMNED

    seat: int
    card: Card


class PlacesChanged(Told, frozen=True):
    """The intriguer of `seat` changed places with the visible card of `other`."""

    kind = Event.PLACES_CHANGED

    seat: int
    other: int
    card: Card


class RankChosen(Told, frozen=True):
    """The inquisitor has his rank."""

    kind = Event.RANK_CHOSEN

    seat: int
    rank: int


class Named(Told, frozen=True):
    """The inquisitor named a character; `owner` held it and showed it to all (None: no opponent holds it)."""

    kind = Event.NAMED

    seat: int
    card: Card
    owner: int | None = None


class Taken(Told, frozen=True):
    """The inquisitor's player took the card shown for a hand card; both players are told which was given."""

    kind = Event.TAKEN
    secret = True

    seat: int
    partner: int
    card: str
    back: str
    given: str | None = None

    @classmethod
    def of(cls, setup: ListUndTueckeSetup, to: int | None, event: Happened) -> Self:
        _, seat, partner, shown, given, _, _ = event
        name = CHARACTERS[given] if to in (seat, partner) else None
        return cls(seat, partner, CHARACTERS[shown], back_of(setup, given), name)


class ChapelLaid(Told, frozen=True):
    """A token was laid on the chapel."""

    kind = Event.CHAPEL_LAID

    seat: int
    token: Annotated[str, TOKENS]


class StartCardTaken(Told, frozen=True):
    """After a round: who holds the start player card now."""

    kind = Event.START_CARD_TAKEN

    seat: int


class InfluenceTaken(Told, frozen=True):
    """At the end of a chapter a seat took influence for its crests."""

    kind = Event.INFLUENCE_TAKEN

    seat: int
    blue: int
    green: int
    yellow: int


class KnightPaid(Told, frozen=True):
    """The black knight took a token for a seat that had received no influence."""

    kind = Event.KNIGHT_PAID

    seat: int
    colour: Colour


class Ended(Told, frozen=True):
    """The fourth chapter is over."""

    kind = Event.ENDED


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


def back_of(setup: ListUndTueckeSetup, card: int) -> str:
    return BACKS[setup.back[card]]
