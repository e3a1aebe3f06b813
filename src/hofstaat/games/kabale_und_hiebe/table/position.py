"""A position of Kabale und Hiebe in words, in and out.

A card in a column is "1 king": the seat and the rank. Behind the bottom one stands "down" if it lies face down, and
"travelled" if it is an explorer whom everybody saw arrive. Columns are numbered from 1.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from mypy_extensions import i16, i64

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.kabale_und_hiebe.cards import (
    CLOAK,
    HAND,
    N_GOALS,
    N_RANKS,
    RANK_NUMBERS,
    RANKS,
    ROUNDS,
    STORM,
    TRAITOR,
    Court,
    card_of,
    goal_name,
    goal_names,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.table.columns import (
    ASKED,
    DECIDER,
    EXCHANGING,
    FACE_UP,
    GOAL_PILE,
    OVER,
    PHASE,
    PLACING,
    ROUND,
    SLIDING,
    TRAVELLED,
    TURN,
    Columns,
)

LIES: Final = ("up", "down", "travelled")


# -- out ------------------------------------------------------------------------------------------------------------


def describe(table: Columns) -> dict[str, object]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    seats = range(int(table.seats))
    return {
        "seats": len(seats),
        "options": dict(table.court.options),
        "round": int(table.round()),
        "turn": int(table.turn()),
        "asked": None if table.asked() == NONE else int(table.asked()) + 1,
        "columns": [describe_column(table, column) for column in seats],
        "hands": [rank_names(hand_ranks(table, seat)) for seat in seats],
        "piles": [rank_names(pile_ranks(table, seat)) for seat in seats],
        "discards": [rank_names(table.discarded_ranks(seat)) for seat in seats],
        "under_cloaks": [rank_name(int(table.under_cloak(seat))) for seat in seats],
        "goal_pile": named(table.court, goal_pile(table)),
        "won": [won_names(table, seat) for seat in seats],
        "won_by_nobody": won_names(table, len(seats)),
        "unused_goals": named(table.court, unused_goals(table)),
        "over": table.phase() == OVER,
    }


def describe_column(table: Columns, column: int) -> dict[str, object]:
    goal = int(table.goal(column))
    cards = [describe_card(table, column, place) for place in range(int(table.size(column)))]
    return {"goal": None if goal == NONE else goal_name(table.court, goal), "cards": cards}


def describe_card(table: Columns, column: int, place: int) -> str:
    card = int(table.card_at(column, place))
    text = f"{owner_of(card)} {RANKS[rank_of(card)]}"
    is_bottom = place + 1 == table.size(column)
    return f"{text} {LIES[table.bottom(column)]}" if is_bottom and table.bottom(column) != FACE_UP else text


def rank_name(rank: int) -> str | None:
    return None if rank == NONE else RANKS[rank]


def rank_names(ranks: Iterable[int]) -> list[str]:
    return [RANKS[rank] for rank in ranks]


def hand_ranks(table: Columns, seat: int) -> list[int]:
    return [table.hand_card(seat, i) for i in range(table.hand_size(seat))]


def pile_ranks(table: Columns, seat: int) -> list[int]:
    """In the order of drawing."""
    return [int(table.pile_card(seat, i)) for i in reversed(range(int(table.pile_size(seat))))]


def goal_pile(table: Columns) -> list[int]:
    """In the order of revealing."""
    return [int(table.cells[GOAL_PILE + i]) for i in reversed(range(int(table.goals_left())))]


@lru_cache(maxsize=64)
def names_of_goals(court: Court) -> list[str]:
    """By the numbers of the goals."""
    return [goal_name(court, goal) for goal in range(int(N_GOALS))]


@lru_cache(maxsize=64)
def goal_deck(court: Court) -> list[int]:
    """All goals of the game, in their order."""
    return [int(goal) for goal in court.goals]


def named(court: Court, goals: list[int]) -> list[str]:
    names = names_of_goals(court)
    return [names[goal] for goal in goals]


def won_names(table: Columns, seat: int) -> list[str]:
    return named(table.court, table.won_goals(seat))


def all_won(table: Columns) -> list[list[int]]:
    """The goals that were awarded, seat by seat; the last row: to nobody."""
    return [table.won_goals(seat) for seat in range(table.seats + 1)]


def unseen_goals(table: Columns, won: list[list[int]]) -> list[int]:
    """The goals that neither lie in a column nor were awarded: those to come and those that were put away."""
    left = goal_deck(table.court).copy()
    for column in range(table.seats):
        goal = table.goal(column)
        if goal != NONE:
            left.remove(goal)
    for row in won:
        for goal in row:
            left.remove(goal)
    return left


def unused_goals(table: Columns) -> list[int]:
    left = unseen_goals(table, all_won(table))
    for goal in goal_pile(table):
        left.remove(goal)
    return left


# -- in -------------------------------------------------------------------------------------------------------------


def read_position(table: Columns, position: Reader) -> None:
    """Lay out a position on a cleared table. Of each colour, cards that are not named make up the draw pile; if
    that is given they lie in the discard pile. Goals that are not named come later, in their order.
    """
    seats = int(table.seats)
    over = position.flag("over")
    table.cells[ROUND] = i16(position.number("round", 1, int(ROUNDS), default=int(ROUNDS) if over else 1))
    table.cells[TURN] = i16(position.number("turn", 0, seats - 1, default=0))
    read_goals(table, position, over=over)
    columns = position.parts("columns")
    for column, part in enumerate(columns):
        read_column(table, part, column)
    cloaks = position.rows("under_cloaks", seats, default=[None] * seats)
    for seat, name in enumerate(cloaks):
        if name is not None:
            read_under_cloak(table, seat, position.known(f"under_cloaks[{seat}]", name, list(RANKS)))
    read_own_cards(table, position)
    read_phase(table, position, over=over)


def read_goals(table: Columns, position: Reader, *, over: bool) -> None:
    """The goals of the columns, the won ones, those to come; what is left over is unused."""
    names = goal_names(table.court)
    seats = int(table.seats)
    parts = position.parts("columns")
    if len(parts) != seats and (parts or not over):
        raise BadPosition(f"columns has {len(parts)} entries; it should have {seats}.")
    for part in parts:
        if over and part.has("goal"):
            raise BadPosition(f"{part.where('goal')} is given, but all goals are awarded when the game is over.")
    lying = [] if over else [part.word("goal", names) for part in parts]
    won = position.words_by_seat("won", seats, names, default=[[]] * seats)
    won.append(position.words("won_by_nobody", names, default=[]))
    left = [int(goal) for goal in table.court.goals]
    for name in [*lying, *(name for row in won for name in row)]:
        take_goal(table, left, names[name])
    for column, name in enumerate(lying):
        table.set_goal(column, names[name])
    for seat, row in enumerate(won):
        for name in row:
            table.win(seat, names[name])
    read_goal_pile(table, position, left)


def take_goal(table: Columns, left: list[int], goal: int) -> None:
    if goal not in left:
        copies = [int(other) for other in table.court.goals].count(goal)
        raise BadPosition(f"{goal_name(table.court, goal)} is there more often than {copies} times.")
    left.remove(goal)


def read_goal_pile(table: Columns, position: Reader, left: list[int]) -> None:
    to_come = int((ROUNDS - table.round()) * table.seats)
    names = goal_names(table.court)
    default = [goal_name(table.court, goal) for goal in left[:to_come]]
    pile = [names[name] for name in position.words("goal_pile", names, default=default)]
    if len(pile) != to_come:
        raise BadPosition(f"goal_pile has {len(pile)} goals; in round {table.round()} it should have {to_come}.")
    for goal in reversed(pile):
        take_goal(table, left, goal)
        table.put_goal(goal)
    unused = sorted(names[name] for name in position.words("unused_goals", names, default=[])) or sorted(left)
    if unused != sorted(left):
        raise BadPosition(f"unused_goals has {len(unused)} goals; it should be the {len(left)} that lie nowhere else.")


def read_column(table: Columns, part: Reader, column: int) -> None:
    cards = part.rows("cards", default=[])
    part.value("goal", default="")
    part.done()
    for place, text in enumerate(cards):
        where = f"{part.where('cards')}[{place}]"
        card, lies = read_card(text, int(table.seats), where)
        if lies != FACE_UP and place + 1 < len(cards):
            raise BadPosition(f"{where} is {text!r}; only the bottom card of a column lies face down.")
        if lies == TRAVELLED and RANKS[rank_of(card)] != "explorer":
            raise BadPosition(f"{where} is {text!r}; only an explorer travels.")
        table.add_card(column, card, lies)
        if lies == FACE_UP and rank_of(card) == STORM:
            table.close(column)


def read_card(text: object, seats: int, where: str) -> tuple[i64, i64]:
    """A card of a column and how it lies."""
    words = text.split() if isinstance(text, str) else []
    lies = words[2] if len(words) == 3 else "up"
    if len(words) in (2, 3) and words[0] in [str(seat) for seat in range(seats)]:
        if words[1] in RANK_NUMBERS and lies in LIES:
            return card_of(int(words[0]), RANK_NUMBERS[words[1]]), LIES.index(lies)
    raise BadPosition(f"{where} is {text!r}; it should be like '0 king', '1 storm down' or '1 explorer travelled'.")


def read_under_cloak(table: Columns, seat: int, name: str) -> None:
    if not lies_open(table, seat, int(CLOAK)):
        raise BadPosition(f"under_cloaks[{seat}] is {name!r}, but no cloak of seat {seat} lies face up in a column.")
    table.set_under_cloak(seat, RANK_NUMBERS[name])


def lies_open(table: Columns, seat: int, rank: int) -> bool:
    card = int(card_of(seat, rank))
    for column in range(int(table.seats)):
        for place in range(int(table.size(column))):
            hidden = place + 1 == table.size(column) and table.bottom(column) != FACE_UP
            if table.card_at(column, place) == card and not hidden:
                return True
    return False


def read_own_cards(table: Columns, position: Reader) -> None:
    """Hands, draw piles and discard piles."""
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


def lay_out_own(table: Columns, seat: int, hand: list[str], pile: list[str], discards: list[str]) -> None:
    for name in hand:
        table.add_to_hand(seat, RANK_NUMBERS[name])
    for name in reversed(pile):
        table.put_on_pile(seat, RANK_NUMBERS[name])
    for name in discards:
        table.discard(card_of(seat, RANK_NUMBERS[name]))


def unplaced(table: Columns, seat: int, named: list[str]) -> list[str]:
    """The cards of the seat that lie neither in a column nor anywhere else that is named."""
    placed = [
        int(table.card_at(column, place))
        for column in range(int(table.seats))
        for place in range(int(table.size(column)))
    ]
    used = [RANKS[rank_of(card)] for card in placed if owner_of(card) == seat] + named
    hidden = int(table.under_cloak(seat))
    used += [] if hidden == NONE else [RANKS[hidden]]
    for name in used:
        if used.count(name) > 1:
            raise BadPosition(f"{name} of seat {seat} is there {used.count(name)} times; everybody has one.")
    return [name for name in RANKS if name not in used]


def read_phase(table: Columns, position: Reader, *, over: bool) -> None:
    """Who is to decide what."""
    position.asked.add("asked")
    column = position.number("asked", 1, int(table.seats)) - 1 if position.has("asked") else int(NONE)
    if over:
        check_over(table, column)
        table.cells[PHASE] = i16(OVER)
    elif column >= 0:
        read_asked(table, column)
    else:
        table.cells[PHASE] = i16(PLACING)
        if table.hand_card(table.turn(), 0) == NONE:
            raise BadPosition(f"hands[{table.turn()}] has no card; who is to move should have one.")
        if table.all_fulfilled():
            raise BadPosition("columns: every goal is fulfilled; the round should be over.")


def check_over(table: Columns, asked: int) -> None:
    if asked != NONE:
        raise BadPosition(f"asked is {asked + 1}, but nobody decides anything when the game is over.")
    if any(table.size(column) for column in range(int(table.seats))) or table.round() != ROUNDS:
        raise BadPosition("over is true, but cards lie in the columns or rounds are to come.")


def read_asked(table: Columns, column: int) -> None:
    """The cloak or traitor just turned up lies above the bottom card of the column, which lies face down."""
    size = int(table.size(column))
    card = int(table.card_at(column, size - 2)) if size > 1 and table.bottom(column) != FACE_UP else -1
    if card < 0 or rank_of(card) not in (CLOAK, TRAITOR):
        raise BadPosition(f"asked is {column + 1}, but no cloak or traitor was just turned up in that column.")
    owner, bottom = owner_of(card), int(table.card_at(column, size - 1))
    if table.is_closed(column):
        raise BadPosition(f"asked is {column + 1}, but a storm has closed that column.")
    if table.bottom(column) != TRAVELLED and owner_of(bottom) != table.turn():
        raise BadPosition(f"asked is {column + 1}, but seat {table.turn()} has not just placed the card there.")
    if rank_of(card) == CLOAK and (table.hand_card(owner, 0) == NONE or table.under_cloak(owner) != NONE):
        raise BadPosition(f"asked is {column + 1}, but seat {owner} has nothing to decide about that cloak.")
    if table.hand_size(table.turn()) == HAND:
        raise BadPosition(f"hands[{table.turn()}] has {int(HAND)} cards, but that seat has just placed one.")
    table.cells[PHASE] = i16(SLIDING if rank_of(card) == CLOAK else EXCHANGING)
    table.cells[DECIDER] = i16(owner)
    table.cells[ASKED] = i16(column)
