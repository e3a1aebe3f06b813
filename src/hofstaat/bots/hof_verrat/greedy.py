"""A sensible beginner at Hof-Verrat: rates the table after each way to play the hand and takes the best."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.bots.base import Bot
from hofstaat.bots.hof_verrat.evaluation import Evaluation, Plans
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup
from hofstaat.games.hof_verrat.cards import CARD_NUMBERS, MISSIONS, Role
from hofstaat.games.hof_verrat.events import Placed
from hofstaat.games.hof_verrat.knowledge import place_of
from hofstaat.games.hof_verrat.notation import Choice, Place, Spare, Strike, StrikeSpy
from hofstaat.games.hof_verrat.position import AREAS
from hofstaat.games.hof_verrat.setup import HofVerratSetup
from hofstaat.games.hof_verrat.table import At
from hofstaat.games.hof_verrat.view import Spy, View


class GreedyHofVerrat(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.agreed = cast(HofVerratSetup, setup)
        self.rng = Random(seed)
        self.remembered: dict[int, str] = {}  # the spies laid by ourselves, by number

    def hear(self, event: msgspec.Struct) -> None:
        if isinstance(event, Placed) and event.spy is not None and event.card is not None and not self.slips():
            self.remembered[event.spy] = event.card

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        """The best option; of equally good ones any."""
        assert isinstance(view, View)
        evaluation = self.evaluate(view)
        if view.striker:
            worths = [self.without(cast(Choice, choice), evaluation, view) for choice in choices]
        else:
            plans = Plans(evaluation, hand(view), sum(int(AREAS[name]) for name in view.owes))
            worths = [plans.best(code) for code in options]
        best = max(worths)
        return self.rng.choice([code for code, worth in zip(options, worths, strict=True) if worth == best])

    def evaluate(self, view: View) -> Evaluation:
        """Everything lying open, and the spies we remember."""
        light, dark = (MISSIONS.index(name) for name in view.missions or MISSIONS[:2])
        evaluation = Evaluation(self.agreed, self.seat, view.pile, light, dark)
        for card, place in open_cards(view):
            evaluation.lay(CARD_NUMBERS[card], place)
        for spy, place in spies(view):
            if spy.number in self.remembered:
                evaluation.lay(CARD_NUMBERS[self.remembered[spy.number]], place)
            elif place == At.DISTRICTS + self.seat:
                evaluation.roles[Role.SPY] += 1
        return evaluation

    def without(self, choice: Choice, evaluation: Evaluation, view: View) -> float:
        """The worth of the table when the assassin has done this."""
        match choice:
            case Strike(card, side):
                return evaluation.without(
                    CARD_NUMBERS[card], place_of(side, view.striker.district if view.striker else None)
                )
            case StrikeSpy(number):
                return self.unmasked(evaluation, number, view)
            case Spare() | Place():
                return evaluation.worth()

    def unmasked(self, evaluation: Evaluation, number: int, view: View) -> float:
        """A spy we remember is missed like any card; what somebody else's spy is worth is a guess."""
        (place,) = [place for spy, place in spies(view) if spy.number == number]
        if number in self.remembered:
            return evaluation.without(CARD_NUMBERS[self.remembered[number]], place)
        return evaluation.without_stranger(place)


def hand(view: View) -> vec[i64]:
    return vec[i64]([CARD_NUMBERS[card] for card in view.hand or []])


def open_cards(view: View) -> Iterator[tuple[str, int]]:
    """Every card lying face up, with its place."""
    for column in view.columns:
        yield from ((card, int(At.ABOVE)) for card in column.above)
        yield from ((card, int(At.BELOW)) for card in column.below)
    for seat, district in enumerate(view.districts):
        yield from ((card, place_of("district", seat)) for card in district.cards)


def spies(view: View) -> Iterator[tuple[Spy, int]]:
    """Every card lying face down, with its place."""
    yield from ((spy, int(At.ABOVE)) for spy in view.queen_above)
    yield from ((spy, int(At.BELOW)) for spy in view.queen_below)
    for seat, district in enumerate(view.districts):
        yield from ((spy, place_of("district", seat)) for spy in district.spies)


BOT = GreedyHofVerrat
