"""`hofstaat review FILE`: a finished game told with its course, parts, turning points and mistakes."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import hofstaat
from hofstaat.bots import make
from hofstaat.bots.listener import Listener
from hofstaat.cli.app import app
from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.review import Budget, Review
from hofstaat.review.words import NO_BREAK

QUICK = Budget(truth=2, drawn=2, known=2, look=2, check=2, again=2)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Budget, "of", classmethod(lambda cls, game: QUICK))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.new(hofstaat.game("list-und-tuecke"), 3, 5)
    bots = [Listener(make("page", match.game, match.table.setup, seat, seat), match, seat) for seat in range(3)]
    while actors := match.table.actors():
        match.act(actors[0], bots[actors[0]].choose())
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    path.write_text(records.write(match.record()), "utf-8")
    return path


def run(*words: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(word) for word in words])
    return result.exit_code, result.output


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["Luck and skill", "Turning points"]), ("de", ["Glück und Können"])]
)
def test_it_tells_a_finished_game(file: Path, lang: str, words: list[str]) -> None:
    status, said = run("review", file, "--lang", lang)
    assert status == 0
    assert all(word in said for word in words)
    assert "{" not in said and "None" not in said


def test_a_seat_hears_its_own_accuracy_and_nobody_elses(file: Path) -> None:
    _, to_one = run("review", file, "--seat", "1", "--lang", "en")
    _, to_all = run("review", file, "--lang", "en")
    assert to_one.count("Accuracy about") + to_one.count("Nothing was at stake") == 1
    assert "Accuracy" not in to_all


def test_it_writes_the_review_as_data(file: Path) -> None:
    status, said = run("review", file, "--json")
    assert status == 0
    made = msgspec.json.decode(said, type=Review)
    assert made.game == "list-und-tuecke" and len(made.seats) == 3


def test_chances_stand_in_whole_percents(file: Path) -> None:
    _, said = run("review", file, "--lang", "en")
    assert f"100{NO_BREAK}%" in said and f".0{NO_BREAK}%" not in said


@pytest.mark.parametrize("seat", ["3", "-1"])
def test_a_seat_that_is_not_there_is_refused(file: Path, seat: str) -> None:
    status, said = run("review", file, "--seat", seat, "--lang", "en")
    assert status == 2 and "seat" in said


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    match = Match.new(hofstaat.game("hof-verrat"), 3, 1)
    path = tmp_path / "running.jsonl"
    path.write_text(records.write(match.record()), "utf-8")
    status, said = run("review", path, "--lang", "en")
    assert status == 2 and "not over" in said


# -- puzzles ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_puzzle_is_asked_and_answered(lang: str) -> None:
    result = CliRunner().invoke(app, ["puzzle", "kabale-und-hiebe", "1", "--lang", lang], input="x\nA\n")
    assert result.exit_code == 0, result.output
    assert "  A  " in result.output and "✓" in result.output
    assert {"en": "Type a letter", "de": "Tippe einen Buchstaben"}[lang] in result.output


def test_leaving_a_puzzle_tells_no_answer() -> None:
    result = CliRunner().invoke(app, ["puzzle", "mascarade", "--lang", "en"], input="\n")
    assert result.exit_code == 0 and "✓" not in result.output


@pytest.mark.parametrize("number", ["0", "1000"])
def test_a_puzzle_that_is_not_there_is_refused(number: str) -> None:
    result = CliRunner().invoke(app, ["puzzle", "mascarade", number, "--lang", "en"])
    assert result.exit_code == 2 and "no puzzle" in result.output
