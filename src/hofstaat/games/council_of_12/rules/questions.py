"""Questions to several seats at once, whose answers stay hidden until the last one is in."""

from mypy_extensions import i64

from hofstaat.engine.actions import Action
from hofstaat.engine.bits import has
from hofstaat.engine.table import Decision, Moves
from hofstaat.games.council_of_12.cards import FACES, N_CHARACTERS
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12


class Question(Decision[CouncilOf12]):
    """Everybody asked gives a hidden answer, in any order (C12-19). Games fill in what follows from all of them."""

    def waiting(self, t: CouncilOf12) -> i64:
        return t.get(Cell.OWING)

    def play(self, t: CouncilOf12, seat: i64, code: i64) -> None:
        if t.keep_answer(seat, code):
            self.close(t)

    def close(self, t: CouncilOf12) -> None:
        """Go on when all answers are in."""
        raise NotImplementedError

    def looks_like(self, t: CouncilOf12, seat: i64, code: i64, observer: i64) -> i64:
        """Hidden answers all look the same."""
        return code if seat == observer else t.agreed.actions.no


def offer_cards(action: Action, cards: i64, moves: Moves) -> None:
    """An action for each card of a set."""
    for card in range(N_CHARACTERS):
        if has(cards, card):
            moves.add(action.code(card))


def offer_seats(t: CouncilOf12, seats: i64, moves: Moves) -> None:
    """A vote for each seat of a set."""
    vote_seat = t.agreed.actions.vote_seat
    for seat in range(t.seats):
        if has(seats, seat):
            moves.add(vote_seat.code(seat))


def offer_values(action: Action, values: i64, moves: Moves) -> None:
    """An action for each value of the die in a set; values count from 1."""
    for i in range(FACES):
        if has(values, i + 1):
            moves.add(action.code(i))


def why_not_laid(t: CouncilOf12, seat: i64, action: Action, code: i64) -> tuple[str, str]:
    """Why a card cannot be laid, openly or not, or follow an oracle."""
    if not action.has(code):
        return "lay-a-card", "Lay one of your hand cards first."
    card = action.first(code)
    if has(t.help_seeker(), card):
        return "help-seeker", "The help-seeker's own character cannot be played in this round."
    if not has(t.hand(seat), card):
        return "not-in-hand", "You do not have that card."
    return "no-words", "An uncannily silent council says nothing."
