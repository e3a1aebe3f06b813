"""The course of a game: dealing, passing, the end of a round, of a chapter and of the game."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Decision, Draw, Moves, Outcome, Step
from hofstaat.games.list_und_tuecke import scoring
from hofstaat.games.list_und_tuecke.cards import (
    BLACK_KNIGHT,
    CHAPTERS,
    DARK,
    DEALT,
    ELIMINATION_TOKEN,
    LIGHT,
    N_COLOURS,
    UNKNOWN,
    centre_position,
    crests_of,
)
from hofstaat.games.list_und_tuecke.table import Cell, Event, ListUndTuecke, Phase

# -- dealing (LT-1, LT-2) ----------------------------------------------------------------------------------------------


@final
class DrawFirstPlayer(Draw[ListUndTuecke]):
    """Once in a game: the first holder of the start player card (LT-1)."""

    def call(self, t: ListUndTuecke) -> None:
        t.call_lots(1, t.seats)

    def drawn(self, t: ListUndTuecke) -> None:
        t.set(Cell.START, i64(t.lots[0]))
        t.enter_draw(Phase.LIGHT_DEAL)


@final
class Deal(Draw[ListUndTuecke]):
    """Two consecutive cards of a back for each seat, the next two for the centre; the rest is put aside (LT-2)."""

    def __init__(self, back: i64, following: i64) -> None:
        self.back = back
        self.following = following

    def call(self, t: ListUndTuecke) -> None:
        t.set(Cell.TURN, t.start())
        size = t.agreed.deck_size(self.back)
        t.call_lots(size, size)

    def drawn(self, t: ListUndTuecke) -> None:
        if self.back == LIGHT:
            t.tell(Event.CHAPTER_BEGAN, t.chapter(), t.start())
        for seat in range(t.seats):
            one = self.dealt(t, seat * DEALT)
            two = self.dealt(t, seat * DEALT + 1)
            t.add_to_hand(seat, one)
            t.add_to_hand(seat, two)
            t.tell(Event.CARDS_DEALT, seat, self.back, one, two)
        for which in range(DEALT):
            t.set_centre(centre_position(self.back, which), self.dealt(t, t.seats * DEALT + which))
        t.enter(self.following)

    def dealt(self, t: ListUndTuecke, i: i64) -> i64:
        """The card so far from the top of the deck; without lots, on a table of `knowledge`, an unknown one."""
        return t.agreed.deck_card(self.back, i64(t.lots[i])) if len(t.lots) != 0 else UNKNOWN + self.back


@final
class PassCard(Decision[ListUndTuecke]):
    """Everybody chooses a card of this back for a neighbour; hidden until all have chosen (LT-2)."""

    def __init__(self, back: i64) -> None:
        self.back = back

    def waiting(self, t: ListUndTuecke) -> i64:
        return undecided(t)

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        pass_on = t.agreed.actions.pass_on
        for i in range(t.hand_size(seat)):
            card = t.hand_card(seat, i)
            if t.agreed.back[card] == self.back:
                moves.add(pass_on.code(card))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        choose_pass(t, seat, t.agreed.actions.pass_on.first(code))

    def looks_like(self, t: ListUndTuecke, seat: i64, code: i64, observer: i64) -> i64:
        """The neighbour who gets the card sees it, others its back (LT-8)."""
        return code if observer == t.passed_to(seat, self.back) else t.agreed.actions.pass_on.start

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        pass_on = t.agreed.actions.pass_on
        if pass_on.has(code) and not t.holds(seat, pass_on.first(code)):
            return "not-in-hand", "You do not have that card in your hand."
        if self.back == LIGHT:
            if pass_on.has(code):
                return "light-only", "Only light cards are passed now."
            return "pass-light", "You have to choose a light card for your left neighbour now."
        if pass_on.has(code):
            return "dark-only", "Only dark cards are passed now."
        return "pass-dark", "You have to choose a dark card for your right neighbour now."


def undecided(t: ListUndTuecke) -> i64:
    """The seats that have still to choose a card to pass, as bits."""
    bits: i64 = 0
    for seat in range(t.seats):
        if t.passing(seat) == NONE:
            bits |= bit(seat)
    return bits


def choose_pass(t: ListUndTuecke, seat: i64, card: i64) -> None:
    """Hidden until all have chosen (LT-2)."""
    t.set_passing(seat, card)
    t.tell(Event.PASS_CHOSEN, seat, card)
    if undecided(t) == 0:
        pass_all(t, LIGHT if t.phase() == Phase.LIGHT_PASS else DARK)


def pass_all(t: ListUndTuecke, back: i64) -> None:
    """All cards change hands at once (LT-2)."""
    for seat in range(t.seats):
        t.take_from_hand(seat, t.passing(seat))
    for seat in range(t.seats):
        to = t.passed_to(seat, back)
        t.add_to_hand(to, t.passing(seat))
        t.tell(Event.PASSED, seat, to, t.passing(seat), back)
        t.set_passing(seat, NONE)
    if back == LIGHT:
        t.enter_draw(Phase.DARK_DEAL)
    else:
        t.enter(Phase.PLAY)


# -- the end of a round (LT-3, LT-4, LT-7) -----------------------------------------------------------------------------


def go_on(t: ListUndTuecke) -> None:
    """The card played has had its effect: the next seat plays; after a round its end is settled (LT-3)."""
    following = t.left_of(t.turn())
    if following == t.start():
        end_round(t)
    else:
        t.set(Cell.TURN, following)
        t.enter(Phase.PLAY)


def end_round(t: ListUndTuecke) -> None:
    """The start player card goes to the highest visible rank above 0, else it stays (LT-4, LT-7)."""
    holder = highest(t)
    if holder != NONE:
        t.set(Cell.START, holder)
    t.tell(Event.START_CARD_TAKEN, t.start())
    t.set(Cell.TURN, t.start())
    if t.hand_size(t.start()) > 0:
        t.enter(Phase.PLAY)
    else:
        distribute(t, t.start())


def highest(t: ListUndTuecke) -> i64:
    """The owner of the visible card of the highest rank above 0, or NONE (LT-4, LT-7)."""
    best: i64 = 0
    owner: i64 = NONE
    for seat in range(t.seats):
        top = t.top(seat)
        if top != NONE and t.rank_of(top) > best:
            best = t.rank_of(top)
            owner = seat
    return owner


# -- the end of a chapter (LT-21, LT-30, LT-34) ------------------------------------------------------------------------


def distribute(t: ListUndTuecke, seat: i64) -> None:
    """From this seat on, clockwise up to the holder of the start player card, each takes influence (LT-30)."""
    while True:
        received = take_influence(t, seat)
        if received == 0 and t.lies_open(seat, BLACK_KNIGHT) and t.supply_left():
            t.set(Cell.TURN, seat)
            t.enter(Phase.KNIGHT)
            return
        seat = t.left_of(seat)
        if seat == t.start():
            end_chapter(t)
            return


def take_influence(t: ListUndTuecke, seat: i64) -> i64:
    """All due tokens at once; what the supply lacks is lost (LT-30). How many were received."""
    due = influence_due(t, seat)
    if due == 0:
        return 0
    blue = take_colour(t, seat, 0, due)
    green = take_colour(t, seat, 1, due)
    yellow = take_colour(t, seat, 2, due)
    received = blue + green + yellow
    if received > 0:
        t.tell(Event.INFLUENCE_TAKEN, seat, blue, green, yellow)
    return received


def take_colour(t: ListUndTuecke, seat: i64, colour: i64, due: i64) -> i64:
    n = min(crests_of(due, colour), t.supply(colour))
    if n > 0:
        t.give_influence(seat, colour, n)
    return n


def influence_due(t: ListUndTuecke, seat: i64) -> i64:
    """The crests, packed, on the seat's cards that are not eliminated (LT-30)."""
    n: i64 = 0
    for i in range(t.stack_size(seat)):
        if not t.is_turned(seat, i):
            n += t.agreed.crests[t.stack_card(seat, i)]
    return n


