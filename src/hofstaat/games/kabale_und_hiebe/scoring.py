"""Reckonings of Kabale und Hiebe: the award of a goal, step by step in the printed order, and the final count.

`award` works on its own: give it a goal and the cards below it, and it says who wins and why.
"""

from enum import StrEnum
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Event
from hofstaat.games.kabale_und_hiebe.cards import (
    BEGGAR,
    DOUBLE,
    DRAGON,
    HERMIT,
    JULIET,
    LITTLE_GIANT,
    MAX_SEATS,
    MUSKETEERS,
    N_AREAS,
    N_GOALS,
    N_RANKS,
    NO_NUMBER,
    PER_AREA,
    PRINCE,
    PROFESSIONS,
    RANK_NUMBERS,
    RANKS,
    ROMEO,
    SQUIRE,
    WITCH,
    WIZARD,
    Court,
    area_of,
    goal_names,
)


class Reason(StrEnum):
    """Why the game was won."""

    MOST_POINTS = "most-points"
    SHARED_VICTORY = "shared-victory"


class Ground(StrEnum):
    """Why a goal was won."""

    PAIR = "pair"
    HIGHEST = "highest"
    NEAREST = "nearest"
    LOWEST = "lowest"
    FARTHEST = "farthest"
    NOBODY = "nobody"


GROUNDS: Final = tuple(str(ground) for ground in Ground)
BY_PAIR: Final[i64] = 0
BY_HIGHEST: Final[i64] = 1
BY_NEAREST: Final[i64] = 2
BY_LOWEST: Final[i64] = 3
BY_FARTHEST: Final[i64] = 4
BY_NOBODY: Final[i64] = 5

# The steps of an award, as events: the kind, the column, and
AWARD_BEGAN: Final[i64] = 20  # the goal, how many cards
ABILITIES_CANCELLED: Final[i64] = 21  # by musketeers
SPELL_CANCELLED: Final[i64] = 22  # the rank of several wizards or witches, how many
SPELL_CAST: Final[i64] = 23  # the rank, whose, how many cards it removes
REMOVED: Final[i64] = 24  # whose card, its rank, its tested number, the rank that removes it
PAIR_FOUND: Final[i64] = 25  # whose
NUMBERED: Final[i64] = 26  # whose card, its rank, its printed number, what it counts, and with dragons
BEGGAR_FOUND: Final[i64] = 27
SUMMED: Final[i64] = 28  # whose, the sum
AWARDED: Final[i64] = 29  # the goal, the winner or NONE, the ground

NOTHING: Final = vec[i64]([0] * 6)
NO_CARDS: Final = vec[i64]([0] * 150)


