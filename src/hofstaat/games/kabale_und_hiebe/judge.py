"""The judge of scoring: for any column of the printed game, who wins the goal, with every step.

>>> verdict = judge("music-4", [(0, "king"), (1, "queen"), (1, "wizard")])
>>> verdict.winner
1

The steps are the events of a game (`view/events.py`), so the same texts tell them in German and English.
"""

from collections.abc import Sequence
from typing import cast

import msgspec

from hofstaat.games.kabale_und_hiebe.cards import MAX_SEATS, RANK_NUMBERS, RANKS, Court, goal_names
from hofstaat.games.kabale_und_hiebe.scoring import award
from hofstaat.games.kabale_und_hiebe.view.events import AwardStep
from hofstaat.games.kabale_und_hiebe.view.sight import award_step


class BadColumn(ValueError):
    """A column that cannot lie on any table; the message says what is wrong."""


class Verdict(msgspec.Struct, frozen=True):
    """Who wins (None: nobody), on what ground, everybody's sum as far as it was counted, and every step."""

    goal: str
    winner: int | None
    ground: str
    sums: dict[int, float]
    steps: list[AwardStep]


def judge(goal: str, cards: Sequence[tuple[int, str]], court: Court | None = None) -> Verdict:
    """Award a goal such as "music-4". Cards are (seat, rank) from the goal downwards; one slid under a cloak
    follows directly after the cloak (KH-17).
    """
    court = court or printed_court()
    check(goal, cards, court)
    result = award(court, goal, list(cards))
    return Verdict(goal, result.winner, result.ground, result.sums, [award_step(court, step) for step in result.steps])


def printed_court() -> Court:
    """Six seats with the numbers of the packaged card data."""
    from hofstaat.engine.registry import game  # noqa: PLC0415 - the registry imports this package

    return cast(Court, game("kabale-und-hiebe").setup(int(MAX_SEATS), {}))


def check(goal: str, cards: Sequence[tuple[int, str]], court: Court) -> None:
    if goal not in goal_names(court):
        raise BadColumn(f"There is no goal {goal!r}; goals are {', '.join(goal_names(court))}.")
    for seat, rank in cards:
        if rank not in RANK_NUMBERS:
            raise BadColumn(f"There is no card {rank!r}; cards are {', '.join(RANKS)}.")
        if not 0 <= seat < court.seats:
            raise BadColumn(f"There is no seat {seat}; seats are 0 to {court.seats - 1}.")
        if list(cards).count((seat, rank)) > 1:
            raise BadColumn(f"{rank} of seat {seat} is there twice; everybody has one.")
