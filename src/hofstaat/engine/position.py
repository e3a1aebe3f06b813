"""Reading a position from plain data, value by value, with a sentence for everything that cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from hofstaat.engine.refusal import Refusal

MOST_ENTRIES = 1000
V = TypeVar("V", str, int)


class BadPosition(Refusal):
    """A position no game can be in; the sentence says where, what, and what would be right."""

    def __init__(self, sentence: str, key: str = "bad-position", /, **params: object) -> None:
        super().__init__(sentence, key, **params)


class Reader:
    """A mapping of plain data under its name in the position. Every key must be asked for before `done`."""

    def __init__(self, data: object, name: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(f"{name or 'The position'} is {data!r}; it should be a mapping of names to values.")
        self.data: Mapping[str, object] = data
        self.name = name
        self.asked: set[str] = set()

    def where(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key

    def has(self, key: str) -> bool:
        return self.data.get(key) is not None

    def value(self, key: str, default: object = None) -> object:
        self.asked.add(key)
        value = self.data.get(key)
        if value is not None:
            return value
        if default is not None:
            return default
        raise BadPosition(f"{self.where(key)} is missing.")

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.value(key, default)
        if type(value) is not int or not low <= value <= high:
            raise BadPosition(f"{self.where(key)} is {value!r}; it should be a whole number from {low} to {high}.")
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        value = self.value(key, default)
        if type(value) is not bool:
            raise BadPosition(f"{self.where(key)} is {value!r}; it should be true or false.")
        return value

    def word(self, key: str, among: Iterable[str], default: str | None = None) -> str:
        return self.known(key, self.value(key, default), list(among))

    def words(
        self, key: str, among: Iterable[str], default: Sequence[str] | None = None, *, once: bool = False
    ) -> list[str]:
        """A list of words; `once`: each at most once."""
        allowed = list(among)
        words = [self.known(f"{key}[{i}]", word, allowed) for i, word in enumerate(self.rows(key, default=default))]
        return self.each_once(key, words) if once else words

    def numbers(
        self, key: str, low: int, high: int, default: Sequence[int] | None = None, *, once: bool = False
    ) -> list[int]:
        """A list of numbers; `once`: each at most once."""
        row = Reader({str(i): n for i, n in enumerate(self.rows(key, default=default))}, self.where(key))
        numbers = [row.number(str(i), low, high) for i in range(len(row.data))]
        return self.each_once(key, numbers) if once else numbers

    def each_once(self, key: str, values: list[V]) -> list[V]:
        for value in values:
            if values.count(value) > 1:
                raise BadPosition(f"{self.where(key)} names {value} {values.count(value)} times; once is enough.")
        return values

    def rows(self, key: str, length: int | None = None, default: Sequence[object] | None = None) -> list[object]:
        value = self.value(key, default)
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise BadPosition(f"{self.where(key)} is {value!r}; it should be a list.")
        if len(value) > MOST_ENTRIES:
            raise BadPosition(f"{self.where(key)} has {len(value)} entries; no game has more than {MOST_ENTRIES}.")
        if length is not None and len(value) != length:
            raise BadPosition(f"{self.where(key)} has {len(value)} entries; it should have {length}.")
        return list(value)

    def words_by_seat(
        self,
        key: str,
        seats: int,
        among: Iterable[str],
        default: Sequence[Sequence[str]] | None = None,
        *,
        once: bool = False,
    ) -> list[list[str]]:
        rows = self.rows(key, seats, default)
        allowed = list(among)
        reader = Reader({str(i): row for i, row in enumerate(rows)}, self.where(key))
        return [reader.words(str(i), allowed, once=once) for i in range(seats)]

    def part(self, key: str) -> "Reader":
        return Reader(self.value(key), self.where(key))

    def parts(self, key: str) -> list["Reader"]:
        return [Reader(row, f"{self.where(key)}[{i}]") for i, row in enumerate(self.rows(key, default=[]))]

    def known(self, key: str, value: object, allowed: list[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            shown = ", ".join(allowed) if len(allowed) <= 12 else f"{', '.join(allowed[:11])}, …"
            raise BadPosition(f"{self.where(key)} is {value!r}; it should be one of {shown}.")
        return value

    def done(self) -> None:
        for key in self.data:
            if key not in self.asked:
                known = ", ".join(sorted(self.asked))
                raise BadPosition(f"{self.where(key)} is unknown; known here: {known}.")
