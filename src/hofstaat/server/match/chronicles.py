"""The chronicle of a group that plays on at its tables (C12-82).

A table keeps the chronicle as it was when the table opened; with its game in it, it follows from how the game ended.
So nothing has to be written when a game ends, and a rematch goes on with it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hofstaat.engine.game import Game
from hofstaat.games.council_of_12.chronicle import BadChronicle, read, write
from hofstaat.games.council_of_12.view import View
from hofstaat.server.match.live_match import LiveMatch
from hofstaat.server.protocol.refusal import Refusal
from hofstaat.server.storage.models import MatchRow, SeatRow

if TYPE_CHECKING:
    from hofstaat.server.match.room import Room

GAMES = frozenset({"council-of-12"})


def keeps_chronicle(game: Game) -> bool:
    return game.name in GAMES


def checked_chronicle(game: Game, text: str | None) -> str | None:
    """The chronicle a new table goes on with, if it is one and the game keeps one."""
    if text is None:
        return None
    if not keeps_chronicle(game):
        raise Refusal("no-chronicle", status=400)
    try:
        return write(read(text))
    except BadChronicle:
        raise Refusal("bad-chronicle", status=400) from None


def options_with_throne(options: dict[str, object], chronicle: str | None) -> dict[str, object]:
    """The agreement with who is on the throne now (C12-83); the introductory game has no throne rule (C12-86)."""
    if chronicle is None:
        return options
    return {**options, "enthroned": None if options.get("introductory") else read(chronicle).enthroned()}


def rematch_options(options: dict[str, object], chronicle: str | None) -> dict[str, object]:
    """For a rematch: stacks that were composed with the new successor cannot come again (C12-4)."""
    following = options_with_throne(options, chronicle)
    composed = following.get("compose")
    if isinstance(composed, list) and following.get("enthroned") in composed:
        following["compose"] = None
    return following


def continued_chronicle(row: MatchRow, seats: Sequence[SeatRow], live_match: LiveMatch | None) -> str | None:
    """The chronicle with this table's game in it, if that was played to its end."""
    if row.chronicle is None or live_match is None:
        return row.chronicle
    view = live_match.game.view(live_match.table, None)
    assert isinstance(view, View)
    if view.result is None:
        return row.chronicle
    month = row.options.get("scenario")
    names = [seat.nickname for seat in seats]
    after = read(row.chronicle).with_game(names, view.result, str(month) if month else None, row.greatest or "")
    return write(after)


def chronicle_text(room: "Room") -> str:
    """The chronicle as it stands at a table; null where there is none."""
    return continued_chronicle(room.row, room.seats, room.live_match) or "null"


def check_open(room: "Room", visitor: str) -> None:
    """Who sat in a council that is over may still say what was its greatest challenge, until the next one begins."""
    if room.row.chronicle is None:
        raise Refusal("no-chronicle", status=404)
    if room.row.status != "over":
        raise Refusal("not-over")
    if not room.seats_of(visitor):
        raise Refusal("not-your-seat", status=403)
    if room.row.rematch is not None:
        raise Refusal("chronicle-closed")
