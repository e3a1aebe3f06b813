"""What is told of one moment of a match: each message is made and encoded once, however many pages get it."""

import msgspec

from hofstaat.server import info
from hofstaat.server.messages import Events, Witnessed
from hofstaat.server.seating import Page, Seating

ENCODE = msgspec.json.Encoder().encode


class Telling:
    """The messages of this moment, as bytes, and what they share; made when first asked for.

    Whoever is told now has learnt it: what they learnt from can no longer be taken back.
    """

    def __init__(self, room: Seating) -> None:
        self.room = room
        self.about: bytes | None = None
        self.end: bytes | None = None
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

    def table(self) -> bytes:
        if self.about is None:
            self.about = ENCODE(info.table(self.room))
        return self.about

    def over(self) -> bytes:
        if self.end is None:
            self.end = ENCODE(info.over(self.room))
        return self.end

    def missing(self, page: Page, *, again: bool = False) -> list[bytes]:
        """Events and state of each of the page's seats, from what it has seen up to now, and the end.

        What was told before is repeated only as far as the game lets one look it up: `again`, if to anybody at that
        seat, otherwise if to this page; and it is told anew once the game lets one look up less of it.
        """
        room = self.room
        if room.play is None:
            return []
        ply = self.play.ply
        news: list[bytes] = []
        seen, whole = min(page.seen, ply), page.whole
        for seat in room.perspectives(page.visitor):
            since = self.since(seat, seen, whole.get(seat, 0))
            recall = (ply if seat is None else room.seats[seat].told) if again else seen
            whole[seat] = recall
            if again or since < ply:
                news.append(self.events(seat, since, recall))
            news.append(self.state(seat))
            if seat is not None:
                room.seats[seat].told = ply
        page.seen = ply
        if room.row.status == "over":
            news.append(self.over())
        return news

    def state(self, seat: int | None) -> bytes:
        if seat not in self.states:
            self.states[seat] = ENCODE(info.state(self, seat))
        return self.states[seat]

    def view(self, seat: int | None) -> msgspec.Struct:
        """What everybody sees of the game is built once, for each seat its own comes on top."""
        game, table = self.play.game, self.play.table
        if self.public is None:
            self.public = game.view(table, None)
        return game.view(table, seat, self.public)

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
