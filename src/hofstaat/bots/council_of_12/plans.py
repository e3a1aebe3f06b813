"""The chances of a set of characters to turn the die to the goals when the council works well together."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hofstaat.games.council_of_12.cards import FACES, GOLEM_GOAL, KNIGHT_GOAL, Character, bits_of
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup

NO_GOAL = 0


class Scene(NamedTuple):
    """The die, the goals, the values shown so far, whether a card was resolved, and in two turns what is to be met."""

    die: int
    goals: tuple[int, int]
    shown: int
    begun: bool = False
    turn: int = 0
    met: int = 0

    def passes(self) -> bool:
        """Whether this is what the council wants at the end of the turn (C12-15, C12-20, C12-21)."""
        first, second = self.goals
        value = 1 << self.die
        if self.turn == 1:
            return bool(value & (first | second))
        if self.turn == 2:
            return bool((value & first and self.met & 2) or (value & second and self.met & 1))
        if second == NO_GOAL:
            return bool(value & first)
        return bool((value & first and self.shown & second) or (value & second and self.shown & first))

    def at(self, *values: int) -> "Scene":
        """The die has been turned to these values, one after the other."""
        shown = self.shown
        if self.goals[1]:
            for value in values:
                shown |= 1 << value
        return Scene(values[-1], self.goals, shown, True, self.turn, self.met)

    def with_goal(self, which: int, goal: int) -> "Scene":
        goals = (goal, self.goals[1]) if which == 0 else (self.goals[0], goal)
        return Scene(self.die, goals, self.shown, True, self.turn, self.met)

    def begin(self) -> "Scene":
        return Scene(self.die, self.goals, self.shown, True, self.turn, self.met)


class Planner:
    """Weighs cards: the chance to pass if every one of them is carried out as well as possible.

    `in_order`: nobody may choose whose card is next, they come in the order given (C12-84).
    """

    def __init__(self, agreed: CouncilOf12Setup, *, in_order: bool = False) -> None:
        self.reach = [int(reach) for reach in agreed.reach]
        self.beside = [bits_of(int(beside)) for beside in agreed.beside]
        self.in_order = in_order
        self.known: dict[tuple[Scene, tuple[int, ...]], float] = {}

    def chance(self, scene: Scene, cards: Sequence[int]) -> float:
        """The best chance to pass with these cards still to come."""
        cards = tuple(cards) if self.in_order else tuple(sorted(cards))
        found = self.known.get((scene, cards))
        if found is None:
            found = self.known[scene, cards] = self.weigh(scene, cards)
        return found

    def weigh(self, scene: Scene, cards: tuple[int, ...]) -> float:
        if not cards:
            return float(scene.passes())
        best = 0.0
        for i in range(1 if self.in_order else len(cards)):
            best = max(best, self.chance_of_first(scene, cards[i], cards[:i] + cards[i + 1 :]))
            if best == 1.0:
                break
        return best

    def chance_of_first(self, scene: Scene, card: int, rest: tuple[int, ...]) -> float:
        """The chance if this card is next and its player chooses well; the die of an oracle falls as it likes."""
        if card == Character.ORACLE:
            rolls = [self.chance(scene.at(value), rest) for value in range(1, int(FACES) + 1)]
            return sum(rolls) / len(rolls)
        best = 0.0
        for after in self.results(scene, card):
            best = max(best, self.chance(after, rest))
            if best == 1.0:
                break
        return best

    def results(self, scene: Scene, card: int) -> Iterator[Scene]:
        """Everything a character other than the oracle can do."""
        if card in (Character.GOLEM, Character.KNIGHT):
            goal = int(GOLEM_GOAL if card == Character.GOLEM else KNIGHT_GOAL)
            for which in range(2 if scene.goals[1] else 1):
                yield scene.with_goal(which, goal)
        elif card == Character.PATIENT_ONE or (card == Character.PRINCESS and scene.begun):
            yield scene.begin()
        elif card == Character.PRINCESS:
            yield from (scene.at(value) for value in bits_of(scene.goals[0] | scene.goals[1]))
        elif card == Character.WORKER:
            for face in self.beside[scene.die]:
                yield from (scene.at(face, value) for value in self.beside[face] if value != scene.die)
        else:
            yield from (scene.at(value) for value in bits_of(self.reach[card * (int(FACES) + 1) + scene.die]))

    def is_alone(self, scene: Scene, card: int) -> bool:
        """Whether this card could do it without the others."""
        return card != Character.ORACLE and self.chance(scene, (card,)) == 1.0


def unopposed(cards: Sequence[int]) -> tuple[int, ...]:
    """The cards that are left when equal ones have negated each other."""
    return tuple(card for card in cards if cards.count(card) == 1)
