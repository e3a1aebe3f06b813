"""Where a seat stands, from its view alone: what each column would bring whom now, and one's own goals."""

import msgspec

from hofstaat.games.kabale_und_hiebe.cards import AREAS
from hofstaat.games.kabale_und_hiebe.judge import award
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.view import Column, View

NOBODY_YET = "nobody"


class Lead(msgspec.Struct, frozen=True):
    """A column if it were awarded now with the cards this seat knows: everybody's sum (null: takes no part), who would
    win (null: nobody) and on what ground. `unseen`: how many cards are left out, since this seat may not look.
    """

    number: int
    sums: list[float | None]
    leader: int | None
    ground: str
    unseen: int


class Standing(msgspec.Struct, frozen=True):
    """The columns, and one's own goals both ways: the plain sum, the doubled set, and the areas it still lacks."""

    columns: list[Lead]
    plain: int
    doubled: int | None
    missing: list[str]


def standing(agreed: KabaleUndHiebeSetup, view: View) -> Standing | None:
    """For the seat whose view it is; nothing for a spectator, and nothing after the end."""
    if view.seat is None or view.over:
        return None
    goals = view.players[view.seat].goals or []
    missing = [area for area in AREAS if not any(area_in(goal) == area for goal in goals)]
    columns = [lead(agreed, column) for column in view.columns]
    return Standing(columns, sum(map(points_in, goals)), None if missing else doubled(goals), missing)


def lead(agreed: KabaleUndHiebeSetup, column: Column) -> Lead:
    known: list[tuple[int, str]] = []
    for card in column.cards:
        known += [(card.owner, name) for name in (card.card, card.hidden) if name]
    unseen = sum((card.card is None) + (card.hides and card.hidden is None) for card in column.cards)
    if not known:
        return Lead(column.number, [None] * int(agreed.seats), None, NOBODY_YET, unseen)
    result = award(agreed, column.goal, known)
    sums = [result.sums.get(seat) for seat in range(agreed.seats)]
    return Lead(column.number, sums, result.winner, result.ground, unseen)


# -- one's own goals (KH-40) -----------------------------------------------------------------------------------------


def area_in(goal: str) -> str:
    return goal.rpartition("-")[0]


def points_in(goal: str) -> int:
    return int(goal.rpartition("-")[2])


def doubled(goals: list[str]) -> int:
    """Twice the best goal of each area, minus 1 for each further goal."""
    best = {area: max(points_in(goal) for goal in goals if area_in(goal) == area) for area in AREAS}
    return 2 * sum(best.values()) - (len(goals) - len(AREAS))
