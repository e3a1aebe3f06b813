"""Hofstaat: court-intrigue card games at one table."""

from hofstaat.engine.registry import game, names

__all__ = ["__version__", "game", "names"]

__version__ = "0.1.0"
