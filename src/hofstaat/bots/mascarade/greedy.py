"""A sensible beginner at Mascarade.

It follows the swaps as well as a beginner can and asks of every announcement: what would it bring, who could object?
It claims what it believes to be, objects when somebody is about to win by a likely lie, looks or swaps when it has lost
track of itself, and loses patience before it bores the others.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar, cast

import msgspec

from hofstaat.bots.base import Bot
from hofstaat.bots.mascarade.powers import VICTORY, gain
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup
from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS, CHARACTERS, HANDS
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.notation import (
    Announce,
    Choice,
    Claim,
    Look,
    Name,
    Pass,
    Question,
    Spy,
    Swap,
    Trade,
)
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.view import View

REMEMBERED = 120  # arrangements a beginner keeps in mind
TRUST = 0.6  # how likely a true character knows itself and objects, where the table has half forgotten
SURE = 0.6  # from here on it believes to know who it is
TEDIUM = 0.8  # how much an announcement loses each time it was made lately: two robbers could go on for ever
PATIENCE = 0.7  # how much less an announcement must promise after each turn without one
WISH = {"king": 3.0, "queen": 2.0, "fool": 1.5, "thief": 2.0, "bishop": 2.0, "witch": 1.5, "spy": 1.0, "peasant": 1.4}
WISH |= {"widow": 2.5, "inquisitor": 2.2, "judge": 1.0, "cheat": 0.8}

T = TypeVar("T")


class GreedyMascarade(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.agreed = cast(MascaradeSetup, setup)
        self.rng = Random(seed)
        self.mind = MascaradeKnowledge(seat, self.agreed, REMEMBERED)
        self.own = [seat * int(self.agreed.hands) + hand for hand in range(int(self.agreed.hands))]
        self.idle = 0  # turns in a row without an announcement
        self.said: list[str] = []  # what it announced, the last few times

    def hear(self, event: msgspec.Struct) -> None:
        if self.slips():
            self.mind.learn_dimly(event)
        else:
            self.mind.learn(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        assert isinstance(view, View)
        offered = [cast(Choice, choice) for choice in choices]
        best = self.decide(view, offered)
        return options[offered.index(best)]

    def decide(self, view: View, offered: list[Choice]) -> Choice:
        match offered[0]:
            case Pass():
                return self.answer(view, offered)
            case Spy():
                return self.best(offered, self.spying)
            case Question():
                return self.best(offered, lambda choice: self.questioning(view, choice))
            case Name():
                return self.best(offered, self.naming)
            case _ if any(isinstance(choice, Trade) for choice in offered):
                return self.trade(view, offered)
            case Swap() if view.phase == "turn":
                return self.turn(view, offered)
            case Swap() if view.phase == "spy-swap":
                return self.keep_the_better(view, offered)
            case _:
                return self.rng.choice(offered)

    def best(self, offered: Sequence[Choice], value: Callable[[Choice], float]) -> Choice:
        """The best of them; a tie is decided by chance."""
        return max(offered, key=lambda choice: (value(choice), self.rng.random()))

    # -- what it believes --------------------------------------------------------------------------------------

    def chance(self, place: int, character: str) -> float:
        return self.mind.chance(place, CHARACTER_NUMBERS[character])

    def surest(self, place: int) -> float:
        return max(self.mind.chance(place, number) for number in range(len(CHARACTERS)))

    def wish(self, place: int) -> float:
        """How much it would like to have the card at this place."""
        return sum(self.mind.chance(place, number) * WISH[name] for number, name in enumerate(CHARACTERS))

    def gain(self, view: View, seat: int, character: str) -> float:
        return gain(self.agreed, view, seat, character)

    def fine(self, view: View) -> float:
        """The cost of a wrong claim: with the last coin the game."""
        return float(self.agreed.fine) + (VICTORY if view.players[self.seat].gold <= self.agreed.fine else 0.0)

    def risk(self, character: str) -> float:
        """How likely somebody else has the character and knows it: the surer we are of it, the surer its owner."""
        total = 0.0
        for place in range(int(self.agreed.seated)):
            if place not in self.own:
                there = self.chance(place, character)
                total += there * (TRUST * (1 - there) + there)
        return min(1.0, total + 0.05)

    # -- the own turn ------------------------------------------------------------------------------------------

    def turn(self, view: View, offered: list[Choice]) -> Choice:
        """Announce what pays; else look or swap when ignorant; else reach for something better."""
        announcements = [choice for choice in offered if isinstance(choice, Announce)]
        if announcements:
            best = self.best(announcements, lambda choice: self.promise(view, cast(Announce, choice)))
            if self.promise(view, cast(Announce, best)) > 1.2 - PATIENCE * self.idle:
                self.idle, self.said = 0, [*self.said[-3:], cast(Announce, best).character]
                return best
            self.idle += 1
        looks = [choice for choice in offered if isinstance(choice, Look)]
        foggy = [look for look in looks if self.surest(self.own[hand_index(look.hand)]) < SURE]
        if foggy and self.rng.random() < 0.6:
            return self.rng.choice(foggy)
        return self.swap([choice for choice in offered if isinstance(choice, Swap)])

    def promise(self, view: View, choice: Announce) -> float:
        """The worth of an announcement: the truth always pays, a lie unless the right one objects."""
        truth = self.chance(self.own[hand_index(choice.hand)], choice.character)
        promised = self.gain(view, self.seat, choice.character)
        risk = self.risk(choice.character)
        lie = (1 - risk) * promised - risk * (self.fine(view) + promised / 2)
        return truth * promised + (1 - truth) * lie - TEDIUM * self.said.count(choice.character)

    def swap(self, swaps: list[Swap]) -> Swap:
        """Take the better card if one is in reach, mostly; pretend if the own one is the best."""
        best = cast(Swap, self.best(swaps, lambda choice: self.improvement(cast(Swap, choice))))
        swapping = self.improvement(best) > 0.1 and self.rng.random() < 0.85
        wanted = msgspec.structs.replace(best, swap=swapping)
        return wanted if wanted in swaps else best

    def improvement(self, choice: Swap) -> float:
        """How much better the own cards get by a swap."""
        a, b = choice.places(self.agreed)
        if not choice.swap or (a in self.own and b in self.own):
            return 0.0
        own, other = (a, b) if a in self.own else (b, a)
        return self.wish(other) - self.wish(own)

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, view: View, offered: list[Choice]) -> Choice:
        """Claim what it believes to be; or object to a likely lie that would win the game."""
        running = view.announcement
        assert running is not None
        claims = [choice for choice in offered if isinstance(choice, Claim)]
        best = cast(Claim, self.best(claims, lambda choice: self.truth(cast(Claim, choice), running.character)))
        truth = self.truth(best, running.character)
        at_stake = self.gain(view, self.seat, running.character) + 0.5 * self.gain(
            view, running.seat, running.character
        )
        worth = truth * (at_stake + 0.5) - (1 - truth) * self.fine(view)
        if worth > 0.3 or self.must_object(view):
            return best
        return offered[0]

    def truth(self, claim: Claim, character: str) -> float:
        return self.chance(self.own[hand_index(claim.hand)], character)

    def must_object(self, view: View) -> bool:
        """Nobody else did, the announcer would win, and probably lies."""
        running = view.announcement
        assert running is not None
        if any(answer.claims for answer in running.answers) or self.fine(view) > VICTORY:
            return False
        place = self.agreed.place_at(running.seat, running.hand, None)
        wins = self.gain(view, running.seat, running.character) >= VICTORY
        return wins and self.chance(place, running.character) < 0.5

    # -- powers ------------------------------------------------------------------------------------------------

    def trade(self, view: View, offered: list[Choice]) -> Choice:
        """With the richest, if that is somebody else."""
        trades = [choice for choice in offered if isinstance(choice, Trade)]
        best = max(trades, key=lambda choice: view.players[choice.other].gold)
        return best if view.players[best.other].gold > view.players[self.seat].gold else offered[0]

    def spying(self, choice: Choice) -> float:
        assert isinstance(choice, Spy)
        return self.wish(self.agreed.place_at(choice.other, choice.other_hand, choice.centre))

    def keep_the_better(self, view: View, offered: list[Choice]) -> Choice:
        """The Spy has both cards before her eyes."""
        return self.best(offered, lambda choice: self.improvement(cast(Swap, choice)) + 0.01)

    def questioning(self, view: View, choice: Choice) -> float:
        """Somebody rich who has probably lost track."""
        assert isinstance(choice, Question)
        amount = float(self.agreed.amount[CHARACTER_NUMBERS["inquisitor"]])
        return min(amount, view.players[choice.victim].gold) * (1.05 - self.surest(choice.victim))

    def naming(self, choice: Choice) -> float:
        assert isinstance(choice, Name)
        return self.chance(self.seat, choice.character)


def hand_index(hand: str | None) -> int:
    return 0 if hand is None else HANDS.index(hand)


BOT = GreedyMascarade
