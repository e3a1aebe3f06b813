"""The agreement for one game of Kabale und Hiebe, with the numbers of its cards, read from `cards.toml` and checked.

Numbers on cards are kept doubled because one of them ends in a half (KH-36).
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup
from hofstaat.games.kabale_und_hiebe.actions import Actions
from hofstaat.games.kabale_und_hiebe.cards import AREAS, N_AREAS, N_GOALS, N_RANKS, NO_NUMBER, PER_AREA, RANKS, area_of


@final
class KabaleUndHiebeSetup(Setup):
    """Seats, options, the numbers printed on the cards, and the actions they allow."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.open_goals: bool = bool(options["open_goals"])
        self.number = numbers([printed_number(sheet, rank) for rank in RANKS])
        self.at_home = numbers([sheet.halves("card", rank, "at_home", at_most=99) for rank in RANKS[3:9]])
        self.wizard_removes_from: i64 = sheet.halves("card", "wizard", "removes_from", at_most=99)
        self.witch_removes_up_to: i64 = sheet.halves("card", "witch", "removes_up_to", at_most=99)
        self.hermit_loses: i64 = sheet.halves("card", "hermit", "less_per_other", at_most=99)
        self.giant_gains: i64 = sheet.halves("card", "little-giant", "more_per_other", at_most=99)
        self.dragon_lowers: i64 = sheet.halves("card", "dragon", "lowers_by", at_most=99)
        self.romeo_with_juliet: i64 = sheet.halves("card", "romeo", "with_juliet", at_most=99)
        self.ranks = vec[i16]([i16(rank) for rank in range(int(N_RANKS))])  # a draw pile, unshuffled
        per_area = goal_points(sheet)
        self.points = numbers(per_area * int(N_AREAS))
        self.goals = goal_deck(per_area, ones=not options["two_player_no_ones"])
        self.deck = [int(goal) for goal in self.goals]
        self.goal_names = [f"{AREAS[area_of(goal)]}-{self.points[goal]}" for goal in range(int(N_GOALS))]
        self.goal_numbers = {self.goal_names[goal]: goal for goal in self.deck}
        self.space = self.actions = Actions(seats)


def numbers(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, i64(value))
    return row


def printed_number(sheet: Sheet, rank: str) -> int:
    if rank == "double":
        sheet.word("card", rank, "copies", among=["below"])
        return int(NO_NUMBER)
    return sheet.halves("card", rank, "number", at_most=99)


def goal_points(sheet: Sheet) -> list[int]:
    """The points of the goals of any area; a column must be able to fulfil them, so they are 1 to 9."""
    points = sheet.numbers("goals", "points", at_least=1, at_most=9)
    if len(points) != PER_AREA:
        sentence = f"goals.points has {len(points)} numbers; it should have {PER_AREA}."
        why = Refusal(sentence, "cards-points", there=len(points), needed=int(PER_AREA))
        raise sheet.refusal(("goals", "points"), why)
    return points


def goal_deck(per_area: list[int], *, ones: bool) -> vec[i16]:
    """All goals, unshuffled; without the 1-point ones if the option says so."""
    deck = vec[i16]()
    for area in range(N_AREAS):
        for points in per_area:
            if ones or points != 1:
                deck = append(deck, i16(area * PER_AREA + i64(per_area.index(points))))
    return deck
