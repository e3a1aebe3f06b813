"""A live server for each file of tests."""

from collections.abc import Iterator

import pytest

from tests.server.live import Live, serving, settings_for


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running
