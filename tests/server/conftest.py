"""A live server for each file of tests, and databases to choose from."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hofstaat.server.match import create
from tests.server.databases import fresh_postgres
from tests.server.live_server import Live, seeds_of, serving, settings_for


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(create, "new_seed", seeds_of(request.node.name))


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Parametrize with SQLITE_AND_POSTGRES, indirectly."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.db'}"
    else:
        yield fresh_postgres(request.getfixturevalue("postgres"))
