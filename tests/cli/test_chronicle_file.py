"""The chronicle of a group: kept by `hofstaat play council-of-12 --chronicle FILE`."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from hofstaat.cli import saves
from hofstaat.cli.session import Session
from hofstaat.games.council_of_12.chronicle import Chronicle
from hofstaat.games.council_of_12.view import Result as TeamResult
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal, newest

GAME = ["play", "council-of-12", "--seats", "2", "--name", "Mia", "--seed", "5", "--bots", "greedy"]
LINES = ["1"] * 400
GOLEM = Chronicle().with_game(
    ["Mia", "Bela"], TeamResult("successor", True, "golem", 20, 5, 3, 0, 0, 28, "proud"), None
)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return tmp_path / "book.json"


def entries(book: Path) -> list[dict[str, object]]:
    Chronicle.read(book.read_text("utf-8"))
    return list(json.loads(book.read_text("utf-8"))["entries"])


def finished(run: Run, state: Path, *options: str) -> Path:
    """A saved game that is over."""
    assert run(*GAME, *options, lines=LINES).exit_code == 0
    return newest(state)


@pytest.fixture
def play_while(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Play to the end; before the game is entered something happens."""

    def play(happens: Callable[[], object], *words: str) -> Result:
        finish = Session.finish

        def finish_later(session: Session) -> None:
            monkeypatch.setattr(Session, "finish", finish)
            happens()
            finish(session)

        monkeypatch.setattr(Session, "finish", finish_later)
        return run(*words, lines=LINES)

    return play


# -- from game to game --------------------------------------------------------------------------------------------


def test_a_game_is_entered_when_it_is_over(run: Run, book: Path) -> None:
    result = run(*GAME, "--chronicle", str(book), "--year", "1200", lines=LINES)
    assert result.exit_code == 0, result.output
    entry = Chronicle.read(book.read_text("utf-8")).entries[0]
    assert (entry.year, [str(member) for member in entry.members]) == (1200, ["Mia I.", "Bela I."])
    assert f"Year 1200: Mia I and Bela I. {entry.term} years." in result.output
    assert "The year 1200 of your chronicle. The throne is empty." in result.output


def test_the_next_game_serves_whom_the_last_one_enthroned(run: Run, book: Path) -> None:
    book.write_text(GOLEM.text(), "utf-8")
    result = run(*GAME, "--chronicle", str(book), lines=LINES)
    assert "The year 29 of your chronicle. On the throne: Golem." in result.output
    assert "On the throne  Golem" in result.output
    entry = Chronicle.read(book.read_text("utf-8")).entries[1]
    assert (entry.year, str(entry.members[0])) == (29, "Mia II.")


def test_the_throne_of_the_chronicle_is_not_overruled(run: Run, book: Path) -> None:
    """C12-83: who asks for somebody else is told; who asks for the same, or has no chronicle yet, is served."""
    throne = ("--option", "enthroned=worker")
    assert run(*GAME, "--chronicle", str(book), *throne, lines=["q"]).exit_code == 0
    book.write_text(GOLEM.text(), "utf-8")
    refused = run(*GAME, "--chronicle", str(book), *throne)
    assert (refused.exit_code, "In the chronicle Golem is on the throne" in refused.stderr) == (2, True)
    german = run(*GAME, "--chronicle", str(book), *throne, "--lang", "de")
    assert "In der Chronik sitzt Golem auf dem Thron" in german.stderr
    assert run(*GAME, "--chronicle", str(book), "--option", "enthroned=golem", lines=["q"]).exit_code == 0


def test_the_introductory_game_knows_no_throne(run: Run, book: Path) -> None:
    book.write_text(GOLEM.text(), "utf-8")
    result = run(*GAME, "--chronicle", str(book), "--option", "introductory", lines=["q"])
    assert "On the throne: Golem – but the introductory game knows no throne." in result.output
    assert "On the throne  Golem" not in result.output


