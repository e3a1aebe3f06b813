"""The votes of the bot in the ballots of Council of 12: sensible, and such that bots who think alike agree."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from hofstaat.bots.council_of_12.memory import Memory
from hofstaat.bots.council_of_12.plans import Planner, Scene, unopposed
from hofstaat.games.council_of_12.cards import CHARACTERS
from hofstaat.games.council_of_12.notation import Choice, Vote, VoteLearn, VoteSeat, VoteTilt
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.view import View

SURE = 0.99
POOR = 0.5
GAIN = 0.15  # what a reward should add to the chance before it is spent
RICH = 4  # favour that may be spent on the bell
SAFE = 3  # favour that may be lost without a shield
LEARN_FIRST = ("worker", "warlock", "princess", "golem", "knight", "machine", "parasite", "shapeshifter", "druid")


class Plan(NamedTuple):
    """A card for every seat, and the chance to pass with them."""

    cards: tuple[int, ...]
    chance: float


class TeamMate(Protocol):
    """The bot that votes."""

    agreed: CouncilOf12Setup
    seats: int
    memory: Memory
    planner: Planner

    def plan(self, view: View, die: int | None = None) -> Plan: ...

    def scene(self, view: View) -> Scene: ...

    def hands(self, view: View) -> Sequence[int]: ...

    def lying(self, view: View) -> dict[int, int]: ...


class Votes:
    def __init__(self, bot: TeamMate) -> None:
        self.bot = bot

    def vote(self, view: View, offered: list[Choice]) -> Choice:
        wish = self.wish(view, offered)
        if wish in offered:
            return wish
        return offered[0]

    def wish(self, view: View, offered: list[Choice]) -> Choice:
        match view.phase:
            case "bell":
                return Vote("ring" if self.rings(view) else "no")
            case "turns":
                return Vote("two-turns" if self.bot.plan(view).chance < SURE else "no")
            case "rewards":
                return self.reward(view, offered)
            case "save":
                return self.saved(view)
            case "tilt":
                return self.tilt(view, offered)
            case "shield":
                return Vote("shield" if view.favour - view.loss < SAFE else "no")
            case "learn":
                return self.lesson(offered)
            case _:
                return self.player(view, offered)

    def rings(self, view: View) -> bool:
        """Only with favour to spare and a sure plan; where bells are asked for, as long as they are missing."""
        rung = sum(filed.on_right for filed in view.filed)
        missing = int(self.bot.agreed.min_bells) - rung
        if view.favour < (2 if missing > view.stack else 3 if missing > 0 else RICH):
            return False
        return self.bot.plan(view).chance >= (POOR if missing > 0 else SURE)

    def reward(self, view: View, offered: list[Choice]) -> Choice:
        """An open card for the throne; a roll or a pile when the cards are bad."""
        if view.help_seeker is None:
            return self.reward_for_throne(view, offered)
        chance = self.bot.plan(view).chance
        if chance >= SURE:
            return Vote("no")
        if Vote("take-all") in offered and self.best_pile(view)[0] > chance + GAIN:
            return Vote("take-all")
        if Vote("roll") in offered and self.after_roll(view) > chance + GAIN:
            return Vote("roll")
        return Vote("no")

    def reward_for_throne(self, view: View, offered: list[Choice]) -> Choice:
        if Vote("take-all") in offered and self.shared(view) == 0:
            return Vote("take-all")
        nobody_open = not any(councillor.lays_openly for councillor in view.councillors)
        return Vote("open") if Vote("open") in offered and nobody_open else Vote("no")

    def shared(self, view: View) -> int:
        """The cards that all hold for sure."""
        common = ~0
        for hand in self.bot.hands(view):
            common &= hand
        return common

    def after_roll(self, view: View) -> float:
        chances = [self.bot.plan(view, die).chance for die in range(1, 13)]
        return sum(chances) / len(chances)

    def best_pile(self, view: View) -> tuple[float, int]:
        """The seat whose pile would help most."""
        memory = self.bot.memory
        rated = []
        for seat, councillor in enumerate(view.councillors):
            if councillor.pile_size:
                kept = memory.pile[seat], memory.doubt[seat]
                memory.pile[seat] = memory.doubt[seat] = 0
                rated.append((self.bot.plan(view).chance if view.help_seeker else 0.0, -councillor.hand_size, -seat))
                memory.pile[seat], memory.doubt[seat] = kept
        chance, _, seat = max(rated)
        return chance, -seat

    def player(self, view: View, offered: list[Choice]) -> Choice:
        """The seat whose pile helps most; otherwise that with the largest pile, or the fullest hand to drop from."""
        seats = [choice.target for choice in offered if isinstance(choice, VoteSeat)]
        if view.phase == "who-takes-all" and view.help_seeker:
            return VoteSeat(self.best_pile(view)[1])
        councillors = view.councillors
        if view.phase in ("who-takes-all", "who-takes-pile"):
            return VoteSeat(max(seats, key=lambda seat: (councillors[seat].pile_size, -seat)))
        if view.phase == "who-opens":
            return VoteSeat(min(seats, key=lambda seat: (councillors[seat].hand_size, seat)))
        return VoteSeat(max(seats, key=lambda seat: (councillors[seat].hand_size, -seat)))

    def saved(self, view: View) -> Choice:
        """Save the character if it is needed or the chair's; its player nearest the lead carries it out."""
        bot = self.bot
        first = min(view.negated, key=lambda seat: (seat - view.lead) % bot.seats)
        lying = bot.lying(view)
        rest = unopposed([card for seat, card in lying.items() if seat not in view.negated])
        scene = bot.scene(view)
        without = 0.0 if view.chair in view.negated else bot.planner.chance(scene.begin(), rest)
        with_it = bot.planner.chance_of_first(scene, lying[first], rest)
        return VoteSeat(first) if with_it > without + GAIN else Vote("no")

    def tilt(self, view: View, offered: list[Choice]) -> Choice:
        """Tilt the die if that makes all the difference."""
        scene = self.bot.scene(view)
        if scene.passes() or view.chair_negated:
            return Vote("no")
        faces = [choice for choice in offered if isinstance(choice, VoteTilt) and scene.at(choice.value).passes()]
        return faces[0] if faces else Vote("no")

    def lesson(self, offered: list[Choice]) -> Choice:
        learnable = [choice.card for choice in offered if isinstance(choice, VoteLearn)]
        order = [*LEARN_FIRST, *CHARACTERS]
        return VoteLearn(min(learnable, key=order.index))
