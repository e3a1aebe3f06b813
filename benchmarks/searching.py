"""Our search beside OpenSpiel's C++ information-set search: simulations and actions per second, in interleaved rounds.

A simulation draws a possible world, walks down the tree and plays out at random or by a game's own policy. OpenSpiel
does not count its actions: they are taken to be as many as random play needs from the same position to the end.
Seconds are seconds of one core, so that a busy machine hurts nobody.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from time import process_time

import pyspiel
from librt.random import Random
from rich.console import Console
from rich.table import Table as Grid

import hofstaat
from benchmarks.peers import spot
from hofstaat import build
from hofstaat.bench import SEATS
from hofstaat.bots import Listener
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.ismcts.search import Search
from hofstaat.bots.search import SearchBot
from hofstaat.engine.match import Match

SIMULATIONS = 1000
EXPLORATION = 2.0


@dataclass(frozen=True)
class Searcher:
    """A search from the first real choice of a deal; `think` says how many simulations and actions it made."""

    name: str
    engine: str
    think: Callable[[], tuple[int, float]]


@dataclass(frozen=True)
class Pace:
    """The measurement: the best round."""

    simulations_per_s: float = 0.0
    actions_each: float = 0.0

    @property
    def actions_per_s(self) -> float:
        return self.simulations_per_s * self.actions_each


def ours(name: str) -> list[Searcher]:
    """The search with random playouts to the end, as OpenSpiel's; and as ministers use it where that is another."""
    game = hofstaat.game(name)
    seats = min(game.seats, key=lambda n: abs(n - SEATS))
    match = Match.new(game, seats, seed=1)
    while len(match.table.options(match.table.actors()[0])) == 1:
        match.act(match.table.actors()[0], match.table.options(match.table.actors()[0])[0])
    bot = SearchBot(game, match.table.setup, match.table.actors()[0], 1)
    Listener(bot, match, bot.seat).catch_up()
    plain = Search(bot.seat, seats, 1, Policy(), cooperative=game.cooperative)
    engine = f"Hofstaat {build.version()}, {build.describe()}"
    found = [Searcher(f"{name}, {seats} seats", engine, partial(think, plain, bot))]
    if type(bot.search.policy) is not Policy:
        found.append(Searcher(f"{name}, as ministers play", engine, partial(think, bot.search, bot)))
    return found


def think(search: Search, bot: SearchBot) -> tuple[int, float]:
    before = int(search.actions)
    search.restart()
    search.think(bot.knowledge, SIMULATIONS, 0.0)
    return SIMULATIONS, float(int(search.actions) - before)


def openspiel(name: str) -> Searcher:
    game = pyspiel.load_game(name, {"players": SEATS} if name == "oh_hell" else {})
    start = spot(game, Random(1))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def think() -> tuple[int, float]:
        pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SIMULATIONS, -1, policy, False, False).step(start.state)
        return SIMULATIONS, SIMULATIONS * start.length

    return Searcher(f"{name}, {game.num_players()} seats", f"OpenSpiel {version('open_spiel')}, ISMCTSBot", think)


def measure(searchers: Sequence[Searcher], rounds: int) -> list[Pace]:
    """Everybody's best of several rounds."""
    best = [Pace() for _ in searchers]
    for _ in range(rounds):
        for i, searcher in enumerate(searchers):
            started = process_time()
            simulations, actions = searcher.think()
            pace = Pace(simulations / (process_time() - started), actions / simulations)
            best[i] = max(best[i], pace, key=lambda each: each.simulations_per_s)
    return best


def compare(games: Sequence[str], rounds: int) -> dict[str, dict[str, float]]:
    """Measure, show the table, return the figures."""
    searchers = [*(each for name in games for each in ours(name)), openspiel("hearts"), openspiel("oh_hell")]
    paces = measure(searchers, rounds)
    grid = Grid(title="Search for hidden information, best of several interleaved rounds")
    grid.add_column("game")
    grid.add_column("engine")
    for heading in ("simulations/s", "actions each", "actions/s"):
        grid.add_column(heading, justify="right")
    for searcher, pace in zip(searchers, paces, strict=True):
        numbers = f"{pace.simulations_per_s:,.0f}", f"{pace.actions_each:.1f}", f"{pace.actions_per_s:,.0f}"
        grid.add_row(searcher.name, searcher.engine, *numbers)
    Console().print(grid)
    return {
        searcher.name: {
            "simulations_per_s": round(pace.simulations_per_s),
            "actions_each": round(pace.actions_each, 1),
            "actions_per_s": round(pace.actions_per_s),
        }
        for searcher, pace in zip(searchers, paces, strict=True)
    }
