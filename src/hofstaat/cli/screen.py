"""What one person sees in the terminal, and what they type."""

from collections.abc import Sequence

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from hofstaat import rulebook
from hofstaat.cli.boards import board
from hofstaat.cli.herald import Herald, entries
from hofstaat.cli.seating import Seated
from hofstaat.engine.game import Game
from hofstaat.engine.table import Outcome
from hofstaat.texts import tag

KEYS = ("number", "h", "t", "r", "c", "l", "s", "q")
"""What can be typed, in the order of the help: cli.ftl has `key-…` and `key-…-help` for each."""


class Screen:
    def __init__(self, game: Game, herald: Herald, console: Console | None = None) -> None:
        self.game = game
        self.herald = herald
        self.console = console or Console(highlight=False)
        self.board = board(game.name)

    def say(self, text: RenderableType = "", style: str = "") -> None:
        self.console.print(Text(text, style) if isinstance(text, str) else text)

    def read(self, prompt: str) -> str:
        """A line from the person; the end of input is like leaving."""
        return self.console.input(Text(f"{prompt} ", "bold")).strip()

    # -- the table ---------------------------------------------------------------------------------------------

    def welcome(self, seated: Sequence[Seated]) -> None:
        herald = self.herald
        self.say(Line(Text(herald("title") if herald.words.has("title") else self.game.name, "bold yellow")))
        if herald.words.has("tagline"):
            self.say(herald("tagline"), "italic")
        self.say(herald("seated", players=herald.words.listed([self.introduced(one) for one in seated])))
        self.say(herald("welcome"), "dim")

    def introduced(self, one: Seated) -> str:
        """A name, with the kind of bot."""
        key = f"bot-{one.kind}"
        kind = self.herald(key) if self.herald.words.has(key) else one.kind
        return one.name if one.is_person else f"{one.name} ({kind})"

    def table(self, view: msgspec.Struct) -> None:
        self.say()
        self.say(self.board.table(view, self.herald))

    def menu(self, choices: Sequence[msgspec.Struct]) -> None:
        self.say()
        self.say(self.herald.prompt(choices), "bold")
        self.say(Padding(self.board.menu(choices, self.herald), (0, 0, 0, 1)))

    def events(self, told: Sequence[tuple[msgspec.Struct, bool]]) -> None:
        """One line each, as a chronicler would; what only this person saw is marked."""
        for event, secret in told:
            if tag(event) in getattr(self.board, "QUIET", ()):
                continue
            self.say(
                Text.assemble((" ◆ " if secret else " · ", "yellow" if secret else "dim"), self.herald.event(event))
            )

    def curtain(self, name: str, *, hide: bool) -> None:
        """Hide what is there and wait until the right person sits here."""
        if hide:
            self.console.clear()
        if hide and self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what could be scrolled back to, too
        self.say(Line(style="dim"))
        self.read(self.herald("curtain", name=name))

    def outcome(self, outcome: Outcome) -> None:
        herald = self.herald
        self.say()
        for seat in sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat]):
            mark = "♛" if seat in outcome.winners else " "
            self.say(f" {mark} {herald('score', name=herald.player(seat), points=outcome.scores[seat])}", "bold")
        self.say(herald(f"reason-{outcome.reason}") if herald.words.has(f"reason-{outcome.reason}") else outcome.reason)

    # -- looking things up -------------------------------------------------------------------------------------

    def help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for key in KEYS:
            grid.add_row(Text(self.herald(f"key-{key}"), "bold"), self.herald(f"key-{key}-help"))
        if self.herald.words.has("pitch"):
            for paragraph in self.herald("pitch").split("\n\n"):
                self.say(" ".join(paragraph.split()))
                self.say()
        self.say(grid)

    def rules(self, wanted: str) -> None:
        lang = self.herald.words.lang
        try:
            found = [rulebook.rule(self.game.name, wanted, lang)] if wanted else rulebook.rules(self.game.name, lang)
        except rulebook.NoRules as e:
            self.say(str(e), "yellow")
        else:
            show_rules(self.console, found)

    def card(self, wanted: str) -> None:
        """What the cards with these letters in their name do; all there are if none are given."""
        names = [name for name in known_cards(self.herald) if matches(name, self.herald.card(name), wanted)]
        if not names:
            self.say(self.herald("no-card", card=wanted), "yellow")
        for name in names:
            self.say(Text.assemble((self.herald.card(name), "bold"), f" ({name}): {self.herald.does(name)}"))


def known_cards(herald: Herald) -> list[str]:
    """Everything in the card data that has a text."""
    names = [entry.name for entry in entries(herald.game.sheet)]
    return [name for name in names if herald.words.has(f"card-{name}-does")]


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
