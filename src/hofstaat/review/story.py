"""A record played out once more: every decision with the table before it and what each seat knew then."""

from collections.abc import Iterator

import msgspec

from hofstaat.bots.evaluator import evaluator_of
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.match import turns_ago
from hofstaat.engine.records import Act, Record
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Happened, Outcome, Table


class Decision(msgspec.Struct, frozen=True):
    """One decision: its ply, who took it, what it was and what it could have been, the table and the events before."""

    ply: int
    seat: int
    turn: int
    code: int
    options: list[int]
    before: Table
    events: int


class Story(msgspec.Struct, frozen=True):
    game: Game
    record: Record
    decisions: list[Decision]
    journal: list[Happened]
    outcome: Outcome
    turns: int

    def minds(self) -> Iterator[tuple[Decision, list[Knowledge]]]:
        """For each decision the knowledge of every seat just before it. It is the same objects, which learn on."""
        setup = self.decisions[0].before.setup
        known = [self.game.knowledge(setup, seat) for seat in range(int(setup.seats))]
        heard = 0
        for decision in self.decisions:
            for event in self.journal[heard : decision.events]:
                self.tell(known, event)
            heard = decision.events
            yield decision, known

    def tell(self, known: list[Knowledge], event: Happened) -> None:
        for seat, mind in enumerate(known):
            told = self.game.witness(self.decisions[0].before.setup, event, seat)
            if told is not None:
                mind.learn(told)


def story_of(game: Game, record: Record) -> Story:
    """The story of a game that is over; any other is refused, and so is a record that does not play out."""
    if record.end is None:
        raise Refusal("This game is not over: only a finished one can be reviewed.", "review-not-over")
    table = records.start(game, record.header)
    assert table.journal is not None
    found: list[Decision] = []
    ends: list[tuple[int | None, int]] = []
    for ply, line in enumerate(record.plies):
        if isinstance(line, Act):
            found.append(decision_of(game, table, ply, line))
        records.play_line(game, table, line, ply + 2)
        ends.append((line.seat if isinstance(line, Act) else None, len(table.journal)))
    records.check_end(table, record)
    if not found:
        raise Refusal("Nobody decided anything in this game: there is nothing to review.", "review-empty")
    turns = turn_numbers(game, table.journal, ends)
    found = numbered(game, [msgspec.structs.replace(each, turn=turn_of(each, turns)) for each in found])
    outcome = table.outcome()
    assert outcome is not None
    return Story(game, record, found, table.journal, outcome, max(each.turn for each in found))


def decision_of(game: Game, table: Table, ply: int, line: Act) -> Decision:
    """`turn` is told later, when all events are known."""
    assert table.journal is not None
    try:
        code = game.parse(table, line.seat, line.does)
        options = table.options(line.seat)
    except Refusal as why:
        raise records.BadRecord(ply + 2, why) from None
    return Decision(ply, line.seat, 0, code, options, table.copy(), len(table.journal))


def turn_numbers(game: Game, journal: list[Happened], ends: list[tuple[int | None, int]]) -> list[int]:
    """For each event the number of its turn, counted from 0."""
    ago = turns_ago(game, journal, ends)
    return [max(ago, default=0) - each for each in ago]


def turn_of(decision: Decision, turns: list[int]) -> int:
    """That of its own first event; a decision nobody can see yet belongs to the events before it."""
    if not turns:
        return 0
    return turns[min(decision.events, len(turns) - 1)]


def numbered(game: Game, found: list[Decision]) -> list[Decision]:
    """Turns from 1 in the order of play, or rounds where the game's story is told by rounds."""
    stage = evaluator_of(game).stage
    keys = [stage(each.before) if stage else each.turn for each in found]
    order = {key: number for number, key in enumerate(dict.fromkeys(keys), 1)}
    return [msgspec.structs.replace(each, turn=order[key]) for each, key in zip(found, keys)]
