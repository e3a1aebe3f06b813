"""The page of benchmarks/reviewing.py: tables by game, and whether each test is passed."""

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benchmarks.reviewing import Measured, Row

SUMS = 1e-9
ERRORS = 3  # standard errors
BINS = 10


def page(found: "Sequence[Measured]") -> str:
    built = ", ".join(dict.fromkeys(each.built for each in found))
    head = [
        "# What the review may say",
        "",
        f"Written by `python -m tools.native python -m benchmarks.reviewing` ({built}). Bots whose order of",
        "strength is known play each deal on every seat. A review may call a move a mistake only if the error per",
        "decision that it finds has the order of their results. Values are percents of victory, in Council of 12",
        "points; ± is one standard error. A test wants three of them: a small run seldom gets there, `--deals 16` does",
        "where the order is right.",
        "",
    ]
    return "\n".join([*head, *(line for each in found for line in section(each)), *costs(found)]) + "\n"


def section(each: "Measured") -> list[str]:
    kinds = list(dict.fromkeys(row.kind for row in each.rows))
    lines = [f"## {each.game}", "", f"{len(each.rows)} seats in games reviewed with few playouts.", ""]
    lines += [
        "| bot | seats | result | deal + draws | own | fate | others | error per decision | mistakes a game | kept |"
    ]
    lines += ["|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    lines += [by_kind(each, kind) for kind in kinds]
    return [*lines, "", *tests(each, kinds), "", *alarms(each), *reliability(each)]


def scale(each: "Measured") -> float:
    return 1.0 if each.game == "council-of-12" else 100.0


def by_kind(each: "Measured", kind: str) -> str:
    rows = [row for row in each.rows if row.kind == kind]
    k = scale(each)

    def told(value: Callable[["Row"], float], *, sign: bool = True) -> str:
        middle, error = mean([value(row) for row in rows])
        return f"{k * middle:{'+' if sign else ''}.0f} ± {k * error:.0f}"

    middle, error = mean([row.loss / max(1, row.decisions) for row in rows])
    cells = [
        kind, str(len(rows)), told(lambda row: row.result, sign=False), told(lambda row: row.deal + row.draws),
        told(lambda row: row.own), told(lambda row: row.fate), told(lambda row: row.others),
        f"{k * middle:.2f} ± {k * error:.2f}", f"{mean([float(row.mistakes) for row in rows])[0]:.1f}",
        kept(rows),
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def kept(rows: "Sequence[Row]") -> str:
    """Of all that was at stake."""
    stake = sum(row.at_stake for row in rows)
    return f"{100 * (1 - sum(row.loss for row in rows) / stake):.0f} %" if stake else "–"


def tests(each: "Measured", kinds: list[str]) -> list[str]:
    off = max(row.off for row in each.rows)
    lines = [verdict(off < SUMS, f"Parts add up to the result within {off:.0e}.")]
    if each.game != "council-of-12":
        lucks = {kind: mean([row.deal + row.draws for row in each.rows if row.kind == kind]) for kind in kinds}
        worst = max(abs(middle) / max(error, 1e-9) for middle, error in lucks.values())
        lines.append(verdict(worst <= ERRORS, f"Luck of each kind of bot is 0 within {worst:.1f} standard errors."))
    rates = {kind: mean([row.loss / max(1, row.decisions) for row in each.rows if row.kind == kind]) for kind in kinds}
    weakest = kinds[-1]
    for kind in kinds[:-1]:
        (better, one), (worse, two) = rates[kind], rates[weakest]
        apart = (worse - better) / max(1e-9, math.hypot(one, two))
        lines.append(verdict(apart >= ERRORS, f"{kind} errs less than {weakest}, by {apart:.1f} standard errors."))
    return lines


def verdict(passed: bool, sentence: str) -> str:  # noqa: FBT001 - read at the call
    return f"- {'passed' if passed else '**not passed**'}: {sentence}"


def alarms(each: "Measured") -> list[str]:
    """How often a decision is called a mistake, by its loss with ten times the playouts."""
    clear = each.clear
    ranges = [("less than half of it", -1e9, clear / 2), ("half to all of it", clear / 2, clear), ("more", clear, 1e9)]
    least = f"a mistake loses {scale(each) * clear:.0f}"
    lines = [
        f"{len(each.alarms)} decisions judged again with ten times the playouts; {least}:", "",
        "| loss by the reference | decisions | called a mistake |", "|---|--:|--:|",
    ]  # fmt: skip
    for name, low, high in ranges:
        those = [alarm for alarm in each.alarms if low <= alarm.loss < high]
        share = f"{100 * sum(alarm.called for alarm in those) / len(those):.0f} %" if those else "–"
        lines.append(f"| {name} | {len(those)} | {share} |")
    return [*lines, ""]


def reliability(each: "Measured") -> list[str]:
    if not each.said:
        return []
    lines = ["| said | " + " | ".join(f"{10 * i} to {10 * i + 10} %" for i in range(BINS)) + " |"]
    lines += ["|---|" + "--:|" * BINS]
    for name in ("truth", "known"):
        cells = []
        for i in range(BINS):
            those = [one.result for one in each.said if min(BINS - 1, int(getattr(one, name) * BINS)) == i]
            cells.append(f"{100 * sum(those) / len(those):.0f} ({len(those)})" if those else "–")
        lines.append(f"| {name}: came true | {' | '.join(cells)} |")
    said, known = mean([one.truth for one in each.said])[0], mean([one.known for one in each.said])[0]
    came = mean([one.result for one in each.said])[0]
    views = f"the truth says {100 * said:.0f} %, a seat's own view {100 * known:.0f} %"
    return [*lines, "", f"On average {views}; {100 * came:.0f} % came true.", ""]


def costs(found: "Sequence[Measured]") -> list[str]:
    lines = ["## What a review costs", "", "One game, with all its playouts, on one core.", ""]
    lines += ["| game | decisions | CPU, s | size, KiB |", "|---|--:|--:|--:|"]
    lines += [f"| {e.game} | {e.cost_decisions} | {e.cost_s:.1f} | {e.size / 1024:.0f} |" for e in found]
    return lines


def mean(numbers: Sequence[float]) -> tuple[float, float]:
    middle = sum(numbers) / len(numbers)
    spread = sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return middle, math.sqrt(spread / len(numbers))
