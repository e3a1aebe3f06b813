"""The awards of a game on their own: for cards laid out by name, who wins, and why, step by step.

A game whose scoring is worth asking about names its class (`Game.awards`).
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from hofstaat.engine.table import Setup


class BadColumn(ValueError):
    """Cards that cannot lie together on any table; the message says what is wrong."""


class Verdict(msgspec.Struct, frozen=True):
    """The winner (None: nobody), the ground, everybody's sum as far as it was counted, and every step as an event."""

    goal: str
    winner: int | None
    ground: str
    sums: dict[int, float]
    steps: Sequence[msgspec.Struct]


class Awards(Protocol):
    """The goals and cards of a game as agreed, by their names; seats by their colours."""

    goals: tuple[str, ...]
    colours: tuple[str, ...]
    cards: tuple[str, ...]

    def __init__(self, setup: Setup) -> None: ...

    def judge(self, goal: str, cards: Sequence[tuple[int, str]]) -> Verdict:
        """Award a goal for these cards, each a seat and a name, in the order in which they lie."""
