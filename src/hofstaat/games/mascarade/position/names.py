"""The phases of Mascarade by their names, and sets of names as bits."""

from typing import Final

from hofstaat.games.mascarade.table.table import Phase

PHASES: Final = {
    "turn": int(Phase.TURN),
    "answer": int(Phase.ANSWER),
    "rob": int(Phase.ROB),
    "fool-swap": int(Phase.FOOL_SWAP),
    "trade": int(Phase.TRADE),
    "spy-place": int(Phase.SPY_PLACE),
    "spy-swap": int(Phase.SPY_SWAP),
    "question": int(Phase.QUESTION),
    "name": int(Phase.NAME),
    "over": int(Phase.OVER),
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}


def names_of(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def bits_of(named: list[str], names: list[str]) -> int:
    return sum(1 << i for i, name in enumerate(names) if name in named)
