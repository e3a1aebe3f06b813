"""The texts of players, in German and English: Fluent files beside this one, the same for terminal and browser."""

import json
import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from hofstaat.engine import registry
from hofstaat.engine.refusal import Refusal

HERE = Path(__file__).parent
LANGUAGES = ("de", "en")
FALLBACK = "en"
SEAT_FIELDS: frozenset[str] = frozenset(json.loads((HERE / "seat-fields.json").read_text("utf-8")))
"""Fields of events and choices that hold a seat, or several; texts get the players' names."""

Argument = str | int | float
LONG_NUMBER = 10**15
LONG_TEXT = 200
LONG_SENTENCE = 900


class MissingText(LookupError):
    """No file has this message, or it wants an argument it did not get."""


def language(wish: str | None = None) -> str:
    """The language asked for, else that of HOFSTAAT_LANG, else the machine's if we speak it."""
    for word in (wish, os.environ.get("HOFSTAAT_LANG"), machine_language()):
        if word and word[:2].lower() in LANGUAGES:
            return word[:2].lower()
    return FALLBACK


def machine_language() -> str | None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value
    return locale.getlocale()[0]


@cache
def texts(lang: str, *names: str) -> "Texts":
    """The texts of these files (without .ftl) in one language; where two have the same message, the first counts."""
    return Texts(lang, *names)


class Texts:
    """Messages in one language."""

    def __init__(self, lang: str, *names: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for name in names:
            own = HERE / lang / f"{name}.ftl"
            path = own if own.exists() else registry.beside(name, f"texts/{lang}.ftl")
            if path:
                self.bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        pattern = self.bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingText(f"There is no text {key!r} in {self.lang}.")
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused; the English sentence where no file has a text for it."""
        key = f"refused-{refusal.key}"
        if not self.has(key):
            return shortened(str(refusal), LONG_SENTENCE)
        return self(key, **{name: self.refusal_argument(value) for name, value in refusal.params.items()})

    def refusal_argument(self, value: object) -> Argument:
        return self.refusal(value) if isinstance(value, Refusal) else shown(self.argument(value))

    # -- things of a game --------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """The name of a card, character, family, mission; what has no text stays as it is."""
        return self(f"card-{name}") if self.has(f"card-{name}") else name

    def word(self, value: str) -> str:
        """Any value of a view in words."""
        return self(f"word-{value}") if self.has(f"word-{value}") else self.card(value)

    def listed(self, words: Sequence[str]) -> str:
        """ "one, two and three"."""
        if len(words) < 2:
            return "".join(words) or self("none")
        return f"{', '.join(words[:-1])} {self('and')} {words[-1]}"

    def event(self, event: msgspec.Struct, names: Sequence[str], me: int | None) -> str:
        """An event as told to the seat `me`."""
        return self.told("event", event, names, me)

    def choice(self, choice: msgspec.Struct, names: Sequence[str], me: int | None) -> str:
        """A choice of the seat `me`."""
        return self.told("choice", choice, names, me)

    def told(self, what: str, struct: msgspec.Struct, names: Sequence[str], me: int | None) -> str:
        key = f"{what}-{tag(struct)}"
        facts = msgspec.structs.asdict(struct)
        if not self.has(key):  # a game from another package may bring no texts
            return " ".join([tag(struct), *(f"{name} {value}" for name, value in facts.items() if value is not None)])
        return self(key, **self.arguments(facts, names, me))

    def arguments(self, facts: Mapping[str, object], names: Sequence[str], me: int | None) -> dict[str, Argument]:
        """The facts as texts want them: players' names for seats, with `_me`; texts for cards; yes, no and none."""
        result: dict[str, Argument] = {}
        for field, value in facts.items():
            if field in SEAT_FIELDS and value is not None:
                result[field] = self.players(value, names)
                result[f"{field}_me"] = whose(value, me, None if field == "seat" else facts.get("seat"))
            else:
                result[field] = self.argument(value)
                if field in SEAT_FIELDS:
                    result[f"{field}_me"] = "no"
        return result

    def players(self, value: object, names: Sequence[str]) -> str:
        seats = list(value) if isinstance(value, list | tuple) else [value]
        return self.listed([names[seat] if isinstance(seat, int) else str(seat) for seat in seats])

    def argument(self, value: object) -> Argument:
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return value
            case list() | tuple():
                return self.listed([str(self.argument(item)) for item in value])
            case _:
                return self.card(str(value))


def shown(value: Argument) -> Argument:
    """A number or words from elsewhere, fit for a sentence: of what is long the beginning, and nothing invisible."""
    if not isinstance(value, str) and abs(value) < LONG_NUMBER:
        return value
    return shortened(str(value), LONG_TEXT)


def shortened(text: str, most: int) -> str:
    visible = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return visible if len(visible) <= most else f"{visible[: most - 1]}…"


def whose(value: object, me: int | None, actor: object) -> str:
    """Whether a seat is the reader's own ("yes"), that of whoever acts ("self"), or neither."""
    seats = list(value) if isinstance(value, list | tuple) else [value]
    if me is not None and me in seats:
        return "yes"
    return "self" if seats == [actor] else "no"


def tag(struct: msgspec.Struct) -> str:
    return str(struct.__struct_config__.tag)
