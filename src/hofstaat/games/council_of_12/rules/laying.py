"""Steps 1 to 3 of a round: the help-seeker, the bell, one turn or two, renewals, laying in waves."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit, first_seat, has
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.actions import Vote
from hofstaat.games.council_of_12.cards import INTENTS, N_CHARACTERS, THRONE, Sentence
from hofstaat.games.council_of_12.rules.ballots import Ballot
from hofstaat.games.council_of_12.rules.questions import Question, offer_cards, why_not_laid
from hofstaat.games.council_of_12.rules.throne import choose_successor
from hofstaat.games.council_of_12.table.round import enter_round, ring, say_sentence
from hofstaat.games.council_of_12.table.stacks import next_challenge, pop
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase

# -- steps 1 and 2 (C12-10, C12-11, C12-21) ----------------------------------------------------------------------------


def begin_round(t: CouncilOf12) -> None:
    """Reveal the next help-seeker and challenge; with none left it is about the throne."""
    if t.get(Cell.SEEKERS_LEFT) == 0:
        t.set(Cell.CHAIR, NONE)
        enter_round(t, THRONE, NONE)
    else:
        challenge = pop(t, Cell.CHALLENGES_LEFT, Cell.CHALLENGE_AT)
        enter_round(t, challenge, pop(t, Cell.SEEKERS_LEFT, Cell.SEEKER_AT))
    if t.journal is not None:
        facts = (t.get(Cell.CHALLENGE), t.get(Cell.SEEKER), t.get(Cell.LEAD), t.get(Cell.CHAIR), t.get(Cell.TICK))
        t.tell(Event.ROUND_BEGAN, facts[0], facts[1], facts[2], facts[3], facts[4])
    t.begin(Phase.BELL)


@final
class RingBell(Ballot):
    """Pay 1 favour: the challenge counts double in the end, and the next front is seen (C12-11)."""

    def begin(self, t: CouncilOf12) -> None:
        if t.agreed.bell and t.get(Cell.FAVOUR) > 1 and not t.is_throne():
            self.hold(t)
        else:
            t.begin(Phase.TURNS)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        moves.add(t.agreed.actions.vote.code(Vote.RING))

    def decide(self, t: CouncilOf12, code: i64) -> None:
        if code != t.agreed.actions.no:
            ring(t)
            following = next_challenge(t)
            t.tell(Event.BELL_RANG, t.get(Cell.FAVOUR), THRONE if following == NONE else following)
        t.begin(Phase.TURNS)


@final
class ChooseTurns(Ballot):
    """Two players may meet two goals in two turns (C12-21)."""

    def begin(self, t: CouncilOf12) -> None:
        if t.seats == 2 and t.two_goals():
            self.hold(t)
        else:
            t.begin(Phase.PRE)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        moves.add(t.agreed.actions.vote.code(Vote.TWO_TURNS))

    def decide(self, t: CouncilOf12, code: i64) -> None:
        if code != t.agreed.actions.no:
            t.set(Cell.TURN, 1)
        t.begin(Phase.PRE)


# -- open cards (C12-13, C12-60) ---------------------------------------------------------------------------------------


@final
class LayOpenly(Question):
    """The chair and those asked to by a reward lay face up, before the first hidden card (C12-60)."""

    def begin(self, t: CouncilOf12) -> None:
        renew_hands(t)
        seats = t.lies_openly()
        if seats != 0:
            t.ask(Phase.OPEN, seats)
        else:
            t.begin(Phase.LAY)

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        offer_cards(t.agreed.actions.open, t.playable(seat), moves)

    def close(self, t: CouncilOf12) -> None:
        for seat in range(t.seats):
            code = t.answer(seat)
            if code != NONE:
                card = t.agreed.actions.open.first(code)
                lay(t, seat, card)
                t.turn_up(bit(seat))
                t.tell(Event.OPENED, seat, card)
        t.clear_answers()
        t.begin(Phase.LAY)

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        return why_not_laid(t, seat, t.agreed.actions.open, code)


def renew_hands(t: CouncilOf12) -> None:
    """Nobody lays the last hand card: it becomes the new pile, all other own cards go to the hand (C12-13)."""
    for seat in range(t.seats):
        if t.hand_size(seat) == 1:
            card = first_seat(t.hand(seat))
            renew(t, seat, 0, card)
            t.tell(Event.RENEWED, seat, card)


def renew(t: CouncilOf12, seat: i64, hand: i64, card: i64) -> None:
    """This card is the new pile; the old one goes to the hand."""
    t.set_hand(seat, hand)
    t.take_pile(seat)
    t.discard(seat, card)


def lay(t: CouncilOf12, seat: i64, card: i64) -> None:
    t.take_from_hand(seat, card)
    t.lay(seat, card)


# -- waves (C12-12) ----------------------------------------------------------------------------------------------------


@final
class LayCard(Question):
    """Everybody not yet fixed lays a card and intends a sentence or none; nobody left closes the step (C12-12)."""

    def begin(self, t: CouncilOf12) -> None:
        seats = t.all_seats() & ~t.get(Cell.FIXED)
        if seats != 0:
            t.ask(Phase.LAY, seats)
        else:
            close_laying(t)

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        lay_face_down = t.agreed.actions.lay
        cards = t.playable(seat)
        intents = i64(1) if t.agreed.uncanny else INTENTS
        for card in range(N_CHARACTERS):
            if has(cards, card):
                silent = lay_face_down.code(card)
                for intent in range(intents):
                    moves.add(silent + intent)

    def close(self, t: CouncilOf12) -> None:
        """Of the intended sentences only the one nearest the lead is spoken; its seat is fixed, the others go on."""
        actions = t.agreed.actions
        for i in range(t.seats):
            seat = t.from_lead(i)
            code = t.answer(seat)
            if code != NONE and actions.intent(code) != Sentence.SILENT:
                lay(t, seat, actions.card_laid(code))
                say_sentence(t, seat, actions.intent(code))
                t.tell(Event.SPOKE, seat, actions.intent(code))
                t.clear_answers()
                self.begin(t)
                return
        lie_down(t)

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        return why_not_laid(t, seat, t.agreed.actions.lay, code)


def lie_down(t: CouncilOf12) -> None:
    """A wave without a sentence: all cards lie."""
    for seat in range(t.seats):
        code = t.answer(seat)
        if code != NONE:
            lay(t, seat, t.agreed.actions.card_laid(code))
    t.clear_answers()
    close_laying(t)


def close_laying(t: CouncilOf12) -> None:
    t.tell(Event.CARDS_LIE)
    if t.is_throne():
        choose_successor(t)
    else:
        t.begin(Phase.ORDER)
