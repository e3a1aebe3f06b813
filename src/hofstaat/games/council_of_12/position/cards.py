"""The cards of a position of Council of 12: for each part of it first how it is described, then how it is read.

Cards under the overview need not be named: they are the characters in the game that no seat has. Hands and piles must
make the same set for every seat, for what is unlearnt is the same for all (C12-3).
"""

from typing import Any

from hofstaat.engine.bits import count_bits
from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import (
    CHALLENGES,
    CHARACTERS,
    ROUNDS,
    THRONE,
    challenge_name,
    character_names,
    character_or_none,
    mask_of,
)
from hofstaat.games.council_of_12.position.words import by_seat, read_character, read_characters
from hofstaat.games.council_of_12.table.stacks import file_challenge, filed_challenge, is_kept, is_on_right, push
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12

STACKS = (
    ("help_seekers", int(Cell.SEEKERS_LEFT), int(Cell.SEEKER_AT), CHARACTERS, -1),
    ("help_seekers_filed", int(Cell.SEEKERS_FILED), int(Cell.SEEKER_FILED_AT), CHARACTERS, 1),
    ("challenges", int(Cell.CHALLENGES_LEFT), int(Cell.CHALLENGE_AT), ("", *CHALLENGES), -1),
)
"""Key, cells and names of each stack; described from the top (-1) or from the oldest (1)."""

# -- hands, piles, laid cards ------------------------------------------------------------------------------------------


def describe_cards(table: CouncilOf12) -> dict[str, Any]:
    seats = range(int(table.seats))
    return {
        "hands": [character_names(int(table.hand(seat))) for seat in seats],
        "piles": [[CHARACTERS[table.pile_card(seat, i)] for i in range(int(table.pile_size(seat)))] for seat in seats],
        "laid": [character_or_none(table.laid(seat)) for seat in seats],
    }


