"""What the stored log of a match says: which of its entries count, and what a game's records make of them."""

import msgspec

from hofstaat.engine import records
from hofstaat.engine.records import Act, BadRecord, Header, Lots
from hofstaat.engine.refusal import Refusal
from hofstaat.server.storage.models import LogEntry, MatchRow

PLY_DIGITS = 9


class LogStep(msgspec.Struct, frozen=True, gc=False):
    """A ply that counts: its number in the log, what happened, and how many events there were after it."""

    ply: int
    line: Lots | Act
    event_count: int


def record_header(row: MatchRow) -> Header:
    """What was agreed; of a table that began with a lesson also the lots that were prepared for it."""
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


def without_undone(log: list[LogEntry]) -> list[LogEntry]:
    """The entries that count: neither taken back nor a taking-back."""
    undone = {int(entry.data) for entry in log if entry.kind == "undo"}
    return [entry for entry in log if entry.kind != "undo" and entry.ply not in undone]


def checked_entry(entry: LogEntry) -> LogEntry:
    """The entry, if it is one that can have been written."""
    good = {
        "act": entry.seat is not None,
        "lots": entry.data.startswith("["),
        "undo": entry.data.isdecimal() and len(entry.data) <= PLY_DIGITS,
    }
    if not good.get(entry.kind, False):
        raise BadRecord(entry.ply, Refusal("this is no action, no lots and no taking-back.", "unreadable-entry"))
    return entry


def record_line(entry: LogEntry) -> Lots | Act:
    if entry.kind == "lots":
        return records.decode(f'{{"lots":{entry.data}}}', entry.ply, Lots)
    assert entry.seat is not None
    return Act(entry.seat, entry.data)
