"""The agreement for one game of Hof-Verrat, with the numbers of its cards, read from `cards.toml` and checked."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup
from hofstaat.games.hof_verrat.actions import Actions
from hofstaat.games.hof_verrat.cards import (
    DARK_WISHES,
    FAMILIES,
    HAND,
    KINDS,
    LIGHT,
    LIGHT_WISHES,
    MISSIONS,
    N_FAMILIES,
    N_ROLES,
    ROLES,
    WISHES,
    Role,
)


@final
class HofVerratSetup(Setup):
    """Seats, options, the numbers printed on the cards, and the actions they allow."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.nobles_count_once: bool = bool(options["nobles_count_once_in_missions"])
        self.copies = numbers([sheet.number("role", role, "copies", at_most=15) for role in ROLES])
        self.weight = numbers([sheet.number("role", role, "weight", at_most=9) for role in ROLES])
        self.fresh = fresh_deck(self.copies)
        self.cards: i64 = i64(len(self.fresh))
        self.spies: i64 = N_FAMILIES * self.copies[Role.SPY]
        self.kept: i64 = kept(sheet, int(self.cards), seats)
        self.space = self.actions = Actions(seats, self.spies)
        wants = [sheet.word("mission", m, "wants", among=LIGHT_WISHES if m in LIGHT else DARK_WISHES) for m in MISSIONS]
        self.wants = numbers([WISHES.index(w) for w in wants])
        self.about = numbers([subject(sheet, m, w) for m, w in zip(MISSIONS, wants, strict=True)])
        self.number = numbers([threshold(sheet, m, w) for m, w in zip(MISSIONS, wants, strict=True)])
        self.points = numbers([sheet.number("mission", m, "points", at_most=99) for m in MISSIONS])


def numbers(values: list[int]) -> vec[i64]:
    row = vec[i64]()
    for value in values:
        row = append(row, i64(value))
    return row


def fresh_deck(copies: vec[i64]) -> vec[i16]:
    """All courtiers, unshuffled: family by family, role by role."""
    deck = vec[i16]()
    for kind in range(KINDS):
        for copy in range(copies[kind % N_ROLES]):
            deck = append(deck, i16(kind))
    return deck


def kept(sheet: Sheet, cards: int, seats: int) -> int:
    """How many courtiers are played with: a full hand of three for everybody in every round (HV-1)."""
    aside = sheet.number("set_aside", str(seats), at_most=cards)
    left = cards - aside
    if left < HAND * seats or left % (HAND * seats):
        each = int(HAND) * seats
        sentence = (
            f"set_aside.{seats} = {aside} leaves {left} of {cards} courtiers; "
            f"it should leave a multiple of {each} for {seats} players."
        )
        why = Refusal(sentence, "cards-set-aside", seats=seats, aside=aside, left=left, cards=cards, each=each)
        raise sheet.refusal(("set_aside", str(seats)), why)
    return left


def subject(sheet: Sheet, mission: str, wants: str) -> int:
    """The family or role a mission is about; -1 if it is about all of them."""
    if wants in ("fewer", "disgraced"):
        return FAMILIES.index(sheet.word("mission", mission, "family", among=FAMILIES))
    if wants == "roles":
        return ROLES.index(sheet.word("mission", mission, "role", among=ROLES))
    return -1


def threshold(sheet: Sheet, mission: str, wants: str) -> int:
    return 0 if wants in ("fewer", "disgraced") else sheet.number("mission", mission, "number", at_most=90)
