"""The material of Council of 12: each player's characters, seven help-seekers, seven challenges."""

from collections import Counter
from typing import Any


def inventory(position: dict[str, Any]) -> Counter[str]:
    found: Counter[str] = Counter()
    for seat, rows in enumerate(zip(position["hands"], position["piles"], position["laid"], strict=True)):
        hand, pile, laid = rows
        cards = [*hand, *pile, *([laid] if laid else []), *position["unlearnt"]]
        found.update(f"{card} of seat {seat}" for card in cards)
    seekers = [*position["help_seekers"], *position["help_seekers_filed"]]
    challenges = [*position["challenges"], *(filed["challenge"] for filed in position["filed"])]
    if position["help_seeker"]:
        seekers.append(position["help_seeker"])
        challenges.append(position["challenge"])
    found.update(f"help-seeker {card}" for card in seekers)
    found.update(challenges)
    return found
