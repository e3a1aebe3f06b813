"""What a seat can know in Hof-Verrat, and tables it must hold possible.

It keeps a table of its own on which every card the seat has not seen is UNKNOWN, and how many cards of each kind are
still unseen. A sample deals the unseen cards at random over the unknown places: spies first where spies must lie.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Table
from hofstaat.games.hof_verrat.cards import (
    ASSASSIN,
    CARD_NUMBERS,
    HAND,
    KINDS,
    MISSIONS,
    N_MISSIONS,
    Court,
    is_spy,
    role_of,
)
from hofstaat.games.hof_verrat.rules import HofVerrat
from hofstaat.games.hof_verrat.table.banquet import (
    ALL_AREAS,
    ASSASSIN_AT,
    DISTRICTS,
    ELIMINATED,
    OTHER_AREA,
    OVER,
    OWN_AREA,
    PLAYING,
    STAGE,
    STRIKER,
    TABLE_AREA,
    TODO,
    TOP,
    TURN,
)
from hofstaat.games.hof_verrat.view import (
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

UNKNOWN: Final[i64] = -2


@final
class HofVerratKnowledge(Knowledge):
    def __init__(self, seat: i64, court: Court) -> None:
        super().__init__(seat)
        self.court = court
        self.table = HofVerrat(court)
        self.table.clear()
        self.unseen: vec[i16] = vec[i16]([i16(0)] * int(KINDS))
        for kind in range(KINDS):
            self.unseen[kind] = i16(court.copies[role_of(kind)])

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        if isinstance(event, Placed):
            self.learn_placed(event)
        elif isinstance(event, Eliminated):
            self.learn_eliminated(event)
        elif isinstance(event, Spared):
            self.strike_done()
        elif isinstance(event, Drew):
            self.learn_drew(event)
        elif isinstance(event, MissionsDealt):
            self.learn_missions(event)
        elif isinstance(event, Began):
            self.learn_began(event)
        elif isinstance(event, SpyRevealed):
            self.learn_revealed(event)
        elif isinstance(event, MissionsShown):
            self.set_missions(event.seat, event.light, event.dark)
        else:
            assert isinstance(event, Ended)
            self.table.cells[STAGE] = i16(OVER)

    def learn_dimly(self, event: object) -> None:
        """Which spy was laid is forgotten: as to anybody else, it may be any unseen one (HV-13)."""
        self.learn(event)
        if isinstance(event, Placed) and event.spy is not None and event.card is not None:
            kind = i64(CARD_NUMBERS[event.card])
            self.unseen[kind] = i16(i64(self.unseen[kind]) + 1)
            self.table.set_spy_card(event.spy, UNKNOWN)

    def learn_began(self, event: Began) -> None:
        self.table.cells[STAGE] = i16(PLAYING)
        self.table.cells[TURN] = i16(event.first)
        self.table.cells[TODO] = i16(ALL_AREAS)
        for i in range(self.court.cards):
            self.table.set_deck_card(i, UNKNOWN)

    def learn_missions(self, event: MissionsDealt) -> None:
        if event.light is None or event.dark is None:
            self.table.set_mission(event.seat, 0, UNKNOWN)
            self.table.set_mission(event.seat, 1, UNKNOWN)
        else:
            self.set_missions(event.seat, event.light, event.dark)

    def set_missions(self, seat: i64, light: str, dark: str) -> None:
        self.table.set_mission(seat, 0, MISSIONS.index(light))
        self.table.set_mission(seat, 1, MISSIONS.index(dark) - N_MISSIONS)

    def learn_revealed(self, event: SpyRevealed) -> None:
        kind = i64(CARD_NUMBERS[event.card])
        if self.table.spy_card(event.spy) == UNKNOWN:
            self.table.set_spy_card(event.spy, kind)
            self.see(kind)

    def learn_drew(self, event: Drew) -> None:
        for i in range(HAND):
            self.table.next_card()
            kind = UNKNOWN if event.cards is None else i64(CARD_NUMBERS[event.cards[i]])
            self.table.add_to_hand(event.seat, kind)
            self.see(kind)

    def see(self, kind: i64) -> None:
        if kind != UNKNOWN:
            self.unseen[kind] = i16(i64(self.unseen[kind]) - 1)

    def learn_placed(self, event: Placed) -> None:
        """The card leaves the hand for its place; the seat's own cards were seen before."""
        table = self.table
        place = place_of(event.side, event.district)
        kind = UNKNOWN if event.card is None else i64(CARD_NUMBERS[event.card])
        own = event.seat == self.seat
        table.take_from_hand(event.seat, kind if own else UNKNOWN)
        if not own:
            self.see(kind)
        if event.spy is None:
            table.lay(event.seat, kind, place)
        else:
            table.lay_spy(event.seat, kind, place)
        area = TABLE_AREA if place < DISTRICTS else OWN_AREA if place - DISTRICTS == event.seat else OTHER_AREA
        table.cells[TODO] = i16(i64(table.cells[TODO]) & ~area)
        if event.spy is None and role_of(kind) == ASSASSIN and table.has_victim(place, kind):
            table.cells[ASSASSIN_AT] = i16(place)
            table.cells[STRIKER] = i16(kind)
        else:
            self.turn_goes_on()

    def learn_eliminated(self, event: Eliminated) -> None:
        if event.spy is not None:
            self.table.set_spy_place(event.spy, ELIMINATED)
        elif event.card is not None:
            kind = i64(CARD_NUMBERS[event.card])
            place = place_of(event.side, event.district)
            self.table.set_open_cards(place, kind, self.table.open_cards(place, kind) - 1)
            self.table.set_gone(kind, self.table.gone(kind) + 1)
        self.strike_done()

    def strike_done(self) -> None:
        self.table.cells[ASSASSIN_AT] = i16(NONE)
        self.table.cells[STRIKER] = i16(NONE)
        self.turn_goes_on()

    def turn_goes_on(self) -> None:
        if not self.table.owes(ALL_AREAS):
            self.table.cells[TURN] = i16((self.table.turn() + 1) % self.table.seats)
            self.table.cells[TODO] = i16(ALL_AREAS)

    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> HofVerrat:
        table = self.table.copy()
        unseen = self.unseen[:]
        self.deal_spies(table, unseen, rng)
        self.deal_rest(table, unseen, rng)
        self.deal_missions(table, 0, rng)
        self.deal_missions(table, 1, rng)
        return table

    def deal_spies(self, table: HofVerrat, unseen: vec[i16], rng: Random) -> None:
        """Face-down cards of others are spies: draw them from the unseen spies."""
        for spy in range(table.spies_laid()):
            if table.spy_card(spy) == UNKNOWN:
                table.set_spy_card(spy, draw_spy(unseen, rng))

    def deal_rest(self, table: HofVerrat, unseen: vec[i16], rng: Random) -> None:
        """All other unseen cards, shuffled, over the hands of others, the pile and the cards set aside."""
        cards = shuffled(unseen, rng)
        n: i64 = 0
        for seat in range(table.seats):
            n = deal_hand(table, seat, cards, n)
        for i in range(i64(table.cells[TOP]), table.court.cards):
            table.set_deck_card(i, i64(cards[n]))
            n += 1

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
        for i in range(i64(trial.cells[TOP]), trial.court.cards):
            trial.set_deck_card(i, found(unseen, table.deck_card(i)))
        for kind in range(KINDS):
            if unseen[kind] != 0:
                return False
        return True


def place_of(side: str, district: int | None) -> i64:
    if district is not None:
        return DISTRICTS + i64(district)
    return 0 if side == "above" else 1


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


def draw_spy(unseen: vec[i16], rng: Random) -> i64:
    """One of the unseen spies, all equally likely; it is seen then."""
    n: i64 = 0
    for kind in range(KINDS):
        if is_spy(kind):
            n += i64(unseen[kind])
    pick = rng.randrange(n)
    spy: i64 = 0
    while not is_spy(spy) or pick >= i64(unseen[spy]):
        if is_spy(spy):
            pick -= i64(unseen[spy])
        spy += 1
    unseen[spy] = i16(i64(unseen[spy]) - 1)
    return spy


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
