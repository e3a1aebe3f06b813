"""Programs that a machine may lack: a test that needs it is skipped with the reason, unless the run insists."""

import os
from typing import NoReturn

import pytest


def skip_or_fail(what: str, switch: str) -> NoReturn:
    """Skip, or fail when the environment says that this machine must have it."""
    if os.environ.get(switch) == "1":
        pytest.fail(f"{what} ({switch}=1 insists on it)", pytrace=False)
    pytest.skip(f"{what} (set {switch}=1 to insist)")
