"""The errors of the store. No error of a database leaves it."""


class AlreadyTaken(Exception):
    """Somebody was quicker: the seat is no longer open, the token no longer good, the rematch already made."""


class VersionConflict(Exception):
    """Another process has changed the same rows meanwhile."""


class CorruptRow(Exception):
    """A row that this server cannot have written."""


class StoreFailed(Exception):
    """The database could not do it: nothing of it happened."""


class NotOnDisk(Exception):
    """A commit could not be synced: it has happened, but a power cut may undo it."""


class DatabaseTooNew(Exception):
    """The database has a form that this version does not know."""


class DatabaseUnusable(Exception):
    """The database cannot be opened; the text says why."""
