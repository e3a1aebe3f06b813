"""Ratings by openskill, an extra: game after game, everybody against everybody at the table."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from hofstaat.arena.playing import Played
from hofstaat.arena.standings import Rating

Course = dict[str, list[Rating]]
"""For each bot its rating after each of its games."""


def is_installed() -> bool:
    try:
        import openskill  # noqa: F401, PLC0415 - an extra
    except ImportError:
        return False
    return True


def course(results: Sequence[Played], *, together: bool) -> Course:
    """Rate the results in their order; without openskill nobody is rated."""
    if not is_installed():
        return {}
    rater = Rater()
    for names, ranks in team_contests(results) if together else table_contests(results):
        if len(names) > 1:
            rater.rate(names, ranks)
    return rater.course


def latest(course: Course) -> dict[str, Rating]:
    ranked = sorted(course.items(), key=lambda each: -each[1][-1].mu)
    return {name: steps[-1] for name, steps in ranked}


def table_contests(results: Sequence[Played]) -> list[tuple[list[str], list[float]]]:
    """Of each game who sat there and in which rank they left: the winners first, then by points."""
    return [(played.bots, [rank(played, seat) for seat in range(len(played.bots))]) for played in results]


def rank(played: Played, seat: int) -> float:
    if seat in played.winners:
        return 0.0
    losers = [other for other in range(len(played.bots)) if other not in played.winners]
    return 1.0 + sum(played.scores[other] > played.scores[seat] for other in losers)


def team_contests(results: Sequence[Played]) -> list[tuple[list[str], list[float]]]:
    """Where all win together, line-ups are rated by what they made of the same deal."""
    deals: dict[int, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for played in results:
        deals[played.deal][team_of(played)].append(1000.0 * bool(played.winners) + played.scores[0])
    return [(list(teams), [-fmean(made) for made in teams.values()]) for teams in deals.values()]


def team_of(played: Played) -> str:
    """The line-up as it was typed, wherever it sat."""
    turn = played.rotation
    return ", ".join([*played.bots[turn:], *played.bots[:turn]])


class Rater:
    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

        self.model: Any = PlackettLuce()
        self.ratings: dict[str, Any] = {}
        self.course: Course = defaultdict(list)

    def rate(self, names: Sequence[str], ranks: Sequence[float]) -> None:
        """A bot on several seats is rated as so many players and learns the average of what they do."""
        before = [[self.ratings.get(name) or self.model.rating(name=name)] for name in names]
        after = self.model.rate(before, ranks=list(ranks))
        for name in dict.fromkeys(names):
            mine = [team[0] for team, other in zip(after, names, strict=True) if other == name]
            mu, sigma = fmean(each.mu for each in mine), fmean(each.sigma for each in mine)
            self.ratings[name] = self.model.create_rating([mu, sigma], name)
            self.course[name].append(Rating(mu, sigma))
