"""The chronicle of a group that plays Council of 12 again and again (C12-82): plain data, written and read as JSON.

The last entry says who is on the throne in the next game (C12-83).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Self, cast

import msgspec

from hofstaat.engine.chronicle import BadChronicle
from hofstaat.engine.game import BadSetup
from hofstaat.engine.table import Table
from hofstaat.games.council_of_12.cards import CHARACTERS, MONTHS
from hofstaat.games.council_of_12.setup.setup import composed
from hofstaat.games.council_of_12.table.table import CouncilOf12
from hofstaat.games.council_of_12.view import Result, result

FORMAT = 1
FAR = 100_000
"""No council begins in a year farther from 0."""
LONGEST_TERM = 2_000
"""Longer than any card file allows: seven challenges of 99 points on the right, and what is added to them."""
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


class Member(msgspec.Struct, frozen=True):
    """A member of the council: the name, and the how manieth of that name it is, in Roman numerals."""

    name: str
    numeral: str

    def __str__(self) -> str:
        return f"{self.name} {self.numeral}."


class Entry(msgspec.Struct, frozen=True):
    """One game: when its council began, who sat in it, what became of it, who is on the throne since.

    `match` names the game, so that it is entered once; old entries have none.
    """

    year: int
    members: list[Member]
    term: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TERM)]
    won: bool
    throne: str | None = None
    month: str | None = None
    silent_rounds: int = 0
    greatest_challenge: str = ""
    match: str | None = None


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """The text: its format, and the chronicle. An entry may have fields that others have added."""

    hofstaat_chronicle: int
    first_year: Annotated[int, msgspec.Meta(ge=-FAR, le=FAR)]
    entries: list[msgspec.Raw]


class Chronicle(msgspec.Struct, frozen=True):
    first_year: int = 1
    entries: list[Entry] = []
    written: list[bytes] = []
    """Each entry as it was written, with everything in it."""

    # -- as text -----------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, year: int) -> Self:
        if not -FAR <= year <= FAR:
            sentence = f"A chronicle begins in a year from {-FAR} to {FAR}, not {year}."
            raise BadChronicle(sentence, "chronicle-begins", low=str(-FAR), high=str(FAR), year=str(year))
        return cls(year)

    @classmethod
    def read(cls, text: str) -> Self:
        try:
            whole = msgspec.json.decode(text, type=Written)
            entries = msgspec.json.decode(text, type=Entries).entries
            written = [bytes(msgspec.json.format(entry, indent=-1)) for entry in whole.entries]
        except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
            place = str(e).partition("`$.")[2].rstrip("`") or None
            raise BadChronicle(f"This is not a chronicle: {e}.", "not-a-chronicle", place=place) from None
        if whole.hofstaat_chronicle != FORMAT:
            sentence = f"This chronicle has format {whole.hofstaat_chronicle}; known is format {FORMAT}."
            raise BadChronicle(sentence, "chronicle-format", format=str(whole.hofstaat_chronicle), known=str(FORMAT))
        check(whole.first_year, entries)
        return cls(whole.first_year, entries, written)

    def text(self) -> str:
        whole = Written(FORMAT, self.first_year, [msgspec.Raw(entry) for entry in self.written])
        return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"

    # -- what follows from it ----------------------------------------------------------------------------------

    def began(self) -> int:
        return self.first_year

    def year(self) -> int:
        """The year in which the next council begins: the previous year and the previous term."""
        return self.entries[-1].year + self.entries[-1].term if self.entries else self.first_year

    def enthroned(self) -> str | None:
        """The successor the last game chose, if any: out of all decks in the next one."""
        return self.entries[-1].throne if self.entries else None

    def agreement(self, options: Mapping[str, object]) -> dict[str, object]:
        """The throne is as the last game left it (C12-83); the introductory game has none (C12-86)."""
        self.check_room()
        wanted, throne = options.get("enthroned"), self.enthroned()
        if self.entries and wanted is not None and wanted != throne:
            refuse_throne(throne)
        return {**options, "enthroned": wanted or (None if options.get("introductory") else throne)}

    def check_room(self) -> None:
        """A game that could not be read afterwards is not entered."""
        if self.year() > FAR:
            sentence = f"The next council would begin in the year {self.year()}; a chronicle ends in the year {FAR}."
            raise BadChronicle(sentence, "chronicle-ends", year=str(self.year()), last=str(FAR))

    def rematch(self, options: Mapping[str, object]) -> dict[str, object]:
        """Stacks that were composed with the new successor cannot come again (C12-4)."""
        following = self.agreement({**options, "enthroned": None})
        if following["enthroned"] in composed({"compose": None, **following}):
            following["compose"] = None
        return following

    # -- entering ----------------------------------------------------------------------------------------------

    def after(self, table: Table, names: Sequence[str], match: str | None = None, remark: str = "") -> Self:
        return self.with_entry(self.entry(table, names, match, remark))

    def has(self, match: str) -> bool:
        return any(entry.match == match for entry in self.entries)

    def tells_of(self, table: Table, names: Sequence[str]) -> bool:
        told = same_for_all(self.entry(table, names, None, ""))
        return any(entry.match is None and same_for_all(entry) == told for entry in self.entries)

    def remarked(self, match: str, remark: str) -> Self:
        entries, written = list(self.entries), list(self.written)
        for i, entry in enumerate(entries):
            if entry.match == match:
                entries[i] = msgspec.structs.replace(entry, greatest_challenge=remark.strip())
                fields = msgspec.json.decode(written[i], type=dict[str, msgspec.Raw])
                words = msgspec.Raw(msgspec.json.encode(remark.strip()))
                written[i] = msgspec.json.encode({**fields, "greatest_challenge": words})
        return type(self)(self.first_year, entries, written)

    def with_game(self, names: Sequence[str], result: Result, month: str | None, greatest: str = "") -> Self:
        """The chronicle with one more game of this result in it."""
        return self.with_entry(self.entry_of(names, result, month, greatest))

    def with_entry(self, entry: Entry) -> Self:
        return type(self)(self.first_year, [*self.entries, entry], [*self.written, msgspec.json.encode(entry)])

    def entry(self, table: Table, names: Sequence[str], match: str | None, remark: str) -> Entry:
        month = table.setup.options["scenario"]
        entry = self.entry_of(names, result(cast(CouncilOf12, table)), str(month) if month else None, remark)
        return msgspec.structs.replace(entry, match=match)

    def entry_of(self, names: Sequence[str], result: Result, month: str | None, greatest: str) -> Entry:
        self.check_room()
        return Entry(
            year=self.year(),
            members=self.members(names),
            term=result.term,
            won=result.won,
            throne=result.successor,
            month=month,
            silent_rounds=result.silent_rounds,
            greatest_challenge=greatest.strip(),
        )

    def members(self, names: Sequence[str]) -> list[Member]:
        """The members of the next council, counted by their appearances."""
        before = Counter(member.name for entry in self.entries for member in entry.members)
        return numbered(names, before)

    # -- telling -----------------------------------------------------------------------------------------------

    def entry_facts(self, match: str) -> dict[str, object]:
        entry = next(entry for entry in self.entries if entry.match == match)
        members = [str(member).removesuffix(".") for member in entry.members]
        return {"year": str(entry.year), "members": members, "term": entry.term, "throne": entry.throne}

    def next_facts(self, options: Mapping[str, object]) -> dict[str, object]:
        serves = options.get("enthroned") is not None
        return {"year": str(self.year()), "throne": options.get("enthroned") or self.enthroned(), "serves": serves}


class Entries(msgspec.Struct):
    entries: list[Entry]


def same_for_all(entry: Entry) -> Entry:
    """An entry without what depends on when it was made."""
    members = [Member(member.name, "") for member in entry.members]
    return msgspec.structs.replace(entry, year=0, members=members, greatest_challenge="", match=None)


def refuse_throne(throne: str | None) -> None:
    if throne is None:
        raise BadSetup("In the chronicle the throne is empty: leave out the enthroned character.", "empty-throne")
    raise BadSetup(
        f"In the chronicle {throne} is on the throne: leave out the enthroned character.",
        "other-throne",
        character=throne,
    )


# -- checking ---------------------------------------------------------------------------------------------------------


def check(first_year: int, entries: Sequence[Entry]) -> None:
    """Each entry follows from those before it."""
    year, before = first_year, Counter[str]()
    for number, entry in enumerate(entries, 1):
        check_year(entry, year, number)
        check_members(entry, before, number)
        check_names(entry, number)
        year += entry.term
        before.update(member.name for member in entry.members)


def check_year(entry: Entry, year: int, number: int) -> None:
    if entry.year != year:
        sentence = f"Entry {number}: the year is {entry.year}; it should be {year}."
        raise BadChronicle(sentence, "chronicle-year", entry=str(number), year=str(entry.year), right=str(year))
    if year > FAR:
        sentence = f"Entry {number}: the year is {year}; a chronicle ends in the year {FAR}."
        raise BadChronicle(sentence, "chronicle-too-late", entry=str(number), year=str(year), last=str(FAR))


def check_members(entry: Entry, before: Counter[str], number: int) -> None:
    names = [member.name for member in entry.members]
    for member, right in zip(entry.members, numbered(names, before), strict=True):
        if member != right:
            sentence = f"Entry {number}: {member} should be {right}"
            raise BadChronicle(sentence, "chronicle-member", entry=str(number), member=str(member), right=str(right))


def check_names(entry: Entry, number: int) -> None:
    if entry.throne is not None and entry.throne not in CHARACTERS:
        sentence = f"Entry {number}: {entry.throne!r} is no character who could be on the throne."
        raise BadChronicle(sentence, "chronicle-throne", entry=str(number), throne=entry.throne)
    if entry.month is not None and entry.month not in MONTHS:
        sentence = f"Entry {number}: {entry.month!r} is no month; months are: {', '.join(MONTHS)}."
        raise BadChronicle(sentence, "chronicle-month", entry=str(number), month=entry.month, months=", ".join(MONTHS))


def numbered(names: Sequence[str], before: Mapping[str, int]) -> list[Member]:
    """Everybody with the numeral that follows from the appearances before."""
    return [Member(name, roman(before[name] + 1)) for name in names]


def roman(n: int) -> str:
    numeral = ""
    for value, letters in ROMAN:
        numeral += letters * (n // value)
        n %= value
    return numeral
