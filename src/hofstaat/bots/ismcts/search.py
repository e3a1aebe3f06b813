"""Information-set Monte Carlo tree search with one tree per observer.

Each simulation draws a table the searching seat must hold possible and plays it out. Every seat has a tree of its own
whose branches are what that seat can tell of each action: nobody in the search answers to what it cannot see, neither
hidden cards nor hidden or simultaneous decisions. A seat chooses in its own tree by its own reward.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Policy
from hofstaat.engine.bits import first_seat
from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.rewards import shares_of
from hofstaat.engine.table import Moves, Outcome, Table

EXPLORATION: Final = 1.5  # times how much rewards differ from playout to playout
WARM_UP: Final[i64] = 20  # playouts before we believe to know how far rewards spread
LEAST_CURIOSITY: Final = 0.001
TREE_DEPTH: Final[i64] = 40
MARGIN: Final = 0.2  # how much of a reward is for the score rather than for the victory
SPREAD: Final = 12.0  # the lead in points that counts as a clear one


@final
class Node:
    """One seat's knowledge of the course of the game so far, and how it went on from there."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often this was one of the options (or happened)
        self.reward: float = 0.0  # summed, for whoever chose to come here
        self.children: list[Node] = []

    def child(self, code: i64) -> "Node":
        """The node after this action, made when it is met for the first time."""
        for node in self.children:
            if node.code == code:
                return node
        fresh = Node(code)
        self.children.append(fresh)
        return fresh

    def mean(self) -> float:
        return self.reward / float(self.visits) if self.visits > 0 else 0.0


@final
class Search:
    """One seat's search, from what the seat knows. Given simulations and a seed it is deterministic."""

    def __init__(self, seat: i64, seats: i64, seed: i64, policy: Policy, *, cooperative: bool) -> None:
        self.seat = seat
        self.cooperative = cooperative
        self.seats = seats
        self.policy = policy
        self.depth: i64 = TREE_DEPTH
        self.exploration: float = EXPLORATION
        self.total: float = 0.0  # of the searching seat's rewards ...
        self.squares: float = 0.0  # ... and of their squares, in `rewarded` playouts
        self.rewarded: i64 = 0
        self.rng = Random(seed)
        self.lots = QuickLots(self.rng)
        self.moves = Moves()
        self.roots: list[Node] = []
        self.simulations: i64 = 0
        self.actions: i64 = 0
        self.restart()

    def restart(self) -> None:
        """Forget the trees."""
        self.roots = [Node(-1) for seat in range(self.seats)]
        self.rewarded = 0
        self.total = 0.0
        self.squares = 0.0

    def follow(self, code: i64) -> None:
        """Go on from the position after the seat's own action, which nobody else has answered yet."""
        self.roots = [root.child(code) for root in self.roots]

    # -- thinking ----------------------------------------------------------------------------------------------

    def think(self, knowledge: Knowledge, simulations: int, seconds: float) -> None:
        """Simulate that often, or until the time is up (0: no limit of that kind)."""
        stop = perf_counter() + seconds
        n: i64 = 0
        while simulations == 0 or n < simulations:
            self.simulate(knowledge.sample(self.rng))
            n += 1
            if seconds > 0 and perf_counter() >= stop:
                break
        self.simulations += n

    def simulate(self, table: Table) -> None:
        """Down the trees to the first new node of whoever chooses, then play out, then remember how it ended."""
        paths: list[list[Node]] = [[root] for root in self.roots]
        movers: list[int] = []
        stage = self.policy.stage(table)
        self.descend(table, paths, movers, stage)
        self.play_out(table, stage)
        outcome = table.outcome()
        if outcome is None:
            rewards = self.policy.judge(table)
        else:
            rewards = worth_of(outcome, cooperative=self.cooperative)
        self.note_reward(rewards[self.seat])
        for seat in range(self.seats):
            remember(paths[seat], movers, rewards)

    def note_reward(self, reward: float) -> None:
        self.rewarded += 1
        self.total += reward
        self.squares += reward * reward

    def curiosity(self) -> float:
        """The weight of exploration: how far rewards spread, so that games with small differences are searched too."""
        return self.exploration * self.spread() + LEAST_CURIOSITY

    def spread(self) -> float:
        """How far the rewards of playouts lie apart (their standard deviation)."""
        if self.rewarded < WARM_UP:
            return 0.5
        mean = self.total / float(self.rewarded)
        return sqrt(max(0.0, self.squares / float(self.rewarded) - mean * mean))

    def descend(self, table: Table, paths: list[list[Node]], movers: list[int], stage: i64) -> None:
        depth: i64 = 0
        curiosity = self.curiosity()
        while depth < self.depth:
            cast(table, self.lots)
            seat = self.mover(table)
            if seat < 0 or self.policy.stage(table) != stage:
                return
            self.moves.clear()
            table.offer(seat, self.moves)
            own = paths[seat][-1]
            code = choose(own, self.moves, self.rng, curiosity)
            is_new = own.child(code).visits == 0
            for observer in range(self.seats):
                seen = code if observer == seat else table.looks_like(seat, code, observer)
                paths[observer].append(paths[observer][-1].child(seen))
            movers.append(int(seat))
            table.play(seat, code)
            self.actions += 1
            depth += 1
            if is_new:
                return

    def mover(self, table: Table) -> i64:
        """The next seat to decide, of several at once the searching seat: the order does not matter to the rules."""
        bits = table.waiting()
        if bits == 0:
            return -1
        return self.seat if bits >> self.seat & 1 else first_seat(bits)

    def play_out(self, table: Table, stage: i64) -> None:
        """Play on to the end of the game, or of this stage."""
        moves = self.moves
        while True:
            cast(table, self.lots)
            bits = table.waiting()
            if bits == 0 or self.policy.stage(table) != stage:
                return
            seat = first_seat(bits)
            moves.clear()
            table.offer(seat, moves)
            table.play(seat, self.policy.pick(table, seat, moves, self.rng))
            self.actions += 1

    # -- answering ---------------------------------------------------------------------------------------------

    def best(self, options: list[int]) -> int:
        """The option tried most often."""
        root = self.roots[self.seat]
        best = options[0]
        most: i64 = -1
        for code in options:
            visits = root.child(code).visits
            if visits > most:
                most = visits
                best = code
        return best

    def considered(self, options: list[int]) -> list[tuple[int, int, float]]:
        """For each option: how often it was tried and what it brought on average, the most tried first."""
        root = self.roots[self.seat]
        rows = [(code, int(root.child(code).visits), root.child(code).mean()) for code in options]
        rows.sort(key=tried, reverse=True)
        return rows


