"""Random walks through any game, for the laws: everything follows from a few numbers, so a failure can be repeated."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
import pytest

import hofstaat
from hofstaat import build
from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.match import Match
from hofstaat.engine.table import Table

GAMES = [hofstaat.game(name) for name in hofstaat.names()]
COMPILED = build.describe().startswith("compiled")


def numbers_of_seats(game: Game) -> list[int]:
    """All of them compiled; uncompiled, where a move takes fifty times as long, the smallest, a middle, the largest."""
    seats = list(game.seats)
    return seats if COMPILED else sorted({seats[0], seats[len(seats) // 2], seats[-1]})


CASES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in numbers_of_seats(game)]
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES])
every_case = pytest.mark.parametrize(("game", "seats"), CASES)
some_seeds = pytest.mark.parametrize("seed", range(10) if COMPILED else range(3))


@dataclass(frozen=True)
class Step:
    """A decision about to be made."""

    seat: int
    code: int
    ply: int


def some_options(game: Game, seats: int, rng: random.Random) -> dict[str, object]:
    """Options a group might agree on: mostly the defaults, now and then a flag or number changed."""
    options: dict[str, object] = {}
    for option in game.options:
        if option.kind == "flag" and rng.random() < 0.3:
            options[option.name] = not option.default
        elif option.kind == "choice" and rng.random() < 0.3:
            options[option.name] = rng.choice(option.choices)
    try:
        game.setup(seats, options)
    except BadSetup:
        return {}
    return options


def deal(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> Match:
    """With these options, or with some that follow from the seed."""
    rng = random.Random(seed)
    agreed = some_options(game, seats, rng) if options is None else options
    return Match.new(game, seats, seed, **agreed)


def walk(match: Match, seed: int, limit: int | None = None) -> Iterator[Step]:
    """Play a match at random; each step is yielded before it is carried out."""
    rng = random.Random(seed)
    ply = 0
    while (actors := match.table.actors()) and (limit is None or ply < limit):
        seat = rng.choice(actors)
        code = rng.choice(match.table.options(seat))
        yield Step(seat, code, ply)
        match.act(seat, code)
        ply += 1


def walked(
    game: Game, seats: int, seed: int, limit: int | None = None, options: dict[str, object] | None = None
) -> Match:
    """A match played at random to its end, or for `limit` decisions."""
    match = deal(game, seats, seed, options)
    for _ in walk(match, seed + 1, limit):
        pass
    return match


def somewhere(game: Game, seats: int, seed: int) -> Match:
    """A match played to some moment before its end."""
    plies = sum(1 for _ in walk(deal(game, seats, seed), seed + 1))
    return walked(game, seats, seed, limit=random.Random(seed + 2).randrange(plies))


def everybody(table: Table) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(int(table.seats)), None]


def plain(struct: object) -> bytes:
    return msgspec.json.encode(struct)
