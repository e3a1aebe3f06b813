"""The judge of scoring: for any column of the printed game, who wins the goal, with every step.

>>> verdict = judge("music-4", [(0, "king"), (1, "queen"), (1, "wizard")])
>>> verdict.winner
1

The steps are the events of a game, so the same texts tell them in German and English.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

from hofstaat.engine.awards import BadColumn, Verdict
from hofstaat.engine.structs import by_kind
from hofstaat.engine.table import NONE, Happened, Setup
from hofstaat.games.kabale_und_hiebe.cards import COLOURS, MAX_SEATS, RANK_NUMBERS, RANKS
from hofstaat.games.kabale_und_hiebe.events.award import AwardStep
from hofstaat.games.kabale_und_hiebe.scoring import GROUNDS, Judge
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import Event

STEPS = by_kind(AwardStep)


class KabaleUndHiebeAwards:
    """The awards of a game as agreed, each on its own."""

    def __init__(self, setup: Setup) -> None:
        self.agreed = cast(KabaleUndHiebeSetup, setup)
        self.goals = tuple(self.agreed.goal_numbers)
        self.colours: tuple[str, ...] = COLOURS
        self.cards: tuple[str, ...] = RANKS

    def judge(self, goal: str, cards: Sequence[tuple[int, str]]) -> Verdict:
        return judge(goal, cards, self.agreed)


def judge(goal: str, cards: Sequence[tuple[int, str]], agreed: KabaleUndHiebeSetup | None = None) -> Verdict:
    """Award a goal such as "music-4". Cards are (seat, rank) from the goal downwards; one slid under a cloak
    follows directly after the cloak (KH-17).
    """
    agreed = agreed or printed_game()
    check(goal, cards, agreed)
    result = award(agreed, goal, cards)
    steps = [STEPS[step[0]].of(agreed, None, step) for step in result.steps]
    return Verdict(goal, result.winner, result.ground, result.sums, [step for step in steps if step])


def printed_game() -> KabaleUndHiebeSetup:
    """Six seats with the numbers of the packaged card data."""
    from hofstaat.engine.registry import game  # noqa: PLC0415 - the registry imports this package

    return cast(KabaleUndHiebeSetup, game("kabale-und-hiebe").setup(int(MAX_SEATS), {}))


def check(goal: str, cards: Sequence[tuple[int, str]], agreed: KabaleUndHiebeSetup) -> None:
    if goal not in agreed.goal_numbers:
        raise BadColumn(f"There is no goal {goal!r}; goals are {', '.join(agreed.goal_numbers)}.")
    for seat, rank in cards:
        if rank not in RANK_NUMBERS:
            raise BadColumn(f"There is no card {rank!r}; cards are {', '.join(RANKS)}.")
        if not 0 <= seat < agreed.seats:
            raise BadColumn(f"There is no seat {seat}; seats are 0 to {agreed.seats - 1}.")
        if list(cards).count((seat, rank)) > 1:
            raise BadColumn(f"{rank} of seat {seat} is there twice; everybody has one.")


class Award(NamedTuple):
    """The winner of a goal and the ground; what each remaining card counts; the sums; every step as an event."""

    winner: int | None
    ground: str
    numbers: list[tuple[int, str, float | None]]
    sums: dict[int, float]
    steps: list[Happened]


def award(agreed: KabaleUndHiebeSetup, goal: str, cards: Sequence[tuple[int, str]]) -> Award:
    """Award a goal to one of the seats whose cards lie below it, named from the goal downwards."""
    steps: list[Happened] = []
    judging = Judge(agreed, steps, len(cards))
    judging.open(0, agreed.goal_numbers[goal])
    for seat, name in cards:
        judging.lay(seat, RANK_NUMBERS[name])
    winner = int(judging.decide())
    numbers = [(e[2], RANKS[e[3]], None if e[6] < 0 else e[6] / 2) for e in steps if e[0] == Event.NUMBERED]
    sums = {e[2]: e[3] / 2 for e in steps if e[0] == Event.SUMMED}
    return Award(None if winner == NONE else winner, GROUNDS[steps[-1][4]], numbers, sums, steps)
