"""Phrasing puts what one reader sees into that reader's words: language, players' names, "you"."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from hofstaat.engine.game import Game
from hofstaat.engine.material import Sheet
from hofstaat.texts import Argument, Texts, tag, texts


class CardEntry(NamedTuple):
    """One thing in the card data: its name, its values, how sure we are of them."""

    section: str
    name: str
    values: dict[str, object]
    confidence: str | None


class Phrasing:
    """Speaks to the reader on the seat `me` (None: a spectator)."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], me: int | None = None) -> None:
        self.game = game
        self.words = game_texts(game, lang)
        self.names = list(names)
        self.me = me

    def to(self, seat: int | None) -> "Phrasing":
        """The same, speaking to another reader."""
        return Phrasing(self.game, self.words.lang, self.names, seat)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        return self.words(key, **arguments)

    def card(self, name: str) -> str:
        return self.words.card(name)

    def word(self, value: str) -> str:
        return self.words.word(value)

    def player(self, seat: int) -> str:
        """The name of a player, or "you"."""
        return self.words("you") if seat == self.me else self.names[seat]

    def event(self, event: msgspec.Struct) -> str:
        return self.words.event(event, self.names, self.me)

    def choice(self, choice: msgspec.Struct) -> str:
        return self.words.choice(choice, self.names, self.me)

    def told(self, key: str, facts: Mapping[str, object]) -> str:
        """A text about facts as the game knows them."""
        return self.words(key, **self.words.arguments(facts, self.names, self.me))

    def short(self, choice: msgspec.Struct) -> str:
        """A choice in few words, where the rest can be seen."""
        key = f"choice-{tag(choice)}-short"
        if not self.words.has(key):
            return self.choice(choice)
        return self.words(key, **self.words.arguments(msgspec.structs.asdict(choice), self.names, self.me))

    def prompt(self, choices: Sequence[msgspec.Struct]) -> str:
        """The question: the text of the first kind of choice that has one."""
        keys = [f"phase-{tag(choice)}" for choice in choices]
        return next((self.words(key) for key in keys if self.words.has(key)), self.words("prompt"))

    def does(self, name: str) -> str:
        """The text of a card, with its numbers as they are in the card data."""
        key = f"card-{name}-does"
        if not self.words.has(key):
            return ""
        values = next((entry.values for entry in card_entries(self.game.sheet) if entry.name == name), {})
        return self.words(key, **self.words.arguments(values, self.names, None))


def game_texts(game: Game, lang: str) -> Texts:
    return texts(lang, game.name, "cli", "engine")


def card_entries(sheet: Sheet) -> list[CardEntry]:
    """The card data as a list, in the order of the file."""
    return list(card_entries_below(sheet.data, ()))


def card_entries_below(data: Mapping[str, object], path: tuple[str, ...]) -> Iterator[CardEntry]:
    values = {key: value for key, value in data.items() if not isinstance(value, Mapping) and key != "confidence"}
    if path and values:
        confidence = data.get("confidence")
        yield CardEntry(".".join(path[:-1]), path[-1], values, str(confidence) if confidence else None)
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from card_entries_below(value, (*path, key))
