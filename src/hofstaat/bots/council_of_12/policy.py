"""Playouts of Council of 12: a council that works well together.

In a playout everybody knows the cards of the table that was drawn: that stands for the common plan of people who think
alike. A vote goes as the first voter wants it. So a playout tells what a decision of the council is worth.
"""

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from hofstaat.bots.ismcts.policy import Policy
from hofstaat.engine.bits import bit, first_seat
from hofstaat.engine.table import NONE, Moves, Table
from hofstaat.games.council_of_12.actions import Vote
from hofstaat.games.council_of_12.cards import GOLEM_GOAL, KNIGHT_GOAL, Character, Sentence
from hofstaat.games.council_of_12.rules.ballots import is_ballot
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase

PLANS: Final[i64] = 8  # joint plans thought of before somebody just lays a card
NOTHING_LEFT: Final[i64] = 0


def random_member(cards: i64, rng: Random) -> i64:
    """One card of a set, all equally likely."""
    n: i64 = 0
    rest = cards
    while rest != 0:
        rest &= rest - 1
        n += 1
    rest = cards
    for skipped in range(rng.randrange(n)):
        rest &= rest - 1
    return first_seat(rest)


@final
class Hope:
    """Whether cards can turn the die to the goals, in some order. `die`: a set of faces for each set of goals shown."""

    def __init__(self, table: CouncilOf12) -> None:
        self.agreed = table.agreed
        self.beside = table.agreed.beside
        self.two = table.two_goals()

    def passes(self, cards: i64, die: i64, shown: i64, first: i64, second: i64, begun: i64) -> bool:
        """`cards`: characters still to come; `die`: where it may rest; `shown`: which goals the die has shown."""
        if cards == NOTHING_LEFT:
            return self.is_met(die, shown, first, second)
        rest = cards
        while rest != 0:
            card = first_seat(rest)
            rest &= rest - 1
            if self.passes_with(card, cards & ~bit(card), die, shown, first, second, begun):
                return True
        return False

    def passes_with(self, card: i64, others: i64, die: i64, shown: i64, first: i64, second: i64, begun: i64) -> bool:
        """Whether it can be done if this card is next."""
        if card == Character.ORACLE:
            return False
        if card in (Character.GOLEM, Character.KNIGHT):
            goal = GOLEM_GOAL if card == Character.GOLEM else KNIGHT_GOAL
            if self.passes(others, die, shown, goal, second, 1):
                return True
            return self.two and self.passes(others, die, shown, first, goal, 1)
        if card == Character.PATIENT_ONE or (card == Character.PRINCESS and begun != 0):
            return self.passes(others, die, shown, first, second, 1)
        faces = (first | second) if card == Character.PRINCESS else self.spread(card, die)
        if not self.two:
            return self.passes(others, faces, shown, first, second, 1)
        return self.passes_shown(others, faces, shown, first, second)

    def passes_shown(self, others: i64, faces: i64, shown: i64, first: i64, second: i64) -> bool:
        """With two goals it matters which of them the die has shown: take the faces apart."""
        for more in range(i64(4)):
            here = faces & (first if more & 1 else ~first) & (second if more & 2 else ~second)
            if here != 0 and self.passes(others, here, shown | more, first, second, 1):
                return True
        return False

    def is_met(self, die: i64, shown: i64, first: i64, second: i64) -> bool:
        if not self.two:
            return die & first != 0
        if die & first != 0 and (shown & 2 != 0 or die & first & second != 0):
            return True
        return die & second != 0 and shown & 1 != 0

    def spread(self, card: i64, die: i64) -> i64:
        """Everywhere this character can turn the die from any of these faces."""
        faces: i64 = 0
        rest = die
        while rest != 0:
            face = first_seat(rest)
            rest &= rest - 1
            faces |= self.twice(face) if card == Character.WORKER else self.agreed.reach_of(card, face)
        return faces

    def twice(self, face: i64) -> i64:
        """Two tilts, not back to where the die was."""
        faces: i64 = 0
        rest = self.beside[face]
        while rest != 0:
            between = first_seat(rest)
            rest &= rest - 1
            faces |= self.beside[between]
        return faces & ~bit(face)


