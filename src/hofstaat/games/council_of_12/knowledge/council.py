"""The tables a seat of Council of 12 must hold possible: drawn at random, or judged."""

from typing import final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves, Table
from hofstaat.games.council_of_12.cards import (
    DRAWN,
    N_CHALLENGES,
    N_CHARACTERS,
    THRONE,
)
from hofstaat.games.council_of_12.knowledge.learning import UNKNOWN, Learning, members, set_of
from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.table.cells import (
    ANSWER,
    CHALLENGE,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    FILED,
    LAID,
    OPEN_AT_FIRST,
    PILE,
    PILE_SIZE,
    SEEKER,
    SEEKER_AT,
    SEEKER_FILED_AT,
    SEEKERS_FILED,
    SEEKERS_LEFT,
)


@final
class CouncilKnowledge(Learning):
    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> CouncilOf12:
        table = self.table.copy()
        for seat in range(table.seats):
            piles = self.piles[seat]
            self.deal_seat(table, seat, piles[rng.randrange(len(piles))], rng)
        fill(table, SEEKERS_LEFT, SEEKER_AT, shuffled(self.unseen_seekers(rng), rng))
        fill(table, CHALLENGES_LEFT, CHALLENGE_AT, shuffled(self.unseen_challenges(rng), rng))
        moves = Moves()
        for seat in range(table.seats):
            if table.answer(seat) == UNKNOWN:
                moves.clear()
                table.offer(seat, moves)
                table.put(ANSWER + seat, moves.pick(rng))
        return table

    def deal_seat(self, table: CouncilOf12, seat: i64, pile: bytes, rng: Random) -> None:
        """The pile, a card that may lie there, and all other learnt characters in the hand."""
        table.set_hand(seat, self.learnt() & ~set_of(pile))
        for card in pile:
            table.discard(seat, card)
        if table.laid(seat) == UNKNOWN:
            cards = members(self.may_lie(pile))
            table.put(LAID + seat, cards[rng.randrange(len(cards))])
        if table.laid(seat) != NONE:
            table.take_from_hand(seat, table.laid(seat))

    def unseen_seekers(self, rng: Random) -> list[int]:
        """Who lies at the unknown places of the stack: all open ones not yet seen, and others by chance (C12-2)."""
        seen = self.seekers_seen()
        sure = members(self.table.get(OPEN_AT_FIRST) & ~seen)
        others = shuffled(members(self.seekers_possible() & ~seen & ~self.table.get(OPEN_AT_FIRST)), rng)
        return sure + others[: unknowns(self.table, SEEKERS_LEFT, SEEKER_AT) - len(sure)]

    def seekers_seen(self) -> i64:
        """The help-seekers whose place is known."""
        table = self.table
        cards: list[int] = [int(table.get(SEEKER_AT + i)) for i in range(table.get(SEEKERS_LEFT))]
        cards += [int(table.get(SEEKER_FILED_AT + i)) for i in range(table.get(SEEKERS_FILED))]
        return set_of([card for card in [*cards, int(table.get(SEEKER))] if card >= 0])

    def seekers_possible(self) -> i64:
        seekers = self.council.open_first
        for i in range(i64(len(self.council.pool))):
            seekers |= bit(self.council.pool[i])
        return seekers

    def challenges_seen(self) -> list[int]:
        table = self.table
        seen = [int(table.get(CHALLENGE_AT + i)) for i in range(table.get(CHALLENGES_LEFT))]
        seen += [int(table.filed_challenge(i)) for i in range(table.get(FILED))]
        return [n for n in [*seen, int(table.get(CHALLENGE))] if 0 < n < THRONE]

    def unseen_challenges(self, rng: Random) -> list[int]:
        """The rest of the listed ones, or so many of each difficulty as are still to come (C12-4)."""
        seen = self.challenges_seen()
        listed = self.council.listed_challenges
        if len(listed):
            return [int(n) for n in listed if n not in seen]
        chosen: list[int] = []
        for difficulty in range(len(DRAWN)):
            left = shuffled(self.challenges_left(seen, difficulty), rng)
            chosen += left[: self.still_to_come(seen, difficulty)]
        return chosen

    def challenges_left(self, seen: list[int], difficulty: int) -> list[int]:
        of = self.council.difficulty
        return [n for n in range(1, int(N_CHALLENGES) + 1) if of[n] == difficulty and n not in seen]

    def still_to_come(self, seen: list[int], difficulty: int) -> int:
        return DRAWN[difficulty] - sum([1 for n in seen if self.council.difficulty[n] == difficulty])

    # -- could it be this one? ---------------------------------------------------------------------------------

    def admits(self, table: Table) -> bool:
        """Equal wherever the seat knows; piles, lying cards, answers and stacks as they may be."""
        if not isinstance(table, CouncilOf12) or not table.setup.same_as(self.council):
            return False
        trial = self.table.copy()
        for seat in range(table.seats):
            if not self.admits_seat(table, trial, seat):
                return False
        if not self.admits_stacks(table):
            return False
        fill_from(table, trial, SEEKERS_LEFT, SEEKER_AT)
        fill_from(table, trial, CHALLENGES_LEFT, CHALLENGE_AT)
        return trial.equals(table)

    def admits_seat(self, table: CouncilOf12, trial: CouncilOf12, seat: i64) -> bool:
        """Copy what may be from the table to the trial; what is left must be equal."""
        pile = bytes([int(table.pile_card(seat, i)) for i in range(table.pile_size(seat))])
        if pile not in self.piles[seat]:
            return False
        for i in range(N_CHARACTERS):
            trial.put(PILE + seat * N_CHARACTERS + i, table.get(PILE + seat * N_CHARACTERS + i))
        trial.put(PILE_SIZE + seat, len(pile))
        laid = table.laid(seat)
        if trial.laid(seat) == UNKNOWN and laid != NONE and self.may_lie(pile) >> laid & 1:
            trial.put(LAID + seat, laid)
        hand = self.learnt() & ~set_of(pile)
        trial.set_hand(seat, hand if laid == NONE else hand & ~bit(laid))
        if trial.answer(seat) == UNKNOWN and is_legal(table, seat, table.answer(seat)):
            trial.put(ANSWER + seat, table.answer(seat))
        return True

    def admits_stacks(self, table: CouncilOf12) -> bool:
        """The unknown places hold what may still come."""
        seekers = hidden(self.table, table, SEEKERS_LEFT, SEEKER_AT)
        challenges = hidden(self.table, table, CHALLENGES_LEFT, CHALLENGE_AT)
        seen = self.challenges_seen()
        drawn = set_of(seekers)
        sure = self.table.get(OPEN_AT_FIRST) & ~self.seekers_seen()
        if drawn & ~self.seekers_possible() or drawn & self.seekers_seen() or sure & ~drawn:
            return False
        if len(set(seekers)) < len(seekers) or len(set(challenges + seen)) < len(challenges + seen):
            return False
        listed = self.council.listed_challenges
        if len(listed):
            return set(challenges) == {int(n) for n in listed} - set(seen)
        kinds = [sum([1 for n in challenges if self.council.difficulty[n] == d]) for d in range(len(DRAWN))]
        return kinds == [self.still_to_come(seen, d) for d in range(len(DRAWN))]


