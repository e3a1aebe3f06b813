"""The search at Kabale und Hiebe: in playouts everybody lays what wins most of what it sees, up to the next award."""

from typing import ClassVar

from hofstaat.bots.kabale_und_hiebe.policy import RoundByRound
from hofstaat.bots.search import SearchBot


class KabaleSearch(SearchBot):
    budgets: ClassVar[dict[str, int]] = {"minister": 6000, "grey-eminence": 24000}

    def prepare(self) -> None:
        self.search.policy = RoundByRound()


BOT = KabaleSearch
