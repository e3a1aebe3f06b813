"""The chronicle of a group that plays Council of 12, kept in a file from game to game (C12-82)."""

from pathlib import Path

from hofstaat.cli.errors import Refused
from hofstaat.cli.screen import Screen
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.games.council_of_12.chronicle import BadChronicle, Chronicle, Entry, read, write
from hofstaat.games.council_of_12.view import View
from hofstaat.texts import Texts

GAME = "council-of-12"


class ChronicleFile:
    """A file with a chronicle in it; one that is not there yet begins in this year."""

    def __init__(self, path: Path, year: int = 1) -> None:
        self.path = path
        self.year = year

    def chronicle(self) -> Chronicle:
        if not self.path.exists():
            return Chronicle(self.year)
        try:
            return read(self.path.read_text("utf-8"))
        except (BadChronicle, UnicodeDecodeError) as e:
            raise BadChronicle(f"{self.path}: {e}") from None

    def agreed(self, game: Game, words: Texts) -> dict[str, object]:
        """What the chronicle says about the next game: who is on the throne (C12-83)."""
        if game.name != GAME:
            raise Refused(words("book-other-game", game=game.name))
        return {"enthroned": self.chronicle().enthroned()}

    def enter(self, match: Match, screen: Screen) -> None:
        """Write the game that is over into the chronicle."""
        view = match.game.view(match.table, None)
        assert isinstance(view, View) and view.result is not None
        month = match.table.setup.options["scenario"]
        greatest = self.ask(screen)
        after = self.chronicle().with_game(screen.phrasing.names, view.result, str(month) if month else None, greatest)
        part = self.path.with_name(self.path.name + ".part")
        part.write_text(write(after), "utf-8")
        part.replace(self.path)
        self.tell(after.entries[-1], screen)

    def ask(self, screen: Screen) -> str:
        """Free text, or nothing where nobody is there to type."""
        try:
            return screen.read(screen.phrasing("book-greatest"))
        except EOFError:
            return ""

    def tell(self, entry: Entry, screen: Screen) -> None:
        phrasing = screen.phrasing
        members = phrasing.words.listed([str(member).removesuffix(".") for member in entry.members])
        screen.say(phrasing("book-entered", file=str(self.path)), "dim")
        screen.say(phrasing("book-entry", year=str(entry.year), members=members, term=entry.term))
        throne = (
            phrasing("book-throne", character=phrasing.card(entry.throne)) if entry.throne else phrasing("book-nobody")
        )
        screen.say(throne)
