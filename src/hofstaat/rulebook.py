"""The numbered rules of a game, from docs/rules/<game>.md (English) and <game>.<language>.md; those of a game from
another package from rules.md and rules.<language>.md in it.

A rule is a list item that begins with its id, `- **HV-6** When you lay an assassin …`, under a `## heading`; its other
lines are indented. Tables and paragraphs around the rules are for readers of the page.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hofstaat import build
from hofstaat.engine import registry
from hofstaat.engine.refusal import Refusal

ITEM = re.compile(r"- \*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\*\*\s+(.*)")


class NoRules(Refusal):
    """There is no such page, or no such rule on it; the sentence says which there are."""


class Rule(NamedTuple):
    id: str
    heading: str
    text: str


def rules(game: str, lang: str = "en") -> list[Rule]:
    """All rules of a game in the order of its page; in English where the language has no page."""
    return list(parse(page(game, lang).read_text("utf-8")))


def rule(game: str, wanted: str, lang: str = "en") -> Rule:
    """The rule of this id; "HV-6", "hv6" and "6" all find it."""
    book = rules(game, lang)
    for entry in book:
        if shortened(wanted) in (shortened(entry.id), entry.id.split("-")[-1]):
            return entry
    known = ", ".join(entry.id for entry in book)
    sentence = f"{game} has no rule {wanted!r}; it has: {known}."
    raise NoRules(sentence, "no-such-rule", game=game, rule=repr(wanted), known=known)


def shortened(rule_id: str) -> str:
    return rule_id.lower().replace("-", "").replace(" ", "")


def page(game: str, lang: str) -> Path:
    folder = build.rules_folder()
    own = [folder / f"{game}.{lang}.md", folder / f"{game}.md"]
    guests = [registry.beside(game, f"rules.{lang}.md"), registry.beside(game, "rules.md")]
    for path in (*own, *guests):
        if path and path.exists():
            return path
    raise NoRules(f"There is no page of rules for {game!r}.", "no-rules", game=game)


def parse(text: str) -> Iterator[Rule]:
    """The rules of a page. Lines of a rule are joined; a list or paragraph inside it keeps its lines."""
    heading = ""
    found: tuple[str, list[str]] | None = None
    for line in [*text.splitlines(), "##"]:
        if found and (line.startswith("  ") or not line):
            found[1].append(line.strip())
            continue
        if found:
            yield Rule(found[0], heading, joined(found[1]))
        item = ITEM.match(line)
        found = (item[1], [item[2]]) if item else None
        if line.startswith("## "):
            heading = line.removeprefix("## ").strip()


def joined(lines: list[str]) -> str:
    blocks: list[str] = []
    for i, line in enumerate(lines):
        if i and line and lines[i - 1] and not line.startswith(("- ", "|")):
            blocks[-1] += f" {line}"
        elif line:
            blocks.append(line)
    return "\n".join(blocks)
