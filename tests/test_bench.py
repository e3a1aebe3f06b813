"""The benchmark counts what it says it counts. How fast anything is, no test says."""

import json
from pathlib import Path

import pytest
from rich.console import Console

import hofstaat
from hofstaat.bench import Contestant, Figures, Result, compare, our_games, ours, ratio, report

OURS = Figures(actions_per_s=1000.0, rollout_actions_per_s=5000.0, copy_us=0.5, start_ms=20.0)
PEER = Figures(actions_per_s=250.0, rollout_actions_per_s=None, copy_us=2.0, start_ms=10.0)


def contestant(name: str) -> Contestant:
    return Contestant(name, "an engine", play=lambda: 3, start="pass")


def result() -> Result:
    return Result([contestant("our game"), contestant("their game")], [OURS, PEER], ours=1, version_ms=99.0)


def test_a_ratio_above_one_is_ours_whatever_the_unit() -> None:
    assert OURS.times_better_than(PEER) == Figures(4.0, None, 4.0, 0.5)
    assert ratio(1.0, None) is None


def test_the_best_round_counts() -> None:
    assert OURS.better(PEER) == Figures(1000.0, 5000.0, 0.5, 10.0)
    assert Figures().better(PEER) == PEER


def test_the_report_shows_and_writes_figures_and_ratios(tmp_path: Path) -> None:
    console = Console(record=True, width=140)
    report(result(), tmp_path / "figures.json", console)
    shown = console.export_text()
    assert "250  4.0×" in shown and "–" in shown and "99 ms" in shown
    written = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert written["figures"]["their game"]["copy_us"] == 2.0
    assert written["ratios"]["our game"]["their game"]["actions_per_s"] == 4.0


@pytest.mark.parametrize("name", hofstaat.names())
def test_our_games_are_played_to_the_end(name: str) -> None:
    mine = ours(name)
    assert mine.play() > 0
    assert mine.rollouts is not None and mine.rollouts() > mine.play()
    assert mine.copy is not None and mine.copy() == mine.copy()


def test_the_model_game_comes_first() -> None:
    assert our_games()[0] == "hof-verrat"
    assert sorted(our_games()) == sorted(hofstaat.names())


def test_everybody_is_measured_in_one_run() -> None:
    measured = compare(["hof-verrat"], [contestant("their game")], rounds=1, seconds=0.0)
    mine, theirs = measured.figures
    assert all((mine.actions_per_s, mine.rollout_actions_per_s, mine.copy_us, mine.start_ms))
    assert theirs.copy_us is None and theirs.rollout_actions_per_s is None
