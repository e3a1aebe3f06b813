"""A match: one game being played, with its source of chance, its record and everybody's part of the events."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

import msgspec

from hofstaat.engine import records
from hofstaat.engine.chance import SeededLots
from hofstaat.engine.game import Game
from hofstaat.engine.prepared import PreparedLots
from hofstaat.engine.records import Act, BadRecord, Chance, Header, Lots, Record, Step
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Happened, Outcome, Setup, Table


def commitment_to(seed: str) -> str:
    """The hash published before the deal, so that the seed can be checked after the game."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


class Match:
    """Drives a table: draws lots when chance is due, keeps the log, tells each seat what it witnessed.

    `plies`: the lines of the log; `ends`: how many events there were after each of them.
    """

    def __init__(self, game: Game, header: Header) -> None:
        """Nothing is dealt yet."""
        assert header.seed is not None
        self.game = game
        self.header = header
        self.lots = chance_of(header)
        self.table = records.start(game, header)
        self.plies: list[Lots | Act] = []
        self.ends: list[int] = []

    @classmethod
    def new(cls, game: Game, seats: int, seed: int | str, **options: object) -> "Match":
        """Deal a game. Real play needs a seed nobody can guess: `secrets.token_hex(32)`."""
        return cls.dealt(game, game.setup(seats, options), seed)

    @classmethod
    def dealt(cls, game: Game, setup: Setup, seed: int | str, prepared: list[list[int]] | None = None) -> "Match":
        """Deal a game that was agreed on; `prepared`: the lots that its first draws begin with."""
        text = SeededLots(seed).seed
        header = records.header_for(game, setup, commitment=commitment_to(text), seed=text)
        if prepared is not None:
            header = msgspec.structs.replace(header, prepared=prepared)
        match = cls(game, header)
        match.draw()
        return match

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Match":
        """Go on where a record stopped; the lots to come are the ones its seed would have brought."""
        proven_seed(record.header)
        match = cls(game, record.header)
        match.replay(record.plies)
        records.check_end(match.table, record)
        return match

    # -- playing -----------------------------------------------------------------------------------------------

    def act(self, seat: int, code: int) -> list[Lots | Act]:
        """One action and everything that follows, chance included: the new lines. Refused, it changes nothing."""
        words = self.game.say(self.table, seat, code) if code in self.table.options(seat) else ""
        self.table.apply(seat, code)
        return self.note([(Act(seat, words), len(self.journal)), *self.drawn()])

    def draw(self) -> list[Lots | Act]:
        """Let chance draw whatever is due: the new lines."""
        return self.note(self.drawn())

    def drawn(self) -> Iterator[tuple[Lots, int]]:
        """The lots that chance draws until somebody is to decide, with the count of events after each draw."""
        while self.table.lots_due > 0:
            lots = records.drawn(self.table, self.lots)
            self.table.draw_lots(lots)
            yield Lots(lots), len(self.journal)

    def replay(self, lines: Iterable[Lots | Act], *, checked: bool = True) -> None:
        """Add lines that were played elsewhere; unless told otherwise the seed must bring their lots."""
        chance = self.lots if checked else None
        for step in records.replayed(self.game, self.table, lines, chance, first=len(self.plies) + 2):
            self.note([(step.line, len(self.journal))])

    def without(self, number: int) -> "Match":
        """This match if its log did not have that line; BadRecord if the rest could then not be."""
        match = Match(self.game, self.header)
        match.replay([*self.plies[:number], *self.plies[number + 1 :]])
        return match

    def note(self, played: Iterable[tuple[Lots | Act, int]]) -> list[Lots | Act]:
        """Keep lines and how many events there were after each: all of them, or none where playing one fails."""
        added = list(played)
        lines = [line for line, _ in added]
        self.plies += lines
        self.ends += [end for _, end in added]
        return lines

    def steps(self) -> Iterator[Step]:
        """The log so far, each line with the events it brought."""
        begin = 0
        for number, (line, end) in enumerate(zip(self.plies, self.ends), 2):
            yield Step(number, line, self.journal[begin:end])
            begin = end

    # -- telling -----------------------------------------------------------------------------------------------

    @property
    def journal(self) -> list[Happened]:
        assert self.table.journal is not None
        return self.table.journal

    def witnessed(self, seat: int | None, since: int = 0) -> list[msgspec.Struct]:
        """The events told to the seat (None: a spectator) since that many events had happened."""
        told = [self.game.witness(self.table.setup, event, seat) for event in self.journal[since:]]
        return [event for event in told if event is not None]

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def record(self, *, with_seed: bool = False) -> Record:
        """The record so far. The seed goes in when the game is over, or for the player's own saved game."""
        shown = with_seed or self.outcome()
        header = self.header if shown else records.without_seed(self.header)
        return Record(header, list(self.plies), self.outcome())

    def turns_ago(self) -> list[int]:
        """For each event how many turns have begun since."""
        steps = ((step.seat, end) for step, end in zip(self.steps(), self.ends))
        return turns_ago(self.game, self.journal, steps)


def verify(game: Game, record: Record) -> tuple[Table, Chance]:
    """Play a record out and check that its seed is the one committed to, and brought all its lots and its end."""
    proven_seed(record.header)
    lots = chance_of(record.header)
    return records.replay(game, record, lots), lots


def chance_of(header: Header) -> Chance:
    """The lots of the seed, after those that were prepared, if any were."""
    assert header.seed is not None
    seeded = SeededLots(header.seed)
    return seeded if header.prepared is msgspec.UNSET else PreparedLots(header.prepared, seeded)


def proven_seed(header: Header) -> str:
    """The seed, if it is the one that the commitment stands for."""
    if header.seed is None:
        sentence = "this record has no seed: it can be replayed, but not verified or continued."
        raise BadRecord(1, Refusal(sentence, "record-without-seed"))
    if header.commitment != commitment_to(header.seed):
        raise BadRecord(1, Refusal("the seed is not the one that was committed to before the deal.", "other-seed"))
    return header.seed


def turns_ago(game: Game, journal: Sequence[Happened], steps: Iterable[tuple[int | None, int]]) -> list[int]:
    """For each event how many turns have begun since; what came before the first turn counts as part of it.

    `steps`: who acted (None: chance), and how many events there were then, for games whose events open no turns.
    """
    begun = list(accumulate(int(game.opens_turn(event)) for event in journal))
    if begun and begun[-1]:
        return [begun[-1] - max(then, 1) for then in begun]
    runs: list[int] = []
    turn, last = 0, None
    for seat, events in steps:
        if seat is not None and seat != last:
            turn, last = turn + 1, seat
        runs += [turn] * (events - len(runs))
    return [turn - then for then in runs]
