"""The benchmark counts what it says it counts. How fast anything is, no test says."""

import json
from pathlib import Path

import pytest
from rich.console import Console

import hofstaat
from benchmarks.step_rate_goals import ADAPTER, GOALS, VECTOR, Observed, Stepped
from benchmarks.step_rate_goals import measure as steps_measured
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


def observed() -> Observed:
    theirs = ["uno", "leduc-holdem", "leduc_holdem_v4", "texas_holdem_v4", "hearts"]
    runners = [("a", VECTOR), ("b", VECTOR), ("a", ADAPTER), *((name, "theirs") for name in theirs)]
    per_s = [900.0, 600.0, 60.0, 10.0, 20.0, 30.0, 40.0, 50.0]
    return Observed([Stepped(name, library, play=lambda: 1) for name, library in runners], per_s)


def test_the_slowest_of_our_games_is_held_against_the_others() -> None:
    assert observed().slowest(VECTOR) == 600
    assert [observed().times(goal) for goal in GOALS] == [60, 30, 20, 15, 12, 2]


def test_goals_are_shown_as_reached_or_missed() -> None:
    console = Console(record=True, width=140)
    observed().show(console)
    shown = console.export_text()
    assert "60.0× uno, wanted 20×: reached" in shown
    assert "2.0× leduc_holdem_v4, wanted 3×: MISSED" in shown
    assert observed().plain()["goals"][0] == {  # type: ignore[index]  # a list
        "ours": VECTOR,
        "theirs": "uno",
        "wanted": 20,
        "reached": 60.0,
    }


def test_steps_are_counted_by_the_second() -> None:
    assert steps_measured([Stepped("a", VECTOR, play=lambda: 5)], rounds=1, seconds=0.0).per_s[0] > 5


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
