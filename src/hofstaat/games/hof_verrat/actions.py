"""The actions of Hof-Verrat, in the order of their codes. `notation.py` says how each is written."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.engine.actions import ActionSpace
from hofstaat.games.hof_verrat.cards import KINDS

SIDES: Final[i64] = 3  # above, below, in the assassin's district


@final
class Actions(ActionSpace):
    def __init__(self, seats: i64, spies: i64) -> None:
        super().__init__()
        self.place = self.add("place", KINDS, 2 + seats)  # above, below, or to the district so many seats to the left
        self.strike = self.add("strike", SIDES, KINDS)
        self.spare = self.add("spare")
        self.strike_spy = self.add("strike-spy", spies)  # by their numbers in the order laid
