"""The table of Hof-Verrat as a seat rates it, and the worth of every way to play its hand.

It counts what lies open and the spies the seat laid itself, guesses from the balance of each family how it will stand
in the end, and wants many points for the seat and few for the others.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hofstaat.engine.bits import bit, count_bits
from hofstaat.engine.table import NONE
from hofstaat.games.hof_verrat.cards import HAND, KINDS, N_FAMILIES, Role, Wish, family_of, is_spy, role_of
from hofstaat.games.hof_verrat.rules import area_of, place_from
from hofstaat.games.hof_verrat.scoring import highest
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.table import Area, At, HofVerrat

UNSETTLED: Final = 24.0  # the more cards in the pile, the less a balance tells
COVER: Final = 0.25  # a spy that works for us cannot be answered
OPEN: Final = 12.0  # the more cards in the pile, the less a lead in expected points tells who wins
UNKNOWN_SPY: Final = 0.3  # what it is worth to be rid of a stranger's spy in the own district: hardly a present
NOTHING: Final = -1.0e9

NO_FAMILIES: Final = vec[i64]([0] * 6)
NO_ROLES: Final = vec[i64]([0] * 5)
UNDECIDED: Final = vec[float]([0.0] * 6)


@final
class Evaluation:
    """The table in weights by family, with the roles in the seat's own district."""

    def __init__(self, agreed: HofVerratSetup, seat: i64, pile: i64, light: i64, dark: i64) -> None:
        self.agreed = agreed
        self.seat = seat
        self.seats: i64 = agreed.seats
        self.pile = pile
        self.light = light  # the missions, of all twenty
        self.dark = dark
        self.above: vec[i64] = NO_FAMILIES[:]
        self.below: vec[i64] = NO_FAMILIES[:]
        self.cards_below: vec[i64] = NO_FAMILIES[:]
        self.districts: vec[i64] = vec[i64]([0] * int(agreed.seats * N_FAMILIES))
        self.roles: vec[i64] = NO_ROLES[:]
        self.standing: vec[float] = UNDECIDED[:]

    def lay(self, kind: i64, place: i64, times: i64 = 1) -> None:
        """Add a card to the evaluation, or take it away."""
        family = family_of(kind)
        weight = times * self.agreed.weight[role_of(kind)]
        if place == At.ABOVE:
            self.above[family] += weight
        elif place == At.BELOW:
            self.below[family] += weight
            self.cards_below[family] += times
        else:
            self.districts[(place - At.DISTRICTS) * N_FAMILIES + family] += weight
            if place - At.DISTRICTS == self.seat:
                self.roles[role_of(kind)] += times

    def held(self, seat: i64, family: i64) -> i64:
        return self.districts[seat * N_FAMILIES + family]

    # -- what a table is worth ---------------------------------------------------------------------------------

    def worth(self) -> float:
        """The seat's points and missions, less what the others have."""
        self.guess_standing()
        return self.lead() + self.hope(self.light) + self.hope(self.dark)

    def lead(self) -> float:
        """The seat's points, less what the others have: the strongest of them above all."""
        best = NOTHING
        total = 0.0
        for other in range(self.seats):
            if other != self.seat:
                points = self.points(other)
                total += points
                best = max(best, points)
        return self.points(self.seat) - (best + total / float(self.seats - 1)) / 2.0

    def without(self, kind: i64, place: i64) -> float:
        """The worth of the table without a card."""
        self.lay(kind, place, -1)
        worth = self.worth()
        self.lay(kind, place)
        return worth

    def without_stranger(self, place: i64) -> float:
        """... and without somebody else's spy: a guess."""
        return self.worth() + (UNKNOWN_SPY if place == At.DISTRICTS + self.seat else -UNKNOWN_SPY)

    def guess_standing(self) -> None:
        """How each family will likely stand, from -1 (disgraced) to 1 (esteemed): the later, the surer its balance."""
        doubt = 0.5 + float(self.pile) / UNSETTLED
        for family in range(N_FAMILIES):
            margin = float(self.above[family] - self.below[family])
            self.standing[family] = margin / (doubt + (margin if margin > 0.0 else -margin))

    def points(self, seat: i64) -> float:
        points = 0.0
        for family in range(N_FAMILIES):
            points += float(self.held(seat, family)) * self.standing[family]
        return points

    def hope(self, mission: i64) -> float:
        """The part of a mission's points the seat may count on."""
        chance = self.chance(mission)
        if chance <= 0.0:
            return 0.0
        return float(self.agreed.points[mission]) * (chance if chance < 1.0 else 1.0)

    def chance(self, mission: i64) -> float:
        """A rough guess at how likely a mission will be fulfilled (HV-23)."""
        wants = self.agreed.wants[mission]
        about = self.agreed.about[mission]
        number = float(self.agreed.number[mission])
        if wants == Wish.FEWER:
            left = self.held((self.seat + 1) % self.seats, about)
            return 0.4 + float(left - self.held(self.seat, about)) / 5.0
        if wants == Wish.HOLDS:
            return float(self.roles[about]) / number
        if wants == Wish.DISGRACED:
            return (1.0 - self.standing[about]) / 2.0
        if wants == Wish.EACH_BELOW:
            return self.served_below(self.agreed.number[mission]) / float(N_FAMILIES)
        if wants == Wish.HEAVY_BELOW:
            return float(highest(self.below)) / number
        if wants == Wish.ESTEEMED_AT_MOST:
            return 0.5 + (number + 0.5 - self.leaning(1.0)) / 4.0
        return 0.5 + (self.leaning(-1.0) - number + 0.5) / 4.0

    def served_below(self, number: i64) -> float:
        """How many families have so many cards below the table."""
        served = 0.0
        for family in range(N_FAMILIES):
            if self.cards_below[family] >= number:
                served += 1.0
        return served

    def leaning(self, way: float) -> float:
        """How many families are esteemed (1) or disgraced (-1), by halves and quarters."""
        total = 0.0
        for family in range(N_FAMILIES):
            if self.standing[family] * way > 0.0:
                total += self.standing[family] * way
        return total


