"""Agreements to try a game with: every number of seats, every option at least once, then whatever chance brings."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from hofstaat.engine.game import BadSetup, Game, Option

TRIES = 100_000  # few lists of cards are a game


class Agreement(NamedTuple):
    seats: int
    options: dict[str, object]


def at_least(game: Game, rng: random.Random) -> Iterator[Agreement]:
    """Each number of seats without options, and each option but for its default."""
    yield from (Agreement(seats, {}) for seats in game.seats)
    for option in game.options:
        if option.kind == "list":
            yield first_allowed(game, option, some_lists(game, option, rng))
        for value in other_values(option):
            seats = rng.sample(list(game.seats), len(game.seats))
            yield first_allowed(game, option, (Agreement(number, {option.name: value}) for number in seats))


def other_values(option: Option) -> list[object]:
    """All that can be agreed on beside the default; of numbers the lowest and the highest."""
    values: dict[str, list[object]] = {
        "flag": [True, False],
        "number": [option.low, option.high],
        "choice": list(option.choices),
        "list": [],
    }
    return [value for value in [*values[option.kind], *[None] * option.nullable] if value != option.default]


def some_lists(game: Game, option: Option, rng: random.Random) -> Iterator[Agreement]:
    """Some of the words that end in a number, some of the others: a game may want so many of each sort."""
    numbered = [word for word in option.choices if word[-1].isdecimal()]
    others = [word for word in option.choices if word not in numbered]
    for attempt in range(TRIES):
        words = [word for sort in (numbered, others) for word in rng.sample(sort, rng.randint(0, len(sort)))]
        if words:
            yield Agreement(rng.choice(list(game.seats)), {option.name: words})


def first_allowed(game: Game, option: Option, proposals: Iterator[Agreement]) -> Agreement:
    for proposal in proposals:
        if is_allowed(game, proposal):
            return proposal
    raise LookupError(f"{game.name}: nothing was found that could be agreed on with {option.name}.")


def anything(game: Game, rng: random.Random) -> Agreement:
    """Any number of seats, any agreement the game allows."""
    while True:
        seats = rng.choice(list(game.seats))
        options = {option.name: some_value(option, rng) for option in game.options if rng.random() < 0.4}
        if is_allowed(game, Agreement(seats, options)):
            return Agreement(seats, options)


def is_allowed(game: Game, agreement: Agreement) -> bool:
    try:
        game.setup(agreement.seats, agreement.options)
    except BadSetup:
        return False
    return True


def some_value(option: Option, rng: random.Random) -> object:
    if option.nullable and rng.random() < 0.2:
        return None
    match option.kind:
        case "flag":
            return rng.random() < 0.5
        case "number":
            return rng.randint(option.low, option.high)
        case "choice":
            return rng.choice(option.choices)
        case _:
            return rng.sample(option.choices, rng.randint(0, len(option.choices)))
