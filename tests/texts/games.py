"""The games' facts about themselves: everything a player may read, to hold the texts against."""

import ast
import pkgutil
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import get_args

import msgspec

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.refusal import Refusal
from hofstaat.texts import tag

GAMES = hofstaat.names()


def structs(union: object) -> list[type[msgspec.Struct]]:
    """The members of a union of structs, or the one struct."""
    return list(get_args(union)) or [union]


def tags(union: object) -> list[str]:
    return [str(struct.__struct_config__.tag) for struct in structs(union)]


def modules(game: Game) -> Iterator[str]:
    package = import_module(game.package)
    yield from (info.name for info in pkgutil.walk_packages(package.__path__, f"{game.package}."))


def reasons(game: Game) -> set[str]:
    """The values of the game's `Reason`: why it can end."""
    found = [getattr(import_module(module), "Reason", None) for module in modules(game)]
    return {str(reason) for kind in found if isinstance(kind, type) and issubclass(kind, StrEnum) for reason in kind}


def refusals(place: Path) -> set[str]:
    """The keys of all refusals in a folder of sources or in a file: `return "key", "A sentence."`, and
    IllegalAction("…", "key") or any other kind of refusal.
    """
    trees = [ast.parse(path.read_text("utf-8")) for path in ([place] if place.is_file() else place.rglob("*.py"))]
    return {key for tree in trees for node in ast.walk(tree) for key in refused_by(node)}


def refused_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(returns=ast.Subscript() as returns) if ast.unparse(returns) == "tuple[str, str]":
            for inner in ast.walk(node):
                match inner:
                    case ast.Return(value=ast.Tuple(elts=[ast.Constant(value=str(key)), _])):
                        yield key
        case ast.Call(func=ast.Name(id=kind), args=[_, ast.Constant(value=str(key))]) if kind in keyed():
            yield key
        case ast.Call(func=ast.Attribute(attr="__init__"), args=[_, ast.Constant(value=str(key))]):
            yield key


def kinds(refusal: type[Refusal]) -> set[str]:
    """The names of this kind of refusal and of all below it."""
    return {refusal.__name__}.union(*(kinds(below) for below in refusal.__subclasses__()))


def keyed() -> set[str]:
    """Those that are made of a sentence and a key; the exception knows its key by itself."""
    return kinds(Refusal) - {"BadNotation"}


@cache
def played(name: str) -> list[tuple[Match, list[msgspec.Struct], list[msgspec.Struct], list[msgspec.Struct]]]:
    """Some games at random, with all views, events and choices of all seats and spectators."""
    game = hofstaat.game(name)
    return [play(game, seats, seed) for seats in game.seats for seed in range(2)]


def play(
    game: Game, seats: int, seed: int
) -> tuple[Match, list[msgspec.Struct], list[msgspec.Struct], list[msgspec.Struct]]:
    match, rng = Match.new(game, seats, seed), Random(seed)
    views: list[msgspec.Struct] = []
    choices: list[msgspec.Struct] = []
    watchers = [*range(seats), None]
    while actors := match.table.actors():
        seat = rng.choice(actors)
        options = match.table.options(seat)
        choices += [game.choice(match.table, seat, code) for code in options]
        views.append(game.view(match.table, rng.choice(watchers)))
        match.act(seat, rng.choice(options))
    views += [game.view(match.table, seat) for seat in watchers]
    return match, views, [event for seat in watchers for event in match.witnessed(seat)], choices


def words(value: object) -> Iterator[str]:
    """Every string in plain data, except the tags of structs."""
    match value:
        case str():
            yield value
        case dict():
            for part in value.values():
                yield from words(part)
        case list() | tuple():
            for part in value:
                yield from words(part)
        case msgspec.Struct():
            for field in value.__struct_fields__:
                yield from words(getattr(value, field))


__all__ = ["GAMES", "modules", "play", "played", "reasons", "refusals", "structs", "tag", "tags", "words"]
