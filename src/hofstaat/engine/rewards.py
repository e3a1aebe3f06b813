"""The worth of an outcome to each seat, for learners and searches.

Whether a game is won together is a fact of the game (`Game.cooperative`), never guessed from scores: a tie is a tie.
"""

from hofstaat.engine.table import Outcome


def shares_of(outcome: Outcome, *, cooperative: bool) -> list[float]:
    """Each seat's part in the victory, 0 to 1: winners share it; together all have the whole of it or nothing."""
    whole = 1.0 if cooperative or not outcome.winners else 1.0 / len(outcome.winners)
    return [whole if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def rewards_of(outcome: Outcome, *, cooperative: bool) -> list[float]:
    """1 for winning alone and what sums up to nothing for the others; winners share. Together: 1 or -1 for all."""
    fair = 0.5 if cooperative else 1.0 / len(outcome.scores)
    return [(share - fair) / (1.0 - fair) for share in shares_of(outcome, cooperative=cooperative)]
