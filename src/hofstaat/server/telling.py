"""What is told of one moment of a match: each message is made and encoded once, however many pages get it."""

from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from hofstaat.server import info
from hofstaat.server.messages import Events, Witnessed

if TYPE_CHECKING:
    from hofstaat.server.room import Room

ENCODE = msgspec.json.Encoder().encode


class Telling:
    """The messages of this moment, as bytes, and what they share; made when first asked for.

    Whoever is told now has learnt it: what they learnt from can no longer be taken back.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.states: dict[int | None, bytes] = {}
        self.told: dict[tuple[int | None, int, int], bytes] = {}
        self.open: dict[int, list[Witnessed] | None] = {}
        self.before: dict[tuple[int, int], tuple[int, bool]] = {}
        self.public: msgspec.Struct | None = None
        if room.play is not None:
            self.play = room.play
            self.actors = room.play.table.actors()
            self.clock = info.clock(room)
            self.undoable = room.undoable()

    @cached_property
    def table(self) -> bytes:
        return ENCODE(info.table(self.room))

    @cached_property
    def over(self) -> bytes:
        return ENCODE(info.over(self.room))

    def view(self, seat: int | None) -> msgspec.Struct:
        """What everybody sees of the game is built once, for each seat its own comes on top."""
        game, table = self.play.game, self.play.table
        if self.public is None:
            self.public = game.view(table, None)
        return game.view(table, seat, self.public)

    def state(self, seat: int | None) -> bytes:
        if seat not in self.states:
            self.states[seat] = ENCODE(info.state(self, seat))
        return self.states[seat]

    def events(self, seat: int | None, since: int, recall: int) -> bytes:
        """From `since` on; what came before `recall` only as the game lets one look it up."""
        key = (seat, since, recall)
        if key not in self.told:
            told = self.happened(seat, since, recall)
            self.told[key] = ENCODE(Events(seat=seat, ply_from=since, ply=self.play.ply, events=told))
        return self.told[key]

    def happened(self, seat: int | None, since: int, recall: int) -> list[Witnessed]:
        """What hides nothing from anybody is put together once."""
        told: list[Witnessed] | None = None
        if since >= recall:
            if since not in self.open:
                self.open[since] = self.play.told(None, since) if self.play.is_open(since) else None
            told = self.open[since]
        return self.play.told(seat, since, recall_before=recall) if told is None else told

    def since(self, seat: int | None, seen: int, whole: int) -> int:
        """From where on a page that has seen the log up to a ply, and from `whole` on in full, is told it (again)."""
        key = (seen, whole)
        if key not in self.before:
            self.before[key] = self.play.rewritten_from(seen), bool(self.play.aged(seen, whole))
        rewritten, aged = self.before[key]
        return min(rewritten, self.play.faded_from(seat, seen, whole)) if aged else rewritten
