"""What the characters do: each decision with its options and consequences."""

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.list_und_tuecke.cards import (
    BLESSES,
    CONDEMNS,
    DARK,
    DEALT,
    ELIMINATION_TOKEN,
    HEALS,
    INQUIRES,
    INTRIGUES,
    LIGHT,
    LOOKS,
    N_CARDS,
    N_COLOURS,
    SAINT,
    SPIES,
    STRIKES,
    SWAPS,
    VISITS_CENTRE,
)
from hofstaat.games.list_und_tuecke.rules.codes import (
    CENTRE_CARD,
    CONDEMN_CARD,
    GIVE_CARD,
    HEAL_CARD,
    HIGH_RANK,
    LAY_TOKEN,
    LOOK_AT_CENTRE,
    LOW_RANK,
    NAME_CARD,
    RETURN_CARD,
    SPY_ON,
    decline,
    swap_card,
)
from hofstaat.games.list_und_tuecke.rules.elimination import Eliminations
from hofstaat.games.list_und_tuecke.table.intrigue import (
    BLESS,
    CENTRE_SEEN,
    CENTRE_SWAP,
    CENTRE_SWAPPED,
    CHAPEL_LAID,
    CONDEMN,
    CONDEMNED,
    DECLINED,
    DONE,
    HAND_SEEN,
    HEAL,
    HEALED,
    LAID,
    LAID_CARD,
    LOOK,
    LOW,
    NAME,
    NAMED,
    PARTNER,
    RANK,
    RANK_CHOSEN,
    RETURN,
    SHOWN,
    SPY,
    SWAP,
    SWAPPED,
    SWAPPED_BACK,
    TAKE,
    TAKEN,
    TURNED,
    VERDICT,
    VICTIM,
)


