"""The actions of Hof-Verrat in words, both ways: code <-> choice <-> words.

toad-noble above        play it above the royal table      strike hare-noble below   the assassin's victim
toad-noble district 2   play it to the district of seat 2  strike spy 4              the fifth spy laid
                                                           spare                     nobody
"""

from functools import cache
from typing import Literal

import msgspec

from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import Table
from hofstaat.games.hof_verrat.cards import CARD_NAMES, CARD_NUMBERS, KINDS
from hofstaat.games.hof_verrat.rules import FIRST_SPY, SPARE, strikes
from hofstaat.games.hof_verrat.table.banquet import DISTRICTS

SIDES: tuple[Literal["above", "below", "district"], ...] = ("above", "below", "district")


class Place(msgspec.Struct, frozen=True, tag_field="choice", tag="place"):
    """Play a hand card above or below the royal table, or to the district of a seat."""

    card: str
    side: Literal["above", "below", "district"]
    district: int | None = None


class Strike(msgspec.Struct, frozen=True, tag_field="choice", tag="strike"):
    """The assassin eliminates a card lying open."""

    card: str
    side: Literal["above", "below", "district"]


class StrikeSpy(msgspec.Struct, frozen=True, tag_field="choice", tag="strike-spy"):
    """The assassin eliminates the spy with this number."""

    spy: int


class Spare(msgspec.Struct, frozen=True, tag_field="choice", tag="spare"):
    """The assassin eliminates nobody."""


Choice = Place | Strike | StrikeSpy | Spare


def choice(table: Table, seat: int, code: int) -> Choice:
    return choice_of(table.seats, seat, code)


@cache
def choice_of(seats: int, seat: int, code: int) -> Choice:
    """The choice of an action code, made once: with so many seats the code always means the same to the seat."""
    base = int(strikes(seats))
    if code < base:
        kind, where = divmod(code, int(DISTRICTS) + seats)
        if where < DISTRICTS:
            return Place(CARD_NAMES[kind], SIDES[where])
        return Place(CARD_NAMES[kind], "district", (seat + where - int(DISTRICTS)) % seats)
    target = code - base
    if target == SPARE:
        return Spare()
    if target >= FIRST_SPY:
        return StrikeSpy(target - int(FIRST_SPY))
    side, kind = divmod(target, int(KINDS))
    return Strike(CARD_NAMES[kind], SIDES[side])


def code(table: Table, seat: int, choice: Choice) -> int:
    seats = int(table.seats)
    base = int(strikes(seats))
    match choice:
        case Place(card, side, district):
            where = SIDES.index(side) if district is None else int(DISTRICTS) + (district - seat) % seats
            return CARD_NUMBERS[card] * (int(DISTRICTS) + seats) + where
        case Strike(card, side):
            return base + SIDES.index(side) * int(KINDS) + CARD_NUMBERS[card]
        case StrikeSpy(spy):
            return base + int(FIRST_SPY) + spy
        case Spare():
            return base + int(SPARE)


def say(table: Table, seat: int, action: int) -> str:
    match choice(table, seat, action):
        case Place(card, side, district):
            return f"{card} {side}" if district is None else f"{card} {side} {district}"
        case Strike(card, side):
            return f"strike {card} {side}"
        case StrikeSpy(spy):
            return f"strike spy {spy}"
        case Spare():
            return "spare"


def parse(table: Table, seat: int, text: str) -> int:
    return code(table, seat, read(table, text))


def read(table: Table, text: str) -> Choice:
    match text.split():
        case ["spare"]:
            return Spare()
        case ["strike", "spy", n] if n.isdecimal():
            return StrikeSpy(int(n))
        case ["strike", card, ("above" | "below" | "district") as side] if card in CARD_NUMBERS:
            return Strike(card, side)
        case [card, ("above" | "below") as side] if card in CARD_NUMBERS:
            return Place(card, side)
        case [card, "district", n] if card in CARD_NUMBERS and n.isdecimal() and int(n) < table.seats:
            return Place(card, "district", int(n))
    raise BadNotation(text, "toad-noble above, toad-noble district 1, strike hare-noble below, strike spy 3, spare")
