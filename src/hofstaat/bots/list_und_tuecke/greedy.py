"""A sensible beginner at Mit List und Tücke: weighs what each card would bring against who may still kill it.

It remembers what was played and which cards it has seen in other hands, reckons what influence will be worth in the
end, plays victims when their killers are gone or cannot answer, covers its treasures, and strikes where it hurts most.
"""

from collections.abc import Sequence
from random import Random
from typing import cast

import msgspec

from hofstaat.bots.base import Bot
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup
from hofstaat.games.list_und_tuecke.events import (
    CentreSeen,
    CentreSwapped,
    ChapterBegan,
    HandSeen,
    Named,
    Passed,
    PlacesChanged,
    Played,
    Swapped,
    Taken,
)
from hofstaat.games.list_und_tuecke.notation import (
    Centre,
    Choice,
    Condemn,
    Eliminate,
    Give,
    Heal,
    Lay,
    Look,
    Name,
    Pass,
    Play,
    Rank,
    Return,
    Spy,
    Swap,
    Take,
)
from hofstaat.games.list_und_tuecke.view import Character, View

TOKENS_PER_CHAPTER = 2  # of each colour, as games go
KNOWN_ENEMY = 0.75  # how likely a killer strikes whose owner we know, until we can cover the victim
UNKNOWN_ENEMY = 0.3
PATIENCE = 0.5  # the part of its influence a card may still bring if it is played later
STRANGER_HAS_IT = 0.2  # how likely a card is where we do not know it to be
STRANGER = 3.0  # what an unknown card is worth in hand
HANDY = {  # what a character is worth in hand besides its crests
    "charlatan": 1.5,
    "black-knight": 1.5,
    "courtesan": 1.0,
    "clairvoyant": 0.5,
    "poisoner": 3.0,
    "berserker": 3.0,
    "assassin": 3.5,
    "abbot": 1.5,
    "executioner": 2.5,
    "intriguer": 3.0,
    "saint": 3.0,
    "inquisitor": 2.5,
}


