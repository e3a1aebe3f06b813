"""The knowledge of a seat in Hof-Verrat, and tables it must hold possible.

It keeps a table of its own on which every card the seat has not seen is UNKNOWN, and carries out there what it is told,
with the same verbs as the rules. A sample deals the unseen cards at random over the unknown places: spies first where
spies must lie. Somebody who reads the others' turns may set odds for their missions and spies; a sample follows them.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import (
    CARD_NUMBERS,
    KINDS,
    MISSIONS,
    N_FAMILIES,
    N_MISSIONS,
    N_ROLES,
    UNKNOWN,
    Role,
    is_spy,
    role_of,
)
from hofstaat.games.hof_verrat.events import (
    Began,
    Drew,
    Eliminated,
    Ended,
    MissionsDealt,
    MissionsShown,
    Placed,
    Spared,
    SpyRevealed,
)
from hofstaat.games.hof_verrat.rules import begin, eliminate, eliminate_spy, lay_down, spare
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.table import At, Cell, HofVerrat, Phase

PAIRS: Final[i64] = N_MISSIONS * N_MISSIONS
TRIES: Final[i64] = 20


@final
class HofVerratKnowledge(Knowledge):
    def __init__(self, seat: i64, agreed: HofVerratSetup) -> None:
        super().__init__(seat)
        self.agreed = agreed
        self.table = HofVerrat(agreed)
        self.table.clear()
        self.unseen: vec[i16] = vec[i16]([i16(0)] * int(KINDS))
        for kind in range(KINDS):
            self.unseen[kind] = i16(agreed.copies[role_of(kind)])
        self.mission_odds: vec[float] = vec[float]()  # seat by seat of each pair, light * 10 + dark; empty: all alike
        self.spy_odds: vec[float] = vec[float]()  # spy by spy of each family; empty: all alike

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        if isinstance(event, Placed):
            self.learn_placed(event)
        elif isinstance(event, Eliminated):
            self.learn_eliminated(event)
        elif isinstance(event, Spared):
            spare(self.table, event.seat)
        elif isinstance(event, Drew):
            self.learn_drew(event)
        elif isinstance(event, MissionsDealt):
            if event.light is not None and event.dark is not None:
                self.set_missions(event.seat, event.light, event.dark)
        elif isinstance(event, Began):
            self.learn_began(event)
        elif isinstance(event, SpyRevealed):
            self.learn_revealed(event)
        elif isinstance(event, MissionsShown):
            self.set_missions(event.seat, event.light, event.dark)
        else:
            assert isinstance(event, Ended) and self.table.phase() == Phase.OVER

    def learn_dimly(self, event: object) -> None:
        """Which spy was laid is forgotten: as to anybody else, it may be any unseen one (HV-13)."""
        self.learn(event)
        if isinstance(event, Placed) and event.spy is not None and event.card is not None:
            kind = i64(CARD_NUMBERS[event.card])
            self.unseen[kind] = i16(i64(self.unseen[kind]) + 1)
            self.table.set_spy_card(event.spy, UNKNOWN)

    def learn_began(self, event: Began) -> None:
        """Nobody knows a card or a mission yet."""
        for seat in range(self.table.seats):
            self.table.set_mission(seat, 0, UNKNOWN)
            self.table.set_mission(seat, 1, UNKNOWN)
        for i in range(self.agreed.cards):
            self.table.set_deck_card(i, UNKNOWN)
        begin(self.table, event.first)

    def set_missions(self, seat: i64, light: str, dark: str) -> None:
        self.table.set_mission(seat, 0, MISSIONS.index(light))
        self.table.set_mission(seat, 1, MISSIONS.index(dark) - N_MISSIONS)

    def learn_drew(self, event: Drew) -> None:
        """The cards are in the hand already, unknown."""
        if event.cards is not None:
            for name in event.cards:
                self.reveal_in_hand(event.seat, CARD_NUMBERS[name])

    def reveal_in_hand(self, seat: i64, kind: i64) -> None:
        """One unknown card of a hand is this one."""
        self.table.take_from_hand(seat, UNKNOWN)
        self.table.add_to_hand(seat, kind)
        self.see(kind)

    def see(self, kind: i64) -> None:
        self.unseen[kind] = i16(i64(self.unseen[kind]) - 1)

    def learn_placed(self, event: Placed) -> None:
        """The seat's own cards were seen before; a spy of others stays unknown."""
        kind = UNKNOWN if event.card is None else i64(CARD_NUMBERS[event.card])
        if event.seat != self.seat and kind != UNKNOWN:
            self.reveal_in_hand(event.seat, kind)
        lay_down(self.table, event.seat, kind, place_of(event.side, event.district))

    def learn_eliminated(self, event: Eliminated) -> None:
        if event.spy is not None:
            eliminate_spy(self.table, event.seat, event.spy)
        elif event.card is not None:
            eliminate(self.table, event.seat, CARD_NUMBERS[event.card], place_of(event.side, event.district))

    def learn_revealed(self, event: SpyRevealed) -> None:
        kind = i64(CARD_NUMBERS[event.card])
        if self.table.spy_card(event.spy) == UNKNOWN:
            self.table.set_spy_card(event.spy, kind)
            self.see(kind)

    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> HofVerrat:
        table = self.table.copy()
        unseen = self.unseen[:]
        self.deal_spies(table, unseen, rng)
        self.deal_rest(table, unseen, rng)
        if len(self.mission_odds) > 0:
            self.deal_likely_missions(table, rng)
        self.deal_missions(table, 0, rng)
        self.deal_missions(table, 1, rng)
        return table

    def deal_spies(self, table: HofVerrat, unseen: vec[i16], rng: Random) -> None:
        """Face-down cards of others are spies: draw them from the unseen spies."""
        for spy in range(table.spies_laid()):
            if table.spy_card(spy) == UNKNOWN:
                table.set_spy_card(spy, self.draw_spy(unseen, spy, rng))

    def draw_spy(self, unseen: vec[i16], spy: i64, rng: Random) -> i64:
        """One of the unseen spies, by its odds; it is seen then."""
        weights = vec[float]()
        for family in range(N_FAMILIES):
            odds = self.spy_odds[spy * N_FAMILIES + family] if len(self.spy_odds) > 0 else 1.0
            weights = append(weights, float(i64(unseen[spy_of(family)])) * odds)
        kind = spy_of(draw_by(weights, 0, N_FAMILIES, rng))
        unseen[kind] = i16(i64(unseen[kind]) - 1)
        return kind

    def deal_rest(self, table: HofVerrat, unseen: vec[i16], rng: Random) -> None:
        """All other unseen cards, shuffled, over the hands of others, the pile and the cards set aside."""
        cards = shuffled(unseen, rng)
        n: i64 = 0
        for seat in range(table.seats):
            n = deal_hand(table, seat, cards, n)
        for i in range(table.get(Cell.TOP), table.agreed.cards):
            table.set_deck_card(i, i64(cards[n]))
            n += 1

    def deal_likely_missions(self, table: HofVerrat, rng: Random) -> None:
        """Missions by their odds, nobody's twice; a seat that finds none in a few tries is dealt any."""
        for seat in range(table.seats):
            attempts: i64 = 0
            while table.mission(seat, 0) == UNKNOWN and attempts < TRIES:
                attempts += 1
                pair = draw_by(self.mission_odds, seat * PAIRS, PAIRS, rng)
                light = pair // N_MISSIONS
                dark = pair % N_MISSIONS
                if self.is_free(table, seat, 0, light) and self.is_free(table, seat, 1, dark):
                    table.set_mission(seat, 0, light)
                    table.set_mission(seat, 1, dark)

    def is_free(self, table: HofVerrat, seat: i64, dark: i64, mission: i64) -> bool:
        return mission != table.mission(self.seat, dark) and not mission_taken(table, seat, dark, mission)

    def deal_missions(self, table: HofVerrat, dark: i64, rng: Random) -> None:
        own = table.mission(self.seat, dark)
        for seat in range(table.seats):
            while table.mission(seat, dark) == UNKNOWN:
                mission = rng.randrange(N_MISSIONS)
                if mission != own and not mission_taken(table, seat, dark, mission):
                    table.set_mission(seat, dark, mission)

    # -- could it be this one? ---------------------------------------------------------------------------------

    def admits(self, table: Table) -> bool:
        """Equal wherever the seat knows; elsewhere the unseen cards, spies where spies lie, and no mission twice."""
        if not isinstance(table, HofVerrat) or len(table.cells) != len(self.table.cells):
            return False
        trial = self.table.copy()
        return self.fill_cards(trial, table) and fill_missions(trial, table) and trial.equals(table)

    def fill_cards(self, trial: HofVerrat, table: HofVerrat) -> bool:
        """Fill in the unknown cards from the table in question; whether they are the unseen ones."""
        unseen = self.unseen[:]
        for seat in range(trial.seats):
            if trial.hand_card(seat, 0) == UNKNOWN and table.hand_size(seat) == trial.hand_size(seat):
                for i in range(trial.hand_size(seat)):
                    trial.set_hand_card(seat, i, found(unseen, table.hand_card(seat, i)))
        for spy in range(trial.spies_laid()):
            if trial.spy_card(spy) == UNKNOWN and is_spy(table.spy_card(spy)):
                trial.set_spy_card(spy, found(unseen, table.spy_card(spy)))
        for i in range(trial.get(Cell.TOP), trial.agreed.cards):
            trial.set_deck_card(i, found(unseen, table.deck_card(i)))
        for kind in range(KINDS):
            if unseen[kind] != 0:
                return False
        return True


