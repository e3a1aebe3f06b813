"""A pytest plugin that writes down the failures of one run:  pytest -p tools.outcomes --outcomes FILE"""

import json
from pathlib import Path

import pytest

UNSTEADY = "unsteady"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--outcomes", type=Path, metavar="FILE", help="write the failures of this run to FILE, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--outcomes") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Outcomes(config), "hofstaat-outcomes")


class Outcomes:
    """Collects failed reports: of this process, or of all workers when there are some."""

    def __init__(self, config: pytest.Config) -> None:
        self.path: Path = config.getoption("--outcomes")
        self.failed: dict[str, bool] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A failure of setup or teardown counts like one of the test."""
        if report.failed:
            self.failed[report.nodeid] = UNSTEADY in report.keywords

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A run that was stopped early says so: tests that were not run have not passed."""
        stopped = bool(session.shouldstop or session.shouldfail)
        self.path.write_text(json.dumps({"stopped": stopped, "failed": self.failed}), encoding="utf-8")
