"""The knowledge of a seat in Mit List und Tücke, and tables it must hold possible.

It keeps a veiled table on which cards it cannot see are known by their backs alone. Every event that the seat witnesses
is carried out there by the functions of the rules, so everything public is right without being told twice. `cases` hold
where the hidden cards can be.
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
    centre_position,
)
from hofstaat.games.list_und_tuecke.events import (
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
from hofstaat.games.list_und_tuecke.knowledge.cases import Case, Cases
from hofstaat.games.list_und_tuecke.knowledge.places import (
    PLACES,
    Place,
    hidden_places,
    lay,
    slot_of,
)
from hofstaat.games.list_und_tuecke.rules.chapter import choose_pass
from hofstaat.games.list_und_tuecke.rules.swapping import lay_before, return_card, swap_with_centre, take_shown
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup
from hofstaat.games.list_und_tuecke.table import Cell, ListUndTuecke, Phase


@final
class ListUndTueckeKnowledge(Knowledge):
    def __init__(self, seat: i64, agreed: ListUndTueckeSetup) -> None:
        super().__init__(seat)
        self.agreed = agreed
        self.veil = ListUndTuecke(agreed)
        self.veil.clear()
        self.cases = Cases(agreed)

    # -- learning ----------------------------------------------------------------------------------------------

    def learn(self, event: object) -> None:
        """Decisions are played on the veiled table; all else that is told follows from them there."""
        if isinstance(event, Played):
            self.learn_played(event)
        elif isinstance(event, PassChosen):
            choose_pass(self.veil, event.seat, self.face(event.card, self.passing_back()))
        elif isinstance(event, Passed):
            self.learn_passed(event)
        elif isinstance(event, CardsDealt):
            self.learn_dealt(event)
        elif isinstance(event, ChapterBegan):
            self.learn_chapter(event)
        else:
            self.learn_text(event)

    def learn_text(self, event: object) -> None:
        """Texts that move or show hidden cards."""
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
        veil, actions = self.veil, self.agreed.actions
        if isinstance(event, Declined):
            veil.play(event.seat, actions.decline.start)
        elif isinstance(event, RankChosen):
            veil.play(event.seat, actions.rank.code(1 if event.rank == 0 else 0))
        elif isinstance(event, Condemned):
            veil.play(event.seat, actions.condemn.code(CARD_NUMBERS[event.card]))
        elif isinstance(event, Healed):
            veil.play(event.seat, actions.heal.code(CARD_NUMBERS[event.card]))
        elif isinstance(event, KnightPaid):
            veil.play(event.seat, actions.take.code(COLOURS.index(event.colour)))
        elif isinstance(event, Eliminated):
            if veil.phase() == Phase.VICTIM:
                veil.play(event.seat, actions.eliminate.code(CARD_NUMBERS[event.card]))
        elif isinstance(event, ChapelLaid):
            if veil.phase() == Phase.BLESS:
                veil.play(event.seat, actions.lay.code(COLOURS.index(event.token)))

    def face(self, card: str | None, back: i64) -> i64:
        """A card by name, or one of which only the back is known."""
        return UNKNOWN + back if card is None else i64(CARD_NUMBERS[card])

    def unveil(self, seat: i64, card: i64) -> None:
        """An unknown card in a hand turns out to be this one."""
        self.veil.take_from_hand(seat, UNKNOWN + self.agreed.back[card])
        self.veil.add_to_hand(seat, card)

    def veil_again(self, seat: i64, card: i64) -> None:
        self.veil.take_from_hand(seat, card)
        self.veil.add_to_hand(seat, UNKNOWN + self.agreed.back[card])

    # -- dealing and passing -----------------------------------------------------------------------------------

    def learn_chapter(self, event: ChapterBegan) -> None:
        """The lots of the light deal are due, and nobody is told them."""
        self.cases.begin()
        self.veil.set(Cell.START, event.first)
        self.veil.enter_draw(Phase.LIGHT_DEAL)

    def learn_dealt(self, event: CardsDealt) -> None:
        """Two cards for a seat; with the first seat's come those of all others, of the centre and those put aside."""
        back = i64(BACKS.index(event.back))
        if event.seat == 0:
            self.deal_unknown_cards(back)
        if event.cards is None:
            self.cases.add_unknown(event.seat, back, DEALT)
        else:
            for name in event.cards:
                self.unveil(event.seat, CARD_NUMBERS[name])
                self.cases.see(CARD_NUMBERS[name])

    def deal_unknown_cards(self, back: i64) -> None:
        """Without lots the rules deal cards of which only the back is known."""
        self.veil.take_lots(vec[i16]())
        for which in range(DEALT):
            self.cases.add_unknown(Place.IN_CENTRE + centre_position(back, which), back, 1)
        self.cases.add_unknown(Place.ASIDE, back, self.agreed.deck_size(back) - DEALT * (self.veil.seats + 1))

    def passing_back(self) -> i64:
        return LIGHT if self.veil.phase() == Phase.LIGHT_PASS else DARK

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
            self.cases.add_unknown(event.to, self.agreed.back[card], -1)
            self.cases.put(card, event.to)

    # -- playing -----------------------------------------------------------------------------------------------

    def learn_played(self, event: Played) -> None:
        card = i64(CARD_NUMBERS[event.card])
        if event.seat != self.seat:
            self.cases.find(card, event.seat)
            self.cases.remove(card)
            self.unveil(event.seat, card)
        self.veil.play(event.seat, self.agreed.actions.play.code(card))

    def learn_centre(self, event: CentreSeen) -> None:
        if event.cards is not None:
            for position in range(POSITIONS):
                self.cases.find(CARD_NUMBERS[event.cards[position]], Place.IN_CENTRE + position)
        self.veil.play(event.seat, self.agreed.actions.look.start)

    def learn_hand(self, event: HandSeen) -> None:
        if event.cards is not None:
            for name in event.cards:
                self.cases.find(CARD_NUMBERS[name], event.target)
        steps = (event.target - event.seat - 1) % int(self.veil.seats)
        self.veil.play(event.seat, self.agreed.actions.spy.code(steps))

    def learn_centre_swapped(self, event: CentreSwapped) -> None:
        back = i64(BACKS.index(event.back))
        which = i64(event.number) - 1
        position = centre_position(back, which)
        if event.laid is not None and event.taken is not None:
            laid, taken = i64(CARD_NUMBERS[event.laid]), i64(CARD_NUMBERS[event.taken])
            self.cases.find(taken, Place.IN_CENTRE + position)
            self.cases.remove(taken)
            self.cases.put(laid, Place.IN_CENTRE + position)
            self.veil.set_centre(position, taken)
            swap_with_centre(self.veil, event.seat, laid, which)
            self.veil.set_centre(position, UNKNOWN + back)
        else:
            self.cases.move_unseen(Place.IN_CENTRE + position, Place.BEFORE_PARTNER, back)
            self.cases.move_unseen(event.seat, Place.IN_CENTRE + position, back)
            self.cases.move_unseen(Place.BEFORE_PARTNER, event.seat, back)
            swap_with_centre(self.veil, event.seat, UNKNOWN + back, which)

    # -- the courtesan -----------------------------------------------------------------------------------------

    def learn_laid(self, event: LaidBefore) -> None:
        back = i64(BACKS.index(event.back))
        if event.card is None:
            self.cases.move_unseen(event.seat, Place.BEFORE_PARTNER, back)
        lay_before(self.veil, event.seat, self.face(event.card, back), event.partner)

    def learn_swapped(self, event: Swapped) -> None:
        back = i64(BACKS.index(event.back))
        if event.laid is None or event.returned is None:
            self.cases.move_unseen(event.partner, event.seat, back)
            self.cases.move_unseen(Place.BEFORE_PARTNER, event.partner, back)
            return_card(self.veil, event.partner, UNKNOWN + back)
        elif event.seat == self.seat:
            self.swap_as_player(event.partner, CARD_NUMBERS[event.laid], CARD_NUMBERS[event.returned])
        else:
            self.swap_as_partner(event.seat, CARD_NUMBERS[event.laid], CARD_NUMBERS[event.returned])

    def swap_as_player(self, partner: i64, laid: i64, returned: i64) -> None:
        self.cases.find(returned, partner)
        self.cases.remove(returned)
        self.cases.put(laid, partner)
        self.unveil(partner, returned)
        return_card(self.veil, partner, returned)
        self.veil_again(partner, laid)

    def swap_as_partner(self, player: i64, laid: i64, returned: i64) -> None:
        self.cases.find(laid, Place.BEFORE_PARTNER)
        self.cases.remove(laid)
        self.cases.put(returned, player)
        self.veil.set(Cell.LAID_CARD, laid)
        return_card(self.veil, self.seat, returned)
        self.veil_again(player, returned)

    # -- the inquisitor ----------------------------------------------------------------------------------------

    def learn_named(self, event: Named) -> None:
        """Shown, the card is in that hand; not shown, no opponent of the player has it (LT-25)."""
        card = i64(CARD_NUMBERS[event.card])
        if event.owner is None:
            others = bit(self.veil.seats) - 1 & ~bit(i64(event.seat)) & ~bit(self.seat)
            self.cases.bar(card, others)
            self.veil.play(event.seat, self.agreed.actions.name.code(card))
        elif event.owner == self.seat:
            self.veil.play(event.seat, self.agreed.actions.name.code(card))
        else:
            self.cases.find(card, event.owner)
            self.unveil(event.owner, card)
            self.veil.play(event.seat, self.agreed.actions.name.code(card))
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
        take_shown(self.veil, player, given)
        if player != self.seat:
            self.veil_again(player, shown)
        else:
            self.veil_again(holder, given)

    # -- drawing a possible table ------------------------------------------------------------------------------

    def sample(self, rng: Random) -> ListUndTuecke:
        table = self.veil.copy()
        for seat in range(table.seats):
            if seat != self.seat:
                table.empty_hand(seat)
        case = self.cases.draw(rng)
        for card in range(N_CARDS):
            if i64(case.at[card]) != NONE:
                lay(table, i64(case.at[card]), card)
        self.deal_unknown(table, case, LIGHT, rng)
        self.deal_unknown(table, case, DARK, rng)
        self.choose_passes(table, rng)
        return table

    def deal_unknown(self, table: ListUndTuecke, case: Case, back: i64, rng: Random) -> None:
        """The unseen cards of a back over the unknown places; the suspect first, where it can be."""
        suspect_at: i64 = NONE
        if self.cases.suspect != NONE and self.agreed.back[self.cases.suspect] == back:
            suspect_at = self.cases.place_for_suspect(case, rng)
            lay(table, suspect_at, self.cases.suspect)
        cards = self.cases.unseen(back, rng)
        n: i64 = 0
        for place in range(PLACES):
            for i in range(case.unknown(slot_of(place, back)) - (1 if place == suspect_at else 0)):
                lay(table, place, i64(cards[n]))
                n += 1

    def choose_passes(self, table: ListUndTuecke, rng: Random) -> None:
        """A seat that has chosen a card to pass may have chosen either."""
        for seat in range(table.seats):
            if table.passing(seat) >= UNKNOWN:
                back = self.agreed.back[table.passing(seat)]
                pick = rng.randrange(DEALT)
                for i in range(table.hand_size(seat)):
                    if self.agreed.back[table.hand_card(seat, i)] == back:
                        if pick == 0:
                            table.set_passing(seat, table.hand_card(seat, i))
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
                    trial.set_hand_card(seat, i, table.hand_card(seat, i))
                if trial.passing(seat) != NONE and table.holds(seat, table.passing(seat)):
                    trial.set_passing(seat, table.passing(seat))
        for position in range(POSITIONS):
            trial.set_centre(position, table.centre(position))
        if trial.get(Cell.LAID_CARD) >= UNKNOWN:
            trial.set(Cell.LAID_CARD, table.get(Cell.LAID_CARD))
        return trial.equals(table) and self.cases.allow(hidden_places(table, self.seat))
