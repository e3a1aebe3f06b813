"""A view as lines of text, and the lines as a picture: enough to follow a game while it is learnt."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 960, 720
MARGIN, LINE, SIZE = 16, 17, 13
PAPER, INK = (250, 246, 236), (44, 32, 28)
COLUMNS = 118
"""So many characters fit on a line of the picture."""


def text(view: msgspec.Struct) -> str:
    """The view of a seat, one fact per line; what is empty is left out."""
    return "\n".join(lines(msgspec.to_builtins(view)))


def lines(facts: dict[str, Any]) -> list[str]:
    """Rows of facts, as of players or columns, get a line each."""
    found: list[str] = []
    for name, fact in told(facts).items():
        if isinstance(fact, list) and isinstance(fact[0], dict):
            found += [f"{name}:", *(f"  {number}: {brief(row)}" for number, row in enumerate(fact))]
        else:
            found.append(f"{name}: {brief(fact)}")
    return found


def told(facts: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty."""
    return {name: fact for name, fact in facts.items() if fact not in (None, [], {}, "") and fact is not False}


def brief(fact: Any) -> str:
    """A fact on one line."""
    if isinstance(fact, dict):
        return ", ".join(f"{name} {brief(each)}" for name, each in told(fact).items())
    if isinstance(fact, list):
        return "[" + ", ".join(brief(each) for each in fact) + "]"
    return str(fact)


def image(words: str) -> NDArray[np.uint8]:
    """The text drawn on a page of fixed size."""
    page = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default(SIZE)
    for number, line in enumerate(words.splitlines()):
        draw.text((MARGIN, MARGIN + number * LINE), line[:COLUMNS], INK, font=font)
    return np.asarray(page, np.uint8)
