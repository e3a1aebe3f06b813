"""The messages of one moment of a match: each message is made and encoded once, however many pages get it."""

import msgspec

from hofstaat.server.match import build_messages, lessons
from hofstaat.server.match.seating import Seating, Subscriber
from hofstaat.server.protocol import Choice, Events, State, Witnessed

ENCODE = msgspec.json.Encoder().encode


class Snapshot:
    """The messages of this moment, as bytes, and what they share; made when first asked for.

    A seat that is told now has learnt it: what they learnt from can no longer be taken back.
    """

    def __init__(self, room: Seating) -> None:
        self.room = room
        self.table_message: bytes | None = None
        self.over_message: bytes | None = None
        self.states: dict[int | None, bytes] = {}
        self.event_messages: dict[tuple[int | None, int, int], bytes] = {}
        self.public_events: dict[int, list[Witnessed] | None] = {}
        self.resend_cache: dict[tuple[int, int], tuple[int, bool]] = {}
        self.public_view: msgspec.Struct | None = None
        if room.live_match is not None:
            self.live_match = room.live_match
            self.actors = room.live_match.table.actors()
            self.clock = build_messages.clock(room)
            self.undoable = room.undoable()

    def table(self) -> bytes:
        if self.table_message is None:
            self.table_message = ENCODE(build_messages.table(self.room))
        return self.table_message

    def over(self) -> bytes:
        if self.over_message is None:
            self.over_message = ENCODE(build_messages.over(self.room))
        return self.over_message

    def missing_messages(self, subscriber: Subscriber, *, again: bool = False) -> list[bytes]:
        """Events and state of each of the page's seats, from what it has seen up to now, and the end.

        Events told before are repeated only as far as the game lets one look it up: `again`, if to anybody at that
        seat, otherwise if to this page; and it is told anew once the game lets one look up less of it.
        """
        room = self.room
        if room.live_match is None:
            return []
        ply = self.live_match.ply
        news: list[bytes] = []
        seen, whole = min(subscriber.seen_ply, ply), subscriber.full_from_ply
        for seat in room.perspectives(subscriber.visitor):
            since = self.resend_from(seat, seen, whole.get(seat, 0))
            recall = (ply if seat is None else room.seats[seat].told) if again else seen
            whole[seat] = recall
            if again or since < ply:
                news.append(self.events(seat, since, recall))
            news.append(self.state(seat))
            news += self.lesson(seat)
            if seat is not None:
                room.seats[seat].told = ply
        subscriber.seen_ply = ply
        if room.row.status == "over":
            news.append(self.over())
        return news

    def state(self, seat: int | None) -> bytes:
        if seat not in self.states:
            self.states[seat] = ENCODE(self.state_of(seat))
        return self.states[seat]

    def lesson(self, seat: int | None) -> list[bytes]:
        """The lesson's texts, for its learner alone."""
        said = lessons.message(self.room.row, self.live_match, lambda: self.view(seat))
        return [ENCODE(said)] if said is not None and said.seat == seat else []

    def state_of(self, seat: int | None) -> State:
        """The view and the options of the seat (None: of a spectator)."""
        game, truth = self.live_match.game, self.live_match.table
        codes = [] if seat is None or self.room.seats[seat].resigned else truth.options(seat)
        view = self.view(seat)
        is_told = self.room.row.standing and seat is not None
        return State(
            seat=seat,
            ply=self.live_match.ply,
            view=view,
            options=[Choice(code=code, choice=game.choice(truth, seat or 0, code)) for code in codes],
            actors=self.actors,
            may_talk=game.may_talk(truth, seat),
            may_undo=seat in self.undoable,
            standing=game.standing(truth.setup, view) if is_told else None,
            clock=self.clock,
        )

    def view(self, seat: int | None) -> msgspec.Struct:
        """The public view is built once, for each seat its own comes on top."""
        game, table = self.live_match.game, self.live_match.table
        if self.public_view is None:
            self.public_view = game.view(table, None)
        return game.view(table, seat, self.public_view)

    def events(self, seat: int | None, since: int, recall: int) -> bytes:
        """From `since` on; what came before `recall` only as the game lets one look it up."""
        key = (seat, since, recall)
        if key not in self.event_messages:
            told = self.events_for(seat, since, recall)
            self.event_messages[key] = ENCODE(Events(seat=seat, ply_from=since, ply=self.live_match.ply, events=told))
        return self.event_messages[key]

    def events_for(self, seat: int | None, since: int, recall: int) -> list[Witnessed]:
        """Events that hide nothing from anybody are put together once."""
        told: list[Witnessed] | None = None
        if since >= recall:
            if since not in self.public_events:
                self.public_events[since] = (
                    self.live_match.visibility.events_for(None, since)
                    if self.live_match.visibility.is_public_since(since)
                    else None
                )
            told = self.public_events[since]
        return self.live_match.visibility.events_for(seat, since, recall_before=recall) if told is None else told

    def resend_from(self, seat: int | None, seen: int, whole: int) -> int:
        """From where on a page that has seen the log up to a ply, and from `whole` on in full, is told it (again)."""
        key = (seen, whole)
        if key not in self.resend_cache:
            self.resend_cache[key] = (
                self.live_match.first_rewritten_ply(seen),
                bool(self.live_match.visibility.aged_events(seen, whole)),
            )
        rewritten, aged = self.resend_cache[key]
        return min(rewritten, self.live_match.visibility.first_faded_ply(seat, seen, whole)) if aged else rewritten