def evaluate(table: HofVerrat, seat: i64) -> Evaluation:
    """The cards and the own spies that the seat knows; of other spies it knows only that they are there."""
    evaluation = Evaluation(
        table.agreed, seat, table.pile(), table.mission_number(seat, 0), table.mission_number(seat, 1)
    )
    for place in range(At.DISTRICTS + table.seats):
        for kind in range(KINDS):
            n = table.open_cards(place, kind)
            if n != 0:
                evaluation.lay(kind, place, n)
    for spy in range(table.spies_laid()):
        place = table.spy_place(spy)
        if table.spy_laid_by(spy) == seat:
            if place < At.DISTRICTS + table.seats:
                evaluation.lay(table.spy_card(spy), place)
        elif place == At.DISTRICTS + seat:
            evaluation.roles[Role.SPY] += 1
    return evaluation


def forecast(table: HofVerrat, seat: i64) -> float:
    """The points the seat may count on, on a table of which every card is known."""
    evaluation = evaluate(table, seat)
    for spy in range(table.spies_laid()):
        place = table.spy_place(spy)
        if table.spy_laid_by(spy) != seat and place < At.DISTRICTS + table.seats:
            evaluation.lay(table.spy_card(spy), place)
            if place == At.DISTRICTS + seat:
                evaluation.roles[Role.SPY] -= 1
    evaluation.guess_standing()
    return evaluation.points(seat) + evaluation.hope(evaluation.light) + evaluation.hope(evaluation.dark)


def chances(table: HofVerrat) -> list[float]:
    """By seat: how likely it wins a game that goes on, the surer the fewer cards are left."""
    points = [forecast(table, seat) for seat in range(table.seats)]
    heat = 1.0 + float(table.pile()) / OPEN
    best = max(points)
    parts = [exp((own - best) / heat) for own in points]
    whole = sum(parts)
    return [part / whole for part in parts]


@final
class Plans:
    """Every way to play the rest of a hand, one card to each area owed: its codes one by one, and the worth in the end.

    The order of the cards does not matter (HV-9): the table's comes first, then the own district's.
    """

    def __init__(self, evaluation: Evaluation, hand: vec[i64], owes: i64) -> None:
        self.evaluation = evaluation
        self.hand = hand
        self.length = count_bits(owes)
        self.codes: vec[i64] = vec[i64]()  # `length` of them for each plan
        self.worths: vec[float] = vec[float]()
        self.begun: vec[i64] = vec[i64]([NONE] * HAND)
        self.explore(owes, 0, 0, 0.0)

    def explore(self, owes: i64, used: i64, laid: i64, cover: float) -> None:
        """Lay one more card in every way and look further; `used` are the hand's cards already laid, as bits."""
        if owes == 0:
            for i in range(self.length):
                self.codes = append(self.codes, self.begun[i])
            self.worths = append(self.worths, self.evaluation.worth() + cover)
            return
        area = owes & -owes
        for i in range(i64(len(self.hand))):
            if not self.is_tried(i, used):
                self.lay_to(area, i, owes, used, laid, cover)

    def is_tried(self, i: i64, used: i64) -> bool:
        """Whether this card is laid already, or an equal one was tried before it."""
        if used >> i & 1:
            return True
        for j in range(i):
            if self.hand[j] == self.hand[i] and not used >> j & 1:
                return True
        return False

    def lay_to(self, area: i64, i: i64, owes: i64, used: i64, laid: i64, cover: float) -> None:
        evaluation = self.evaluation
        place_action = evaluation.agreed.actions.place
        kind = self.hand[i]
        if is_spy(kind) and area != Area.OTHER:
            cover += COVER
        for where in range(At.DISTRICTS + evaluation.seats):
            place = place_from(evaluation.seats, evaluation.seat, where)
            if area_of(evaluation.seat, place) == area:
                evaluation.lay(kind, place)
                self.begun[laid] = place_action.code(kind, where)
                self.explore(owes & ~area, used | bit(i), laid + 1, cover)
                evaluation.lay(kind, place, -1)

    def code(self, plan: i64, step: i64) -> i64:
        return self.codes[plan * self.length + step]

    def best(self, code: i64) -> float:
        """The worth of the best way that begins with this action."""
        best = NOTHING
        for i in range(i64(len(self.worths))):
            if self.code(i, 0) == code and self.worths[i] > best:
                best = self.worths[i]
        return best


def plans_of(table: HofVerrat, seat: i64) -> Plans:
    hand = vec[i64]()
    for i in range(HAND):
        if table.hand_card(seat, i) != NONE:
            hand = append(hand, table.hand_card(seat, i))
    owes: i64 = 0
    for area in (Area.TABLE, Area.OWN, Area.OTHER):
        if table.owes(area):
            owes |= area
    return Plans(evaluate(table, seat), hand, owes)
