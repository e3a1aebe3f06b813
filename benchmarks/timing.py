"""Whether a running server's answers come earlier or later depending on hidden cards.

    python -m tools.native python -m benchmarks.timing

Somebody at a table of Hof-Verrat measures, in many deals, how long the answer to their action takes and how long a bot
takes to act, and then compares with what the others held, which is known only after the game. A permutation test says
how often chance alone would show as much; a server that waits a little over high cards is measured too, as a guard.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import hofstaat
from benchmarks.figures import show
from benchmarks.load import SERVE, running
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.table import Table

SHUFFLES = 999
STAGE = 12  # plies: about a round of three players
PLANTED = """
import time
from benchmarks.timing import hidden_number
from hofstaat.server import info
honest = info.state
def slow(room, seat):
    if seat == 0:
        time.sleep(0.002 * hidden_number(room.play.game, room.play.table))
    return honest(room, seat)
info.state = slow
"""


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Of ranks, so that a few late answers do not count for much."""
    return statistics.correlation(ranks(xs), ranks(ys))


def ranks(values: Sequence[float]) -> list[float]:
    """Equal values share theirs: their order would be that of the games."""
    order = sorted(values)
    return [(bisect_left(order, value) + bisect_right(order, value) - 1) / 2 for value in values]


def surprise(xs: Sequence[float], ys: Sequence[float], rng: random.Random) -> float:
    """How often chance alone shows at least as much correlation: small values are suspicious."""
    xs, ys = ranks(xs), ranks(ys)
    seen = abs(statistics.correlation(xs, ys))
    shuffled = list(ys)
    as_much = 0
    for _ in range(SHUFFLES):
        rng.shuffle(shuffled)
        as_much += abs(statistics.correlation(xs, shuffled)) >= seen
    return (as_much + 1) / (SHUFFLES + 1)


Sample = tuple[str, float, int, int]


def among_alike(samples: Sequence[Sample]) -> tuple[list[float], list[float]]:
    """Hidden numbers and times, each as its place among those of the same stage of a game.

    Everybody sees how far a game has come. Late in it answers take longer and hands are smaller: that tells nothing.
    """
    stages: dict[int, list[Sample]] = {}
    for sample in samples:
        stages.setdefault(sample[3] // STAGE, []).append(sample)
    hidden: list[float] = []
    seconds: list[float] = []
    for stage in stages.values():
        for values, places in (([float(one[2]) for one in stage], hidden), ([one[1] for one in stage], seconds)):
            places += [(rank + 0.5) / len(stage) for rank in ranks(values)]
    return hidden, seconds


async def one_game(origin: str, rng: random.Random) -> list[Sample]:
    """For each answer that was waited for: whose it was, how long it took, what was hidden, after which ply."""
    from tests.server.live_server import Visitor  # noqa: PLC0415 - the players of the tests

    taken = []
    async with Visitor(origin) as ada:
        match = await ada.open("me", "bot page", "bot page")
        async with ada.at(match) as page:
            while page.over is None:
                if not page.turn():
                    started, ply = time.perf_counter(), page.states[0]["ply"] if 0 in page.states else 0
                    await page.receive()
                    taken.append(("bot", time.perf_counter() - started, ply))
                    continue
                ply, code = page.states[0]["ply"], rng.choice(page.states[0]["options"])["code"]
                started = time.perf_counter()
                answer = await page.act(0, code)
                await page.reach(0, answer["ply"])
                taken.append(("server", time.perf_counter() - started, ply))
        record = records.read((await ada.http.get(f"/api/tables/{match}/record")).text)
    return [(who, seconds, hidden, ply) for who, seconds, ply in taken if (hidden := held(record, ply)) is not None]


def held(record: records.Record, ply: int) -> int | None:
    """A number for what lay in hidden places then."""
    game = hofstaat.game(record.header.game)
    table = records.start(game, record.header)
    for _ in records.replayed(game, table, record.plies[:ply]):
        pass
    return None if table.lots_due else hidden_number(game, table)


def hidden_number(game: Game, table: Table) -> int:
    """How many nobles and assassins the others hold: what seat 0 must not find out."""
    hands = game.describe(table)["hands"][1:]
    return sum(card.endswith(("noble", "assassin")) for hand in hands for card in hand)


async def measure(origin: str, games: int) -> dict[str, Any]:
    rng = random.Random(1)
    played = await asyncio.gather(*(one_game(origin, random.Random(seed)) for seed in range(games)))
    samples = [sample for game in played for sample in game]
    found: dict[str, Any] = {}
    for who in ("server", "bot"):
        hidden, seconds = among_alike([sample for sample in samples if sample[0] == who])
        p = surprise(hidden, seconds, rng)
        found[who] = {"answers": len(hidden), "correlation": round(correlation(hidden, seconds), 4), "p": p}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.timing", description=__doc__)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    result = {}
    for name, program in (("ours", SERVE), ("planted", PLANTED + SERVE)):
        with tempfile.TemporaryDirectory() as folder, running("-c", program, folder) as server:
            result[name] = asyncio.run(measure(server.origin, args.games))
    show(result, args.json)


if __name__ == "__main__":
    main()
