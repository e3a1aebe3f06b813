"""The words told to one seat, made from exactly what a seat gets: its view, its news, its choices."""

import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
from rich.console import Console, RenderableType

from hofstaat import rulebook
from hofstaat.boards import board
from hofstaat.engine.game import Game
from hofstaat.learn.text import quoting
from hofstaat.texts import Argument, tag, texts
from hofstaat.texts.phrasing import Phrasing

WIDTH = 100
NEWS_WORDS = 400
RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*-\d+[a-z]?\b")


class News(NamedTuple):
    """An event as the seat was told it, and whether others were told less."""

    event: msgspec.Struct
    secret: bool = False


class Moment(NamedTuple):
    """All that goes into the text of a decision. `talk`: who said what, by seat (None: somebody without a seat)."""

    view: msgspec.Struct
    news: Sequence[News]
    choices: Sequence[msgspec.Struct]
    talk: Sequence[tuple[int | None, str]] = ()


class Frame:
    """Speaks to one seat. `news_words`: so many words of news at most; older ones are counted by kind."""

    def __init__(
        self, game: Game, seat: int, names: Sequence[str], lang: str = "en", news_words: int = NEWS_WORDS
    ) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.news_words = news_words
        self.phrasing = Phrasing(game, lang, quoting.names(list(names)), seat)
        self.words = texts(lang, "agents")
        self.board = board(game.name)

    # -- the parts ---------------------------------------------------------------------------------------------

    def introduction(self) -> str:
        """The game in short, who sits where, and how to answer: told once."""
        has = self.phrasing.words.has
        title = self.phrasing("title") if has("title") else self.game.name
        about = [self.phrasing(key) for key in ("tagline", "pitch") if has(key)]
        others = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.phrasing.names))
        seated = self.words("agent-seated", seat=self.seat, others=others)
        return "\n\n".join([self.heading("agent-game", game=title), *about, seated, self.words("agent-how")])

    def decision(self, moment: Moment) -> str:
        """Everything about one decision."""
        parts = [self.news(moment.news), self.talk(moment.talk), self.table(moment.view)]
        parts += [self.matters(moment.choices), self.options(moment.choices)]
        return "\n\n".join(part for part in parts if part)

    def news(self, news: Sequence[News]) -> str:
        """The events, the latest last. Those that do not fit are counted by kind, which says nothing new."""
        quiet = getattr(self.board, "QUIET", ())
        told = [one for one in news if tag(one.event) not in quiet]
        lines: list[str] = []
        left = self.news_words
        for one in reversed(told):
            line = self.line(one)
            left -= len(line.split())
            if left < 0 and lines:
                break
            lines.insert(0, line)
        earlier = told[: len(told) - len(lines)]
        summary = [self.summary(earlier)] if earlier else []
        return "\n".join([self.heading("agent-news"), *summary, *lines]) if told else ""

    def line(self, news: News) -> str:
        own = f" ({self.words('agent-secret')})" if news.secret else ""
        return f"-{own} {self.phrasing.event(news.event)}"

    def summary(self, news: Sequence[News]) -> str:
        counts = Counter(tag(one.event) for one in news)
        kinds = ", ".join(f"{count} × {kind}" for kind, count in counts.items())
        return f"- {self.words('agent-earlier', count=len(news), kinds=kinds)}"

    def talk(self, said: Sequence[tuple[int | None, str]]) -> str:
        if not said:
            return ""
        guest = self.words("agent-somebody")
        lines = [
            self.words("agent-said", name=guest if seat is None else self.phrasing.names[seat], text=quoting.talk(text))
            for seat, text in said
        ]
        return "\n".join([self.heading("agent-talk"), *(f"- {line}" for line in lines)])

    def table(self, view: msgspec.Struct) -> str:
        return f"{self.heading('agent-table')}\n{plain(self.board.table(view, self.phrasing))}"

    def matters(self, choices: Sequence[msgspec.Struct]) -> str:
        """The rules of these choices, and what the cards in them do."""
        lines = [*self.rules_of(choices), *self.cards_of(choices)]
        return "\n".join([self.heading("agent-rules"), *lines]) if lines else ""

    def rules_of(self, choices: Sequence[msgspec.Struct]) -> Iterator[str]:
        ids = dict.fromkeys(rule for choice in choices for rule in RULE_ID.findall(type(choice).__doc__ or ""))
        for rule in ids:
            yield f"- {rule}: {shown(self.rule(rule))}"

    def rule(self, wanted: str) -> str:
        return self.rules[wanted] if wanted in self.rules else rulebook.rule(self.game.name, wanted, self.lang).text

    @cached_property
    def rules(self) -> dict[str, str]:
        return {rule.id: rule.text for rule in rulebook.rules(self.game.name, self.lang)}

    def cards_of(self, choices: Sequence[msgspec.Struct]) -> Iterator[str]:
        named = (value for choice in choices for value in msgspec.structs.astuple(choice) if isinstance(value, str))
        told: set[str] = set()
        for name in dict.fromkeys(named):
            does = self.phrasing.does(name)
            if does and does not in told:
                yield f"- {self.phrasing.card(name)}: {shown(does)}"
                told.add(does)

    def options(self, choices: Sequence[msgspec.Struct]) -> str:
        """The question, and the answers numbered, in words and in notation."""
        rows = [f"{n}. {self.phrasing.choice(choice)} [{say(choice)}]" for n, choice in enumerate(choices, 1)]
        return "\n".join([self.heading("agent-options"), self.phrasing.prompt(choices), *rows])

    def phrases(self, choices: Sequence[msgspec.Struct]) -> list[str]:
        return [self.phrasing.choice(choice) for choice in choices]

    def heading(self, key: str, **arguments: Argument) -> str:
        return f"== {self.words(key, **arguments)} =="


def say(choice: Any) -> str:
    """The notation of a choice."""
    words: str = choice.say()
    return words


def notations(choices: Sequence[msgspec.Struct]) -> list[str]:
    return [say(choice) for choice in choices]


def shown(text: str) -> str:
    """A text on one line, without its emphasis."""
    return " ".join(text.replace("*", "").replace("`", "").split())


def plain(drawing: RenderableType) -> str:
    """A drawing as lines of text without colour."""
    page = io.StringIO()
    Console(file=page, width=WIDTH, color_system=None, highlight=False, legacy_windows=False).print(drawing)
    return "\n".join(line.rstrip() for line in page.getvalue().strip("\n").splitlines())