class Texts(Eliminations):
    """Every method that carries something out leaves the next question as the stage, or DONE."""

    def carry_out(self, seat: i64, card: i64) -> None:
        """The text of the card just played; what is impossible is skipped without a question (LT-5, LT-33)."""
        text = self.court.text[card]
        self.ask(DONE)
        if text == STRIKES:
            self.strike(seat, card)
        elif text == VISITS_CENTRE:
            if self.hand_size(seat) > 0:
                self.ask(CENTRE_SWAP)
        elif text == INQUIRES:
            self.ask(RANK)
        elif text == HEALS:
            if self.turned(seat) != 0:
                self.ask(HEAL)
        elif text == SWAPS:
            self.ask_swap(seat)
        elif text == LOOKS:
            self.ask(LOOK)
        elif text == CONDEMNS:
            if self.cards_to_come():
                self.ask(CONDEMN)
        elif text == INTRIGUES:
            self.change_places(seat)
        elif text == SPIES:
            if self.opponents_have_cards(seat):
                self.ask(SPY)
        elif text == BLESSES:
            self.bless(seat)

    def forgo(self, seat: i64) -> None:
        """ "May" can be declined (LT-5)."""
        self.tell(DECLINED, seat, self.top(seat))
        self.cells[SWAPPED_BACK] = i16(NONE)
        self.cells[SHOWN] = i16(NONE)
        self.cells[PARTNER] = i16(NONE)
        self.ask(DONE)

    def opponents_have_cards(self, seat: i64) -> bool:
        for other in range(self.seats):
            if other != seat and self.hand_size(other) > 0:
                return True
        return False

    def cards_to_come(self) -> bool:
        """Whether anybody plays another card in this chapter."""
        for seat in range(self.seats):
            if self.hand_size(seat) > 0:
                return True
        return False

    # -- the charlatan (LT-20, LT-27) --------------------------------------------------------------------------

    def offer_patients(self, seat: i64, moves: Moves) -> None:
        for i in range(self.stack_size(seat)):
            if self.is_turned(seat, i):
                moves.add(HEAL_CARD + self.stack_card(seat, i))
        moves.add(decline(self.seats))
        moves.sort()

    def heal(self, seat: i64, card: i64) -> None:
        """One eliminated card of the own stack is turned up again; its text is not repeated (LT-20)."""
        place = self.place_in_stack(seat, card)
        self.cells[TURNED + seat] = i16(self.turned(seat) & ~bit(place))
        self.tell(HEALED, seat, card)
        self.ask(DONE)

    # -- the courtesan (LT-22, LT-28) --------------------------------------------------------------------------

    def ask_swap(self, seat: i64) -> None:
        """Another swap, if there is a card and a partner for it; two swaps have different backs (LT-22, LT-33)."""
        if self.has_swap(seat, LIGHT) or self.has_swap(seat, DARK):
            self.ask(SWAP)
        else:
            self.cells[SWAPPED_BACK] = i16(NONE)
            self.ask(DONE)

    def has_swap(self, seat: i64, back: i64) -> bool:
        if i64(self.cells[SWAPPED_BACK]) == back or not self.holds_back(seat, back):
            return False
        for other in range(self.seats):
            if other != seat and self.holds_back(other, back):
                return True
        return False

    def offer_swaps(self, seat: i64, moves: Moves) -> None:
        others = self.seats - 1
        base = swap_card(self.seats)
        for i in range(self.hand_size(seat)):
            card = self.hand_card(seat, i)
            back = self.court.back[card]
            if i64(self.cells[SWAPPED_BACK]) != back:
                for steps in range(others):
                    if self.holds_back(self.left_of(seat, steps + 1), back):
                        moves.add(base + card * others + steps)
        moves.add(decline(self.seats))

    def lay_before(self, seat: i64, card: i64, partner: i64) -> None:
        """A hand card, face down before the partner (LT-22)."""
        self.take_from_hand(seat, card)
        self.cells[LAID_CARD] = i16(card)
        self.cells[PARTNER] = i16(partner)
        self.tell(LAID, seat, partner, card)
        self.ask(RETURN)

    def offer_returns(self, seat: i64, moves: Moves) -> None:
        """The partner answers with any hand card of the same back."""
        back = self.court.back[i64(self.cells[LAID_CARD])]
        for i in range(self.hand_size(seat)):
            card = self.hand_card(seat, i)
            if self.court.back[card] == back:
                moves.add(RETURN_CARD + card)

    def return_card(self, partner: i64, card: i64) -> None:
        """Chosen before the laid card is seen; then both cards change hands (LT-28)."""
        seat = self.turn()
        laid = i64(self.cells[LAID_CARD])
        self.take_from_hand(partner, card)
        self.add_to_hand(partner, laid)
        self.add_to_hand(seat, card)
        self.cells[LAID_CARD] = i16(NONE)
        self.cells[PARTNER] = i16(NONE)
        self.tell(SWAPPED, seat, partner, laid, card)
        if i64(self.cells[SWAPPED_BACK]) != NONE:
            self.cells[SWAPPED_BACK] = i16(NONE)
            self.ask(DONE)
        else:
            self.cells[SWAPPED_BACK] = i16(self.court.back[card])
            self.ask_swap(seat)

    # -- looking: the clairvoyant and the witch (LT-23) --------------------------------------------------------

    def offer_look(self, moves: Moves) -> None:
        moves.add(LOOK_AT_CENTRE)
        moves.add(decline(self.seats))

    def look(self, seat: i64) -> None:
        """All four cards of the centre, for the player alone (LT-23)."""
        self.tell(CENTRE_SEEN, seat, self.centre(0), self.centre(1), self.centre(2), self.centre(3))
        self.ask(DONE)

    def offer_spying(self, seat: i64, moves: Moves) -> None:
        for steps in range(self.seats - 1):
            if self.hand_size(self.left_of(seat, steps + 1)) > 0:
                moves.add(SPY_ON + steps)
        moves.add(decline(self.seats))

    def spy_on(self, seat: i64, other: i64) -> None:
        """The whole hand of one opponent, for the player alone (LT-23)."""
        hand: i64 = 0
        for i in range(self.hand_size(other)):
            hand |= bit(self.hand_card(other, i))
        self.tell(HAND_SEEN, seat, other, hand)
        self.ask(DONE)

    # -- druid, white knight, monk (LT-24) ---------------------------------------------------------------------

    def offer_centre(self, seat: i64, moves: Moves) -> None:
        for i in range(self.hand_size(seat)):
            card = self.hand_card(seat, i)
            moves.add(CENTRE_CARD + card * DEALT)
            moves.add(CENTRE_CARD + card * DEALT + 1)
        moves.add(decline(self.seats))

    def swap_with_centre(self, seat: i64, card: i64, which: i64) -> None:
        """A hand card for the first or second card of the centre with the same back, unseen (LT-24)."""
        position = self.court.back[card] * DEALT + which
        taken = self.centre(position)
        self.take_from_hand(seat, card)
        self.set_centre(position, card)
        self.add_to_hand(seat, taken)
        self.tell(CENTRE_SWAPPED, seat, position, card, taken)
        self.ask(DONE)

    # -- the executioner (LT-15) -------------------------------------------------------------------------------

    def offer_verdicts(self, moves: Moves) -> None:
        """Any character of the game except the saint (LT-9, LT-15)."""
        for card in range(N_CARDS):
            if card != SAINT and self.court.plays(card):
                moves.add(CONDEMN_CARD + card)

    def condemn(self, seat: i64, card: i64) -> None:
        self.cells[VERDICT] = i16(card)
        self.tell(CONDEMNED, seat, card)
        self.ask(DONE)

    # -- the saint (LT-26) -------------------------------------------------------------------------------------

    def bless(self, seat: i64) -> None:
        """A colour of her player's choice; an elimination token if the supply is empty (LT-26)."""
        if self.supply_left():
            self.ask(BLESS)
        else:
            self.lay_on_chapel(ELIMINATION_TOKEN)
            self.tell(CHAPEL_LAID, seat, ELIMINATION_TOKEN)

    def offer_tokens(self, base: i64, moves: Moves) -> None:
        for colour in range(N_COLOURS):
            if self.supply(colour) > 0:
                moves.add(base + colour)

    def lay_token(self, seat: i64, colour: i64) -> None:
        self.take_from_supply(colour, 1)
        self.lay_on_chapel(colour)
        self.tell(CHAPEL_LAID, seat, colour)
        self.ask(DONE)

    # -- the inquisitor (LT-25, LT-29) -------------------------------------------------------------------------

    def offer_ranks(self, moves: Moves) -> None:
        moves.add(HIGH_RANK)
        moves.add(LOW_RANK)

    def choose_rank(self, seat: i64, low: i64) -> None:
        """First his rank; then he names somebody, unless no opponent has a card (LT-29, LT-33)."""
        self.cells[LOW] = i16(low)
        self.tell(RANK_CHOSEN, seat, self.rank_of(self.top(seat)))
        self.ask(NAME if self.opponents_have_cards(seat) else DONE)

    def offer_names(self, moves: Moves) -> None:
        for card in range(N_CARDS):
            if self.court.plays(card):
                moves.add(NAME_CARD + card)

    def name(self, seat: i64, card: i64) -> None:
        """The opponent who holds the card shows it to all; with a hand card the player may take it (LT-25)."""
        holder = self.holder_of(seat, card)
        self.tell(NAMED, seat, card, holder)
        if holder != NONE and self.hand_size(seat) > 0:
            self.cells[SHOWN] = i16(card)
            self.cells[PARTNER] = i16(holder)
            self.ask(TAKE)
        else:
            self.ask(DONE)

    def holder_of(self, seat: i64, card: i64) -> i64:
        """Which opponent has the card in hand, or NONE."""
        for other in range(self.seats):
            if other != seat and self.holds(other, card):
                return other
        return NONE

    def offer_gifts(self, seat: i64, moves: Moves) -> None:
        for i in range(self.hand_size(seat)):
            moves.add(GIVE_CARD + self.hand_card(seat, i))
        moves.add(decline(self.seats))

    def take_shown(self, seat: i64, given: i64) -> None:
        """A hand card of any back for the card shown (LT-25)."""
        shown = i64(self.cells[SHOWN])
        holder = self.partner()
        self.take_from_hand(holder, shown)
        self.take_from_hand(seat, given)
        self.add_to_hand(holder, given)
        self.add_to_hand(seat, shown)
        self.cells[SHOWN] = i16(NONE)
        self.cells[PARTNER] = i16(NONE)
        self.tell(TAKEN, seat, holder, shown, given)
        self.ask(DONE)

    # -- which options -----------------------------------------------------------------------------------------

    def offer_text(self, seat: i64, stage: i64, moves: Moves) -> None:
        """The options of the question a text asks."""
        if stage == CENTRE_SWAP:
            self.offer_centre(seat, moves)
        elif stage == NAME:
            self.offer_names(moves)
        elif stage == RANK:
            self.offer_ranks(moves)
        elif stage == TAKE:
            self.offer_gifts(seat, moves)
        elif stage == CONDEMN:
            self.offer_verdicts(moves)
        elif stage == SWAP:
            self.offer_swaps(seat, moves)
        elif stage == RETURN:
            self.offer_returns(seat, moves)
        elif stage == BLESS:
            self.offer_tokens(LAY_TOKEN, moves)
        elif stage == VICTIM:
            self.offer_victims(seat, moves)
        elif stage == HEAL:
            self.offer_patients(seat, moves)
        elif stage == SPY:
            self.offer_spying(seat, moves)
        else:
            assert stage == LOOK
            self.offer_look(moves)
