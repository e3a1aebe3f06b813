"""How a game behaves, for whoever designs or explains it: which cards win, which seats, how long it takes."""

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from hofstaat.arena.playing import Played
from hofstaat.arena.standings import Length, interval, length


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat wins."""

    seat: int
    share: float
    low: float
    high: float
    score: float


class CardShare(msgspec.Struct, frozen=True):
    """How often a card was chosen, and how much of the victory went to those who chose it, 1 being their fair part."""

    card: str
    chosen: int
    each_game: float
    times_fair: float | None  # none where all win together


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    games: int
    length: Length
    seats: list[SeatShare]
    reasons: dict[str, float]  # why games ended, with their shares
    shared: float  # the share of games with several winners
    scores: list[float]  # mean, lowest, highest
    cards: list[CardShare]


def statistics_of(game: str, results: Sequence[Played], *, together: bool) -> Statistics:
    scores = [score for played in results for score in played.scores]
    reasons = Counter(played.reason for played in results)
    return Statistics(
        game=game,
        games=len(results),
        length=length(results),
        seats=[seat_share(results, seat, together=together) for seat in range(len(results[0].scores))],
        reasons={reason: n / len(results) for reason, n in reasons.most_common()},
        shared=sum(len(played.winners) > 1 for played in results) / len(results),
        scores=[sum(scores) / len(scores), min(scores), max(scores)],
        cards=card_shares(results, together=together),
    )


def seat_share(results: Sequence[Played], seat: int, *, together: bool) -> SeatShare:
    by_deal: dict[int, list[float]] = defaultdict(list)
    for played in results:
        by_deal[played.deal].append(float(bool(played.winners)) if together else played.won(seat))
    parts = [part for deal in by_deal.values() for part in deal]
    low, high = interval(list(by_deal.values()))
    score = sum(played.scores[seat] for played in results) / len(results)
    return SeatShare(seat, sum(parts) / len(parts), low, high, score)


def card_shares(results: Sequence[Played], *, together: bool) -> list[CardShare]:
    """The cards that win most first; where all win together, those chosen most."""
    chosen: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for played in results:
        for card, by_seat in played.cards.items():
            chosen[card] += sum(by_seat)
            won[card] += sum(n * played.won(seat) for seat, n in enumerate(by_seat))
    seats = len(results[0].scores)
    rows = [
        CardShare(card, n, n / len(results), None if together else seats * won[card] / n) for card, n in chosen.items()
    ]
    return sorted(rows, key=lambda row: (-(row.times_fair or 0.0), -row.chosen, row.card))
