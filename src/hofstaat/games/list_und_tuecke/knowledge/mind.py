"""What a seat can know in Mit List und Tücke, and tables it must hold possible.

It keeps a veiled table on which cards it cannot see are known by their backs alone. The rules themselves play there
what the seat witnesses, so everything public is right without being told twice. Hidden cards are kept by `cases`.
"""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.table import NONE, Table
from hofstaat.games.list_und_tuecke.cards import (
    BACKS,
    CARD_NUMBERS,
    COLOURS,
    DARK,
    DEALT,
    HAND,
    LIGHT,
    N_CARDS,
    POSITIONS,
    UNKNOWN,
    Court,
)
from hofstaat.games.list_und_tuecke.knowledge.cases import Case, Cases
from hofstaat.games.list_und_tuecke.knowledge.places import (
    ASIDE,
    BEFORE_PARTNER,
    IN_CENTRE,
    PLACES,
    hidden_places,
    lay,
)
from hofstaat.games.list_und_tuecke.rules.course import ListUndTuecke
from hofstaat.games.list_und_tuecke.table.intrigue import (
    BLESS,
    DARK_PASS,
    HAND_SIZE,
    HANDS,
    KNIGHT,
    LAID_CARD,
    LIGHT_PASS,
    PASSING,
    START,
    TURN,
    VICTIM,
)
from hofstaat.games.list_und_tuecke.view.events import (
    CardsDealt,
    CentreSeen,
    CentreSwapped,
    ChapelLaid,
    ChapterBegan,
    Condemned,
    Declined,
    Eliminated,
    HandSeen,
    Healed,
    KnightPaid,
    LaidBefore,
    Named,
    PassChosen,
    Passed,
    Played,
    RankChosen,
    Swapped,
    Taken,
)


