"""Opponents. A bot gets what its seat gets: events, views, options; never a table of the real game."""

from hofstaat.bots.base import Bot, UnknownBot, kinds, make

__all__ = ["Bot", "UnknownBot", "kinds", "make"]
