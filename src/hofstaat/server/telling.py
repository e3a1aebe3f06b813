"""What is told of one moment of a match: each message is made and encoded once, however many pages get it."""

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from hofstaat.server import info
from hofstaat.server.messages import Clock, Events

if TYPE_CHECKING:
    from hofstaat.server.play import Play
    from hofstaat.server.room import Room


class Telling:
    """The messages of this moment, as bytes, and what they share; made when first asked for."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.states: dict[int | None, bytes] = {}
        self.told: dict[tuple[int | None, int, int], bytes] = {}
        self.rewritten: dict[int, int] = {}

    @cached_property
    def play(self) -> "Play":
        return self.room.playing()

    @cached_property
    def table(self) -> bytes:
        return msgspec.json.encode(info.table(self.room))

    @cached_property
    def over(self) -> bytes:
        return msgspec.json.encode(info.over(self.room))

    @cached_property
    def public(self) -> msgspec.Struct:
        """What everybody sees of the game: built once, for each seat its own comes on top."""
        return self.play.game.view(self.play.table, None)

    @cached_property
    def actors(self) -> list[int]:
        return self.play.table.actors()

    @cached_property
    def clock(self) -> Clock | None:
        return info.clock(self.room)

    def state(self, seat: int | None) -> bytes:
        if seat not in self.states:
            self.states[seat] = msgspec.json.encode(info.state(self, seat))
        return self.states[seat]

    def events(self, seat: int | None, since: int, recall: int) -> bytes:
        """From `since` on; what came before `recall` only as the game lets one look it up."""
        key = (seat, since, recall)
        if key not in self.told:
            told = self.play.told(seat, since, recall_before=recall)
            message = Events(seat=seat, ply_from=since, ply=self.play.ply, events=told)
            self.told[key] = msgspec.json.encode(message)
        return self.told[key]

    def rewritten_from(self, seen: int) -> int:
        """From where on the log has to be told again to pages that have seen it up to this ply."""
        if seen not in self.rewritten:
            self.rewritten[seen] = self.play.rewritten_from(seen)
        return self.rewritten[seen]
