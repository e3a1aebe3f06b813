"""A turn: a card is played, a killer who waits for it strikes, or its text asks its question. And all steps."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.engine.table import NONE, Decision, Moves, Step, in_order
from hofstaat.games.list_und_tuecke.cards import DARK, LIGHT, Text
from hofstaat.games.list_und_tuecke.rules.chapter import Deal, DrawFirstPlayer, Over, PassCard, PayKnight, go_on
from hofstaat.games.list_und_tuecke.rules.characters import (
    Bless,
    Condemn,
    Heal,
    Look,
    Spy,
    bless_without_influence,
    change_places,
)
from hofstaat.games.list_und_tuecke.rules.killing import ChooseVictim, eliminate, strike, waiting_killer
from hofstaat.games.list_und_tuecke.rules.swapping import (
    ChooseRank,
    Name,
    Return,
    Swap,
    SwapWithCentre,
    Take,
    ask_swap,
)
from hofstaat.games.list_und_tuecke.table import Event, ListUndTuecke, Phase


@final
class PlayCard(Decision[ListUndTuecke]):
    """A hand card on the own stack; a waiting threat strikes before its text, which is then void (LT-3, LT-13)."""

    def offer(self, t: ListUndTuecke, seat: i64, moves: Moves) -> None:
        play = t.agreed.actions.play
        for i in range(t.hand_size(seat)):
            moves.add(play.code(t.hand_card(seat, i)))

    def play(self, t: ListUndTuecke, seat: i64, code: i64) -> None:
        card = t.agreed.actions.play.first(code)
        t.take_from_hand(seat, card)
        t.lay_on_stack(seat, card)
        t.tell(Event.PLAYED, seat, card)
        killer = waiting_killer(t, seat, card)
        if killer == NONE:
            carry_out(t, seat, card)
        else:
            eliminate(t, killer, seat)
            go_on(t)

    def refuse(self, t: ListUndTuecke, seat: i64, code: i64) -> tuple[str, str]:
        if t.agreed.actions.play.has(code):
            return "not-in-hand", "You do not have that card in your hand."
        return "play-a-card", "You have to play a hand card now."


def carry_out(t: ListUndTuecke, seat: i64, card: i64) -> None:
    """The text of the card just played; what is impossible is skipped without a question (LT-5, LT-33)."""
    text = t.agreed.text[card]
    if text == Text.STRIKES:
        strike(t, seat, card)
    elif text == Text.SWAPS:
        ask_swap(t, seat)
    elif text == Text.INTRIGUES:
        change_places(t, seat)
    elif text == Text.BLESSES and not t.supply_left():
        bless_without_influence(t, seat)
    else:
        question = question_of(t, seat, text)
        if question == NONE:
            go_on(t)
        else:
            t.enter(question)


def question_of(t: ListUndTuecke, seat: i64, text: i64) -> i64:
    """The question that the text asks its player now, or NONE."""
    if text == Text.VISITS_CENTRE:
        return Phase.CENTRE_SWAP if t.hand_size(seat) > 0 else NONE
    if text == Text.INQUIRES:
        return Phase.RANK
    if text == Text.HEALS:
        return Phase.HEAL if t.turned(seat) != 0 else NONE
    if text == Text.LOOKS:
        return Phase.LOOK
    if text == Text.CONDEMNS:
        return Phase.CONDEMN if t.cards_to_come() else NONE
    if text == Text.SPIES:
        return Phase.SPY if t.opponents_have_cards(seat) else NONE
    return Phase.BLESS if text == Text.BLESSES else NONE


STEPS: Final[list[Step[ListUndTuecke]]] = in_order(
    {
        Phase.FIRST_PLAYER: DrawFirstPlayer(),
        Phase.LIGHT_DEAL: Deal(LIGHT, Phase.LIGHT_PASS),
        Phase.LIGHT_PASS: PassCard(LIGHT),
        Phase.DARK_DEAL: Deal(DARK, Phase.DARK_PASS),
        Phase.DARK_PASS: PassCard(DARK),
        Phase.PLAY: PlayCard(),
        Phase.HEAL: Heal(),
        Phase.SWAP: Swap(),
        Phase.RETURN: Return(),
        Phase.LOOK: Look(),
        Phase.VICTIM: ChooseVictim(),
        Phase.CENTRE_SWAP: SwapWithCentre(),
        Phase.CONDEMN: Condemn(),
        Phase.SPY: Spy(),
        Phase.BLESS: Bless(),
        Phase.RANK: ChooseRank(),
        Phase.NAME: Name(),
        Phase.TAKE: Take(),
        Phase.KNIGHT: PayKnight(),
        Phase.OVER: Over(),
    }
)
