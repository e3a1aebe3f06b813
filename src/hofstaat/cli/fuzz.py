"""`hofstaat fuzz`: random games against the laws, with a bar to watch and a record for every finding."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import hofstaat
from hofstaat.fuzz import Fuzz, Report
from hofstaat.texts import Texts


def fuzz_games(
    names: list[str], actions: int, seed: int, folder: Path, words: Texts, console: Console, figures: Path | None = None
) -> bool:
    """Each game in turn; whether all laws held."""
    reports = [fuzz_game(name, actions, seed, console) for name in names]
    for report in reports:
        tell(report, folder, words, console)
    if figures is not None:
        found = {report.game: [report.actions, report.games, int(report.finding is not None)] for report in reports}
        figures.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return all(report.finding is None for report in reports)


def fuzz_game(name: str, actions: int, seed: int, console: Console) -> Report:
    fuzz = Fuzz(hofstaat.game(name), seed)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(name, total=actions)
        for report in fuzz.run(actions):
            progress.update(task, completed=report.actions)
    return fuzz.report


def tell(report: Report, folder: Path, words: Texts, console: Console) -> None:
    checks = ", ".join(f"{name} {count:n}" for name, count in report.checks.items())
    console.print(words("fuzz-done", game=report.game, actions=report.actions, games=report.games, checks=checks))
    if report.finding is not None:
        path = folder / f"{report.game}-finding.jsonl"
        path.write_text(report.finding.record, encoding="utf-8")
        console.print(words("fuzz-found", law=report.finding.law, file=str(path)), style="red")
