"""Founding a table: checking what was asked for, making its rows, dealing."""

import secrets
import time
from collections.abc import Sequence

import msgspec

from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.match import commitment_to
from hofstaat.engine.registry import game as find_game
from hofstaat.engine.registry import names as installed
from hofstaat.server import bots, chronicles
from hofstaat.server.messages import OpenTable, SeatWish
from hofstaat.server.play import Play
from hofstaat.server.refusal import Refusal, tidy
from hofstaat.server.stored import Entry, Loaded, MatchRow, SeatRow

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12
LONGEST = 64  # entries of an option that is a list


def open_table(wish: OpenTable, visitor: str) -> Loaded:
    """A new table as asked for; when no seat is left open the cards are dealt at once."""
    game = game_named(wish.game)
    chronicle = chronicles.brought(game, wish.chronicle)
    options = checked_options(game, len(wish.seats), chronicles.agreed(wish.options, chronicle))
    seats = seat_rows(game, wish)
    refuse_bots_alone(game, options, seats)
    mine = [row.seat for row, asked in zip(seats, wish.seats) if asked.kind in ("me", "here")]
    host_seat = next((i for i, asked in enumerate(wish.seats) if asked.kind == "me"), None)
    name = tidy(wish.name, "bad-name") if wish.name.strip() else ""
    row = new_row(game, len(seats), options, name=name, host=visitor, host_seat=host_seat)
    row.public, row.time_bank, row.chronicle = wish.public, wish.time_bank, chronicle
    return settled(Loaded(row, seats, {seat: {visitor} for seat in mine}, []))


def new_seed() -> str:
    """What a deal comes from: nobody can guess it."""
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


def settled(loaded: Loaded) -> Loaded:
    """Deal, if nobody has to be waited for."""
    if all(seat.kind != "open" for seat in loaded.seats):
        loaded.log = deal(loaded.row, loaded.row.created)
        loaded.row.status = "playing"
        play = Play(find_game(loaded.row.game), loaded.row, list(loaded.log))
        loaded.row.turn = play.table.actors()
    return loaded


def deal(row: MatchRow, at: float) -> list[Entry]:
    """The first entries of the log."""
    return Play(find_game(row.game), row, []).begin(at)


def rematch(
    row: MatchRow, seats: Sequence[SeatRow], holders: dict[int, set[str]], chronicle: str | None = None
) -> Loaded:
    """The same company once more; everybody moves up one seat, so that nobody always sits behind the same player."""
    count = len(seats)
    moved = {old: (old - 1) % count for old in range(count)}
    host_seat = None if row.host_seat is None else moved[row.host_seat]
    options = chronicles.agreed_again(row.options, chronicle)
    following = new_row(game_named(row.game), count, options, name=row.name, host=row.host, host_seat=host_seat)
    following.public, following.time_bank, following.chronicle = row.public, row.time_bank, chronicle
    again = sorted((moved_seat(seat, moved[seat.seat]) for seat in seats), key=lambda seat: seat.seat)
    return settled(Loaded(following, again, {moved[seat]: set(visitors) for seat, visitors in holders.items()}, []))


def moved_seat(seat: SeatRow, to: int) -> SeatRow:
    """Who sits there, without anything that happened in the last game."""
    nickname = "" if seat.kind == "open" else seat.nickname
    return SeatRow(seat=to, kind=seat.kind, nickname=nickname, level=seat.level if seat.kind == "bot" else None)


# -- checking ----------------------------------------------------------------------------------------------------------


def game_named(name: str) -> Game:
    if name not in installed():
        raise Refusal("no-such-game", status=404)
    return find_game(name)


def checked_options(game: Game, seats: int, options: dict[str, object]) -> dict[str, object]:
    """All options of the agreement, those left out at their defaults."""
    if seats not in game.seats:
        raise Refusal("wrong-seats", status=400, least=game.seats[0], most=game.seats[-1])
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known or not known[name].allows(value) or (isinstance(value, list) and len(value) > LONGEST):
            raise Refusal("bad-option", status=400, option=name if name in known else "")
    try:
        return dict(game.setup(seats, options).options)
    except BadSetup as bad:
        raise Refusal(bad.key, status=400, **bad.facts) from None


def refuse_bots_alone(game: Game, options: dict[str, object], seats: Sequence[SeatRow]) -> None:
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
            name = bots.name_not_in({row.nickname for row in others} | {host})
            level = level_named(game, asked.level)
            return SeatRow(seat=seat, kind="bot", nickname=asked.nickname or name, level=level)
        case "me":
            nickname = new_nickname(asked.nickname or host, others, seat)
        case "here":
            nickname = new_nickname(asked.nickname or "", others, seat)
    return SeatRow(seat=seat, kind="person", nickname=nickname, level=None)


def level_named(game: Game, level: str | None) -> str:
    if level is None:
        return bots.default_level(game)
    if level not in bots.levels(game):
        raise Refusal("unknown-level", status=400)
    return level


def new_nickname(asked: str, seats: Sequence[SeatRow], own: int) -> str:
    """A nickname nobody else at the table has."""
    nickname = tidy(asked, "bad-nickname")
    taken = {seat.nickname.casefold() for seat in seats if seat.seat != own and seat.kind != "open"}
    if nickname.casefold() in taken:
        raise Refusal("nickname-taken", status=409)
    return nickname


def taken_by(row: SeatRow, nickname: str) -> SeatRow:
    """The open seat with its new player."""
    return msgspec.structs.replace(row, kind="person", nickname=nickname, level=None, steward=False)
