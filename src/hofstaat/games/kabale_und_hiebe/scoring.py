"""The reckonings of Kabale und Hiebe: the award of a goal, step by step in the printed order, and the final count."""

from enum import StrEnum
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Happened, Outcome
from hofstaat.games.kabale_und_hiebe.cards import (
    MAX_SEATS,
    N_AREAS,
    N_GOALS,
    NO_NUMBER,
    PER_AREA,
    Rank,
    area_of,
)
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import Event, KabaleUndHiebe


class Reason(StrEnum):
    """Why the game was won."""

    MOST_POINTS = "most-points"
    SHARED_VICTORY = "shared-victory"


MOST_POINTS: Final = Reason.MOST_POINTS.value
SHARED_VICTORY: Final = Reason.SHARED_VICTORY.value


class Ground(StrEnum):
    """Why a goal was won."""

    PAIR = "pair"
    HIGHEST = "highest"
    NEAREST = "nearest"
    LOWEST = "lowest"
    FARTHEST = "farthest"
    NOBODY = "nobody"


class By:
    """The grounds as numbers."""

    PAIR: Final[i64] = 0
    HIGHEST: Final[i64] = 1
    NEAREST: Final[i64] = 2
    LOWEST: Final[i64] = 3
    FARTHEST: Final[i64] = 4
    NOBODY: Final[i64] = 5


GROUNDS: Final = tuple(str(ground) for ground in Ground)
NOTHING: Final = vec[i64]([0] * 6)
NO_CARDS: Final = vec[i64]([0] * 150)


@final
class Judge:
    """Awards goals: `open` one, `lay` the cards below it from the goal downwards, `decide`. There is `room` for so many
    cards.
    """

    def __init__(self, agreed: KabaleUndHiebeSetup, journal: list[Happened] | None, room: i64) -> None:
        self.agreed = agreed
        self.journal = journal
        self.owner: vec[i64] = NO_CARDS[:room]
        self.rank: vec[i64] = NO_CARDS[:room]
        self.number: vec[i64] = NO_CARDS[:room]  # tested in steps 2 and 3, counted afterwards
        self.sums: vec[i64] = NOTHING[:]
        self.taking_part: i64 = 0  # seats, as bits
        self.n: i64 = 0
        self.ranks: i64 = 0  # those that lie there, as bits
        self.column: i64 = 0
        self.goal: i64 = 0

    def open(self, column: i64, goal: i64) -> None:
        self.column = column
        self.goal = goal
        self.n = 0
        self.ranks = 0

    def lay(self, owner: i64, rank: i64) -> None:
        self.owner[self.n] = owner
        self.rank[self.n] = rank
        self.n += 1
        self.ranks |= bit(rank)

    def decide(self) -> i64:
        """The winner of the goal, or NONE: musketeers, wizard, witch, prince & squire, then the rest."""
        self.tell(Event.AWARD_BEGAN, self.goal, self.n)
        if self.lies(Rank.MUSKETEERS):
            self.tell(Event.ABILITIES_CANCELLED)
            self.count_printed()
            return self.compare(lowest=False)
        self.cast(Rank.WIZARD)
        self.cast(Rank.WITCH)
        pair = self.owner_of_pair()
        if pair != NONE:
            self.tell(Event.PAIR_FOUND, pair)
            return self.give(pair, By.PAIR)
        self.count()
        return self.compare(lowest=self.lies(Rank.BEGGAR))

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
        return self.agreed.at_home[area] if rank == Rank.ALCHEMIST + area else self.agreed.number[rank]

    # -- musketeers (KH-20) ------------------------------------------------------------------------------------

    def count_printed(self) -> None:
        """Each card counts its printed number, a double none."""
        for i in range(self.n):
            number = self.printed(self.rank[i])
            self.number[i] = number
            self.tell(Event.NUMBERED, self.owner[i], self.rank[i], number, number, number)

    # -- wizard and witch (KH-21, KH-22, KH-23) ----------------------------------------------------------------

    def cast(self, spell: i64) -> None:
        """Exactly one wizard removes high cards, exactly one witch low ones; several cancel each other."""
        if not self.lies(spell):
            return
        several = self.how_many(spell)
        if several > 1:
            self.tell(Event.SPELL_CANCELLED, spell, several)
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
            if self.rank[i] != Rank.DOUBLE:
                shown = self.printed(self.rank[i])
            self.number[i] = shown
            i -= 1

    def goes(self, i: i64, spell: i64) -> bool:
        """Whether the spell removes this card. No number is no low number (KH-34)."""
        number = self.number[i]
        if spell == Rank.WIZARD:
            return number >= self.agreed.wizard_removes_from
        return self.rank[i] != Rank.WITCH and NO_NUMBER < number <= self.agreed.witch_removes_up_to

    def explain(self, spell: i64) -> None:
        leaving: i64 = 0
        for i in range(self.n):
            if self.goes(i, spell):
                leaving += 1
        for i in range(self.n):
            if self.rank[i] == spell:
                self.tell(Event.SPELL_CAST, spell, self.owner[i], leaving)
        for i in range(self.n):
            if self.goes(i, spell):
                self.tell(Event.REMOVED, self.owner[i], self.rank[i], self.number[i], spell)

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
        """The owner of both prince and squire; of several the one with a card of a pair nearest the goal."""
        if not (self.lies(Rank.PRINCE) and self.lies(Rank.SQUIRE)):
            return NONE
        for i in range(self.n):
            if self.rank[i] == Rank.PRINCE and self.place_of(self.owner[i], Rank.SQUIRE) != NONE:
                return self.owner[i]
            if self.rank[i] == Rank.SQUIRE and self.place_of(self.owner[i], Rank.PRINCE) != NONE:
                return self.owner[i]
        return NONE

    # -- the rest (KH-25, KH-26, KH-27) ------------------------------------------------------------------------

    def count(self) -> None:
        """From the bottom up, so that a double finds the number below him settled; dragons come last."""
        number, rank = self.number, self.rank
        below: i64 = NO_NUMBER
        i = self.n - 1
        while i >= 0:
            if rank[i] != Rank.DOUBLE:
                below = self.counted(i)
            number[i] = below
            i -= 1
        if self.journal is not None or self.lies(Rank.DRAGON):
            self.lower()

    def lower(self) -> None:
        """Each card loses 2 per dragon not of its own owner, and is told (KH-27)."""
        dragons = self.dragon_owners()
        for i in range(self.n):
            counted = self.number[i]
            if dragons != 0 and counted != NO_NUMBER:
                self.number[i] = self.lowered(counted, dragons & ~bit(self.owner[i]))
            self.tell(Event.NUMBERED, self.owner[i], self.rank[i], self.printed(self.rank[i]), counted, self.number[i])

    def counted(self, i: i64) -> i64:
        """Hermit and giant look at the other cards, Romeo at his Juliet (KH-25)."""
        rank = self.rank[i]
        number = self.printed(rank)
        if rank == Rank.HERMIT:
            return at_least_0(number - self.agreed.hermit_loses * (self.n - 1))
        if rank == Rank.LITTLE_GIANT:
            return number + self.agreed.giant_gains * (self.n - 1)
        if rank == Rank.ROMEO and self.lies(Rank.JULIET) and self.place_of(self.owner[i], Rank.JULIET) != NONE:
            return self.agreed.romeo_with_juliet
        return number

    def dragon_owners(self) -> i64:
        """The owners of dragons, as bits: nobody has two."""
        owners: i64 = 0
        if self.lies(Rank.DRAGON):
            for i in range(self.n):
                if self.rank[i] == Rank.DRAGON:
                    owners |= bit(self.owner[i])
        return owners

    def lowered(self, number: i64, dragons: i64) -> i64:
        while dragons != 0:
            dragons &= dragons - 1
            number -= self.agreed.dragon_lowers
        return at_least_0(number)

    # -- who wins (KH-28, KH-29, KH-30, KH-32) -----------------------------------------------------------------

    def compare(self, lowest: bool) -> i64:  # noqa: FBT001 - compiled calls by position are cheaper
        """The highest sum wins, with a beggar the lowest; of those who have it the nearest, or the farthest, card."""
        self.sum_up()
        if self.journal is not None:
            self.tell_sums(lowest)
        tied = self.with_best_sum(lowest)
        if tied == 0:
            return self.give(NONE, By.NOBODY)
        if tied & (tied - 1) == 0:
            ground = By.LOWEST if lowest else By.HIGHEST
        else:
            ground = By.FARTHEST if lowest else By.NEAREST
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
                self.tell(Event.SUMMED, seat, self.sums[seat])
        if lowest:
            self.tell(Event.BEGGAR_FOUND)

    def with_best_sum(self, lowest: bool) -> i64:  # noqa: FBT001
        """The players with the highest sum, or the lowest, as bits; none if nobody takes part."""
        sums = self.sums
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.agreed.seats):
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
        self.tell(Event.AWARDED, self.goal, winner, ground)
        return winner

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        if self.journal is not None:
            self.journal.append((int(kind), int(self.column), int(a), int(b), int(c), int(d), int(e)))


