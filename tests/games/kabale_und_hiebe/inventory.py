"""The material of Kabale und Hiebe: 25 influence cards for each seat, and the goals."""

from collections import Counter
from typing import Any


def inventory(position: dict[str, Any]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for pile in ("hands", "piles", "discards"):
        for seat, cards in enumerate(position[pile]):
            counted.update(f"{seat} {card}" for card in cards)
    for seat, card in enumerate(position["under_cloaks"]):
        counted.update([f"{seat} {card}"] if card else [])
    for column in position["columns"]:
        counted.update(" ".join(card.split()[:2]) for card in column["cards"])
        counted.update([column["goal"]] if column["goal"] else [])
    for goals in (*position["won"], position["won_by_nobody"], position["goal_pile"], position["unused_goals"]):
        counted.update(goals)
    return counted