@final
class Judge:
    """Awards goals: `open` one, `lay` the cards below it from the goal downwards, `decide`."""

    def __init__(self, court: Court) -> None:
        self.court = court
        room = N_RANKS * court.seats
        self.owner: vec[i64] = NO_CARDS[:room]
        self.rank: vec[i64] = NO_CARDS[:room]
        self.number: vec[i64] = NO_CARDS[:room]  # tested in steps 2 and 3, counted afterwards
        self.sums: vec[i64] = NOTHING[:]
        self.taking_part: i64 = 0  # seats, as bits
        self.n: i64 = 0
        self.ranks: i64 = 0  # those that lie there, as bits
        self.column: i64 = 0
        self.goal: i64 = 0
        self.journal: list[Event] | None = None

    def open(self, column: i64, goal: i64, journal: list[Event] | None) -> None:
        self.column = column
        self.goal = goal
        self.journal = journal
        self.n = 0
        self.ranks = 0

    def lay(self, owner: i64, rank: i64) -> None:
        self.owner[self.n] = owner
        self.rank[self.n] = rank
        self.n += 1
        self.ranks |= bit(rank)

    def decide(self) -> i64:
        """The winner of the goal, or NONE: musketeers, wizard, witch, prince & squire, then the rest."""
        self.tell(AWARD_BEGAN, self.goal, self.n)
        if self.lies(MUSKETEERS):
            self.tell(ABILITIES_CANCELLED)
            self.count_printed()
            return self.compare(lowest=False)
        self.cast(WIZARD)
        self.cast(WITCH)
        pair = self.owner_of_pair()
        if pair != NONE:
            self.tell(PAIR_FOUND, pair)
            return self.give(pair, BY_PAIR)
        self.count()
        return self.compare(lowest=self.lies(BEGGAR))

    # -- what lies there ---------------------------------------------------------------------------------------

    def lies(self, rank: i64) -> bool:
        return self.ranks >> rank & 1 != 0

    def how_many(self, rank: i64) -> i64:
        n: i64 = 0
        for i in range(self.n):
            if self.rank[i] == rank:
                n += 1
        return n

    def place_of(self, owner: i64, rank: i64) -> i64:
        """How far from the goal this card lies, or NONE."""
        for i in range(self.n):
            if self.rank[i] == rank and self.owner[i] == owner:
                return i
        return NONE

    def printed(self, rank: i64) -> i64:
        """The number on the card; a profession has a higher one under a goal of its own area."""
        area = area_of(self.goal)
        return self.court.at_home[area] if rank == PROFESSIONS + area else self.court.number[rank]

    # -- musketeers (KH-20) ------------------------------------------------------------------------------------

    def count_printed(self) -> None:
        """Each card counts its printed number, a double none."""
        for i in range(self.n):
            number = self.printed(self.rank[i])
            self.number[i] = number
            self.tell(NUMBERED, self.owner[i], self.rank[i], number, number, number)

    # -- wizard and witch (KH-21, KH-22, KH-23) ----------------------------------------------------------------

    def cast(self, spell: i64) -> None:
        """Exactly one wizard removes high cards, exactly one witch low ones; several cancel each other."""
        if not self.lies(spell):
            return
        several = self.how_many(spell)
        if several > 1:
            self.tell(SPELL_CANCELLED, spell, several)
            return
        self.test()
        if self.journal is not None:
            self.explain(spell)
        self.remove(spell)

    def test(self) -> None:
        """The printed numbers; a double shows that of the card below him, through other doubles (KH-23)."""
        shown: i64 = NO_NUMBER
        i = self.n - 1
        while i >= 0:
            if self.rank[i] != DOUBLE:
                shown = self.printed(self.rank[i])
            self.number[i] = shown
            i -= 1

    def goes(self, i: i64, spell: i64) -> bool:
        """Whether the spell removes this card. No number is no low number (KH-34)."""
        number = self.number[i]
        if spell == WIZARD:
            return number >= self.court.wizard_removes_from
        return self.rank[i] != WITCH and NO_NUMBER < number <= self.court.witch_removes_up_to

    def explain(self, spell: i64) -> None:
        leaving: i64 = 0
        for i in range(self.n):
            if self.goes(i, spell):
                leaving += 1
        for i in range(self.n):
            if self.rank[i] == spell:
                self.tell(SPELL_CAST, spell, self.owner[i], leaving)
        for i in range(self.n):
            if self.goes(i, spell):
                self.tell(REMOVED, self.owner[i], self.rank[i], self.number[i], spell)

    def remove(self, spell: i64) -> None:
        """All at once: every number was read before the first card goes."""
        owner, rank = self.owner, self.rank
        kept: i64 = 0
        self.ranks = 0
        for i in range(self.n):
            if not self.goes(i, spell):
                owner[kept] = owner[i]
                rank[kept] = rank[i]
                self.ranks |= bit(rank[i])
                kept += 1
        self.n = kept

    # -- prince & squire (KH-24) -------------------------------------------------------------------------------

    def owner_of_pair(self) -> i64:
        """Whose prince and squire lie there together; of several the one with a card of a pair nearest the goal."""
        if not (self.lies(PRINCE) and self.lies(SQUIRE)):
            return NONE
        for i in range(self.n):
            if self.rank[i] == PRINCE and self.place_of(self.owner[i], SQUIRE) != NONE:
                return self.owner[i]
            if self.rank[i] == SQUIRE and self.place_of(self.owner[i], PRINCE) != NONE:
                return self.owner[i]
        return NONE

    # -- the rest (KH-25, KH-26, KH-27) ------------------------------------------------------------------------

    def count(self) -> None:
        """From the bottom up, so that a double finds the number below him settled; dragons come last."""
        number, rank = self.number, self.rank
        below: i64 = NO_NUMBER
        i = self.n - 1
        while i >= 0:
            if rank[i] != DOUBLE:
                below = self.counted(i)
            number[i] = below
            i -= 1
        if self.journal is not None or self.lies(DRAGON):
            self.lower()

    def lower(self) -> None:
        """Each card loses 2 per dragon not of its own owner, and is told (KH-27)."""
        dragons = self.dragon_owners()
        for i in range(self.n):
            counted = self.number[i]
            if dragons != 0 and counted != NO_NUMBER:
                self.number[i] = self.lowered(counted, dragons & ~bit(self.owner[i]))
            self.tell(NUMBERED, self.owner[i], self.rank[i], self.printed(self.rank[i]), counted, self.number[i])

    def counted(self, i: i64) -> i64:
        """Hermit and giant look at the other cards, Romeo at his Juliet (KH-25)."""
        rank = self.rank[i]
        number = self.printed(rank)
        if rank == HERMIT:
            return at_least_0(number - self.court.hermit_loses * (self.n - 1))
        if rank == LITTLE_GIANT:
            return number + self.court.giant_gains * (self.n - 1)
        if rank == ROMEO and self.lies(JULIET) and self.place_of(self.owner[i], JULIET) != NONE:
            return self.court.romeo_with_juliet
        return number

    def dragon_owners(self) -> i64:
        """Whose dragons lie there, as bits: nobody has two."""
        owners: i64 = 0
        if self.lies(DRAGON):
            for i in range(self.n):
                if self.rank[i] == DRAGON:
                    owners |= bit(self.owner[i])
        return owners

    def lowered(self, number: i64, dragons: i64) -> i64:
        while dragons != 0:
            dragons &= dragons - 1
            number -= self.court.dragon_lowers
        return at_least_0(number)

    # -- who wins (KH-28, KH-29, KH-30, KH-32) -----------------------------------------------------------------

    def compare(self, lowest: bool) -> i64:  # noqa: FBT001 - compiled calls by position are cheaper
        """The highest sum wins, with a beggar the lowest; of those who have it the nearest, or the farthest, card."""
        self.sum_up()
        if self.journal is not None:
            self.tell_sums(lowest)
        tied = self.with_best_sum(lowest)
        if tied == 0:
            return self.give(NONE, BY_NOBODY)
        if tied & (tied - 1) == 0:
            ground = BY_LOWEST if lowest else BY_HIGHEST
        else:
            ground = BY_FARTHEST if lowest else BY_NEAREST
        return self.give(self.farthest(tied) if lowest else self.nearest(tied), ground)

    def sum_up(self) -> None:
        """A player without any number takes no part (KH-30)."""
        number, owner = self.number, self.owner
        sums = self.sums = NOTHING[:]
        taking_part: i64 = 0
        for i in range(self.n):
            if number[i] != NO_NUMBER:
                sums[owner[i]] += number[i]
                taking_part |= bit(owner[i])
        self.taking_part = taking_part

    def tell_sums(self, lowest: bool) -> None:  # noqa: FBT001
        for seat in range(MAX_SEATS):
            if self.taking_part >> seat & 1:
                self.tell(SUMMED, seat, self.sums[seat])
        if lowest:
            self.tell(BEGGAR_FOUND)

    def with_best_sum(self, lowest: bool) -> i64:  # noqa: FBT001
        """The players with the highest sum, or the lowest, as bits; none if nobody takes part."""
        sums = self.sums
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.court.seats):
            if self.taking_part >> seat & 1:
                own = sums[seat]
                if found == 0 or (own < best if lowest else own > best):
                    best = own
                    found = 0
                if own == best:
                    found |= bit(seat)
        return found

    def nearest(self, seats: i64) -> i64:
        i: i64 = 0
        while seats >> self.owner[i] & 1 == 0:
            i += 1
        return self.owner[i]

    def farthest(self, seats: i64) -> i64:
        i = self.n - 1
        while seats >> self.owner[i] & 1 == 0:
            i -= 1
        return self.owner[i]

    def give(self, winner: i64, ground: i64) -> i64:
        self.tell(AWARDED, self.goal, winner, ground)
        return winner

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        if self.journal is not None:
            self.journal.append((int(kind), int(self.column), int(a), int(b), int(c), int(d), int(e)))


