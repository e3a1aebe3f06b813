"""The chronicle of a group: kept by `hofstaat play council-of-12 --chronicle FILE`."""

from pathlib import Path

from hofstaat.games.council_of_12.chronicle import Chronicle, read, write
from hofstaat.games.council_of_12.view import Result
from tests.cli.conftest import Run
from tests.cli.terminal import newest

GAME = ["play", "council-of-12", "--seats", "2", "--name", "Mia", "--seed", "5", "--bots", "greedy"]
LINES = ["1"] * 400


def test_a_game_is_entered_when_it_is_over(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    result = run(*GAME, "--chronicle", str(book), "--year", "1200", lines=LINES)
    assert result.exit_code == 0, result.output
    entry = read(book.read_text("utf-8")).entries[0]
    assert (entry.year, [str(member) for member in entry.members]) == (1200, ["Mia I.", "Bela I."])
    assert f"Year 1200: Mia I and Bela I. {entry.term} years." in result.output


def test_the_next_game_serves_whom_the_last_one_enthroned(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    won = Result("successor", True, "golem", 20, 5, 3, 0, 0, 28, "proud")
    book.write_text(write(Chronicle().with_game(["Mia", "Bela"], won, None)), "utf-8")
    result = run(*GAME, "--chronicle", str(book), lines=LINES)
    assert "On the throne  Golem" in result.output
    entry = read(book.read_text("utf-8")).entries[1]
    assert (entry.year, str(entry.members[0])) == (29, "Mia II.")


def test_a_game_left_and_resumed_is_entered_once(run: Run, tmp_path: Path, state: Path) -> None:
    book = tmp_path / "book.json"
    run(*GAME, "--chronicle", str(book), lines=["q"])
    assert not book.exists()
    kept = newest(state)
    assert run("play", "--load", str(kept), lines=LINES).exit_code == 0
    assert len(read(book.read_text("utf-8")).entries) == 1
    assert run("play", "--load", str(newest(state)), lines=LINES).exit_code == 0
    assert len(read(book.read_text("utf-8")).entries) == 1


def test_a_chronicle_that_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    book.write_text("{}", "utf-8")
    result = run(*GAME, "--chronicle", str(book))
    assert result.exit_code == 2
    assert "This is not a chronicle" in result.output
    other = run("play", "hof-verrat", "--chronicle", str(book))
    assert other.exit_code == 2
    assert "Only council-of-12 keeps a chronicle" in other.output


def test_the_introductory_game_knows_no_throne(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    won = Result("successor", True, "golem", 20, 5, 3, 0, 0, 28, "proud")
    book.write_text(write(Chronicle().with_game(["Mia"], won, None)), "utf-8")
    result = run(*GAME, "--chronicle", str(book), "--option", "introductory")
    assert result.exit_code == 2
    assert "knows no throne" in result.output
