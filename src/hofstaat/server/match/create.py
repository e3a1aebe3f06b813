"""Founding a table: checking what was asked for, making its rows, dealing."""

import secrets
import time
from collections.abc import Sequence

import msgspec

from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.match import commitment_to
from hofstaat.engine.registry import game as find_game
from hofstaat.engine.registry import names as installed
from hofstaat.lessons import beginning, has_lesson, lesson_of
from hofstaat.server.bots import levels
from hofstaat.server.match import chronicles, lessons
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.protocol import BeginLesson, OpenTable, SeatWish
from hofstaat.server.protocol.refusal import Refusal, clean_text
from hofstaat.server.storage.models import LogEntry, MatchRow, SeatRow, StoredMatch

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12
MAX_LIST_OPTION = 64  # entries of an option that is a list


def create_match(wish: OpenTable, visitor: str) -> StoredMatch:
    """A new table as asked for; when no seat is left open the cards are dealt at once."""
    game = require_game(wish.game)
    chronicle = chronicles.checked_chronicle(game, wish.chronicle)
    options = check_options(game, len(wish.seats), chronicles.options_with_chronicle(game, wish.options, chronicle))
    seats = seat_rows(game, wish)
    check_needs_person(game, options, seats)
    mine = [row.seat for row, asked in zip(seats, wish.seats) if asked.kind in ("me", "here")]
    host_seat = next((i for i, asked in enumerate(wish.seats) if asked.kind == "me"), None)
    name = clean_text(wish.name, "bad-name") if wish.name.strip() else ""
    row = new_row(game, len(seats), options, name=name, host=visitor, host_seat=host_seat)
    row.public, row.time_bank, row.chronicle = wish.public, wish.time_bank, chronicle
    alone = sum(asked.kind != "bot" for asked in wish.seats) <= 1
    row.standing = alone if wish.standing is None else wish.standing
    return dealt_if_full(StoredMatch(row, seats, {seat: {visitor} for seat in mine}, []))


def create_lesson(wish: BeginLesson, visitor: str) -> StoredMatch:
    """A table with the lesson of a game: its deal, and what is played before the first step."""
    game = require_game(wish.game)
    if not has_lesson(game.name):
        raise Refusal("no-lesson", status=404)
    lesson = lesson_of(game.name)
    options = check_options(game, lesson.seats, lesson.options)
    row = new_row(game, lesson.seats, options, name="", host=visitor, host_seat=lesson.learner)
    row.lesson, row.standing = lessons.begun(lesson), True
    nickname = clean_text(wish.nickname, "bad-nickname")
    seats = lessons.seats_of(lesson, nickname, bot_names(lesson.seats - 1, nickname))
    loaded = dealt_if_full(StoredMatch(row, seats, {lesson.learner: {visitor}}, []))
    live_match = LiveMatch(game, row, list(loaded.log))
    loaded.log += lessons.play_lines(live_match, beginning(lesson), row.created)
    row.turn = live_match.table.actors()
    return loaded


def bot_names(count: int, besides: str) -> list[str]:
    names: list[str] = []
    for _ in range(count):
        names.append(levels.free_bot_name({*names, besides}))
    return names


def new_seed() -> str:
    """The seed of a deal, which nobody can guess."""
    return secrets.token_hex(32)


def new_row(
    game: Game, seats: int, options: dict[str, object], *, name: str, host: str, host_seat: int | None
) -> MatchRow:
    seed, now = new_seed(), time.time()
    return MatchRow(
        id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        game=game.name,
        rules=game.version,
        cards=game.setup(seats, options).digest,
        seats=seats,
        options=options,
        name=name,
        public=False,
        status="waiting",
        host=host,
        host_seat=host_seat,
        seed=seed,
        commitment=commitment_to(seed),
        time_bank=None,
        turn=[],
        rematch=None,
        created=now,
        changed=now,
    )


def dealt_if_full(loaded: StoredMatch) -> StoredMatch:
    """Deal, if nobody has to be waited for."""
    if all(seat.kind != "open" for seat in loaded.seats):
        loaded.log = deal_entries(loaded.row, loaded.row.created)
        loaded.row.status = "playing"
        live_match = LiveMatch(find_game(loaded.row.game), loaded.row, list(loaded.log))
        loaded.row.turn = live_match.table.actors()
    return loaded


def deal_entries(row: MatchRow, at: float) -> list[LogEntry]:
    """The first entries of the log."""
    return LiveMatch(find_game(row.game), row, []).deal(at)


