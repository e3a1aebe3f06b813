"""Conditions on a position of Council of 12 that a game can be in.

A turn goes through four parts: before cards are laid, laying, carrying out, and what comes after the last card. Which
cards lie and how, and who is asked, follows from the phase; so much of it as is said must be so.
"""

from typing import Final

from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12.cards import (
    EFFECTS_EACH,
    GOLEM_GOAL,
    KNIGHT_GOAL,
    MAX_SEATS,
    ROUNDS,
    Character,
    Effect,
    bits_of,
)
from hofstaat.games.council_of_12.position.card_checks import (
    check_carrying_out,
    check_done,
    check_hands,
    check_lying,
    check_sentences,
    demand,
    is_before_deeds,
    phase_name,
)
from hofstaat.games.council_of_12.rules.ballots import is_ballot, is_optional
from hofstaat.games.council_of_12.scoring import bells_on_right
from hofstaat.games.council_of_12.table.stacks import holds
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Ending, Phase

AT_THE_THRONE: Final = (
    Phase.PRE,
    Phase.WHO_TAKES_ALL,
    Phase.WHO_OPENS,
    Phase.OPEN,
    Phase.LAY,
    Phase.SHIELD,
    Phase.OVER,
)
ASKED_BY: Final = {
    int(Phase.WHO_DROPS): (Effect.ONE_DROP,),
    int(Phase.WHO_TAKES_PILE): (Effect.ONE_TAKE_ALL,),
    int(Phase.LEARNING): (Effect.LEARN,),
    int(Phase.DROP): (Effect.EACH_DROP, Effect.ONE_DROP),
    int(Phase.TAKE): (Effect.EACH_TAKE,),
}
"""The effects of a challenge that ask in a phase."""


def check_position(table: CouncilOf12) -> None:
    """After everything is read, except who is asked and the answers."""
    check_end(table)
    check_challenge(table)
    check_rounds(table)
    check_goals(table)
    check_two_turns(table)
    check_hands(table)
    check_lying(table)
    check_sentences(table)
    check_done(table)
    check_carrying_out(table)
    check_effect(table)
    check_loss(table)
    check_question(table)


# -- the round ----------------------------------------------------------------------------------------------------


def check_challenge(table: CouncilOf12) -> None:
    """There is a challenge until a council is overthrown; the throne has no help-seeker, no bell and no chair."""
    phase, challenge = table.phase(), table.get(Cell.CHALLENGE)
    overthrown = phase == Phase.OVER and table.get(Cell.RESULT) == Ending.OVERTHROWN
    demand(challenge != NONE or overthrown, f"challenge is missing: in the phase {phase_name(table)} there is one.")
    if table.is_throne():
        demand(phase in AT_THE_THRONE, f"phase is {phase_name(table)}, which does not come before the throne.")
    elif phase == Phase.OVER:
        demand(challenge == NONE, "challenge is filed when the game is over before the throne.")
    demand(not table.get(Cell.BELLED) or is_belled_now(table), "belled is true, but the bell cannot have been rung.")
    if table.get(Cell.CHAIR) != NONE:
        there = table.seats == MAX_SEATS and not table.is_throne()
        demand(there, f"chair is given; there is one with {MAX_SEATS} players, and not before the throne.")
    running = table.get(Cell.FAVOUR) > 0
    demand(running != overthrown, f"favour is {table.get(Cell.FAVOUR)}; the council is overthrown at 0, and only then.")


def is_belled_now(table: CouncilOf12) -> bool:
    return (
        table.agreed.bell
        and table.phase() != Phase.BELL
        and table.get(Cell.CHALLENGE) != NONE
        and not table.is_throne()
    )


