"""The deeds of the characters, and where their cards go (C12-14, C12-30 to C12-45)."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit, count_bits, first_seat, has
from hofstaat.engine.table import Decision, Moves
from hofstaat.games.council_of_12.cards import Character
from hofstaat.games.council_of_12.rules.questions import offer_cards, offer_values
from hofstaat.games.council_of_12.table.round import change_goal, resolve
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase


def put_away(t: CouncilOf12, card: i64, seats: i64, negated: i64) -> None:
    """The cards go to the piles, and the next one is due."""
    discard_laid(t, seats)
    t.tell(Event.RESOLVED, card, seats, negated)
    resolve(t, card, seats, negated)
    t.begin(Phase.ORDER)


def discard_laid(t: CouncilOf12, seats: i64) -> None:
    for seat in range(t.seats):
        if has(seats, seat):
            t.discard(seat, t.laid(seat))


def carry_out(t: CouncilOf12, seat: i64) -> None:
    """The effect must happen. With one possible result nobody is asked; without any it is over."""
    t.set(Cell.ACTOR, seat)
    card = t.laid(seat)
    if card == Character.ORACLE:
        t.enter_draw(Phase.ORACLE_ROLL)
    elif changes_goal(card):
        if t.two_goals():
            t.ask(Phase.EFFECT, bit(seat))
        else:
            change(t, seat, 0)
    elif card == Character.PATIENT_ONE:
        ask_patient_one(t, seat)
    else:
        ask_die(t, seat, card)


def changes_goal(card: i64) -> bool:
    return card in (Character.GOLEM, Character.KNIGHT)


def ask_patient_one(t: CouncilOf12, seat: i64) -> None:
    """One own discarded card into the hand; a single one lies open anyway (C12-38, C12-45)."""
    size = t.pile_size(seat)
    if size == 0:
        fizzle(t, seat)
    elif size == 1:
        take_back(t, seat, t.top(seat))
    else:
        t.ask(Phase.EFFECT, bit(seat))


def ask_die(t: CouncilOf12, seat: i64, card: i64) -> None:
    values = targets(t, card)
    if values == 0:
        fizzle(t, seat)
    elif count_bits(values) == 1:
        turn_die(t, seat, first_seat(values))
    else:
        t.ask(Phase.EFFECT, bit(seat))


def targets(t: CouncilOf12, card: i64) -> i64:
    """The values that the die may be turned to. The princess works only as the first card resolved (C12-37)."""
    if card == Character.PRINCESS:
        return t.goal(0) | t.goal(1) if t.get(Cell.DONE) == 0 else 0
    start = t.get(Cell.TILTED_FROM)
    reach = t.agreed.reach_of(card, t.get(Cell.DIE))
    return reach & ~bit(start) if start != 0 else reach


@final
class CarryOut(Decision[CouncilOf12]):
    """The owner chooses: a value of the die, a goal to change, or a card of the own pile (C12-30 to C12-41)."""

    def waiting(self, t: CouncilOf12) -> i64:
        return t.get(Cell.OWING)

    def offer(self, t: CouncilOf12, seat: i64, moves: Moves) -> None:
        actions, card = t.agreed.actions, t.laid(seat)
        if changes_goal(card):
            moves.add(actions.change_goal.code(0))
            moves.add(actions.change_goal.code(1))
        elif card == Character.PATIENT_ONE:
            offer_cards(actions.take, t.pile_cards(seat), moves)
        else:
            offer_values(actions.turn_die, targets(t, card), moves)

    def play(self, t: CouncilOf12, seat: i64, code: i64) -> None:
        actions = t.agreed.actions
        t.set(Cell.OWING, 0)
        if actions.turn_die.has(code):
            turn_die(t, seat, actions.turn_die.first(code) + 1)
        elif actions.take.has(code):
            take_back(t, seat, actions.take.first(code))
        else:
            change(t, seat, actions.change_goal.first(code))

    def looks_like(self, t: CouncilOf12, seat: i64, code: i64, observer: i64) -> i64:
        """A hidden card taken from a pile looks like any other (C12-38)."""
        if seat == observer or t.laid(seat) != Character.PATIENT_ONE:
            return code
        actions = t.agreed.actions
        return code if actions.take.first(code) == t.top(seat) else actions.take_nothing

    def refuse(self, t: CouncilOf12, seat: i64, code: i64) -> tuple[str, str]:
        actions = t.agreed.actions
        if actions.take.has(code) and code != actions.take_nothing:
            return "not-in-pile", "That card is not in your discard pile."
        if actions.turn_die.has(code):
            return "out-of-reach", "Your character cannot turn the die to that value."
        return "carry-out", "First carry out the effect of your character."


def turn_die(t: CouncilOf12, seat: i64, value: i64) -> None:
    """The worker tilts twice and not back to where she began (C12-31)."""
    before, card = t.get(Cell.DIE), t.laid(seat)
    t.set_die(value)
    t.tell(Event.DIE_TURNED, seat, value, card)
    if card == Character.WORKER and t.get(Cell.TILTED_FROM) == 0:
        t.set(Cell.TILTED_FROM, before)
        t.ask(Phase.EFFECT, bit(seat))
    else:
        t.set(Cell.TILTED_FROM, 0)
        finish(t, seat)


def change(t: CouncilOf12, seat: i64, which: i64) -> None:
    """Golem or knight change a goal (C12-39)."""
    card = t.laid(seat)
    change_goal(t, card, which)
    t.tell(Event.GOAL_CHANGED, seat, which, card)
    finish(t, seat)


def take_back(t: CouncilOf12, seat: i64, card: i64) -> None:
    take_from_pile(t, seat, card)
    finish(t, seat)


def take_from_pile(t: CouncilOf12, seat: i64, card: i64) -> None:
    """Others are told only of the top card which one it was (C12-38)."""
    top = i64(1) if card == t.top(seat) else 0
    t.take_from_pile(seat, card)
    t.tell(Event.TOOK, seat, card, top, t.top(seat))


def fizzle(t: CouncilOf12, seat: i64) -> None:
    t.tell(Event.FIZZLED, seat, t.laid(seat))
    finish(t, seat)


def finish(t: CouncilOf12, seat: i64) -> None:
    """Carried out: the card goes to the pile, and with it others whose negation was cured (C12-52)."""
    put_away(t, t.laid(seat), t.get(Cell.NEGATED) | bit(seat), 0)
