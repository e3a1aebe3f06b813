"""Opponents. A bot gets what its seat gets: events, views, options; never a table of the real game."""

from hofstaat.bots.base import BadParameter, Bot, UnknownBot, check, kinds, levels, make
from hofstaat.bots.listener import Listener
from hofstaat.bots.seated_bots import SeatedBots

__all__ = ["BadParameter", "Bot", "Listener", "SeatedBots", "UnknownBot", "check", "kinds", "levels", "make"]
