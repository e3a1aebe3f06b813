"""Setting a table of Hof-Verrat by hand, and playing on it in the game's own words."""

from typing import Any

import hofstaat
from hofstaat.engine.table import Table
from hofstaat.games.hof_verrat.view import View, view
from tests.games.in_words import InWords

GAME = hofstaat.game("hof-verrat")
IN_WORDS = InWords(GAME)
does, choices = IN_WORDS.does, IN_WORDS.choices


def table(seats: int = 2, *, turn: int = 0, **position: Any) -> Table:
    """A position: cards that are not named are set aside. Without hands nobody holds a card and the game is over."""
    over = {} if "hands" in position else {"over": True}
    made = GAME.position({"seats": seats, "turn": turn, **over, **position})
    made.journal = []
    return made


def hand_of(seat: int, seats: int, *cards: str) -> dict[str, Any]:
    """Hands for a position in which only this seat has cards, and as many areas left as cards."""
    owes = ["table", "own", "other"][3 - len(cards) :]
    return {"hands": [list(cards) if other == seat else [] for other in range(seats)], "turn": seat, "owes": owes}


def seen(on: Table, seat: int | None = 0) -> View:
    return view(on, seat)  # type: ignore[arg-type]


def spy(card: str, at: str, by: int = 0) -> dict[str, Any]:
    return {"card": f"{card}-spy", "at": at, "by": by}


def points(on: Table) -> tuple[int, ...]:
    outcome = on.outcome()
    assert outcome is not None
    return outcome.scores