@final
class PayKnight(Decision[ListUndTuecke]):
    """A player who received no influence may take one token for the black knight (LT-21)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        for colour in range(N_COLOURS):
            if t.supply(colour) > 0:
                moves.add(t.agreed.actions.take.code(colour))
        moves.add(t.agreed.actions.decline.start)

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        take = t.agreed.actions.take
        if take.has(code):
            t.give_influence(seat, take.first(code), 1)
            t.tell(Event.KNIGHT_PAID, seat, take.first(code))
        else:
            t.tell(Event.DECLINED, seat, BLACK_KNIGHT)
        following = t.left_of(seat)
        if following == t.start():
            end_chapter(t)
        else:
            distribute(t, following)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.take.has(code):
            return "colour-gone", "No token of that colour is left in the supply."
        return "knight", "Your black knight may take an influence token now, or you decline."


def end_chapter(t: ListUndTuecke) -> None:
    """Without the saint an elimination token is laid on the chapel; then all cards are dealt anew (LT-30)."""
    if t.chapel(t.chapter()) == NONE:
        t.lay_on_chapel(ELIMINATION_TOKEN)
        t.tell(Event.CHAPEL_LAID, t.start(), ELIMINATION_TOKEN)
    if t.chapter() == CHAPTERS - 1:
        t.set(Cell.TURN, t.start())
        t.set(Cell.VERDICT, NONE)
        t.enter(Phase.OVER)
        t.tell(Event.ENDED)
    else:
        t.clear_chapter()
        t.set(Cell.CHAPTER, t.chapter() + 1)
        t.enter_draw(Phase.LIGHT_DEAL)


@final
class Over(Step[ListUndTuecke]):
    """Nobody decides anything any more."""

    def outcome(self, t: ListUndTuecke) -> Outcome | None:
        return scoring.outcome(t)