def read_cards(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    for seat, names in enumerate(position.words_by_seat("hands", seats, CHARACTERS, once=True)):
        table.set_hand(seat, mask_of([CHARACTERS.index(name) for name in names]))
    for seat, names in enumerate(position.words_by_seat("piles", seats, CHARACTERS, default=[[]] * seats, once=True)):
        for name in names:
            table.discard(seat, CHARACTERS.index(name))
    laid = by_seat(position, "laid", seats)
    for seat in range(seats):
        table.set(Cell.LAID + seat, read_character(laid, str(seat)))
    check_cards(table)


def all_cards(table: CouncilOf12, seat: int) -> int:
    laid = int(table.laid(seat))
    return int(table.hand(seat) | table.pile_cards(seat)) | (0 if laid == NONE else 1 << laid)


def check_cards(table: CouncilOf12) -> None:
    """Each character once for each seat, and the same for all."""
    for seat in range(int(table.seats)):
        cards = int(table.hand_size(seat) + table.pile_size(seat)) + (0 if table.laid(seat) == NONE else 1)
        own = all_cards(table, seat)
        if cards != count_bits(own):
            raise BadPosition(f"Seat {seat} has a character twice: each player has each character once.")
        if own != all_cards(table, 0) or own & ~int(table.agreed.in_game):
            raise BadPosition(f"Seat {seat} has {character_names(own)}; all seats have the same characters.")
        if table.hand(seat) == 0:
            raise BadPosition(f"hands[{seat}] is empty; everybody always holds a card.")


# -- under the overview ------------------------------------------------------------------------------------------------


def describe_unlearnt(table: CouncilOf12) -> dict[str, Any]:
    return {"unlearnt": character_names(int(table.get(Cell.UNLEARNT)))}


def read_unlearnt(table: CouncilOf12, position: Reader) -> None:
    others = int(table.agreed.in_game) & ~all_cards(table, 0)
    table.set(Cell.UNLEARNT, read_characters(position, "unlearnt", character_names(others)))
    if int(table.get(Cell.UNLEARNT)) != others:
        raise BadPosition("unlearnt should be the characters in the game that nobody holds.")


# -- stacks ------------------------------------------------------------------------------------------------------------


def describe_stacks(table: CouncilOf12) -> dict[str, Any]:
    """Both stacks, the top first, and what is filed, the oldest first."""
    rows = {
        key: [names[table.get(first + i)] for i in range(int(table.get(count)))][::step]
        for key, count, first, names, step in STACKS
    }
    filed = [describe_filed(table, i) for i in range(int(table.get(Cell.FILED)))]
    return {"open_at_first": character_names(int(table.get(Cell.OPEN_AT_FIRST))), **rows, "filed": filed}


def describe_filed(table: CouncilOf12, i: int) -> dict[str, Any]:
    name = challenge_name(int(filed_challenge(table, i)))
    return {"challenge": name, "on_right": is_on_right(table, i), "kept": is_kept(table, i)}


def read_stacks(table: CouncilOf12, position: Reader) -> None:
    for key, count, first, names, step in STACKS:
        cards = position.words(key, [name for name in names if name], default=[])
        if len(cards) > ROUNDS:
            raise BadPosition(f"{key} has {len(cards)} cards; there are at most {ROUNDS}.")
        for name in cards[::step]:
            push(table, count, first, names.index(name))
    filed = position.parts("filed")
    if len(filed) > ROUNDS:
        raise BadPosition(f"filed has {len(filed)} cards; there are at most {ROUNDS}.")
    for one in filed:
        read_filed(table, one)
    table.set(Cell.OPEN_AT_FIRST, read_characters(position, "open_at_first"))
    check_stacks(table, position)


def read_filed(table: CouncilOf12, filed: Reader) -> None:
    number = CHALLENGES.index(filed.word("challenge", CHALLENGES)) + 1
    kept = filed.flag("kept")
    if kept and table.agreed.reward[number] == 0:
        raise BadPosition(f"{challenge_name(number)} brings no reward to keep.")
    file_challenge(table, number, int(filed.flag("on_right")), int(kept))
    filed.done()


def check_stacks(table: CouncilOf12, position: Reader) -> None:
    """As many help-seekers as challenges, each once, and only those in this game."""
    left = table.get(Cell.SEEKERS_LEFT) == table.get(Cell.CHALLENGES_LEFT)
    if not left or table.get(Cell.SEEKERS_FILED) != table.get(Cell.FILED):
        raise BadPosition("help_seekers and challenges, and what is filed of them, should be equally many.")
    seekers = position.words("help_seekers", CHARACTERS, default=[])
    seekers += position.words("help_seekers_filed", CHARACTERS, default=[])
    if table.get(Cell.SEEKER) != NONE:
        seekers.append(CHARACTERS[table.get(Cell.SEEKER)])
    numbers = [int(filed_challenge(table, i)) for i in range(int(table.get(Cell.FILED)))]
    numbers += [int(table.get(Cell.CHALLENGE_AT + i)) for i in range(int(table.get(Cell.CHALLENGES_LEFT)))]
    numbers.append(int(table.get(Cell.CHALLENGE)))
    listed = [challenge_name(int(n)) for n in table.agreed.listed_challenges]
    check_once("help-seeker", seekers, character_names(int(table.agreed.open_first)) + of_pool(table))
    check_once("challenge", [challenge_name(n) for n in numbers if n not in (NONE, THRONE)], listed or [*CHALLENGES])


def of_pool(table: CouncilOf12) -> list[str]:
    """The characters that may become help-seekers, beside those that always are."""
    return [CHARACTERS[int(card)] for card in table.agreed.pool]


def check_once(thing: str, cards: list[str], there: list[str]) -> None:
    if len(set(cards)) < len(cards):
        raise BadPosition(f"A {thing} is there twice: {', '.join(cards)}.")
    if not set(cards) <= set(there):
        raise BadPosition(f"A {thing} is not in this game: {', '.join(sorted(set(cards) - set(there)))}.")
