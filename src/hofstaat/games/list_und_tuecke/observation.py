"""The things a seat may know of Mit List und Tücke, as numbers: stacks, tokens, backs, its own hand.

All cards of a stack were seen when they came there. Cards that a seat saw in hands or in the centre by a text
are not repeated here (LT-8).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hofstaat.engine.observation import Observation, mark, put
from hofstaat.engine.table import NONE, Table
from hofstaat.games.list_und_tuecke.cards import CHAPTERS, DARK, HAND, LIGHT, N_CARDS, N_COLOURS, POSITIONS
from hofstaat.games.list_und_tuecke.scoring import points, worth
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup
from hofstaat.games.list_und_tuecke.table import STAGES, Cell, ListUndTuecke, Phase

N_STAGES: Final[i64] = 20
N_BACKS: Final[i64] = 2
N_TOKENS: Final[i64] = 4

ORDER: Final = "Characters are in the order of the card data."


@final
class ListUndTueckeObservation(Observation):
    def __init__(self, agreed: ListUndTueckeSetup) -> None:
        super().__init__(agreed, ORDER)
        self.agreed = agreed
        n = self.seats
        tokens = int(agreed.tokens)
        most = min(255, tokens * (tokens + int(CHAPTERS)) * int(N_COLOURS))
        self.stage = self.add("stage", N_STAGES, 1, "what is asked: " + ", ".join(STAGES))
        self.chapter = self.add("chapter", CHAPTERS, 1, "which chapter it is")
        self.start = self.add("start", n, 1, "who holds the start player card")
        self.turn = self.add("turn", n, 1, "whose turn it is")
        self.asked = self.add("asked", n, 1, "who owes a decision")
        self.hand = self.add("hand", N_CARDS, 1, "own hand")
        self.passing = self.add("passing", N_CARDS, 1, "the card chosen to be passed")
        self.chosen = self.add("chosen", n, 1, "who has chosen a card to pass")
        self.backs = self.add("backs", n * N_BACKS, int(HAND), "seat by seat: light and dark hand cards")
        self.stacks = self.add(
            "stacks", n * N_CARDS, int(HAND), "seat by seat: the place of each card in the stack, 1: its bottom"
        )
        self.turned = self.add("turned", n * N_CARDS, 1, "seat by seat: the cards of the stack that are eliminated")
        self.tops = self.add("tops", n * N_CARDS, 1, "seat by seat: the visible card")
        self.verdict = self.add("verdict", N_CARDS, 1, "the character the visible executioner named")
        self.rank = self.add("rank", 2, 1, "the visible inquisitor: not of rank 0, of rank 0")
        self.partner = self.add("partner", n, 1, "before whom the courtesan's card lies, or who shows a card")
        self.laid = self.add("laid", N_BACKS, 1, "the back of the card the courtesan laid")
        self.own_laid = self.add("own_laid", N_CARDS, 1, "that card, if it is an own one")
        self.shown = self.add("shown", N_CARDS, 1, "the card shown to the inquisitor")
        self.centre = self.add("centre", POSITIONS, 1, "positions of the centre with a card")
        self.chapel = self.add("chapel", CHAPTERS * N_TOKENS, 1, "space by space: blue, green, yellow, elimination")
        self.supply = self.add("supply", N_COLOURS, tokens, "influence in the supply: blue, green, yellow")
        self.worth = self.add("worth", N_COLOURS, tokens + int(CHAPTERS), "what a token is worth now")
        self.influence = self.add("influence", n * N_COLOURS, tokens, "seat by seat: influence")
        self.eliminations = self.add("eliminations", n, 255, "seat by seat: elimination tokens")
        self.points = self.add("points", n, most, "seat by seat: points as things stand")

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(table, ListUndTuecke)
        self.write_turn(table, seat, row, at)
        for i in range(table.hand_size(seat)):
            mark(row, at + self.hand, table.hand_card(seat, i))
        mark(row, at + self.passing, table.passing(seat))
        for steps in range(self.seats):
            other = self.left_of(seat, steps)
            self.write_player(table, other, steps, row, at)
            self.write_stack(table, other, row, at, steps * N_CARDS)
        self.write_pending(table, seat, row, at)
        self.write_tokens(table, row, at)

    def write_turn(self, table: ListUndTuecke, seat: i64, row: vec[u8], at: i64) -> None:
        phase = table.phase()
        mark(row, at + self.stage, phase)
        mark(row, at + self.chapter, table.chapter())
        mark(row, at + self.start, self.from_seat(seat, table.start()))
        if not table.is_passing() and phase != Phase.OVER:
            mark(row, at + self.turn, self.from_seat(seat, table.turn()))
        asked = table.waiting()
        for other in range(self.seats):
            if asked >> other & 1:
                mark(row, at + self.asked, self.from_seat(seat, other))

    def write_player(self, table: ListUndTuecke, other: i64, steps: i64, row: vec[u8], at: i64) -> None:
        if table.passing(other) != NONE:
            mark(row, at + self.chosen, steps)
        light = table.back_count(other, LIGHT)
        put(row, at + self.backs + steps * N_BACKS + LIGHT, light)
        put(row, at + self.backs + steps * N_BACKS + DARK, table.hand_size(other) - light)
        for colour in range(N_COLOURS):
            put(row, at + self.influence + steps * N_COLOURS + colour, table.influence(other, colour))
        put(row, at + self.eliminations + steps, table.eliminations(other))
        put(row, at + self.points + steps, points(table, other))

    def write_stack(self, table: ListUndTuecke, other: i64, row: vec[u8], at: i64, shift: i64) -> None:
        for i in range(table.stack_size(other)):
            card = table.stack_card(other, i)
            put(row, at + self.stacks + shift + card, i + 1)
            if table.is_turned(other, i):
                mark(row, at + self.turned + shift, card)
        mark(row, at + self.tops + shift, table.top(other))

    def write_pending(self, table: ListUndTuecke, seat: i64, row: vec[u8], at: i64) -> None:
        """Open questions and threats: a verdict, a chosen rank, a card laid or shown (LT-12, LT-25)."""
        mark(row, at + self.verdict, table.verdict())
        mark(row, at + self.rank, table.get(Cell.LOW))
        if table.partner() != NONE:
            mark(row, at + self.partner, self.from_seat(seat, table.partner()))
        mark(row, at + self.shown, table.get(Cell.SHOWN))
        laid = table.get(Cell.LAID_CARD)
        if laid != NONE:
            mark(row, at + self.laid, self.agreed.back[laid])
            if table.turn() == seat:
                mark(row, at + self.own_laid, laid)

    def write_tokens(self, table: ListUndTuecke, row: vec[u8], at: i64) -> None:
        for position in range(POSITIONS):
            if table.centre(position) != NONE:
                mark(row, at + self.centre, position)
        for space in range(CHAPTERS):
            mark(row, at + self.chapel + space * N_TOKENS, table.chapel(space))
        for colour in range(N_COLOURS):
            put(row, at + self.supply + colour, table.supply(colour))
            put(row, at + self.worth + colour, worth(table, colour))
