"""How a game's table is drawn in text: `<game>.py` where there is one, else any view as it is."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

import msgspec
from rich.console import RenderableType

from hofstaat.boards import generic
from hofstaat.texts.phrasing import Phrasing


class Board(Protocol):
    """The functions of such a module."""

    def table(self, view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
        """The table as this view shows it."""

    def menu(self, choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
        """The choices with their numbers, from 1."""


def board(game: str) -> Board:
    module = f"{__name__}.{game.replace('-', '_')}"
    return cast(Board, import_module(module) if find_spec(module) else generic)
