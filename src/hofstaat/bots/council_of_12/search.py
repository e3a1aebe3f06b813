"""The search in the Council of 12: it weighs votes, which few simulations settle; cards follow the common plan."""

from typing import ClassVar

from hofstaat.bots.search import SearchBot


class CouncilSearch(SearchBot):
    budgets: ClassVar[dict[str, int]] = {"minister": 400, "grey-eminence": 1600}


BOT = CouncilSearch
