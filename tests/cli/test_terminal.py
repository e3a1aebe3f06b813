"""Whole games at a real terminal, as a person types them."""

import sys
from pathlib import Path

import pytest

from hofstaat.cli import saves
from tests.cli.terminal import Terminal, newest

pytestmark = pytest.mark.unsteady

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


@pytest.mark.parametrize(
    ("lang", "end"), [("de", "Die meisten Punkte gewinnen|Gleichstand"), ("en", "Most points win|A tie")]
)
def test_a_game_to_the_end(lang: str, end: str, state: Path) -> None:
    with Terminal("play", "hof-verrat", "--seats", "2", "--bots", "greedy", "--seed", "5", "--lang", lang) as terminal:
        while terminal.expect("▸ $", end) == 0:
            terminal.type("1")
        assert terminal.leave() == 0
    assert "Traceback" not in terminal.said
    assert saves.read(newest(state)).record.end is not None


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(state: Path) -> None:
    with Terminal("play", "hof-verrat", "--seed", "5", "--name", "Mia") as terminal:
        terminal.expect("▸ $")
        terminal.type("1")
        terminal.expect("▸ $")
        terminal.interrupt()
        terminal.expect(r"Your game is kept\. To go on with it:\s+hofstaat play --load")
        assert terminal.leave() == 130
    assert "Traceback" not in terminal.said
    with Terminal("play", "--load", str(newest(state))) as again:
        again.expect("▸ $")
        plain = again.said
        again.type("q")
        again.expect("Your game is kept")
        assert again.leave() == 0
    assert "You play" in plain  # what was done before the interruption


def test_two_people_share_a_keyboard_behind_a_curtain() -> None:
    """The next person sees nothing of the other's hand: the screen is cleared, with what could be scrolled back to."""
    words = ("play", "hof-verrat", "--seats", "2", "--name", "Mia", "--name", "Noa", "--seed", "5")
    with Terminal(*words) as terminal:
        seen: list[str] = []
        for _ in range(12):
            if terminal.expect(r"(Mia|Noa) is next", "▸ $") == 0:
                assert ("\x1b[2J" in terminal.said and "\x1b[3J" in terminal.said) == bool(seen)
                seen.append("curtain")
                terminal.said = ""
                terminal.type("")
            else:
                seen.append("choice")
                terminal.type("1")
        terminal.interrupt()
        assert terminal.leave() == 130
    assert seen.count("curtain") >= 2
    assert seen[0] == "curtain"
