"""How Mascarade is evaluated: playouts rate bluffs wrongly, so each option is followed by a small search of its own."""

import math

from hofstaat.bots.evaluator import Evaluator, Part, ended
from hofstaat.bots.mascarade.quick import POLICY
from hofstaat.engine.table import Table
from hofstaat.games.mascarade.table.table import Mascarade


def parts(start: Table, end: Table) -> dict[Part, float]:
    return {(seat, "gold", ""): float(gold) for seat, gold in enumerate(ended(end).scores)}


def claim(table: Table, seat: int, code: int) -> bool | None:
    """Whether the card is the character that is announced or claimed."""
    assert isinstance(table, Mascarade)
    actions, hands = table.agreed.actions, table.agreed.hands
    if actions.announce.has(code):
        return bool(table.card(seat * hands + actions.hand(code)) == actions.character(code))
    if actions.claim.has(code):
        return bool(table.card(seat * hands + actions.claim.first(code)) == table.character())
    return None


def leniency(table: Table, seat: int, code: int) -> float:
    """A look is never a mistake: on tables where all is known it brings nothing. A bluff wants half as much again."""
    assert isinstance(table, Mascarade)
    if table.agreed.actions.look.has(code) or table.agreed.actions.spy.has(code):
        return math.inf
    return 1.5 if claim(table, seat, code) is False else 1.0


EVALUATOR = Evaluator(judges=None, players=POLICY, parts=parts, claim=claim, leniency=leniency)
