"""Words that come from other players are data: names and talk cannot look like the frame around them."""

import json
import unicodedata

LONGEST_NAME = 24
LONGEST_TALK = 300
IN_NAMES = frozenset(" -'’.")


def name(text: str, seat: int) -> str:
    """A player's name between quotation marks: letters, digits and single spaces on one short line."""
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(c for c in plain if c.isalnum() or c in IN_NAMES)
    short = " ".join(kept.split())[:LONGEST_NAME].strip()
    return f"«{short or f'#{seat + 1}'}»"


def names(given: list[str]) -> list[str]:
    """All names; of equal ones the later get their number."""
    quoted = [name(text, seat) for seat, text in enumerate(given)]
    return [f"{each[:-1]} #{seat + 1}»" if each in quoted[:seat] else each for seat, each in enumerate(quoted)]


def talk(text: str) -> str:
    """A remark of somebody, as one quoted line without control characters."""
    plain = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFKC", text))
    short = " ".join(plain.split())
    return json.dumps(short if len(short) <= LONGEST_TALK else f"{short[: LONGEST_TALK - 1]}…", ensure_ascii=False)
