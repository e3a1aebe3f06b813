"""The end of a turn: a tilt by reward, passed or failed, shields, favour."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.actions import Vote
from hofstaat.games.council_of_12.cards import MAX_FAVOUR, Effect
from hofstaat.games.council_of_12.rules.ballots import Ballot
from hofstaat.games.council_of_12.rules.effects import next_effect
from hofstaat.games.council_of_12.rules.questions import offer_values
from hofstaat.games.council_of_12.rules.throne import end
from hofstaat.games.council_of_12.table.round import enter_second_turn, turn_challenge
from hofstaat.games.council_of_12.table.stacks import holds, use_reward
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Ending, Event, Phase


@final
class TiltDie(Ballot):
    """After the last card the council may tilt the die, once for each such reward (C12-52)."""

    def begin(self, t: CouncilOf12) -> None:
        if holds(t, Effect.R_TILT):
            self.hold(t)
        else:
            end_turn(t)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        offer_values(t.agreed.actions.vote_tilt, t.agreed.beside[t.get(Cell.DIE)], moves)

    def decide(self, t: CouncilOf12, code: i64) -> None:
        if code == t.agreed.actions.no:
            end_turn(t)
            return
        use_reward(t, Effect.R_TILT)
        value = t.agreed.actions.vote_tilt.first(code) + 1
        t.set_die(value)
        t.tell(Event.DIE_TURNED, NONE, value)
        self.begin(t)


# -- passed or failed (C12-15, C12-20, C12-21, C12-60) -----------------------------------------------------------------


def end_turn(t: CouncilOf12) -> None:
    """After a first turn that met a goal comes a second one; otherwise the challenge is evaluated."""
    turn = t.get(Cell.TURN)
    if turn == 0:
        evaluate(t, met=is_met_in_one(t))
    elif turn == 2:
        evaluate(t, met=is_met_in_two(t.get(Cell.MET), goals_met(t)))
    elif goals_met(t) == 0:
        evaluate(t, met=False)
    else:
        enter_second_turn(t, goals_met(t))
        t.tell(Event.SECOND_TURN, t.get(Cell.MET))
        t.begin(Phase.PRE)


def goals_met(t: CouncilOf12) -> i64:
    """The goals whose values the die shows now: 1 the first, 2 the second, 3 both."""
    value = bit(t.get(Cell.DIE))
    return (1 if t.goal(0) & value else 0) | (2 if t.goal(1) & value else 0)


def is_met_in_one(t: CouncilOf12) -> bool:
    """The die shows the goal; of two goals one at the end and the other at any time of the round."""
    met = goals_met(t)
    if not t.two_goals():
        return met != 0
    shown = t.get(Cell.SHOWN)
    return (met & 1 != 0 and shown & t.goal(1) != 0) or (met & 2 != 0 and shown & t.goal(0) != 0)


def is_met_in_two(first: i64, second: i64) -> bool:
    """One goal at the end of the first turn and the other at the end of the second."""
    return (first & 1 != 0 and second & 2 != 0) or (first & 2 != 0 and second & 1 != 0)


def evaluate(t: CouncilOf12, *, met: bool) -> None:
    """Turn the card. Failed: favour is lost, unless shielded; passed: favour is gained; then everything else."""
    passed = i64(1) if met and t.get(Cell.CHAIR_NEGATED) == 0 else 0
    challenge = t.get(Cell.CHALLENGE)
    turn_challenge(t, challenge, passed)
    t.tell(Event.EVALUATED, challenge, passed, t.get(Cell.DIE))
    if passed == 0:
        t.begin(Phase.SHIELD)
        return
    if not t.agreed.no_gain:
        gain(t, t.agreed.gain[challenge])
    next_effect(t)


# -- favour (C12-16, C12-52) -------------------------------------------------------------------------------------------


def gain(t: CouncilOf12, amount: i64) -> None:
    before = t.get(Cell.FAVOUR)
    after = before + amount if before + amount < MAX_FAVOUR else MAX_FAVOUR
    if after != before:
        t.set(Cell.FAVOUR, after)
        t.tell(Event.FAVOUR_CHANGED, after, after - before)


@final
class RaiseShield(Ballot):
    """Shields lower a loss by 1 each: asked for, but used without asking when the loss would end the game (C12-52)."""

    def begin(self, t: CouncilOf12) -> None:
        while t.get(Cell.LOSS) > 0 and holds(t, Effect.R_SHIELD):
            if t.get(Cell.LOSS) < t.get(Cell.FAVOUR):
                self.hold(t)
                return
            raise_shield(t)
        lose(t)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        moves.add(t.agreed.actions.vote.code(Vote.SHIELD))

    def decide(self, t: CouncilOf12, code: i64) -> None:
        if code == t.agreed.actions.no:
            lose(t)
        else:
            raise_shield(t)
            self.begin(t)


def raise_shield(t: CouncilOf12) -> None:
    use_reward(t, Effect.R_SHIELD)
    t.set(Cell.LOSS, t.get(Cell.LOSS) - 1)


def lose(t: CouncilOf12) -> None:
    """Lose what is left of the loss; at 0 favour the game is lost before anything further."""
    loss = t.get(Cell.LOSS)
    before = t.get(Cell.FAVOUR)
    t.set(Cell.LOSS, 0)
    if loss > 0:
        t.set(Cell.FAVOUR, before - loss if before > loss else 0)
        t.tell(Event.FAVOUR_CHANGED, t.get(Cell.FAVOUR), t.get(Cell.FAVOUR) - before)
    if t.get(Cell.FAVOUR) == 0:
        end(t, Ending.OVERTHROWN)
    elif t.is_throne():
        end(t, Ending.SURVIVED)
    else:
        next_effect(t)
