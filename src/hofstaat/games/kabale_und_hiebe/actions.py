"""The actions of Kabale und Hiebe, in the order of their codes. `notation.py` says how each is written."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.actions import ActionSpace
from hofstaat.games.kabale_und_hiebe.cards import N_RANKS


@final
class Actions(ActionSpace):
    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.place = self.add("place", seats, N_RANKS)  # the column, then the card
        self.slide = self.add("slide", N_RANKS)
        self.slide_nothing = self.add("slide-nothing")
        self.exchange = self.add("exchange", seats)  # the column whose goal is taken
        self.exchange_nothing = self.add("exchange-nothing")
