"""Positions made from reached ones by damaging them field by field, at any depth; everything follows from a seed."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

Path = tuple[str | int, ...]
Pattern = tuple[str, ...]

ODD: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    1,
    7,
    99,
    10**6,
    2**70,
    1.5,
    "",
    "nothing",
    [],
    [[]],
    [None],
    {},
    {"a": 1},
)


class Nothing(Exception):
    """This damage cannot be done here."""


def nodes(value: object, path: Path = ()) -> Iterator[Path]:
    """The place of every value at every depth."""
    if path:
        yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in entries:
        yield from nodes(entry, (*path, key))


def pattern(path: Path) -> Pattern:
    """The place without the numbers of entries."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


class Damage:
    """Damages done to descriptions of one game: each knows what the others say in the same place."""

    def __init__(self, descriptions: list[dict[str, Any]], seed: int) -> None:
        self.descriptions = descriptions
        self.rng = random.Random(seed)
        self.seen: dict[Pattern, list[Any]] = defaultdict(list)
        for description in descriptions:
            for path in nodes(description):
                self.seen[pattern(path)].append(at(description, path))
        self.words = sorted({value for row in self.seen.values() for value in row if isinstance(value, str)})

    def some(self, count: int) -> Iterator[tuple[dict[str, Any], str]]:
        """So many damaged positions, each with a word on what was done to it."""
        for _ in range(count):
            data = deepcopy(self.rng.choice(self.descriptions))
            done = [self.one(data) for _ in range(self.rng.choice([1, 1, 1, 2]))]
            yield data, ", ".join(done)

    def one(self, data: dict[str, Any]) -> str:
        """Damage the position in one place; every kind of place is equally likely."""
        places: dict[Pattern, list[Path]] = defaultdict(list)
        for path in nodes(data):
            places[pattern(path)].append(path)
        path = self.rng.choice(self.rng.choice(list(places.values())))
        for kind in self.rng.sample(KINDS, len(KINDS)):
            try:
                kind(self, data, path)
            except Nothing:
                continue
            return f"{kind.__name__} {'.'.join(map(str, path))}"
        raise AssertionError(f"no damage fits {path}")

    # -- any value -----------------------------------------------------------------------------------------------

    def drop(self, data: Any, path: Path) -> None:
        del at(data, path[:-1])[path[-1]]

    def put_something_odd(self, data: Any, path: Path) -> None:
        at(data, path[:-1])[path[-1]] = deepcopy(self.rng.choice(ODD))

    def take_from_another_moment(self, data: Any, path: Path) -> None:
        self.change(data, path, self.seen[pattern(path)])

    def exchange(self, data: Any, path: Path) -> None:
        """With any other value of the same type."""
        value = at(data, path)
        others = [other for other in nodes(data) if type(at(data, other)) is type(value) and apart(path, other)]
        if not others:
            raise Nothing
        other = self.rng.choice(others)
        there = at(data, other)
        at(data, other[:-1])[other[-1]] = value
        at(data, path[:-1])[path[-1]] = there

    # -- numbers and words ---------------------------------------------------------------------------------------

    def count_on(self, data: Any, path: Path) -> None:
        value = at(data, path)
        if type(value) is not int:
            raise Nothing
        at(data, path[:-1])[path[-1]] = value + self.rng.choice([-2, -1, 1, 2])

    def write_another_word(self, data: Any, path: Path) -> None:
        if not isinstance(at(data, path), str):
            raise Nothing
        self.change(data, path, self.words)

    def change(self, data: Any, path: Path, among: list[Any]) -> None:
        others = [value for value in among if value != at(data, path)]
        if not others:
            raise Nothing
        value = deepcopy(self.rng.choice(others))
        at(data, path[:-1])[path[-1]] = value

    # -- lists and mappings --------------------------------------------------------------------------------------

    def empty(self, data: Any, path: Path) -> None:
        self.filled(data, path).clear()

    def repeat_an_entry(self, data: Any, path: Path) -> None:
        row = self.filled(data, path)
        row.insert(self.rng.randrange(len(row) + 1), deepcopy(self.rng.choice(row)))

    def repeat_an_entry_often(self, data: Any, path: Path) -> None:
        row = self.filled(data, path)
        row += [deepcopy(self.rng.choice(row)) for _ in range(200)]

    def swap_two_entries(self, data: Any, path: Path) -> None:
        row = self.filled(data, path)
        i, j = self.rng.randrange(len(row)), self.rng.randrange(len(row))
        if row[i] == row[j]:
            raise Nothing
        row[i], row[j] = row[j], row[i]

    def move_an_entry(self, data: Any, path: Path) -> None:
        """To any other list: nothing gets lost."""
        row = self.filled(data, path)
        lists = [other for other in nodes(data) if isinstance(at(data, other), list) and apart(path, other)]
        if not lists:
            raise Nothing
        other = at(data, self.rng.choice(lists))
        other.insert(self.rng.randrange(len(other) + 1), row.pop(self.rng.randrange(len(row))))

    def add_a_key(self, data: Any, path: Path) -> None:
        value = at(data, path)
        if not isinstance(value, dict):
            raise Nothing
        value["colour"] = "red"

    def filled(self, data: Any, path: Path) -> list[Any]:
        value = at(data, path)
        if not isinstance(value, list) or not value:
            raise Nothing
        return value


KINDS: list[Callable[[Damage, Any, Path], None]] = [
    Damage.drop,
    Damage.put_something_odd,
    Damage.take_from_another_moment,
    Damage.exchange,
    Damage.count_on,
    Damage.write_another_word,
    Damage.empty,
    Damage.repeat_an_entry,
    Damage.repeat_an_entry_often,
    Damage.swap_two_entries,
    Damage.move_an_entry,
    Damage.add_a_key,
]


def apart(one: Path, two: Path) -> bool:
    """Whether neither lies inside the other."""
    shorter = min(len(one), len(two))
    return one[:shorter] != two[:shorter]
