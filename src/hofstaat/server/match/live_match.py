"""A match as its log tells it: a Match of the engine, which of its log counts, and what was told of it."""

from collections.abc import Sequence

from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.match import Match
from hofstaat.engine.records import Act, BadRecord, Lots, Record
from hofstaat.engine.table import Outcome, Table
from hofstaat.server.match.log import Line, Undo, entries_of, read_lines, record_header, without_undone
from hofstaat.server.match.undo import UndoPolicy, Watching
from hofstaat.server.match.visibility import Visibility
from hofstaat.server.storage.models import LogEntry, MatchRow


class CannotUndo(Exception):
    """Somebody has learnt something since."""


class LiveMatch:
    """A match being played. `ply` counts the entries of the log; taken-back actions stay in the log as such."""

    def __init__(self, game: Game, row: MatchRow, log: Sequence[LogEntry]) -> None:
        self.game = game
        self.header = record_header(row)
        self.log: list[LogEntry] = []
        self.lines: list[Line] = []
        self.commands: dict[str, int] = {}  # the ply after each command that was carried out
        self.take_up(Match(game, self.header), [], {})
        self.append_stored(log)
        self.undoing.settle()

    def take_up(self, match: Match, plies: Sequence[int], final_up_to: dict[int, int]) -> None:
        """From now on this is the match; `plies`: where its lines stand in the log."""
        self.match = match
        self.visibility = Visibility(match)
        self.visibility.note(plies)
        self.undoing = UndoPolicy(match, self.visibility, final_up_to)
        self.undoing.note(0)

    def append_stored(self, entries: Sequence[LogEntry]) -> None:
        """New entries of the log, perhaps of another process; lots that its seed does not bring are refused."""
        new = read_lines(entries, self.ply)
        self.keep(entries, new)
        if any(isinstance(line, Undo) for line in new):
            counting = without_undone(self.lines)
            match = Match(self.game, self.header)
            match.replay(line for _, line in counting)
            self.take_up(match, [ply for ply, _ in counting], self.undoing.final_up_to)
            return
        since = len(self.match.plies)
        self.match.replay(line for line in new if not isinstance(line, Undo))
        self.note(since)

    def keep(self, entries: Sequence[LogEntry], lines: Sequence[Line]) -> None:
        self.log += entries
        self.lines += lines
        self.commands |= {entry.command: entry.ply + 1 for entry in entries if entry.command}

    def note(self, since: int) -> None:
        """The match has gone on from that step, by the last lines of the log."""
        count = len(self.match.plies) - since
        self.visibility.note(range(self.ply - count, self.ply))
        self.undoing.note(since)

    # -- going on ----------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def table(self) -> Table:
        return self.match.table

    def deal(self, at: float) -> list[LogEntry]:
        """The deal: the new entries of the log."""
        return self.go_on(self.match.draw(), None, at)

    def act(self, seat: int, code: int, command: str | None, at: float) -> list[LogEntry]:
        """An action and all chance that follows: the new entries of the log. Refused, it changes nothing."""
        return self.go_on(self.match.act(seat, code), command, at)

    def go_on(self, lines: Sequence[Lots | Act], command: str | None, at: float) -> list[LogEntry]:
        entries = entries_of(lines, self.ply, at, command)
        self.keep(entries, lines)
        self.note(len(self.match.plies) - len(lines))
        return entries

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def record(self) -> Record:
        """The game as a record; only a finished one shows its seed."""
        return self.match.record()

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self, seat: int, watching: Watching, command: str | None, at: float) -> LogEntry:
        """Take the seat's last action back, where nobody has learnt anything and the rest can be without it."""
        if not self.undoing.may_undo(seat, watching):
            raise CannotUndo
        step = self.undoing.last_acts[seat]
        plies = list(self.visibility.plies)
        undone = Undo(plies.pop(step))
        try:
            match = self.match.without(step)
        except BadRecord:
            raise CannotUndo from None
        entries = entries_of([undone], self.ply, at, command)
        self.keep(entries, [undone])
        self.take_up(match, plies, self.undoing.final_up_to)
        return entries[0]

    def undo_count(self) -> int:
        return sum(isinstance(line, Undo) for line in self.lines)

    # -- what pages have ---------------------------------------------------------------------------------------

    def is_current(self, seat: int | None, ply: int) -> bool:
        """Whether the seat knows all that concerns it, having seen the log up to this ply."""
        if ply >= self.ply:
            return ply == self.ply
        undone = any(isinstance(line, Undo) for line in self.lines[ply:])
        return not undone and not self.visibility.was_told_since(seat, ply)

    def first_rewritten_ply(self, ply: int) -> int:
        """From where on the log has to be told again to whoever has seen it up to this ply."""
        return min([ply, *(line.undo for line in self.lines[ply:] if isinstance(line, Undo))])


def rules_fit(game: Game, row: MatchRow) -> bool:
    """Whether the installed rules and cards are the ones the match was agreed with."""
    try:
        digest = game.setup(row.seats, row.options).digest
    except BadSetup:
        return False
    return (game.version, digest) == (row.rules, row.cards)
