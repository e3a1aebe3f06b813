"""Opponents. A bot gets what its seat gets: events, views, options; never a table of the real game."""

from hofstaat.bots.base import Bot, UnknownBot, kinds, make
from hofstaat.bots.company import Company

__all__ = ["Bot", "Company", "UnknownBot", "kinds", "make"]
