"""Reviews as they are stored: beside the match, with the evaluator's version, and whether its players share it."""

import msgspec
from sqlalchemy import Connection, insert, select, update

from hofstaat.server.storage.schema import REVIEWS


class StoredReview(msgspec.Struct, frozen=True):
    evaluator: str
    body: str | None
    shared: bool

    def without_body(self) -> "StoredReview":
        return StoredReview("", None, self.shared)


def find(c: Connection, match: str) -> StoredReview:
    """The stored review, if only that nothing is."""
    row = c.execute(select(REVIEWS).where(REVIEWS.c.match == match)).first()
    return StoredReview("", None, shared=False) if row is None else StoredReview(row.evaluator, row.body, row.shared)


def keep(c: Connection, match: str, made: StoredReview, at: float) -> None:
    """The review in place of an older one; whether it is shared stays."""
    put(c, match, evaluator=made.evaluator, body=made.body, made=at)


def share(c: Connection, match: str, *, shared: bool) -> None:
    put(c, match, shared=shared)


def put(c: Connection, match: str, **columns: object) -> None:
    if not c.execute(update(REVIEWS).where(REVIEWS.c.match == match).values(**columns)).rowcount:
        blank = {"evaluator": "", "body": None, "made": None, "shared": False}
        c.execute(insert(REVIEWS).values(match=match, **{**blank, **columns}))
