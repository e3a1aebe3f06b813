"""The set-up: who seeks help, which challenges come, the first roll, chair and lead (C12-1 to C12-9)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit, count_bits, has
from hofstaat.engine.table import NONE, Draw
from hofstaat.games.council_of_12.cards import DRAWN, FACES, MAX_SEATS, N_CHARACTERS, OPEN_SEEKERS, ROUNDS
from hofstaat.games.council_of_12.rules.laying import begin_round
from hofstaat.games.council_of_12.table.stacks import push, shuffle
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase

# -- help-seekers (C12-2, C12-6, C12-83) -------------------------------------------------------------------------------


@final
class DrawSeekers(Draw[CouncilOf12]):
    """The open help-seekers; all that were drawn are drawn again until one has crown value 1."""

    def call(self, t: CouncilOf12) -> None:
        if t.agreed.introductory:
            stack_introduction(t)
            t.enter_draw(Phase.FIRST_LEAD)
        else:
            t.call_lots(t.agreed.open_drawn, i64(len(t.agreed.pool)))

    def drawn(self, t: CouncilOf12) -> None:
        agreed = t.agreed
        seekers = agreed.open_first
        for i in range(i64(len(t.lots))):
            seekers |= bit(agreed.pool[i64(t.lots[i])])
        if agreed.crown_wanted and not has_crown_one(t, seekers):
            t.enter_draw(Phase.SEEKERS)
            return
        t.set(Cell.OPEN_AT_FIRST, seekers)
        t.enter_draw(Phase.ONE_MORE_SEEKER if agreed.one_more else Phase.UNSEEN_SEEKERS)


def stack_introduction(t: CouncilOf12) -> None:
    """The introductory game is stacked as the data say (C12-86)."""
    agreed = t.agreed
    for i in range(ROUNDS):
        push(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, agreed.fixed_seekers[ROUNDS - 1 - i])
        push(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, agreed.listed_challenges[ROUNDS - 1 - i])
    t.set(Cell.OPEN_AT_FIRST, agreed.open_fixed)
    t.set(Cell.DIE, agreed.first_die)


def has_crown_one(t: CouncilOf12, seekers: i64) -> bool:
    for character in range(N_CHARACTERS):
        if has(seekers, character) and t.agreed.crown[character] == 1:
            return True
    return False


@final
class DrawOneMore(Draw[CouncilOf12]):
    """With the worker on the throne a fifth help-seeker of crown value 1 lies open (C12-83)."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(1, i64(len(extra_seekers(t))))

    def drawn(self, t: CouncilOf12) -> None:
        extra = extra_seekers(t)
        t.set(Cell.OPEN_AT_FIRST, t.get(Cell.OPEN_AT_FIRST) | bit(i64(extra[i64(t.lots[0])])))
        t.enter_draw(Phase.UNSEEN_SEEKERS)


def extra_seekers(t: CouncilOf12) -> vec[i16]:
    """Those of crown value 1; any, if there is none left."""
    left = not_open(t)
    chosen = vec[i16]()
    for i in range(i64(len(left))):
        if t.agreed.crown[i64(left[i])] == 1:
            chosen = append(chosen, left[i])
    return chosen if len(chosen) else left


def not_open(t: CouncilOf12) -> vec[i16]:
    """Those who may still be drawn."""
    left = vec[i16]()
    for i in range(i64(len(t.agreed.pool))):
        character = t.agreed.pool[i]
        if not has(t.get(Cell.OPEN_AT_FIRST), character):
            left = append(left, i16(character))
    return left


@final
class DrawUnseen(Draw[CouncilOf12]):
    """Two more help-seekers that nobody sees, to be shuffled among the five open ones."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(ROUNDS - OPEN_SEEKERS, i64(len(not_open(t))))

    def drawn(self, t: CouncilOf12) -> None:
        left = not_open(t)
        for character in range(N_CHARACTERS):
            if has(t.get(Cell.OPEN_AT_FIRST), character):
                push(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, character)
        for i in range(i64(len(t.lots))):
            push(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT, i64(left[i64(t.lots[i])]))
        t.enter_draw(Phase.SEEKER_STACK)


@final
class StackSeekers(Draw[CouncilOf12]):
    """Help-seekers in the order drawn; then come the challenges."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(ROUNDS, ROUNDS)

    def drawn(self, t: CouncilOf12) -> None:
        shuffle(t, Cell.SEEKER_AT)
        listed = t.agreed.listed_challenges
        for i in range(i64(len(listed))):
            push(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, listed[i])
        t.enter_draw(Phase.EASY if len(listed) == 0 else Phase.CHALLENGE_STACK)


# -- challenges (C12-4, C12-6) -----------------------------------------------------------------------------------------


@final
class DrawChallenges(Draw[CouncilOf12]):
    """So many challenges of one difficulty (C12-4)."""

    def __init__(self, difficulty: i64, following: i64) -> None:
        self.difficulty = difficulty
        self.following = following

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(DRAWN[self.difficulty], i64(len(t.agreed.of_difficulty(self.difficulty))))

    def drawn(self, t: CouncilOf12) -> None:
        source = t.agreed.of_difficulty(self.difficulty)
        for i in range(i64(len(t.lots))):
            push(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT, source[i64(t.lots[i])])
        t.enter_draw(self.following)


@final
class StackChallenges(Draw[CouncilOf12]):
    """Challenges in the order drawn."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(ROUNDS, ROUNDS)

    def drawn(self, t: CouncilOf12) -> None:
        shuffle(t, Cell.CHALLENGE_AT)
        t.enter_draw(Phase.FIRST_ROLL)


# -- ready -------------------------------------------------------------------------------------------------------------


@final
class RollFirst(Draw[CouncilOf12]):
    """The die shows a value before the first round (C12-8)."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(1, FACES)

    def drawn(self, t: CouncilOf12) -> None:
        t.set(Cell.DIE, i64(t.lots[0]) + 1)
        t.enter_draw(Phase.FIRST_LEAD)


@final
class DrawLead(Draw[CouncilOf12]):
    """The seat that leads the first round; with four players it has the council chair (C12-9, C12-60)."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(1, t.seats)

    def drawn(self, t: CouncilOf12) -> None:
        lead = i64(t.lots[0])
        t.set(Cell.LEAD, lead)
        t.set(Cell.CHAIR, lead if t.seats == MAX_SEATS else NONE)
        deal(t)
        t.tell(Event.DEALT, t.hand(0), t.get(Cell.UNLEARNT), t.get(Cell.DIE), lead, t.get(Cell.FAVOUR))
        begin_round(t)


def deal(t: CouncilOf12) -> None:
    """Everybody holds the characters of the open help-seekers; the others lie under the overview (C12-3)."""
    hand = t.get(Cell.OPEN_AT_FIRST)
    assert count_bits(hand) == OPEN_SEEKERS
    t.set(Cell.FAVOUR, t.agreed.start_favour)
    t.set(Cell.UNLEARNT, t.agreed.in_game & ~hand)
    for seat in range(t.seats):
        t.set_hand(seat, hand)
