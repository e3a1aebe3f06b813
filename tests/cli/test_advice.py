"""Advice in the terminal: said for the options there are, only against bots, and stopped by an interruption."""

import pytest

import hofstaat
from hofstaat.cli import advice
from hofstaat.review import Advice, Advised
from tests.cli.conftest import Run


def quick(game: object, known: object, seat: int, options: list[int]) -> Advice:
    chosen = [Advised(code, 0.4 - n / 10, 0.02, [1.0, 0.0], [], n == 0) for n, code in enumerate(options[:3])]
    return Advice("win", chosen, all_equal=False, tables=60)


@pytest.mark.parametrize(("lang", "said"), [("en", "No single reason"), ("de", "Kein einzelner Grund")])
@pytest.mark.parametrize("name", hofstaat.names())
def test_it_names_options_with_their_chances_and_why(
    run: Run, monkeypatch: pytest.MonkeyPatch, name: str, lang: str, said: str
) -> None:
    monkeypatch.setattr(advice, "advise", quick)
    result = run("play", name, "--seed", "3", "--bots", "random", "--lang", lang, lines=["a", "q"])
    assert result.exit_code == 0 and said in result.output
    assert ("±" in result.output) and ("40\N{NO-BREAK SPACE}%" in result.output or name == "council-of-12")


def test_people_at_one_terminal_play_without(run: Run) -> None:
    result = run("play", "hof-verrat", "--humans", "2", "--seed", "3", lines=["", "a", "q"])
    assert "Advice is for games against bots" in result.output


def test_an_interruption_ends_the_thinking_and_nothing_else(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Advice:
        raise KeyboardInterrupt

    monkeypatch.setattr(advice, "advise", interrupted)
    result = run("play", "hof-verrat", "--seed", "3", lines=["a", "1", "q"])
    assert "No advice, then." in result.output and "hofstaat play --load" in result.output


def test_it_is_asked_of_the_real_evaluator(run: Run) -> None:
    result = run("play", "mascarade", "--seed", "3", "--bots", "random", lines=["a", "q"])
    assert "If courtiers played on, by what you know" in result.output