def place_of(side: str, district: int | None) -> i64:
    if district is not None:
        return At.DISTRICTS + i64(district)
    return At.ABOVE if side == "above" else At.BELOW


def found(unseen: vec[i16], kind: i64) -> i64:
    """A card of this kind is where none was known: it is one of the unseen ones."""
    if kind >= 0:
        unseen[kind] = i16(i64(unseen[kind]) - 1)
    return kind


def fill_missions(trial: HofVerrat, table: HofVerrat) -> bool:
    """Fill in the unknown missions; whether everybody's are different."""
    for dark in range(i64(2)):
        for seat in range(trial.seats):
            if trial.mission(seat, dark) == UNKNOWN:
                trial.set_mission(seat, dark, table.mission(seat, dark))
                if mission_taken(trial, trial.seats, dark, trial.mission(seat, dark), seat):
                    return False
    return True


def spy_of(family: i64) -> i64:
    return family * N_ROLES + Role.SPY


def draw_by(weights: vec[float], first: i64, count: i64, rng: Random) -> i64:
    """One of `count` by their weights, of which not all are 0."""
    total = 0.0
    for i in range(count):
        total += weights[first + i]
    left = rng.random() * total
    last: i64 = 0
    for i in range(count):
        if weights[first + i] > 0.0:
            last = i
            left -= weights[first + i]
            if left < 0.0:
                return i
    return last


def shuffled(unseen: vec[i16], rng: Random) -> vec[i16]:
    cards = vec[i16]()
    n: i64 = 0
    for kind in range(KINDS):
        for copy in range(i64(unseen[kind])):
            j = rng.randrange(n + 1)
            cards = append(cards, i16(kind))
            cards[n] = cards[j]
            cards[j] = i16(kind)
            n += 1
    return cards


def deal_hand(table: HofVerrat, seat: i64, cards: vec[i16], n: i64) -> i64:
    """Replace unknown hand cards by the next ones; how many cards are dealt by then."""
    size = table.hand_size(seat)
    if size == 0 or table.hand_card(seat, 0) != UNKNOWN:
        return n
    for i in range(size):
        table.set_hand_card(seat, i, NONE)
    for i in range(size):
        table.add_to_hand(seat, i64(cards[n + i]))
    return n + size


def mission_taken(table: HofVerrat, seats: i64, dark: i64, mission: i64, but: i64 = NONE) -> bool:
    """Whether one of the first seats has the mission, one of them left out."""
    for seat in range(seats):
        if seat != but and table.mission(seat, dark) == mission:
            return True
    return False
