"""The material of Mit List und Tücke: each character once, and all influence tokens."""

from collections import Counter
from typing import Any

COLOURS = ("blue", "green", "yellow")


def inventory(position: dict[str, Any]) -> Counter[str]:
    rows = [*position["hands"], *position["stacks"]]
    rows += [position[key] for key in ("centre", "undealt", "aside")]
    rows.append([position["laid"]["card"]] if position["laid"] else [])
    counted = Counter(card for row in rows for card in row)
    counted["put aside"] = aside_by_now(position)
    for i, colour in enumerate(COLOURS):
        counted[colour] += position["supply"][i] + sum(row[i] for row in position["influence"])
        counted[colour] += position["chapel"].count(colour)
    return counted


def aside_by_now(position: dict[str, Any]) -> int:
    """How many cards are put aside once both backs are dealt; in the first pass only the light ones are."""
    n = len(position["aside"])
    return 2 * n if position["stage"] == "pass-light" else n
