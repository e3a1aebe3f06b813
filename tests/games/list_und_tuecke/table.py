"""Setting a table of Mit List und Tücke by hand, and playing on it in the game's own words."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.table import Table
from hofstaat.games.list_und_tuecke.view import Player, View
from tests.games.in_words import InWords

GAME = hofstaat.game("list-und-tuecke")
IN_WORDS = InWords(GAME)
does, by, choices = IN_WORDS.does, IN_WORDS.by, IN_WORDS.choices
FILLERS = (
    *("monk", "white-knight", "druid", "clairvoyant", "courtesan", "charlatan", "black-knight", "witch", "intriguer"),
    *("bishop", "wizard", "queen", "king", "abbot", "poisoner", "berserker", "assassin", "saint", "executioner"),
    "inquisitor",
)
BY_SEAT = Mapping[int, Sequence[str]]


def table(
    seats: int = 4,
    *,
    size: int = 2,
    start: int = 0,
    turn: int | None = None,
    hands: BY_SEAT | None = None,
    stacks: BY_SEAT | None = None,
    turned: BY_SEAT | None = None,
    game: Game = GAME,
    **more: Any,
) -> Table:
    """A position in which everybody has `size` cards at the start of the round; hands are filled up with anybody."""
    hands, stacks, turned = hands or {}, stacks or {}, turned or {}
    turn = start if turn is None else turn
    stage = more.get("stage", "play")
    used = {card for row in [*hands.values(), *stacks.values(), more.get("centre", [])] for card in row}
    used |= {more["laid"]["card"]} if more.get("laid") else set()
    spare = [card for card in FILLERS if card not in used and (seats == 4 or rank_in(game, card) > 4)]
    full = []
    for seat in range(seats):
        played = (seat - start) % seats < (turn - start) % seats or (seat == turn and stage != "play")
        own = list(hands.get(seat, []))
        missing = size - played - len(own) - (1 if more.get("laid") and seat == turn else 0)
        full.append(own + [spare.pop(0) for _ in range(missing)])
    rows = {"hands": full, "stacks": by_seat(stacks, seats), "turned": by_seat(turned, seats)}
    made = game.position({"seats": seats, "start": start, "turn": turn, **rows, **more})
    made.journal = []
    return made


def rank_in(game: Game, card: str) -> int:
    return game.sheet.number("character", card, "rank")


def by_seat(rows: BY_SEAT, seats: int) -> list[list[str]]:
    return [list(rows.get(seat, [])) for seat in range(seats)]


def last_round(start: int = 0, turn: int = 0, **more: Any) -> Table:
    """Everybody has one card left."""
    return table(size=1, start=start, turn=turn, **more)


def seen(on: Table, seat: int | None = 0) -> View:
    view = GAME.view(on, seat)
    assert isinstance(view, View)
    return view


def player(on: Table, seat: int) -> Player:
    return seen(on).players[seat]


def top(on: Table, seat: int) -> str | None:
    return player(on, seat).stack.top


def influence(on: Table, seat: int) -> tuple[int, int, int]:
    own = player(on, seat)
    return own.blue, own.green, own.yellow


def position(on: Table) -> dict[str, Any]:
    return GAME.describe(on)


def told(on: Table, seat: int | None) -> list[msgspec.Struct]:
    """The events the seat was told since the table was set."""
    heard = [GAME.witness(on.setup, event, seat) for event in on.journal or []]
    return [event for event in heard if event is not None]


def deal(on: Table, *lots: list[int]) -> Table:
    """Chance draws these lots, one row after the other."""
    for row in lots:
        on.draw_lots(row)
    return on


ORDER = list(range(10))
"""Cards dealt in the order of their ranks."""
