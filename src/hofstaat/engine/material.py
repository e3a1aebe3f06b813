"""Card data in TOML: the printed material with the confidence of every value, and a user's corrections on top."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

from hofstaat.engine.refusal import Refusal

CONFIDENCE = ("rulebook", "published", "derived", "reconstructed")


class BadCards(Refusal):
    """Card data that no game can be played with; the sentence says where, what and what would be right."""

    def __init__(self, sentence: str, key: str = "bad-cards", /, **params: object) -> None:
        super().__init__(sentence, key, **params)


class Sheet:
    """One game's card data, read value by value, each checked."""

    def __init__(self, data: Mapping[str, object], text: str, source: str) -> None:
        self.data = data
        self.text = text  # the user's file, or else the packaged one: where errors point to
        self.source = source
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=False)
        self.digest = "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()

    def names(self, *path: str) -> list[str]:
        """The keys of a section, in the order of the file."""
        return list(self.section(*path))

    def section(self, *path: str) -> Mapping[str, object]:
        value = self.value(*path)
        if not isinstance(value, Mapping):
            raise self.error(path, value, "a section of its own")
        return value

    def number(self, *path: str, at_least: int = 0, at_most: int = 1000) -> int:
        value = self.value(*path)
        if not isinstance(value, int) or isinstance(value, bool) or not at_least <= value <= at_most:
            raise self.error(path, value, f"a whole number from {at_least} to {at_most}")
        return value

    def halves(self, *path: str, at_most: int = 1000) -> int:
        """A number that may end in .5, doubled."""
        value = self.value(*path)
        if not isinstance(value, int | float) or isinstance(value, bool) or value * 2 % 1 or not 0 <= value <= at_most:
            raise self.error(path, value, f"a number from 0 to {at_most} in steps of 0.5")
        return int(value * 2)

    def word(self, *path: str, among: Iterable[str]) -> str:
        value = self.value(*path)
        allowed = list(among)
        if not isinstance(value, str) or value not in allowed:
            raise self.error(path, value, "one of " + ", ".join(allowed))
        return value

    def words(self, *path: str, among: Iterable[str]) -> list[str]:
        value = self.value(*path)
        allowed = list(among)
        if not isinstance(value, list) or any(word not in allowed for word in value):
            raise self.error(path, value, "a list of " + ", ".join(allowed))
        return value

    def numbers(self, *path: str, at_least: int = 0, at_most: int = 1000) -> list[int]:
        value = self.value(*path)
        if not isinstance(value, list) or any(type(n) is not int or not at_least <= n <= at_most for n in value):
            raise self.error(path, value, f"a list of whole numbers from {at_least} to {at_most}")
        return value

    def flag(self, *path: str) -> bool:
        value = self.value(*path)
        if not isinstance(value, bool):
            raise self.error(path, value, "true or false")
        return value

    def confidence(self, *path: str) -> str:
        return self.word(*path, "confidence", among=CONFIDENCE)

    def value(self, *path: str) -> object:
        value: object = self.data
        for i, key in enumerate(path):
            if not isinstance(value, Mapping) or key not in value:
                raise BadCards(f"{self.source}: {'.'.join(path[: i + 1])} is missing.")
            value = value[key]
        return value

    def error(self, path: tuple[str, ...], value: object, right: str) -> BadCards:
        line = line_of(self.text, path)
        where = f"{self.source}, line {line}" if line else self.source
        return BadCards(f"{where}: {'.'.join(path)} = {value!r} should be {right}.")


def load(package: str, override: Path | None = None) -> Sheet:
    """The `cards.toml` of a game's package, with the values of the user's file in place of its own."""
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    text = Path(spec.origin).with_name("cards.toml").read_text("utf-8")
    data = tomllib.loads(text)
    if override is None:
        return Sheet(data, text, "cards.toml")
    own = read_own(override)
    return Sheet(merged(data, tomllib.loads(own), own, override.name), own, override.name)


def read_own(path: Path) -> str:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise BadCards(f"{path}: this card file cannot be read ({e}).") from None
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise BadCards(f"{path.name}: this is not valid TOML: {e}.") from None
    return text


def merged(
    base: Mapping[str, object], own: Mapping[str, object], text: str, source: str, path: tuple[str, ...] = ()
) -> dict[str, object]:
    """The base with every value that the user's file gives replaced; a name the base does not know is refused."""
    result = dict(base)
    for key, value in own.items():
        here = (*path, key)
        if key not in base:
            where = f"{source}, line {line_of(text, here)}" if line_of(text, here) else source
            known = ", ".join(base)
            raise BadCards(f"{where}: {'.'.join(here)} is unknown; known here: {known}.")
        old = base[key]
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = merged(old, value, text, source, here)
        else:
            result[key] = value
    return result


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
