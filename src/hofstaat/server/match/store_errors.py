"""What a failed commit means to whoever asked for it."""

from sqlalchemy.exc import IntegrityError, OperationalError

from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.errors import AlreadyTaken, VersionConflict

LOCK_CONFLICTS = ("40P01", "40001", "55P03")
"""Deadlock, serialization failure, lock not to be had: another process was at the same rows."""


class Conflict(Refusal):
    """Another process was quicker. The room has caught up, and the command may be tried once more."""


def refusal_for(error: Exception) -> Refusal:
    """Somebody was quicker, or the store is in trouble."""
    if isinstance(error, IntegrityError | VersionConflict) or is_lock_conflict(error):
        return Conflict("stale")
    if isinstance(error, AlreadyTaken):
        return Refusal("taken")
    return Refusal("store-failed", status=503)


def is_lock_conflict(error: Exception) -> bool:
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) in LOCK_CONFLICTS
