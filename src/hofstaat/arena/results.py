"""A tournament's folder: what was played so far, to go on from there, and the reports."""

import csv
from collections.abc import Sequence
from pathlib import Path

import msgspec

from hofstaat.arena import ratings
from hofstaat.arena.playing import Played
from hofstaat.arena.standings import Report, faults_in_words, in_order, length, standings
from hofstaat.arena.tournament import CannotPlay, Tournament

TOURNAMENT, GAMES, REPORT = "tournament.json", "games.jsonl", "report.json"
STANDINGS, GAMES_TABLE = "standings.csv", "games.csv"


class ResultsFolder:
    """Every game is written down as soon as it is over, so an interrupted tournament can be taken up again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, tournament: Tournament) -> list[Played]:
        """The games played so far. More deals may be asked for than before; anything else makes it another one."""
        if (self.path / TOURNAMENT).exists():
            before = self.tournament()
            if msgspec.structs.replace(before, deals=tournament.deals) != tournament:
                raise CannotPlay("arena-other-tournament", folder=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        write_json(self.path / TOURNAMENT, tournament)
        return [played for played in self.games() if played.deal < tournament.deals]

    def tournament(self) -> Tournament:
        return read_json(self.path / TOURNAMENT)

    def games(self) -> list[Played]:
        """All whole lines; a last one that broke off is played again."""
        path = self.path / GAMES
        if not path.exists():
            return []
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)
        try:
            return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
        except msgspec.DecodeError as error:
            raise CannotPlay("arena-bad-file", file=str(path), why=str(error)) from None

    def add(self, played: Played) -> None:
        with (self.path / GAMES).open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")

    def write(self, report: Report, results: Sequence[Played]) -> None:
        write_json(self.path / REPORT, report)
        write_table(self.path / STANDINGS, [msgspec.structs.asdict(row) for row in report.standings])
        write_table(self.path / GAMES_TABLE, [row for played in results for row in seat_rows(played)])


def read_json(path: Path) -> Tournament:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Tournament)
    except msgspec.DecodeError as error:
        raise CannotPlay("arena-bad-file", file=str(path), why=str(error)) from None


def write_json(path: Path, data: object) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


def write_table(path: Path, rows: Sequence[dict[str, object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [])
        writer.writeheader()
        writer.writerows(rows)


def seat_rows(played: Played) -> list[dict[str, object]]:
    """One row for each seat of a game."""
    common = {"deal": played.deal, "lineup": played.lineup, "rotation": played.rotation}
    return [
        {
            **common,
            "seat": seat,
            "bot": bot,
            "won": round(played.won(seat), 4),
            "score": played.scores[seat],
            "reason": played.reason,
            "decisions": played.decisions[seat],
            "seconds": played.seconds[seat],
            "slowest": played.slowest[seat],
            "faults": sum(fault.seat == seat for fault in played.faults),
        }
        for seat, bot in enumerate(played.bots)
    ]


def report(tournament: Tournament, results: Sequence[Played], *, together: bool) -> Report:
    ordered = in_order(results)
    lineups = [[played for played in ordered if played.lineup == n] for n in range(len(tournament.lineups))]
    return Report(
        tournament=tournament,
        games=len(ordered),
        standings=standings(tournament, ordered, together=together),
        lengths=[length(games) for games in lineups if games],
        ratings=ratings.latest(ratings.course(ordered, together=together)),
        faults=faults_in_words(ordered),
    )
