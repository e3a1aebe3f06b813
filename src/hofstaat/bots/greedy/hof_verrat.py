"""A sensible beginner at Hof-Verrat: pictures the table after each way to play the hand and takes the best picture.

It counts what lies open and the spies it remembers laying, guesses from the balance of each family how it will stand in
the end, and wants many points for itself and few for the others.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import NamedTuple, cast

import msgspec

from hofstaat.bots.base import Bot
from hofstaat.engine.game import Game
from hofstaat.engine.table import Setup
from hofstaat.games.hof_verrat.cards import FAMILIES, MISSIONS, ROLES, WISHES, Court
from hofstaat.games.hof_verrat.notation import Choice, Place, Spare, Strike, StrikeSpy
from hofstaat.games.hof_verrat.view import Placed, Side, Spy, View

UNSETTLED = 24  # the more cards in the pile, the less a balance tells
UNKNOWN_SPY = 0.3  # what it is worth to be rid of a stranger's spy in the own district: hardly a present
COVER = 0.25  # a spy that works for us cannot be answered


class Wish(NamedTuple):
    """A mission: what it wants, of which family or role, how many, for how many points."""

    wants: str
    about: int
    number: int
    points: int


class Picture:
    """What the table looks like to a seat, in numbers it may touch: weights by family, roles in the own district."""

    def __init__(self, above: list[int], below: list[int], cards_below: list[int], districts: list[list[int]]) -> None:
        self.above = above
        self.below = below
        self.cards_below = cards_below
        self.districts = districts
        self.roles = [0] * len(ROLES)
        self.cover = 0.0

    def copy(self) -> "Picture":
        other = Picture(self.above[:], self.below[:], self.cards_below[:], [row[:] for row in self.districts])
        other.roles, other.cover = self.roles[:], self.cover
        return other

    def standing(self, pile: int) -> list[float]:
        """How each family will likely stand, from -1 (disgraced) to 1 (esteemed): the later, the surer its balance."""
        doubt = 0.5 + pile / UNSETTLED
        margins = [up - down for up, down in zip(self.above, self.below, strict=True)]
        return [margin / (abs(margin) + doubt) for margin in margins]


class GreedyHofVerrat(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        court = cast(Court, setup)
        self.rng = Random(seed)
        self.weight = [int(court.weight[role]) for role in range(len(ROLES))]
        self.wishes = {
            name: Wish(WISHES[court.wants[i]], int(court.about[i]), int(court.number[i]), int(court.points[i]))
            for i, name in enumerate(MISSIONS)
        }
        self.remembered: dict[int, str] = {}  # the spies laid by ourselves, by number

    def hear(self, event: msgspec.Struct) -> None:
        if isinstance(event, Placed) and event.spy is not None and event.card is not None and not self.slips():
            self.remembered[event.spy] = event.card

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        assert isinstance(view, View)
        offered = [cast(Choice, choice) for choice in choices]
        best = self.best_strike(view, offered) if view.striker else self.best_play(view)
        return options[offered.index(best)]

    # -- playing cards -----------------------------------------------------------------------------------------

    def best_play(self, view: View) -> Choice:
        """The first card of the best way to play the whole hand."""
        before = self.picture(view)
        plans = [(self.after(before, plan, view), self.rng.random(), plan) for plan in self.plans(view)]
        return max(plans, key=lambda rated: rated[:2])[2][0]

    def plans(self, view: View) -> Iterator[list[Place]]:
        """Every way to play the hand, one card to each area owed; the order of the cards does not matter (HV-9)."""
        hand = view.hand or []
        opponents = [seat for seat in range(len(view.districts)) if seat != self.seat]
        places: dict[str, list[tuple[Side, int | None]]] = {
            "table": [("above", None), ("below", None)],
            "own": [("district", self.seat)],
            "other": [("district", seat) for seat in opponents],
        }
        for cards in sorted(set(permutations(hand))):
            ways: list[list[Place]] = [[]]
            for card, area in zip(cards, view.owes, strict=True):
                ways = [[*way, Place(card, side, seat)] for way in ways for side, seat in places[area]]
            yield from ways

    def after(self, before: Picture, plan: list[Place], view: View) -> float:
        picture = before.copy()
        for place in plan:
            self.lay(picture, place.card, place.side, place.district)
            if place.card.endswith("-spy") and place.district in (None, self.seat):
                picture.cover += COVER
        return self.worth(picture, view)

    # -- the assassin ------------------------------------------------------------------------------------------

    def best_strike(self, view: View, choices: list[Choice]) -> Choice:
        """The victim whose absence helps most; nobody if every absence hurts."""
        assert view.striker
        rated = [(self.without(choice, view), self.rng.random(), i) for i, choice in enumerate(choices)]
        return choices[max(rated)[2]]

    def without(self, choice: Choice, view: View) -> float:
        picture = self.picture(view)
        extra = 0.0
        match choice:
            case Strike(card, side):
                self.lay(picture, card, side, view.striker.district if view.striker else None, times=-1)
            case StrikeSpy(number):
                extra = self.unmask(picture, number, view)
            case Spare() | Place():
                pass
        return self.worth(picture, view) + extra

    def unmask(self, picture: Picture, number: int, view: View) -> float:
        """Take a spy off the picture if we remember it; what somebody else's spy is worth is a guess."""
        for spy, side, district in spies(view):
            if spy.number == number and number in self.remembered:
                self.lay(picture, self.remembered[number], side, district, times=-1)
            elif spy.number == number:
                return UNKNOWN_SPY if district == self.seat else -UNKNOWN_SPY
        return 0.0

    # -- what a table is worth ---------------------------------------------------------------------------------

    def picture(self, view: View) -> Picture:
        """Everything lying open, and the spies we remember."""
        columns = view.columns
        picture = Picture(
            [column.weight_above for column in columns],
            [column.weight_below for column in columns],
            [len(column.below) for column in columns],
            [[0] * len(FAMILIES) for _ in view.districts],
        )
        for seat, district in enumerate(view.districts):
            for card in district.cards:
                self.lay(picture, card, "district", seat)
        for spy, side, seat_of in spies(view):
            if spy.number in self.remembered:
                self.lay(picture, self.remembered[spy.number], side, seat_of)
            elif seat_of == self.seat:
                picture.roles[ROLES.index("spy")] += 1
        return picture

    def lay(self, picture: Picture, card: str, side: str, district: int | None, times: int = 1) -> None:
        """Add a card to the picture, or take it away."""
        family, role = (names.index(word) for names, word in zip((FAMILIES, ROLES), card.split("-"), strict=True))
        weight = times * self.weight[role]
        if district is not None:
            picture.districts[district][family] += weight
            picture.roles[role] += times if district == self.seat else 0
        elif side == "above":
            picture.above[family] += weight
        else:
            picture.below[family] += weight
            picture.cards_below[family] += times

    def worth(self, picture: Picture, view: View) -> float:
        """Our points and missions, less what the others have: the strongest of them above all."""
        standing = picture.standing(view.pile)
        points = [sum(w * s for w, s in zip(row, standing, strict=True)) for row in picture.districts]
        others = [own for seat, own in enumerate(points) if seat != self.seat]
        missions = sum(self.hope(self.wishes[name], picture, standing) for name in view.missions or [])
        return points[self.seat] + missions + picture.cover - (max(others) + sum(others) / len(others)) / 2

    def hope(self, wish: Wish, picture: Picture, standing: list[float]) -> float:
        """The part of a mission's points we may count on."""
        return wish.points * min(1.0, max(0.0, self.chance(wish, picture, standing)))

    def chance(self, wish: Wish, picture: Picture, standing: list[float]) -> float:
        """A rough guess at how likely a mission will be fulfilled (HV-23)."""
        match wish.wants:
            case "fewer":
                left = picture.districts[(self.seat + 1) % len(picture.districts)][wish.about]
                return 0.4 + (left - picture.districts[self.seat][wish.about]) / 5
            case "roles":
                return picture.roles[wish.about] / wish.number
            case "disgraced":
                return (1 - standing[wish.about]) / 2
            case "each-below":
                return sum(1 for n in picture.cards_below if n >= wish.number) / len(FAMILIES)
            case "heavy-below":
                return max(picture.below) / wish.number
            case "esteemed-at-most":
                return 0.5 + (wish.number + 0.5 - sum(max(s, 0) for s in standing)) / 4
            case _:
                return 0.5 + (sum(max(-s, 0) for s in standing) - wish.number + 0.5) / 4


def spies(view: View) -> Iterator[tuple[Spy, str, int | None]]:
    """Every card lying face down, with its side and, in a district, whose."""
    yield from ((spy, "above", None) for spy in view.queen_above)
    yield from ((spy, "below", None) for spy in view.queen_below)
    for seat, district in enumerate(view.districts):
        yield from ((spy, "district", seat) for spy in district.spies)


BOT = GreedyHofVerrat
