"""Phases and places of Mascarade in words."""

from typing import Final

from mypy_extensions import i16

from hofstaat.games.mascarade.cards import HANDS, Ball
from hofstaat.games.mascarade.table.ballroom import (
    ANSWER,
    FOOL_SWAP,
    NAME,
    OVER,
    QUESTION,
    ROB,
    SPY_PLACE,
    SPY_SWAP,
    TRADE,
    TURN,
)

PHASES: Final = {
    "turn": int(TURN),
    "answer": int(ANSWER),
    "rob": int(ROB),
    "fool-swap": int(FOOL_SWAP),
    "trade": int(TRADE),
    "spy-place": int(SPY_PLACE),
    "spy-swap": int(SPY_SWAP),
    "question": int(QUESTION),
    "name": int(NAME),
    "over": int(OVER),
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}


def place_name(ball: Ball, place: int) -> str:
    """3 (the card of seat 3), 3-left, centre-0."""
    if place >= ball.seated:
        return f"centre-{place - int(ball.seated)}"
    if ball.hands == 1:
        return str(place)
    seat, hand = divmod(place, int(ball.hands))
    return f"{seat}-{HANDS[hand]}"


def place_names(ball: Ball) -> list[str]:
    return [place_name(ball, place) for place in range(int(ball.places))]


def names_of(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def bits_of(named: list[str], names: list[str]) -> i16:
    return i16(sum(1 << i for i, name in enumerate(names) if name in named))
