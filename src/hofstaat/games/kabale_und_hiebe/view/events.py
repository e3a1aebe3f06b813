"""What happens in Kabale und Hiebe, as structs for whoever may know it. `sight.py` decides who is told what.

Columns are numbered from 1. Numbers on cards may end in .5.
"""

import msgspec


class RoundBegan(msgspec.Struct, frozen=True, tag_field="event", tag="round-began"):
    """Goals were revealed, from left to right; `first` moves first."""

    round: int
    first: int
    goals: tuple[str, ...]


class Drew(msgspec.Struct, frozen=True, tag_field="event", tag="drew"):
    """A seat drew this many cards, 0 if it has none left to draw; only that seat is told which."""

    seat: int
    number: int
    cards: tuple[str, ...] | None = None


class Shuffled(msgspec.Struct, frozen=True, tag_field="event", tag="shuffled"):
    """A seat shuffled its discard pile of so many cards into a new draw pile."""

    seat: int
    number: int


class Placed(msgspec.Struct, frozen=True, tag_field="event", tag="placed"):
    """A card was laid face down at the bottom of a column; only its owner is told which."""

    seat: int
    column: int
    card: str | None = None


class TurnedUp(msgspec.Struct, frozen=True, tag_field="event", tag="turned-up"):
    """The card above the one just laid was turned up."""

    owner: int
    card: str
    column: int


class Travelled(msgspec.Struct, frozen=True, tag_field="event", tag="travelled"):
    """An explorer left the column and was laid face down at the bottom of another."""

    owner: int
    column: int
    into: int


class Stayed(msgspec.Struct, frozen=True, tag_field="event", tag="stayed"):
    """An explorer found no way on and stays, face up."""

    owner: int
    column: int


class Killed(msgspec.Struct, frozen=True, tag_field="event", tag="killed"):
    """An assassin sent the card that turned him up to its owner's discard pile."""

    owner: int
    column: int
    victim: int
    card: str


class Closed(msgspec.Struct, frozen=True, tag_field="event", tag="closed"):
    """A storm closed its column."""

    owner: int
    column: int


class Slid(msgspec.Struct, frozen=True, tag_field="event", tag="slid"):
    """A card was slid under the seat's cloak; only that seat is told which."""

    seat: int
    column: int
    card: str | None = None


class Exchanged(msgspec.Struct, frozen=True, tag_field="event", tag="exchanged"):
    """A traitor exchanged two goals: `goal` lies at the head of his column now, `other_goal` at that of the other."""

    seat: int
    column: int
    other_column: int
    goal: str
    other_goal: str


class Declined(msgspec.Struct, frozen=True, tag_field="event", tag="declined"):
    """A seat did not use its cloak or traitor."""

    seat: int
    card: str
    column: int


class Skipped(msgspec.Struct, frozen=True, tag_field="event", tag="skipped"):
    """A seat without a hand card is passed over."""

    seat: int


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="round-ended"):
    """Every goal is fulfilled, or nobody can place a card any more."""

    round: int
    fulfilled: bool


class Revealed(msgspec.Struct, frozen=True, tag_field="event", tag="revealed"):
    """At the end of the round a card was turned up, or taken out from under its owner's cloak; it does not act."""

    owner: int
    card: str
    column: int
    under_cloak: bool


# -- the award of a column, step by step ----------------------------------------------------------------------------


class AwardBegan(msgspec.Struct, frozen=True, tag_field="event", tag="award-began"):
    """Now this column is awarded."""

    column: int
    goal: str
    number: int


class AbilitiesCancelled(msgspec.Struct, frozen=True, tag_field="event", tag="abilities-cancelled"):
    """Musketeers: every card counts just its printed number."""

    column: int


class SpellCancelled(msgspec.Struct, frozen=True, tag_field="event", tag="spell-cancelled"):
    """Several wizards, or several witches, cancel each other."""

    column: int
    card: str
    number: int


class SpellCast(msgspec.Struct, frozen=True, tag_field="event", tag="spell-cast"):
    """The one wizard or witch removes so many cards; each follows."""

    column: int
    card: str
    owner: int
    number: int


class Removed(msgspec.Struct, frozen=True, tag_field="event", tag="removed"):
    """A card leaves the column because of its number."""

    column: int
    owner: int
    card: str
    number: float
    spell: str


class PairFound(msgspec.Struct, frozen=True, tag_field="event", tag="pair-found"):
    """Prince and squire of one colour lie here together."""

    column: int
    seat: int


class Numbered(msgspec.Struct, frozen=True, tag_field="event", tag="numbered"):
    """What a card counts: as printed, by its own ability or what it doubles, and after the dragons. None: no number.

    `changed`: its ability made it another than printed. `lowered`: dragons did.
    """

    column: int
    owner: int
    card: str
    printed: float | None
    counted: float | None
    number: float | None
    changed: bool
    lowered: bool


class BeggarFound(msgspec.Struct, frozen=True, tag_field="event", tag="beggar-found"):
    """The lowest sum wins."""

    column: int


class Summed(msgspec.Struct, frozen=True, tag_field="event", tag="summed"):
    """The sum of a seat that takes part."""

    column: int
    seat: int
    number: float


class Awarded(msgspec.Struct, frozen=True, tag_field="event", tag="awarded"):
    """The goal goes to the winner, or to nobody. `ground`: pair, highest, nearest (of equal sums), lowest, farthest
    (of equal sums), nobody.
    """

    column: int
    goal: str
    winner: int | None
    ground: str


# -- and after it ---------------------------------------------------------------------------------------------------


class Cleared(msgspec.Struct, frozen=True, tag_field="event", tag="cleared"):
    """All cards of the columns went to their owners' discard piles."""


class Counted(msgspec.Struct, frozen=True, tag_field="event", tag="counted"):
    """The final count of a seat: the plain sum, the doubled set if it has all six areas, the better of both."""

    seat: int
    plain: int
    doubled: int | None
    points: int


class Ended(msgspec.Struct, frozen=True, tag_field="event", tag="ended"):
    """The sixth round is over."""


AwardStep = (
    AwardBegan
    | AbilitiesCancelled
    | SpellCancelled
    | SpellCast
    | Removed
    | PairFound
    | Numbered
    | BeggarFound
    | Summed
    | Awarded
)
Witnessed = (
    RoundBegan
    | Drew
    | Shuffled
    | Placed
    | TurnedUp
    | Travelled
    | Stayed
    | Killed
    | Closed
    | Slid
    | Exchanged
    | Declined
    | Skipped
    | RoundEnded
    | Revealed
    | AwardStep
    | Cleared
    | Counted
    | Ended
)
