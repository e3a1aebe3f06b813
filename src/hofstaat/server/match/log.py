"""The lines of a stored log, and what they make of a game's record.

A line is one of the record itself, or says which line is taken back; a line stays in the log when it is taken back.
"""

from collections.abc import Iterable, Sequence

import msgspec

from hofstaat.engine import records
from hofstaat.engine.records import Act, BadRecord, Header, Lots
from hofstaat.engine.refusal import Refusal
from hofstaat.server.storage.models import LogEntry, MatchRow


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes the action back that stands in this line of the log."""

    undo: int


Line = Lots | Act | Undo


def record_header(row: MatchRow) -> Header:
    """The agreement; of a table that began with a lesson also the lots that were prepared for it."""
    return Header(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        cards=row.cards,
        commitment=row.commitment,
        seed=row.seed,
        prepared=msgspec.UNSET if row.lesson is None else msgspec.json.decode(row.lesson)["prepared"],
    )


def entries_of(lines: Iterable[Line], first: int, at: float, command: str | None = None) -> list[LogEntry]:
    """Lines as they are stored, from that ply on. The command is that of the first one."""
    return [
        LogEntry(ply=ply, line=records.encode(line), command=command if ply == first else None, at=at)
        for ply, line in enumerate(lines, first)
    ]


def read_lines(log: Sequence[LogEntry], first: int = 0) -> list[Line]:
    """The lines of the log from that ply on, if they can have been written."""
    return [read_line(entry, ply) for ply, entry in enumerate(log, first)]


def read_line(entry: LogEntry, ply: int) -> Line:
    number = ply + 2  # as in a record, where the header is line 1
    if entry.ply != ply:
        raise BadRecord(number, Refusal("a line of the log is missing.", "unreadable-entry"))
    if '"undo"' in entry.line:
        return records.decode(entry.line, number, Undo)
    return records.decode_ply(entry.line, number)


def without_undone(lines: Sequence[Line]) -> list[tuple[int, Lots | Act]]:
    """The lines that count, with their plies: neither taken back nor a taking-back."""
    undone = {line.undo for line in lines if isinstance(line, Undo)}
    return [(ply, line) for ply, line in enumerate(lines) if not isinstance(line, Undo) and ply not in undone]
