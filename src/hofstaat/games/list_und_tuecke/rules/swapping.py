"""Characters that move hand cards: the courtesan, the three that visit the centre, the inquisitor."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Decision, Moves
from hofstaat.games.list_und_tuecke.cards import DARK, LIGHT, N_CARDS, centre_position
from hofstaat.games.list_und_tuecke.rules.chapter import go_on
from hofstaat.games.list_und_tuecke.rules.characters import decline
from hofstaat.games.list_und_tuecke.table import Cell, Event, ListUndTuecke, Phase


def not_in_hand() -> tuple[str, str]:
    return "not-in-hand", "You do not have that card in your hand."


# -- the courtesan (LT-22, LT-28) --------------------------------------------------------------------------------------


def ask_swap(t: ListUndTuecke, seat: i64) -> None:
    """A swap, if there is a card and a partner for it; else the text is done with (LT-33)."""
    if can_swap(t, seat):
        t.enter(Phase.SWAP)
    else:
        t.set(Cell.SWAPPED_BACK, NONE)
        go_on(t)


def can_swap(t: ListUndTuecke, seat: i64) -> bool:
    return has_swap(t, seat, LIGHT) or has_swap(t, seat, DARK)


def has_swap(t: ListUndTuecke, seat: i64, back: i64) -> bool:
    """Whether there is a card with this back and a partner for it; two swaps have different backs (LT-22)."""
    if t.get(Cell.SWAPPED_BACK) == back or not t.holds_back(seat, back):
        return False
    for other in range(t.seats):
        if other != seat and t.holds_back(other, back):
            return True
    return False


@final
class Swap(Decision[ListUndTuecke]):
    """The courtesan may lay a hand card face down before an opponent with a card of this back (LT-22)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        swap = t.agreed.actions.swap
        for i in range(t.hand_size(seat)):
            card = t.hand_card(seat, i)
            back = t.agreed.back[card]
            if t.get(Cell.SWAPPED_BACK) != back:
                for steps in range(t.seats - 1):
                    if t.holds_back(t.left_of(seat, steps + 1), back):
                        moves.add(swap.code(card, steps))
        moves.add(t.agreed.actions.decline.start)

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        swap = t.agreed.actions.swap
        if not swap.has(code):
            t.set(Cell.SWAPPED_BACK, NONE)
            decline(t, seat)
            return
        lay_before(t, seat, swap.first(code), t.left_of(seat, swap.second(code) + 1))

    def looks_like(self, t: ListUndTuecke, seat: i64, code: i64, observer: i64) -> i64:
        """Others see the back and the partner (LT-8)."""
        swap = t.agreed.actions.swap
        return swap.code(t.agreed.back[swap.first(code)], swap.second(code)) if swap.has(code) else code

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        swap = t.agreed.actions.swap
        if not swap.has(code):
            return "swap", "Your courtesan may swap a hand card now, or you decline."
        if not t.holds(seat, swap.first(code)):
            return not_in_hand()
        if t.get(Cell.SWAPPED_BACK) == t.agreed.back[swap.first(code)]:
            return "same-back-twice", "Your second swap must have the other back."
        return "partner-lacks-back", "That opponent has no card with this back."


def lay_before(t: ListUndTuecke, seat: i64, card: i64, partner: i64) -> None:
    """The partner is asked for a card of the same back (LT-22)."""
    t.take_from_hand(seat, card)
    t.set(Cell.LAID_CARD, card)
    t.set(Cell.PARTNER, partner)
    t.tell(Event.LAID, seat, partner, card)
    t.enter(Phase.RETURN)


@final
class Return(Decision[ListUndTuecke]):
    """The partner answers with any hand card of the same back, before the laid card is seen (LT-28)."""

    def waiting(self, t: ListUndTuecke) -> i64:
        return bit(t.partner())

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        give_back = t.agreed.actions.give_back
        back = t.agreed.back[t.get(Cell.LAID_CARD)]
        for i in range(t.hand_size(seat)):
            card = t.hand_card(seat, i)
            if t.agreed.back[card] == back:
                moves.add(give_back.code(card))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        return_card(t, seat, t.agreed.actions.give_back.first(code))

    def looks_like(self, t: ListUndTuecke, seat: i64, code: i64, observer: i64) -> i64:
        """The courtesan's player gets the card and sees it, others its back, which they know (LT-8)."""
        return code if observer == t.turn() else t.agreed.actions.give_back.start

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        give_back = t.agreed.actions.give_back
        if not give_back.has(code):
            return "return", "You have to return a card with the same back now."
        if not t.holds(seat, give_back.first(code)):
            return not_in_hand()
        return "other-back", "The card you return must have the same back as the one before you."


def return_card(t: ListUndTuecke, partner: i64, card: i64) -> None:
    """Both cards change hands; after the first swap there may be a second."""
    seat = t.turn()
    laid = t.get(Cell.LAID_CARD)
    t.take_from_hand(partner, card)
    t.add_to_hand(partner, laid)
    t.add_to_hand(seat, card)
    t.set(Cell.LAID_CARD, NONE)
    t.set(Cell.PARTNER, NONE)
    t.tell(Event.SWAPPED, seat, partner, laid, card)
    if t.get(Cell.SWAPPED_BACK) != NONE:
        t.set(Cell.SWAPPED_BACK, NONE)
        go_on(t)
    else:
        t.set(Cell.SWAPPED_BACK, t.agreed.back[card])
        ask_swap(t, seat)


