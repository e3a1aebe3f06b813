"""A position of Mit List und Tücke in words, in and out."""

from typing import Any, Final

from mypy_extensions import i16, i64

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
    TOKENS,
    Court,
)
from hofstaat.games.list_und_tuecke.rules.course import ListUndTuecke
from hofstaat.games.list_und_tuecke.table.checks import check_position
from hofstaat.games.list_und_tuecke.table.intrigue import (
    CHAPEL,
    CHAPTER,
    ELIMINATIONS,
    LAID_CARD,
    LIGHT_PASS,
    LOW,
    PARTNER,
    PASSING,
    SHOWN,
    STAGE,
    STAGES,
    START,
    SUPPLY,
    SWAPPED_BACK,
    TURN,
    TURNED,
    VERDICT,
    Intrigue,
)

ASKED: Final = tuple(stage for stage in STAGES if not stage.startswith(("first", "deal")))


def card_name(card: int) -> str | None:
    return None if card == NONE else CHARACTERS[card]


def describe(table: Intrigue) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    seats = range(int(table.seats))
    colours = range(len(COLOURS))
    laid, back = int(table.cells[LAID_CARD]), int(table.cells[SWAPPED_BACK])
    return {
        "seats": len(seats),
        "options": dict(table.court.options),
        "chapter": int(table.chapter()) + 1,
        "start": int(table.start()),
        "turn": int(table.turn()),
        "stage": STAGES[table.stage()],
        "hands": [names(hand_cards(table, seat)) for seat in seats],
        "passing": [card_name(int(table.passing(seat))) for seat in seats],
        "stacks": [names(stack_cards(table, seat)) for seat in seats],
        "turned": [names(turned_cards(table, seat)) for seat in seats],
        "centre": names([int(table.centre(i)) for i in range(int(POSITIONS)) if table.centre(i) != NONE]),
        "undealt": names(undealt(table)),
        "aside": names(aside(table)),
        "verdict": card_name(int(table.verdict())),
        "inquisitor_rank": None if int(table.cells[LOW]) == NONE else int(table.rank_of(INQUISITOR)),
        "swapped": None if back == NONE else BACKS[back],
        "laid": None if laid == NONE else {"card": CHARACTERS[laid], "before": int(table.partner())},
        "shown": card_name(int(table.cells[SHOWN])),
        "chapel": [TOKENS[table.chapel(i)] for i in range(int(CHAPTERS)) if table.chapel(i) != NONE],
        "supply": [int(table.supply(colour)) for colour in colours],
        "influence": [[int(table.influence(seat, colour)) for colour in colours] for seat in seats],
        "eliminations": [int(table.eliminations(seat)) for seat in seats],
    }


def names(cards: list[int]) -> list[str]:
    return [CHARACTERS[card] for card in cards]


def hand_cards(table: Intrigue, seat: int) -> list[int]:
    return [int(table.hand_card(seat, i)) for i in range(int(table.hand_size(seat)))]


def stack_cards(table: Intrigue, seat: int) -> list[int]:
    return [int(table.stack_card(seat, i)) for i in range(int(table.stack_size(seat)))]


def turned_cards(table: Intrigue, seat: int) -> list[int]:
    return [card for i, card in enumerate(stack_cards(table, seat)) if table.is_turned(seat, i)]


def undealt(table: Intrigue) -> list[int]:
    """While light cards are passed the dark ones wait for their turn."""
    return [int(card) for card in table.court.dark] if table.stage() == LIGHT_PASS else []


def aside(table: Intrigue) -> list[int]:
    """The characters of this game that lie nowhere: put aside unseen for this chapter."""
    lying = set(undealt(table)) | {int(table.centre(i)) for i in range(int(POSITIONS))} | {int(table.cells[LAID_CARD])}
    for seat in range(int(table.seats)):
        lying |= {*hand_cards(table, seat), *stack_cards(table, seat)}
    return [card for card in range(int(N_CARDS)) if table.court.plays(card) and card not in lying]


def characters(court: Court) -> list[str]:
    """Those in the game."""
    return [name for card, name in enumerate(CHARACTERS) if court.plays(card)]


