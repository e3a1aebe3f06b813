"""A team mate at Council of 12: plans with the cards everybody can know, says honest sentences, keeps to the plan."""

from collections.abc import Sequence
from itertools import product
from typing import cast

import msgspec

from hofstaat.bots.base import Bot
from hofstaat.bots.council_of_12.memory import Memory, bit, bits, members
from hofstaat.bots.council_of_12.plans import Planner, Scene, unopposed
from hofstaat.bots.council_of_12.votes import Plan, Votes
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup
from hofstaat.games.council_of_12.cards import CHARACTERS, Character
from hofstaat.games.council_of_12.notation import (
    ChangeGoal,
    Choice,
    Drop,
    Follow,
    Later,
    Lay,
    Now,
    Open,
    Sentence,
    Take,
    TurnDie,
)
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.view import View

FAITH = 0.3  # how much better another card must be before the plan is left
TRUST = 0.85  # how likely another player follows the plan
WORTH = (0.5, 1.0, 0.6, 0.9, 0.55, 0.7, 0.95, 0.6, 0.3, 0.6, 0.7, 0.65)  # of a card in the hand, by character
VARIETY = 0.02  # of two hands that differ in a card
ROBUST = 2.0  # of a plan that survives one of the others leaving it
TWICE = 0.3  # against laying the same card on purpose
AFFORD = 3  # favour with which a failed challenge can be borne
COMMON = 3.0  # of a card all can choose for the throne, when it is next


