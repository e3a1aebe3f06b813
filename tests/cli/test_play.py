"""Playing in the terminal: what can be typed, saved, resumed and told again."""

import errno
import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import hofstaat
from hofstaat.cli import saves
from hofstaat.cli.saves import Seating
from hofstaat.cli.screen import Screen
from hofstaat.cli.seating import Seated
from hofstaat.cli.session import Session
from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.games.mascarade.events import Dealt
from hofstaat.texts.phrasing import Phrasing
from tests.cli.conftest import Run
from tests.cli.terminal import newest

LONG_AGO = 6
GAME = ["play", "hof-verrat", "--seats", "2", "--seat", "0", "--seed", "8", "--bots", "random"]


def test_every_game_can_be_played_to_its_end(run: Run) -> None:
    for name in hofstaat.names():
        result = run("play", name, "--seed", "3", "--bots", "random", lines=["1"] * 2000)
        assert result.exit_code == 0, result.output
        assert "The record of this game" in result.output


def test_the_same_seed_brings_the_same_cards(run: Run) -> None:
    one, two, other = run(*GAME, lines=["q"]), run(*GAME, lines=["q"]), run(*GAME[:-4], "--seed", "9", lines=["q"])
    assert one.output.split("Your game is kept")[0] == two.output.split("Your game is kept")[0]
    assert one.output.split("Your game is kept")[0] != other.output.split("Your game is kept")[0]


def test_wrong_input_gets_a_sentence_and_another_chance(run: Run) -> None:
    result = run(*GAME, lines=["0", "999", "", "dance on the table", "q"])
    assert result.exit_code == 0
    assert result.output.count("I did not understand that. Type a number from 1 to ") == 4


def test_actions_may_be_typed_in_the_games_own_words(run: Run) -> None:
    result = run(*GAME, lines=["carp-noble above", "nothing-noble above", "q"])
    assert "You do not have that card in your hand." in result.output
    assert "I did not understand that." in result.output
    german = run(*GAME, "--lang", "de", lines=["spare", "q"])
    assert "Du musst jetzt eine Handkarte spielen." in german.output


def test_help_rules_cards_log_and_table_are_a_letter_away(run: Run) -> None:
    result = run(*GAME, lines=["h", "r HV-6", "r hv99", "c wächter", "c guard", "c toad-noble", "l", "t", "q"])
    assert "At the Queen's banquet six families hope for favour" in result.output
    assert "When you lay an assassin you may eliminate" in result.output
    assert "hof-verrat has no rule 'hv99'" in result.output
    assert "No card has wächter in its name." in result.output
    assert "Guard (guard): Cannot be eliminated." in result.output
    assert "Noble (noble): Counts twice" in result.output
    assert result.output.count("The banquet begins.") == 2
    assert result.output.count("table above") == 2


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_help_fills_the_lines_of_the_terminal(lang: str) -> None:
    """Where the file of texts breaks a line says nothing about the terminal."""
    game = hofstaat.game("mascarade")
    console = Console(file=io.StringIO(), width=1000)
    Screen(game, Phrasing(game, lang, ["Mia", "Ada"], 0), console).help()
    assert isinstance(console.file, io.StringIO)
    sentences = console.file.getvalue().split("\n\n")[0].splitlines()
    assert [line.split(".")[0].strip() for line in sentences] == [str(number) for number in range(1, 11)]


def test_a_game_without_a_primer_tells_what_its_page_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hofstaat.cli.screen.PRIMER", 0)
    console = Console(file=io.StringIO(), width=1000)
    Screen(hofstaat.game("mascarade"), Phrasing(hofstaat.game("mascarade"), "en", ["Mia", "Ada"], 0), console).help()
    assert isinstance(console.file, io.StringIO)
    paragraphs = console.file.getvalue().split("\n\n")[:-1]
    assert len(paragraphs) == 4 and not any("\n" in paragraph for paragraph in paragraphs)


