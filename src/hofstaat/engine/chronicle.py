"""The chronicle of a group that plays a game again and again: the results so far, and what follows from them.

A game that has one names its class (`Game.chronicle`). The keeper of a chronicle stores its text.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Table


class BadChronicle(Refusal):
    """A chronicle that cannot be read, or that no game can be added to; the sentence says where and why."""


class Chronicle(Protocol):
    """The games a group has played, oldest first. It never changes: a method that adds something gives a new one.

    `match` names one game and no other, so that it is entered once.
    """

    @classmethod
    def begin(cls, year: int) -> Self:
        """An empty chronicle that begins in this year."""

    @classmethod
    def read(cls, text: str) -> Self:
        """A chronicle from its text; a text that does not add up is refused with BadChronicle."""

    def text(self) -> str:
        """The chronicle as text, to be stored or handed on. Fields of entries that others have added are kept."""

    def began(self) -> int:
        """The year in which it begins."""

    def agreement(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of the next game. Options that contradict the chronicle are refused with BadSetup."""

    def rematch(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of the game entered last, as they are for the next one."""

    def after(self, table: Table, names: Sequence[str], match: str | None = None, remark: str = "") -> Self:
        """The chronicle with one more game, which is over."""

    def has(self, match: str) -> bool:
        """Whether this game is in the chronicle."""

    def tells_of(self, table: Table, names: Sequence[str]) -> bool:
        """Whether an entry that names no match, as the oldest do, tells of a game like this one, which is over."""

    def remarked(self, match: str, remark: str) -> Self:
        """The chronicle with the group's own words about one of its games, to the text `chronicle-question`."""

    def entry_facts(self, match: str) -> dict[str, object]:
        """The facts of the text `chronicle-entry`, which tells one game."""

    def next_facts(self, options: Mapping[str, object]) -> dict[str, object]:
        """The facts of the text `chronicle-next`, which tells what it means for a game with these options."""