def check_rounds(table: CouncilOf12) -> None:
    """Seven rounds before the throne: those filed, this one and those to come; ticks count no more of them."""
    to_come = int(table.get(Cell.CHALLENGES_LEFT)) + (table.get(Cell.CHALLENGE) != NONE and not table.is_throne())
    for key, past in (("filed", Cell.FILED), ("tick", Cell.TICK)):
        rounds = int(table.get(past)) + to_come
        demand(rounds <= ROUNDS, f"{key} is {table.get(past)} with {to_come} rounds to come; there are {ROUNDS}.")
    demand(not table.is_throne() or to_come == 0, "challenges should be empty before the throne.")
    ticks = (1 << int(table.get(Cell.TICK)) + 1) - 1
    demand(
        not table.get(Cell.BROKEN) & ~ticks, f"broken names rounds after {table.get(Cell.TICK)}, the tick of this one."
    )


def check_goals(table: CouncilOf12) -> None:
    """As printed, or as the golem or the knight have changed them; the die has shown what it shows now."""
    changed = [
        mask
        for card, mask in ((Character.GOLEM, GOLEM_GOAL), (Character.KNIGHT, KNIGHT_GOAL))
        if table.get(Cell.DONE) >> card & 1
    ]
    for i in range(2 if table.get(Cell.CHALLENGE) != NONE else 0):
        printed = table.agreed.goal_of(table.get(Cell.CHALLENGE), i)
        right = table.goal(i) == printed or (printed and table.goal(i) in changed)
        demand(right, f"goals[{i}] is {bits_of(int(table.goal(i)))}; it should be {bits_of(int(printed))}.")
    demand(
        table.get(Cell.SHOWN) >> table.get(Cell.DIE) & 1,
        f"shown should name {table.get(Cell.DIE)}, which the die shows now.",
    )


def check_two_turns(table: CouncilOf12) -> None:
    """Only a challenge with two goals is met in two turns; the second comes after a goal is met in the first."""
    turn, phase = table.get(Cell.TURN), table.phase()
    possible = table.two_goals() or table.get(Cell.CHALLENGE) == NONE
    demand(
        turn == 0 or (possible and phase not in (Phase.BELL, Phase.TURNS)),
        f"turn is {turn}, but the round is one turn.",
    )
    demand((turn == 2) == (table.get(Cell.MET) != 0), f"met names the goals met in the first turn, but turn is {turn}.")
    negated = table.get(Cell.CHAIR_NEGATED) and (
        table.get(Cell.CHAIR) == NONE or (turn != 2 and is_before_deeds(table))
    )
    demand(not negated, "chair_negated is true, but no card of a chair has been negated in this round.")


# -- after the last card (C12-16, C12-52, C12-54) -----------------------------------------------------------------


def effect_by_phase(table: CouncilOf12) -> int:
    """The first effect of the challenge that asks in this phase, counted from 1; 0: none does."""
    asking = ASKED_BY.get(int(table.phase()), ())
    on_card = asking and table.get(Cell.CHALLENGE) != NONE and not table.is_throne()
    for i in range(int(EFFECTS_EACH) if on_card else 0):
        if table.agreed.effect(table.get(Cell.CHALLENGE), table.get(Cell.PASSED), i) in asking:
            return i + 1
    return 0


def check_effect(table: CouncilOf12) -> None:
    """An effect on the back of the challenge is asked about; elsewhere the challenge is not evaluated yet."""
    phase, at, passed = int(table.phase()), table.get(Cell.EFFECT_AT), table.get(Cell.PASSED)
    if phase not in ASKED_BY:
        demand(at == 0, f"effect_at is {at}, but the phase {phase_name(table)} is no effect of a challenge.")
        demand(not passed, f"passed is true in the phase {phase_name(table)}: the challenge is not evaluated yet.")
        return
    effect = table.agreed.effect(table.get(Cell.CHALLENGE), passed, at - 1) if at else 0
    demand(effect in ASKED_BY[phase], f"effect_at is {at}, which does not lead to the phase {phase_name(table)}.")


def is_one_drop(table: CouncilOf12) -> bool:
    """Whether the council has named who drops a card."""
    at = table.get(Cell.EFFECT_AT)
    return (
        table.phase() == Phase.DROP
        and table.agreed.effect(table.get(Cell.CHALLENGE), table.get(Cell.PASSED), at - 1) == Effect.ONE_DROP
    )


