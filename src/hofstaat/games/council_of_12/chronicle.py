"""The chronicle of a group that plays Council of 12 again and again (C12-82): plain data, written and read as JSON.

Whoever keeps it stores the text. The last entry says who is on the throne in the next game (C12-83).
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from hofstaat.games.council_of_12.cards import CHARACTERS, MONTHS
from hofstaat.games.council_of_12.view import Result

FORMAT = 1
FAR = 100_000
LONGEST_TERM = 1_000
ROMAN = (
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
)


class BadChronicle(ValueError):
    """A chronicle that cannot be read; the message says where and why."""


class Member(msgspec.Struct, frozen=True):
    """A member of the council: the name, and the how manieth of that name it is, in Roman numerals."""

    name: str
    numeral: str

    def __str__(self) -> str:
        return f"{self.name} {self.numeral}."


class Entry(msgspec.Struct, frozen=True):
    """One game: when its council began, who sat in it, what became of it, who is on the throne since."""

    year: int
    members: list[Member]
    term: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TERM)]
    won: bool
    throne: str | None = None
    month: str | None = None
    silent_rounds: int = 0
    greatest_challenge: str = ""


class Chronicle(msgspec.Struct, frozen=True):
    first_year: int = 1
    entries: list[Entry] = []

    def year(self) -> int:
        """The year in which the next council begins: the previous year and the previous term."""
        return self.entries[-1].year + self.entries[-1].term if self.entries else self.first_year

    def enthroned(self) -> str | None:
        """The successor the last game chose, if any: out of all decks in the next one."""
        return self.entries[-1].throne if self.entries else None

    def members(self, names: Sequence[str]) -> list[Member]:
        """The members of the next council, counted by their appearances."""
        before = [member.name for entry in self.entries for member in entry.members]
        return [Member(name, roman(before.count(name) + 1)) for name in names]

    def with_game(self, names: Sequence[str], result: Result, month: str | None, greatest: str = "") -> "Chronicle":
        """The chronicle with one more game in it."""
        entry = Entry(
            year=self.year(),
            members=self.members(names),
            term=result.term,
            won=result.won,
            throne=result.successor,
            month=month,
            silent_rounds=result.silent_rounds,
            greatest_challenge=greatest.strip(),
        )
        return Chronicle(self.first_year, [*self.entries, entry])


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The file: its format, and the chronicle."""

    hofstaat_chronicle: int
    first_year: Annotated[int, msgspec.Meta(ge=-FAR, le=FAR)]
    entries: list[Entry]


def roman(n: int) -> str:
    numeral = ""
    for value, letters in ROMAN:
        numeral += letters * (n // value)
        n %= value
    return numeral


def write(chronicle: Chronicle) -> str:
    """The chronicle as text, to be stored or handed on."""
    whole = Written(FORMAT, chronicle.first_year, chronicle.entries)
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def read(text: str) -> Chronicle:
    """A chronicle from its text; what does not add up is refused with a sentence."""
    try:
        whole = msgspec.json.decode(text, type=Written)
    except msgspec.DecodeError as e:
        raise BadChronicle(f"This is not a chronicle: {e}.") from None
    if whole.hofstaat_chronicle != FORMAT:
        raise BadChronicle(f"This chronicle has format {whole.hofstaat_chronicle}; known is format {FORMAT}.")
    chronicle = Chronicle(whole.first_year)
    for number, entry in enumerate(whole.entries, 1):
        check(chronicle, entry, number)
        chronicle = Chronicle(chronicle.first_year, [*chronicle.entries, entry])
    return chronicle


def check(before: Chronicle, entry: Entry, number: int) -> None:
    if entry.year != before.year():
        raise BadChronicle(f"Entry {number}: the year is {entry.year}; it should be {before.year()}.")
    for member, right in zip(entry.members, before.members([member.name for member in entry.members]), strict=True):
        if member != right:
            raise BadChronicle(f"Entry {number}: {member} should be {right}")
    if entry.throne is not None and entry.throne not in CHARACTERS:
        raise BadChronicle(f"Entry {number}: {entry.throne!r} is no character who could be on the throne.")
    if entry.month is not None and entry.month not in MONTHS:
        raise BadChronicle(f"Entry {number}: {entry.month!r} is no month; months are: {', '.join(MONTHS)}.")
