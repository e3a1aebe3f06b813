"""Facts: what a lesson claims of the table, looked up in what its learner sees."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hofstaat.engine.match import Match


def seen_by(match: Match, seat: int) -> dict[str, Any]:
    """The seat's view as plain data."""
    view = msgspec.to_builtins(match.game.view(match.table, seat))
    assert isinstance(view, dict)
    return view


def at(data: object, path: str) -> object:
    """`players.1.stack.top`; `reach:worker.values` is the entry of that name or card in a list. Nothing is None."""
    for part in path.split("."):
        field, _, name = part.partition(":")
        if isinstance(data, Mapping):
            data = data.get(field)
        elif isinstance(data, Sequence) and not isinstance(data, str) and field.isdecimal() and int(field) < len(data):
            data = data[int(field)]
        else:
            return None
        if name:
            rows = data if isinstance(data, list) else []
            data = next((row for row in rows if name in (row.get("name"), row.get("card"))), None)
    return data


def split(fact: str) -> tuple[str, object]:
    """The path and the value that a fact wants there; words need no quotation marks, `none` is nothing."""
    path, _, wanted = fact.partition(" = ")
    if wanted == "none":
        return path, None
    try:
        return path, json.loads(wanted)
    except json.JSONDecodeError:
        return path, wanted


def holds(data: object, fact: str) -> bool:
    path, wanted = split(fact)
    return plain(at(data, path)) == wanted


def plain(value: object) -> object:
    """As JSON has it: rows are lists."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value