@final
class ListUndTueckeKnowledge(Knowledge):
    def __init__(self, seat: i64, court: Court) -> None:
        super().__init__(seat)
        self.court = court
        self.veil = ListUndTuecke(court)
        self.veil.clear()
        self.cases = Cases(court)

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        """Decisions are played on the veiled table; whatever else is told follows from them there."""
        if isinstance(event, Played):
            self.learn_played(event)
        elif isinstance(event, PassChosen):
            self.veil.choose_pass(event.seat, self.face(event.card, self.passing_back()))
        elif isinstance(event, Passed):
            self.learn_passed(event)
        elif isinstance(event, CardsDealt):
            self.learn_dealt(event)
        elif isinstance(event, ChapterBegan):
            self.learn_chapter(event)
        else:
            self.learn_text(event)
        self.veil.go_on()

    def learn_text(self, event: object) -> None:
        """What a character did that concerns hidden cards."""
        if isinstance(event, CentreSwapped):
            self.learn_centre_swapped(event)
        elif isinstance(event, Named):
            self.learn_named(event)
        elif isinstance(event, Taken):
            self.learn_taken(event)
        elif isinstance(event, LaidBefore):
            self.learn_laid(event)
        elif isinstance(event, Swapped):
            self.learn_swapped(event)
        elif isinstance(event, CentreSeen):
            self.learn_centre(event)
        elif isinstance(event, HandSeen):
            self.learn_hand(event)
        else:
            self.learn_public(event)

    def learn_public(self, event: object) -> None:
        """Choices everybody sees; a victim or token without a choice has followed by itself."""
        veil = self.veil
        if isinstance(event, Declined):
            if veil.stage() == KNIGHT:
                veil.pay_knight(event.seat, NONE)
            else:
                veil.forgo(event.seat)
        elif isinstance(event, RankChosen):
            veil.choose_rank(event.seat, 1 if event.rank == 0 else 0)
        elif isinstance(event, Condemned):
            veil.condemn(event.seat, CARD_NUMBERS[event.card])
        elif isinstance(event, Healed):
            veil.heal(event.seat, CARD_NUMBERS[event.card])
        elif isinstance(event, KnightPaid):
            veil.pay_knight(event.seat, COLOURS.index(event.colour))
        elif isinstance(event, Eliminated):
            if veil.stage() == VICTIM:
                veil.choose_victim(event.seat, CARD_NUMBERS[event.card])
        elif isinstance(event, ChapelLaid):
            if veil.stage() == BLESS:
                veil.lay_token(event.seat, COLOURS.index(event.token))

    def face(self, card: str | None, back: i64) -> i64:
        """A card by name, or one of which only the back is known."""
        return UNKNOWN + back if card is None else i64(CARD_NUMBERS[card])

    def unveil(self, seat: i64, card: i64) -> None:
        """An unknown card in a hand turns out to be this one."""
        self.veil.take_from_hand(seat, UNKNOWN + self.court.back[card])
        self.veil.add_to_hand(seat, card)

    def veil_again(self, seat: i64, card: i64) -> None:
        self.veil.take_from_hand(seat, card)
        self.veil.add_to_hand(seat, UNKNOWN + self.court.back[card])

    # -- dealing and passing -----------------------------------------------------------------------------------

    def learn_chapter(self, event: ChapterBegan) -> None:
        self.cases.begin()
        self.veil.cells[START] = i16(event.first)
        self.veil.cells[TURN] = i16(event.first)

    def learn_dealt(self, event: CardsDealt) -> None:
        """Two cards for a seat; with the first seat's come those of the centre and those put aside."""
        back = i64(BACKS.index(event.back))
        if event.seat == 0:
            self.deal_centre(back)
        for i in range(DEALT):
            if event.cards is None:
                self.veil.add_to_hand(event.seat, UNKNOWN + back)
            else:
                card = i64(CARD_NUMBERS[event.cards[i]])
                self.veil.add_to_hand(event.seat, card)
                self.cases.see(card)
        if event.cards is None:
            self.cases.add_unknown(event.seat, back, DEALT)

    def deal_centre(self, back: i64) -> None:
        veil = self.veil
        veil.lots_due = 0
        veil.lots_of = 0
        veil.lots = vec[i16]()
        veil.ask(LIGHT_PASS if back == LIGHT else DARK_PASS)
        for which in range(DEALT):
            veil.set_centre(back * DEALT + which, UNKNOWN + back)
            self.cases.add_unknown(IN_CENTRE + back * DEALT + which, back, 1)
        self.cases.add_unknown(ASIDE, back, self.court.deck_size(back) - DEALT * (veil.seats + 1))

    def passing_back(self) -> i64:
        return LIGHT if self.veil.stage() == LIGHT_PASS else DARK

    def learn_passed(self, event: Passed) -> None:
        """Giver and receiver know the card; the receiver has passed on one of those unknown to the giver."""
        if event.card is None:
            return
        card = i64(CARD_NUMBERS[event.card])
        if event.to == self.seat:
            self.unveil(self.seat, card)
            self.cases.see(card)
        else:
            self.veil_again(event.to, card)
            self.cases.add_unknown(event.to, self.court.back[card], -1)
            self.cases.put(card, event.to)

    # -- playing -----------------------------------------------------------------------------------------------

    def learn_played(self, event: Played) -> None:
        card = i64(CARD_NUMBERS[event.card])
        if event.seat != self.seat:
            self.cases.find(card, event.seat)
            self.cases.remove(card)
            self.unveil(event.seat, card)
        self.veil.play_card(event.seat, card)

    def learn_centre(self, event: CentreSeen) -> None:
        if event.cards is not None:
            for position in range(POSITIONS):
                self.cases.find(CARD_NUMBERS[event.cards[position]], IN_CENTRE + position)
        self.veil.look(event.seat)

    def learn_hand(self, event: HandSeen) -> None:
        if event.cards is not None:
            for name in event.cards:
                self.cases.find(CARD_NUMBERS[name], event.target)
        self.veil.spy_on(event.seat, event.target)

    def learn_centre_swapped(self, event: CentreSwapped) -> None:
        back = i64(BACKS.index(event.back))
        which = i64(event.number) - 1
        position = back * DEALT + which
        if event.laid is not None and event.taken is not None:
            laid, taken = i64(CARD_NUMBERS[event.laid]), i64(CARD_NUMBERS[event.taken])
            self.cases.find(taken, IN_CENTRE + position)
            self.cases.remove(taken)
            self.cases.put(laid, IN_CENTRE + position)
            self.veil.set_centre(position, taken)
            self.veil.swap_with_centre(event.seat, laid, which)
            self.veil.set_centre(position, UNKNOWN + back)
        else:
            self.cases.move_unseen(IN_CENTRE + position, BEFORE_PARTNER, back)
            self.cases.move_unseen(event.seat, IN_CENTRE + position, back)
            self.cases.move_unseen(BEFORE_PARTNER, event.seat, back)
            self.veil.swap_with_centre(event.seat, UNKNOWN + back, which)

    # -- the courtesan -----------------------------------------------------------------------------------------

    def learn_laid(self, event: LaidBefore) -> None:
        back = i64(BACKS.index(event.back))
        if event.card is None:
            self.cases.move_unseen(event.seat, BEFORE_PARTNER, back)
        self.veil.lay_before(event.seat, self.face(event.card, back), event.partner)

    def learn_swapped(self, event: Swapped) -> None:
        back = i64(BACKS.index(event.back))
        if event.laid is None or event.returned is None:
            self.cases.move_unseen(event.partner, event.seat, back)
            self.cases.move_unseen(BEFORE_PARTNER, event.partner, back)
            self.veil.return_card(event.partner, UNKNOWN + back)
        elif event.seat == self.seat:
            self.swap_as_player(event.partner, CARD_NUMBERS[event.laid], CARD_NUMBERS[event.returned])
        else:
            self.swap_as_partner(event.seat, CARD_NUMBERS[event.laid], CARD_NUMBERS[event.returned])

    def swap_as_player(self, partner: i64, laid: i64, returned: i64) -> None:
        self.cases.find(returned, partner)
        self.cases.remove(returned)
        self.cases.put(laid, partner)
        self.unveil(partner, returned)
        self.veil.return_card(partner, returned)
        self.veil_again(partner, laid)

    def swap_as_partner(self, player: i64, laid: i64, returned: i64) -> None:
        self.cases.find(laid, BEFORE_PARTNER)
        self.cases.remove(laid)
        self.cases.put(returned, player)
        self.veil.cells[LAID_CARD] = i16(laid)
        self.veil.return_card(self.seat, returned)
        self.veil_again(player, returned)

    # -- the inquisitor ----------------------------------------------------------------------------------------

    def learn_named(self, event: Named) -> None:
        """Shown, the card is in that hand; not shown, no opponent of the player has it (LT-25)."""
        card = i64(CARD_NUMBERS[event.card])
        if event.owner is None:
            others = bit(self.veil.seats) - 1 & ~bit(i64(event.seat)) & ~bit(self.seat)
            self.cases.bar(card, others)
            self.veil.name(event.seat, card)
        elif event.owner == self.seat:
            self.veil.name(event.seat, card)
        else:
            self.cases.find(card, event.owner)
            self.unveil(event.owner, card)
            self.veil.name(event.seat, card)
            self.veil_again(event.owner, card)

    def learn_taken(self, event: Taken) -> None:
        """The card shown changes hands for one that only the two players know."""
        back = i64(BACKS.index(event.back))
        shown, given = i64(CARD_NUMBERS[event.card]), self.face(event.given, back)
        if event.seat == self.seat:
            self.cases.remove(shown)
            self.cases.put(given, event.partner)
        elif event.partner == self.seat:
            self.cases.find(given, event.seat)
            self.cases.remove(given)
            self.unveil(event.seat, given)
            self.cases.put(shown, event.seat)
        else:
            self.cases.move_unseen(event.seat, event.partner, back)
            self.cases.put(shown, event.seat)
        self.take_behind_veil(event.seat, event.partner, shown, given)

    def take_behind_veil(self, player: i64, holder: i64, shown: i64, given: i64) -> None:
        if holder != self.seat:
            self.unveil(holder, shown)
        self.veil.take_shown(player, given)
        if player != self.seat:
            self.veil_again(player, shown)
        else:
            self.veil_again(holder, given)

    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> ListUndTuecke:
        table = self.veil.copy()
        self.empty_hands(table)
        case = self.cases.draw(rng)
        for card in range(N_CARDS):
            if i64(case.at[card]) != NONE:
                lay(table, i64(case.at[card]), card)
        self.deal_unknown(table, case, LIGHT, rng)
        self.deal_unknown(table, case, DARK, rng)
        self.choose_passes(table, rng)
        return table

    def empty_hands(self, table: ListUndTuecke) -> None:
        for seat in range(table.seats):
            if seat != self.seat:
                table.cells[HAND_SIZE + seat] = i16(0)
                for i in range(HAND):
                    table.cells[HANDS + seat * HAND + i] = i16(NONE)

    def deal_unknown(self, table: ListUndTuecke, case: Case, back: i64, rng: Random) -> None:
        """The unseen cards of a back over the unknown places; the suspect first, where it can be."""
        suspect_at: i64 = NONE
        if self.cases.suspect != NONE and self.court.back[self.cases.suspect] == back:
            suspect_at = self.cases.place_for_suspect(case, rng)
            lay(table, suspect_at, self.cases.suspect)
        cards = self.cases.unseen(back, rng)
        n: i64 = 0
        for place in range(PLACES):
            for i in range(case.unknown(place * 2 + back) - (1 if place == suspect_at else 0)):
                lay(table, place, i64(cards[n]))
                n += 1

    def choose_passes(self, table: ListUndTuecke, rng: Random) -> None:
        """Whoever has chosen a card to pass may have chosen either."""
        for seat in range(table.seats):
            if table.passing(seat) >= UNKNOWN:
                back = self.court.back[table.passing(seat)]
                pick = rng.randrange(DEALT)
                for i in range(table.hand_size(seat)):
                    if self.court.back[table.hand_card(seat, i)] == back:
                        if pick == 0:
                            table.cells[PASSING + seat] = i16(table.hand_card(seat, i))
                        pick -= 1

    # -- could it be this one? ---------------------------------------------------------------------------------

    def admits(self, table: Table) -> bool:
        """Equal in everything public and in the own hand, and the hidden cards lie as some case has them."""
        if not isinstance(table, ListUndTuecke) or len(table.cells) != len(self.veil.cells):
            return False
        trial = self.veil.copy()
        for seat in range(trial.seats):
            if seat != self.seat:
                for i in range(HAND):
                    trial.cells[HANDS + seat * HAND + i] = table.cells[HANDS + seat * HAND + i]
                if trial.passing(seat) != NONE and table.holds(seat, table.passing(seat)):
                    trial.cells[PASSING + seat] = table.cells[PASSING + seat]
        for position in range(POSITIONS):
            trial.set_centre(position, table.centre(position))
        if i64(trial.cells[LAID_CARD]) >= UNKNOWN:
            trial.cells[LAID_CARD] = table.cells[LAID_CARD]
        return trial.equals(table) and self.cases.allow(hidden_places(table, self.seat))
