"""Records: a game as a text file, one line of JSON for the header, one per action or draw of lots, one at the end.

A record is the truth of a game: it replays to the same table and the same events without anybody's generator.
"""

import hashlib
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import IllegalAction, Outcome, Table

FORMAT = 1
T = TypeVar("T")


class BadRecord(Refusal):
    """A record that cannot be read or does not play out; the sentence says which line and why."""

    def __init__(self, sentence: str, key: str = "bad-record", /, **params: object) -> None:
        super().__init__(sentence, key, **params)


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed, and which rules and cards it was played with."""

    hofstaat: int = FORMAT
    game: str
    rules: int
    seats: int
    options: dict[str, object]
    cards: str
    commitment: str | None = None
    seed: str | None = None


class Lots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What chance drew, in order."""

    lots: list[int]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat did, in the game's words."""

    seat: int
    does: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how it ended (null: not yet), and a digest of all lines before."""

    end: Outcome | None
    digest: str


class Record(msgspec.Struct, frozen=True):
    header: Header
    plies: list[Lots | Act]
    end: Outcome | None


def header_of(game: Game, table: Table, *, commitment: str | None = None, seed: str | None = None) -> Header:
    setup = table.setup
    return Header(
        game=game.name,
        rules=game.version,
        seats=int(setup.seats),
        options=setup.options,
        cards=setup.digest,
        commitment=commitment,
        seed=seed,
    )


def write(record: Record) -> str:
    lines = [encode(record.header), *(encode(ply) for ply in record.plies)]
    return "\n".join([*lines, encode(End(record.end, digest(lines)))]) + "\n"


def read(text: str) -> Record:
    """Read a record and check that it is whole and unchanged; `replay` checks that it follows the rules."""
    lines = text.splitlines()
    if len(lines) < 2:
        raise BadRecord("This is not a whole record: it has no header and no end.")
    header = decode(lines[0], 1, Header)
    if header.hofstaat != FORMAT:
        raise BadRecord(f"Line 1: this record has format {header.hofstaat}; known is format {FORMAT}.")
    if '"end"' not in lines[-1]:
        raise BadRecord(f"Line {len(lines)}: the record breaks off here; its last line should tell the end.")
    end = decode(lines[-1], len(lines), End)
    if end.digest != digest(lines[:-1]):
        raise BadRecord(f"Line {len(lines)}: the digest does not fit: the record was changed or is not whole.")
    return Record(header, [decode_ply(line, n) for n, line in enumerate(lines[1:-1], 2)], end.end)


def start(game: Game, header: Header) -> Table:
    """The table before the first line, if this game can play the record at all."""
    if header.game != game.name:
        raise BadRecord(f"Line 1: this is a record of {header.game}, not of {game.name}.")
    if header.rules != game.version:
        raise BadRecord(f"Line 1: played by version {header.rules} of the rules; this is version {game.version}.")
    try:
        table = game.start(header.seats, header.options, journal=True)
    except BadSetup as e:
        raise BadRecord(f"Line 1: {e}") from None
    if header.cards != table.setup.digest:
        raise BadRecord("Line 1: played with other card data; give the card file it was played with (--cards FILE).")
    return table


def replay(game: Game, record: Record) -> Table:
    """Play a record out; the table at its end, with its journal."""
    table = start(game, record.header)
    for _ in steps(game, table, record):
        pass
    if table.outcome() != record.end:
        raise BadRecord(f"The record ends with {record.end}, but its game with {table.outcome()}.")
    return table


def steps(game: Game, table: Table, record: Record) -> Iterator[Lots | Act]:
    """Play a record out line by line on its starting table; each line is yielded after it was played."""
    for n, ply in enumerate(record.plies, 2):
        play_line(game, table, ply, n)
        yield ply


def play_line(game: Game, table: Table, ply: Lots | Act, number: int) -> None:
    try:
        if isinstance(ply, Act):
            table.apply(ply.seat, game.parse(table, ply.seat, ply.does))
        else:
            table.draw_lots(ply.lots)
    except (IllegalAction, BadNotation) as e:
        raise BadRecord(f"Line {number}: {e}") from None


def encode(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()


def decode(line: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as e:
        raise BadRecord(f"Line {number}: {e}.") from None


def decode_ply(line: str, number: int) -> Lots | Act:
    return decode(line, number, Lots) if '"lots"' in line else decode(line, number, Act)


def digest(lines: list[str]) -> str:
    return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()
