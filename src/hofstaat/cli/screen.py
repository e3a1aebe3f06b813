"""The terminal of one person: output and input."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from hofstaat import rulebook
from hofstaat.boards import board
from hofstaat.cli.seating import Seated
from hofstaat.engine.game import Game
from hofstaat.engine.table import Outcome
from hofstaat.texts import tag, texts
from hofstaat.texts.phrasing import Phrasing, card_entries

PRIMER = 10  # sentences
KEYS = ("number", "enter", "h", "t", "r", "c", "l", "a", "s", "q")
"""The commands, in the order of the help: cli.ftl has `key-…` and `key-…-help` for each."""


class Screen:
    def __init__(self, game: Game, phrasing: Phrasing, console: Console | None = None) -> None:
        self.game = game
        self.phrasing = phrasing
        self.console = console or Console(highlight=False)
        self.board = board(game.name)

    def say(self, text: RenderableType = "", style: str = "") -> None:
        self.console.print(Text(text, style) if isinstance(text, str) else text)

    def command(self, line: str) -> None:
        """A line to be copied: not broken, however long it is."""
        self.console.print(Text(f"  {line}", "bold"), soft_wrap=True)

    def read(self, prompt: str) -> str:
        """A line from the person; the end of input is like leaving."""
        return self.console.input(Text(f"{prompt} ", "bold")).strip()

    # -- the table ---------------------------------------------------------------------------------------------

    def welcome(self, seated: Sequence[Seated]) -> None:
        phrasing = self.phrasing
        self.say(Line(Text(phrasing("title") if phrasing.words.has("title") else self.game.name, "bold yellow")))
        if phrasing.words.has("tagline"):
            self.say(phrasing("tagline"), "italic")
        self.say(phrasing("seated", players=phrasing.words.listed([self.introduced(one) for one in seated])))
        self.say(phrasing("welcome"), "dim")

    def introduced(self, one: Seated) -> str:
        """A name, with the kind of bot."""
        key = f"bot-{one.kind}"
        kind = self.phrasing(key) if self.phrasing.words.has(key) else one.kind
        return one.name if one.is_person else f"{one.name} ({kind})"

    def table(self, view: msgspec.Struct) -> None:
        self.say()
        self.say(self.board.table(view, self.phrasing))

    def menu(self, choices: Sequence[msgspec.Struct]) -> None:
        self.say()
        self.say(self.phrasing.prompt(choices), "bold")
        self.say(Padding(self.board.menu(choices, self.phrasing), (0, 0, 0, 1)))

    def events(self, told: Sequence[tuple[msgspec.Struct, bool]]) -> None:
        """One line each, as a chronicler would; what only this person saw is marked."""
        for event, secret in told:
            if tag(event) in getattr(self.board, "QUIET", ()):
                continue
            self.say(
                Text.assemble((" ◆ " if secret else " · ", "yellow" if secret else "dim"), self.phrasing.event(event))
            )

    def curtain(self, name: str, *, hide: bool) -> None:
        """Hide what is there and wait until the right person sits here."""
        if hide:
            self.console.clear()
        if hide and self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what could be scrolled back to, too
        self.say(Line(style="dim"))
        self.read(self.phrasing("curtain", name=name))

    def outcome(self, outcome: Outcome) -> None:
        phrasing = self.phrasing
        self.say()
        for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
            mark = "♛" if seat in outcome.winners else " "
            self.say(f" {mark} {phrasing('score', name=phrasing.player(seat), points=outcome.scores[seat])}", "bold")
        self.say(
            phrasing(f"reason-{outcome.reason}") if phrasing.words.has(f"reason-{outcome.reason}") else outcome.reason
        )

    # -- looking things up -------------------------------------------------------------------------------------

    def help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for key in KEYS:
            grid.add_row(Text(self.phrasing(f"key-{key}"), "bold"), self.phrasing(f"key-{key}-help"))
        self.primer()
        self.say(grid)

    def primer(self) -> None:
        """The game in ten sentences; where nobody has written them, what its page says of it."""
        words, sentences = texts(self.phrasing.words.lang, f"{self.game.name}-lesson"), Grid.grid(padding=(0, 1))
        for number in range(1, PRIMER + 1):
            if words.has(f"primer-{number}"):
                sentences.add_row(Text(f"{number}.", "bold", justify="right"), words(f"primer-{number}"))
        if sentences.row_count:
            self.say(sentences)
            self.say()
        elif self.phrasing.words.has("pitch"):
            for paragraph in self.phrasing("pitch").split("\n\n"):
                self.say(" ".join(paragraph.split()))
                self.say()

    def rules(self, wanted: str) -> None:
        lang = self.phrasing.words.lang
        try:
            found = [rulebook.rule(self.game.name, wanted, lang)] if wanted else rulebook.rules(self.game.name, lang)
        except rulebook.NoRules as e:
            self.say(self.phrasing.words.refusal(e), "yellow")
        else:
            show_rules(self.console, found)

    def card(self, wanted: str) -> None:
        """The texts of the cards with these letters in their name; all there are if none are given."""
        names = [name for name in known_cards(self.phrasing) if matches(name, self.phrasing.card(name), wanted)]
        if not names:
            self.say(self.phrasing("no-card", card=wanted), "yellow")
        for name in names:
            self.say(Text.assemble((self.phrasing.card(name), "bold"), f" ({name}): {self.phrasing.does(name)}"))


def known_cards(phrasing: Phrasing) -> list[str]:
    """Everything in the card data that has a text."""
    names = [entry.name for entry in card_entries(phrasing.game.sheet)]
    return [name for name in names if phrasing.words.has(f"card-{name}-does")]


def matches(name: str, text: str, wanted: str) -> bool:
    """L1 is not L10; "wäch" finds the Wächter; "toad-noble" finds the noble."""
    asked = wanted.lower()
    return asked == name.lower() or asked in text.lower() or asked.endswith(f"-{name}")


def show_rules(console: Console, rules: Sequence[rulebook.Rule]) -> None:
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            console.print(Text(f"\n{heading}", "bold yellow"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_row(Text(rule.id, "bold"), emphasised(rule.text))
        console.print(grid)


def emphasised(text: str) -> Text:
    """`*Decision:*` in italics, the rest plain."""
    parts = text.replace("`", "").split("*")
    return Text.assemble(*((part, "italic" if i % 2 else "") for i, part in enumerate(parts)))
