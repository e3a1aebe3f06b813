"""The material of Mascarade: the cards in play, and 194 gold."""

from collections import Counter
from typing import Any


def inventory(position: dict[str, Any]) -> Counter[str]:
    gold = sum(position["gold"]) + position["court"] + position["bank"]
    return Counter({**Counter(position["cards"]), "gold": gold})
