"""What there is to read about the games: the list of them, their numbered rules, their printed material."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import hofstaat
from hofstaat import build
from hofstaat.engine.game import Game
from hofstaat.server import bots
from hofstaat.server.messages import PHRASES, CardText, GameCard, Games, RuleText

NUMBERED = re.compile(r"^[-*]\s+\**([A-Z]{1,3}-\d+[a-z]?)\**[.:]?\s+")


def games() -> Games:
    cards = [game_card(hofstaat.game(name)) for name in hofstaat.names()]
    return Games(games=cards, phrases=list(PHRASES), version=hofstaat.__version__)


def game_card(game: Game) -> GameCard:
    return GameCard(
        name=game.name,
        seats_min=game.seats[0],
        seats_max=game.seats[-1],
        minutes=game.minutes,
        options=list(game.options),
        levels=bots.levels(game),
        rules_version=game.version,
        rule_prefix=game.prefix,
    )


# -- rules -------------------------------------------------------------------------------------------------------------


@cache
def rules(game: str, language: str) -> list[RuleText]:
    """The rules in this language if there are any, else in the one they were written in."""
    folder = build.rules_folder()
    for path in (folder / language / f"{game}.md", folder / f"{game}.md"):
        if path.is_file():
            return list(parts(path.read_text(encoding="utf-8")))
    return []


def parts(text: str) -> Iterator[RuleText]:
    """Numbered rules (list entries that begin with an id) and the paragraphs between them, under their headings."""
    heading: str | None = None
    for block in blocks(text):
        if title := re.match(r"#+\s+(.*)", block):
            heading = title[1]
        elif number := NUMBERED.match(block):
            yield RuleText(id=number[1], heading=heading, text=block[number.end() :])
        else:
            yield RuleText(id=None, heading=heading, text=block)


def blocks(text: str) -> Iterator[str]:
    """Headings, list entries with their continuation lines, and paragraphs or tables."""
    block: list[str] = []
    for line in text.splitlines():
        starts = re.match(r"#+\s|[-*]\s", line) is not None
        if block and (starts or not line.strip() or block[0].startswith("#")):
            yield "\n".join(block)
            block = []
        if line.strip():
            block.append(line.strip() if block else line.rstrip())
    if block:
        yield "\n".join(block)


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(game: Game) -> list[CardText]:
    """Every entry of the card data that says how sure we are of it."""
    return list(entries(game.sheet.data, ()))


def entries(data: Mapping[str, object], path: tuple[str, ...]) -> Iterator[CardText]:
    confidence = data.get("confidence")
    if isinstance(confidence, str):
        values = {key: value for key, value in data.items() if key != "confidence"}
        yield CardText(name=".".join(path), values=values, confidence=confidence)
        return
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from entries(value, (*path, key))
