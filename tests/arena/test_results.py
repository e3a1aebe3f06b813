"""A tournament's folder: taken up again where it stopped, tables, plots, and how the game behaves."""

import csv
import json
from pathlib import Path

import pytest

from hofstaat.arena import plots
from hofstaat.arena.playing import Played, play
from hofstaat.arena.results import ResultsFolder, report
from hofstaat.arena.statistics import statistics_of
from hofstaat.arena.tournament import CannotPlay, schedule
from hofstaat.texts import texts
from tests.arena.deals import QUICK, tournament

PLAN = tournament([QUICK, "random"], ["random", "random"])


@pytest.fixture(scope="module")
def results() -> list[Played]:
    return [play(task) for task in schedule(PLAN)]


def test_games_that_were_played_are_found_again(tmp_path: Path, results: list[Played]) -> None:
    folder = ResultsFolder(tmp_path / "new" / "folder")
    assert folder.open(PLAN) == []
    for played in results[:3]:
        folder.add(played)
    with (folder.path / "games.jsonl").open("ab") as file:
        file.write(b'{"deal": 1, "li')  # the light went out
    assert folder.open(PLAN) == results[:3]
    folder.add(results[3])
    assert folder.open(PLAN) == results[:4]


def test_more_deals_go_on_another_tournament_does_not(tmp_path: Path, results: list[Played]) -> None:
    folder = ResultsFolder(tmp_path)
    folder.open(PLAN)
    folder.add(results[0])
    assert folder.open(tournament(*PLAN.lineups, deals=9)) == results[:1]
    with pytest.raises(CannotPlay, match="holds another tournament"):
        folder.open(tournament(["random", "random"]))


def test_a_damaged_file_gets_a_sentence(tmp_path: Path) -> None:
    folder = ResultsFolder(tmp_path)
    folder.open(PLAN)
    (tmp_path / "games.jsonl").write_text('{"deal": "one"}\n', encoding="utf-8")
    with pytest.raises(CannotPlay, match=r"games\.jsonl cannot be read"):
        folder.open(PLAN)


def test_tables(tmp_path: Path, results: list[Played]) -> None:
    folder = ResultsFolder(tmp_path)
    folder.open(PLAN)
    folder.write(report(PLAN, results, together=False), results)
    written = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert written["games"] == 6 and len(written["standings"]) == 3
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12 and rows[0]["bot"] == QUICK
    assert sum(float(row["won"]) for row in rows) == pytest.approx(6)
    with (tmp_path / "standings.csv").open(encoding="utf-8") as file:
        assert [row["bot"] for row in csv.DictReader(file)] == [QUICK, "random", "random"]


def test_plots(tmp_path: Path, results: list[Played]) -> None:
    pytest.importorskip("matplotlib", reason="plots are an extra")
    for lang in ("de", "en"):
        files = plots.draw(report(PLAN, results, together=False), results, tmp_path, texts(lang, "cli"), together=False)
    assert {file.name for file in files} == {
        f"{name}.{kind}" for name in ("win-share", "scores", "ratings") for kind in ("png", "svg")
    }
    assert all((tmp_path / file).read_bytes()[:5] in (b"\x89PNG\r", b"<?xml") for file in files)


def test_how_the_game_behaves(results: list[Played]) -> None:
    found = statistics_of("hof-verrat", results, together=False)
    assert found.games == 6 and found.reasons
    assert sum(seat.share for seat in found.seats) == pytest.approx(1)
    assert sum(row.chosen for row in found.cards) >= 6 * 60  # ten hands of three each
    rates = [row.times_fair for row in found.cards if row.times_fair is not None]
    assert rates == sorted(rates, reverse=True) and min(rates) >= 0 and max(rates) <= 2
    together = statistics_of("council-of-12", results, together=True)
    assert {row.times_fair for row in together.cards} == {None}
