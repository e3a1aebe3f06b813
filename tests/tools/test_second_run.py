"""tools/test.py: a failed test is never overwritten by the success of another."""

import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from tests import conftest
from tools import test as tool

INI = "[pytest]\nmarkers =\n    unsteady: may run again\n    xdist_group: one worker\n"
STEADY = "def test_rule():\n    assert {holds}\n"
UNSTEADY = """
import pathlib, pytest
SEEN = pathlib.Path({seen!r})

@pytest.mark.unsteady
@pytest.mark.xdist_group("browser")
def test_disk():
    runs = len(SEEN.read_text()) if SEEN.exists() else 0
    SEEN.write_text("x" * (runs + 1))
    assert runs >= {failures}
"""


class Suite:
    """A small suite of its own: one rule, one test of a disk that fails some times before it passes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = folder / "seen"
        (folder / "build").mkdir()
        (folder / "pytest.ini").write_text(INI)

    def write(self, *, rule_holds: bool, failures: int) -> None:
        (self.folder / "test_rule.py").write_text(STEADY.format(holds=rule_holds))
        (self.folder / "test_disk.py").write_text(UNSTEADY.format(seen=str(self.seen), failures=failures))

    def run(self, *arguments: str) -> int:
        """Without arguments on two workers, as whole suites run."""
        env = {"PYTHONPATH": str(conftest.ROOT), "HOFSTAAT_EXPECT": "uncompiled", "PYTEST_ADDOPTS": ""}
        return tool.pytest([], list(arguments), env)

    def runs(self) -> int:
        return len(self.seen.read_text())

    def listed(self) -> str:
        path = self.folder / "build" / "unsteady.txt"
        return path.read_text() if path.exists() else ""


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    return Suite(tmp_path)


def test_an_unsteady_test_that_passes_the_second_time_is_listed(suite: Suite) -> None:
    suite.write(rule_holds=True, failures=1)
    assert suite.run() == 0
    assert suite.runs() == 2
    assert suite.listed() == "uncompiled: test_disk.py::test_disk\n"


def test_a_rule_that_failed_stays_failed_beside_an_unsteady_test(suite: Suite) -> None:
    """Also when pytest remembers the rule's failure from an earlier run."""
    suite.write(rule_holds=False, failures=0)
    assert suite.run("-n0") == 1
    suite.seen.unlink()
    suite.write(rule_holds=False, failures=1)
    assert suite.run("-n0") == 1
    assert suite.runs() == 1 and not suite.listed()


def test_a_rule_gets_no_second_run(suite: Suite) -> None:
    suite.write(rule_holds=False, failures=0)
    assert suite.run("-n0") == 1
    assert suite.runs() == 1


def test_an_unsteady_test_that_fails_twice_has_failed(suite: Suite) -> None:
    suite.write(rule_holds=True, failures=2)
    assert suite.run("-n0") == 1
    assert suite.runs() == 2 and not suite.listed()


def test_a_run_that_stopped_early_gets_no_second_one(suite: Suite) -> None:
    """The tests after the first failure were never run: the rule is broken, too."""
    suite.write(rule_holds=False, failures=1)
    assert suite.run("-x", "-n0") == 1
    assert suite.runs() == 1


def test_a_run_that_was_killed_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal is a negative status: the larger of it and a success would be the success."""
    killed: subprocess.CompletedProcess[str] = subprocess.CompletedProcess([sys.executable], -9)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: killed)
    assert tool.run([], {}) == (137, {})


class Marked:
    """A test with a marker, as far as the collection asks."""

    def __init__(self, path: str, *, unsteady: bool) -> None:
        self.nodeid = path
        self.path = conftest.ROOT / path
        self.marker = pytest.mark.unsteady if unsteady else None

    def get_closest_marker(self, name: str) -> object:
        return self.marker if name == "unsteady" else None


def collect(*tests: Marked) -> None:
    conftest.pytest_collection_modifyitems(cast("list[pytest.Item]", list(tests)))


@pytest.mark.parametrize("path", ["tests/laws/test_x.py", "tests/games/mascarade/test_x.py"])
def test_no_test_of_the_rules_may_be_unsteady(path: str) -> None:
    collect(Marked("tests/server/test_kill.py", unsteady=True), Marked(path, unsteady=False))
    with pytest.raises(pytest.UsageError, match=f"a test of the rules gets no second run: {path}"):
        collect(Marked(path, unsteady=True))
