"""Finished games: their record, and their replay from every seat's perspective or with all cards open."""

import msgspec

from hofstaat.engine import records
from hofstaat.engine.match import Match
from hofstaat.engine.records import Act, Record
from hofstaat.engine.table import Outcome
from hofstaat.server.match import build_messages
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.match.log import read_lines, record_header, without_undone
from hofstaat.server.match.room import Room
from hofstaat.server.match.visibility import Visibility
from hofstaat.server.protocol import Replay, ReplayStep, Witnessed
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.models import MatchRow


def require_finished(room: Room) -> LiveMatch:
    """The game, if it is over: a running one shows nothing of its past."""
    if room.problem:
        raise Refusal(room.problem)
    if room.live_match is None or room.row.status != "over":
        raise Refusal("not-over")
    return room.live_match


async def record_text(room: Room) -> str:
    """The record; of a game played to its end under other rules as it was stored, for those who still have them."""
    if room.problem in ("rules-changed", "no-such-game") and room.row.status == "over":
        loaded = await room.read(room.store.load(room.id))
        assert loaded is not None
        lines = [line for _, line in without_undone(read_lines(loaded.log))]
        return records.write(Record(record_header(room.row), lines, stored_outcome(room.row)))
    return records.write(require_finished(room).record())


def stored_outcome(row: MatchRow) -> Outcome | None:
    return None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)


def replay(room: Room, asked: str) -> Replay:
    """`asked`: a seat's number, "none" for a spectator, "all" for all cards open."""
    live_match = require_finished(room)
    outcome = live_match.table.outcome()
    assert outcome is not None
    seat = parse_perspective(asked, len(room.seats))
    return Replay(
        match=room.id,
        game=room.row.game,
        seat=seat,
        all_open=asked == "all",
        seats=build_messages.seats(room),
        commitment=room.row.commitment,
        seed=room.row.seed,
        outcome=build_messages.ending(outcome),
        steps=replay_steps(room, live_match, seat, all_open=asked == "all"),
    )


def parse_perspective(asked: str, seats: int) -> int | None:
    if asked in ("all", "none"):
        return None
    if not asked.isdecimal() or len(asked) > 2 or int(asked) >= seats:
        raise Refusal("no-such-seat", status=400)
    return int(asked)


def replay_steps(room: Room, finished: LiveMatch, seat: int | None, *, all_open: bool) -> list[ReplayStep]:
    """Play the log out once more, line by line. While chance still draws there is nothing to be seen."""
    match, plies = Match(finished.game, finished.header), finished.visibility.plies
    visibility = Visibility(match)
    made: list[ReplayStep] = []
    for ply, line in zip(plies, finished.match.plies):
        match.replay([line])
        visibility.note([ply])
        if match.table.lots_due == 0:
            steps = range(len(made), len(match.plies))
            made += [replay_step(visibility, step, seat, all_open=all_open) for step in steps]
    return made


def replay_step(visibility: Visibility, step: int, seat: int | None, *, all_open: bool) -> ReplayStep:
    game, table, line = visibility.game, visibility.match.table, visibility.match.plies[step]
    ply, who = visibility.plies[step], line.seat if isinstance(line, Act) else None
    own = all_open or (seat is not None and who == seat)
    told = fullest_events(visibility, step) if all_open else visibility.witnessed(seat, step)
    public = told if all_open else visibility.witnessed(None, step)
    everybody = range(int(table.seats)) if all_open else None
    return ReplayStep(
        ply=ply,
        who=who,
        words=line.does if isinstance(line, Act) and own else None,
        events=[Witnessed(ply=ply, event=event, secret=event not in public) for event in told],
        view=game.view(table, seat),
        views=None if everybody is None else [game.open_view(table, other) for other in everybody],
    )


def fullest_events(visibility: Visibility, step: int) -> list[msgspec.Struct]:
    """Of each event the telling of the seat that learnt most of it."""
    witness, setup = visibility.game.witness, visibility.setup
    tellings = []
    for event in visibility.step_events(step):
        heard = [witness(setup, event, seat) for seat in range(int(setup.seats))]
        told = [telling for telling in heard if telling is not None]
        if told:
            tellings.append(max(told, key=known_fields))
    return tellings


def known_fields(telling: msgspec.Struct) -> int:
    return sum(value is not None for value in msgspec.structs.astuple(telling))
