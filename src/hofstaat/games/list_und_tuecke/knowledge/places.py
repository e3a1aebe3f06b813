"""The places where cards can be hidden."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import DARK, N_CARDS, POSITIONS
from hofstaat.games.list_und_tuecke.table import Cell, ListUndTuecke, Phase

PLACES: Final[i64] = 10
SLOTS: Final[i64] = 20  # two of each place: its light cards and its dark ones


class Place:
    """Cards can be hidden in the hands, by seat, and then at these places."""

    IN_CENTRE: Final[i64] = 4  # POSITIONS: one for each
    BEFORE_PARTNER: Final[i64] = 8
    ASIDE: Final[i64] = 9


def slot_of(place: i64, back: i64) -> i64:
    """The cards with this back at a place."""
    return place * 2 + back


def hidden_places(table: ListUndTuecke, me: i64) -> vec[i16]:
    """The place of each card that the seat `me` does not see; NONE for all others."""
    where = vec[i16]([i16(NONE)] * int(N_CARDS))
    for card in range(N_CARDS):
        if table.agreed.plays(card) and not (table.phase() == Phase.LIGHT_PASS and table.agreed.back[card] == DARK):
            where[card] = i16(Place.ASIDE)
    for seat in range(table.seats):
        for i in range(table.stack_size(seat)):
            where[table.stack_card(seat, i)] = i16(NONE)
        for i in range(table.hand_size(seat)):
            where[table.hand_card(seat, i)] = i16(NONE if seat == me else seat)
    for position in range(POSITIONS):
        if table.centre(position) != NONE:
            where[table.centre(position)] = i16(Place.IN_CENTRE + position)
    laid = table.get(Cell.LAID_CARD)
    if laid != NONE:
        where[laid] = i16(NONE if table.turn() == me else Place.BEFORE_PARTNER)
    return where


def lay(table: ListUndTuecke, place: i64, card: i64) -> None:
    """Put a card where the case has it; what is put aside lies nowhere on the table."""
    if place < Place.IN_CENTRE:
        table.add_to_hand(place, card)
    elif place < Place.BEFORE_PARTNER:
        table.set_centre(place - Place.IN_CENTRE, card)
    elif place == Place.BEFORE_PARTNER:
        table.set(Cell.LAID_CARD, card)
