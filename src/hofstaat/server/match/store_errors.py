"""The refusals that answer a failed change of a match."""

from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.errors import AlreadyTaken, VersionConflict


class Conflict(Refusal):
    """Another process was quicker. The room has caught up, and the command may be tried once more."""


def refusal_for(error: Exception) -> Refusal:
    """Somebody was quicker, or the store is in trouble."""
    if isinstance(error, VersionConflict):
        return Conflict("stale")
    if isinstance(error, AlreadyTaken):
        return Refusal("taken")
    return Refusal("store-failed", status=503)
