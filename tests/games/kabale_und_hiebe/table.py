"""Setting a table of Kabale und Hiebe by hand, and playing on it in the game's own words."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import hofstaat
from hofstaat.engine.table import Table
from hofstaat.games.kabale_und_hiebe.cards import COLOURS, RANKS
from hofstaat.games.kabale_und_hiebe.events.events import Witnessed
from hofstaat.games.kabale_und_hiebe.judge import Award, award
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe
from hofstaat.games.kabale_und_hiebe.view import View, view
from tests.games.in_words import InWords

GAME = hofstaat.game("kabale-und-hiebe")
IN_WORDS = InWords(GAME)
does, choices = IN_WORDS.does, IN_WORDS.choices
AGREED = cast(KabaleUndHiebeSetup, GAME.setup(6, {}))
FAR = ("music-5", "trade-5", "religion-5", "farming-5", "fencing-5", "alchemy-5")  # not soon fulfilled


def table(
    *columns: Sequence[str],
    seats: int = 2,
    goals: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    **position: Any,
) -> KabaleUndHiebe:
    """A position: columns of cards ("0 king", "1 storm down") under goals of 5 points; further columns are empty.

    Seats whose hand is not named hold the first three cards they have not laid; whoever has just laid one, two.
    """
    goals = [*goals, *(goal for goal in FAR if goal not in goals)][:seats]
    cards = [list(column) for column in columns] + [[] for _ in range(seats - len(columns))]
    spread = [{"goal": goal, "cards": column} for goal, column in zip(goals, cards, strict=True)]
    elsewhere = [position.get("piles"), position.get("discards"), [[c] for c in position.get("under_cloaks", [])]]
    held = []
    for seat in range(seats):
        laid = {card.split()[1] for column in cards for card in column if card.startswith(f"{seat} ")}
        laid |= {card for piles in elsewhere if piles for card in piles[seat]}
        number = 2 if "asked" in position and seat == position.get("turn", 0) else 3
        held.append((hands or {}).get(seat, [rank for rank in RANKS if rank not in laid][:number]))
    made = GAME.position({"seats": seats, "columns": spread, "hands": held, **position})
    made.journal = []
    return cast(KabaleUndHiebe, made)


def cards(on: Table, column: int) -> list[str]:
    """The cards of a column (from 1), as a position has them."""
    found: list[str] = GAME.describe(on)["columns"][column - 1]["cards"]
    return found


def seen(on: Table, seat: int | None = 0) -> View:
    return view(cast(KabaleUndHiebe, on), seat)


def told(on: Table, seat: int | None = None) -> list[Witnessed]:
    """The view of the seat (None: a spectator) has been told."""
    return [cast(Witnessed, GAME.witness(on.setup, event, seat)) for event in on.journal or []]


def events(on: Table, kind: type) -> list[Any]:
    return [event for event in told(on) if isinstance(event, kind)]


# -- awards on their own --------------------------------------------------------------------------------------------


def awarded(goal: str, *column: str) -> Award:
    """The award of a goal over cards like "red king", from the goal downwards."""
    named = [card.split() for card in column]
    return award(AGREED, goal, [(COLOURS.index(colour), rank) for colour, rank in named])


def winner(goal: str, *column: str) -> str | None:
    """The colour that wins, or None."""
    won = awarded(goal, *column).winner
    return None if won is None else COLOURS[won]


def sums(goal: str, *column: str) -> dict[str, float]:
    return {COLOURS[seat]: points for seat, points in awarded(goal, *column).sums.items()}


def numbers(goal: str, *column: str) -> dict[str, float | None]:
    """The number that each remaining card counts."""
    return {f"{COLOURS[seat]} {rank}": number for seat, rank, number in awarded(goal, *column).numbers}
