"""Card data in TOML: the printed material with the confidence of every value, and a user's corrections on top."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from hofstaat.engine import right
from hofstaat.engine.refusal import Refusal, what_the_system_says
from hofstaat.engine.right import Right
from hofstaat.engine.table import shown

CONFIDENCE = ("rulebook", "published", "derived", "reconstructed")
LONGEST_TEXT = 200
LONGEST_LIST = 100
LARGEST = 10**18
"""Numbers of a card file stay below it, so that they can be written down; the games say how far each may go."""


class BadCards(Refusal):
    """Card data that no game can be played with; the sentence says where, what and what would be right."""


class Source:
    """The text of a card file, where refusals point to."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def line(self, path: tuple[str, ...]) -> int:
        """The line on which the value at `path` is written; 0 if it cannot be told."""
        return line_of(self.text, path)

    def refusal(self, path: tuple[str, ...], why: Refusal) -> BadCards:
        line = self.line(path)
        if line:
            return BadCards(f"{self.name}, line {line}: {why}", "card-line", file=self.name, line=str(line), why=why)
        return BadCards(f"{self.name}: {why}", "card-file", file=self.name, why=why)

    def wrong(self, path: tuple[str, ...], value: object, should: Right) -> BadCards:
        name = ".".join(path)
        sentence = f"{name} = {shown(value)} should be {should}."
        return self.refusal(path, Refusal(sentence, "card-value", name=name, value=shown(value), right=should))


class Sheet:
    """One game's card data, read value by value, each checked."""

    def __init__(self, data: Mapping[str, object], source: Source) -> None:
        self.data = data
        self.source = source  # the user's file, or else the packaged one
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest = "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()

    def names(self, *path: str) -> list[str]:
        """The keys of a section, in the order of the file."""
        return list(self.section(*path))

    def section(self, *path: str) -> Mapping[str, object]:
        value = self.value(*path)
        if not isinstance(value, Mapping):
            raise self.error(path, value, right.a_section())
        return value

    def number(self, *path: str, at_least: int = 0, at_most: int = 1000) -> int:
        value = self.value(*path)
        if not isinstance(value, int) or isinstance(value, bool) or not at_least <= value <= at_most:
            raise self.error(path, value, right.whole_number(at_least, at_most))
        return value

    def halves(self, *path: str, at_most: int = 1000) -> int:
        """A number that may end in .5, doubled."""
        value = self.value(*path)
        if not isinstance(value, int | float) or isinstance(value, bool) or value * 2 % 1 or not 0 <= value <= at_most:
            raise self.error(path, value, right.half_number(at_most))
        return int(value * 2)

    def word(self, *path: str, among: Iterable[str]) -> str:
        value = self.value(*path)
        allowed = list(among)
        if not isinstance(value, str) or value not in allowed:
            raise self.error(path, value, right.one_of(allowed))
        return value

    def words(self, *path: str, among: Iterable[str], at_most: int = LONGEST_LIST) -> list[str]:
        """A list of words, not more than so many."""
        value = self.value(*path)
        allowed = list(among)
        if not isinstance(value, list) or any(word not in allowed for word in value):
            raise self.error(path, value, right.list_of(allowed))
        if len(value) > at_most:
            raise self.error(path, value, right.at_most(at_most, allowed))
        return value

    def numbers(self, *path: str, at_least: int = 0, at_most: int = 1000) -> list[int]:
        value = self.value(*path)
        if not isinstance(value, list) or any(type(n) is not int or not at_least <= n <= at_most for n in value):
            raise self.error(path, value, right.whole_numbers(at_least, at_most))
        return value

    def text(self, *path: str) -> str:
        """Values that are only shown."""
        value = self.value(*path)
        if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_TEXT:
            raise self.error(path, value, right.a_text())
        return value

    def flag(self, *path: str) -> bool:
        value = self.value(*path)
        if not isinstance(value, bool):
            raise self.error(path, value, right.true_or_false())
        return value

    def confidence(self, *path: str) -> str:
        return self.word(*path, "confidence", among=CONFIDENCE)

    def value(self, *path: str) -> object:
        value: object = self.data
        for i, key in enumerate(path):
            if not isinstance(value, Mapping) or key not in value:
                name = ".".join(path[: i + 1])
                raise self.source.refusal(path[:i], Refusal(f"{name} is missing.", "card-missing", name=name))
            value = value[key]
        return value

    def error(self, path: tuple[str, ...], value: object, should: Right) -> BadCards:
        """The value at `path` cannot be."""
        return self.source.wrong(path, value, should)

    def refusal(self, path: tuple[str, ...], why: Refusal) -> BadCards:
        """Another reason why the value at `path` cannot be; its sentence names it."""
        return self.source.refusal(path, why)


