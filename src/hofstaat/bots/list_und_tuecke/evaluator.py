"""How Mit List und Tücke is evaluated: playouts at random; points come from influence and from eliminations."""

from hofstaat.bots.evaluator import Evaluator, Part
from hofstaat.engine.table import Table
from hofstaat.games.list_und_tuecke.cards import COLOURS
from hofstaat.games.list_und_tuecke.scoring import worth
from hofstaat.games.list_und_tuecke.table import ListUndTuecke


def parts(start: Table, end: Table) -> dict[Part, float]:
    assert isinstance(end, ListUndTuecke)
    found: dict[Part, float] = {}
    for seat in range(int(end.seats)):
        for colour, name in enumerate(COLOURS):
            found[seat, "influence", name] = float(end.influence(seat, colour) * worth(end, colour))
        found[seat, "eliminations", ""] = float(end.eliminations(seat))
    return found


EVALUATOR = Evaluator(parts=parts)
