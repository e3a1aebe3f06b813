"""How Council of 12 is evaluated: in points, by what a council that works well together could still reach."""

import math

from hofstaat.bots.council_of_12.policy import POLICY
from hofstaat.bots.evaluator import Evaluator, Part, ended
from hofstaat.engine.table import Table
from hofstaat.games.council_of_12.rules.ballots import is_ballot
from hofstaat.games.council_of_12.scoring import challenge_points, silent_rounds
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12


def parts(start: Table, end: Table) -> dict[Part, float]:
    assert isinstance(end, CouncilOf12)
    challenges, favour = float(challenge_points(end)), float(end.get(Cell.FAVOUR))
    silence = float(silent_rounds(end) * end.agreed.tick_points)
    crowns = float(ended(end).scores[0]) - challenges - favour - silence
    return {
        (0, "challenges", ""): challenges,
        (0, "favour", ""): favour,
        (0, "silence", ""): silence,
        (0, "crowns", ""): crowns,
    }


def leniency(table: Table, seat: int, code: int) -> float:
    """An answer in a ballot is no single seat's mistake; and playouts that know all cards ring the bell too gladly."""
    assert isinstance(table, CouncilOf12)
    return math.inf if is_ballot(table.phase()) else 1.0


EVALUATOR = Evaluator(judges=POLICY, players=POLICY, clear=2.0, parts=parts, leniency=leniency)
