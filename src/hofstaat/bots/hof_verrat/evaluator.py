"""How Hof-Verrat is evaluated: courtiers play on; points come from families in the districts and from missions."""

from hofstaat.bots.evaluator import Evaluator, Part
from hofstaat.bots.hof_verrat.policy import POLICY
from hofstaat.engine.table import Table
from hofstaat.games.hof_verrat.cards import CARD_NAMES, FAMILIES, is_spy
from hofstaat.games.hof_verrat.scoring import district_points, mission_points, standing
from hofstaat.games.hof_verrat.table import Cell, HofVerrat


def piles(table: Table) -> list[tuple[int, int]]:
    """The draw pile with the cards set aside."""
    assert isinstance(table, HofVerrat)
    top = int(table.get(Cell.TOP))
    return [(int(table.deck) + top, int(table.agreed.cards) - top)]


def parts(start: Table, end: Table) -> dict[Part, float]:
    assert isinstance(end, HofVerrat)
    standings = standing(end)
    found: dict[Part, float] = {}
    for seat in range(int(end.seats)):
        for name, points in zip(FAMILIES, district_points(end, seat, standings)):
            found[seat, "family", name] = float(points)
        for dark, side in enumerate(("light", "dark")):
            found[seat, "mission", side] = float(mission_points(end, seat, dark, standings))
    return found


def guess(table: Table, seat: int, code: int) -> str | None:
    """Which card the spy of somebody else is that an assassin strikes."""
    assert isinstance(table, HofVerrat)
    strike = table.agreed.actions.strike_spy
    if not strike.has(code):
        return None
    spy = strike.first(code)
    return None if table.spy_laid_by(spy) == seat else CARD_NAMES[table.spy_card(spy)]


def leniency(table: Table, seat: int, code: int) -> float:
    """A spy hides what it is; whoever is told all cards gives nothing for that."""
    assert isinstance(table, HofVerrat)
    place = table.agreed.actions.place
    return 1.5 if place.has(code) and is_spy(place.first(code)) else 1.0


EVALUATOR = Evaluator(judges=POLICY, players=POLICY, piles=piles, parts=parts, guess=guess, leniency=leniency)
