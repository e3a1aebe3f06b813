"""Puts the figures of benchmarks/*.json into docs/reliability.md, each between its own marks.

python -m benchmarks.report
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs" / "reliability.md"


def table(*rows: Sequence[object]) -> str:
    """A table of Markdown; the first row is its head."""
    head, *rest = [[str(cell) for cell in row] for row in rows]
    rule = ["---", *["--:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, rule, *rest))


def faults(found: dict[str, Any]) -> str:
    names = ("kills", "acknowledged_actions", "lost", "matches_finished_and_verified", "away_p50_s", "away_most_s")
    heads = ["", "kills", "acknowledged", "lost", "matches finished and verified", "away, median s", "away, longest s"]
    return table(heads, *([name, *(part[key] for key in names)] for name, part in found.items()))


def load(found: dict[str, Any]) -> str:
    ours, bare, ratios = found["ours"], found["bare"], found["ratios"]
    memory = found["memory_kb_per_connection"]

    def row(name: str, kind: str, key: str, ratio: object = "") -> list[object]:
        return [name, number(ours[kind][key]), number(bare[kind][key]), ratio]

    return table(
        [f"{found['tables']} tables of four", "Hofstaat", "bare", "ratio"],
        row("messages/s, saturated", "saturated", "messages_per_s", ratios["messages_per_s"]),
        row(
            "CPU µs per message",
            "saturated",
            "server_cpu_us_per_message",
            round(1 / ratios["messages_per_cpu_second"], 1),
        ),
        row("paced, median ms", "paced", "p50_ms"),
        row("paced, p99 ms", "paced", "p99_ms", ratios["p99"]),
        row("the same with disturbed seconds", "paced", "p99_all_ms", ratios["p99_all"]),
        row("until acknowledged, p99 ms", "paced", "p99_acknowledged_ms"),
        row("seconds undisturbed", "paced", "undisturbed"),
        ["memory per connection, kB", memory["ours"], memory["bare"], ratios["memory_per_connection"]],
    )


def endurance(found: dict[str, Any]) -> str:
    heads = ["", "start, s", "memory, MB", "cores when idle", "lobby, ms"]
    rows = [
        [
            f"{part['matches']:,} sleeping matches",
            part["start_s"],
            part["memory_mb"],
            part["idle_cores"],
            part["lobby_ms"],
        ]
        for part in found["sleeping"].values()
    ]
    hour = found["an hour of play"]
    memory = ", ".join(str(mb) for mb in hour["memory_mb"])
    told = f"{hour['actions']:,} actions in {hour['games']} games and {hour['seconds']} s"
    return f"{table(heads, *rows)}\n\n{told}; memory after each tenth, in MB: {memory}."


def abuse(found: dict[str, Any]) -> str:
    heads = ["", "sent or opened", "the table beside: actions", "median ms", "p99 ms", "memory, MB"]
    rows = []
    for limits, parts in found.items():
        for name, part in parts.items():
            counted, canary = part.get("counted", {}), part["canary"]
            many = counted.get("sent", counted.get("opened", ""))
            grown = part.get("memory_mb", "")
            rows.append(
                [f"{name}, {limits}", number(many), canary["actions"], canary["p50_ms"], canary["p99_ms"], grown]
            )
    return table(heads, *rows)


def fuzz(found: dict[str, Any]) -> str:
    return table(["", "actions", "games", "findings"], *([name, *map(number, part)] for name, part in found.items()))


def timing(found: dict[str, Any]) -> str:
    heads = ["", "answers", "correlation", "p"]
    rows = [
        [f"{who}, {run}", part["answers"], part["correlation"], part["p"]]
        for run, parts in found.items()
        for who, part in parts.items()
    ]
    return table(heads, *rows)


def number(value: Any) -> str:
    if isinstance(value, float) and value < 100:
        return f"{value:.1f}"
    return f"{value:,.0f}" if isinstance(value, int | float) else str(value)


PARTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "faults": faults,
    "load": load,
    "endurance": endurance,
    "abuse": abuse,
    "fuzz": fuzz,
    "timing": timing,
}


def filled(page: str, folder: Path = HERE) -> str:
    """The page with every part of which there are figures; the others stay as they are."""
    for name, told in PARTS.items():
        path = folder / f"{name}.json"
        if path.exists():
            text = told(json.loads(path.read_text(encoding="utf-8")))
            begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
            before, rest = page.split(begin)
            page = f"{before}{begin}\n{text}\n{end}{rest.split(end)[1]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
