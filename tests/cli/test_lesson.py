"""Lessons in the terminal: every one is played through in both languages, and one is left and taken up again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import hofstaat
from hofstaat.lessons import has_lesson, lesson_of
from hofstaat.lessons.guided import Guided
from hofstaat.texts import LANGUAGES, texts
from tests.cli.conftest import Run

GAMES = [name for name in hofstaat.names() if has_lesson(name)]


def typed(name: str) -> Iterator[str]:
    """The input of a learner who always does what is wanted."""
    guided = Guided.begun(hofstaat.game(name), 1)
    while step := guided.step:
        if not guided.place.is_asking(guided.lesson):
            yield ""
            guided.read()
        elif step.is_tapped:
            wanted = step.expect[0].removeprefix("tap ")
            yield str(step.taps.index(wanted) + 1)
            guided.tap(wanted)
        else:
            yield step.expect[0]
            guided.act(guided.expected()[0])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_through_and_the_table_goes_on_freely(run: Run, name: str, lang: str) -> None:
    words = texts(lang, f"{name}-lesson", name, "cli")
    result = run("lesson", name, "--lang", lang, lines=[*typed(name), *["1"] * 400])
    assert result.exit_code == 0, result.output[-3000:]
    said, names = " ".join(result.output.split()), {f"seat{n}": "" for n in range(4)}
    for step in lesson_of(name).steps:
        assert words(f"lesson-{step.id}-title") in said
    assert said.index(words("lesson-free")) < said.index(words("recorded", file="").strip())
    for later in lesson_of(name).later:
        if later.when == ["over = true"]:
            assert words(f"lesson-later-{later.id}", **names) in said
    assert words("lesson-not-yet") not in said


def test_a_wrong_try_is_answered_with_the_lessons_sentence(run: Run) -> None:
    result = run("lesson", "hof-verrat", lines=["", "toad-plain below", "toad-noble district 1", "strike x", "q"])
    assert "Not yet. Below, in the shadow, the Toads would be disgraced." in result.output
    assert "Not yet. That will come. First the Toad Courtier: above, at the table." in result.output
    assert "I did not understand that." in result.output
    assert "2/12  Above and below" in result.output and "3/12" not in result.output


def test_a_lesson_says_its_wish_and_has_help_at_any_time(run: Run) -> None:
    result = run("lesson", "mascarade", lines=["h", "dance", "", "w", "1", "9", "r MA-1", "w", "5", "q"])
    assert "Here is nothing to be done. Enter goes on, h helps." in result.output
    assert result.output.count("Try: The first card in the centre") == 2
    assert "Not yet. " in result.output
    assert "do what has this number" in result.output and "MA-1" in result.output
    assert "Remember that!" in result.output


def test_a_lesson_is_left_and_taken_up_again_or_begun_anew(run: Run, state: Path) -> None:
    left = run("lesson", "hof-verrat", "--name", "Mia", lines=["", "toad-plain above", "q"])
    assert "hofstaat lesson hof-verrat" in left.output
    again = run("lesson", "hof-verrat", lines=["", "toad-noble district 0", "", "q"])
    assert "1 above, 0 below." in again.output and "1/12" not in again.output
    assert "+2 points: a noble counts two" in again.output and "4/12" in again.output
    assert "1/12" in run("lesson", "hof-verrat", "--again", lines=["q"]).output
    (kept,) = state.glob("*.hofstaat")
    assert "1/12" in run("play", "--load", str(kept), lines=["q"]).output


def test_a_lesson_that_was_changed_meanwhile_goes_on_as_a_free_table(run: Run, state: Path) -> None:
    run("lesson", "hof-verrat", lines=["", "toad-plain above", "q"])
    (kept,) = state.glob("*.hofstaat")
    kept.write_text(kept.read_text().replace(lesson_of("hof-verrat").digest, "0" * 16))
    result = run("lesson", "hof-verrat", lines=["toad-noble district 0", "q"])
    assert "2/12" not in result.output and "Play a card" in result.output


def test_lessons_are_kept_however_many_games_are_played(run: Run, state: Path) -> None:
    run("lesson", "hof-verrat", lines=["", "q"])
    for _ in range(42):
        run("play", "hof-verrat", "--seats", "2", lines=["q"])
    assert "2/12" in run("lesson", "hof-verrat", lines=["q"]).output


def test_a_broken_file_and_a_game_without_a_lesson_are_said(run: Run, state: Path) -> None:
    state.mkdir()
    (state / "lesson-hof-verrat.hofstaat").write_text("nonsense\n")
    broken = run("lesson", "hof-verrat")
    assert broken.exit_code == 2 and "lesson-hof-verrat.hofstaat" in broken.output
    assert run("lesson", "hof-verrat", "--again", lines=["q"]).exit_code == 0
    unknown = run("lesson", "chess")
    assert unknown.exit_code == 2 and "There is no game chess" in unknown.output
