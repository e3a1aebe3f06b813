"""The chronicle of a group that plays on at its tables (C12-82).

A table keeps the chronicle as it was when the table opened; with its game in it, it follows from how the game ended.
So nothing has to be written when a game ends, and a rematch goes on with it.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from hofstaat.engine.chronicle import BadChronicle, Chronicle
from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.registry import game as find_game
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.match.seating import Seating
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.models import MatchRow, SeatRow

T = TypeVar("T")


def read_chronicle(game: Game, text: str) -> Chronicle:
    if game.chronicle is None:
        raise Refusal("no-chronicle", status=400)
    return game.chronicle.read(text)


def checked_chronicle(game: Game, text: str | None) -> str | None:
    """The chronicle a new table goes on with, if it is one and the game keeps one."""
    if text is None:
        return None
    try:
        return read_chronicle(game, text).text()
    except BadChronicle:
        raise Refusal("bad-chronicle", status=400) from None


def options_with_chronicle(game: Game, options: dict[str, object], chronicle: str | None) -> dict[str, object]:
    """The agreement with what the chronicle says of it."""
    if chronicle is None:
        return options
    return refused_as_request(lambda: read_chronicle(game, chronicle).agreement(options))


def rematch_options(game: Game, options: dict[str, object], chronicle: str | None) -> dict[str, object]:
    """For a rematch: what the chronicle said of the last game is no longer agreed."""
    if chronicle is None:
        return dict(options)
    return refused_as_request(lambda: read_chronicle(game, chronicle).rematch(options))


def refused_as_request(ask: Callable[[], T]) -> T:
    try:
        return ask()
    except (BadSetup, BadChronicle) as bad:
        raise Refusal(bad.key, status=400, **bad.params) from None


def continued_chronicle(row: MatchRow, seats: Sequence[SeatRow], live_match: LiveMatch | None) -> str | None:
    """The chronicle with this table's game in it, if that was played to its end."""
    if row.chronicle is None or live_match is None or live_match.table.outcome() is None:
        return row.chronicle
    names = [seat.nickname for seat in seats]
    chronicle = read_chronicle(find_game(row.game), row.chronicle)
    return chronicle.after(live_match.table, names, row.id, row.greatest or "").text()


def chronicle_text(room: Seating) -> str:
    """The chronicle as it stands at a table; null where there is none."""
    return continued_chronicle(room.row, room.seats, room.live_match) or "null"


def check_open(room: Seating, visitor: str) -> None:
    """The members of a council that is over may still name its greatest challenge, until the next one begins."""
    if room.row.chronicle is None:
        raise Refusal("no-chronicle", status=404)
    if room.row.status != "over":
        raise Refusal("not-over")
    if not room.seats_of(visitor):
        raise Refusal("not-your-seat", status=403)
    if room.row.rematch is not None:
        raise Refusal("chronicle-closed")