def test_a_game_is_saved_resumed_and_finished(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.hofstaat"
    assert f"Saved to {path}." in run(*GAME, lines=["1", f"s {path}", "q"]).output
    acts = [ply for ply in saves.read(path).record.plies if isinstance(ply, records.Act) and ply.seat == 0]
    assert len(acts) == 1
    result = run("play", "--load", str(path), lines=["1"] * 200)
    assert result.exit_code == 0 and "The record of this game" in result.output


def test_a_place_that_cannot_be_written_is_said_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    result = run(*GAME, lines=[f"s {tmp_path / 'no' / 'such' / 'folder' / 'x'}", "1", "q"])
    assert result.exit_code == 0 and "cannot be written" in result.output and "You play" in result.output


def test_a_game_that_can_no_longer_be_kept_goes_on_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full from the second decision on; another one has room."""
    write, elsewhere = saves.write, tmp_path / "stick.hofstaat"

    def full(path: Path, match: Match, seating: Seating) -> None:
        if path != elsewhere and match.plies and len(match.plies) > 12:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        write(path, match, seating)

    monkeypatch.setattr(saves, "write", full)
    result = run(*GAME, lines=["1"] * 8 + [f"s {elsewhere}", "q"])
    assert result.exit_code == 0
    assert "This game is not kept" in result.output and "The disk is full" in result.output
    assert "Your game is kept" not in result.output
    monkeypatch.setattr(saves, "write", write)
    assert run("play", "--load", str(elsewhere), lines=["q"]).exit_code == 0


def test_the_end_of_input_is_like_leaving(run: Run, state: Path) -> None:
    result = run(*GAME, lines=["1"])
    assert result.exit_code == 0 and "Your game is kept" in result.output
    assert saves.read(newest(state)).record.end is None


def test_old_games_give_way(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "KEPT", 2)
    state.mkdir()
    for n in range(4):
        (state / f"{n}.hofstaat").write_text("")
    saves.new_place("x")
    assert len(list(state.glob("*.hofstaat"))) == 2


def played(seed: int | str, **options: object) -> Match:
    """A whole game for two, the last option each time."""
    match = Match.new(hofstaat.game("hof-verrat"), 2, seed, **options)
    while actors := match.table.actors():
        match.act(actors[0], match.table.options(actors[0])[-1])
    return match


def test_events_are_dated_in_turns() -> None:
    match = played(1)
    ages = match.turns_ago()
    assert len(ages) == len(match.journal)
    assert ages == sorted(ages, reverse=True) and ages[-1] == 0 and ages[0] == 20


@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_log_names_the_spies_one_has_laid_only_if_that_was_agreed(tmp_path: Path, *, memory_aid: bool) -> None:
    """HV-5, HV-13: the log asks the game what may be repeated."""
    match = played(1, memory_aid=memory_aid)
    seating = Seating([Seated("Mia", "person"), Seated("Ada", "random")])
    console = Console(file=io.StringIO(), width=120)
    screen = Screen(match.game, Phrasing(match.game, "en", ["Mia", "Ada"], 0), console)
    Session(match, seating, screen, tmp_path / "x").show_log(0)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    spies = [line for line in lines if "You play" in line and "Spy no." in line]
    assert spies and all(("(" in line) == memory_aid for line in spies)
    assert ("You draw three cards." in console.file.getvalue()) is not memory_aid
    assert not any("none" in line for line in lines)


def test_a_game_that_is_taken_up_again_tells_no_more_than_its_log(tmp_path: Path) -> None:
    """MA-11: cards that were revealed turns ago are named neither by the log nor by what a resumed game tells."""
    match, random_ = Match.new(hofstaat.game("mascarade"), 4, 5), random.Random(5)
    while max(match.turns_ago(), default=0) < LONG_AGO:
        seat = match.table.actors()[0]
        match.act(seat, random_.choice(match.table.options(seat)))
    seating = Seating([Seated(name, "person" if name == "Mia" else "random") for name in ("Mia", "Ada", "Ben", "Cleo")])
    screen = Screen(
        match.game, Phrasing(match.game, "en", ["Mia", "Ada", "Ben", "Cleo"], 0), Console(file=io.StringIO())
    )
    resumed = Session(match, seating, screen, tmp_path / "x")
    told = resumed.told(0, 0)
    assert told == resumed.happened(0, 0, len(match.journal))
    dealt = [event for event, _ in told if isinstance(event, Dealt)]
    assert dealt and not any(event.card for event in dealt)
    assert not any(secret for event, secret in told if isinstance(event, Dealt))
    resumed.history = 0
    assert all(event.card for event, _ in resumed.told(0, 0) if isinstance(event, Dealt))


# -- replay -------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.hofstaat"
    saves.write(path, played("a secret"), Seating([Seated("Mia", "person"), Seated("Ada", "greedy")]))
    return path


def test_a_finished_game_is_told_with_everything_open(run: Run, finished: Path) -> None:
    output = run("replay", str(finished)).output
    assert "Mia draws: " in output and "Ada draws: " in output
    assert "Verified" not in output


def test_a_seat_is_told_what_it_saw(run: Run, finished: Path) -> None:
    output = run("replay", str(finished), "--seat", "1").output
    assert "You draw: " in output and "Mia draws three cards." in output


def test_a_record_can_be_verified(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), "--verify")
    assert result.exit_code == 0 and "Verified: the seed is the one committed to" in result.output


@pytest.mark.parametrize("over", [True, False])
def test_a_record_opens_in_the_browser(
    run: Run, finished: Path, state: Path, monkeypatch: pytest.MonkeyPatch, *, over: bool
) -> None:
    """A saved game too; the server then opens at the page it is told."""
    served: list[str] = []
    monkeypatch.setattr("hofstaat.server.main.run", lambda settings, where: served.append(where))
    if not over:
        run(*GAME, lines=["1", "q"])
    result = run("replay", str(finished if over else newest(state)), "--browser")
    assert result.exit_code == 0, result.output
    assert served[0].startswith("replay/" if over else "join/")


def test_an_unfinished_game_is_told_as_anybody_saw_it(run: Run, state: Path) -> None:
    run(*GAME, lines=["1", "q"])
    output = run("replay", str(newest(state))).output
    assert "Guest draws three cards." in output and "This game is not over." in output
    assert "draws: " not in output


def test_a_plain_record_is_told_with_numbered_seats_and_can_be_taken_over(run: Run, tmp_path: Path) -> None:
    match = Match.new(hofstaat.game("hof-verrat"), 2, 4)
    path = tmp_path / "plain.jsonl"
    path.write_text(records.write(match.record(with_seed=True)), encoding="utf-8")
    assert "Seat 1 draws three cards." in run("replay", str(path)).output
    assert run("play", "--load", str(path), lines=["1"] * 200).exit_code == 0
