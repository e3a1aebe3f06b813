"""The results of the bots: shares of victory with their uncertainty, points, ratings, time."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev, variance

import msgspec

from hofstaat.arena.playing import Played
from hofstaat.arena.tournament import Tournament

Z = 1.959963984540054  # 95 %
ENOUGH_DEALS = 20  # from here on we trust what the deals say about how games hang together


class Rating(msgspec.Struct, frozen=True):
    """An openskill rating: the skill we believe in, and how unsure we are."""

    mu: float
    sigma: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot in one line-up, all its seats together; in a game won together the whole line-up."""

    lineup: int
    bot: str
    seats: int
    games: int
    share: float  # of the victories
    low: float
    high: float
    fair: float | None  # the share of somebody no better or worse than the others; none where all win together
    score: float
    score_deviation: float
    seconds: float  # for a decision, on average
    slowest: float
    faults: int

    @property
    def times_fair(self) -> float | None:
        return self.share / self.fair if self.fair else None


class Length(msgspec.Struct, frozen=True):
    """How many decisions a game takes."""

    mean: float
    shortest: int
    quarter: float
    median: float
    three_quarters: float
    longest: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament and what came of it."""

    tournament: Tournament
    games: int
    standings: list[Standing]
    lengths: list[Length]  # by line-up
    ratings: dict[str, Rating]
    faults: list[str]


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's interval for a share of n."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def interval(by_deal: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a share, from the parts won in each deal's games.

    Games on one deal are not independent: the better seat wins for whoever sits there. So the number of games that
    Wilson's interval is told is the number of independent ones that would spread as much as the deals do.
    """
    games = sum(len(deal) for deal in by_deal)
    share = fmean(part for deal in by_deal for part in deal)
    spread = variance(fmean(deal) for deal in by_deal) / len(by_deal) if len(by_deal) > 1 else 0.0
    worth = share * (1 - share) / spread if spread > 0 else float(games)
    return wilson(share, worth if len(by_deal) >= ENOUGH_DEALS else min(worth, games))


def standings(tournament: Tournament, results: Sequence[Played], *, together: bool) -> list[Standing]:
    """One row for each bot of each line-up (`together`: for each line-up)."""
    rows = []
    for lineup, bots in enumerate(tournament.lineups):
        games = [played for played in results if played.lineup == lineup]
        names = [", ".join(bots)] if together else list(dict.fromkeys(bots))
        rows += [standing(lineup, name, games, together=together) for name in names if games]
    return rows


def standing(lineup: int, bot: str, games: Sequence[Played], *, together: bool) -> Standing:
    by_deal: dict[int, list[float]] = defaultdict(list)
    scores: list[int] = []
    seconds, slowest, decisions, faults = 0.0, 0.0, 0, 0
    for played in games:
        own = [seat for seat, name in enumerate(played.bots) if together or name == bot]
        won = float(bool(played.winners)) if together else sum(played.won(seat) for seat in own)
        by_deal[played.deal].append(won)
        scores += [played.scores[seat] for seat in (own[:1] if together else own)]
        seconds += sum(played.seconds[seat] for seat in own)
        decisions += sum(played.decisions[seat] for seat in own)
        slowest = max(slowest, *(played.slowest[seat] for seat in own))
        faults += sum(fault.seat in own for fault in played.faults)
    low, high = interval(list(by_deal.values()))
    return Standing(
        lineup=lineup,
        bot=bot,
        seats=len(own),
        games=len(games),
        share=fmean(part for deal in by_deal.values() for part in deal),
        low=low,
        high=high,
        fair=None if together else len(own) / len(games[0].bots),
        score=fmean(scores),
        score_deviation=stdev(scores) if len(scores) > 1 else 0.0,
        seconds=seconds / max(1, decisions),
        slowest=slowest,
        faults=faults,
    )


def length(games: Sequence[Played]) -> Length:
    plies = [played.length for played in games]
    quarter, median, three_quarters = quantiles(plies * 2, n=4, method="inclusive")
    return Length(fmean(plies), min(plies), quarter, median, three_quarters, max(plies))


def in_order(results: Sequence[Played]) -> list[Played]:
    """However they came in, results count in the order of the schedule."""
    return sorted(results, key=lambda played: played.key)


def faults_in_words(results: Sequence[Played]) -> list[str]:
    """Every bot that lost decisions, how often, and what it did first."""
    first: dict[tuple[str, str], str] = {}
    often: dict[tuple[str, str], int] = defaultdict(int)
    for played in results:
        for fault in played.faults:
            key = fault.bot, fault.mistake
            often[key] += 1
            first.setdefault(key, f"deal {played.deal}, decision {fault.decision}: {fault.words}".rstrip(": "))
    return [f"{bot} {mistake} {often[bot, mistake]}x, first in {first[bot, mistake]}" for bot, mistake in often]
