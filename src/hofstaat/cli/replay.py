"""Telling a recorded game again, as one seat saw it or with everything open."""

import msgspec

from hofstaat.cli.saves import Saved
from hofstaat.cli.screen import Screen
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.table import Event, Table
from hofstaat.texts.phrasing import Phrasing


def fullest_event(game: Game, table: Table, event: Event) -> msgspec.Struct | None:
    """The event with everything open: as told to the seat that was told most."""
    readers: list[int | None] = [None, *range(int(table.seats))]
    told = [game.witness(table.setup, event, reader) for reader in readers]
    return max((one for one in told if one is not None), key=known_fields, default=None)


def known_fields(event: msgspec.Struct) -> int:
    return sum(getattr(event, field) is not None for field in event.__struct_fields__)


def tell_replay(game: Game, saved: Saved, screen: Screen, seat: int | None, *, everything: bool) -> Table:
    """Every event in order, a rule between turns, the table and the outcome at the end."""
    table = records.start(game, saved.record.header)
    last: int | None = None
    for step in records.replayed(game, table, saved.record.plies):
        if step.seat is not None and step.seat != last:
            last = step.seat
            screen.say()
        events = [
            fullest_event(game, table, e) if everything else game.witness(table.setup, e, seat) for e in step.events
        ]
        screen.events([(event, False) for event in events if event is not None])
    outcome = table.outcome()
    screen.table(game.view(table, seat))
    if outcome:
        screen.outcome(outcome)
    else:
        screen.say(screen.phrasing("unfinished"))
    return table


def names(saved: Saved, phrasing: Phrasing) -> list[str]:
    """The names of the players, or the seats by number."""
    if saved.seating:
        return [seated.name for seated in saved.seating.seated]
    return [phrasing("seat-number", seat=str(seat)) for seat in range(saved.record.header.seats)]