# -- nothing is lost ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere/book.json", "No such file or directory"),
        ("", "That is a folder"),
        ("file/book.json", "On the way to it there is a file"),
        ("circle", "The link leads round in a circle"),
        ("b" * 300, "The name is too long"),
    ],
)
def test_a_place_that_cannot_be_written_is_refused_before_the_deal(
    run: Run, tmp_path: Path, state: Path, place: str, why: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "circle").symlink_to("circle")
    result = run(*GAME, "--chronicle", str(tmp_path / place))
    assert result.exit_code == 2
    assert why in result.stderr and str(tmp_path / place) in result.stderr and result.stderr.count("\n") == 1
    assert not list(state.glob("*"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["circle", "file"]


def test_the_entry_is_written_before_anything_is_asked(tmp_path: Path, book: Path) -> None:
    with Terminal(*GAME, "--chronicle", str(book)) as terminal:
        while terminal.expect(r"You ▸", "greatest challenge") == 0:
            terminal.type("1")
        assert len(entries(book)) == 1
        terminal.interrupt()
        assert terminal.leave() == 0
    assert len(entries(book)) == 1


def test_the_greatest_challenge_is_added_to_the_entry(run: Run, book: Path, state: Path) -> None:
    game = finished(run, state)
    run("play", "--load", str(game), "--chronicle", str(book), lines=["The river "])
    assert entries(book)[0]["greatest_challenge"] == "The river"


def test_a_game_left_and_resumed_is_entered_once(run: Run, book: Path, state: Path) -> None:
    run(*GAME, "--chronicle", str(book), "--year", "77", lines=["q"])
    assert not book.exists()
    kept = newest(state)
    assert run("play", "--load", str(kept), lines=LINES).exit_code == 0
    assert [entry["year"] for entry in entries(book)] == [77]
    assert run("play", "--load", str(newest(state)), lines=LINES).exit_code == 0
    again = run("play", "--load", str(kept), lines=LINES)
    assert (again.exit_code, "This game is in" in again.output) == (0, True)
    assert len(entries(book)) == 1


def test_the_same_deal_played_twice_is_two_games(run: Run, book: Path) -> None:
    for _ in range(2):
        assert run(*GAME, "--chronicle", str(book), "--option", "introductory", lines=LINES).exit_code == 0
    assert len(entries(book)) == 2


def damaged(book: Path) -> Callable[[], object]:
    return lambda: book.write_text("{", "utf-8")


def without_folder(book: Path) -> Callable[[], object]:
    return lambda: shutil.rmtree(book.parent)


@pytest.mark.parametrize("harm", [damaged, without_folder])
def test_a_chronicle_damaged_meanwhile_loses_nothing(
    run: Run,
    play_while: Callable[..., Result],
    tmp_path: Path,
    state: Path,
    harm: Callable[[Path], Callable[[], object]],
) -> None:
    """The game is played to its end and kept; once the file is right again, loading it enters it."""
    book = tmp_path / "books" / "book.json"
    book.parent.mkdir()
    book.write_text(GOLEM.text(), "utf-8")
    result = play_while(harm(book), *GAME, "--chronicle", str(book))
    kept = newest(state)
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert f"{book}" in said and "not in the chronicle yet" in said and f"hofstaat play --load {kept}" in said
    refused = run("play", "--load", str(kept))
    assert (refused.exit_code, "Another one: --chronicle FILE." in refused.stderr) == (2, True)
    book.parent.mkdir(exist_ok=True)
    book.write_text(GOLEM.text(), "utf-8")
    assert run("play", "--load", str(kept), lines=["The flood"]).exit_code == 0
    assert [entry["greatest_challenge"] for entry in entries(book)] == ["", "The flood"]


def test_games_that_wait_for_their_chronicle_are_not_tidied_away(
    run: Run, play_while: Callable[..., Result], book: Path, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_while(damaged(book), *GAME, "--chronicle", str(book))
    waiting = newest(state)
    monkeypatch.setattr(saves, "KEPT", 1)
    run(*GAME, lines=["q"])
    other = newest(state)
    for _ in range(2):
        run(*GAME, lines=["q"])
    assert waiting.exists() and not other.exists()


def test_two_games_at_once_are_both_entered(run: Run, play_while: Callable[..., Result], book: Path) -> None:
    def other_game() -> None:
        assert run(*GAME, "--chronicle", str(book), lines=LINES).exit_code == 0

    assert play_while(other_game, *GAME, "--chronicle", str(book)).exit_code == 0
    first, second = entries(book)
    assert second["year"] == 1 + int(str(first["term"]))


def test_a_game_like_one_in_an_old_entry_is_another_game(run: Run, book: Path) -> None:
    """Nobody named the matches then: the same people may well end alike once more."""
    assert run(*GAME, "--chronicle", str(book), lines=LINES).exit_code == 0
    whole = json.loads(book.read_text("utf-8"))
    del whole["entries"][0]["match"]
    book.write_text(json.dumps(whole), "utf-8")
    throne = whole["entries"][0]["throne"]
    assert throne is None, "the second game is dealt as the first one"
    assert run(*GAME, "--chronicle", str(book), lines=LINES).exit_code == 0
    first, second = entries(book)
    assert first["term"] == second["term"]


def test_a_record_of_an_old_program_is_known_by_what_it_tells(run: Run, book: Path, state: Path) -> None:
    """Its entry has no name of a match, nor has its saved game."""
    kept = finished(run, state, "--chronicle", str(book))
    whole = json.loads(book.read_text("utf-8"))
    del whole["entries"][0]["match"]
    book.write_text(json.dumps(whole), "utf-8")
    *lines, seating = kept.read_text("utf-8").splitlines()
    old = {"seated": json.loads(seating)["seated"], "cards": None, "chronicle": str(book)}
    kept.write_text("\n".join([*lines, json.dumps(old, separators=(",", ":"))]) + "\n", "utf-8")
    assert "This game is in" in run("play", "--load", str(kept)).output
    assert len(entries(book)) == 1


# -- what others wrote ---------------------------------------------------------------------------------------------


def test_fields_that_others_added_are_kept(run: Run, book: Path) -> None:
    """Word for word: the group's own notes, numbers too long or too exact for us, notes about a member."""
    whole = json.loads(GOLEM.text())
    whole["entries"][0]["members"][0]["seat"] = "window"
    text = json.dumps(whole).replace('"won"', '"cake": ["plum", 1.10, 123456789012345678901234567890], "won"')
    book.write_text(text, "utf-8")
    assert run(*GAME, "--chronicle", str(book), lines=[*LINES[:200], "The flood"]).exit_code == 0
    now = book.read_text("utf-8")
    assert "1.10" in now and "123456789012345678901234567890" in now
    assert entries(book)[0] == json.loads(text)["entries"][0]


def test_a_link_stays_a_link(run: Run, tmp_path: Path, book: Path) -> None:
    """Its file is written, with the rights it had, and nothing else lies beside it."""
    real = tmp_path / "cloud" / "council.json"
    real.parent.mkdir()
    real.write_text(GOLEM.text(), "utf-8")
    real.chmod(0o640)
    book.symlink_to(real)
    assert run(*GAME, "--chronicle", str(book), lines=LINES).exit_code == 0
    assert book.is_symlink() and len(entries(real)) == 2
    assert real.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in real.parent.iterdir()] == ["council.json"]


def test_a_link_to_a_file_that_is_not_there_yet_makes_it(run: Run, tmp_path: Path, book: Path) -> None:
    book.symlink_to(tmp_path / "new.json")
    assert run(*GAME, "--chronicle", str(book), lines=LINES).exit_code == 0
    assert book.is_symlink() and len(entries(tmp_path / "new.json")) == 1


# -- options are honoured or refused ------------------------------------------------------------------------------

REFUSED = [
    ("{}", [], "This is not a chronicle"),
    ('{"hofstaat_chronicle": 1, "first_year": 1, "entries": [{"year": "x"}]}', [], "something is wrong at entries"),
    ("[" * 100_000, [], "This is not a chronicle"),
    (None, ["--year", "200000"], "begins in a year from -100000 to 100000, not 200000"),
    (Chronicle(99_990).with_game(["Mia"], TeamResult("lost", False, None, 0, 0, 0, 0, 0, 11, ""), None).text(), [],
     "a chronicle ends in the year 100000"),
    (GOLEM.text(), ["--year", "7"], "begins in the year 1 already: leave out --year"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "options", "why"), REFUSED, ids=[case[2] for case in REFUSED])
def test_a_chronicle_that_could_not_be_read_afterwards_is_refused_before(
    run: Run, book: Path, state: Path, text: str | None, options: list[str], why: str
) -> None:
    if text is not None:
        book.write_text(text, "utf-8")
    result = run(*GAME, "--chronicle", str(book), *options)
    assert result.exit_code == 2
    assert f"hofstaat: {book}" in result.stderr and why in result.stderr and result.stderr.count("\n") == 1
    assert not list(state.glob("*")) and (book.read_text("utf-8") if text else None) == text


def test_a_chronicle_that_is_no_text_is_refused_in_the_readers_language(run: Run, book: Path) -> None:
    book.write_bytes(b"\xff\xfe\x00")
    assert run(*GAME, "--chronicle", str(book)).stderr == f"hofstaat: {book} is not a chronicle: it is not text.\n"
    german = run(*GAME, "--chronicle", str(book), "--lang", "de")
    assert german.stderr == f"hofstaat: {book} ist keine Chronik: Es ist kein Text.\n"


def test_only_a_game_that_has_one_keeps_a_chronicle(run: Run, book: Path, state: Path) -> None:
    assert "hof-verrat keeps no chronicle" in run("play", "hof-verrat", "--chronicle", str(book)).stderr
    run("play", "hof-verrat", lines=["q"])
    loaded = run("play", "--load", str(newest(state)), "--chronicle", str(book))
    assert (loaded.exit_code, "hof-verrat keeps no chronicle" in loaded.stderr) == (2, True)


def test_a_year_needs_a_chronicle(run: Run) -> None:
    assert "name its file too, with --chronicle FILE" in run(*GAME, "--year", "7").stderr


@pytest.mark.parametrize("option", ["--seats=3", "--bots=random", "--name=Eva", "--seed=1", "--option=silent"])
def test_options_a_saved_game_has_already_cannot_be_asked_for(run: Run, state: Path, option: str) -> None:
    run(*GAME, lines=["q"])
    result = run("play", "--load", str(newest(state)), option)
    assert (result.exit_code, "A saved game has its " + option.partition("=")[0] in result.stderr) == (2, True)


def test_a_saved_game_may_be_given_a_chronicle_that_agrees_with_its_deal(run: Run, book: Path, state: Path) -> None:
    run(*GAME, lines=["q"])
    kept = newest(state)
    book.write_text(GOLEM.text(), "utf-8")
    refused = run("play", "--load", str(kept), "--chronicle", str(book), lines=LINES)
    assert (refused.exit_code, "than it was dealt with (enthroned)" in refused.stderr) == (2, True)
    assert str(book) in refused.stderr
    book.unlink()
    assert run("play", "--load", str(kept), "--chronicle", str(book), "--year", "9", lines=LINES).exit_code == 0
    assert [entry["year"] for entry in entries(book)] == [9]
