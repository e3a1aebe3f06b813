"""The form of a review: what `hofstaat.review` returns, the server keeps, the page shows. docs/review.md explains it.

Values are shares of the victory, or points where all win together; `ply` counts the lines of the record from 0.
"""

from typing import Any

import msgspec

from hofstaat.review.reasons import Reason

FORMAT = 1


class Deed(msgspec.Struct, frozen=True):
    """An action: in the words of the notation, and as a choice that every language can tell."""

    words: str
    choice: Any


class SeatParts(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat came from its fair share to its result: `deal`, `draws`, `own`, `fate` and `others` add up to it.

    `own`: what its moves were worth by what it knew; `fate`: what they did in truth beyond that. `luck_error`: one
    standard error of deal and draws together. `loss`: given away by what it knew, of all that was `at_stake`.
    `accuracy` is rounded to five; of its `decisions` those that `mattered` had something at stake.
    """

    seat: int
    result: float
    deal: float
    draws: float
    own: float
    fate: float
    others: float
    luck_error: float
    loss: float
    at_stake: float
    decisions: int
    mattered: int
    accuracy: int | None
    mistakes: int


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision: everybody's value before it and after it, what each seat could know before it, what it gave away."""

    ply: int
    seat: int
    turn: int
    truth: list[float]
    after: list[float]
    known: list[float]
    loss: float
    error: float


class Turning(msgspec.Struct, frozen=True, kw_only=True):
    """A turn (or round) that changed much. `kind`: deal, draw, mistake, fate or move, after what changed most in it."""

    ply: int
    turn: int
    kind: str
    seat: int | None
    before: list[float]
    change: list[float]


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A decision clearly worse than another by what its seat could know. `points`: what the better one brings by seat.

    `line`: how it might have gone on.
    """

    ply: int
    turn: int
    seat: int
    did: Deed
    better: Deed
    value: float
    instead: float
    error: float
    points: list[float]
    reasons: list[Reason]
    line: list[Deed]


class Read(msgspec.Struct, frozen=True, kw_only=True):
    """Something claimed or met that others could not see. `likely`: how likely it was by what each seat knew.

    `verdict`: of a claim truth, bluff (it worked) or caught; of an objection good, lucky or wrong; of a card met spy.
    """

    ply: int
    turn: int
    seat: int
    did: Deed
    verdict: str
    card: str | None
    likely: list[float | None]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All of it. `fair`: everybody's share before the deal; of a council the points it could expect after the deal.

    `by_rounds`: turns are rounds; `luck_known`: deal and draws are exact enough to be told.
    """

    format: int
    evaluator: str
    record: str
    game: str
    unit: str
    fair: float
    turns: int
    by_rounds: bool
    luck_known: bool
    plies: int
    result: list[float]
    seats: list[SeatParts]
    moments: list[Moment]
    turning: list[Turning]
    mistakes: list[Mistake]
    reads: list[Read]