# -- druid, white knight, monk (LT-24) ---------------------------------------------------------------------------------


@final
class SwapWithCentre(Decision[ListUndTuecke]):
    """A hand card for the first or second card of the centre with the same back, unseen (LT-24)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        centre = t.agreed.actions.centre
        for i in range(t.hand_size(seat)):
            card = t.hand_card(seat, i)
            moves.add(centre.code(card, 0))
            moves.add(centre.code(card, 1))
        moves.add(t.agreed.actions.decline.start)

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        centre = t.agreed.actions.centre
        if centre.has(code):
            swap_with_centre(t, seat, centre.first(code), centre.second(code))
        else:
            decline(t, seat)

    def looks_like(self, t: ListUndTuecke, seat: i64, code: i64, observer: i64) -> i64:
        """Others see the back and the position (LT-8)."""
        centre = t.agreed.actions.centre
        return centre.code(t.agreed.back[centre.first(code)], centre.second(code)) if centre.has(code) else code

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.centre.has(code):
            return not_in_hand()
        return "swap-centre", "You may swap a hand card with the centre now, or you decline."


def swap_with_centre(t: ListUndTuecke, seat: i64, card: i64, which: i64) -> None:
    """The card taken comes into the hand, the other lies face down in its place (LT-24)."""
    position = centre_position(t.agreed.back[card], which)
    taken = t.centre(position)
    t.take_from_hand(seat, card)
    t.set_centre(position, card)
    t.add_to_hand(seat, taken)
    t.tell(Event.CENTRE_SWAPPED, seat, position, card, taken)
    go_on(t)


# -- the inquisitor (LT-25, LT-29) -------------------------------------------------------------------------------------


@final
class ChooseRank(Decision[ListUndTuecke]):
    """First his rank; then he names somebody, unless no opponent has a card (LT-29, LT-33)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        moves.add(t.agreed.actions.rank.code(0))
        moves.add(t.agreed.actions.rank.code(1))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        t.set(Cell.LOW, t.agreed.actions.rank.first(code))
        t.tell(Event.RANK_CHOSEN, seat, t.rank_of(t.top(seat)))
        if t.opponents_have_cards(seat):
            t.enter(Phase.NAME)
        else:
            go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        return "choose-rank", "You have to choose the rank of your inquisitor now."


@final
class Name(Decision[ListUndTuecke]):
    """The opponent who holds the named card shows it to all; with a hand card the player may take it (LT-25)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        name = t.agreed.actions.name
        for card in range(N_CARDS):
            if t.agreed.plays(card):
                moves.add(name.code(card))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        card = t.agreed.actions.name.first(code)
        holder = self.holder(t, seat, card)
        t.tell(Event.NAMED, seat, card, holder)
        if holder != NONE and t.hand_size(seat) > 0:
            t.set(Cell.SHOWN, card)
            t.set(Cell.PARTNER, holder)
            t.enter(Phase.TAKE)
        else:
            go_on(t)

    def holder(self, t: ListUndTuecke, seat: i64, card: i64) -> i64:
        """The opponent with the card in hand, or NONE."""
        for other in range(t.seats):
            if other != seat and t.holds(other, card):
                return other
        return NONE

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.name.has(code):
            return "not-in-game", "That character is not in this game."
        return "name", "Your inquisitor has to name a character now."


@final
class Take(Decision[ListUndTuecke]):
    """A hand card of any back for the card shown, or not (LT-25)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        give = t.agreed.actions.give
        for i in range(t.hand_size(seat)):
            moves.add(give.code(t.hand_card(seat, i)))
        moves.add(t.agreed.actions.decline.start)

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        give = t.agreed.actions.give
        if give.has(code):
            take_shown(t, seat, give.first(code))
        else:
            t.forget_shown()
            decline(t, seat)

    def looks_like(self, t: ListUndTuecke, seat: i64, code: i64, observer: i64) -> i64:
        """The holder of the card shown gets the card and sees it, others its back (LT-8)."""
        give = t.agreed.actions.give
        if observer == t.partner() or not give.has(code):
            return code
        return give.code(t.agreed.back[give.first(code)])

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.give.has(code):
            return not_in_hand()
        return "take", "You may give a hand card for the card shown now, or you decline."


def take_shown(t: ListUndTuecke, seat: i64, given: i64) -> None:
    """The hand card goes to the holder of the card shown, whatever its back (LT-25)."""
    shown = t.get(Cell.SHOWN)
    holder = t.partner()
    t.take_from_hand(holder, shown)
    t.take_from_hand(seat, given)
    t.add_to_hand(holder, given)
    t.add_to_hand(seat, shown)
    t.forget_shown()
    t.tell(Event.TAKEN, seat, holder, shown, given)
    go_on(t)