def shuffled(cards: list[int], rng: Random) -> list[int]:
    result = list(cards)
    for i in range(len(result) - 1, 0, -1):
        j = int(rng.randrange(i + 1))
        result[i], result[j] = result[j], result[i]
    return result


def unknowns(table: CouncilOf12, count: i64, first: i64) -> int:
    return sum([1 for i in range(table.get(count)) if table.get(first + i) == UNKNOWN])


def fill(table: CouncilOf12, count: i64, first: i64, cards: list[int]) -> None:
    """Put the cards at the unknown places of a stack."""
    n = 0
    for i in range(table.get(count)):
        if table.get(first + i) == UNKNOWN:
            table.put(first + i, cards[n])
            n += 1


def fill_from(table: CouncilOf12, trial: CouncilOf12, count: i64, first: i64) -> None:
    for i in range(trial.get(count)):
        if trial.get(first + i) == UNKNOWN:
            trial.put(first + i, table.get(first + i))


def hidden(known: CouncilOf12, table: CouncilOf12, count: i64, first: i64) -> list[int]:
    """What the table has at the places unknown to this seat."""
    return [int(table.get(first + i)) for i in range(known.get(count)) if known.get(first + i) == UNKNOWN]


def is_legal(table: CouncilOf12, seat: i64, code: i64) -> bool:
    moves = Moves()
    table.offer(seat, moves)
    return moves.has(code)
