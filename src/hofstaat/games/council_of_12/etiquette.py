"""Council etiquette: when free talk is open, and to whom (C12-26, C12-60, C12-84)."""

from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.table.cells import CHAIR, EFFECT, FOLLOW, LAY, OPEN, ORDER, OVER, SAVE
from hofstaat.games.council_of_12.view import STEP_FIVE

HIDDEN_CARDS = (OPEN, LAY, ORDER, SAVE, EFFECT, FOLLOW)  # steps 3 and 4


def may_talk(table: CouncilOf12, seat: int | None) -> bool:
    """Outside steps 3 and 4, but never the chair. Silent councils talk only about the choices of step 5, uncannily
    silent ones not at all.
    """
    phase = table.phase()
    if phase == OVER:
        return True
    if table.council.uncanny or phase in HIDDEN_CARDS:
        return False
    if table.council.silent and phase not in STEP_FIVE:
        return False
    return seat is None or seat != table.get(CHAIR)
