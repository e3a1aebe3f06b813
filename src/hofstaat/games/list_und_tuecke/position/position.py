"""A position of Mit List und Tücke in words: for each part of it first how it is described, then how it is read."""

from typing import Any, Final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import (
    BACKS,
    CARD_NUMBERS,
    CHAPTERS,
    CHARACTERS,
    COLOURS,
    DARK,
    HAND,
    INQUISITOR,
    LIGHT,
    N_CARDS,
    POSITIONS,
    SAINT,
    TOKENS,
)
from hofstaat.games.list_und_tuecke.position.checks import check_position
from hofstaat.games.list_und_tuecke.table import STAGES, Cell, ListUndTuecke, Phase

ASKED: Final = tuple(stage for stage in STAGES if not stage.startswith(("first", "deal")))


def describe(table: ListUndTuecke) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    seats = range(int(table.seats))
    return {
        "seats": len(seats),
        "options": dict(table.agreed.options),
        "chapter": int(table.chapter()) + 1,
        "start": int(table.start()),
        "turn": int(table.turn()),
        "stage": STAGES[table.phase()],
        "hands": [names(hand_cards(table, seat)) for seat in seats],
        "passing": [card_name(table.passing(seat)) for seat in seats],
        "stacks": [names(stack_cards(table, seat)) for seat in seats],
        "turned": [names(turned_cards(table, seat)) for seat in seats],
        "centre": names(centre_cards(table)),
        "undealt": names(undealt(table)),
        "aside": names(aside(table)),
        "verdict": card_name(table.verdict()),
        "inquisitor_rank": inquisitor_rank(table),
        "swapped": swapped_name(table),
        "laid": laid_words(table),
        "shown": card_name(table.get(Cell.SHOWN)),
        "chapel": chapel_names(table),
        "supply": supply(table),
        "influence": [influence(table, seat) for seat in seats],
        "eliminations": [int(table.eliminations(seat)) for seat in seats],
    }


def read_position(table: ListUndTuecke, position: Reader) -> None:
    """Lay out a position on a cleared table. Characters it does not name lie in the centre or are put aside."""
    read_turn(table, position)
    read_hands(table, position)
    read_stacks(table, position)
    read_swapped(table, position)
    read_laid(table, position)
    check_once(table)
    read_centre(table, position)
    read_undealt_and_aside(table, position)
    read_passing(table, position)
    read_verdict(table, position)
    read_inquisitor_rank(table, position)
    read_shown(table, position)
    read_chapel(table, position)
    read_influence(table, position)
    read_eliminations(table, position)
    read_supply(table, position)
    check_position(table)


# -- names of cards ----------------------------------------------------------------------------------------------------


def card_name(card: int) -> str | None:
    return None if card == NONE else CHARACTERS[card]


def names(cards: list[int]) -> list[str]:
    return [CHARACTERS[card] for card in cards]


def characters(table: ListUndTuecke) -> list[str]:
    """Those in the game."""
    return [name for card, name in enumerate(CHARACTERS) if table.agreed.plays(card)]


def optional_word(position: Reader, key: str, among: list[str]) -> str | None:
    """A word that may also be missing or None."""
    if position.has(key):
        return position.word(key, among)
    position.value(key, "")
    return None


# -- where the game stands ---------------------------------------------------------------------------------------------


