"""The reckoning of Mit List und Tücke: what influence is worth, who has won."""

from enum import StrEnum
from typing import Final

from mypy_extensions import i64

from hofstaat.games.list_und_tuecke.cards import N_COLOURS
from hofstaat.games.list_und_tuecke.table.intrigue import Intrigue


class Reason(StrEnum):
    MOST_POINTS = "most-points"
    START_PLAYER_CARD = "start-player-card"


MOST_POINTS: Final = Reason.MOST_POINTS.value
START_PLAYER_CARD: Final = Reason.START_PLAYER_CARD.value


def worth(table: Intrigue, colour: i64) -> i64:
    """What one token of a colour scores: as many points as lie in the supply and on the chapel (LT-31)."""
    return table.supply(colour) + table.on_chapel(colour)


def points(table: Intrigue, seat: i64) -> i64:
    """Influence at its worth, and one point for each elimination token (LT-31)."""
    total = table.eliminations(seat)
    for colour in range(N_COLOURS):
        own = table.influence(seat, colour)
        if own > 0:
            total += own * worth(table, colour)
    return total


def winner(table: Intrigue) -> i64:
    """Most points; of equals the first clockwise from the holder of the start player card (LT-32)."""
    best: i64 = -1
    leader: i64 = table.start()
    for steps in range(table.seats):
        seat = table.left_of(table.start(), steps)
        own = points(table, seat)
        if own > best:
            best = own
            leader = seat
    return leader
