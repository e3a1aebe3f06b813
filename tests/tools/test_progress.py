"""tools/progress.py: a step takes one line, and a failure shows what it printed."""

import sys
from pathlib import Path

import pytest

from tools import progress


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_step_says_its_title_and_its_time_and_nothing_else(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    progress.step("building", python("print('a thousand lines')"), cwd=tmp_path)
    assert capfd.readouterr() == ("", "hofstaat: building\nhofstaat: building: 0:00\n")


def test_a_step_that_fails_shows_its_output_and_names_the_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    failing = python("print('first'); print('x.py:1: error: wrong'); raise SystemExit(3)")
    with pytest.raises(progress.StepFailed, match=r"^x.py:1: error: wrong$"):
        progress.step("building", failing, cwd=tmp_path)
    assert "first\nx.py:1: error: wrong\n" in capfd.readouterr().err


def test_times_are_minutes_and_seconds() -> None:
    assert [progress.clock(seconds) for seconds in (0.4, 59.9, 125)] == ["0:00", "0:59", "2:05"]
