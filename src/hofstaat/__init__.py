"""Hofstaat: court-intrigue card games at one table."""

from hofstaat.build import __version__
from hofstaat.engine.registry import game, names

__all__ = ["__version__", "game", "names"]
