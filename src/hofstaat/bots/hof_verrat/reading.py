"""Reading the others at Hof-Verrat: what their turns tell about their missions and their spies.

A turn plays the whole hand, so afterwards it is known what else could have been done with it. A seat with certain
missions plays a turn the more likely, the better the turn looks to a courtier with these missions. How closely a seat
keeps to that is unknown: several kinds of player are weighed side by side, and those that explain its turns count most.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hofstaat.bots.hof_verrat.evaluation import COVER, Evaluation
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE
from hofstaat.games.hof_verrat.cards import CARD_NUMBERS, HAND, KINDS, N_FAMILIES, N_MISSIONS, Role, is_spy
from hofstaat.games.hof_verrat.events import Placed
from hofstaat.games.hof_verrat.knowledge import PAIRS, HofVerratKnowledge, place_of, spy_of
from hofstaat.games.hof_verrat.table import At, HofVerrat

HEATS: Final = vec[float]([0.1, 0.4, 2.0])  # kinds of player: how much worse than the best a likely turn may look
DOUBT: Final = 0.03  # how likely a turn follows no reason
FAR: Final = 12.0  # heats below the best, a turn is not played
ALL_MISSIONS: Final[i64] = N_MISSIONS * 2


@final
class Turn:
    """A turn of another seat while it is played: cards (NONE: a spy unseen), places, and numbers of spies."""

    def __init__(self, before: HofVerrat, seat: i64) -> None:
        self.before = before
        self.seat = seat
        self.cards: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.spies: vec[i64] = vec[i64]()

    def lay(self, card: i64, place: i64, spy: i64) -> None:
        self.cards = append(self.cards, card)
        self.places = append(self.places, place)
        self.spies = append(self.spies, spy)

    def is_done(self, kind: i64, place: i64) -> bool:
        """Whether a card of this kind was laid there."""
        for i in range(HAND):
            if self.cards[i] == kind and self.places[i] == place:
                return True
        return False


@final
class Reading:
    """Keeps the odds of a knowledge by what the other seats do."""

    def __init__(self, knowledge: HofVerratKnowledge) -> None:
        self.knowledge = knowledge
        self.seats: i64 = knowledge.agreed.seats
        self.players: i64 = i64(len(HEATS))
        self.doubt: float = DOUBT / float(6 * At.DISTRICTS * (self.seats - 1))  # for each way to play a hand
        self.turn: Turn | None = None
        self.odds: vec[float] = vec[float]([1.0] * int(self.players * self.seats * PAIRS))
        knowledge.mission_odds = vec[float]([1.0] * int(self.seats * PAIRS))
        knowledge.spy_odds = vec[float]([1.0] * int(knowledge.agreed.spies * N_FAMILIES))

    def learn(self, event: object) -> None:
        """Take in an event, and read a turn of another seat when its last card is laid."""
        turn = self.watched(event)
        self.knowledge.learn(event)
        self.read_if_done(turn)

    def learn_dimly(self, event: object) -> None:
        """Take in an event whose secret slips the seat's mind at once."""
        turn = self.watched(event)
        self.knowledge.learn_dimly(event)
        self.read_if_done(turn)

    def read_if_done(self, turn: Turn | None) -> None:
        if turn is not None and len(turn.cards) == HAND:
            self.turn = None
            self.read(turn)

    def watched(self, event: object) -> Turn | None:
        """The turn of another seat that this card belongs to."""
        if not isinstance(event, Placed) or event.seat == self.knowledge.seat:
            return None
        turn = self.turn
        if turn is None or turn.seat != event.seat:
            turn = Turn(self.knowledge.table.copy(), event.seat)
            self.turn = turn
        card: i64 = NONE if event.card is None else i64(CARD_NUMBERS[event.card])
        turn.lay(card, place_of(event.side, event.district), NONE if event.spy is None else i64(event.spy))
        return turn

    def read(self, turn: Turn) -> None:
        """Weigh every pair of missions by how well it explains the turn. Two spies at once tell little."""
        hidden: i64 = NONE
        for i in range(HAND):
            if turn.cards[i] == NONE:
                if hidden != NONE:
                    return
                hidden = i
        if hidden == NONE:
            self.weigh(turn.seat, alternatives(turn), 1.0)
            self.sum_up(turn.seat)
        else:
            self.read_with_spy(turn, hidden)

    def read_with_spy(self, turn: Turn, hidden: i64) -> None:
        """Try every family of the one spy: each explains the turn the better or worse, and is the more likely."""
        total = vec[float]([0.0] * int(self.players * PAIRS))
        weights = 0.0
        first_odds = turn.spies[hidden] * N_FAMILIES
        for family in range(N_FAMILIES):
            weight = float(i64(self.knowledge.unseen[spy_of(family)]))
            if weight == 0.0:
                continue
            turn.cards[hidden] = spy_of(family)
            found = alternatives(turn)
            fits = 0.0
            for player in range(self.players):
                first = (player * self.seats + turn.seat) * PAIRS
                for pair in range(PAIRS):
                    likely = found[player * PAIRS + pair]
                    total[player * PAIRS + pair] += weight * likely
                    fits += self.odds[first + pair] * (likely + self.doubt)
            self.knowledge.spy_odds[first_odds + family] = fits
            weights += weight
        self.weigh(turn.seat, total, weights)
        self.sum_up(turn.seat)

    def weigh(self, seat: i64, likely: vec[float], whole: float) -> None:
        for player in range(self.players):
            first = (player * self.seats + seat) * PAIRS
            for pair in range(PAIRS):
                self.odds[first + pair] *= likely[player * PAIRS + pair] / whole + self.doubt

    def sum_up(self, seat: i64) -> None:
        """The odds of a pair, whatever kind of player the seat is; the likeliest has 1."""
        most = 0.0
        for pair in range(PAIRS):
            total = 0.0
            for player in range(self.players):
                total += self.odds[(player * self.seats + seat) * PAIRS + pair]
            self.knowledge.mission_odds[seat * PAIRS + pair] = total
            most = max(most, total)
        for pair in range(PAIRS):
            self.knowledge.mission_odds[seat * PAIRS + pair] /= most
            for player in range(self.players):
                self.odds[(player * self.seats + seat) * PAIRS + pair] /= most