def at_least_0(number: i64) -> i64:
    return number if number > 0 else i64(0)


# -- the final count (KH-40, KH-41) ------------------------------------------------------------------------------------


def outcome(table: KabaleUndHiebe) -> Outcome:
    """Most points win, ties share the victory (KH-41)."""
    points = [int(final_count(table.agreed, table.all_won(seat))) for seat in range(table.seats)]
    best = max(points)
    winners = tuple([seat for seat, own in enumerate(points) if own == best])
    return Outcome(winners, tuple(points), MOST_POINTS if len(winners) == 1 else SHARED_VICTORY)


def plain_count(agreed: KabaleUndHiebeSetup, won: vec[i16]) -> i64:
    """The points of all goals won, added up (KH-40)."""
    points: i64 = 0
    for goal in range(N_GOALS):
        points += i64(won[goal]) * agreed.points[goal]
    return points


def doubled_count(agreed: KabaleUndHiebeSetup, won: vec[i16]) -> i64:
    """With all six areas: twice the best goal of each, minus 1 for each further one; else NONE (KH-40)."""
    points: i64 = 0
    goals: i64 = 0
    for area in range(N_AREAS):
        best: i64 = 0
        for goal in range(area * PER_AREA, (area + 1) * PER_AREA):
            goals += i64(won[goal])
            if won[goal] > 0 and agreed.points[goal] > best:
                best = agreed.points[goal]
        if best == 0:
            return NONE
        points += 2 * best
    return points - (goals - N_AREAS)


def final_count(agreed: KabaleUndHiebeSetup, won: vec[i16]) -> i64:
    """The better of the two ways to count (KH-40)."""
    plain = plain_count(agreed, won)
    doubled = doubled_count(agreed, won)
    return doubled if doubled > plain else plain
