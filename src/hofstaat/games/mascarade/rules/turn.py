"""The set-up, the decision of a turn, and all steps of Mascarade."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.engine.table import NONE, Draw, Moves, Step, in_order
from hofstaat.games.mascarade.rules.answers import Answer, announce
from hofstaat.games.mascarade.rules.ending import Asked, Over, add_each, begin_turn, end_turn, swap_or_not
from hofstaat.games.mascarade.rules.powers import FoolSwap, Name, Question, Rob, SpyPlace, SpySwap, Trade
from hofstaat.games.mascarade.table.table import Event, Mascarade, Phase

# -- set-up (MA-10, MA-11) ---------------------------------------------------------------------------------------------


@final
class Deal(Draw[Mascarade]):
    """One character for each place, face up, and everybody's first gold (MA-10, MA-11)."""

    def call(self, t: Mascarade) -> None:
        t.call_lots(t.agreed.places, t.agreed.places)

    def drawn(self, t: Mascarade) -> None:
        t.hand_out_gold()
        for place in range(t.agreed.places):
            card = i64(t.agreed.deck[i64(t.lots[place])])
            t.set_card(place, card)
            t.note_shown(place)
            t.tell(Event.DEALT, place, card)
        t.enter_draw(Phase.FIRST_PLAYER)


@final
class DrawFirstPlayer(Draw[Mascarade]):
    """Chance says who begins."""

    def call(self, t: Mascarade) -> None:
        t.call_lots(1, t.seats)

    def drawn(self, t: Mascarade) -> None:
        begin_turn(t, i64(t.lots[0]))


# -- a turn (MA-12, MA-13, MA-18) --------------------------------------------------------------------------------------


@final
class TakeTurn(Asked):
    """Swap-or-not, look, announce; in the preparation, or revealed just before, only swap-or-not (MA-12, MA-18)."""

    def offer(self, t: Mascarade, seat: i64, moves: Moves) -> None:
        if t.forced() != NONE:
            add_each(moves, t.agreed.swaps_of[t.forced() - seat * t.agreed.hands])
        elif t.is_preparation():
            add_each(moves, t.agreed.swaps)
        else:
            add_each(moves, t.agreed.free_turn)

    def play(self, t: Mascarade, seat: i64, code: i64) -> None:
        actions = t.agreed.actions
        if actions.swap.has(code):
            swap_or_not(t, seat, code)
            end_turn(t)
        elif actions.look.has(code):
            look(t, seat, seat * t.agreed.hands + actions.look.first(code))
        else:
            announce(t, seat, seat * t.agreed.hands + actions.hand(code), actions.character(code))

    def refuse(self, t: Mascarade, seat: i64, code: i64) -> tuple[str, str]:
        actions = t.agreed.actions
        if actions.swap.has(code):
            return self.refuse_swap(t)
        if not actions.look.has(code) and not actions.announce.has(code):
            return "swap-look-announce", "It is your turn: swap or not, look, or announce a character."
        if t.is_preparation():
            return "preparation", "The first turns are preparation: you may only swap, or not."
        if t.forced() != NONE:
            return "forced-swap", "Your card was just revealed: you must swap it, or not."
        if not t.agreed.plays(actions.character(code)):
            return "not-in-play", "That character is not in play."
        return "protected", "You cannot announce with your protected card."

    def refuse_swap(self, t: Mascarade) -> tuple[str, str]:
        if t.forced() != NONE and t.agreed.hands > 1:
            return "swap-the-revealed", "The card that was just revealed must be one of the two."
        if t.agreed.hands == 3:
            return "swap-hands", "Swap one of your hands with another own card or with a hand of your opponent."
        return "swap-own", "One of the two cards must be your own."


def look(t: Mascarade, seat: i64, place: i64) -> None:
    """Secretly, at an own card (MA-13)."""
    t.note_seen(seat, place)
    t.tell(Event.LOOKED, seat, place, t.card(place))
    end_turn(t)


STEPS: Final[list[Step[Mascarade]]] = in_order(
    {
        Phase.DEAL: Deal(),
        Phase.FIRST_PLAYER: DrawFirstPlayer(),
        Phase.TURN: TakeTurn(),
        Phase.ANSWER: Answer(),
        Phase.ROB: Rob(),
        Phase.FOOL_SWAP: FoolSwap(),
        Phase.TRADE: Trade(),
        Phase.SPY_PLACE: SpyPlace(),
        Phase.SPY_SWAP: SpySwap(),
        Phase.QUESTION: Question(),
        Phase.NAME: Name(),
        Phase.OVER: Over(),
    }
)
