"""A sensible beginner at Kabale und Hiebe: pictures some tables that may be the real one, plays what wins most there.

On each picture it lays every card it may lay, lets the columns fill up with what others may hold, and awards them. So
it contests valuable goals it can still win, fears a wizard where one may lie, and keeps a special card until it bites.
"""

from collections.abc import Sequence
from random import Random
from typing import cast

import msgspec
from librt.random import Random as Dice

from hofstaat.bots.base import Bot
from hofstaat.engine.chance import QuickLots
from hofstaat.engine.chance import cast as draw_lots
from hofstaat.engine.game import Game
from hofstaat.engine.table import NONE, Setup
from hofstaat.games.kabale_und_hiebe.cards import AREAS, N_RANKS, ROUNDS, Rank, area_of, card_of, owner_of, rank_of
from hofstaat.games.kabale_und_hiebe.knowledge.knowledge import KabaleUndHiebeKnowledge
from hofstaat.games.kabale_und_hiebe.notation import Place
from hofstaat.games.kabale_und_hiebe.position import hand_ranks, pile_ranks
from hofstaat.games.kabale_und_hiebe.scoring import Judge
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe
from hofstaat.games.kabale_und_hiebe.view import View

PICTURES = 6
NEW_AREA = 1.0  # the worth of a goal beyond its points to a seat that has none of its area
LAST_AREA = 6.0  # ... and all five others: the whole set counts double (KH-40)
ENVY = 0.7  # how much a goal of an opponent hurts, shared among all of them
DOUBT = 0.75  # a column that is not complete may still turn
WAITING = {  # the worth of keeping a card for another occasion, in points
    "king": 0.6,
    "queen": 0.45,
    "juliet": 0.4,
    "explorer": 0.1,
    "assassin": 0.25,
    "storm": 0.2,
    "cloak": 0.15,
    "traitor": 0.2,
    "musketeers": 0.35,
    "wizard": 0.5,
    "witch": 0.5,
    "prince": 0.45,
    "squire": 0.35,
    "hermit": 0.3,
    "little-giant": 0.35,
    "double": 0.2,
    "dragon": 0.4,
    "romeo": 0.3,
    "beggar": 0.35,
}
PROFESSION = 0.25


class Picture:
    """One table that may be the real one, and who will lay what to fill its columns."""

    def __init__(self, table: KabaleUndHiebe, rng: Random) -> None:
        self.table = table
        self.judge = Judge(table.agreed, None, N_RANKS * table.seats)
        self.known: dict[tuple[int, ...], int] = {}
        self.fillers = [self.filler(rng) for _ in range(int(table.seats) * 2)]

    def filler(self, rng: Random) -> int:
        """A card that somebody may lay next."""
        seat = rng.randrange(int(self.table.seats))
        cards = hand_ranks(self.table, seat) or pile_ranks(self.table, seat) or [int(Rank.CLOAK)]
        return int(card_of(seat, rng.choice(cards)))

    def winner(self, table: KabaleUndHiebe, column: int, laid: set[int]) -> int:
        """The winner of the column, filled up with the cards pictured for it and not laid yet; NONE for nobody."""
        goal = int(table.goal(column))
        lying = self.lying(table, column)
        missing = 0 if table.is_closed(column) else int(table.agreed.points[goal]) - int(table.size(column))
        coming = self.fillers[column : column + max(0, missing)]
        lying += [card for card in coming if card not in laid]
        key = (goal, *lying)
        if key not in self.known:
            self.known[key] = self.awarded(goal, lying)
        return self.known[key]

    def all_laid(self, table: KabaleUndHiebe) -> set[int]:
        """Nobody lays a card twice."""
        return {card for column in range(int(table.seats)) for card in self.lying(table, column)}

    def lying(self, table: KabaleUndHiebe, column: int) -> list[int]:
        """The cards of a column, with what lies under cloaks in its place (KH-17)."""
        cards: list[int] = []
        for place in range(int(table.size(column))):
            card = int(table.card_at(column, place))
            cards.append(card)
            hidden = table.hidden_by(card)
            if hidden != NONE:
                cards.append(int(card_of(owner_of(card), hidden)))
        return cards

    def awarded(self, goal: int, lying: list[int]) -> int:
        self.judge.open(0, goal)
        for card in lying:
            self.judge.lay(owner_of(card), rank_of(card))
        return int(self.judge.decide())


class GreedyKabaleUndHiebe(Bot):
    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(game, setup, seat, seed)
        self.agreed = cast(KabaleUndHiebeSetup, setup)
        self.mind = cast(KabaleUndHiebeKnowledge, game.knowledge(setup, seat))
        self.rng = Random(seed)
        self.dice = Dice(seed)

    def hear(self, event: msgspec.Struct) -> None:
        self.mind.learn(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        assert isinstance(view, View)
        worth = self.goal_worths(view)
        total = [self.patience(choice, view) for choice in choices]
        for _ in range(PICTURES):
            picture = Picture(self.mind.sample(self.dice), self.rng)
            for i, code in enumerate(options):
                total[i] += self.after(picture, code, worth) / PICTURES
        best = max((points, self.rng.random(), i) for i, points in enumerate(total))
        return options[best[2]]

    # -- what goals and cards are worth ------------------------------------------------------------------------

    def goal_worths(self, view: View) -> list[float]:
        """Points, and what a goal adds to a set of all six areas."""
        own = {goal.rsplit("-", 1)[0] for goal in view.players[self.seat].goals or []}
        added = 0.0
        if len(own) < len(AREAS):
            added = LAST_AREA if len(own) == len(AREAS) - 1 else NEW_AREA
        return [
            int(points) + (0.0 if AREAS[int(area_of(goal))] in own else added)
            for goal, points in enumerate(self.agreed.points)
        ]

    def patience(self, choice: msgspec.Struct, view: View) -> float:
        """The cost of laying a card that cannot be laid later; in the last round there is no later."""
        if not isinstance(choice, Place) or view.round == ROUNDS:
            return 0.0
        return -WAITING.get(choice.card, PROFESSION)

    # -- what follows ------------------------------------------------------------------------------------------

    def after(self, picture: Picture, code: int, worth: list[float]) -> float:
        """Carry the action out on a copy of the picture and look at the columns then."""
        table = picture.table.copy()
        table.apply(self.seat, code)
        draw_lots(table, QuickLots(self.dice))
        if table.round() != picture.table.round() or table.over():
            return self.reaped(picture.table, table, worth)
        laid = picture.all_laid(table)
        return sum(self.promise(picture, table, column, laid, worth) for column in range(int(table.seats)))

    def reaped(self, before: KabaleUndHiebe, after: KabaleUndHiebe, worth: list[float]) -> float:
        """The round is over: who won what is settled."""
        gained = 0.0
        for seat in range(int(after.seats)):
            for goal in {int(before.goal(column)) for column in range(int(before.seats))}:
                n = int(after.won(seat, goal)) - int(before.won(seat, goal))
                gained += n * self.share(seat, worth[goal])
        return gained

    def promise(
        self, picture: Picture, table: KabaleUndHiebe, column: int, laid: set[int], worth: list[float]
    ) -> float:
        winner = picture.winner(table, column, laid)
        if winner == NONE:
            return 0.0
        sure = 1.0 if table.is_closed(column) else DOUBT
        return sure * self.share(winner, worth[int(table.goal(column))])

    def share(self, winner: int, worth: float) -> float:
        """A goal is good for us if it is ours, and bad if it is anybody else's."""
        return worth if winner == self.seat else -ENVY * worth / (int(self.agreed.seats) - 1)


BOT = GreedyKabaleUndHiebe