# -- reading ----------------------------------------------------------------------------------------------------------


def load(package: str, override: Path | None = None) -> Sheet:
    """The `cards.toml` of a game's package, with the values of the user's file in place of its own."""
    printed = packaged(package)
    if override is None:
        return printed
    source = Source(override.name, read_text(override))
    return Sheet(merged(printed.data, parsed(source), source), source)


@cache
def packaged(package: str) -> Sheet:
    text = (folder(package) / "cards.toml").read_text("utf-8")
    return Sheet(tomllib.loads(text), Source("cards.toml", text))


def folder(package: str) -> Path:
    """Where the files of a game lie."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCards(f"{path}: this card file is not text.", "card-file-no-text", file=str(path)) from None
    except OSError as e:
        why = what_the_system_says(e)
        raise BadCards(
            f"{path}: this card file cannot be read: {why}.", "card-file-unreadable", file=str(path), why=why
        ) from None


def parsed(source: Source) -> dict[str, object]:
    try:
        return tomllib.loads(source.text)
    except (ValueError, RecursionError) as e:
        place = re.search(r"at line (\d+)", str(e))
        sentence = f"{source.name}: this is not valid TOML: {e}."
        line = place[1] if place else None
        raise BadCards(sentence, "card-file-no-toml", file=source.name, line=line) from None


def merged(
    base: Mapping[str, object], own: Mapping[str, object], source: Source, path: tuple[str, ...] = ()
) -> dict[str, object]:
    """The base with every value that the user's file gives replaced. A name the base does not know is refused, and a
    value of another kind.
    """
    result = dict(base)
    for key, value in own.items():
        here = (*path, key)
        if key not in base:
            name, known = ".".join(here), right.spelled(base)
            sentence = f"{name} is unknown; known here: {known}."
            raise source.refusal(here, Refusal(sentence, "card-unknown", name=name, known=known))
        old = base[key]
        if not is_like(value, old, key):
            raise source.wrong(here, value, kind(old, key))
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = merged(old, value, source, here)
        else:
            result[key] = value
    return result


def is_like(value: object, old: object, key: str) -> bool:
    """Whether a value is a section, a confidence or a plain value as the one it replaces. The games check the rest."""
    if isinstance(old, Mapping) or isinstance(value, Mapping):
        return isinstance(old, Mapping) and isinstance(value, Mapping)
    return value in CONFIDENCE if is_confidence(key) else is_plain(value)


def kind(old: object, key: str) -> Right:
    match old:
        case Mapping():
            return right.a_section()
        case bool():
            return right.true_or_false()
        case int() | float():
            return right.a_number()
        case str():
            return right.one_of(CONFIDENCE) if is_confidence(key) else right.a_text()
        case _:
            return right.a_list()


def is_confidence(key: str) -> bool:
    return key == "confidence" or key.endswith("_confidence")


def is_plain(value: object, depth: int = 2) -> bool:
    """A word, a number that is not beyond all sense, true, false, or a list of these or of such lists."""
    if isinstance(value, list):
        return depth > 0 and len(value) <= LONGEST_LIST and all(is_plain(item, depth - 1) for item in value)
    return isinstance(value, str | bool) or is_number(value)


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and abs(value) < LARGEST


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line on which the value at `path` is written; 0 if it cannot be told."""
    section: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\[\]]+)\]\s*(#.*)?$", line):
            section = keys(header[1])
            if section == path:
                return number
        elif (entry := re.match(r"\s*([^=#]+?)\s*=", line)) and (*section, *keys(entry[1])) == path:
            return number
    return 0


def keys(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))