def at_least_0(number: i64) -> i64:
    return number if number > 0 else i64(0)


# -- an award on its own --------------------------------------------------------------------------------------------


class Award(NamedTuple):
    """Who wins a goal and why; what each remaining card counts; the sums; every step as an event for `view.witness`."""

    winner: int | None
    ground: str
    numbers: list[tuple[int, str, float | None]]
    sums: dict[int, float]
    steps: list[Event]


def award(court: Court, goal: str, cards: list[tuple[int, str]], column: int = 0) -> Award:
    """Award a goal to one of the seats whose cards lie below it, named from the goal downwards.

    A card slid under a cloak follows directly after the cloak (KH-17).
    """
    steps: list[Event] = []
    judge = Judge(court)
    judge.open(column, goal_names(court)[goal], steps)
    for seat, name in cards:
        judge.lay(seat, RANK_NUMBERS[name])
    winner = int(judge.decide())
    ground = GROUNDS[steps[-1][4]]
    numbers = [(e[2], RANKS[e[3]], None if e[6] < 0 else e[6] / 2) for e in steps if e[0] == NUMBERED]
    sums = {e[2]: e[3] / 2 for e in steps if e[0] == SUMMED}
    return Award(None if winner < 0 else winner, ground, numbers, sums, steps)


# -- the final count ------------------------------------------------------------------------------------------------


def plain_count(court: Court, won: vec[i16], at: i64) -> i64:
    """The points of all goals in a row of won goals that begins there, added up (KH-40)."""
    points: i64 = 0
    for goal in range(N_GOALS):
        points += i64(won[at + goal]) * court.points[goal]
    return points


def doubled_count(court: Court, won: vec[i16], at: i64) -> i64:
    """With all six areas: twice the best goal of each, minus 1 for each further one; else NONE (KH-40)."""
    points: i64 = 0
    goals: i64 = 0
    for area in range(N_AREAS):
        best: i64 = 0
        for goal in range(area * PER_AREA, (area + 1) * PER_AREA):
            goals += i64(won[at + goal])
            if won[at + goal] > 0 and court.points[goal] > best:
                best = court.points[goal]
        if best == 0:
            return NONE
        points += 2 * best
    return points - (goals - N_AREAS)


def final_count(court: Court, won: vec[i16], at: i64) -> i64:
    """The better of the two ways to count (KH-40)."""
    plain = plain_count(court, won, at)
    doubled = doubled_count(court, won, at)
    return doubled if doubled > plain else plain
