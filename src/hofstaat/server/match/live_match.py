"""A game as its log tells it: the table, what each ply brought, who was told what, and what may be taken back."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable

import msgspec
from librt.random import Random

from hofstaat.engine import records
from hofstaat.engine.game import BadSetup, Game
from hofstaat.engine.match import Match
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.records import Act, BadRecord, Lots, Record
from hofstaat.engine.table import CHANCE, Event, IllegalAction, Outcome, Table
from hofstaat.server.match.log import LogStep, checked_entry, record_header, record_line, without_undone
from hofstaat.server.protocol import Witnessed
from hofstaat.server.storage.models import LogEntry, MatchRow

FULLY_FADED_TURNS = 1_000
"""So many turns ago that a log has forgotten what it is to forget."""
CACHED_STEPS = 8
"""How many steps back what everybody was told is kept."""
UNDO_SAMPLES = 16
"""How many tables a seat may hold possible are tried to see whether its action taught it something."""


class CannotUndo(Exception):
    """Somebody has learnt something since."""


class PublicStep:
    """What everybody was told of one step; `parts`: of each event, and whether it hides something from them."""

    def __init__(self, parts: list[tuple[Event, bool, Witnessed | None]]) -> None:
        self.parts = parts
        self.witnessed = [told for _, _, told in parts if told is not None]
        self.hides_something = any(hides for _, hides, _ in parts)


class LiveMatch:
    """A match being played. `ply` counts the entries of the log; taken-back actions stay in the log as such."""

    def __init__(self, game: Game, row: MatchRow, log: list[LogEntry]) -> None:
        self.game = game
        self.header = record_header(row)
        self.log = [checked_entry(entry) for entry in log]
        self.commands = {entry.command: entry.ply + 1 for entry in log if entry.command}
        self.final_up_to_ply: dict[int, int] = {}  # up to which ply the actions of each seat stay
        self.rebuild(without_undone(log))
        # Who was there before may have seen everything, and nobody knows any more who was.
        self.final_up_to_ply = {seat: self.steps[number].ply for seat, number in self.last_act_steps.items()}

    def rebuild(self, entries: list[LogEntry]) -> None:
        """Play the log out from the deal; what its seed would not have brought is refused."""
        self.match = Match(self.game, self.header)
        self.table, self.lots = self.match.table, self.match.lots
        self.steps: list[LogStep] = []
        self.turns_begun = 0  # turns
        self.turn_of_event: list[
            int
        ] = []  # for each event the number of its turn; what came before the first belongs to it
        self.last_act_steps: dict[int, int] = {}
        self.known_harmless_ply: dict[int, int] = {}
        self.public_steps: dict[int, PublicStep] = {}
        for entry in entries:
            self.replay_entry(entry)

    def replay_entry(self, entry: LogEntry) -> None:
        line = record_line(entry)
        records.play_line(self.game, self.table, line, entry.ply, self.lots)
        self.note_step(entry.ply, line)

    def note_step(self, ply: int, line: Lots | Act) -> None:
        if isinstance(line, Act):
            self.last_act_steps[line.seat] = len(self.steps)
        self.steps.append(LogStep(ply, line, self.event_count))
        for event in (self.table.journal or [])[len(self.turn_of_event) :]:
            self.turns_begun += self.game.opens_turn(event)
            self.turn_of_event.append(max(1, self.turns_begun))

    def append_stored(self, entries: list[LogEntry]) -> None:
        """New entries of the log that another process has written."""
        self.log += [checked_entry(entry) for entry in entries]
        self.commands |= {entry.command: entry.ply + 1 for entry in entries if entry.command}
        if any(entry.kind == "undo" for entry in entries):
            self.rebuild(without_undone(self.log))
            return
        for entry in entries:
            self.replay_entry(entry)

    # -- going on ----------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def event_count(self) -> int:
        assert self.table.journal is not None
        return len(self.table.journal)

    def deal(self, at: float) -> list[LogEntry]:
        """The deal: the new entries of the log."""
        return self.draw(at)

    def act(self, seat: int, code: int, command: str | None, at: float) -> list[LogEntry]:
        """An action and all chance that follows: the new entries of the log. Refused, it changes nothing."""
        words = self.game.say(self.table, seat, code) if code in self.table.options(seat) else ""
        self.table.apply(seat, code)
        acted = self.write("act", seat, words, command, at)
        self.note_step(acted.ply, Act(seat, words))
        return [acted, *self.draw(at)]

    def draw(self, at: float) -> list[LogEntry]:
        """Let chance draw whatever is due."""
        drawn = []
        while self.table.lots_due > 0:
            lots = records.drawn(self.table, self.lots)
            for lot in lots:
                self.table.apply(CHANCE, lot)
            entry = self.write("lots", None, msgspec.json.encode(lots).decode(), None, at)
            self.note_step(entry.ply, Lots(lots))
            drawn.append(entry)
        return drawn

    def write(self, kind: str, seat: int | None, data: str, command: str | None, at: float) -> LogEntry:
        entry = LogEntry(ply=self.ply, kind=kind, seat=seat, data=data, command=command, at=at)
        self.log.append(entry)
        if command:
            self.commands[command] = self.ply
        return entry

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def record(self) -> Record:
        """The game as a record; only a finished one shows its seed."""
        outcome = self.outcome()
        header = self.header if outcome else records.without_seed(self.header)
        return Record(header, [step.line for step in self.steps], outcome)

    # -- telling -----------------------------------------------------------------------------------------------

    def events_for(self, seat: int | None, since: int, *, recall_before: int = 0) -> list[Witnessed]:
        """What the seat witnessed from that ply on; of what was told before, only what its log may repeat."""
        said: list[Witnessed] = []
        for i in range(self.first_step(since), len(self.steps)):
            if self.steps[i].ply < recall_before:
                said += self.recalled_events(seat, i)
            elif seat is None or not self.public_step(i).hides_something:
                said += self.public_step(i).witnessed
            else:
                said += self.step_events_for(seat, i)
        return said

    def is_public_since(self, since: int) -> bool:
        """Whether nothing from that ply on hides anything: all are told the same of it."""
        return not any(self.public_step(i).hides_something for i in range(self.first_step(since), len(self.steps)))

    def clear_public_steps(self) -> None:
        """What was kept for telling the latest to one after the other may go: the collector need not look at it."""
        self.public_steps.clear()

    def step_events_for(self, seat: int, i: int) -> list[Witnessed]:
        """What the seat was told of one step that hides something from others."""
        setup, witness, ply = self.table.setup, self.game.witness, self.steps[i].ply
        said = []
        for event, hides, public in self.public_step(i).parts:
            told = public
            if hides:
                seen = witness(setup, event, seat)
                if public is None or seen != public.event:
                    told = None if seen is None else Witnessed(ply=ply, event=seen, secret=True)
            if told is not None:
                said.append(told)
        return said

    def recalled_events(self, seat: int | None, i: int) -> list[Witnessed]:
        """What the seat's log still says of one step."""
        ply, public = self.steps[i].ply, [witnessed.event for witnessed in self.public_step(i).witnessed]
        kept = [
            self.recalled_event(seat, n, self.turn - self.turn_of_event[n])
            for n in range(self.events_before(i), self.events_before(i + 1))
        ]
        return [Witnessed(ply=ply, event=it, secret=it not in public) for it in kept if it is not None]

    def recalled_event(self, seat: int | None, n: int, age: int) -> msgspec.Struct | None:
        """What the seat's log says of the n-th event after so many turns."""
        assert self.table.journal is not None
        seen = self.game.witness(self.table.setup, self.table.journal[n], seat)
        return None if seen is None else self.game.recall(self.table.setup, seen, seat, age)

    def witnessed(self, seat: int | None, i: int) -> list[msgspec.Struct]:
        """What the seat was told of one step."""
        setup, witness = self.table.setup, self.game.witness
        seen = [witness(setup, event, seat) for event in self.step_events(i)]
        return [event for event in seen if event is not None]

    def public_step(self, i: int) -> PublicStep:
        """What anybody was told of one step; all are told the latest in turn, so those are kept."""
        heard = self.public_steps.get(i)
        if heard is None:
            parts = [(event, self.game.hides(event), self.public_event(event, i)) for event in self.step_events(i)]
            heard = PublicStep(parts)
            if i >= len(self.steps) - CACHED_STEPS:
                self.public_steps[i] = heard
        return heard

    def public_event(self, event: Event, i: int) -> Witnessed | None:
        """What anybody was told of an event of one step."""
        seen = self.game.witness(self.table.setup, event, None)
        return None if seen is None else Witnessed(ply=self.steps[i].ply, event=seen, secret=False)

    def was_told_since(self, seat: int | None, since: int) -> bool:
        """Whether the seat was told anything from that ply on."""
        steps = range(self.first_step(since), len(self.steps))
        return any(self.public_step(i).witnessed or self.witnessed(seat, i) for i in steps)

    def step_events(self, i: int) -> list[Event]:
        """What happened in one step."""
        assert self.table.journal is not None
        return self.table.journal[self.events_before(i) : self.events_before(i + 1)]

    def events_before(self, i: int) -> int:
        """How many events there were before that step."""
        return self.steps[i - 1].event_count if i else 0

    def first_step(self, since: int) -> int:
        """The first step that is not before this ply. Where nothing was taken back, steps and plies are one."""
        steps = self.steps
        if not steps or steps[-1].ply < since:
            return len(steps)
        if since < len(steps) and steps[since].ply == since:
            return since
        return bisect_left(steps, since, key=lambda step: step.ply)

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first event."""
        return self.turn_of_event[-1] if self.turn_of_event else 0

    def step_of(self, event: int) -> int:
        """The step that brought this event of the journal."""
        return bisect_right(self.steps, event, key=lambda step: step.event_count)

    def first_faded_ply(self, seat: int | None, seen: int, whole: int) -> int:
        """From where on a log that was told up to `seen`, and from `whole` on in full, says more than it may by now.

        Only what has meanwhile become older than the game remembers can say more.
        """
        for n, young, old in self.aged_events(seen, whole):
            if self.fades(seat, n, young, old):
                return self.steps[self.step_of(n)].ply
        return seen

    def aged_events(self, seen: int, whole: int) -> list[tuple[int, int, int]]:
        """The events that have meanwhile become so old, and their ages when they were told (-1: in full) and now."""
        back = self.game.remembers
        if back is None:
            return []
        told, kept = self.events_before(self.first_step(seen)), self.events_before(self.first_step(whole))
        then, now = self.turn_of_event[told - 1] if told else 0, self.turn
        first = min(kept, bisect_left(self.turn_of_event, then - back))
        last = min(told, bisect_left(self.turn_of_event, now - back))
        return [
            (n, then - self.turn_of_event[n] if n < kept else -1, now - self.turn_of_event[n])
            for n in range(first, last)
        ]

    def fades(self, seat: int | None, n: int, young: int, old: int) -> bool:
        """Whether the seat's log says less of the n-th event when it is old than when it was young."""
        assert self.table.journal is not None
        game, setup, event = self.game, self.table.setup, self.table.journal[n]
        seen = game.witness(setup, event, seat) if game.forgets(event) else None
        return seen is not None and game.recall(setup, seen, seat, young) != game.recall(setup, seen, seat, old)

    def is_current(self, seat: int | None, ply: int) -> bool:
        """Whether the seat knows all that concerns it, having seen the log up to this ply."""
        if ply >= self.ply:
            return ply == self.ply
        return not any(entry.kind == "undo" for entry in self.log[ply:]) and not self.was_told_since(seat, ply)

    def first_rewritten_ply(self, ply: int) -> int:
        """From where on the log has to be told again to whoever has seen it up to this ply."""
        return min([ply, *(int(entry.data) for entry in self.log[ply:] if entry.kind == "undo")])

    def count_fading_in_deal(self) -> int:
        """How many things that logs will forget the deal has just shown to everybody: people want to look."""
        if any(isinstance(step.line, Act) for step in self.steps):
            return 0
        shown = [event for i in range(len(self.steps)) for event in self.witnessed(None, i)]
        return sum(self.game.recall(self.table.setup, event, None, FULLY_FADED_TURNS) != event for event in shown)

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self, seat: int, watching: Callable[[int], list[int | None]], command: str | None, at: float) -> LogEntry:
        """Take the seat's last action back. `watching`: the other persons' seats, and None for a spectator."""
        step = self.last_act(seat)
        if step is None or not self.may_undo(seat, watching):
            raise CannotUndo
        if not self.try_without(step):
            raise CannotUndo
        return self.write("undo", seat, str(step.ply), command, at)

    def try_without(self, step: LogStep) -> bool:
        """Play the log out again without that step; if that cannot be, everything stays as it is."""
        rest = [entry for entry in without_undone(self.log) if entry.ply != step.ply]
        try:
            self.rebuild(rest)
        except BadRecord:
            self.rebuild(without_undone(self.log))
            return False
        return True

    def may_undo(self, seat: int, watching: Callable[[int], list[int | None]]) -> bool:
        """Nobody has learnt anything since the seat's last action: nobody who watches, nor the seat itself.

        Who has learnt something does not forget it: an action that has settled stays.
        """
        step = self.last_act(seat)
        if step is None or step.ply <= self.final_up_to_ply.get(seat, -1) or self.outcome() is not None:
            return False
        if self.is_final(seat, step, watching(seat)):
            self.final_up_to_ply[seat] = step.ply
            return False
        return True

    def is_final(self, seat: int, step: LogStep, watching: list[int | None]) -> bool:
        """Lots were drawn since, or somebody has learnt something."""
        since = self.steps[self.last_act_steps[seat] :]
        if any(isinstance(later.line, Lots) for later in since) or any(
            self.was_told_since(who, step.ply) for who in watching
        ):
            return True
        if self.was_told_since(seat, step.ply + 1):
            return True
        if self.known_harmless_ply.get(seat) != step.ply:
            if self.reveals_information(seat, step):
                return True
            self.known_harmless_ply[seat] = step.ply  # the past does not change: thinking it over once is enough
        return False

    def last_act(self, seat: int) -> LogStep | None:
        number = self.last_act_steps.get(seat)
        return None if number is None else self.steps[number]

    def reveals_information(self, seat: int, step: LogStep) -> bool:
        """Whether the action told its own seat something it could not foresee.

        On every table the seat held possible before, the same action must have told it the same. That takes a perfect
        memory, so a card that logs forget is news whenever it is seen.
        """
        assert isinstance(step.line, Act)
        now = self.first_step(step.ply)
        truth = self.witnessed(seat, now)
        if any(self.game.reminds(self.table.setup, event) for event in truth):
            return True
        knowledge = self.game.knowledge(self.table.setup, seat)
        for i in range(now):
            for event in self.witnessed(seat, i):
                knowledge.learn(event)
        rng = Random(step.ply)
        return any(self.predicted_events(seat, step.line, knowledge.sample(rng)) != truth for n in range(UNDO_SAMPLES))

    def predicted_events(self, seat: int, line: Act, table: Table) -> list[msgspec.Struct] | None:
        """What the action tells its seat on another table; None: chance would come into it."""
        table.journal = []
        try:
            table.apply(seat, self.game.parse(table, seat, line.does))
        except (IllegalAction, BadNotation):
            return None
        if table.lots_due > 0:
            return None
        seen = [self.game.witness(table.setup, event, seat) for event in table.journal]
        return [event for event in seen if event is not None]


def rules_fit(game: Game, row: MatchRow) -> bool:
    """Whether the installed rules and cards are the ones the match was agreed with."""
    try:
        digest = game.setup(row.seats, row.options).digest
    except BadSetup:
        return False
    return (game.version, digest) == (row.rules, row.cards)
