"""hofstaat arena, as typed."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run

FIRST = "tests.arena.bad_bots.First"
ARENA = ("arena", "hof-verrat", "--deals", "1", "--jobs", "1")


def test_a_tournament_and_going_on_with_it(run: Run, tmp_path: Path) -> None:
    words = (*ARENA, "--lineup", f"{FIRST},random", "--out", str(tmp_path / "t"), "--no-plots")
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "2 games" in result.output and FIRST in result.output and "Rating" in result.output
    games = (tmp_path / "t" / "games.jsonl").read_bytes()
    again = run(*words)
    assert again.exit_code == 0 and (tmp_path / "t" / "games.jsonl").read_bytes() == games
    more = run(*words, "--deals", "2")
    assert "4 games" in more.output
    assert (tmp_path / "t" / "games.jsonl").read_bytes().startswith(games)
    stats = run("arena", "stats", str(tmp_path / "t"), "--json", str(tmp_path / "habits.json"))
    assert "4 games" in stats.output and "Seat" in stats.output
    assert json.loads((tmp_path / "habits.json").read_text("utf-8"))["games"] == 4


def test_in_german_and_a_bad_bot_is_named(run: Run) -> None:
    result = run(*ARENA, "--lineup", "tests.arena.bad_bots.Raiser,random", "--lang", "de")
    assert result.exit_code == 0
    assert "2 Partien" in result.output
    assert re.search(r"Verlorene Entscheidungen: tests\.arena\.bad_bots\.Raiser raised \d+x", result.output)


def test_how_a_game_behaves_from_games_played_for_it(run: Run) -> None:
    result = run("arena", "stats", "mascarade", "--bots", "random", "--seats", "4", "--deals", "2", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "2 games" in result.output and "King" in result.output


SENTENCES = [
    (("arena", "skat"), "There is no game skat"),
    (("arena", "stats", "skat"), "There is no game skat"),
    ((*ARENA, "--lineup", "genius"), "genius cannot play: There is no bot 'genius'"),
    ((*ARENA, "--lineup", "random,random,random", "--seats", "2"), "are 3 bots; there are only 2 seats"),
    ((*ARENA, "--seats", "7"), "hof-verrat is for 2 to 5 players, not 7"),
    ((*ARENA, "--option", "speed=3"), "hof-verrat has no option 'speed'"),
    (("arena", "mascarade", "--option", "turn_limit=none"), "bots alone might never come to an end"),
]


@pytest.mark.parametrize(("words", "sentence"), SENTENCES)
def test_a_tournament_that_cannot_be_played_gets_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert re.fullmatch(rf"hofstaat: .*{sentence}.*\n", result.stderr), result.stderr


def test_another_tournament_in_the_folder_is_left_alone(run: Run, tmp_path: Path) -> None:
    place = ("--out", str(tmp_path / "t"), "--no-plots")
    assert run(*ARENA, "--lineup", "random", *place).exit_code == 0
    result = run(*ARENA, "--lineup", f"random,{FIRST}", *place)
    assert result.exit_code == 2 and "holds another tournament" in result.stderr


def test_ray_is_an_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    result = run(*ARENA, "--lineup", "random", "--ray", "local")
    assert result.exit_code == 2
    assert result.stderr == "hofstaat: Ray is not installed: pip install 'hofstaat[ray]'\n"
