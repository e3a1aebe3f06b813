"""Tables played out many times, compiled: every option on the same tables with the same dice."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.ismcts.search import Search
from hofstaat.engine.bits import first_seat
from hofstaat.engine.chance import QuickLots, cast
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import Moves, Table

STEP: Final = 1_000_003  # between the seeds of two playouts
NOTHING_DONE: Final = -1  # in place of an action: the table is played on as it is


def draw(knowledge: Knowledge, times: int, seed: int) -> list[Table]:
    """Tables that this seat must hold possible."""
    rng = Random(seed)
    tables: list[Table] = []
    for i in range(times):
        tables.append(knowledge.sample(rng))
    return tables


def finish(table: Table, policy: Policy, rng: Random, moves: Moves) -> None:
    """Play on to the end, in place."""
    lots = QuickLots(rng)
    while True:
        cast(table, lots)
        bits = table.waiting()
        if bits == 0:
            return
        seat = first_seat(bits)
        moves.clear()
        table.offer(seat, moves)
        table.play(seat, policy.pick(table, seat, moves, rng))


def play_out(tables: list[Table], seat: int, options: list[int], policy: Policy, seed: int) -> list[list[Table]]:
    """For each table the final tables after each option."""
    moves = Moves()
    rows: list[list[Table]] = []
    for i in range(len(tables)):
        row: list[Table] = []
        for code in options:
            trial = tables[i].copy()
            if code != NOTHING_DONE:
                trial.play(seat, code)
            finish(trial, policy, Random(seed * STEP + i), moves)
            row.append(trial)
        rows.append(row)
    return rows


def veiled(table: Table, piles: list[tuple[int, int]], times: int, seed: int) -> list[Table]:
    """This very table that often, with what lies unseen in piles in another order: the first cell of each, and how
    many they are.
    """
    tables: list[Table] = []
    for i in range(times):
        trial = table.copy()
        rng = Random(seed * STEP + i)
        for first, count in piles:
            shuffle(trial, first, count, rng)
        tables.append(trial)
    return tables


def shuffle(table: Table, first: i64, count: i64, rng: Random) -> None:
    cells = table.cells
    for i in range(count - 1):
        j = i + rng.randrange(count - i)
        spare = cells[first + i]
        cells[first + i] = cells[first + j]
        cells[first + j] = spare


def search_out(
    tables: list[Table], seat: int, options: list[int], policy: Policy, seed: int, *, cooperative: bool, warm: int
) -> list[list[Table]]:
    """For each table the final tables after each option, where a search of its own follows each option: everybody
    answers well. The first `warm` tables only teach.
    """
    searches = [Search(seat, int(tables[0].seats), seed, policy, cooperative=cooperative) for _ in options]
    rows: list[list[Table]] = []
    for i in range(len(tables)):
        row: list[Table] = []
        for k in range(len(options)):
            trial = tables[i].copy()
            trial.play(seat, options[k])
            searches[k].simulate(trial)
            row.append(trial)
        if i >= warm:
            rows.append(row)
    return rows
