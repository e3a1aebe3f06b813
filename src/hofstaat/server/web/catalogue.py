"""The texts about the games: the list of them, their numbered rules, their printed material."""

from collections.abc import Iterator, Mapping
from functools import cache

import hofstaat
from hofstaat import rulebook
from hofstaat.engine.game import Game
from hofstaat.lessons import has_lesson, lesson_of
from hofstaat.server.bots import levels
from hofstaat.server.protocol import PHRASES, CardText, GameCard, Games, RuleText


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
        levels=levels.levels(game),
        rules_version=game.version,
        rule_prefix=game.prefix,
        chronicle=game.chronicle is not None,
        standing=game.standings is not None,
        lesson=lesson_of(game.name).minutes if has_lesson(game.name) else None,
    )


# -- rules -------------------------------------------------------------------------------------------------------------


@cache
def rules(game: str, language: str) -> list[RuleText]:
    """The page of a game's rules in this language, or else in English."""
    try:
        page = rulebook.page(game, language)
    except rulebook.NoRules:
        return []
    return list(rule_texts(page.read_text(encoding="utf-8")))


def rule_texts(text: str) -> Iterator[RuleText]:
    """Numbered rules (list items that begin with an id) and what stands between them, under their headings."""
    heading: str | None = None
    for block in blocks(text):
        item = rulebook.ITEM.match(block[0])
        if block[0].startswith("#"):
            heading = block[0].lstrip("#").strip()
        elif item:
            yield RuleText(id=item[1], heading=heading, text=rulebook.joined([item[2], *block[1:]]))
        else:
            yield RuleText(id=None, heading=heading, text="\n".join(block).strip())


def blocks(text: str) -> Iterator[list[str]]:
    """Headings, list items with their indented lines, and paragraphs or tables."""
    block: list[str] = []
    for line in [*text.splitlines(), "#"]:
        item, inside = line.startswith("- "), line.startswith("  ") and block[:1] != []
        ended = not inside and block and (item or line.startswith("#") or block[-1] == "" or block[0].startswith("#"))
        if ended:
            yield block
            block = []
        if line or block:
            block.append(line.strip())


# -- cards -------------------------------------------------------------------------------------------------------------


def cards(game: Game) -> list[CardText]:
    """Every entry of the card data that says how sure we are of it."""
    return list(card_texts(game.sheet.data, ()))


def card_texts(data: Mapping[str, object], path: tuple[str, ...]) -> Iterator[CardText]:
    confidence = data.get("confidence")
    if isinstance(confidence, str):
        values = {key: value for key, value in data.items() if key != "confidence"}
        yield CardText(name=".".join(path), values=values, confidence=confidence)
        return
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from card_texts(value, (*path, key))
