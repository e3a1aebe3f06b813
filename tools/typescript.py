"""The types of the front end, from the structs of the server and of every installed game:  python -m tools.typescript

Writes web/src/lib/messages.ts and web/src/games/<game>/types.ts; a test fails when they differ from what this makes.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.server import protocol

ROOT = Path(__file__).resolve().parent.parent
HEAD = "// Made by tools/typescript.py from {source}: change that and run `python -m tools.typescript`.\n"
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


class Writer:
    """Collects the interfaces that the named types need, each once, in the order met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """The type in TypeScript; structs by their name."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata():
                return self.name(kind.type)
            case inspect.StructType():
                return self.interface(kind)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.name(one) for one in kind.types))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
                return f"{bracketed(self.name(kind.item_type))}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.name(one) for one in kind.item_types)}]"
            case inspect.CustomType(cls=cls) if cls is object:
                return "unknown"
            case inspect.DictType():
                return f"Record<string, {self.name(kind.value_type)}>"
        raise TypeError(f"{kind} has no TypeScript yet: teach tools/typescript.py.")

    def interface(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # a struct may contain itself
            lines = [f"  {tag_line(kind)}"] if kind.tag_field else []
            lines += [f"  {self.field(field, kind)}" for field in kind.fields]
            self.written[name] = f"{comment(kind.cls)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def field(self, field: inspect.Field, kind: inspect.StructType) -> str:
        """A message of a client may leave out fields with a default; what it gets is always whole."""
        sent = issubclass(kind.cls, protocol.HttpRequest | protocol.Command)
        mark = "?" if sent and not field.required else ""
        return f"{field.encode_name}{mark}: {self.name(field.type)}"

    def alias(self, name: str, kind: object) -> None:
        self.written[name] = f"export type {name} = {self.name(inspect.type_info(kind))}\n"

    def text(self, source: str) -> str:
        return "\n".join([HEAD.format(source=source), *self.written.values()])


def bracketed(name: str) -> str:
    return f"({name})" if "|" in name else name


def tag_line(kind: inspect.StructType) -> str:
    return f"{kind.tag_field}: {msgspec.json.encode(kind.tag).decode()}"


def comment(kind: type[Any]) -> str:
    """The first sentence of the struct's own description; msgspec structs without one inherit a technical text."""
    own = kind.__dict__.get("__doc__")
    return f"/** {own.strip().splitlines()[0]} */\n" if own else ""


def message_types() -> str:
    writer = Writer()
    for kind in (*protocol.REQUESTS, *protocol.RESPONSES):
        writer.name(inspect.type_info(kind))
    writer.alias("FromClient", protocol.FromClient)
    writer.alias("FromServer", protocol.FromServer)
    for name in ("Status", "SeatKind", "WishKind"):
        writer.alias(name, getattr(protocol, name))
    phrases = ", ".join(f"'{key}'" for key in protocol.PHRASES)
    writer.written["PHRASES"] = f"export const PHRASES = [{phrases}] as const\n"
    return writer.text("src/hofstaat/server/protocol")


def game_types(game: Game) -> str:
    writer = Writer()
    writer.name(inspect.type_info(game.views))
    if game.standings is not None:
        writer.name(inspect.type_info(game.standings))
    writer.alias("GameEvent", game.events)
    writer.alias("GameChoice", game.choices)
    return writer.text(f"the structs of {game.package}")


def files() -> dict[str, str]:
    """Every generated file below the root, with its text."""
    made = {"web/src/lib/messages.ts": message_types()}
    for name in hofstaat.names():
        folder = name.replace("-", "_")
        made[f"web/src/games/{folder}/types.ts"] = game_types(hofstaat.game(name))
    return made


def write(made: Iterable[tuple[str, str]]) -> None:
    for name, text in made:
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(files().items())
