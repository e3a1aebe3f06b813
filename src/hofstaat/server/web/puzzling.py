"""Puzzles by HTTP: the position as its seat sees it, then, for whoever has chosen, the numbers and the reasons."""

import datetime as dt

import msgspec

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.records import Record
from hofstaat.review import puzzles
from hofstaat.review.puzzles import NoPuzzle, Puzzle
from hofstaat.server.bots import levels
from hofstaat.server.match import continuation, create, replay
from hofstaat.server.match.rooms import Rooms
from hofstaat.server.protocol import (
    Opened,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleMove,
    PuzzlePosition,
    Puzzles,
    SeatInfo,
    Witnessed,
)
from hofstaat.server.protocol.refusal import Refusal


def card(asked: Puzzle) -> PuzzleCard:
    return PuzzleCard(game=asked.game, id=asked.id, level=asked.level, turn=asked.turn)


def listed(day: dt.date) -> Puzzles:
    """Today's, which is the same for everybody, and all there are."""
    names = hofstaat.names()
    today = puzzles.of_the_day(names, day)
    return Puzzles(
        today=None if today is None else card(today),
        puzzles=[card(each) for name in names for each in puzzles.puzzles(name)],
    )


def require_puzzle(game: str, name: str) -> tuple[Game, Puzzle]:
    found = create.require_game(game)
    try:
        return found, puzzles.puzzle(game, name)
    except NoPuzzle:
        raise Refusal("no-such-puzzle", status=404) from None


def position(game: str, name: str) -> PuzzlePosition:
    """Nothing but what the seat sees and was told: of the moves not how good they are."""
    rules, asked = require_puzzle(game, name)
    shown = puzzles.position_of(rules, asked)
    seats = records.read(asked.record).header.seats
    return PuzzlePosition(
        card=card(asked),
        seat=asked.seat,
        unit=asked.unit,
        seats=[seat_info(seat) for seat in range(seats)],
        view=shown.view,
        events=[Witnessed(ply=0, event=event) for event in shown.events],
        moves=[deed.choice for deed in shown.deeds],
    )


def seat_info(seat: int) -> SeatInfo:
    name = levels.NAMES[seat % len(levels.NAMES)]
    return SeatInfo(seat=seat, kind="bot", nickname=name, level=None, present=True, steward=False, resigned=False)


def answer(game: str, name: str, move: int) -> PuzzleAnswer:
    _, asked = require_puzzle(game, name)
    if not 0 <= move < len(asked.moves):
        raise Refusal("no-such-move", status=400)
    moves = [
        PuzzleMove(value=each.value, error=each.error, is_right=each.is_right, reasons=each.reasons)
        for each in asked.moves
    ]
    return PuzzleAnswer(right=asked.moves[move].is_right, moves=moves)


async def play_on(rooms: Rooms, game: str, name: str, nickname: str, visitor: str) -> Opened:
    """A table that goes on from the puzzle, against bots."""
    rules, asked = require_puzzle(game, name)
    loaded = continuation.continued(rules, records.read(asked.record), asked.seat, nickname, visitor)
    await rooms.store.create(loaded)
    return Opened(match=loaded.row.id)


async def what_if(rooms: Rooms, match: str, ply: int, seat: int, nickname: str, visitor: str) -> Opened:
    """A table that goes on from a moment of a finished game."""
    async with rooms.open(match) as room, room.locked():
        live_match = replay.require_finished(room)
        record = live_match.record()
    if record.header.prepared is not msgspec.UNSET:
        raise Refusal("no-what-if", status=409)
    if ply >= len(record.plies):
        raise Refusal("game-over")
    loaded = continuation.continued(
        live_match.game, Record(record.header, record.plies[:ply], None), seat, nickname, visitor
    )
    await rooms.store.create(loaded)
    return Opened(match=loaded.row.id)
