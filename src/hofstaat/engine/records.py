"""Records: a game as a text file, one line of JSON for the header, one per action or draw of lots, one at the end.

A record is the truth of a game: it replays to the same table and the same events without anybody's generator.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeVar

import msgspec

from hofstaat.engine.game import Game
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Happened, IllegalAction, Outcome, Setup, Table

FORMAT = 1
T = TypeVar("T")


class BadRecord(Refusal):
    """A record that cannot be read or does not play out: in which line, and why."""

    def __init__(self, line: int, why: Refusal) -> None:
        super().__init__(f"Line {line}: {why}", "bad-line", line=line, why=why)
        self.line = line
        self.why = why


class Chance(Protocol):
    """Draws lots: `SeededLots` in play, a script in tests."""

    def draw(self, count: Any, of: Any) -> Any: ...


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreement, and which rules and cards it was played with. `prepared`: of a lesson, the lots that its first
    draws begin with; the line of any other game does not mention it.
    """

    hofstaat: int = FORMAT
    game: str
    rules: int
    seats: int
    options: dict[str, object]
    cards: str
    commitment: str | None = None
    seed: str | None = None
    prepared: list[list[int]] | msgspec.UnsetType = msgspec.UNSET


class Lots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lots that chance drew, in order."""

    lots: list[int]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of a seat, in the game's words."""

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
    return header_for(game, table.setup, commitment=commitment, seed=seed)


def header_for(game: Game, setup: Setup, *, commitment: str | None = None, seed: str | None = None) -> Header:
    return Header(
        game=game.name,
        rules=game.version,
        seats=int(setup.seats),
        options=setup.options,
        cards=setup.digest,
        commitment=commitment,
        seed=seed,
    )


def without_seed(header: Header) -> Header:
    """The header as it may be shown before the end: nothing that tells the lots to come."""
    return msgspec.structs.replace(header, seed=None, prepared=msgspec.UNSET)


def write(record: Record) -> str:
    lines = [encode(record.header), *(encode(ply) for ply in record.plies)]
    return "\n".join([*lines, encode(End(record.end, digest(lines)))]) + "\n"


def read(text: str) -> Record:
    """Read a record and check that it is whole and unchanged; `replay` checks that it follows the rules."""
    lines = lines_of(text)
    if len(lines) < 2:
        raise BadRecord(1, Refusal("this is not a whole record: it has no header and no end.", "not-whole"))
    header = decode(lines[0], 1, Header)
    if header.hofstaat != FORMAT:
        raise BadRecord(1, other_format(header.hofstaat))
    last = len(lines)
    if '"end"' not in lines[-1]:
        raise BadRecord(last, Refusal("the record breaks off here; its last line should tell the end.", "breaks-off"))
    plies = [decode_ply(line, n) for n, line in enumerate(lines[1:-1], 2)]
    end = decode(lines[-1], last, End)
    if end.digest != digest(lines[:-1]):
        raise BadRecord(last, Refusal("the digest does not fit: the record was changed or is not whole.", "digest"))
    return Record(header, plies, end.end)


def lines_of(text: str) -> list[str]:
    """Lines end with a line feed only: JSON leaves other separators, such as U+2028, within its texts."""
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]


def start(game: Game, header: Header) -> Table:
    """The table before the first line, if this game can play the record at all."""
    try:
        check_game(game, header)
        table = game.start(header.seats, header.options, journal=True)
        if header.cards != table.setup.digest:
            sentence = "played with other card data; give the card file it was played with (--cards FILE)."
            raise Refusal(sentence, "other-cards")
    except Refusal as why:
        raise BadRecord(1, why) from None
    return table


def check_game(game: Game, header: Header) -> None:
    if header.game != game.name:
        sentence = f"this is a record of {header.game}, not of {game.name}."
        raise Refusal(sentence, "other-game", game=game.name, recorded=header.game)
    if header.rules != game.version:
        sentence = f"played by version {header.rules} of the rules; this is version {game.version}."
        raise Refusal(sentence, "other-rules", rules=game.version, recorded=header.rules)


class Step(msgspec.Struct, frozen=True):
    """A line that was played: who acted (None: chance), and the events it brought."""

    number: int
    line: Lots | Act
    events: list[Happened]

    @property
    def seat(self) -> int | None:
        return self.line.seat if isinstance(self.line, Act) else None


def replay(game: Game, record: Record, chance: Chance | None = None) -> Table:
    """Play a record out; the table at its end, with its journal. With `chance`, lots must be the ones it draws."""
    table = start(game, record.header)
    for _ in replayed(game, table, record.plies, chance):
        pass
    check_end(table, record)
    return table


def replayed(
    game: Game, table: Table, lines: Iterable[Lots | Act], chance: Chance | None = None, *, first: int = 2
) -> Iterator[Step]:
    """Play lines on their table; each is yielded after it was played. `first`: the number of the first of them."""
    assert table.journal is not None
    for number, line in enumerate(lines, first):
        before = len(table.journal)
        play_line(game, table, line, number, chance)
        yield Step(number, line, table.journal[before:])


def steps(game: Game, table: Table, record: Record) -> Iterator[Lots | Act]:
    """The lines of a record, each after it was played on the record's starting table."""
    return (step.line for step in replayed(game, table, record.plies))


def play_line(game: Game, table: Table, line: Lots | Act, number: int, chance: Chance | None = None) -> None:
    """Play one line: an act of a seat that owes one, or lots where they are due; with `chance`, the lots it draws."""
    try:
        if isinstance(line, Act):
            play_act(game, table, line)
        else:
            play_lots(table, line, chance)
    except Refusal as why:
        raise BadRecord(number, why) from None


def play_act(game: Game, table: Table, act: Act) -> None:
    actors = table.actors()
    if not 0 <= act.seat < table.seats:
        raise IllegalAction(f"There is no seat {act.seat}: seats are 0 to {table.seats - 1}.", "no-such-seat")
    if actors and act.seat not in actors:
        raise Refusal(f"It is not the turn of seat {act.seat}.", "turn-of-another", seat=act.seat)
    table.apply(act.seat, game.parse(table, act.seat, act.does))


def play_lots(table: Table, line: Lots, chance: Chance | None) -> None:
    if chance is not None and table.lots_due > 0 and line.lots != drawn(table, chance):
        raise Refusal("these lots are not the ones the seed brings.", "other-lots")
    table.draw_lots(line.lots)


def drawn(table: Table, chance: Chance) -> list[int]:
    """The lots that chance draws now."""
    return [int(lot) for lot in chance.draw(table.lots_due, table.lots_of)]


def check_end(table: Table, record: Record) -> None:
    """A record ends where a seat is to act or the game is over, with the outcome that its lines bring."""
    last = len(record.plies) + 2
    if table.lots_due > 0:
        raise BadRecord(last, Refusal("the record ends where lots are to be drawn.", "lots-due"))
    if table.outcome() != record.end:
        sentence = f"the record ends with {record.end}, but its game with {table.outcome()}."
        raise BadRecord(last, Refusal(sentence, "other-end"))


def encode(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()


def decode(line: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as e:
        why = Refusal(f"this line cannot be read: {e}.", "unreadable-line", detail=str(e))
        raise BadRecord(number, why) from None


def decode_ply(line: str, number: int) -> Lots | Act:
    return decode(line, number, Lots) if '"lots"' in line else decode(line, number, Act)


def digest(lines: list[str]) -> str:
    return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()


def other_format(found: int) -> Refusal:
    return Refusal(f"this record has format {found}; known is format {FORMAT}.", "format", found=found, known=FORMAT)
