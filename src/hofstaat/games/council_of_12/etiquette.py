"""Council etiquette: when free talk is open, and to whom (C12-26, C12-60, C12-84)."""

from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase
from hofstaat.games.council_of_12.view import STEP_FIVE

STEP_THREE = (Phase.OPEN, Phase.LAY)
STEP_FOUR = (Phase.ORDER, Phase.SAVE, Phase.EFFECT, Phase.FOLLOW)


def may_talk(table: CouncilOf12, seat: int | None) -> bool:
    """Talk is closed while cards lie, and never open to the chair. Silent councils talk only about the choices of
    step 5, uncannily silent ones not at all.
    """
    phase = table.phase()
    if phase == Phase.OVER:
        return True
    if table.agreed.uncanny or laying_has_begun(table):
        return False
    if table.agreed.silent and phase not in STEP_FIVE:
        return False
    return seat is None or seat != table.get(Cell.CHAIR)


def laying_has_begun(table: CouncilOf12) -> bool:
    """From the first answer of step 3 to the last card of step 4 (C12-26)."""
    phase = table.phase()
    return phase in STEP_FOUR or (phase in STEP_THREE and (table.lying() != 0 or has_answer(table)))


def has_answer(table: CouncilOf12) -> bool:
    return any(table.answer(seat) != NONE for seat in range(table.seats))