def read_turn(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    start = position.number("start", 0, seats - 1, default=0)
    table.set(Cell.CHAPTER, position.number("chapter", 1, int(CHAPTERS), default=1) - 1)
    table.set(Cell.START, start)
    table.set(Cell.TURN, position.number("turn", 0, seats - 1, default=start))
    table.enter(STAGES.index(position.word("stage", ASKED, default="play")))


# -- hands -------------------------------------------------------------------------------------------------------------


def hand_cards(table: ListUndTuecke, seat: int) -> list[int]:
    return [int(table.hand_card(seat, i)) for i in range(int(table.hand_size(seat)))]


def read_hands(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    known = characters(table)
    for seat, hand in enumerate(position.words_by_seat("hands", seats, known, default=[[]] * seats)):
        if len(hand) > HAND:
            raise BadPosition(f"hands[{seat}] has {len(hand)} cards; it should have at most {HAND}.")
        for name in hand:
            table.add_to_hand(seat, CARD_NUMBERS[name])


def read_passing(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    for seat, name in enumerate(position.rows("passing", seats, default=[None] * seats)):
        if name is not None:
            hand = names(hand_cards(table, seat))
            table.set_passing(seat, CARD_NUMBERS[position.known(f"passing[{seat}]", name, hand)])


# -- stacks ------------------------------------------------------------------------------------------------------------


def stack_cards(table: ListUndTuecke, seat: int) -> list[int]:
    return [int(table.stack_card(seat, i)) for i in range(int(table.stack_size(seat)))]


def turned_cards(table: ListUndTuecke, seat: int) -> list[int]:
    return [card for i, card in enumerate(stack_cards(table, seat)) if table.is_turned(seat, i)]


def read_stacks(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    known = characters(table)
    stacks = position.words_by_seat("stacks", seats, known, default=[[]] * seats)
    for seat, turned in enumerate(position.words_by_seat("turned", seats, known, default=[[]] * seats, once=True)):
        stack = stacks[seat]
        if len(stack) + int(table.hand_size(seat)) > HAND:
            raise BadPosition(f"stacks[{seat}] and hands[{seat}] together have more than {HAND} cards.")
        for name in turned:
            if name not in stack:
                raise BadPosition(f"turned[{seat}]: {name} does not lie in that stack.")
        for name in stack:
            table.lay_on_stack(seat, CARD_NUMBERS[name])
        table.set_turned(seat, sum(bit(i) for i, name in enumerate(stack) if name in turned))


# -- the courtesan -----------------------------------------------------------------------------------------------------


def swapped_name(table: ListUndTuecke) -> str | None:
    back = table.get(Cell.SWAPPED_BACK)
    return None if back == NONE else BACKS[back]


def read_swapped(table: ListUndTuecke, position: Reader) -> None:
    """The back of her first swap."""
    if back := optional_word(position, "swapped", list(BACKS)):
        table.set(Cell.SWAPPED_BACK, BACKS.index(back))


def laid_words(table: ListUndTuecke) -> dict[str, object] | None:
    laid = card_name(table.get(Cell.LAID_CARD))
    return None if laid is None else {"card": laid, "before": int(table.partner())}


def read_laid(table: ListUndTuecke, position: Reader) -> None:
    """The card that her player has laid before a partner."""
    if position.has("laid"):
        laid = position.part("laid")
        table.set(Cell.LAID_CARD, CARD_NUMBERS[laid.word("card", characters(table))])
        table.set(Cell.PARTNER, laid.number("before", 0, int(table.seats) - 1))
        laid.done()
    position.value("laid", "")


def check_once(table: ListUndTuecke) -> None:
    cards = [int(table.get(Cell.LAID_CARD))]
    for seat in range(int(table.seats)):
        cards += hand_cards(table, seat) + stack_cards(table, seat)
    for card in cards:
        if card != NONE and cards.count(card) > 1:
            raise BadPosition(f"{CHARACTERS[card]} is there {cards.count(card)} times; each character is there once.")


# -- the centre, and cards that nobody has -----------------------------------------------------------------------------


def centre_cards(table: ListUndTuecke) -> list[int]:
    return [int(table.centre(i)) for i in range(int(POSITIONS)) if table.centre(i) != NONE]


def read_centre(table: ListUndTuecke, position: Reader) -> None:
    """Two light cards and two dark ones; those not given are the first that lie nowhere."""
    backs = [LIGHT, LIGHT] if table.phase() == Phase.LIGHT_PASS else [LIGHT, LIGHT, DARK, DARK]
    free = aside(table)
    given = [CARD_NUMBERS[name] for name in position.words("centre", characters(table), default=[])]
    for card in given:
        if card not in free or given.count(card) > 1:
            raise BadPosition(f"centre: {CHARACTERS[card]} lies somewhere else already.")
    cards = given or spare(table, free, backs)
    if [int(table.agreed.back[card]) for card in cards] != [int(back) for back in backs]:
        words = ", ".join([BACKS[back] for back in backs])
        raise BadPosition(f"centre has the cards {', '.join(names(cards))}; their backs should be {words}.")
    for i, card in enumerate(cards):
        table.set_centre(i, card)


def spare(table: ListUndTuecke, free: list[int], backs: list[i64]) -> list[int]:
    """The first free characters with these backs."""
    found: list[int] = []
    for back in backs:
        found += [card for card in free if table.agreed.back[card] == back and card not in found][:1]
    return found


def undealt(table: ListUndTuecke) -> list[int]:
    """While light cards are passed the dark ones wait for their turn."""
    return [int(card) for card in table.agreed.dark] if table.phase() == Phase.LIGHT_PASS else []


def aside(table: ListUndTuecke) -> list[int]:
    """The characters of this game that lie nowhere: put aside unseen for this chapter."""
    lying = {*undealt(table), *centre_cards(table), int(table.get(Cell.LAID_CARD))}
    for seat in range(int(table.seats)):
        lying |= {*hand_cards(table, seat), *stack_cards(table, seat)}
    return [card for card in range(int(N_CARDS)) if table.agreed.plays(card) and card not in lying]


def read_undealt_and_aside(table: ListUndTuecke, position: Reader) -> None:
    """Both follow from the rest: given, they must agree with it."""
    known = characters(table)
    for key, cards in (("undealt", undealt(table)), ("aside", aside(table))):
        given = position.words(key, known, default=names(cards))
        if sorted(given) != sorted(names(cards)):
            words = ", ".join(names(cards)) or "empty"
            raise BadPosition(f"{key} is {', '.join(given) or 'empty'}; it should be {words}.")


# -- the executioner and the inquisitor --------------------------------------------------------------------------------


def read_verdict(table: ListUndTuecke, position: Reader) -> None:
    """The character that the visible executioner named: never the saint (LT-15)."""
    known = [name for name in characters(table) if name != CHARACTERS[SAINT]]
    if name := optional_word(position, "verdict", known):
        table.set(Cell.VERDICT, CARD_NUMBERS[name])


def inquisitor_rank(table: ListUndTuecke) -> int | None:
    return None if table.get(Cell.LOW) == NONE else int(table.rank_of(INQUISITOR))


def read_inquisitor_rank(table: ListUndTuecke, position: Reader) -> None:
    if position.has("inquisitor_rank"):
        high = int(table.agreed.rank[INQUISITOR])
        rank = position.number("inquisitor_rank", 0, high)
        if 0 < rank < high:
            raise BadPosition(f"inquisitor_rank is {rank}; it should be 0 or {high}.")
        table.set(Cell.LOW, 1 if rank == 0 else 0)
    position.value("inquisitor_rank", "")


def read_shown(table: ListUndTuecke, position: Reader) -> None:
    """The card shown to him lies in the hand of its holder."""
    if name := optional_word(position, "shown", characters(table)):
        shown = CARD_NUMBERS[name]
        holders = [seat for seat in range(int(table.seats)) if table.holds(seat, shown)]
        table.set(Cell.SHOWN, shown)
        table.set(Cell.PARTNER, holders[0] if holders else NONE)


# -- tokens ------------------------------------------------------------------------------------------------------------


def chapel_names(table: ListUndTuecke) -> list[str]:
    return [TOKENS[table.chapel(space)] for space in range(int(CHAPTERS)) if table.chapel(space) != NONE]


def read_chapel(table: ListUndTuecke, position: Reader) -> None:
    """Influence that lies there is not in the supply."""
    chapel = position.words("chapel", TOKENS, default=["elimination"] * int(table.chapter()))
    if len(chapel) > CHAPTERS:
        raise BadPosition(f"chapel has {len(chapel)} tokens; it has {CHAPTERS} spaces.")
    for space, token in enumerate(chapel):
        table.set_chapel(space, TOKENS.index(token))
    for colour, name in enumerate(COLOURS):
        table.take_from_supply(colour, chapel.count(name))


def influence(table: ListUndTuecke, seat: int) -> list[int]:
    return [int(table.influence(seat, colour)) for colour in range(len(COLOURS))]


def read_influence(table: ListUndTuecke, position: Reader) -> None:
    """By seat and colour, out of the supply."""
    seats, colours = int(table.seats), len(COLOURS)
    rows = position.rows("influence", seats, default=[[0] * colours] * seats)
    reader = Reader({str(seat): row for seat, row in enumerate(rows)}, "influence")
    for seat in range(seats):
        reader.rows(str(seat), colours)
        for colour, n in enumerate(reader.numbers(str(seat), 0, int(table.agreed.tokens))):
            table.give_influence(seat, colour, n)


def read_eliminations(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    rows = position.rows("eliminations", seats, default=[0] * seats)
    reader = Reader({str(seat): n for seat, n in enumerate(rows)}, "eliminations")
    for seat in range(seats):
        table.add_eliminations(seat, reader.number(str(seat), 0, int(CHAPTERS * HAND) * seats))


def supply(table: ListUndTuecke) -> list[int]:
    return [int(table.supply(colour)) for colour in range(len(COLOURS))]


def read_supply(table: ListUndTuecke, position: Reader) -> None:
    """All other influence is there: given, it must agree."""
    left = supply(table)
    if min(left) < 0:
        raise BadPosition(f"There are more than {table.agreed.tokens} influence tokens of a colour.")
    given = position.numbers("supply", 0, int(table.agreed.tokens), default=left)
    if given != left:
        raise BadPosition(f"supply is {given}; with the tokens of players and chapel it should be {left}.")
