"""The possibilities of unknown places in Council of 12: cards of both stacks, and answers."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.bits import bit, has
from hofstaat.engine.table import Moves
from hofstaat.games.council_of_12.cards import DRAWN, N_CHALLENGES, N_CHARACTERS, THRONE
from hofstaat.games.council_of_12.knowledge.piles import set_of
from hofstaat.games.council_of_12.table.stacks import filed_challenge
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12

UNKNOWN: Final[i64] = -2


def members(cards: i64) -> list[int]:
    return [card for card in range(int(N_CHARACTERS)) if has(cards, card)]


def shuffled(cards: list[int], rng: Random) -> list[int]:
    result = list(cards)
    for i in range(len(result) - 1, 0, -1):
        j = int(rng.randrange(i + 1))
        result[i], result[j] = result[j], result[i]
    return result


# -- help-seekers (C12-2) ----------------------------------------------------------------------------------------------


def unseen_seekers(known: CouncilOf12, rng: Random) -> list[int]:
    """Cards for the unknown places of the stack: all open ones not yet seen, and others by chance."""
    seen = seekers_seen(known)
    opened = known.get(Cell.OPEN_AT_FIRST)
    sure = members(opened & ~seen)
    others = shuffled(members(seekers_possible(known) & ~seen & ~opened), rng)
    return sure + others[: unknowns(known, Cell.SEEKERS_LEFT, Cell.SEEKER_AT) - len(sure)]


def seekers_seen(known: CouncilOf12) -> i64:
    """The help-seekers whose place is known."""
    cards: list[int] = [int(known.get(Cell.SEEKER_AT + i)) for i in range(known.get(Cell.SEEKERS_LEFT))]
    cards += [int(known.get(Cell.SEEKER_FILED_AT + i)) for i in range(known.get(Cell.SEEKERS_FILED))]
    return set_of([card for card in [*cards, int(known.get(Cell.SEEKER))] if card >= 0])


def seekers_possible(known: CouncilOf12) -> i64:
    seekers = known.agreed.open_first
    for i in range(i64(len(known.agreed.pool))):
        seekers |= bit(known.agreed.pool[i])
    return seekers


def may_be_seekers(known: CouncilOf12, seekers: list[int]) -> bool:
    """Whether these may lie at the unknown places."""
    drawn = set_of(seekers)
    seen = seekers_seen(known)
    sure = known.get(Cell.OPEN_AT_FIRST) & ~seen
    if drawn & ~seekers_possible(known) or drawn & seen or sure & ~drawn:
        return False
    return len(set(seekers)) == len(seekers)


# -- challenges (C12-4) ------------------------------------------------------------------------------------------------


def unseen_challenges(known: CouncilOf12, rng: Random) -> list[int]:
    """The rest of the listed ones, or so many of each difficulty as are still to come."""
    seen = challenges_seen(known)
    listed = known.agreed.listed_challenges
    if len(listed):
        return [int(n) for n in listed if n not in seen]
    chosen: list[int] = []
    for difficulty in range(len(DRAWN)):
        left = shuffled(challenges_left(known, seen, difficulty), rng)
        chosen += left[: still_to_come(known, seen, difficulty)]
    return chosen


def challenges_seen(known: CouncilOf12) -> list[int]:
    seen = [int(known.get(Cell.CHALLENGE_AT + i)) for i in range(known.get(Cell.CHALLENGES_LEFT))]
    seen += [int(filed_challenge(known, i)) for i in range(known.get(Cell.FILED))]
    return [n for n in [*seen, int(known.get(Cell.CHALLENGE))] if 0 < n < THRONE]


def challenges_left(known: CouncilOf12, seen: list[int], difficulty: int) -> list[int]:
    of = known.agreed.difficulty
    return [n for n in range(1, int(N_CHALLENGES) + 1) if of[n] == difficulty and n not in seen]


def still_to_come(known: CouncilOf12, seen: list[int], difficulty: int) -> int:
    return DRAWN[difficulty] - sum([1 for n in seen if known.agreed.difficulty[n] == difficulty])


def may_be_challenges(known: CouncilOf12, challenges: list[int]) -> bool:
    """Whether these may lie at the unknown places."""
    seen = challenges_seen(known)
    if len(set(challenges + seen)) < len(challenges + seen):
        return False
    listed = known.agreed.listed_challenges
    if len(listed):
        return set(challenges) == {int(n) for n in listed} - set(seen)
    kinds = [sum([1 for n in challenges if known.agreed.difficulty[n] == d]) for d in range(len(DRAWN))]
    return kinds == [still_to_come(known, seen, d) for d in range(len(DRAWN))]


# -- places ------------------------------------------------------------------------------------------------------------


def unknowns(known: CouncilOf12, count: i64, first: i64) -> int:
    return sum([1 for i in range(known.get(count)) if known.get(first + i) == UNKNOWN])


def fill(table: CouncilOf12, count: i64, first: i64, cards: list[int]) -> None:
    """Put the cards at the unknown places of a stack."""
    n = 0
    for i in range(table.get(count)):
        if table.get(first + i) == UNKNOWN:
            table.set(first + i, cards[n])
            n += 1


def hidden(known: CouncilOf12, table: CouncilOf12, count: i64, first: i64) -> list[int]:
    """The cards of the table at the places that are unknown."""
    return [int(table.get(first + i)) for i in range(known.get(count)) if known.get(first + i) == UNKNOWN]


def is_legal(table: CouncilOf12, seat: i64, code: i64) -> bool:
    moves = Moves()
    table.offer(seat, moves)
    return moves.has(code)
