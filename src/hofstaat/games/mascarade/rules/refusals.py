"""Why an action is refused: a key for translators and a sentence for the player."""

from mypy_extensions import i64

from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import N_CHARACTERS
from hofstaat.games.mascarade.table.ballroom import (
    ANSWER,
    FOOL_SWAP,
    QUESTION,
    ROB,
    SPY_PLACE,
    SPY_SWAP,
    TRADE,
    TURN,
    Ballroom,
)


def why_not(table: Ballroom, code: i64) -> tuple[str, str]:
    phase = table.phase()
    if phase == TURN:
        return why_not_this_turn(table, code)
    if phase == ANSWER:
        return "answer-first", "First say whether you are the announced character, or not."
    return why_not_with_power(table, phase)


def why_not_with_power(table: Ballroom, phase: i64) -> tuple[str, str]:
    if phase == ROB:
        return "rob-the-richest", "The Bishop takes from one of the richest other players."
    if phase == FOOL_SWAP:
        return why_no_fooling(table)
    if phase == TRADE:
        return "trade-or-decline", "The Witch exchanges her fortune with another player, or declines."
    if phase == SPY_PLACE:
        return "spy-first", "The Spy first chooses the card she looks at, beside her own."
    if phase == SPY_SWAP:
        return "spy-swaps", "The Spy now swaps the two cards she looked at, or not."
    if phase == QUESTION:
        return "question-somebody", "The Inquisitor chooses another player to question."
    return "name-in-play", "Name a character that is in play."


def why_not_this_turn(table: Ballroom, code: i64) -> tuple[str, str]:
    ball = table.ball
    if 0 <= code < ball.look:
        return why_no_swap(table)
    if not 0 <= code < ball.pass_by:
        return "swap-look-announce", "It is your turn: swap or not, look, or announce a character."
    if table.is_preparation():
        return "preparation", "The first turns are preparation: you may only swap, or not."
    if table.forced() != NONE:
        return "forced-swap", "Your card was just revealed: you must swap it, or not."
    if not ball.plays((code - ball.announce) % N_CHARACTERS):
        return "not-in-play", "That character is not in play."
    return "protected", "You cannot announce with your protected card."


def why_no_swap(table: Ballroom) -> tuple[str, str]:
    if table.forced() != NONE and table.ball.hands > 1:
        return "swap-the-revealed", "The card that was just revealed must be one of the two."
    if table.ball.hands == 3:
        return "swap-hands", "Swap one of your hands with another own card or with a hand of your opponent."
    return "swap-own", "One of the two cards must be your own."


def why_no_fooling(table: Ballroom) -> tuple[str, str]:
    if table.ball.hands == 3:
        return "fool-hands", "The Fool takes your opponent's two hand cards."
    if table.ball.hands == 2:
        return "fool-one-of-each", "The Fool takes one card of each opponent."
    return "fool-two-others", "The Fool takes the cards of two other players."
