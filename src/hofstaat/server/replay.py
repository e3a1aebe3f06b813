"""Finished games: their record, and their replay from every seat's perspective or with all cards open."""

import msgspec

from hofstaat.engine import records
from hofstaat.engine.records import Act, Record
from hofstaat.server import info, rows
from hofstaat.server.entries import header_of, line_of, standing
from hofstaat.server.messages import Replay, ReplayStep, Witnessed
from hofstaat.server.play import Play
from hofstaat.server.refusal import Refusal
from hofstaat.server.room import Room


def finished(room: Room) -> Play:
    """The game, if it is over: a running one shows nothing of its past."""
    if room.problem:
        raise Refusal(room.problem)
    if room.play is None or room.row.status != "over":
        raise Refusal("not-over")
    return room.play


async def record_text(room: Room) -> str:
    """The record; of a game played to its end under other rules as it was stored, for those who still have them."""
    if room.problem in ("rules-changed", "no-such-game") and room.row.status == "over":
        loaded = await room.read(lambda c: rows.load(c, room.id))
        assert loaded is not None
        return records.write(Record(header_of(room.row), [line_of(entry) for entry in standing(loaded.log)], None))
    return records.write(finished(room).record())


def replay(room: Room, asked: str) -> Replay:
    """`asked`: a seat's number, "none" for a spectator, "all" for all cards open."""
    play = finished(room)
    seat = perspective(asked, len(room.seats))
    return Replay(
        match=room.id,
        game=room.row.game,
        seat=seat,
        all_open=asked == "all",
        seats=info.seats(room),
        commitment=room.row.commitment,
        seed=room.row.seed,
        steps=steps(room, play, seat, all_open=asked == "all"),
    )


def perspective(asked: str, seats: int) -> int | None:
    if asked in ("all", "none"):
        return None
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= seats:
        raise Refusal("no-such-seat", status=400)
    return int(asked)


def steps(room: Room, finished_play: Play, seat: int | None, *, all_open: bool) -> list[ReplayStep]:
    """Play the log out once more, ply by ply. While chance still draws there is nothing to be seen."""
    play = Play(finished_play.game, room.row, [])
    made: list[ReplayStep] = []
    for entry in standing(finished_play.log):
        play.replay(entry)
        if play.table.lots_due == 0:
            made += [step(play, i, seat, all_open=all_open) for i in range(len(made), len(play.steps))]
    return made


def step(play: Play, last: int, seat: int | None, *, all_open: bool) -> ReplayStep:
    game, table = play.game, play.table
    done = play.steps[last]
    who = done.line.seat if isinstance(done.line, Act) else None
    own = all_open or (seat is not None and who == seat)
    told = fullest(play, last) if all_open else play.witnessed(seat, last)
    public = told if all_open else play.witnessed(None, last)
    everybody = range(int(table.seats)) if all_open else None
    return ReplayStep(
        ply=done.ply,
        who=who,
        words=done.line.does if isinstance(done.line, Act) and own else None,
        events=[Witnessed(ply=done.ply, event=event, secret=event not in public) for event in told],
        view=game.view(table, seat),
        views=None if everybody is None else [game.view(table, other) for other in everybody],
    )


def fullest(play: Play, i: int) -> list[msgspec.Struct]:
    """Of each event the telling of the seat that learnt most of it."""
    assert play.table.journal is not None
    events = play.table.journal[play.steps[i - 1].events if i else 0 : play.steps[i].events]
    tellings = []
    for event in events:
        heard = [play.game.witness(play.table.setup, event, seat) for seat in range(int(play.table.seats))]
        told = [telling for telling in heard if telling is not None]
        if told:
            tellings.append(max(told, key=how_much))
    return tellings


def how_much(telling: msgspec.Struct) -> int:
    return sum(value is not None for value in msgspec.structs.astuple(telling))