# -- reading ------------------------------------------------------------------------------------------------------


def read_position(table: ListUndTuecke, position: Reader) -> None:
    """Lay out a position on a cleared table. Characters it does not name lie in the centre or are put aside."""
    seats = int(table.seats)
    start = position.number("start", 0, seats - 1, default=0)
    table.cells[CHAPTER] = i16(position.number("chapter", 1, int(CHAPTERS), default=1) - 1)
    table.cells[START] = i16(start)
    table.cells[TURN] = i16(position.number("turn", 0, seats - 1, default=start))
    table.cells[STAGE] = i16(STAGES.index(position.word("stage", ASKED, default="play")))
    read_hands(table, position)
    read_stacks(table, position)
    read_laid(table, position)
    check_once(table)
    read_centre(table, position)
    read_rest(table, position)
    read_passing(table, position)
    read_threats(table, position)
    read_tokens(table, position)
    check_position(table)


def read_hands(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    known = characters(table.court)
    for seat, hand in enumerate(position.words_by_seat("hands", seats, known, default=[[]] * seats)):
        if len(hand) > HAND:
            raise BadPosition(f"hands[{seat}] has {len(hand)} cards; it should have at most {HAND}.")
        for name in hand:
            table.add_to_hand(seat, CARD_NUMBERS[name])


def read_stacks(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    known = characters(table.court)
    stacks = position.words_by_seat("stacks", seats, known, default=[[]] * seats)
    for seat, turned in enumerate(position.words_by_seat("turned", seats, known, default=[[]] * seats)):
        stack = stacks[seat]
        if len(stack) + int(table.hand_size(seat)) > HAND:
            raise BadPosition(f"stacks[{seat}] and hands[{seat}] together have more than {HAND} cards.")
        for name in turned:
            if name not in stack:
                raise BadPosition(f"turned[{seat}]: {name} does not lie in that stack.")
        for name in stack:
            table.lay_on_stack(seat, CARD_NUMBERS[name])
        table.cells[TURNED + seat] = i16(sum(1 << i for i, name in enumerate(stack) if name in turned))


def read_laid(table: ListUndTuecke, position: Reader) -> None:
    """What the courtesan's player has laid before whom, and the back of her first swap."""
    if position.has("swapped"):
        table.cells[SWAPPED_BACK] = i16(BACKS.index(position.word("swapped", BACKS)))
    position.value("swapped", "")
    if position.has("laid"):
        laid = position.part("laid")
        table.cells[LAID_CARD] = i16(CARD_NUMBERS[laid.word("card", characters(table.court))])
        table.cells[PARTNER] = i16(laid.number("before", 0, int(table.seats) - 1))
        laid.done()
    position.value("laid", "")


def check_once(table: ListUndTuecke) -> None:
    cards = [int(table.cells[LAID_CARD])]
    for seat in range(int(table.seats)):
        cards += hand_cards(table, seat) + stack_cards(table, seat)
    for card in cards:
        if card != NONE and cards.count(card) > 1:
            raise BadPosition(f"{CHARACTERS[card]} is there {cards.count(card)} times; each character is there once.")


def read_centre(table: ListUndTuecke, position: Reader) -> None:
    """Two light cards and two dark ones; those not given are the first that lie nowhere."""
    backs = [LIGHT, LIGHT] if table.stage() == LIGHT_PASS else [LIGHT, LIGHT, DARK, DARK]
    free = aside(table)
    given = [CARD_NUMBERS[name] for name in position.words("centre", characters(table.court), default=[])]
    for card in given:
        if card not in free or given.count(card) > 1:
            raise BadPosition(f"centre: {CHARACTERS[card]} lies somewhere else already.")
    cards = given or spare(table, free, backs)
    if [int(table.court.back[card]) for card in cards] != [int(back) for back in backs]:
        words = ", ".join([BACKS[back] for back in backs])
        raise BadPosition(f"centre has the cards {', '.join(names(cards))}; their backs should be {words}.")
    for i, card in enumerate(cards):
        table.set_centre(i, card)


def spare(table: ListUndTuecke, free: list[int], backs: list[i64]) -> list[int]:
    """The first free characters with these backs."""
    found: list[int] = []
    for back in backs:
        found += [card for card in free if table.court.back[card] == back and card not in found][:1]
    return found


def read_rest(table: ListUndTuecke, position: Reader) -> None:
    """`undealt` and `aside` follow from the rest: given, they must agree with it."""
    known = characters(table.court)
    for key, cards in (("undealt", undealt(table)), ("aside", aside(table))):
        given = position.words(key, known, default=names(cards))
        if sorted(given) != sorted(names(cards)):
            words = ", ".join(names(cards)) or "empty"
            raise BadPosition(f"{key} is {', '.join(given) or 'empty'}; it should be {words}.")


def read_passing(table: ListUndTuecke, position: Reader) -> None:
    seats = int(table.seats)
    for seat, name in enumerate(position.rows("passing", seats, default=[None] * seats)):
        if name is not None:
            hand = names(hand_cards(table, seat))
            table.cells[PASSING + seat] = i16(CARD_NUMBERS[position.known(f"passing[{seat}]", name, hand)])


def read_threats(table: ListUndTuecke, position: Reader) -> None:
    """The executioner's verdict, the inquisitor's rank, the card shown to him."""
    known = characters(table.court)
    if position.has("verdict"):
        table.cells[VERDICT] = i16(CARD_NUMBERS[position.word("verdict", [name for name in known if name != "saint"])])
    if position.has("inquisitor_rank"):
        high = int(table.court.rank[INQUISITOR])
        rank = position.number("inquisitor_rank", 0, high)
        if 0 < rank < high:
            raise BadPosition(f"inquisitor_rank is {rank}; it should be 0 or {high}.")
        table.cells[LOW] = i16(1 if rank == 0 else 0)
    if position.has("shown"):
        shown = CARD_NUMBERS[position.word("shown", known)]
        table.cells[SHOWN] = i16(shown)
        holders = [seat for seat in range(int(table.seats)) if table.holds(seat, shown)]
        table.cells[PARTNER] = i16(holders[0] if holders else NONE)
    for key in ("verdict", "inquisitor_rank", "shown"):
        position.value(key, "")


def read_tokens(table: ListUndTuecke, position: Reader) -> None:
    """Tokens on the chapel and with the players; all other influence is in the supply."""
    seats = int(table.seats)
    chapel = position.words("chapel", TOKENS, default=["elimination"] * int(table.chapter()))
    if len(chapel) > CHAPTERS:
        raise BadPosition(f"chapel has {len(chapel)} tokens; it has {CHAPTERS} spaces.")
    for space, token in enumerate(chapel):
        table.cells[CHAPEL + space] = i16(TOKENS.index(token))
    read_influence(table, position)
    eliminations = position.rows("eliminations", seats, default=[0] * seats)
    reader = Reader({str(seat): n for seat, n in enumerate(eliminations)}, "eliminations")
    for seat in range(seats):
        table.cells[ELIMINATIONS + seat] = i16(reader.number(str(seat), 0, int(CHAPTERS * HAND) * seats))
    for colour, name in enumerate(COLOURS):
        table.take_from_supply(colour, chapel.count(name))
    check_supply(table, position)


def read_influence(table: ListUndTuecke, position: Reader) -> None:
    """By seat and colour."""
    seats, colours = int(table.seats), len(COLOURS)
    rows = position.rows("influence", seats, default=[[0] * colours] * seats)
    influence = Reader({str(seat): row for seat, row in enumerate(rows)}, "influence")
    for seat in range(seats):
        influence.rows(str(seat), colours)
        for colour, n in enumerate(influence.numbers(str(seat), 0, int(table.court.tokens))):
            table.give_influence(seat, colour, n)


def check_supply(table: ListUndTuecke, position: Reader) -> None:
    supply = [int(table.cells[SUPPLY + colour]) for colour in range(len(COLOURS))]
    if min(supply) < 0:
        raise BadPosition(f"There are more than {table.court.tokens} influence tokens of a colour.")
    given = position.numbers("supply", 0, int(table.court.tokens), default=supply)
    if given != supply:
        raise BadPosition(f"supply is {given}; with the tokens of players and chapel it should be {supply}.")
