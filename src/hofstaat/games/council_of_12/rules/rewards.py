"""Rewards that the council may spend before cards are laid (C12-52)."""

from typing import final

from mypy_extensions import i64

from hofstaat.engine.bits import bit
from hofstaat.engine.table import Draw, Moves
from hofstaat.games.council_of_12.actions import Vote
from hofstaat.games.council_of_12.cards import FACES, Effect
from hofstaat.games.council_of_12.rules.ballots import Ballot, Naming
from hofstaat.games.council_of_12.table.stacks import holds, use_reward
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Event, Phase


@final
class UseRewards(Ballot):
    """Spend the oldest reward of a kind; where a player is needed the council names one."""

    def begin(self, t: CouncilOf12) -> None:
        if can_roll(t) or can_take_all(t) or can_open(t):
            self.hold(t)
        else:
            t.begin(Phase.OPEN)

    def propose(self, t: CouncilOf12, moves: Moves) -> None:
        vote = t.agreed.actions.vote
        if can_roll(t):
            moves.add(vote.code(Vote.ROLL))
        if can_take_all(t):
            moves.add(vote.code(Vote.TAKE_ALL))
        if can_open(t):
            moves.add(vote.code(Vote.OPEN))

    def decide(self, t: CouncilOf12, code: i64) -> None:
        answer = t.agreed.actions.vote.first(code)
        if answer == Vote.ROLL:
            use_reward(t, Effect.R_ROLL)
            t.enter_draw(Phase.REWARD_ROLL)
        elif answer == Vote.TAKE_ALL:
            use_reward(t, Effect.R_TAKE_ALL)
            t.begin(Phase.WHO_TAKES_ALL)
        elif answer == Vote.OPEN:
            use_reward(t, Effect.R_OPEN)
            t.begin(Phase.WHO_OPENS)
        else:
            t.begin(Phase.OPEN)


def can_roll(t: CouncilOf12) -> bool:
    """No roll for the throne (C12-70)."""
    return not t.is_throne() and holds(t, Effect.R_ROLL)


def can_take_all(t: CouncilOf12) -> bool:
    return holds(t, Effect.R_TAKE_ALL) and t.seats_with_pile() != 0


def can_open(t: CouncilOf12) -> bool:
    return holds(t, Effect.R_OPEN) and may_open(t) != 0


def may_open(t: CouncilOf12) -> i64:
    """The seats that may still be asked to lay openly in this turn: not the chair, each once (C12-52)."""
    return t.all_seats() & ~t.lies_openly()


@final
class RollAgain(Draw[CouncilOf12]):
    """The council rolls the die by a reward (C12-52)."""

    def call(self, t: CouncilOf12) -> None:
        t.call_lots(1, FACES)

    def drawn(self, t: CouncilOf12) -> None:
        rest_on_lot(t)
        t.begin(Phase.PRE)


def rest_on_lot(t: CouncilOf12) -> None:
    """The die shows the value that chance has drawn."""
    value = i64(t.lots[0]) + 1
    t.set_die(value)
    t.tell(Event.ROLLED, value, t.phase(), t.get(Cell.ACTOR))


@final
class NameTaker(Naming):
    """Somebody takes the own pile by a reward, before cards are laid (C12-52)."""

    def candidates(self, t: CouncilOf12) -> i64:
        return t.seats_with_pile()

    def decide(self, t: CouncilOf12, code: i64) -> None:
        give_pile(t, t.agreed.actions.vote_seat.first(code))
        t.begin(Phase.PRE)


def give_pile(t: CouncilOf12, seat: i64) -> None:
    t.take_pile(seat)
    t.tell(Event.PILE_TAKEN, seat)


@final
class NameOpener(Naming):
    """Somebody lays openly in this turn (C12-52)."""

    def candidates(self, t: CouncilOf12) -> i64:
        return may_open(t)

    def decide(self, t: CouncilOf12, code: i64) -> None:
        t.set(Cell.OPENERS, t.get(Cell.OPENERS) | bit(t.agreed.actions.vote_seat.first(code)))
        t.begin(Phase.PRE)
