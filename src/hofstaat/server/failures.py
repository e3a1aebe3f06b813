"""What a failed commit means to whoever asked for it."""

from sqlalchemy.exc import IntegrityError, OperationalError

from hofstaat.server import rows
from hofstaat.server.refusal import Refusal

WAITED_FOR_ANOTHER = ("40P01", "40001", "55P03")
"""Deadlock, serialization failure, lock not to be had: another process was at the same rows."""


class Outrun(Refusal):
    """Another process was quicker. The room has caught up, and the command may be tried once more."""


def refusal_of(error: Exception) -> Refusal:
    """Somebody was quicker, or the store is in trouble."""
    if isinstance(error, IntegrityError | rows.Outdated) or waited_for_another(error):
        return Outrun("stale")
    if isinstance(error, rows.Taken):
        return Refusal("taken")
    return Refusal("store-failed", status=503)


def waited_for_another(error: Exception) -> bool:
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) in WAITED_FOR_ANOTHER
