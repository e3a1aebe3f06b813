"""Say which build is under test, and stop when it is not the one that was asked for."""

import os
from pathlib import Path

import pytest

from hofstaat import build

ROOT = Path(__file__).resolve().parent.parent
RULE_SUITES = {"bots", "engine", "games", "laws", "learn", "rulebook", "texts"}

pytest_plugins = ["tests.browser", "tests.postgres"]


def pytest_report_header() -> str:
    return f"hofstaat: {build.describe()}, from {build.HERE}"


def pytest_configure() -> None:
    left = [path.name for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]
    if left:
        pytest.exit(f"compiled files lie in src/, remove them: {', '.join(left)}", 3)
    want = os.environ.get("HOFSTAAT_EXPECT")
    if want and build.describe() != want:
        pytest.exit(f"wanted the {want} package, got: {build.describe()}, from {build.HERE}", 3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a browser or a database server run in one worker, and may run a second time."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        for fixture, marker in (("browser", pytest.mark.browser), ("postgres", pytest.mark.postgres)):
            if fixture in fixtures:
                item.add_marker(marker)
                item.add_marker(pytest.mark.xdist_group(fixture))
        if any(item.get_closest_marker(name) for name in ("browser", "postgres")):
            item.add_marker(pytest.mark.unsteady)
    wrong = [item.nodeid for item in items if item.get_closest_marker("unsteady") and is_rule_test(item.path)]
    if wrong:
        raise pytest.UsageError(f"a test of the rules gets no second run: {', '.join(wrong)}")


def is_rule_test(path: Path) -> bool:
    """It depends on nothing but the rules: a failure is a failure."""
    return path.relative_to(ROOT / "tests").parts[0] in RULE_SUITES
