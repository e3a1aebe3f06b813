"""The lobby: opening a table, finding one, taking a seat, inviting to it."""

import hashlib
import secrets
import time
from functools import partial

import msgspec

from hofstaat.server.match import build_messages, chronicles, create, lessons
from hofstaat.server.match.rooms import Rooms
from hofstaat.server.protocol import (
    AskInvite,
    BeginLesson,
    Invite,
    Joined,
    JoinTable,
    LessonCard,
    NameGreatest,
    Opened,
    OpenTable,
    TableCard,
    Tables,
)
from hofstaat.server.protocol.refusal import Refusal, clean_text
from hofstaat.server.match.room import Room
from hofstaat.server.storage.models import StoredMatch
from hofstaat.server.storage.queries import Token

LISTED_FOR_S = 24 * 3600.0
INVITE_LASTS_S = 7 * 24 * 3600.0
DEVICE_LINK_LASTS_S = 3600.0


def token_hash(secret: str) -> str:
    """How secrets are stored: who reads the database cannot take a seat."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Lobby:
    """The requests of visitors away from a table."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def open_table(self, wish: OpenTable, visitor: str) -> Opened:
        loaded = create.create_match(wish, visitor)
        await self.store.create(loaded)
        return Opened(match=loaded.row.id)

    async def begin_lesson(self, wish: BeginLesson, visitor: str) -> Opened:
        """The lesson that was left, or a new one."""
        if not wish.again:
            for row in await self.store.lessons_of(visitor):
                if row.game == wish.game and lessons.is_running(row):
                    return Opened(match=row.id)
        loaded = create.create_lesson(wish, visitor)
        await self.store.create(loaded)
        return Opened(match=loaded.row.id)

    async def lessons(self, visitor: str) -> list[LessonCard]:
        """Of each game the lesson begun last; one that was finished once is learnt."""
        found = [lessons.card(row) for row in await self.store.lessons_of(visitor)]
        cards = [card for card in found if card is not None]
        learnt = {card.game for card in cards if card.learnt}
        newest = {card.game: card for card in reversed(cards)}.values()
        return [msgspec.structs.replace(card, learnt=card.game in learnt) for card in newest]

    async def tables(self, visitor: str) -> Tables:
        since = time.time() - LISTED_FOR_S
        listed = await self.store.open_tables(since)
        own = await self.store.tables_of(visitor)
        return Tables(
            open=[self.table_card(loaded, visitor) for loaded in listed],
            mine=[self.table_card(loaded, visitor) for loaded in own if not lessons.is_running(loaded.row)],
            lessons=await self.lessons(visitor),
        )

    async def table(self, match: str, visitor: str) -> TableCard:
        async with self.rooms.open(match) as room:
            return self.table_card(StoredMatch(room.row, room.seats, room.holders, []), visitor)

    def table_card(self, loaded: StoredMatch, visitor: str) -> TableCard:
        row, room = loaded.row, self.rooms.awake.get(loaded.row.id)
        present = room.is_present if room and room.loaded else lambda seat: False
        seats = [build_messages.seat_info(seat, present=present(seat.seat)) for seat in loaded.seats]
        yours = sorted(seat for seat, visitors in loaded.holders.items() if visitor in visitors)
        host = visitor == row.host or (row.host_seat is not None and row.host_seat in yours)
        return build_messages.table_card(row, seats, yours, host=host)

    # -- taking seats ------------------------------------------------------------------------------------------

    async def join(self, match: str, wish: JoinTable, visitor: str) -> Joined:
        async with self.rooms.open(match) as room:
            return await room.run_exclusively(partial(self.join_room, room, wish, visitor))

    async def join_room(self, room: Room, wish: JoinTable, visitor: str) -> Joined:
        if room.row.status == "over":
            raise Refusal("game-over")
        if wish.token is not None:
            seat = await self.use_link(room, wish, wish.token, visitor)
        else:
            seat = await self.join_open_seat(room, wish, visitor)
        await room.welcome_again(visitor)
        return Joined(match=room.id, seat=seat)

    async def use_link(self, room: Room, wish: JoinTable, token: str, visitor: str) -> int:
        """A one-time link: to an open seat, or to one's own seat on another device."""
        hashed = token_hash(token)
        found = await self.store.find_token(hashed, room.id)
        if found is None:
            raise Refusal("bad-token", status=403)
        seat, kind = found
        if kind == "invite":
            await self.take_seat(room, seat, wish.nickname, visitor, hashed)
        else:
            await room.save(self.store.share_seat, seat, visitor, hashed)
            room.hold_seat(seat, visitor)
        return seat

    async def join_open_seat(self, room: Room, wish: JoinTable, visitor: str) -> int:
        """An open seat of a public table, while the table waits; afterwards a seat one has left."""
        own = room.reclaimable(visitor)
        if not own and not (room.row.public and room.row.status == "waiting"):
            raise Refusal("token-needed", status=403)
        free = own or [row.seat for row in room.seats if row.kind == "open"]
        seat = wish.seat if wish.seat is not None else next(iter(free), None)
        if seat is None or seat not in free:
            raise Refusal("seat-not-open")
        await self.take_seat(room, seat, wish.nickname, visitor, None)
        return seat

    async def take_seat(self, room: Room, seat: int, nickname: str | None, visitor: str, token: str | None) -> None:
        old = room.seat_row(seat)
        if old.kind != "open":
            raise Refusal("seat-not-open")
        if not room.may_take(visitor, seat):
            raise Refusal("no-newcomer", status=403)
        before = old.nickname if visitor in room.last_player(seat) else ""
        row = create.seat_taken_by(old, create.check_nickname(nickname or before, room.seats, seat))
        room.grant_time(row)
        await room.save(self.store.take_seat, row, visitor, token)
        room.seats[seat] = row
        room.hold_seat(seat, visitor)

    # -- the chronicle -----------------------------------------------------------------------------------------

    async def name_greatest(self, match: str, wish: NameGreatest, visitor: str) -> str:
        """The chronicle, with what somebody who was there calls the greatest challenge."""
        async with self.rooms.open(match) as room:
            return await room.run_exclusively(partial(self.write_greatest, room, wish, visitor))

    async def write_greatest(self, room: Room, wish: NameGreatest, visitor: str) -> str:
        chronicles.check_open(room, visitor)
        greatest = clean_text(wish.greatest, "bad-text") if wish.greatest.strip() else None
        await room.save(self.store.name_greatest, greatest)
        room.row.greatest = greatest
        return chronicles.chronicle_text(room)

    # -- inviting ----------------------------------------------------------------------------------------------

    async def invite(self, match: str, wish: AskInvite, visitor: str) -> Invite:
        """The host invites to an open seat; who holds a seat takes it along to another device."""
        async with self.rooms.open(match) as room:
            return await room.run_exclusively(partial(self.create_invite, room, wish.seat, visitor))

    async def create_invite(self, room: Room, seat: int, visitor: str) -> Invite:
        kind, lasts = self.invite_kind(room, seat, visitor)
        token, expires = secrets.token_urlsafe(24), time.time() + lasts
        await room.save(self.store.add_token, Token(token_hash(token), seat, kind, expires))
        return Invite(match=room.id, seat=seat, token=token, expires=expires)

    def invite_kind(self, room: Room, seat: int, visitor: str) -> tuple[str, float]:
        row = room.seat_row(seat)
        if row.resigned or room.row.status == "over":
            raise Refusal("seat-not-open")
        if visitor in room.holders.get(seat, set()):
            return "along", DEVICE_LINK_LASTS_S
        if row.kind != "open":
            raise Refusal("seat-not-open")
        if not room.is_host(visitor):
            raise Refusal("not-host", status=403)
        return "invite", INVITE_LASTS_S
