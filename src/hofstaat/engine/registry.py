"""Finding games: our own by their folder, others' by the entry point group `hofstaat.games` of their package.

An entry point names a subclass of Game: `my-game = "my_package:GAME"`. Beside its `cards.toml` such a package may have
`rules.md` (and `rules.de.md`) and `texts/en.ftl` (and `texts/de.ftl`). Entry points are looked up only when needed:
reading the metadata of everything installed takes longer than importing a game.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from hofstaat.engine.game import Game
from hofstaat.engine.material import folder

GROUP = "hofstaat.games"


class UnknownGame(LookupError):
    """No installed game has this name; the message lists those that are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game {name!r}; installed are: {', '.join(names())}.")

    def __str__(self) -> str:
        return str(self.args[0])


def own_module(name: str) -> str:
    return f"hofstaat.games.{name.replace('-', '_')}"


def own_names() -> list[str]:
    folder = Path(__file__).parent.parent / "games"
    return [package.parent.name.replace("_", "-") for package in folder.glob("*/__init__.py")]


@cache
def guests() -> dict[str, type[Game]]:
    """The games that other packages bring."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and seldom needed

    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}


def beside(name: str, file: str) -> Path | None:
    """A file that the package of somebody else's game brings, if there is one."""
    if name not in guests():
        return None
    path = folder(guests()[name].package) / file
    return path if path.exists() else None


@cache
def names() -> list[str]:
    """The installed games, in alphabetical order."""
    return sorted({*own_names(), *guests()})


def kind(name: str) -> type[Game]:
    if name.replace("-", "_").isidentifier() and find_spec(own_module(name)):
        found: type[Game] = import_module(own_module(name)).GAME
        return found
    if name not in guests():
        raise UnknownGame(name)
    return guests()[name]


@cache
def game(name: str, cards: Path | None = None) -> Game:
    """The game of this name, with the values of a user's own card file if one is given."""
    return kind(name)(cards)
