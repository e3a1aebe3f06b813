"""The search at Hof-Verrat: it reads the others, thinks of whole turns, and keeps to the plan it found."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hofstaat.bots.hof_verrat.plan_search import Plan, PlanSearch
from hofstaat.bots.search import SearchBot


class HofVerratSearch(SearchBot):
    budgets: ClassVar[dict[str, int]] = {"minister": 1600, "grey-eminence": 6400}

    def prepare(self) -> None:
        self.plans = PlanSearch(self.seat, self.seed)
        self.rest: list[int] = []  # codes of the plan that is being carried out

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        """Keep to the plan; think anew for the next turn and when an assassin strikes."""
        self.heard = []
        if self.rest and self.rest[0] in options:
            return self.rest.pop(0)
        self.rest = []
        return super().choose(view, options, choices)

    def think(self, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> None:
        """Compare whole turns; a turn has the budget of all its decisions."""
        found = self.plans.think(self.knowledge, self.simulations, self.time_left())
        self.cut_short += int(self.plans.is_cut_short)
        self.rest = list(found[0].codes[1:])
        self.note(rows_of(found, options), options, choices)

    def expect(self, code: int) -> None:
        """The plan goes on by itself."""


def rows_of(plans: list[Plan], options: Sequence[int]) -> list[tuple[int, int, float]]:
    """For each option the best plan that begins with it, the best first; options not tried come last."""
    rows: dict[int, tuple[int, int, float]] = {}
    for plan in plans:
        rows.setdefault(plan.codes[0], (plan.codes[0], plan.visits, plan.mean()))
    return [*rows.values(), *[(code, 0, 0.0) for code in options if code not in rows]]


BOT = HofVerratSearch
