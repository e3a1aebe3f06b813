"""The throne and the end of the game (C12-70, C12-85)."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.table import NONE, Outcome, Step
from hofstaat.games.council_of_12 import scoring
from hofstaat.games.council_of_12.cards import MAX_SEATS
from hofstaat.games.council_of_12.table.round import clear_round
from hofstaat.games.council_of_12.table.stacks import file_round
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Ending, Event, Phase


@final
class Over(Step[CouncilOf12]):
    """All win together or nobody does (C12-80)."""

    def outcome(self, t: CouncilOf12) -> Outcome | None:
        return scoring.outcome(t)


def choose_successor(t: CouncilOf12) -> None:
    """All reveal at once. The same character takes the throne; otherwise favour is lost for each odd one out."""
    cards = [t.laid(seat) if seat < t.seats else NONE for seat in range(MAX_SEATS)]
    t.tell(Event.THRONE_SHOWN, cards[0], cards[1], cards[2], cards[3])
    largest = scoring.largest_group(t)
    for seat in range(t.seats):
        t.discard(seat, t.laid(seat))
        t.clear_laid(seat)
    if largest == t.seats:
        t.set(Cell.SUCCESSOR, t.top(0))
        end(t, Ending.AGREED)
    else:
        t.set(Cell.LOSS, t.seats - largest)
        t.begin(Phase.SHIELD)


def end(t: CouncilOf12, ending: i64) -> None:
    """The game is over; a scenario may ask for more than survival (C12-85)."""
    if ending == Ending.OVERTHROWN and not t.is_throne():
        file_round(t)
        clear_round(t)
    if ending != Ending.OVERTHROWN and scoring.has_missed(t):
        ending = Ending.MISSED
    t.enter(Phase.OVER)
    t.set(Cell.RESULT, ending)
    t.tell(Event.ENDED, ending, t.get(Cell.SUCCESSOR), scoring.term(t))
