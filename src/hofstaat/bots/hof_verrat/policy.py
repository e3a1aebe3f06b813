"""Playouts of Hof-Verrat: everybody plays on like a courtier."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from hofstaat.bots.hof_verrat.evaluation import Evaluation, evaluate, plans_of
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.engine.table import Moves, Table
from hofstaat.games.hof_verrat.rules import victim_at
from hofstaat.games.hof_verrat.table import HofVerrat, Phase


@final
class HofVerratPolicy(Policy):
    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        """The best option; of equally good ones any."""
        if moves.n == 1:
            return moves.code[0]
        return moves.code[best_of(self.rate(table, seat, moves), rng)]

    def rate(self, table: Table, seat: i64, moves: Moves) -> vec[float]:
        """The worth of each option; options that are the same turn in another order (HV-9) are worth nothing."""
        assert isinstance(table, HofVerrat)
        return rate_victims(table, seat, moves) if table.phase() == Phase.STRIKE else rate_places(table, seat, moves)


def best_of(worths: vec[float], rng: Random) -> i64:
    """The best; of equally good ones any."""
    best: i64 = 0
    equal: i64 = 1
    for i in range(i64(1), i64(len(worths))):
        if worths[i] > worths[best]:
            best = i
            equal = 1
        elif worths[i] == worths[best]:
            equal += 1
            if rng.randrange(equal) == 0:
                best = i
    return best


def rate_places(table: HofVerrat, seat: i64, moves: Moves) -> vec[float]:
    plans = plans_of(table, seat)
    worths = vec[float]()
    for i in range(moves.n):
        worths = append(worths, plans.best(moves.code[i]))
    return worths


def rate_victims(table: HofVerrat, seat: i64, moves: Moves) -> vec[float]:
    """The worth of the table without each of them."""
    evaluation = evaluate(table, seat)
    worths = vec[float]()
    for i in range(moves.n):
        worths = append(worths, without(table, evaluation, moves.code[i]))
    return worths


def without(table: HofVerrat, evaluation: Evaluation, code: i64) -> float:
    """The worth of the table after this elimination."""
    actions = table.agreed.actions
    if actions.spare.has(code):
        return evaluation.worth()
    if actions.strike.has(code):
        return evaluation.without(actions.strike.second(code), victim_at(table, actions.strike.first(code)))
    spy = actions.strike_spy.first(code)
    if table.spy_laid_by(spy) == evaluation.seat:
        return evaluation.without(table.spy_card(spy), table.spy_place(spy))
    return evaluation.without_stranger(table.spy_place(spy))


POLICY: Final = HofVerratPolicy()
