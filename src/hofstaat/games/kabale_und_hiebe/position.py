"""A position of Kabale und Hiebe in words: for each part of it first how it is described, then how it is read.

A card in a column is "1 king": the seat and the rank. Behind the bottom one stands "down" if it lies face down, and
"travelled" if it is an explorer whom everybody saw arrive. Columns are numbered from 1.
"""

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.kabale_und_hiebe.cards import (
    HAND,
    N_RANKS,
    RANK_NUMBERS,
    RANKS,
    ROUNDS,
    Rank,
    card_of,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.rules.turn import ask, question_of
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import Cell, KabaleUndHiebe, Lies, Phase

LIES: Final = ("up", "down", "travelled")


def describe(table: KabaleUndHiebe) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    seats = range(int(table.seats))
    return {
        "seats": len(seats),
        "options": dict(table.agreed.options),
        "round": int(table.round()),
        "turn": int(table.turn()),
        "asked": asked_number(table),
        "columns": [column_words(table, column) for column in seats],
        "hands": [hand_names(table, seat) for seat in seats],
        "piles": [rank_names(pile_ranks(table, seat)) for seat in seats],
        "discards": [rank_names(table.discarded_ranks(seat)) for seat in seats],
        "under_cloaks": [cloak_word(table, seat) for seat in seats],
        "goal_pile": goals_named(table.agreed, goal_pile(table)),
        "won": [won_names(table, seat) for seat in seats],
        "won_by_nobody": won_names(table, table.nobody),
        "unused_goals": goals_named(table.agreed, unused_goals(table)),
        "over": table.phase() == Phase.OVER,
    }


def read_position(table: KabaleUndHiebe, position: Reader) -> None:
    """Lay out a position on a cleared table. Of each colour, cards that are not named make up the draw pile; if
    that is given they lie in the discard pile. Goals that are not named come later, in their order.
    """
    over = position.flag("over")
    read_turn(table, position, over=over)
    read_goals(table, position, over=over)
    read_columns(table, position)
    read_cloaks(table, position)
    read_own_cards(table, position)
    read_phase(table, position, over=over)


# -- round and turn ----------------------------------------------------------------------------------------------------


def read_turn(table: KabaleUndHiebe, position: Reader, *, over: bool) -> None:
    table.set(Cell.ROUND, position.number("round", 1, int(ROUNDS), default=int(ROUNDS) if over else 1))
    table.set(Cell.TURN, position.number("turn", 0, int(table.seats) - 1, default=0))


def asked_number(table: KabaleUndHiebe) -> int | None:
    """The column of the cloak or traitor that asks for a decision."""
    return None if table.asked() == NONE else int(table.asked()) + 1


def read_phase(table: KabaleUndHiebe, position: Reader, *, over: bool) -> None:
    """The decision that is asked for: that about a cloak or traitor in a column, or where to place a card."""
    position.asked.add("asked")
    column = position.number("asked", 1, int(table.seats)) - 1 if position.has("asked") else int(NONE)
    if over:
        check_over(table, column)
        table.enter(Phase.OVER)
    elif column >= 0:
        read_asked(table, column)
    else:
        table.enter(Phase.PLACE)
        if table.hand_card(table.turn(), 0) == NONE:
            raise BadPosition(f"hands[{table.turn()}] has no card; who is to move should have one.")
        if table.all_fulfilled():
            raise BadPosition("columns: every goal is fulfilled; the round should be over.")


def check_over(table: KabaleUndHiebe, asked: int) -> None:
    if asked != NONE:
        raise BadPosition(f"asked is {asked + 1}, but nobody decides anything when the game is over.")
    if any(table.size(column) for column in range(int(table.seats))) or table.round() != ROUNDS:
        raise BadPosition("over is true, but cards lie in the columns or rounds are to come.")


def read_asked(table: KabaleUndHiebe, column: int) -> None:
    """The cloak or traitor just turned up lies above the bottom card of the column, which lies face down."""
    size = int(table.size(column))
    card = int(table.card_at(column, size - 2)) if size > 1 and table.bottom(column) != Lies.FACE_UP else -1
    if card < 0 or rank_of(card) not in (Rank.CLOAK, Rank.TRAITOR):
        raise BadPosition(f"asked is {column + 1}, but no cloak or traitor was just turned up in that column.")
    owner, bottom = owner_of(card), int(table.card_at(column, size - 1))
    if table.is_closed(column):
        raise BadPosition(f"asked is {column + 1}, but a storm has closed that column.")
    if table.bottom(column) != Lies.TRAVELLED and owner_of(bottom) != table.turn():
        raise BadPosition(f"asked is {column + 1}, but seat {table.turn()} has not just placed the card there.")
    question = question_of(table, owner, rank_of(card))
    if question == NONE or table.hidden_by(card) != NONE:
        raise BadPosition(f"asked is {column + 1}, but seat {owner} has nothing to decide about that cloak.")
    if table.hand_size(table.turn()) == HAND:
        raise BadPosition(f"hands[{table.turn()}] has {int(HAND)} cards, but that seat has just placed one.")
    ask(table, question, owner, column)


# -- goals -------------------------------------------------------------------------------------------------------------


def goals_named(agreed: KabaleUndHiebeSetup, goals: list[int]) -> list[str]:
    names = agreed.goal_names
    return [names[goal] for goal in goals]


def won_names(table: KabaleUndHiebe, seat: int) -> list[str]:
    return goals_named(table.agreed, table.won_goals(seat))


def won_by_all(table: KabaleUndHiebe) -> list[list[int]]:
    """The goals that were awarded, seat by seat; the last row: to nobody."""
    return [table.won_goals(seat) for seat in range(table.seats + 1)]


def goal_pile(table: KabaleUndHiebe) -> list[int]:
    """In the order of revealing."""
    return [int(table.goal_to_come(i)) for i in reversed(range(int(table.goals_left())))]


def unseen_goals(table: KabaleUndHiebe, won: list[list[int]]) -> list[int]:
    """The goals that neither lie in a column nor were awarded: those to come and those that were put away."""
    left = table.agreed.deck.copy()
    for column in range(table.seats):
        goal = table.goal(column)
        if goal != NONE:
            left.remove(goal)
    for row in won:
        for goal in row:
            left.remove(goal)
    return left


def unused_goals(table: KabaleUndHiebe) -> list[int]:
    left = unseen_goals(table, won_by_all(table))
    for goal in goal_pile(table):
        left.remove(goal)
    return left


def read_goals(table: KabaleUndHiebe, position: Reader, *, over: bool) -> None:
    """The goals of the columns, the won ones, those to come; the rest is unused."""
    numbers = table.agreed.goal_numbers
    seats = int(table.seats)
    parts = position.parts("columns")
    if len(parts) != seats and (parts or not over):
        raise BadPosition(f"columns has {len(parts)} entries; it should have {seats}.")
    for part in parts:
        if over and part.has("goal"):
            raise BadPosition(f"{part.where('goal')} is given, but all goals are awarded when the game is over.")
    lying = [] if over else [part.word("goal", numbers) for part in parts]
    won = position.words_by_seat("won", seats, numbers, default=[[]] * seats)
    won.append(position.words("won_by_nobody", numbers, default=[]))
    left = table.agreed.deck.copy()
    for name in [*lying, *(name for row in won for name in row)]:
        take_goal(table, left, numbers[name])
    for column, name in enumerate(lying):
        table.set_goal(column, numbers[name])
    for seat, row in enumerate(won):
        for name in row:
            table.win(seat, numbers[name])
    read_goal_pile(table, position, left)


def take_goal(table: KabaleUndHiebe, left: list[int], goal: int) -> None:
    if goal not in left:
        copies = table.agreed.deck.count(goal)
        raise BadPosition(f"{table.agreed.goal_names[goal]} is there more often than {copies} times.")
    left.remove(goal)


def read_goal_pile(table: KabaleUndHiebe, position: Reader, left: list[int]) -> None:
    to_come = int((ROUNDS - table.round()) * table.seats)
    numbers = table.agreed.goal_numbers
    default = goals_named(table.agreed, left[:to_come])
    pile = [numbers[name] for name in position.words("goal_pile", numbers, default=default)]
    if len(pile) != to_come:
        raise BadPosition(f"goal_pile has {len(pile)} goals; in round {table.round()} it should have {to_come}.")
    for goal in reversed(pile):
        take_goal(table, left, goal)
        table.put_goal(goal)
    unused = sorted(numbers[name] for name in position.words("unused_goals", numbers, default=[])) or sorted(left)
    if unused != sorted(left):
        raise BadPosition(f"unused_goals has {len(unused)} goals; it should be the {len(left)} that lie nowhere else.")


# -- columns -----------------------------------------------------------------------------------------------------------


def column_words(table: KabaleUndHiebe, column: int) -> dict[str, object]:
    goal = int(table.goal(column))
    cards = [card_words(table, column, place) for place in range(int(table.size(column)))]
    return {"goal": None if goal == NONE else table.agreed.goal_names[goal], "cards": cards}


def read_columns(table: KabaleUndHiebe, position: Reader) -> None:
    for column, part in enumerate(position.parts("columns")):
        cards = part.rows("cards", default=[])
        part.value("goal", default="")
        part.done()
        if len(cards) > table.capacity:
            where = part.where("cards")
            raise BadPosition(f"{where} has {len(cards)} entries; there are {table.capacity} cards in all.")
        for place, text in enumerate(cards):
            read_card(table, column, text, f"{part.where('cards')}[{place}]", is_bottom=place + 1 == len(cards))


def card_words(table: KabaleUndHiebe, column: int, place: int) -> str:
    card = int(table.card_at(column, place))
    text = f"{owner_of(card)} {RANKS[rank_of(card)]}"
    is_bottom = place + 1 == table.size(column)
    return f"{text} {LIES[table.bottom(column)]}" if is_bottom and table.bottom(column) != Lies.FACE_UP else text


def read_card(table: KabaleUndHiebe, column: int, text: object, where: str, *, is_bottom: bool) -> None:
    card, lies = card_in(text, int(table.seats), where)
    if lies != Lies.FACE_UP and not is_bottom:
        raise BadPosition(f"{where} is {text!r}; only the bottom card of a column lies face down.")
    if lies == Lies.TRAVELLED and rank_of(card) != Rank.EXPLORER:
        raise BadPosition(f"{where} is {text!r}; only an explorer travels.")
    table.add_card(column, card, lies)
    if lies == Lies.FACE_UP and rank_of(card) == Rank.STORM:
        table.close(column)


def card_in(text: object, seats: int, where: str) -> tuple[i64, i64]:
    """The card in these words, and how it lies."""
    words = text.split() if isinstance(text, str) else []
    lies = words[2] if len(words) == 3 else "up"
    if len(words) in (2, 3) and words[0] in [str(seat) for seat in range(seats)]:
        if words[1] in RANK_NUMBERS and lies in LIES:
            return card_of(int(words[0]), RANK_NUMBERS[words[1]]), LIES.index(lies)
    raise BadPosition(f"{where} is {text!r}; it should be like '0 king', '1 storm down' or '1 explorer travelled'.")


def cloak_word(table: KabaleUndHiebe, seat: int) -> str | None:
    """The card under the seat's cloak."""
    rank = table.under_cloak(seat)
    return None if rank == NONE else RANKS[rank]


def read_cloaks(table: KabaleUndHiebe, position: Reader) -> None:
    seats = int(table.seats)
    for seat, name in enumerate(position.rows("under_cloaks", seats, default=[None] * seats)):
        if name is not None:
            known = position.known(f"under_cloaks[{seat}]", name, list(RANKS))
            if not lies_open(table, card_of(seat, Rank.CLOAK)):
                sentence = f"but no cloak of seat {seat} lies face up in a column."
                raise BadPosition(f"under_cloaks[{seat}] is {known!r}, {sentence}")
            table.set_under_cloak(seat, RANK_NUMBERS[known])


def lies_open(table: KabaleUndHiebe, card: int) -> bool:
    for column in range(int(table.seats)):
        for place in range(int(table.size(column))):
            hidden = place + 1 == table.size(column) and table.bottom(column) != Lies.FACE_UP
            if table.card_at(column, place) == card and not hidden:
                return True
    return False


# -- hands, draw piles and discard piles -------------------------------------------------------------------------------


def rank_names(ranks: Iterable[int]) -> list[str]:
    return [RANKS[rank] for rank in ranks]


def hand_names(table: KabaleUndHiebe, seat: int) -> list[str]:
    return rank_names(hand_ranks(table, seat))


def hand_ranks(table: KabaleUndHiebe, seat: int) -> list[int]:
    return [table.hand_card(seat, i) for i in range(table.hand_size(seat))]


def pile_ranks(table: KabaleUndHiebe, seat: int) -> list[int]:
    """In the order of drawing."""
    return [int(table.pile_card(seat, i)) for i in reversed(range(int(table.pile_size(seat))))]


def read_own_cards(table: KabaleUndHiebe, position: Reader) -> None:
    seats = int(table.seats)
    hands = position.words_by_seat("hands", seats, RANKS, default=[[]] * seats)
    given = position.has("piles")
    piles = position.words_by_seat("piles", seats, RANKS, default=[[]] * seats)
    named = position.has("discards")
    discards = position.words_by_seat("discards", seats, RANKS, default=[[]] * seats)
    for seat in range(seats):
        if len(hands[seat]) > HAND:
            raise BadPosition(f"hands[{seat}] has {len(hands[seat])} cards; it should have at most {HAND}.")
        left = unplaced(table, seat, [*hands[seat], *piles[seat], *discards[seat]])
        if given and named and left:
            raise BadPosition(f"{left[0]} of seat {seat} lies nowhere; all {N_RANKS} of a colour are in the game.")
        pile = piles[seat] if given else left
        lay_out_own(table, seat, hands[seat], pile, discards[seat] if named or not given else left)


def lay_out_own(table: KabaleUndHiebe, seat: int, hand: list[str], pile: list[str], discards: list[str]) -> None:
    for name in hand:
        table.add_to_hand(seat, RANK_NUMBERS[name])
    table.stack_pile(seat, vec[i16]([i16(RANK_NUMBERS[name]) for name in reversed(pile)]))
    for name in discards:
        table.discard(card_of(seat, RANK_NUMBERS[name]))


def unplaced(table: KabaleUndHiebe, seat: int, named: list[str]) -> list[str]:
    """The cards of the seat that lie neither in a column nor anywhere else that is named."""
    placed = [
        int(table.card_at(column, place))
        for column in range(int(table.seats))
        for place in range(int(table.size(column)))
    ]
    used = [RANKS[rank_of(card)] for card in placed if owner_of(card) == seat] + named
    hidden = cloak_word(table, seat)
    used += [] if hidden is None else [hidden]
    for name in used:
        if used.count(name) > 1:
            raise BadPosition(f"{name} of seat {seat} is there {used.count(name)} times; everybody has one.")
    return [name for name in RANKS if name not in used]
