"""Finding games: every installed package may bring some, by the entry point group `hofstaat.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from hofstaat.engine.game import Game

GROUP = "hofstaat.games"


class UnknownGame(LookupError):
    """No installed game has this name; the message lists those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game {name!r}; installed are: {', '.join(names())}.")

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def names() -> list[str]:
    """The installed games, in alphabetical order."""
    return list(found())


@cache
def game(name: str, cards: Path | None = None) -> Game:
    """The game of this name, with the values of a user's own card file if one is given."""
    if name not in found():
        raise UnknownGame(name)
    made: Game = found()[name].load()(cards)
    return made
