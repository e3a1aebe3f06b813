"""The material of Hof-Verrat: 90 courtiers, and two missions for each seat."""

from collections import Counter
from typing import Any


def inventory(position: dict[str, Any]) -> Counter[str]:
    rows = [*position["hands"], *position["districts"], *position["missions"]]
    rows += [position[key] for key in ("above", "below", "eliminated", "pile", "aside")]
    rows.append([spy["card"] for spy in position["spies"]])
    return Counter(card for row in rows for card in row)
