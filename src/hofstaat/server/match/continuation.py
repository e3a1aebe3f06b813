"""A table that goes on from a moment of another game, against bots, with the same cards still to come."""

from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, commitment_to, proven_seed
from hofstaat.engine.records import Record
from hofstaat.server.bots import levels
from hofstaat.server.match import create
from hofstaat.server.match.log import entries_of
from hofstaat.server.protocol.refusal import Refusal, clean_text
from hofstaat.server.storage.models import SeatRow, StoredMatch


def continued(game: Game, record: Record, seat: int, nickname: str, visitor: str) -> StoredMatch:
    """The visitor sits on that seat; the game so far is the record, which nobody can take back."""
    header = record.header
    if not 0 <= seat < header.seats:
        raise Refusal("no-such-seat", status=400)
    match = Match.resume(game, Record(header, record.plies, None))
    match.draw()  # what chance owed just then
    row = create.new_row(game, header.seats, dict(header.options), name="", host=visitor, host_seat=seat)
    row.seed = proven_seed(header)
    row.commitment = commitment_to(row.seed)
    row.status, row.turn, row.standing = "playing", match.table.actors(), True
    names = iter(create.bot_names(header.seats - 1, nickname))
    person = SeatRow(seat=seat, kind="person", nickname=clean_text(nickname, "bad-nickname"), level=None)
    level = levels.default_level(game)
    rows = [
        person if n == seat else SeatRow(seat=n, kind="bot", nickname=next(names), level=level)
        for n in range(header.seats)
    ]
    return StoredMatch(row, rows, {seat: {visitor}}, entries_of(match.plies, 0, row.created))