def rematch(
    row: MatchRow, seats: Sequence[SeatRow], holders: dict[int, set[str]], chronicle: str | None = None
) -> StoredMatch:
    """The same company once more; everybody moves up one seat, so that nobody always sits behind the same player.

    A player who was asked for the seat and never answered is not taken along.
    """
    count = len(seats)
    moved = {old: (old - 1) % count for old in range(count)}
    host_seat = None if row.host_seat is None else moved[row.host_seat]
    game = require_game(row.game)
    options = chronicles.rematch_options(game, row.options, chronicle)
    following = new_row(game, count, options, name=row.name, host=row.host, host_seat=host_seat)
    following.public, following.time_bank, following.chronicle = row.public, row.time_bank, chronicle
    following.standing = row.standing
    again = sorted((moved_seat(seat, moved[seat.seat]) for seat in seats), key=lambda seat: seat.seat)
    held = {moved[seat]: set(visitors) for seat, visitors in holders.items() if seats[seat].asked is None}
    return dealt_if_full(StoredMatch(following, again, held, []))


def moved_seat(seat: SeatRow, to: int) -> SeatRow:
    """The same player on that seat, without anything that happened in the last game."""
    if seat.kind == "open" or seat.asked is not None:
        return SeatRow(seat=to, kind="open", nickname="", level=None)
    return SeatRow(seat=to, kind=seat.kind, nickname=seat.nickname, level=seat.level if seat.kind == "bot" else None)


# -- checking ----------------------------------------------------------------------------------------------------------


def require_game(name: str) -> Game:
    if name not in installed():
        raise Refusal("no-such-game", status=404)
    return find_game(name)


def check_options(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """All options of the agreement, those left out at their defaults."""
    if seats not in game.seats:
        raise Refusal("wrong-seats", status=400, least=game.seats[0], most=game.seats[-1])
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if (
            name not in known
            or not known[name].allows(value)
            or (isinstance(value, list) and len(value) > MAX_LIST_OPTION)
        ):
            raise Refusal("bad-option", status=400, option=name if name in known else "")
    try:
        return dict(game.setup(seats, options).options)
    except BadSetup as bad:
        raise Refusal(bad.key, status=400, **bad.params) from None


def check_needs_person(game: Game, options: dict[str, object], seats: Sequence[SeatRow]) -> None:
    """Some agreements need a person at the table, or a seat where one may still sit down."""
    if all(seat.kind == "bot" for seat in seats) and game.needs_person(game.setup(len(seats), options)):
        raise Refusal("needs-person", status=400)


def seat_rows(game: Game, wish: OpenTable) -> list[SeatRow]:
    if sum(asked.kind == "me" for asked in wish.seats) > 1:
        raise Refusal("two-seats", status=400)
    made: list[SeatRow] = []
    for i, asked in enumerate(wish.seats):
        made.append(seat_row(game, i, asked, wish.nickname, made))
    return made


def seat_row(game: Game, seat: int, asked: SeatWish, host: str, others: list[SeatRow]) -> SeatRow:
    match asked.kind:
        case "open":
            return SeatRow(seat=seat, kind="open", nickname="", level=None)
        case "bot":
            name = levels.free_bot_name({row.nickname for row in others} | {host})
            level = require_level(game, asked.level)
            return SeatRow(seat=seat, kind="bot", nickname=asked.nickname or name, level=level)
        case "me":
            nickname = check_nickname(asked.nickname or host, others, seat)
        case "here":
            nickname = check_nickname(asked.nickname or "", others, seat)
    return SeatRow(seat=seat, kind="person", nickname=nickname, level=None)


def require_level(game: Game, level: str | None) -> str:
    if level is None:
        return levels.default_level(game)
    if level not in levels.levels(game):
        raise Refusal("unknown-level", status=400)
    return level


def check_nickname(asked: str, seats: Sequence[SeatRow], own: int) -> str:
    """A nickname nobody else at the table has."""
    nickname = clean_text(asked, "bad-nickname")
    taken = {seat.nickname.casefold() for seat in seats if seat.seat != own}
    if nickname.casefold() in taken:
        raise Refusal("nickname-taken", status=409)
    return nickname


def seat_taken_by(row: SeatRow, nickname: str) -> SeatRow:
    """The open seat with its new player."""
    return msgspec.structs.replace(row, kind="person", nickname=nickname, level=None, steward=False)
