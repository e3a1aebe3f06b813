"""Opponents. A bot gets what its seat gets: events, views, options; never a table of the real game."""

from hofstaat.bots.base import BadParameter, Bot, UnknownBot, check, kinds, levels, make
from hofstaat.bots.company import Company

__all__ = ["BadParameter", "Bot", "Company", "UnknownBot", "check", "kinds", "levels", "make"]
