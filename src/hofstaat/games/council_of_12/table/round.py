"""Changes of the table in a round of Council of 12. The rules decide when; `knowledge` repeats them when told."""

from mypy_extensions import i64

from hofstaat.engine.bits import bit, has
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import GOLEM_GOAL, KNIGHT_GOAL, Character
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12


def change_goal(t: CouncilOf12, card: i64, which: i64) -> None:
    """Golem: 9 to 12, knight: 1 to 4; the later replaces the earlier (C12-39)."""
    t.set(Cell.GOALS + which, GOLEM_GOAL if card == Character.GOLEM else KNIGHT_GOAL)


def enter_round(t: CouncilOf12, challenge: i64, seeker: i64) -> None:
    """Nothing has happened in this round yet; the die already shows a value (C12-20)."""
    t.set(Cell.CHALLENGE, challenge)
    t.set(Cell.SEEKER, seeker)
    t.set(Cell.BELLED, 0)
    t.set(Cell.TURN, 0)
    t.set(Cell.MET, 0)
    t.set(Cell.CHAIR_NEGATED, 0)
    t.set(Cell.PASSED, 0)
    t.set(Cell.SHOWN, bit(t.get(Cell.DIE)))
    reset_turn(t)


def reset_turn(t: CouncilOf12) -> None:
    """A turn begins: goals as printed, nothing carried out, nobody has laid or spoken."""
    challenge = t.get(Cell.CHALLENGE)
    t.set(Cell.GOALS, t.agreed.goal_of(challenge, 0))
    t.set(Cell.GOALS + 1, t.agreed.goal_of(challenge, 1))
    t.set(Cell.DONE, 0)
    t.set(Cell.OPENERS, 0)
    t.set(Cell.FIXED, 0)
    t.set(Cell.FACE_UP, 0)
    for seat in range(t.seats):
        t.set(Cell.SENTENCE + seat, 0)
        t.set(Cell.SPOKEN_AS + seat, 0)


def ring(t: CouncilOf12) -> None:
    """The bell costs 1 favour (C12-11)."""
    t.set(Cell.BELLED, 1)
    t.set(Cell.FAVOUR, t.get(Cell.FAVOUR) - 1)


def enter_second_turn(t: CouncilOf12, met: i64) -> None:
    t.set(Cell.TURN, 2)
    t.set(Cell.MET, met)
    reset_turn(t)


def turn_challenge(t: CouncilOf12, challenge: i64, passed: i64) -> None:
    """The back of the challenge lies open now; a failed one costs favour."""
    t.set(Cell.PASSED, passed)
    t.set(Cell.EFFECT_AT, 0)
    t.set(Cell.LOSS, 0 if passed else t.agreed.loss[challenge])


def clear_round(t: CouncilOf12) -> None:
    """No challenge is being met any more."""
    t.set(Cell.CHALLENGE, NONE)
    t.set(Cell.SEEKER, NONE)
    t.set(Cell.BELLED, 0)
    t.set(Cell.GOALS, 0)
    t.set(Cell.GOALS + 1, 0)


def say_sentence(t: CouncilOf12, seat: i64, sentence: i64) -> None:
    """All hear it, and a silent council loses the round's tick (C12-84)."""
    t.set(Cell.SENTENCE + seat, sentence)
    t.set(Cell.SPOKEN_AS + seat, voices(t) + 1)
    t.set(Cell.BROKEN, t.get(Cell.BROKEN) | bit(t.get(Cell.TICK)))


def voices(t: CouncilOf12) -> i64:
    """How many have spoken in this turn."""
    n: i64 = 0
    for seat in range(t.seats):
        if t.cells[Cell.SPOKEN_AS + seat] != 0:
            n += 1
    return n


def mark_done(t: CouncilOf12, card: i64) -> None:
    t.set(Cell.DONE, t.get(Cell.DONE) | bit(card))


def resolve(t: CouncilOf12, card: i64, seats: i64, negated: i64) -> None:
    """Nobody acts any more and these cards lie there no longer; a chair whose open card was negated has failed the
    challenge (C12-60).
    """
    chair = t.get(Cell.CHAIR)
    if negated != 0 and chair != NONE and has(seats, chair) and t.get(Cell.FOLLOWER) != chair:
        t.set(Cell.CHAIR_NEGATED, 1)
    mark_done(t, card)
    t.set(Cell.FOLLOWER, NONE)
    t.set(Cell.ACTOR, NONE)
    t.set(Cell.NEGATED, 0)
    for seat in range(t.seats):
        if has(seats, seat):
            t.clear_laid(seat)
