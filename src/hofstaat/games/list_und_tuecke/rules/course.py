"""The course of Mit List und Tücke: dealing, passing, playing, the end of a round, of a chapter and of the game."""

from typing import Final, final

from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves, Outcome
from hofstaat.games.list_und_tuecke.cards import (
    BLACK_KNIGHT,
    CHAPTERS,
    DARK,
    DEALT,
    ELIMINATION_TOKEN,
    HAND,
    LIGHT,
    N_CARDS,
    crests_of,
)
from hofstaat.games.list_und_tuecke.rules.codes import (
    CENTRE_CARD,
    CONDEMN_CARD,
    ELIMINATE,
    GIVE_CARD,
    HEAL_CARD,
    HIGH_RANK,
    LAY_TOKEN,
    LOOK_AT_CENTRE,
    NAME_CARD,
    PASS_CARD,
    PLAY_CARD,
    RETURN_CARD,
    SPY_ON,
    TAKE_TOKEN,
    decline,
    swap_card,
)
from hofstaat.games.list_und_tuecke.rules.refusals import why_not
from hofstaat.games.list_und_tuecke.rules.texts import Texts
from hofstaat.games.list_und_tuecke.scoring import MOST_POINTS, START_PLAYER_CARD, points, winner
from hofstaat.games.list_und_tuecke.table.intrigue import (
    CARDS_DEALT,
    CHAPEL_LAID,
    CHAPTER,
    CHAPTER_BEGAN,
    DARK_DEAL,
    DARK_PASS,
    DECLINED,
    DONE,
    ENDED,
    FIRST_PLAYER,
    HAND_SIZE,
    HANDS,
    INFLUENCE_TAKEN,
    KNIGHT,
    KNIGHT_PAID,
    LIGHT_DEAL,
    LIGHT_PASS,
    OVER,
    PASS_CHOSEN,
    PASSED,
    PASSING,
    PLAY,
    PLAYED,
    RETURN,
    STACK_SIZE,
    STACKS,
    START,
    START_CARD_TAKEN,
    TURN,
    TURNED,
    VERDICT,
)

LAST_CHAPTER: Final[i64] = CHAPTERS - 1


