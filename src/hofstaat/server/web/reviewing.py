"""The visitors who may see a review: that of a game between people only who played in it, unless one of them has shared it."""

import msgspec

from hofstaat.review import Review
from hofstaat.server.match import replay
from hofstaat.server.match.room import Room
from hofstaat.server.match.rooms import Rooms
from hofstaat.server.protocol import ReviewState
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.reviews.desk import ReviewDesk


class Reviewing:
    """Answers about reviews."""

    def __init__(self, rooms: Rooms, desk: ReviewDesk) -> None:
        self.rooms = rooms
        self.desk = desk

    async def state(self, match: str, visitor: str, *, ask: bool) -> ReviewState:
        """The review, or how far it is; `ask`: have it made if it is not there."""
        async with self.rooms.open(match) as room, room.locked():
            replay.require_finished(room)
            stored = await self.desk.stored(match, room.row.game)
            require_allowed(room, visitor, shared=stored.shared)
            if ask and stored.body is None:
                self.desk.ask(match, room.row.game, await replay.record_text(room))
            yours = is_between_people(room) and has_played(room, visitor)
        return self.told(match, stored.body, shared=stored.shared, yours=yours)

    def told(self, match: str, body: str | None, *, shared: bool, yours: bool) -> ReviewState:
        place = self.desk.place_of(match)
        if body is None and place is None and match in self.desk.failed:
            raise Refusal("review-failed", status=500)
        return ReviewState(
            status="made" if body is not None else "none" if place is None else "waiting",
            progress=self.desk.progress_of(match),
            before=place or 0,
            shared=shared,
            yours=yours,
            review=None if body is None else msgspec.json.decode(body, type=Review),
        )

    async def share(self, match: str, visitor: str, *, shared: bool) -> ReviewState:
        async with self.rooms.open(match) as room, room.locked():
            replay.require_finished(room)
            if not has_played(room, visitor):
                raise Refusal("review-private", status=403)
            await self.desk.share(match, shared=shared)
        return await self.state(match, visitor, ask=False)


def require_allowed(room: Room, visitor: str, *, shared: bool) -> None:
    if is_between_people(room) and not shared and not has_played(room, visitor):
        raise Refusal("review-private", status=403)


def is_between_people(room: Room) -> bool:
    """Visitors held more than one seat, though not necessarily until the end; nobody held those of a record brought in."""
    return len(room.holders.keys() | room.former.keys()) > 1


def has_played(room: Room, visitor: str) -> bool:
    """Whether the visitor holds a seat of the match, or once did."""
    held = any(visitor in visitors for visitors in room.holders.values())
    return held or any(visitor in visitors for visitors in room.former.values())
