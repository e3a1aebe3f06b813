"""The lobby: opening a table, finding one, taking a seat, inviting to it."""

import hashlib
import secrets
import time
from functools import partial

from hofstaat.server import chronicles, founding, info, rows
from hofstaat.server.hall import Hall
from hofstaat.server.messages import (
    AskInvite,
    Invite,
    Joined,
    JoinTable,
    NameGreatest,
    Opened,
    OpenTable,
    TableCard,
    Tables,
)
from hofstaat.server.refusal import Refusal, tidy
from hofstaat.server.room import Room
from hofstaat.server.stored import Loaded

LISTED_FOR = 24 * 3600.0
INVITE_LASTS = 7 * 24 * 3600.0
ALONG_LASTS = 3600.0


def digest(secret: str) -> str:
    """How secrets are stored: who reads the database cannot take a seat."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Lobby:
    """What visitors do away from a table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def open_table(self, wish: OpenTable, visitor: str) -> Opened:
        loaded = founding.open_table(wish, visitor)
        await self.store.write(lambda c: rows.insert_match(c, loaded))
        return Opened(match=loaded.row.id)

    async def tables(self, visitor: str) -> Tables:
        since = time.time() - LISTED_FOR
        listed = await self.store.read(lambda c: rows.open_tables(c, since))
        own = await self.store.read(lambda c: rows.tables_of(c, visitor))
        return Tables(
            open=[self.card(loaded, visitor) for loaded in listed],
            mine=[self.card(loaded, visitor) for loaded in own],
        )

    async def table(self, match: str, visitor: str) -> TableCard:
        async with self.hall.visit(match) as room:
            return self.card(Loaded(room.row, room.seats, room.holders, []), visitor)

    def card(self, loaded: Loaded, visitor: str) -> TableCard:
        row, room = loaded.row, self.hall.rooms.get(loaded.row.id)
        present = room.is_present if room and room.loaded else lambda seat: False
        seats = [info.seat_info(seat, present=present(seat.seat)) for seat in loaded.seats]
        yours = sorted(seat for seat, visitors in loaded.holders.items() if visitor in visitors)
        host = visitor == row.host or (row.host_seat is not None and row.host_seat in yours)
        return info.card(row, seats, yours, host=host)

    # -- taking seats ------------------------------------------------------------------------------------------

    async def join(self, match: str, wish: JoinTable, visitor: str) -> Joined:
        async with self.hall.visit(match) as room:
            return await room.attempt(partial(self.join_room, room, wish, visitor))

    async def join_room(self, room: Room, wish: JoinTable, visitor: str) -> Joined:
        if room.row.status == "over":
            raise Refusal("game-over")
        if wish.token is not None:
            seat = await self.use_link(room, wish, wish.token, visitor)
        else:
            seat = await self.sit_down(room, wish, visitor)
        await room.reseat(visitor)
        return Joined(match=room.id, seat=seat)

    async def use_link(self, room: Room, wish: JoinTable, token: str, visitor: str) -> int:
        """A one-time link: to an open seat, or to one's own seat on another device."""
        hashed = digest(token)
        found = await self.store.read(lambda c: rows.find_token(c, hashed, room.id, time.time()))
        if found is None:
            raise Refusal("bad-token", status=403)
        seat, kind = found
        if kind == "invite":
            await self.take_seat(room, seat, wish.nickname, visitor, hashed)
        else:
            await room.save(lambda c: rows.share_seat(c, room.id, seat, visitor, hashed))
            room.holders.setdefault(seat, set()).add(visitor)
        return seat

    async def sit_down(self, room: Room, wish: JoinTable, visitor: str) -> int:
        """An open seat of a public table, while the table waits."""
        if not room.row.public or room.row.status != "waiting":
            raise Refusal("token-needed", status=403)
        free = [row.seat for row in room.seats if row.kind == "open"]
        seat = wish.seat if wish.seat is not None else next(iter(free), None)
        if seat is None or seat not in free:
            raise Refusal("seat-not-open")
        await self.take_seat(room, seat, wish.nickname, visitor, None)
        return seat

    async def take_seat(self, room: Room, seat: int, nickname: str | None, visitor: str, token: str | None) -> None:
        old = room.seat_row(seat)
        if old.kind != "open":
            raise Refusal("seat-not-open")
        row = founding.taken_by(old, founding.new_nickname(nickname or "", room.seats, seat))
        room.grant_time(row)
        await room.save(lambda c: rows.take_seat(c, room.id, row, visitor, token))
        room.seats[seat] = row
        room.holders.setdefault(seat, set()).add(visitor)

    # -- the chronicle -----------------------------------------------------------------------------------------

    async def name_greatest(self, match: str, wish: NameGreatest, visitor: str) -> str:
        """The chronicle, with what somebody who was there calls the greatest challenge."""
        async with self.hall.visit(match) as room:
            return await room.attempt(partial(self.write_greatest, room, wish, visitor))

    async def write_greatest(self, room: Room, wish: NameGreatest, visitor: str) -> str:
        chronicles.must_be_open(room, visitor)
        greatest = tidy(wish.greatest, "bad-text") if wish.greatest.strip() else None
        await room.save(lambda c: None, greatest=greatest)
        room.row.greatest = greatest
        return chronicles.text_of(room)

    # -- inviting ----------------------------------------------------------------------------------------------

    async def invite(self, match: str, wish: AskInvite, visitor: str) -> Invite:
        """The host invites to an open seat; who holds a seat takes it along to another device."""
        async with self.hall.visit(match) as room:
            return await room.attempt(partial(self.make_link, room, wish.seat, visitor))

    async def make_link(self, room: Room, seat: int, visitor: str) -> Invite:
        kind, lasts = self.kind_of_link(room, seat, visitor)
        token, expires = secrets.token_urlsafe(24), time.time() + lasts
        job = digest(token), room.id, seat, kind, expires
        await room.save(lambda c: rows.add_token(c, *job))
        return Invite(match=room.id, seat=seat, token=token, expires=expires)

    def kind_of_link(self, room: Room, seat: int, visitor: str) -> tuple[str, float]:
        row = room.seat_row(seat)
        if row.resigned or room.row.status == "over":
            raise Refusal("seat-not-open")
        if visitor in room.holders.get(seat, set()):
            return "along", ALONG_LASTS
        if row.kind != "open":
            raise Refusal("seat-not-open")
        if not room.is_host(visitor):
            raise Refusal("not-host", status=403)
        return "invite", INVITE_LASTS
