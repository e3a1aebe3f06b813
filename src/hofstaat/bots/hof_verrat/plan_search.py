"""The search in Hof-Verrat: whole turns are compared on the same drawn tables with the same dice.

The most promising ways to play the rest of the turn are tried; the worse half drops out again and again. In playouts
everybody plays whole turns like a courtier, and after two rounds the expected points tell who is likely to win.
"""

from time import perf_counter
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.bots.hof_verrat.evaluation import chances, plans_of
from hofstaat.bots.hof_verrat.policy import HofVerratPolicy, best_of, rate_victims
from hofstaat.bots.ismcts.search import worth_of
from hofstaat.engine.bits import first_seat
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import Moves
from hofstaat.games.hof_verrat.cards import HAND
from hofstaat.games.hof_verrat.table import HofVerrat, Phase

MOST: Final = 12  # plans tried
AHEAD: Final[i64] = 8  # turns played out before the table is judged
NO_LIMIT: Final[i64] = 1_000_000_000
DICE: Final[i64] = 1000003  # seeds of playouts are this far apart from those of other seeds


@final
class Plan:
    """A way to play the rest of a turn, or to strike: its codes, and how it fared."""

    def __init__(self, codes: list[int], worth: float) -> None:
        self.codes = codes
        self.worth = worth
        self.visits: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


def merit(plan: Plan) -> float:
    return plan.mean()


def promise(plan: Plan) -> float:
    return plan.worth


@final
class PlanSearch:
    """One seat's search, from what the seat knows. Given simulations and a seed it is deterministic."""

    def __init__(self, seat: i64, seed: i64) -> None:
        self.seat = seat
        self.seed = seed
        self.rng = Random(seed)
        self.policy = HofVerratPolicy()
        self.moves = Moves()
        self.tables: i64 = 0
        self.simulations: i64 = 0
        self.is_cut_short = False

    def think(self, knowledge: Knowledge, simulations: int, seconds: float) -> list[Plan]:
        """Plans by merit, the best first: stage by stage the better half, until the simulations of every decision of
        the plan are spent. After `seconds` (0: no limit) the best so far stands.
        """
        stop = perf_counter() + seconds
        self.is_cut_short = False
        plans = self.candidates(knowledge)
        budget = i64(simulations) * i64(len(plans[0].codes)) if simulations > 0 else NO_LIMIT
        alive = plans
        dropped: list[Plan] = []
        stages = stages_for(i64(len(plans)))
        for stage in range(stages):
            times = max(i64(1), budget // stages // i64(len(alive)))
            for n in range(times):
                self.try_all(knowledge, alive)
                if seconds > 0 and perf_counter() >= stop:
                    self.is_cut_short = simulations > 0
                    return sorted(alive, key=merit, reverse=True) + dropped
            alive = sorted(alive, key=merit, reverse=True)
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        return alive + dropped

    def candidates(self, knowledge: Knowledge) -> list[Plan]:
        """The most promising plans as a courtier sees them."""
        table = knowledge.sample(self.rng)
        assert isinstance(table, HofVerrat)
        found = self.strikes(table) if table.phase() == Phase.STRIKE else self.turns(table)
        return sorted(found, key=promise, reverse=True)[:MOST]

    def strikes(self, table: HofVerrat) -> list[Plan]:
        self.moves.clear()
        table.offer(self.seat, self.moves)
        worths = rate_victims(table, self.seat, self.moves)
        return [Plan([int(self.moves.code[i])], worths[i]) for i in range(self.moves.n)]

    def turns(self, table: HofVerrat) -> list[Plan]:
        plans = plans_of(table, self.seat)
        return [
            Plan([int(plans.code(plan, step)) for step in range(plans.length)], plans.worths[plan])
            for plan in range(i64(len(plans.worths)))
        ]

    def try_all(self, knowledge: Knowledge, plans: list[Plan]) -> None:
        """Try each plan once, on the same drawn table with the same dice."""
        table = knowledge.sample(self.rng)
        assert isinstance(table, HofVerrat)
        self.tables += 1
        for plan in plans:
            plan.total += self.value(table.copy(), plan, Random(self.seed * DICE + self.tables))
            plan.visits += 1
            self.simulations += 1

    def value(self, table: HofVerrat, plan: Plan, rng: Random) -> float:
        """Carry out the plan, play on, and judge."""
        table.play(self.seat, plan.codes[0])
        for code in plan.codes[1:]:
            self.strike_if_due(table, rng)
            table.play(self.seat, code)
        self.finish_turn(table, rng)
        last = table.pile() - HAND * AHEAD
        while table.waiting() != 0 and not (0 < table.pile() <= last):
            self.play_turn(table, first_seat(table.waiting()), rng)
        outcome = table.outcome()
        return chances(table)[self.seat] if outcome is None else worth_of(outcome, cooperative=False)[self.seat]

    def finish_turn(self, table: HofVerrat, rng: Random) -> None:
        """A strike may be due yet, and after one cards may be left to lay."""
        if table.waiting() != 0 and table.turn() == self.seat:
            self.play_turn(table, self.seat, rng)

    def play_turn(self, table: HofVerrat, seat: i64, rng: Random) -> None:
        """The rest of a turn as a courtier plays it: thought of once, and once more after each strike."""
        while table.waiting() != 0 and table.turn() == seat:
            if not self.strike_if_due(table, rng):
                self.lay_all(table, seat, rng)

    def lay_all(self, table: HofVerrat, seat: i64, rng: Random) -> None:
        """Lay cards by the best plan, up to the next strike."""
        plans = plans_of(table, seat)
        best = best_of(plans.worths, rng)
        step: i64 = 0
        while step < plans.length and table.phase() == Phase.PLACE:
            table.play(seat, plans.code(best, step))
            step += 1

    def strike_if_due(self, table: HofVerrat, rng: Random) -> bool:
        """Strike as a courtier does, if an assassin was laid."""
        if table.phase() != Phase.STRIKE:
            return False
        seat = table.turn()
        self.moves.clear()
        table.offer(seat, self.moves)
        table.play(seat, self.policy.pick(table, seat, self.moves, rng))
        return True


def stages_for(plans: i64) -> i64:
    """How often half of the plans can drop out until one is left."""
    stages: i64 = 0
    while plans > 1:
        plans = (plans + 1) // 2
        stages += 1
    return stages