def tried(row: tuple[int, int, float]) -> int:
    return row[1]


def choose(node: Node, moves: Moves, rng: Random, curiosity: float) -> i64:
    """An option not tried yet, or the one with the best upper confidence bound among those offered now."""
    untried: i64 = 0
    pick: i64 = -1
    best = -1.0
    best_code = moves.code[0]
    for i in range(moves.n):
        code = moves.code[i]
        child = node.child(code)
        child.offered += 1
        if child.visits == 0:
            untried += 1
            if rng.randrange(untried) == 0:
                pick = code
        elif untried == 0:
            bound = child.mean() + curiosity * sqrt(log(float(child.offered)) / float(child.visits))
            if bound > best:
                best = bound
                best_code = code
    return pick if untried > 0 else best_code


def remember(path: list[Node], movers: list[int], rewards: list[float]) -> None:
    """Every node of the path was visited once more and brought its mover this reward."""
    for i in range(1, len(path)):
        node = path[i]
        node.visits += 1
        node.reward += rewards[movers[i - 1]]


def worth_of(outcome: Outcome, *, cooperative: bool) -> list[float]:
    """By seat, from 0 to 1: mostly the part in the victory, a little the lead in points."""
    shares = shares_of(outcome, cooperative=cooperative)
    return [
        (1.0 - MARGIN) * share + MARGIN * lead(outcome.scores, seat, cooperative=cooperative)
        for seat, share in enumerate(shares)
    ]


def lead(scores: tuple[int, ...], seat: int, *, cooperative: bool) -> float:
    """How far ahead of the best other seat, squeezed to 0 .. 1; in a team the common score."""
    own = scores[seat]
    if cooperative:
        return min(1.0, max(0.0, own / 100.0))
    best_other = max([scores[other] for other in range(len(scores)) if other != seat])
    return min(1.0, max(0.0, 0.5 + (own - best_other) / (2.0 * SPREAD)))