@final
class ListUndTuecke(Texts):
    def copy(self) -> "ListUndTuecke":
        other = ListUndTuecke(self.court)
        self.copy_onto(other)
        return other

    # -- set-up and dealing (LT-1, LT-2) -----------------------------------------------------------------------

    def set_up(self) -> None:
        self.clear()
        self.call_lots(1, self.seats)

    def lots_drawn(self) -> None:
        """Once the first holder of the start player card; in every chapter the light cards, then the dark ones."""
        stage = self.stage()
        if stage == FIRST_PLAYER:
            self.cells[START] = self.lots[0]
            self.shuffle(LIGHT)
        elif stage == LIGHT_DEAL:
            self.tell(CHAPTER_BEGAN, self.chapter(), self.start())
            self.deal(LIGHT)
        else:
            assert stage == DARK_DEAL
            self.deal(DARK)

    def shuffle(self, back: i64) -> None:
        self.ask(LIGHT_DEAL if back == LIGHT else DARK_DEAL)
        self.cells[TURN] = self.cells[START]
        size = self.court.deck_size(back)
        self.call_lots(size, size)

    def deal(self, back: i64) -> None:
        """Two consecutive cards for each seat, the next two for the centre; the rest is put aside unseen (LT-2)."""
        for seat in range(self.seats):
            one = self.dealt(back, seat * DEALT)
            two = self.dealt(back, seat * DEALT + 1)
            self.add_to_hand(seat, one)
            self.add_to_hand(seat, two)
            self.tell(CARDS_DEALT, seat, back, one, two)
        for which in range(DEALT):
            self.set_centre(back * DEALT + which, self.dealt(back, self.seats * DEALT + which))
        self.ask(LIGHT_PASS if back == LIGHT else DARK_PASS)

    def dealt(self, back: i64, i: i64) -> i64:
        return self.court.deck_card(back, i64(self.lots[i]))

    # -- who and what ------------------------------------------------------------------------------------------

    def waiting(self) -> i64:
        stage = self.stage()
        if stage in (LIGHT_PASS, DARK_PASS):
            return self.undecided()
        if stage == RETURN:
            return bit(self.partner())
        if stage == OVER:
            return 0
        return bit(self.turn())

    def offer(self, seat: i64, moves: Moves) -> None:
        stage = self.stage()
        if stage == PLAY:
            self.offer_cards(seat, moves)
        elif stage == LIGHT_PASS:
            self.offer_passes(seat, LIGHT, moves)
        elif stage == DARK_PASS:
            self.offer_passes(seat, DARK, moves)
        elif stage == KNIGHT:
            self.offer_tokens(TAKE_TOKEN, moves)
            moves.add(decline(self.seats))
        else:
            self.offer_text(seat, stage, moves)

    def play(self, seat: i64, code: i64) -> None:
        """Carry out the choice; when a card has had its effect, whatever follows up to the next question."""
        if code < PLAY_CARD:
            self.choose_pass(seat, code - PASS_CARD)
        elif code < HEAL_CARD:
            self.play_card(seat, code - PLAY_CARD)
        elif code < LAY_TOKEN:
            self.play_for_card(seat, code)
        elif self.stage() == KNIGHT:
            self.pay_knight(seat, NONE if code == decline(self.seats) else code - TAKE_TOKEN)
        else:
            self.play_otherwise(seat, code)
        self.go_on()

    def play_for_card(self, seat: i64, code: i64) -> None:
        """Choices that name one card, for the text lying on top."""
        if code >= CENTRE_CARD:
            self.swap_with_centre(seat, (code - CENTRE_CARD) // DEALT, (code - CENTRE_CARD) % DEALT)
        elif code >= GIVE_CARD:
            self.take_shown(seat, code - GIVE_CARD)
        elif code >= RETURN_CARD:
            self.return_card(seat, code - RETURN_CARD)
        elif code >= NAME_CARD:
            self.name(seat, code - NAME_CARD)
        elif code >= CONDEMN_CARD:
            self.condemn(seat, code - CONDEMN_CARD)
        elif code >= ELIMINATE:
            self.choose_victim(seat, code - ELIMINATE)
        else:
            self.heal(seat, code - HEAL_CARD)

    def play_otherwise(self, seat: i64, code: i64) -> None:
        if code < TAKE_TOKEN:
            self.lay_token(seat, code - LAY_TOKEN)
        elif code < LOOK_AT_CENTRE:
            self.choose_rank(seat, code - HIGH_RANK)
        elif code == LOOK_AT_CENTRE:
            self.look(seat)
        elif code == decline(self.seats):
            self.forgo(seat)
        elif code < swap_card(self.seats):
            self.spy_on(seat, self.left_of(seat, code - SPY_ON + 1))
        else:
            code -= swap_card(self.seats)
            others = self.seats - 1
            self.lay_before(seat, code // others, self.left_of(seat, code % others + 1))

    # -- passing (LT-2) ----------------------------------------------------------------------------------------

    def undecided(self) -> i64:
        """The seats that have still to choose a card to pass, as bits."""
        cells = self.cells
        bits: i64 = 0
        for seat in range(self.seats):
            if i64(cells[PASSING + seat]) == NONE:
                bits |= bit(seat)
        return bits

    def offer_passes(self, seat: i64, back: i64, moves: Moves) -> None:
        for i in range(self.hand_size(seat)):
            card = self.hand_card(seat, i)
            if self.court.back[card] == back:
                moves.add(PASS_CARD + card)

    def choose_pass(self, seat: i64, card: i64) -> None:
        """Hidden until all have chosen; then all cards change hands at once (LT-2)."""
        self.cells[PASSING + seat] = i16(card)
        self.tell(PASS_CHOSEN, seat, card)
        if self.undecided() == 0:
            self.pass_on(LIGHT if self.stage() == LIGHT_PASS else DARK)

    def pass_on(self, back: i64) -> None:
        for seat in range(self.seats):
            self.take_from_hand(seat, self.passing(seat))
        for seat in range(self.seats):
            to = self.passed_to(seat, back)
            self.add_to_hand(to, self.passing(seat))
            self.tell(PASSED, seat, to, self.passing(seat), back)
            self.cells[PASSING + seat] = i16(NONE)
        if back == LIGHT:
            self.shuffle(DARK)
        else:
            self.ask(PLAY)

    # -- playing (LT-3) ----------------------------------------------------------------------------------------

    def offer_cards(self, seat: i64, moves: Moves) -> None:
        cells = self.cells
        for i in range(i64(cells[HAND_SIZE + seat])):
            moves.add(PLAY_CARD + i64(cells[HANDS + seat * HAND + i]))

    def play_card(self, seat: i64, card: i64) -> None:
        """A hand card on the own stack; a waiting threat strikes before its text, which is then void (LT-3, LT-13)."""
        self.take_from_hand(seat, card)
        self.lay_on_stack(seat, card)
        self.tell(PLAYED, seat, card)
        killer = self.waiting_killer(seat, card)
        if killer == NONE:
            self.carry_out(seat, card)
        else:
            self.eliminate(killer, seat)
            self.ask(DONE)

    def go_on(self) -> None:
        """When the card has had its effect the next seat plays; after a round its end is settled (LT-3)."""
        if self.stage() != DONE:
            return
        following = self.left_of(self.turn())
        if following == self.start():
            self.end_round()
        else:
            self.cells[TURN] = i16(following)
            self.ask(PLAY)

    def end_round(self) -> None:
        """The start player card goes to the highest visible rank above 0, else it stays (LT-4, LT-7)."""
        holder = self.highest()
        if holder != NONE:
            self.cells[START] = i16(holder)
        self.tell(START_CARD_TAKEN, self.start())
        self.cells[TURN] = self.cells[START]
        if self.hand_size(self.start()) > 0:
            self.ask(PLAY)
        else:
            self.distribute(self.start())

    # -- the end of a chapter (LT-21, LT-30, LT-34) ------------------------------------------------------------

    def distribute(self, seat: i64) -> None:
        """From this seat on, clockwise up to the holder of the start player card, each takes influence (LT-30)."""
        while True:
            received = self.take_influence(seat)
            if received == 0 and self.lies_open(seat, BLACK_KNIGHT) and self.supply_left():
                self.cells[TURN] = i16(seat)
                self.ask(KNIGHT)
                return
            seat = self.left_of(seat)
            if seat == self.start():
                self.end_chapter()
                return

    def take_influence(self, seat: i64) -> i64:
        """All due tokens at once; what the supply lacks is lost (LT-30). How many were received."""
        due = self.crests(seat)
        if due == 0:
            return 0
        blue = self.take_colour(seat, 0, due)
        green = self.take_colour(seat, 1, due)
        yellow = self.take_colour(seat, 2, due)
        received = blue + green + yellow
        if received > 0:
            self.tell(INFLUENCE_TAKEN, seat, blue, green, yellow)
        return received

    def take_colour(self, seat: i64, colour: i64, crests: i64) -> i64:
        due = crests_of(crests, colour)
        n = due if due < self.supply(colour) else self.supply(colour)
        if n > 0:
            self.give_influence(seat, colour, n)
        return n

    def crests(self, seat: i64) -> i64:
        """The crests, packed, on the seat's cards that are not eliminated (LT-30)."""
        cells = self.cells
        turned = i64(cells[TURNED + seat])
        n: i64 = 0
        for i in range(i64(cells[STACK_SIZE + seat])):
            if turned >> i & 1 == 0:
                n += self.court.crests[i64(cells[STACKS + seat * HAND + i])]
        return n

    def pay_knight(self, seat: i64, colour: i64) -> None:
        """Whoever received no influence may take one token for the black knight (LT-21)."""
        if colour == NONE:
            self.tell(DECLINED, seat, BLACK_KNIGHT)
        else:
            self.give_influence(seat, colour, 1)
            self.tell(KNIGHT_PAID, seat, colour)
        following = self.left_of(seat)
        if following == self.start():
            self.end_chapter()
        else:
            self.distribute(following)

    def end_chapter(self) -> None:
        """Without the saint an elimination token is laid on the chapel; then all cards are dealt anew (LT-30)."""
        if self.chapel(self.chapter()) == NONE:
            self.lay_on_chapel(ELIMINATION_TOKEN)
            self.tell(CHAPEL_LAID, self.start(), ELIMINATION_TOKEN)
        if self.chapter() == LAST_CHAPTER:
            self.cells[TURN] = self.cells[START]
            self.cells[VERDICT] = i16(NONE)
            self.ask(OVER)
            self.tell(ENDED)
        else:
            self.clear_chapter()
            self.cells[CHAPTER] = i16(self.chapter() + 1)
            self.shuffle(LIGHT)

    def outcome(self) -> Outcome | None:
        """Most points win; a tie is broken by the start player card (LT-32)."""
        if self.stage() != OVER:
            return None
        first = int(winner(self))
        scores = [int(points(self, seat)) for seat in range(self.seats)]
        tied = scores.count(scores[first]) > 1
        return Outcome((first,), tuple(scores), START_PLAYER_CARD if tied else MOST_POINTS)

    # -- for the search ----------------------------------------------------------------------------------------

    def looks_like(self, seat: i64, code: i64, observer: i64) -> i64:
        """Cards change hands face down: others see backs and positions, whoever gets the card sees it (LT-8)."""
        back = self.court.back[code % N_CARDS] if code < CENTRE_CARD else LIGHT
        if code < PLAY_CARD:
            return code if observer == self.passed_to(seat, back) else PASS_CARD
        if RETURN_CARD <= code < GIVE_CARD:
            return code if observer == self.turn() else RETURN_CARD
        if GIVE_CARD <= code < CENTRE_CARD:
            return code if observer == self.partner() else GIVE_CARD + back
        if CENTRE_CARD <= code < LAY_TOKEN:
            card = (code - CENTRE_CARD) // DEALT
            return CENTRE_CARD + self.court.back[card] * DEALT + (code - CENTRE_CARD) % DEALT
        base = swap_card(self.seats)
        if base <= code < decline(self.seats):
            others = self.seats - 1
            return base + self.court.back[(code - base) // others] * others + (code - base) % others
        return code

    # -- refusals ----------------------------------------------------------------------------------------------

    def why_not(self, seat: i64, code: i64) -> tuple[str, str]:
        return why_not(self, seat, code)
