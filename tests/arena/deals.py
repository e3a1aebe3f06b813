"""Small tournaments for the tests."""

from hofstaat.arena.tournament import Tournament

QUICK = "tests.arena.bad_bots.First"


def tournament(*lineups: list[str], deals: int = 2, game: str = "hof-verrat", limit: float = 10.0) -> Tournament:
    return Tournament(game=game, seats=len(lineups[0]), lineups=list(lineups), deals=deals, seed="t", limit=limit)
