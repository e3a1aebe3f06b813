"""The texts and answers at one table, decision by decision: it stands beside the record and explains it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

FORMAT = 1
By = Literal["answer", "random", "page"]
Beliefs = Mapping[str, Mapping[str, float]]


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The agreement: `fallback` decides for a seat that was not understood `chances` times."""

    transcript: int = FORMAT
    game: str
    seats: int
    options: dict[str, object]
    lang: str
    chances: int
    fallback: By


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a seat that was asked in words.

    `ply`: its line in the record, from 0. `answers`: in order; `refused`: the key of each refusal. `by`: the answer,
    or the fallback. `beliefs`: as the seat stated them before.
    """

    ply: int
    seat: int
    told: str
    answers: list[str]
    refused: list[str]
    does: str
    by: By
    beliefs: Beliefs = {}

    @property
    def understood(self) -> bool:
        return self.by == "answer"


class Transcript(msgspec.Struct):
    """Reading and writing are inverse; a line of JSON for the heading and one for each decision."""

    heading: Heading
    asked: list[Asked]

    def text(self) -> str:
        return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in [self.heading, *self.asked])

    def write(self, path: Path) -> None:
        path.write_text(self.text(), encoding="utf-8")

    def understood(self, seat: int) -> float | None:
        """The share of answers of a seat that were understood at once or later; None: it gave none."""
        own = [one for one in self.asked if one.seat == seat]
        answers = sum(len(one.answers) for one in own)
        return sum(one.understood for one in own) / answers if answers else None


def read(text: str) -> Transcript:
    heading, *lines = text.splitlines()
    return Transcript(msgspec.json.decode(heading, type=Heading), [msgspec.json.decode(x, type=Asked) for x in lines])
