"""`hofstaat fuzz`: random games against the laws, or against the core's own sources: a bar to watch, and a record for
every finding.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.fuzz import Fuzz, Report
from hofstaat.texts import Texts

Course = Callable[[Game, int, int], Iterator[Report]]
"""How a game is tried: with a seed, for so many actions."""


def against_laws(game: Game, seed: int, actions: int) -> Iterator[Report]:
    return Fuzz(game, seed).run(actions)


def fuzz_games(
    names: list[str],
    course: Course,
    numbers: tuple[int, int],
    folder: Path,
    words: Texts,
    console: Console,
    figures: Path | None = None,
) -> bool:
    """Each game in turn, with this seed for so many actions; whether nothing was found."""
    reports = [fuzz_game(name, course, *numbers, console) for name in names]
    for report in reports:
        tell(report, folder, words, console)
    if figures is not None:
        found = {report.game: [report.actions, report.games, int(report.finding is not None)] for report in reports}
        figures.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return all(report.finding is None for report in reports)


def fuzz_game(name: str, course: Course, seed: int, actions: int, console: Console) -> Report:
    report = Report(name)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(name, total=actions)
        for report in course(hofstaat.game(name), seed, actions):
            progress.update(task, completed=report.actions)
    return report


def tell(report: Report, folder: Path, words: Texts, console: Console) -> None:
    checks = ", ".join(f"{name} {count:n}" for name, count in report.checks.items())
    console.print(words("fuzz-done", game=report.game, actions=report.actions, games=report.games, checks=checks))
    if report.finding is not None:
        path = folder / f"{report.game}-finding.jsonl"
        path.write_text(report.finding.record, encoding="utf-8")
        console.print(words("fuzz-found", law=report.finding.law, file=str(path)), style="red")
