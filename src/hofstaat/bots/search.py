"""Bots that think ahead: they fold what their seat is told into knowledge, and search tables it allows."""

import math
from collections.abc import Sequence
from importlib import import_module
from time import perf_counter
from typing import ClassVar

import msgspec
from librt.random import Random

from hofstaat.bots.base import Bot, greedy, has_greedy, module_of
from hofstaat.bots.beliefs import reader
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.ismcts.search import Search
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup

SPARE_SECONDS = 0.05
LEAST_SECONDS = 0.01
EVENLY = 4.0  # exploration that tries all options about as often
CLEARLY = 1.0  # standard errors by which a search must better an advice


def policy_for(game: Game) -> Policy:
    """How playouts of this game choose: the game's own policy if there is one, else at random."""
    module = module_of(game, "policy")
    made: Policy = import_module(module).POLICY if module else Policy()
    return made


def adviser_of(game: Game, setup: Setup, seat: int, seed: int) -> Bot | None:
    """Where all win together, whoever plans as the others do: a search alone would not find what they agree on."""
    if not (game.cooperative and has_greedy(game)):
        return None
    return greedy(game)(game, setup, seat, seed)


class Considered(msgspec.Struct, frozen=True):
    """The search's results for one option."""

    code: int
    words: msgspec.Struct
    visits: int
    reward: float


class SearchBot(Bot):
    """Spends a number of `simulations` at each decision, or thinks for `seconds`, answering with time to spare.

    With both, the seconds are a cap for slow machines; `cut_short` counts the decisions that met it.
    """

    budgets: ClassVar[dict[str, int]] = {"minister": 5000, "grey-eminence": 30000}
    """The simulations of each level, which make it what it is on any machine."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seat: int,
        seed: int,
        *,
        seconds: float = 0.0,
        simulations: int = 0,
        exploration: float | None = None,
    ) -> None:
        super().__init__(game, setup, seat, seed)
        self.knowledge = game.knowledge(setup, seat)
        self.mind = reader(game, self.knowledge)
        self.search = Search(seat, int(setup.seats), seed, policy_for(game), cooperative=game.cooperative)
        self.adviser = adviser_of(game, setup, seat, seed)
        if self.adviser is not None:
            self.search.depth = 1
            self.search.exploration = EVENLY
        self.prepare()
        if exploration is not None:
            self.search.exploration = float(exploration)
        self.seconds = seconds
        self.simulations = simulations
        self.cut_short = 0
        self.considered: list[Considered] = []
        self.asked_at = 0.0
        self.heard: list[msgspec.Struct] = []  # since the last answer ...
        self.expected: tuple[int, list[msgspec.Struct]] | None = None  # ... which was to bring no news but this

    def prepare(self) -> None:
        """Set up what the search of a particular game adds."""

    def hear(self, event: msgspec.Struct) -> None:
        if self.slips():
            self.mind.learn_dimly(event)
        else:
            self.mind.learn(event)
        self.heard.append(event)
        if self.adviser is not None:
            self.adviser.hear(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        self.asked_at = perf_counter()
        self.resume()
        self.considered = []
        options, choices = self.sensible(view, options, choices)
        if len(options) == 1:
            return options[0]
        if self.adviser is not None:
            return self.advised(self.adviser.choose(view, options, choices), options, choices)
        self.think(options, choices)
        self.expect(self.considered[0].code)
        return self.considered[0].code

    def sensible(
        self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]
    ) -> tuple[Sequence[int], Sequence[msgspec.Struct]]:
        """The options worth a thought; all of them where each is silly."""
        left = [pair for pair in zip(options, choices, strict=True) if not self.is_silly(view, pair[1])]
        return ([code for code, _ in left], [choice for _, choice in left]) if left else (options, choices)

    def is_silly(self, view: msgspec.Struct, choice: msgspec.Struct) -> bool:
        """Whether the seat knows for certain that a choice does nothing or harm. A game may know such choices."""
        return False

    def think(self, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> None:
        """Search, and note what was found out about each option, the most tried first."""
        done = self.search.simulations
        self.search.think(self.knowledge, self.simulations, self.time_left())
        if self.search.simulations - done < self.simulations:
            self.cut_short += 1
        self.note(self.search.considered(list(options)), options, choices)

    def time_left(self) -> float:
        """The seconds left to think, 0 without a limit."""
        spent = perf_counter() - self.asked_at
        return max(LEAST_SECONDS, self.seconds - SPARE_SECONDS - spent) if self.seconds else 0.0

    def note(
        self, rows: list[tuple[int, int, float]], options: Sequence[int], choices: Sequence[msgspec.Struct]
    ) -> None:
        """Keep what was found out: codes with visits and mean reward, the best first."""
        words = dict(zip(options, choices, strict=True))
        self.considered = [Considered(code, words[code], visits, reward) for code, visits, reward in rows]

    # -- in a team ---------------------------------------------------------------------------------------------

    def advised(self, advice: int, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        """Keep to the common plan; where there is none, as in votes, leave the advice for something clearly better."""
        if self.search.policy.is_planned(self.knowledge.sample(Random(self.seed))):
            return advice
        self.think(options, choices)
        best = self.considered[0]
        (given,) = [each for each in self.considered if each.code == advice]
        doubt = self.search.spread() * math.sqrt(1 / max(1, best.visits) + 1 / max(1, given.visits))
        return best.code if best.reward - given.reward > CLEARLY * doubt else advice

    # -- using what the last search has found ------------------------------------------------------------------

    def resume(self) -> None:
        """Go on with the last tree if nothing has happened since but what the own action was bound to bring."""
        if self.expected is not None and self.expected[1] == self.heard:
            self.search.follow(self.expected[0])
        else:
            self.search.restart()
        self.expected = None
        self.heard = []

    def expect(self, code: int) -> None:
        """If this seat is asked again at once after its action, note what it will be told in between."""
        table = self.knowledge.sample(Random(self.seed))
        table.journal = []
        table.apply(self.seat, code)
        if table.actors() == [self.seat]:
            told = [self.game.witness(self.setup, event, self.seat) for event in table.journal]
            self.expected = code, [event for event in told if event is not None]


BOT = SearchBot
