"""The reckoning of Mit List und Tücke: the worth of influence, points, the winner."""

from enum import StrEnum
from typing import Final

from mypy_extensions import i64

from hofstaat.engine.table import Outcome
from hofstaat.games.list_und_tuecke.cards import N_COLOURS
from hofstaat.games.list_und_tuecke.table import ListUndTuecke


class Reason(StrEnum):
    MOST_POINTS = "most-points"
    START_PLAYER_CARD = "start-player-card"


MOST_POINTS: Final = Reason.MOST_POINTS.value
START_PLAYER_CARD: Final = Reason.START_PLAYER_CARD.value


def outcome(table: ListUndTuecke) -> Outcome:
    """Most points win; a tie is broken by the start player card (LT-32)."""
    first = int(winner(table))
    scores = [int(points(table, seat)) for seat in range(table.seats)]
    tied = scores.count(scores[first]) > 1
    return Outcome((first,), tuple(scores), START_PLAYER_CARD if tied else MOST_POINTS)


def worth(table: ListUndTuecke, colour: i64) -> i64:
    """One token of a colour scores as many points as lie in the supply and on the chapel (LT-31)."""
    return table.supply(colour) + table.on_chapel(colour)


def points(table: ListUndTuecke, seat: i64) -> i64:
    """Influence at its worth, and one point for each elimination token (LT-31)."""
    total = table.eliminations(seat)
    for colour in range(N_COLOURS):
        own = table.influence(seat, colour)
        if own > 0:
            total += own * worth(table, colour)
    return total


def winner(table: ListUndTuecke) -> i64:
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
