"""Print one digest per game of everything it offers, says, shows and tells:  python -m tools.same_behaviour [GAME …]

Run it before and after a change of form: equal digests mean equal behaviour over all seats and options.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator

import msgspec

import hofstaat
from hofstaat.engine.game import BadSetup, Game, Option
from hofstaat.engine.match import Match

SEEDS = 24
MORE_SEEDS = 4  # for each option that is not the default


def variants(option: Option) -> list[object]:
    """Values of an option beside its default."""
    match option.kind:
        case "flag":
            values: list[object] = [True, False]
        case "number":
            values = [option.low, option.high]
        case "choice":
            values = list(option.choices)
        case _:
            values = [[word] for word in option.choices]
    return [value for value in values if value != option.default]


def agreements(game: Game) -> Iterator[tuple[int, dict[str, object], int]]:
    """Seats, options and number of seeds to play."""
    for seats in game.seats:
        yield seats, {}, SEEDS
        for option in game.options:
            for value in variants(option):
                yield seats, {option.name: value}, MORE_SEEDS


def digest_options(game: Game, match: Match, seat: int, options: list[int]) -> Iterator[bytes]:
    """The options of a seat, in every form."""
    table = match.table
    yield repr((seat, options, [game.say(table, seat, code) for code in options])).encode()
    yield msgspec.json.encode([game.choice(table, seat, code) for code in options])
    seats = range(int(table.seats))
    yield repr([table.looks_like(seat, code, other) for code in options for other in seats]).encode()


def digest_match(game: Game, seats: int, options: dict[str, object], seed: int) -> Iterator[bytes]:
    """One game, played at random."""
    match = Match.new(game, seats, seed, **options)
    chosen = random.Random(seed)
    for _ in range(3_000):  # cut short what takes long: what it is cut from is the same before and after
        if not (actors := match.table.actors()):
            break
        seat = chosen.choice(actors)
        codes = match.table.options(seat)
        yield from digest_options(game, match, seat, codes)
        match.act(seat, chosen.choice(codes))
        yield msgspec.json.encode(game.view(match.table, chosen.choice([*range(seats), None])))
    for seat_told in (*range(seats), None):
        yield msgspec.json.encode(match.witnessed(seat_told))
    yield repr((match.journal, match.table.outcome())).encode()
    yield repr([(game.hides(event), game.forgets(event)) for event in match.journal]).encode()
    yield json.dumps(game.describe(match.table)).encode()


def digest(game: Game) -> str:
    """Everything a game says, in one number."""
    total = hashlib.sha256()
    for seats, options, seeds in agreements(game):
        try:
            game.setup(seats, options)
        except BadSetup:
            continue
        for seed in range(seeds):
            for part in digest_match(game, seats, options, seed):
                total.update(part)
    return total.hexdigest()[:16]


def main(names: list[str]) -> None:
    for name in names or hofstaat.names():
        print(name, digest(hofstaat.game(name)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
