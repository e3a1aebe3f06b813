"""Forging records: every kind of line damaged in every way, and sealed again so that only its content is wrong."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, commitment_to
from hofstaat.engine.records import Act, Lots, Record
from hofstaat.engine.refusal import Refusal

HUGE = [2**15, 2**31, 2**63, 2**64, -(2**63) - 1, 10**300]
TYPES: list[object] = [None, True, 1.5, "1", [], {}, [[]], {"lots": [1]}]
CHARACTERS = ["\0", "\ud800", "\u2028", "\x85", "\x1b[2J", "\ufeff", "ß", '"', "\\", "}", "\t", "'"]
ENDINGS = ['{"end":null}', '{"end":null,"digest":""}', "", "[]", "null", '"end"', "\0", "\ud800", "{" * 5000]

Lines = list[str]


class Forgery(NamedTuple):
    """A record as somebody might have changed it; `line`: the first that is not as it was, counted from 1."""

    what: str
    lines: Lines
    line: int

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def sealed(self) -> "Forgery":
        """With a digest that fits: what a careful forger would write."""
        return self._replace(lines=sealed(self.lines))


def sealed(lines: Lines) -> Lines:
    with suppress(ValueError, TypeError, IndexError, RecursionError):
        end = json.loads(lines[-1])
        return [*lines[:-1], compact({**end, "digest": records.digest(lines[:-1])})]
    return lines


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


class Forger:
    """Changes one record; everything follows from the seed."""

    def __init__(self, text: str, seed: int) -> None:
        self.lines = text.splitlines()
        self.rng = random.Random(seed)
        self.words = [json.loads(line)["does"] for line in self.lines if '"does"' in line]

    def some(self, count: int) -> Iterator[Forgery]:
        """All ways in turn, each on some line, the header and the end more often than the others."""
        ways = [self.of_lines, self.of_values, self.of_fields, self.of_text, self.of_ends]
        for n in range(count):
            forged = ways[n % len(ways)]()
            if forged.lines != self.lines:
                yield forged

    def any_line(self) -> int:
        rng, last = self.rng, len(self.lines) - 1
        return rng.choice([0, 1, last, rng.randrange(last + 1), rng.randrange(last + 1), rng.randrange(last + 1)])

    def forged(self, what: str, lines: Lines) -> Forgery:
        same = sum(1 for _ in common(lines, self.lines[:-1]))  # an end is in its place only when nothing follows
        return Forgery(what, lines, same + 1)

    # -- whole lines -------------------------------------------------------------------------------------------

    def of_lines(self) -> Forgery:
        ways: list[Callable[[int], Lines]] = [self.drop, self.double, self.swap, self.move, self.insert, self.cut]
        way, n = self.rng.choice(ways), self.any_line()
        return self.forged(f"{way.__name__} line {n + 1}", way(n))

    def drop(self, n: int) -> Lines:
        return [*self.lines[:n], *self.lines[n + 1 :]]

    def double(self, n: int) -> Lines:
        return [*self.lines[: n + 1], *self.lines[n:]]

    def swap(self, n: int) -> Lines:
        """With any other line."""
        lines, other = list(self.lines), self.any_line()
        lines[n], lines[other] = lines[other], lines[n]
        return lines

    def move(self, n: int) -> Lines:
        lines = list(self.lines)
        lines.insert(self.any_line(), lines.pop(n))
        return lines

    def insert(self, n: int) -> Lines:
        return [*self.lines[:n], self.foreign_line(), *self.lines[n:]]

    def foreign_line(self) -> str:
        rng = self.rng
        lots: list[object] = [
            {"lots": []},
            {"lots": [0]},
            {"lots": [rng.choice(HUGE)]},
            {"lots": [rng.randrange(20)] * 2},
        ]
        words = rng.choice([*self.words, "", "0"])
        acts = [{"seat": seat, "does": words} for seat in (-1, 0, 1, 99, rng.choice(HUGE))]
        lines = [json.loads(rng.choice(self.lines[1:])), *lots, *acts]
        return rng.choice([*map(compact, lines), *ENDINGS, *(self.lines[0], self.lines[-1])])

    def cut(self, n: int) -> Lines:
        """Everything from here on; the end may stay."""
        return [*self.lines[:n], *(self.lines[-1:] if self.rng.random() < 0.7 else [])]

    # -- what a line says --------------------------------------------------------------------------------------

    def of_values(self) -> Forgery:
        n = self.any_line()
        data = json.loads(self.lines[n])
        place, key = self.rng.choice(list(leaves(data)))
        old = place[key]
        place[key] = self.other_value(old)
        return self.forged(f"{old!r:.40} to {place[key]!r:.40} in line {n + 1}", self.with_line(n, compact(data)))

    def other_value(self, old: object) -> object:
        rng = self.rng
        if isinstance(old, str) and rng.random() < 0.6:
            at = rng.randrange(len(old) + 1)
            return rng.choice([*self.words, old[:at], old[:at] + rng.choice(CHARACTERS[2:]) + old[at:], old * 1000, ""])
        if isinstance(old, int) and not isinstance(old, bool) and rng.random() < 0.6:
            return rng.choice([old + 1, old - 1, -1, -old, 0, 1, *HUGE])
        return rng.choice([*TYPES, *HUGE])

    def of_fields(self) -> Forgery:
        """A field more, less, or under another name; lots more, less or in another order."""
        n = self.any_line()
        data = json.loads(self.lines[n])
        key = self.rng.choice(list(data))
        value = data[key]
        if isinstance(value, list) and value and self.rng.random() < 0.5:
            self.other_list(value)
        else:
            ways: list[Callable[[], object]] = [
                lambda: data.pop(key),
                lambda: data.update(colour="blue"),
                lambda: data.update({key.upper(): data.pop(key)}),
            ]
            self.rng.choice(ways)()
        return self.forged(f"fields of line {n + 1}", self.with_line(n, compact(data)))

    def other_list(self, value: list[Any]) -> None:
        ways: list[Callable[[], object]] = [value.pop, lambda: value.append(value[0]), lambda: self.rng.shuffle(value)]
        self.rng.choice(ways)()

    def of_text(self) -> Forgery:
        """Characters out of place: what is no JSON, and what only looks like it."""
        n = self.any_line()
        line = self.lines[n]
        at = self.rng.randrange(len(line))
        after = at + self.rng.choice([0, 0, 1, 5])
        line = line[:at] + self.rng.choice([*CHARACTERS, "", "", "\n", "[" * 3000, "9" * 5000]) + line[after:]
        return self.forged(f"characters of line {n + 1}", self.with_line(n, line))

    def of_ends(self) -> Forgery:
        """Another last line."""
        end = json.loads(self.lines[-1])
        if end["end"] is None:
            end["end"] = [[0], [1, 2], "most-points"]
        else:
            winners, scores, reason = end["end"]
            others = [None, [[], scores, reason], [winners, scores[:-1], reason], [winners, scores, "because"]]
            end["end"] = self.rng.choice([*others, [winners, scores[::-1], reason], [[*winners, 0], scores, reason]])
        lines = [*self.lines[:-1], compact(end)]
        if self.rng.random() < 0.2:
            lines = [*self.lines[:-1], self.rng.choice(ENDINGS)]
        return self.forged("the end", lines)

    def with_line(self, n: int, line: str) -> Lines:
        return "\n".join([*self.lines[:n], line, *self.lines[n + 1 :]]).split("\n")


def common(one: Lines, other: Lines) -> Iterator[str]:
    for line, same in zip(one, other):
        if line != same:
            return
        yield line


def leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain data that holds a value."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list) and value:
            yield from leaves(value)
        else:
            yield data, key


# -- whole games ---------------------------------------------------------------------------------------------------


def stacked(game: Game, seats: int, seed: int) -> str:
    """A whole game whose deal its seed never brought: the lots are written as acts of chance."""
    rng = random.Random(seed)
    table = game.start(seats, {}, journal=True)
    lines: list[Lots | Act] = []
    while actors := table.actors():
        seat = rng.choice(actors)
        code = rng.choice(table.options(seat))
        lines.append(Act(seat, game.say(table, max(0, seat), code)))
        table.apply(seat, code)
    header = records.header_of(game, table, commitment=commitment_to("honest"), seed="honest")
    return records.write(Record(header, lines, table.outcome()))


def was_dealt_so(game: Game, record: Record) -> bool:
    """Whether this very game comes about when it is dealt from its seed and everybody does what the record says."""
    header = record.header
    match = Match.new(game, header.seats, str(header.seed), **header.options)
    played: list[Lots | Act] = list(match.plies)
    for act in record.plies:
        if isinstance(act, Act):
            before = len(match.plies)
            try:
                match.act(act.seat, game.parse(match.table, act.seat, act.does))
            except Refusal:
                return False
            played += [act, *match.plies[before + 1 :]]
    made = match.record(with_seed=True)
    agreed = msgspec.structs.replace(header, options=made.header.options)  # there are several ways to write the same
    return (made.header, played, made.end) == (agreed, record.plies, record.end)