class Memory:
    """Everything seen in this chapter: the stacks as they were built, cards in other hands and in the centre."""

    def __init__(self, me: int, seats: int) -> None:
        self.me = me
        self.stacks: list[list[str]] = [[] for _ in range(seats)]
        self.held: dict[str, int] = {}
        self.centre: dict[tuple[str, int], str] = {}

    def played(self, card: str) -> bool:
        return any(card in stack for stack in self.stacks)

    def hear(self, event: msgspec.Struct) -> None:
        match event:
            case Played(seat, card):
                self.stacks[seat].append(card)
                self.held.pop(card, None)
            case PlacesChanged(seat, other):
                self.stacks[seat][-1], self.stacks[other][-1] = self.stacks[other][-1], self.stacks[seat][-1]
            case Passed(seat, to, _, str(card)):
                self.goes(card, to)
            case HandSeen(_, target, tuple(cards)):
                self.held.update(dict.fromkeys(cards, target))
            case CentreSeen(_, tuple(cards)):
                self.centre = {(("light", "dark")[i // 2], i % 2 + 1): card for i, card in enumerate(cards)}
            case CentreSwapped(_, back, number, laid, taken):
                self.hear_centre(back, number, laid, taken)
            case Swapped(seat, partner, _, str(laid), str(returned)):
                self.goes(laid, partner)
                self.goes(returned, seat)
            case Named(_, card, int(owner)):
                self.goes(card, owner)
            case Taken(seat, partner, card, _, given):
                self.goes(card, seat)
                if given is not None:
                    self.goes(given, partner)

    def hear_centre(self, back: str, number: int, laid: str | None, taken: str | None) -> None:
        self.centre.pop((back, number), None)
        if laid is not None and taken is not None:
            self.centre[back, number] = laid
            self.held.pop(taken, None)

    def goes(self, card: str, seat: int) -> None:
        """A card we know changes hands; what we hold ourselves is in the view."""
        if seat == self.me:
            self.held.pop(card, None)
        else:
            self.held[card] = seat


class GreedyListUndTuecke(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.rng = Random(seed)
        self.seats = int(setup.seats)
        self.memory = Memory(seat, self.seats)

    def hear(self, event: msgspec.Struct) -> None:
        if isinstance(event, ChapterBegan):
            self.memory = Memory(self.seat, self.seats)
        self.memory.hear(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        assert isinstance(view, View)
        judgement = Judgement(view, self.memory, self.seat)
        rated = [(judgement.rate(cast(Choice, choice)), self.rng.random(), i) for i, choice in enumerate(choices)]
        return options[max(rated)[2]]


class Judgement:
    """The worth of the choices of one moment to a seat, roughly in points."""

    def __init__(self, view: View, memory: Memory, me: int) -> None:
        self.view = view
        self.memory = memory
        self.me = me
        self.seats = len(view.players)
        self.hand = view.hand or []
        self.court: dict[str, Character] = {character.name: character for character in view.characters}
        self.worth = {colour.colour: self.final_worth(colour.worth) for colour in view.colours}

    def final_worth(self, now: int) -> float:
        """The likely score of a token: every chapter to come takes some away."""
        return max(1.0, now - TOKENS_PER_CHAPTER * (4.5 - self.view.chapter))

    def rate(self, choice: Choice) -> float:
        match choice:
            case Play(card):
                return self.rate_play(card)
            case Pass(card) | Return(card):
                return -self.keeping(card)
            case Heal(card):
                return self.crests(card)
            case Eliminate(card):
                return self.rate_victim(self.owner(card))
            case Condemn(card):
                return self.rate_verdict(card)
            case Name(card):
                return self.rate_name(card)
            case Spy(target):
                return 0.1 + self.lead(target)
            case _:
                return self.rate_swap(choice)

    def rate_swap(self, choice: Choice) -> float:
        """Swaps and tokens; declining is worth nothing."""
        match choice:
            case Swap(card, partner):
                return STRANGER - 0.5 - self.keeping(card) - 0.1 * self.lead(partner)
            case Centre(card, number):
                there = self.memory.centre.get((self.court[card].back, number))
                return (STRANGER - 0.5 if there is None else self.keeping(there)) - self.keeping(card)
            case Give(card):
                shown = self.view.shown
                return self.keeping(shown.card) - self.keeping(card) if shown else 0.0
            case Lay(colour):
                return self.interest(colour)
            case Take(colour):
                return self.worth[colour] - self.interest(colour)
            case Rank(rank):
                return float(rank if self.is_last_round() else -rank)
            case Look():
                return 0.5
            case _:
                return 0.0

    # -- what cards and stacks are worth -----------------------------------------------------------------------

    def crests(self, card: str) -> float:
        """The influence a character brings if it lives."""
        return sum(self.worth[colour] for colour in self.court[card].crests)

    def treasure(self, seat: int) -> float:
        """The influence a stack would bring now."""
        cards = self.memory.stacks[seat]
        turned = self.view.players[seat].stack.turned
        return sum(self.crests(card) for card, gone in zip(cards, turned, strict=False) if not gone)

    def keeping(self, card: str) -> float:
        """The worth of a character in hand: its crests if it may live, its text, and that no enemy has it."""
        enemies = sum(0.5 for other in self.hand if card in self.court[other].eliminates)
        guarded = sum(1.0 for other in self.hand if other in self.court[card].eliminates)
        chance = 0.55 if self.court[card].skull else 0.85
        return self.crests(card) * min(0.9, chance + 0.2 * enemies) + HANDY.get(card, 0.0) + guarded

    def lead(self, seat: int) -> float:
        """How far a player is ahead of us, from 0 to 1."""
        points = self.view.players[seat].points + self.treasure(seat)
        own = self.view.players[self.me].points + self.treasure(self.me)
        return min(1.0, max(0.0, 0.5 + (points - own) / 40))

    def interest(self, colour: str) -> float:
        """How much more than the others we care for the worth of a colour: tokens held, and lying in stacks."""
        tokens = [self.tokens(seat, colour) for seat in range(self.seats)]
        others = [own for seat, own in enumerate(tokens) if seat != self.me]
        return tokens[self.me] - sum(others) / len(others)

    def tokens(self, seat: int, colour: str) -> float:
        player = self.view.players[seat]
        return float({"blue": player.blue, "green": player.green, "yellow": player.yellow}[colour])

    def owner(self, card: str) -> int:
        return next(seat for seat, player in enumerate(self.view.players) if player.stack.top == card)

    # -- playing a card ----------------------------------------------------------------------------------------

    def rate_play(self, card: str) -> float:
        stake = self.treasure(self.me)
        if self.awaited(card):
            return -stake - 2 - 0.1 * self.crests(card)
        value, danger = self.crests(card), self.danger(card)
        later = PATIENCE if len(self.hand) > 1 else 0.0
        return value * (1 - danger - later) - danger * (stake + 1) + self.rate_text(card) - self.waste(card)

    def awaited(self, card: str) -> bool:
        """Whether a waiting killer of an opponent strikes this card (LT-12)."""
        return any(threat.owner != self.me and card in threat.eliminates for threat in self.view.threats)

    def danger(self, card: str) -> float:
        """How likely the card, lying visible, is eliminated before we can cover it."""
        answers = self.answers(card)
        if not answers:
            return 0.0
        safe = 1.0
        for killer in self.court.values():
            if card in killer.eliminates and not killer.waits:
                safe *= 1 - self.threat_of(killer.name, answers)
        return 1 - safe

    def answers(self, card: str) -> set[int]:
        """The seats that play before our next turn: the rest of the round, then everybody unless we begin the next."""
        rest = {(self.me + k) % self.seats for k in range(1, self.to_come() + 1)}
        if len(self.hand) == 1:
            return rest
        ranks = [player.stack.rank or 0 for seat, player in enumerate(self.view.players) if seat != self.me]
        begins_next = not rest and self.court[card].rank > max(ranks)
        return rest if begins_next else set(range(self.seats)) - {self.me}

    def to_come(self) -> int:
        """How many play after us in this round."""
        return (self.view.start - self.me - 1) % self.seats

    def threat_of(self, killer: str, answers: set[int]) -> float:
        """How likely a killer is still held by one of those who may answer, and played."""
        if killer in self.hand or self.memory.played(killer) or killer in self.memory.centre.values():
            return 0.0
        if killer in self.memory.held:
            return KNOWN_ENEMY if self.memory.held[killer] in answers else 0.0
        return UNKNOWN_ENEMY * len(answers) / (self.seats - 1)

    def waste(self, card: str) -> float:
        """The worth of playing a text later, if it finds nothing to do now."""
        later = (len(self.hand) - 1) / 3
        idle = self.court[card].eliminates and not self.court[card].waits and not self.victims(card)
        return later * (2.0 if idle or card in ("charlatan", "intriguer") else 0.0)

    def rate_text(self, card: str) -> float:
        """The good that the text of a card does us now."""
        if self.court[card].eliminates and not self.court[card].waits:
            return max((self.rate_victim(seat) for seat in self.victims(card)), default=0.0)
        match card:
            case "charlatan":
                turned = zip(self.memory.stacks[self.me], self.view.players[self.me].stack.turned, strict=False)
                return max((self.crests(own) for own, gone in turned if gone), default=0.0)
            case "intriguer":
                return self.rate_intrigue()
            case "saint" | "inquisitor":
                return 1.0
            case "executioner":
                return 0.5 + (1.0 if self.is_last_round() and self.to_come() else 0.0)
            case "black-knight":
                return 0.0 if self.treasure(self.me) else 1.5
            case _:
                return 0.3 if len(self.hand) > 1 else 0.0

    def victims(self, killer: str) -> list[int]:
        tops = [(seat, player.stack.top) for seat, player in enumerate(self.view.players) if seat != self.me]
        return [seat for seat, top in tops if top in self.court[killer].eliminates]

    def rate_victim(self, seat: int) -> float:
        """A point for us, and the stack of an opponent lost: the more, the further ahead that player is."""
        return 1 + self.treasure(seat) * (0.3 + 0.5 * self.lead(seat))

    def rate_intrigue(self) -> float:
        """The highest visible card changes sides, with its crests."""
        ranked = [(player.stack.rank or 0, seat) for seat, player in enumerate(self.view.players) if seat != self.me]
        rank, seat = max(ranked)
        top = self.view.players[seat].stack.top
        if top is None or rank < self.court["intriguer"].rank:
            return 0.0
        return self.crests(top) * (1 - self.danger(top)) + 0.5 * self.crests(top)

    def is_last_round(self) -> bool:
        return self.view.round == 4

    # -- naming ------------------------------------------------------------------------------------------------

    def rate_verdict(self, card: str) -> float:
        """How likely an opponent has to play it while we wait, and what that costs them."""
        if card in self.hand or self.memory.played(card) or card in self.memory.centre.values():
            return -1.0
        if card in self.memory.held:
            seat = self.memory.held[card]
            cards = self.view.players[seat].light + self.view.players[seat].dark
            return (1 + self.treasure(seat) * (0.3 + 0.5 * self.lead(seat))) / max(1, cards)
        return STRANGER_HAS_IT * (1 + 0.1 * self.crests(card))

    def rate_name(self, card: str) -> float:
        """The card we would like most, if somebody may have it."""
        if card in self.hand or self.memory.played(card) or card in self.memory.centre.values():
            return -1.0
        return self.keeping(card) * (1.0 if card in self.memory.held else 0.7)


BOT = GreedyListUndTuecke
