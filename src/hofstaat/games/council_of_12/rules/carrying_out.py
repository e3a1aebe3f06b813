"""Step 4 of a round: whose card is next, equal cards negate each other, a card follows the oracle."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit, count_bits, first_seat, has
from hofstaat.engine.table import NONE, Decision, Draw, Moves
from hofstaat.games.council_of_12.cards import FACES, Character, Effect
from hofstaat.games.council_of_12.rules.ballots import Ballot
from hofstaat.games.council_of_12.rules.characters import carry_out, discard_laid, put_away
from hofstaat.games.council_of_12.rules.laying import renew
from hofstaat.games.council_of_12.rules.questions import Question, offer_cards, offer_seats, why_not_laid
from hofstaat.games.council_of_12.rules.rewards import rest_on_lot
from hofstaat.games.council_of_12.table.round import mark_done, resolve
from hofstaat.games.council_of_12.table.stacks import holds, use_reward
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase

# -- whose card is next (C12-14) ---------------------------------------------------------------------------------------


@final
class SayWhen(Question):
    """While cards lie their owners say now or later; there is nothing to ask about a single card (C12-14)."""

    def begin(self, t: CouncilOf12) -> None:
        lying = t.lying()
        if lying == 0:
            t.begin(Phase.TILT)
        elif has_order(t, lying):
            t.ask(Phase.ORDER, lying)
        else:
            show(t, first_of(t, lying))

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        moves.add(t.agreed.actions.now.start)
        moves.add(t.agreed.actions.later.start)

    def close(self, t: CouncilOf12) -> None:
        """The first who said now goes next, otherwise the first of all."""
        eager: i64 = 0
        for seat in range(t.seats):
            if t.answer(seat) == t.agreed.actions.now.start:
                eager |= bit(seat)
        t.clear_answers()
        show(t, first_of(t, eager if eager != 0 else t.lying()))

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        return "now-or-later", "Say whether your card is carried out now or later."


def has_order(t: CouncilOf12, lying: i64) -> bool:
    """Whether it can matter whose card is next, and may be said."""
    return count_bits(lying) > 1 and not t.agreed.uncanny and not all_open_and_equal(t, lying)


def all_open_and_equal(t: CouncilOf12, lying: i64) -> bool:
    if lying & ~t.get(Cell.FACE_UP) != 0:
        return False
    return t.lying_equal(t.laid(first_seat(lying))) == lying


def first_of(t: CouncilOf12, seats: i64) -> i64:
    """The default order: those who spoke in the order of speaking, then from the lead leftwards."""
    best = NONE
    best_rank: i64 = 0
    for seat in range(t.seats):
        if has(seats, seat):
            spoken = t.get(Cell.SPOKEN_AS + seat)
            rank = spoken if spoken != 0 else t.seats + 1 + t.steps_from_lead(seat)
            if best == NONE or rank < best_rank:
                best, best_rank = seat, rank
    return best


# -- reveal, negate, save (C12-14, C12-40, C12-52, C12-60) -------------------------------------------------------------


def show(t: CouncilOf12, seat: i64) -> None:
    """Reveal a card and every equal one. Alone it works; a character repeated after the oracle does nothing."""
    card = t.laid(seat)
    equal = t.lying_equal(card)
    t.turn_up(equal)
    t.tell(Event.REVEALED, seat, card, equal, i64(1) if t.get(Cell.FOLLOWER) == seat else 0)
    if has(t.get(Cell.DONE), card):
        t.tell(Event.FIZZLED, seat, card)
        put_away(t, card, equal, 0)
    elif count_bits(equal) > 1:
        negate(t, card, equal)
    else:
        carry_out(t, seat)


def negate(t: CouncilOf12, card: i64, seats: i64) -> None:
    """Equal cards have no effect, unless a reward lets one of their players carry it out after all."""
    if holds(t, Effect.R_SAVE):
        t.set(Cell.NEGATED, seats)
        t.begin(Phase.SAVE)
    else:
        put_away(t, card, seats, 1)


@final
class Save(Ballot):
    """A reward lets one of the players of equal cards carry it out after all (C12-52)."""

    def begin(self, t: CouncilOf12) -> None:
        self.hold(t)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        offer_seats(t, t.get(Cell.NEGATED), moves)

    def decide(self, t: CouncilOf12, code: i64) -> None:
        seats = t.get(Cell.NEGATED)
        if code == t.agreed.actions.no:
            put_away(t, t.laid(first_seat(seats)), seats, 1)
        else:
            use_reward(t, Effect.R_SAVE)
            carry_out(t, t.agreed.actions.vote_seat.first(code))


# -- the oracle (C12-40, C12-44) ---------------------------------------------------------------------------------------


@final
class RollForOracle(Draw[CouncilOf12]):
    """After the roll one more card is due at once; before it the last hand card is renewed, the oracle included."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(1, FACES)

    def drawn(self, t: CouncilOf12) -> None:
        rest_on_lot(t)
        mark_done(t, Character.ORACLE)
        seat = t.get(Cell.ACTOR)
        if t.hand_size(seat) == 1:
            card = first_seat(t.hand(seat))
            t.clear_laid(seat)
            renew(t, seat, bit(Character.ORACLE), card)
            t.tell(Event.RENEWED, seat, card, 1)
        t.ask(Phase.FOLLOW, bit(seat))


@final
class Follow(Decision[CouncilOf12]):
    """One more card is played openly after the oracle, which goes to the pile unless renewed (C12-40, C12-44)."""

    def waiting(self, t: CouncilOf12) -> i64:
        return t.get(Cell.OWING)

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        offer_cards(t.agreed.actions.follow, t.playable(seat), moves)

    def play(self, t: CouncilOf12, seat: i64, code: i64) -> None:
        card = t.agreed.actions.follow.first(code)
        t.set(Cell.OWING, 0)
        put_oracle_away(t, seat)
        t.take_from_hand(seat, card)
        t.lay(seat, card)
        t.set(Cell.FOLLOWER, seat)
        show(t, seat)

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        return why_not_laid(t, seat, t.agreed.actions.follow, code)


def put_oracle_away(t: CouncilOf12, seat: i64) -> None:
    """With it others whose negation was cured."""
    seats = t.get(Cell.NEGATED) & ~bit(seat)
    if t.laid(seat) != NONE:
        seats |= bit(seat)
    discard_laid(t, seats)
    if seats != 0:
        t.tell(Event.RESOLVED, Character.ORACLE, seats, 0)
    resolve(t, Character.ORACLE, seats, 0)