def check_loss(table: CouncilOf12) -> None:
    """A shield is asked about while a loss is due that does not end the game."""
    loss, phase = table.get(Cell.LOSS), table.phase()
    if phase != Phase.SHIELD:
        demand(loss == 0, f"loss is {loss}, but in the phase {phase_name(table)} none is due.")
        return
    most = table.seats - 1 if table.is_throne() else table.agreed.loss[table.get(Cell.CHALLENGE)]
    demand(0 < loss <= most, f"loss is {loss}; it should be 1 to {most}.")
    demand(
        loss < table.get(Cell.FAVOUR), f"loss is {loss}: with favour {table.get(Cell.FAVOUR)} shields are used unasked."
    )
    demand(holds(table, Effect.R_SHIELD), "the phase is shield, but no such reward is kept.")


def check_question(table: CouncilOf12) -> None:
    """The council is asked about something possible, and must decide only where there is a choice."""
    phase = table.phase()
    if phase == Phase.BELL:
        demand(table.agreed.bell and table.get(Cell.FAVOUR) > 1, "the phase is bell, but the bell cannot be rung.")
    elif phase == Phase.TURNS:
        demand(table.seats == 2 and table.two_goals(), "the phase is turns, which is for two players and two goals.")
    elif phase == Phase.PRE:
        demand(offered(table) > 1, "the phase is rewards, but none can be used.")
    elif phase == Phase.TILT:
        demand(holds(table, Effect.R_TILT), "the phase is tilt, but no such reward is kept.")
    elif phase == Phase.OPEN:
        demand(table.lies_openly(), "the phase is open, but nobody is to lay openly.")
    elif is_ballot(phase) and not is_optional(phase):
        demand(offered(table) > 1, f"the phase is {phase_name(table)}, but there are not several to choose from.")


def offered(table: CouncilOf12) -> int:
    """How many answers a ballot has in its first reading."""
    moves = Moves()
    table.offer(0, moves)
    return int(moves.n)


def check_first_reading(table: CouncilOf12) -> None:
    """A ballot is read out when it is not decided by the first answers (C12-50)."""
    codes = [int(table.get(Cell.FIRST_READING + seat)) for seat in range(int(table.seats))]
    if all(code == NONE for code in codes):
        return
    whole = all(code != NONE for code in codes) and is_ballot(table.phase())
    demand(whole, "first_reading should hold the answers of all seats in a ballot, or none.")
    decided = 2 * max(codes.count(code) for code in codes) > len(codes)
    by_no = len(codes) == 2 and is_optional(table.phase()) and int(table.agreed.actions.no) in codes
    second = not (decided or by_no or table.agreed.uncanny)
    demand(second, "first_reading is given, but with these answers there is no second reading.")


# -- the end (C12-70, C12-85) -------------------------------------------------------------------------------------


def check_end(table: CouncilOf12) -> None:
    """The result fits the favour and the successor; a scenario may have missed its condition."""
    result, successor = table.get(Cell.RESULT), table.get(Cell.SUCCESSOR)
    demand((table.phase() == Phase.OVER) == (result != 0), "result belongs to a game that is over, and only to that.")
    if successor != NONE:
        agreed = table.is_throne() and all(table.top(seat) == successor for seat in range(int(table.seats)))
        demand(
            agreed and result in (Ending.AGREED, Ending.MISSED),
            "successor is the character that all have laid for the throne.",
        )
    if result in (0, Ending.OVERTHROWN):
        return
    demand(result != Ending.AGREED or successor != NONE, "successor is missing: the council has agreed on one.")
    wanted = int(table.agreed.must_enthrone)
    missed = wanted not in (NONE, successor) or bells_on_right(table) < table.agreed.min_bells
    demand((result == Ending.MISSED) == missed, "result does not fit the condition of the scenario.")
    demand(
        result == Ending.MISSED or (result == Ending.AGREED) == (successor != NONE),
        "result does not fit the successor.",
    )
