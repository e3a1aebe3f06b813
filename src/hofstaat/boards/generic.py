"""Any view, field by field: enough to play a game that has no table of its own here yet."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.texts import SEAT_FIELDS
from hofstaat.texts.phrasing import Phrasing

SEATED_BY_LENGTH = 2  # a list as long as there are seats, from so many on, is one entry per seat


def table(view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
    """Facts in a column, then what each seat has, then lists of things."""
    facts, parts = Grid.grid(padding=(0, 2)), []
    for field, value in shown(view):
        if is_plain(value):
            facts.add_row(Text(label(field), style="dim"), plain(field, value, phrasing))
        else:
            parts.append(part(field, value, phrasing))
    return Group(facts, *parts)


def shown(struct: msgspec.Struct) -> Iterator[tuple[str, object]]:
    """The fields that hold something."""
    for field in struct.__struct_fields__:
        value = getattr(struct, field)
        if value is not None and value not in ([], ()):
            yield field, value


def label(field: str) -> str:
    return field.replace("_", " ")


def is_plain(value: object) -> bool:
    """A number or word, or a list of such."""
    if isinstance(value, list | tuple):
        return all(isinstance(item, str | int | float | None) for item in value)
    return not isinstance(value, msgspec.Struct | dict)


def plain(field: str, value: object, phrasing: Phrasing) -> str:
    if (
        field in SEAT_FIELDS | {"turn", "actor", "actors"}
        and isinstance(value, int)
        and 0 <= value < len(phrasing.names)
    ):
        return phrasing.player(value)
    match value:
        case None:
            return "–"
        case bool():
            return "✓" if value else "✗"
        case str():
            return phrasing.word(value)
        case list() | tuple():
            return ", ".join(plain("", item, phrasing) for item in value)
        case _:
            return str(value)


def part(field: str, value: object, phrasing: Phrasing) -> RenderableType:
    """A struct of its own, or a list of them as rows; rows are named after seats where there is one for each."""
    title = Text(label(field), style="bold")
    if isinstance(value, msgspec.Struct):
        return Group(title, Padding(table(value, phrasing), (0, 0, 0, 2)))
    items = list(value.values()) if isinstance(value, dict) else list(value) if isinstance(value, list | tuple) else []
    if items and all(isinstance(item, msgspec.Struct) for item in items):
        return Group(title, rows(items, phrasing))
    return Group(title, *(Text(f"  {nested(item, phrasing)}") for item in items))


def rows(items: Sequence[msgspec.Struct], phrasing: Phrasing) -> Grid:
    fields = items[0].__struct_fields__
    seated = len(items) == len(phrasing.names) >= SEATED_BY_LENGTH
    grid = Grid(*([""] if seated else []), *(label(field) for field in fields), box=None, padding=(0, 2))
    for i, item in enumerate(items):
        cells = [cell(field, getattr(item, field, None), phrasing) for field in fields]
        grid.add_row(*([phrasing.player(i)] if seated else []), *cells)
    return grid


def cell(field: str, value: object, phrasing: Phrasing) -> str:
    return plain(field, value, phrasing) if is_plain(value) else nested(value, phrasing)


def nested(value: object, phrasing: Phrasing) -> str:
    """A struct inside a row, in one line."""
    if isinstance(value, msgspec.Struct):
        return " ".join(f"{label(f)} {cell(f, v, phrasing)}" for f, v in shown(value))
    if isinstance(value, list | tuple):
        return "; ".join(nested(item, phrasing) for item in value)
    return plain("", value, phrasing)


def menu(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Numbered choices, in as many columns as fit."""
    lines = [Text.assemble((f"{n:>3} ", "bold"), phrasing.choice(choice)) for n, choice in enumerate(choices, 1)]
    return Columns(lines, column_first=True, padding=(0, 3))