@final
class CouncilPolicy(Policy):
    def is_planned(self, table: Table) -> bool:
        """Laying and carrying out cards is a matter of the common plan, votes are not."""
        assert isinstance(table, CouncilOf12)
        phase = table.phase()
        return phase in (Phase.OPEN, Phase.LAY, Phase.ORDER, Phase.EFFECT, Phase.FOLLOW)

    def pick(self, table: Table, seat: i64, moves: Moves, rng: Random) -> i64:
        assert isinstance(table, CouncilOf12)
        phase = table.phase()
        if moves.n == 1:
            return moves.code[0]
        if phase in (Phase.LAY, Phase.OPEN):
            card = self.card(table, seat, rng)
            actions = table.agreed.actions
            return actions.open.code(card) if phase == Phase.OPEN else actions.lay.code(card, Sentence.SILENT)
        if phase == Phase.ORDER:
            return self.order(table, seat)
        if phase == Phase.EFFECT:
            return self.effect(table, seat, moves, rng)
        return self.vote(table, seat, phase, moves, rng) if is_ballot(phase) else moves.pick(rng)

    # -- laying ------------------------------------------------------------------------------------------------

    def card(self, table: CouncilOf12, seat: i64, rng: Random) -> i64:
        """A card with which the others can do it, if some joint plans bring one to light."""
        if table.is_throne():
            return self.successor(table, seat, rng)
        hope = Hope(table)
        own = random_member(table.playable(seat), rng)
        for attempt in range(PLANS):
            cards = bit(own)
            doubled: i64 = 0
            for other in range(table.seats):
                if other != seat:
                    laid = bit(self.card_of(table, other, rng))
                    doubled |= cards & laid
                    cards |= laid
            if can_do_it(table, hope, cards & ~doubled):
                return own
            own = random_member(table.playable(seat), rng)
        return own

    def card_of(self, table: CouncilOf12, seat: i64, rng: Random) -> i64:
        """The card that the seat has laid or is about to lay, else any that it can lay."""
        if table.laid(seat) != NONE:
            return table.laid(seat)
        code, actions = table.answer(seat), table.agreed.actions
        if code != NONE:
            return actions.open.first(code) if actions.open.has(code) else actions.card_laid(code)
        return random_member(table.playable(seat), rng)

    def successor(self, table: CouncilOf12, seat: i64, rng: Random) -> i64:
        """For the throne a card that others have laid, else one that all can lay."""
        common = table.playable(seat)
        actions = table.agreed.actions
        for other in range(table.seats):
            code = table.answer(other)
            card = table.laid(other)
            if actions.lay.has(code):
                card = actions.card_laid(code)
            if card != NONE and table.playable(seat) >> card & 1:
                return card
            common &= table.hand(other)
        return first_seat(common) if common != 0 else random_member(table.playable(seat), rng)

    # -- carrying out ------------------------------------------------------------------------------------------

    def order(self, table: CouncilOf12, seat: i64) -> i64:
        """Now, if the council can do it when the own card is next."""
        card, actions = table.laid(seat), table.agreed.actions
        cards = unopposed(table)
        if not cards >> card & 1:
            return actions.later.start
        goals = shown_goals(table)
        die = bit(table.get(Cell.DIE))
        hope = Hope(table)
        begun = table.get(Cell.DONE)
        others = cards & ~bit(card)
        can = hope.passes_with(card, others, die, goals, table.goal(0), table.goal(1), begun)
        return actions.now.start if can else actions.later.start

    def effect(self, table: CouncilOf12, seat: i64, moves: Moves, rng: Random) -> i64:
        """The choice that lets the cards still lying do the rest."""
        own, turn_die = table.laid(seat), table.agreed.actions.turn_die
        others = unopposed(table) & ~bit(own)
        hope = Hope(table)
        halfway = own == Character.WORKER and table.get(Cell.TILTED_FROM) == 0
        for i in range(moves.n):
            code = moves.code[i]
            if turn_die.has(code):
                face = turn_die.first(code) + 1
                die = table.agreed.beside[face] & ~bit(table.get(Cell.DIE)) if halfway else bit(face)
                if do_the_rest(table, hope, others, die):
                    return code
            elif table.agreed.actions.change_goal.has(code):
                break
        return moves.pick(rng)

    # -- votes -------------------------------------------------------------------------------------------------

    def vote(self, table: CouncilOf12, seat: i64, phase: i64, moves: Moves, rng: Random) -> i64:
        """As others have voted; the first one sensibly where that is plain, and without a bell."""
        for other in range(table.seats):
            if other != seat and table.answer(other) != NONE and moves.has(table.answer(other)):
                return table.answer(other)
        if phase == Phase.BELL:
            return table.agreed.actions.no
        if phase == Phase.SHIELD:
            return table.agreed.actions.vote.code(Vote.SHIELD)
        if phase == Phase.TILT:
            return self.tilt(table, moves)
        return moves.pick(rng)

    def tilt(self, table: CouncilOf12, moves: Moves) -> i64:
        hope, vote_tilt = Hope(table), table.agreed.actions.vote_tilt
        if do_the_rest(table, hope, NOTHING_LEFT, bit(table.get(Cell.DIE))):
            return table.agreed.actions.no
        for i in range(moves.n):
            code = moves.code[i]
            value = vote_tilt.first(code) + 1
            if vote_tilt.has(code) and do_the_rest(table, hope, NOTHING_LEFT, bit(value)):
                return code
        return table.agreed.actions.no


def unopposed(table: CouncilOf12) -> i64:
    """The characters lying once."""
    cards: i64 = 0
    doubled: i64 = 0
    for seat in range(table.seats):
        card = table.laid(seat)
        if card != NONE:
            doubled |= cards & bit(card)
            cards |= bit(card)
    return cards & ~doubled


def shown_goals(table: CouncilOf12) -> i64:
    """The goals that the die has shown in this round."""
    shown = table.get(Cell.SHOWN)
    return (1 if shown & table.goal(0) else 0) | (2 if shown & table.goal(1) else 0)


def can_do_it(table: CouncilOf12, hope: Hope, cards: i64) -> bool:
    die = bit(table.get(Cell.DIE))
    return hope.passes(cards, die, shown_goals(table), table.goal(0), table.goal(1), table.get(Cell.DONE))


def do_the_rest(table: CouncilOf12, hope: Hope, cards: i64, die: i64) -> bool:
    """Whether these cards can still do it once the die may rest on these faces."""
    goals = shown_goals(table)
    if table.two_goals():
        return hope.passes_shown(cards, die, goals, table.goal(0), table.goal(1))
    return hope.passes(cards, die, goals, table.goal(0), table.goal(1), 1)


POLICY: Final = CouncilPolicy()
