"""The chronicle of a group, kept in a file from game to game."""

from collections.abc import Sequence
from pathlib import Path

from hofstaat.cli.errors import Refused, in_words
from hofstaat.cli.files import alone_with, check_writable, write_whole
from hofstaat.engine.chronicle import Chronicle
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.refusal import what_the_system_says
from hofstaat.texts import Texts

FIRST_YEAR = 1


class ChronicleFile:
    """A file with a chronicle of this game in it, or with none yet: then it begins in this year."""

    def __init__(self, path: Path, game: Game, words: Texts, year: int | None = None) -> None:
        if game.chronicle is None:
            raise Refused(words("chronicle-none", game=game.name))
        self.path = path
        self.kind = game.chronicle
        self.words = words
        self.year = year  # counts only while there is no file

    def read(self) -> Chronicle:
        try:
            text = self.path.read_text("utf-8") if self.path.exists() else None
        except UnicodeDecodeError:
            raise Refused(self.words("chronicle-no-text", file=str(self.path))) from None
        except OSError as error:
            raise self.unreachable(error) from None
        with in_words(self.words, self.path):
            return self.kind.begin(self.year or FIRST_YEAR) if text is None else self.kind.read(text)

    def check(self) -> None:
        """It is a chronicle, it begins in the year asked for, and the file can be written."""
        begun = self.read().began()
        if self.year not in (None, begun):
            raise Refused(self.words("chronicle-begun", file=str(self.path), year=str(begun)))
        try:
            check_writable(self.path)
        except OSError as error:
            raise self.unreachable(error) from None

    def agreement(self, options: dict[str, object]) -> dict[str, object]:
        """The agreement for the next game, if nothing of it contradicts the chronicle."""
        chronicle = self.read()
        with in_words(self.words, self.path):
            return chronicle.agreement(options)

    def check_dealt(self, match: Match) -> None:
        """A game that was begun without this chronicle was dealt as the chronicle would have had it."""
        dealt = match.table.setup.options
        differing = [name for name, value in self.agreement(dealt).items() if dealt[name] != value]
        if differing:
            raise Refused(self.words("chronicle-dealt", file=str(self.path), options=", ".join(differing)))

    def enter(self, match: Match, names: Sequence[str], name: str, *, nameless: bool) -> Chronicle | None:
        """The chronicle with the game that is over in it, written; None if it was in there already. `nameless`: a game
        saved when entries named no match; its entry is known by what it tells.
        """
        with alone_with(self.path):
            before = self.read()
            if before.has(name) or (nameless and before.tells_of(match.table, names)):
                return None
            with in_words(self.words, self.path):
                return self.write(before.after(match.table, names, name))

    def remark(self, name: str, remark: str) -> None:
        """Write down what the group says of a game that is in there."""
        with alone_with(self.path):
            self.write(self.read().remarked(name, remark))

    def write(self, chronicle: Chronicle) -> Chronicle:
        try:
            write_whole(self.path, chronicle.text())
        except OSError as error:
            raise self.unreachable(error) from None
        return chronicle

    def unreachable(self, error: OSError) -> Refused:
        why = self.words.refusal(what_the_system_says(error))
        return Refused(self.words("chronicle-unreachable", file=str(self.path), why=why))