@final
class Ways:
    """All ways to play a hand: the worth of each without missions, what each mission adds, whether it was played."""

    def __init__(self) -> None:
        self.worths: vec[float] = vec[float]()
        self.hopes: vec[float] = vec[float]()
        self.played: vec[i64] = vec[i64]()

    def add(self, evaluation: Evaluation, cover: float, *, played: bool) -> None:
        evaluation.guess_standing()
        self.worths = append(self.worths, evaluation.lead() + cover)
        for mission in range(ALL_MISSIONS):
            self.hopes = append(self.hopes, evaluation.hope(mission))
        self.played = append(self.played, 1 if played else 0)

    def worth(self, way: i64, light: i64, dark: i64) -> float:
        hopes = way * ALL_MISSIONS
        return self.worths[way] + self.hopes[hopes + light] + self.hopes[hopes + N_MISSIONS + dark]


def alternatives(turn: Turn) -> vec[float]:
    """For each kind of player and pair of missions: how likely a seat with this hand plays it so."""
    ways = ways_of(turn)
    likely = vec[float]([0.0] * int(i64(len(HEATS)) * PAIRS))
    for light in range(N_MISSIONS):
        for dark in range(N_MISSIONS):
            weigh_ways(ways, light, dark, likely)
    return likely


def weigh_ways(ways: Ways, light: i64, dark: i64, likely: vec[float]) -> None:
    n = i64(len(ways.worths))
    best = ways.worth(0, light, dark)
    for i in range(i64(1), n):
        best = max(best, ways.worth(i, light, dark))
    for player in range(i64(len(HEATS))):
        heat = HEATS[player]
        total = 0.0
        chosen = 0.0
        for i in range(n):
            below = best - ways.worth(i, light, dark)
            if below <= FAR * heat:
                part = exp(-below / heat)
                total += part
                if ways.played[i] == 1:
                    chosen += part
        likely[player * PAIRS + light * N_MISSIONS + dark] = chosen / total


def ways_of(turn: Turn) -> Ways:
    evaluation = Evaluation(turn.before.agreed, turn.seat, turn.before.pile(), 0, N_MISSIONS)
    look_at(turn.before, evaluation)
    ways = Ways()
    for middle in range(HAND):
        for own in range(HAND):
            if own != middle:
                try_cards(turn, evaluation, ways, turn.cards[middle], turn.cards[own], turn.cards[HAND - middle - own])
    return ways


def try_cards(turn: Turn, evaluation: Evaluation, ways: Ways, middle: i64, own: i64, other: i64) -> None:
    """The cards for the table, the own district and another district: on either side, in every other district."""
    seats = turn.before.seats
    home = At.DISTRICTS + turn.seat
    cover = (COVER if is_spy(middle) else 0.0) + (COVER if is_spy(own) else 0.0)
    evaluation.lay(own, home)
    for side in range(At.DISTRICTS):
        evaluation.lay(middle, side)
        for left in range(i64(1), seats):
            there = At.DISTRICTS + (turn.seat + left) % seats
            evaluation.lay(other, there)
            played = turn.is_done(middle, side) and turn.is_done(own, home) and turn.is_done(other, there)
            ways.add(evaluation, cover, played=played)
            evaluation.lay(other, there, -1)
        evaluation.lay(middle, side, -1)
    evaluation.lay(own, home, -1)


def look_at(before: HofVerrat, evaluation: Evaluation) -> None:
    """The table as another seat sees it; which spies that seat laid itself is unknown."""
    for place in range(At.DISTRICTS + before.seats):
        for kind in range(KINDS):
            n = before.open_cards(place, kind)
            if n != 0:
                evaluation.lay(kind, place, n)
    for spy in range(before.spies_laid()):
        if before.spy_place(spy) == At.DISTRICTS + evaluation.seat:
            evaluation.roles[Role.SPY] += 1


def reading(knowledge: Knowledge) -> Reading:
    assert isinstance(knowledge, HofVerratKnowledge)
    return Reading(knowledge)