class GreedyCouncilOf12(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.agreed = cast(CouncilOf12Setup, setup)
        self.seats = int(setup.seats)
        self.memory = Memory(self.seats)
        self.planner = Planner(self.agreed, in_order=bool(self.agreed.uncanny))
        self.votes = Votes(self)
        self.planned: Plan | None = None  # for the cards being laid or lying

    def hear(self, event: msgspec.Struct) -> None:
        self.memory.hear(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        assert isinstance(view, View)
        if len(options) == 1:
            return options[0]
        offered = [cast(Choice, choice) for choice in choices]
        return options[offered.index(self.answer(view, offered))]

    def answer(self, view: View, offered: list[Choice]) -> Choice:
        match offered[0]:
            case Lay():
                return self.lay(view)
            case Open():
                return Open(CHARACTERS[self.own_card(view)])
            case Now() | Later():
                return self.now_or_later(view)
            case Follow():
                return self.follow(view)
            case TurnDie() | ChangeGoal():
                return self.carry_out(view, offered)
            case Drop():
                return Drop(min(view.hand or [], key=lambda card: self.worth_keeping(view, card)))
            case Take():
                cards = [choice.card for choice in offered if isinstance(choice, Take) and choice.card]
                return Take(max(cards, key=lambda card: WORTH[CHARACTERS.index(card)]))
            case _:
                return self.votes.vote(view, offered)

    # -- the scene ---------------------------------------------------------------------------------------------

    def scene(self, view: View) -> Scene:
        goals = [sum(1 << value for value in goal) for goal in view.goals]
        first, second = (*goals, 0, 0)[:2]
        shown = sum(1 << value for value in view.shown) if second else 0
        met = sum(1 << (which - 1) for which in view.met)
        return Scene(view.die, (first, second), shown, bool(view.done), view.turn, met)

    def hands(self, view: View) -> list[int]:
        """Cards that each seat can lay as far as all know: open ones for sure, never the help-seeker's character."""
        barred = bit(view.help_seeker) if view.help_seeker else 0
        hands = []
        for seat, councillor in enumerate(view.councillors):
            shown = bit(councillor.card) if councillor.card else 0
            hands.append(shown or self.memory.sure(seat) & ~barred or self.memory.learnt & ~barred)
        return hands

    def in_turn(self, view: View, cards: Sequence[int]) -> list[int]:
        """Cards by seat in the order of the seats from the lead."""
        return [cards[(view.lead + i) % self.seats] for i in range(self.seats)]

    # -- plans -------------------------------------------------------------------------------------------------

    def plan(self, view: View, die: int | None = None) -> Plan:
        """The best cards for everybody, the same for all who think alike."""
        scene = self.scene(view)
        if die is not None:
            scene = scene._replace(die=die)
        hands = self.hands(view)
        all_cards = list(product(*(members(hand) for hand in hands)))
        chances = {cards: self.chance(view, scene, cards) for cards in all_cards}
        kept = [cards for cards in all_cards if self.keeps_successor(view, hands, cards)] or all_cards
        best = max(chances[cards] for cards in kept)
        good = [cards for cards in kept if chances[cards] == best]
        cards = max(good, key=lambda cards: (self.merit(view, hands, cards, chances), cards))
        return Plan(cards, best)

    def merit(
        self, view: View, hands: Sequence[int], cards: tuple[int, ...], chances: dict[tuple[int, ...], float]
    ) -> float:
        return self.prudence(view, hands, cards) + self.robustness(hands, cards, chances)

    def robustness(self, hands: Sequence[int], cards: tuple[int, ...], chances: dict[tuple[int, ...], float]) -> float:
        """How well the plan does when one of its players lays something else."""
        found = [
            chances[(*cards[:seat], card, *cards[seat + 1 :])]
            for seat, hand in enumerate(hands)
            for card in members(hand)
            if card != cards[seat]
        ]
        return ROBUST * sum(found) / len(found) if found else 0.0

    def chance(self, view: View, scene: Scene, cards: Sequence[int]) -> float:
        """The chance to pass with a card from every seat; a negated chair has failed (C12-60)."""
        if view.chair is not None and list(cards).count(cards[view.chair]) > 1:
            return 0.0
        return round(self.planner.chance(scene, unopposed(self.in_turn(view, cards))), 4)

    def prudence(self, view: View, hands: Sequence[int], cards: Sequence[int]) -> float:
        """How good the hands are that are left: worthy cards, different ones; before the throne one that all share."""
        left = self.hands_after(hands, cards)
        worth = -sum(WORTH[card] for card in cards) - TWICE * (len(cards) - len(set(cards)))
        variety = sum((one ^ two).bit_count() for i, one in enumerate(left) for two in left[:i])
        wanted = int(self.agreed.must_enthrone)
        shared = common(left) != 0 if wanted < 0 else common(left) >> wanted & 1
        near_throne = COMMON if view.stack == 0 else COMMON / 6 if view.stack == 1 or wanted >= 0 else 0.0
        return worth + VARIETY * variety + (near_throne if shared else 0)

    def keeps_successor(self, view: View, hands: Sequence[int], cards: Sequence[int]) -> bool:
        """Before the throne a scenario's successor stays in all hands, if the council can afford to fail once."""
        wanted = int(self.agreed.must_enthrone)
        if wanted < 0 or view.stack > 0 or view.favour < AFFORD:
            return True
        return bool(common(self.hands_after(hands, cards)) >> wanted & 1)

    def hands_after(self, hands: Sequence[int], cards: Sequence[int]) -> list[int]:
        return [self.renewed(hand & ~(1 << card)) for hand, card in zip(hands, cards, strict=True)]

    def renewed(self, hand: int) -> int:
        """A single card will be exchanged for all others before the next one is laid (C12-13)."""
        return self.memory.learnt & ~hand if hand & (hand - 1) == 0 else hand

    # -- laying ------------------------------------------------------------------------------------------------

    def lay(self, view: View) -> Lay:
        card = self.own_card(view)
        return Lay(CHARACTERS[card], self.sentence(view, card))

    def own_card(self, view: View) -> int:
        """The planned card, unless what others have said makes another one better."""
        if view.help_seeker is None:
            return self.successor(view)
        self.planned = plan = self.plan(view)
        beliefs = [self.belief(view, seat, plan) for seat in range(self.seats) if seat != self.seat]
        playable = bits(view.hand or []) & ~bit(view.help_seeker)
        planned = plan.cards[self.seat]
        if not playable >> planned & 1:
            return max(members(playable), key=lambda card: self.hope(view, beliefs, card))
        return max(members(playable), key=lambda card: self.hope(view, beliefs, card) + FAITH * (card == planned))

    def belief(self, view: View, seat: int, plan: Plan) -> list[tuple[int, float]]:
        """The cards another seat may lay, with weights: the planned one above all, and those that fit its sentence."""
        hand = members(self.hands(view)[seat])
        if len(hand) == 1:
            return [(hand[0], 1.0)]
        likely = [card for card in hand if self.fits(view, card, view.councillors[seat].sentence)] or hand
        planned = plan.cards[seat]
        if planned not in likely:
            return [(card, 1 / len(likely)) for card in likely]
        share = (1 - TRUST) / len(likely)
        return [(card, share + (TRUST if card == planned else 0)) for card in likely]

    def fits(self, view: View, card: int, sentence: str | None) -> bool:
        """Whether somebody honest would say this of the card."""
        return sentence is None or self.honest(view, card) == sentence

    def honest(self, view: View, card: int) -> Sentence:
        if self.planner.is_alone(self.scene(view)._replace(begun=False), card):
            return "alone"
        return "nothing" if card == Character.PATIENT_ONE else "part"

    def hope(self, view: View, beliefs: list[list[tuple[int, float]]], own: int) -> float:
        """The chance to pass with the own card, over everything the others may lay."""
        scene = self.scene(view)
        total = 0.0
        for others in product(*beliefs):
            weight = 1.0
            for _, likely in others:
                weight *= likely
            cards = [card for card, _ in others]
            cards.insert(self.seat, own)
            total += weight * self.chance(view, scene, cards)
        return round(total, 6)

    def sentence(self, view: View, card: int) -> Sentence | None:
        """The honest one; a silent council is spared."""
        if view.silent or view.uncanny:
            return None
        if view.help_seeker is None:
            return "part"
        return self.honest(view, card)

    def successor(self, view: View) -> int:
        """For the throne: an open card, else the one that most can surely lay, in the same order for all."""
        opened = [councillor.card for councillor in view.councillors if councillor.card in (view.hand or [])]
        if opened:
            return CHARACTERS.index(str(opened[0]))
        wanted = int(self.agreed.must_enthrone)
        hands = self.hands(view)
        own = members(bits(view.hand or []))
        return max(
            own, key=lambda card: (sum(hand >> card & 1 for hand in hands) + (card == wanted), WORTH[card], card)
        )

    # -- carrying out ------------------------------------------------------------------------------------------

    def lying(self, view: View) -> dict[int, int]:
        """The card before each seat: seen, or else as planned."""
        cards = {}
        for seat, councillor in enumerate(view.councillors):
            if councillor.lies:
                cards[seat] = self.guess(view, seat, councillor.card)
        return cards

    def guess(self, view: View, seat: int, shown: str | None) -> int:
        if shown:
            return CHARACTERS.index(shown)
        if seat == self.seat and view.laid:
            return CHARACTERS.index(view.laid)
        possible = [card for card in members(self.hands(view)[seat]) if CHARACTERS[card] not in view.done]
        if self.planned and self.planned.cards[seat] in possible:
            return self.planned.cards[seat]
        return possible[0] if possible else int(Character.PATIENT_ONE)

    def now_or_later(self, view: View) -> Choice:
        """Now, if the own card is the best one to come next; the first in the default order of equally good ones."""
        lying = self.lying(view)
        scene = self.scene(view)
        rated = [(self.chance_if_first(scene, lying, seat), -self.rank(view, seat), seat) for seat in lying]
        return Now() if max(rated)[2] == self.seat else Later()

    def rank(self, view: View, seat: int) -> int:
        spoken = view.councillors[seat].spoken_as
        return spoken or self.seats + 1 + (seat - view.lead) % self.seats

    def chance_if_first(self, scene: Scene, lying: dict[int, int], seat: int) -> float:
        card = lying[seat]
        rest = unopposed([other for other in lying.values() if other != card])
        if list(lying.values()).count(card) > 1:
            return self.planner.chance(scene.begin(), rest)
        return round(self.planner.chance_of_first(scene, card, rest), 4)

    def carry_out(self, view: View, offered: list[Choice]) -> Choice:
        """The choice that leaves the best chance with the cards still lying."""
        rest = [card for seat, card in self.lying(view).items() if seat != self.seat and seat not in view.negated]
        after = unopposed(rest)
        scene = self.scene(view)
        return max(offered, key=lambda choice: self.chance_after(view, scene, choice, after))

    def chance_after(self, view: View, scene: Scene, choice: Choice, rest: tuple[int, ...]) -> float:
        match choice:
            case TurnDie(value) if view.laid == "worker" and view.tilted_from is None:
                seconds = [face for face in self.planner.beside[value] if face != view.die]
                return max(self.planner.chance(scene.at(value, face), rest) for face in seconds)
            case TurnDie(value):
                return self.planner.chance(scene.at(value), rest)
            case ChangeGoal(which):
                golem = view.laid == "golem"
                goal = sum(1 << value for value in (range(9, 13) if golem else range(1, 5)))
                return self.planner.chance(scene.with_goal(which - 1, goal), rest)
        return 0.0

    def follow(self, view: View) -> Choice:
        """After the oracle: the card with the best chance; repeated ones do nothing, lying ones are negated."""
        scene = self.scene(view).begin()
        lying = [card for seat, card in self.lying(view).items() if seat != self.seat]
        barred = bit(view.help_seeker) if view.help_seeker else 0

        def chance(card: int) -> float:
            rest = unopposed([other for other in lying if other != card])
            if CHARACTERS[card] in view.done or card in lying:
                return self.planner.chance(scene, rest)
            return self.planner.chance_of_first(scene, card, rest)

        playable = members(bits(view.hand or []) & ~barred)
        return Follow(CHARACTERS[max(playable, key=lambda card: (chance(card), -WORTH[card]))])

    def worth_keeping(self, view: View, card: str) -> float:
        """Cards all can choose for the throne are kept as long as possible."""
        shared = all(hand & bit(card) for hand in self.hands(view))
        return WORTH[CHARACTERS.index(card)] + (1 if shared and view.stack < 2 else 0)


def common(hands: Sequence[int]) -> int:
    """The cards in all hands."""
    shared = hands[0]
    for hand in hands[1:]:
        shared &= hand
    return shared


BOT = GreedyCouncilOf12
