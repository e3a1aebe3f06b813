"""The stacks of Council of 12, challenges put away, and rewards kept.

Help-seekers and challenges are pushed and popped alike: a stack has a cell for its size and a row for its cards.
"""

from typing import Final

from mypy_extensions import i64

from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import ROUNDS
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event

PER_FILED: Final[i64] = 3  # cells of a challenge put away: number, on the right?, kept as a reward?


def push(t: CouncilOf12, count: i64, first: i64, card: i64) -> None:
    """Put a card on top of the stack whose size and cards are at these cells."""
    n = t.get(count)
    t.set(first + n, card)
    t.set(count, n + 1)


def pop(t: CouncilOf12, count: i64, first: i64) -> i64:
    n = t.get(count) - 1
    card = t.get(first + n)
    t.set(first + n, NONE)
    t.set(count, n)
    return card


def shuffle(t: CouncilOf12, first: i64) -> None:
    """Put the seven cards of a stack into the order drawn; the first lot lies on top."""
    before = t.cells[first : first + ROUNDS]
    for i in range(ROUNDS):
        t.cells[first + ROUNDS - 1 - i] = before[i64(t.lots[i])]


def next_challenge(t: CouncilOf12) -> i64:
    """The challenge on top of the stack, or NONE before the throne."""
    n = t.get(Cell.CHALLENGES_LEFT)
    return NONE if n == 0 else t.get(Cell.CHALLENGE_AT + n - 1)


# -- put away (C12-17, C12-57) -----------------------------------------------------------------------------------------


def filed_challenge(t: CouncilOf12, i: i64) -> i64:
    return t.get(Cell.FILED_AT + i * PER_FILED)


def is_on_right(t: CouncilOf12, i: i64) -> bool:
    return t.get(Cell.FILED_AT + i * PER_FILED + 1) != 0


def is_kept(t: CouncilOf12, i: i64) -> bool:
    return t.get(Cell.FILED_AT + i * PER_FILED + 2) != 0


def spend(t: CouncilOf12, i: i64) -> None:
    """The reward is used up."""
    t.set(Cell.FILED_AT + i * PER_FILED + 2, 0)


def file_challenge(t: CouncilOf12, challenge: i64, on_right: i64, kept: i64) -> None:
    n = t.get(Cell.FILED)
    at = Cell.FILED_AT + n * PER_FILED
    t.set(at, challenge)
    t.set(at + 1, on_right)
    t.set(at + 2, kept)
    t.set(Cell.FILED, n + 1)


def unfile_challenge(t: CouncilOf12, i: i64) -> None:
    """Take a filed challenge out; later ones move up."""
    last = t.get(Cell.FILED) - 1
    for at in range(Cell.FILED_AT + i * PER_FILED, Cell.FILED_AT + last * PER_FILED):
        t.cells[at] = t.cells[at + PER_FILED]
    for at in range(Cell.FILED_AT + last * PER_FILED, Cell.FILED_AT + (last + 1) * PER_FILED):
        t.cells[at] = 0
    t.set(Cell.FILED, last)


def file_round(t: CouncilOf12) -> None:
    """Belled challenges go to the right; a passed one may be kept as a reward."""
    challenge = t.get(Cell.CHALLENGE)
    kept = i64(1) if t.get(Cell.PASSED) != 0 and t.agreed.reward[challenge] != 0 else 0
    file_challenge(t, challenge, t.get(Cell.BELLED), kept)
    push(t, Cell.SEEKERS_FILED, Cell.SEEKER_FILED_AT, t.get(Cell.SEEKER))
    t.tell(Event.FILED_AWAY, challenge, t.get(Cell.BELLED), kept, t.get(Cell.SEEKER))


def replay(t: CouncilOf12) -> None:
    """The pair of the round before comes back to the top of the stacks, whatever became of it."""
    before = t.get(Cell.FILED) - 2
    challenge = filed_challenge(t, before)
    unfile_challenge(t, before)
    current = pop(t, Cell.SEEKERS_FILED, Cell.SEEKER_FILED_AT)
    seeker = pop(t, Cell.SEEKERS_FILED, Cell.SEEKER_FILED_AT)
    push(t, Cell.SEEKERS_FILED, Cell.SEEKER_FILED_AT, current)
    push(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, seeker)
    push(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, challenge)
    t.tell(Event.REPLAYED, challenge, seeker)


# -- rewards (C12-52) --------------------------------------------------------------------------------------------------


def oldest_reward(t: CouncilOf12, kind: i64) -> i64:
    """The place of the oldest kept reward of this kind among what is filed, or NONE."""
    for i in range(t.get(Cell.FILED)):
        if is_kept(t, i) and t.agreed.reward[filed_challenge(t, i)] == kind:
            return i
    return NONE


def holds(t: CouncilOf12, kind: i64) -> bool:
    return oldest_reward(t, kind) != NONE


def use_reward(t: CouncilOf12, kind: i64) -> None:
    i = oldest_reward(t, kind)
    spend(t, i)
    t.tell(Event.REWARD_USED, kind, filed_challenge(t, i))
