"""Say which build is under test, and stop when it is not the one that was asked for."""

import os
from pathlib import Path

import pytest

from hofstaat import build

ROOT = Path(__file__).resolve().parent.parent

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
    """Tests that share a browser or a database server run in one worker."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        for fixture, marker in (("browser", pytest.mark.browser), ("postgres", pytest.mark.postgres)):
            if fixture in fixtures:
                item.add_marker(marker)
                item.add_marker(pytest.mark.xdist_group(fixture))
