"""A match: one game being played, with its source of chance, its record and everybody's part of the events."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

import msgspec

from hofstaat.engine import records
from hofstaat.engine.chance import SeededLots
from hofstaat.engine.game import Game
from hofstaat.engine.records import Act, BadRecord, Header, Lots, Record
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Happened, Outcome, Table


def commitment_to(seed: str) -> str:
    """What is published before the deal, so that the seed can be checked after the game."""
    return "sha256:" + hashlib.sha256(seed.encode()).hexdigest()


class Match:
    """Drives a table: draws lots when chance is due, keeps the record, tells each seat what it witnessed."""

    def __init__(self, game: Game, table: Table, lots: SeededLots, plies: list[Lots | Act]) -> None:
        self.game = game
        self.table = table
        self.lots = lots
        self.plies = plies
        self.draw()

    @classmethod
    def new(cls, game: Game, seats: int, seed: int | str, **options: object) -> "Match":
        """Deal a game. Whoever plays for real takes a seed nobody can guess: `secrets.token_hex(32)`."""
        return cls(game, game.start(seats, options, journal=True), SeededLots(seed), [])

    @classmethod
    def resume(cls, game: Game, record: Record) -> "Match":
        """Go on where a record stopped; the lots to come are the ones its seed would have brought."""
        table, lots = verify(game, record)
        return cls(game, table, lots, list(record.plies))

    # -- playing -----------------------------------------------------------------------------------------------

    def act(self, seat: int, code: int) -> list[Lots | Act]:
        """One action and everything that follows, chance included: the new lines. Refused, it changes nothing."""
        words = self.game.say(self.table, seat, code) if code in self.table.options(seat) else ""
        self.table.apply(seat, code)
        lines: list[Lots | Act] = [Act(seat, words), *self.drawn()]
        self.plies += lines
        return lines

    def draw(self) -> None:
        """Let chance draw whatever is due, and write it down."""
        self.plies += self.drawn()

    def drawn(self) -> Iterator[Lots]:
        """What chance draws until somebody is to decide."""
        while self.table.lots_due > 0:
            lots = records.drawn(self.table, self.lots)
            self.table.draw_lots(lots)
            yield Lots(lots)

    # -- telling -----------------------------------------------------------------------------------------------

    @property
    def journal(self) -> list[Happened]:
        assert self.table.journal is not None
        return self.table.journal

    def witnessed(self, seat: int | None, since: int = 0) -> list[msgspec.Struct]:
        """What the seat (None: a spectator) was told since that many events had happened."""
        told = [self.game.witness(self.table.setup, event, seat) for event in self.journal[since:]]
        return [event for event in told if event is not None]

    def outcome(self) -> Outcome | None:
        return self.table.outcome()

    def record(self, *, with_seed: bool = False) -> Record:
        """The record so far. The seed goes in when the game is over, or for the player's own saved game."""
        seed = self.lots.seed
        shown = seed if with_seed or self.outcome() else None
        header = records.header_of(self.game, self.table, commitment=commitment_to(seed), seed=shown)
        return Record(header, list(self.plies), self.outcome())


def verify(game: Game, record: Record) -> tuple[Table, SeededLots]:
    """Play a record out and check that its seed is the one committed to, and brought all its lots and its end."""
    lots = SeededLots(proven_seed(record.header))
    return records.replay(game, record, lots), lots


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


def lots_of(seed: int | str) -> Any:
    """What draws the lots of this seed; a test may have them scripted."""
    return SeededLots(seed)
