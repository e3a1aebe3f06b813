"""The levels and the names that bots of a game are offered with."""

import secrets

from hofstaat.bots import base
from hofstaat.engine.game import Game

NAMES = ("Agathe", "Béralde", "Clitandre", "Dorante", "Éraste", "Florine", "Géronte", "Hyacinthe", "Isidore", "Julie")


def levels(game: Game) -> list[str]:
    """The levels this game has bots for, from gentle to strong."""
    return base.levels(game)


def bot_kind(game: Game, level: str | None) -> str:
    """The kind of bot behind a level: itself; of an unknown one (an older server's, say) the default."""
    return level if level in levels(game) else default_level(game)


def default_level(game: Game) -> str:
    known = levels(game)
    return known[min(1, len(known) - 1)]


def free_bot_name(taken: set[str]) -> str:
    free = [name for name in NAMES if name not in taken]
    return secrets.choice(free) if free else f"{secrets.choice(NAMES)} {len(taken)}"
