"""The places where cards can be hidden."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import DARK, MAX_SEATS, N_CARDS, POSITIONS
from hofstaat.games.list_und_tuecke.table.intrigue import LAID_CARD, LIGHT_PASS, Intrigue

# The hands by seat, then these.
IN_CENTRE: Final[i64] = MAX_SEATS
BEFORE_PARTNER: Final[i64] = IN_CENTRE + POSITIONS
ASIDE: Final[i64] = BEFORE_PARTNER + 1
PLACES: Final[i64] = ASIDE + 1
SLOTS: Final[i64] = 2 * PLACES  # place * 2 + back


def hidden_places(table: Intrigue, me: i64) -> vec[i16]:
    """Where each card lies that the seat `me` does not see; NONE for all others."""
    where = vec[i16]([i16(NONE)] * int(N_CARDS))
    for card in range(N_CARDS):
        if table.court.plays(card) and not (table.stage() == LIGHT_PASS and table.court.back[card] == DARK):
            where[card] = i16(ASIDE)
    for seat in range(table.seats):
        for i in range(table.stack_size(seat)):
            where[table.stack_card(seat, i)] = i16(NONE)
        for i in range(table.hand_size(seat)):
            where[table.hand_card(seat, i)] = i16(NONE if seat == me else seat)
    for position in range(POSITIONS):
        if table.centre(position) != NONE:
            where[table.centre(position)] = i16(IN_CENTRE + position)
    laid = i64(table.cells[LAID_CARD])
    if laid != NONE:
        where[laid] = i16(NONE if table.turn() == me else BEFORE_PARTNER)
    return where


def lay(table: Intrigue, place: i64, card: i64) -> None:
    """Put a card where the case has it; what is put aside lies nowhere on the table."""
    if place < IN_CENTRE:
        table.add_to_hand(place, card)
    elif place < BEFORE_PARTNER:
        table.set_centre(place - IN_CENTRE, card)
    elif place == BEFORE_PARTNER:
        table.cells[LAID_CARD] = i16(card)
