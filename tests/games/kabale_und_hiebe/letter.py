"""The award read once more, word by word and as slowly as it takes: what the quick one is held against."""

from dataclasses import dataclass

NUMBERS = dict.fromkeys(("alchemist", "fencing-master", "landowner", "merchant", "cardinal", "minstrel"), 8.0)
HOMES = dict(zip(NUMBERS, ("alchemy", "fencing", "farming", "trade", "religion", "music"), strict=True))
NUMBERS |= {"king": 20, "queen": 16, "juliet": 14, "explorer": 13, "assassin": 9.5, "storm": 9, "cloak": 0}
NUMBERS |= {"traitor": 10, "musketeers": 11, "wizard": 7, "witch": 1, "prince": 14, "squire": 2, "hermit": 12}
NUMBERS |= {"little-giant": 2, "dragon": 11, "romeo": 5, "beggar": 4}


@dataclass(frozen=True)
class Lying:
    owner: int
    rank: str


Column = list[Lying]


def printed(card: Lying, area: str) -> float | None:
    if HOMES.get(card.rank) == area:
        return 12
    return NUMBERS.get(card.rank)


def shown(column: Column, card: Lying, area: str) -> float | None:
    """KH-23."""
    while card.rank == "double":
        below = column[column.index(card) + 1 :]
        if not below:
            return None
        card = below[0]
    return printed(card, area)


def spell(column: Column, rank: str, area: str) -> Column:
    """KH-21, KH-22."""
    if [card.rank for card in column].count(rank) != 1:
        return column
    kept = []
    for card in column:
        number = shown(column, card, area)
        high = number is not None and number >= 10
        low = number is not None and number <= 9 and card.rank != "witch"
        if not (high if rank == "wizard" else low):
            kept.append(card)
    return kept


def counted(column: Column, card: Lying, area: str) -> float | None:
    """KH-25, KH-26."""
    others = len(column) - 1
    if card.rank == "double":
        below = column[column.index(card) + 1 :]
        return counted(column, below[0], area) if below else None
    if card.rank == "hermit":
        return max(0, 12 - others)
    if card.rank == "little-giant":
        return 2 + 3 * others
    if card.rank == "romeo" and Lying(card.owner, "juliet") in column:
        return 15
    return printed(card, area)


def lowered(column: Column, card: Lying, area: str) -> float | None:
    """KH-27."""
    number = counted(column, card, area)
    dragons = [other for other in column if other.rank == "dragon" and other.owner != card.owner]
    return None if number is None else max(0, number - 2 * len(dragons))


def winner(column: Column, area: str) -> int | None:
    """KH-20 to KH-30."""
    ranks = {card.rank for card in column}
    if "musketeers" in ranks:
        return best(column, {card: printed(card, area) for card in column}, lowest=False)
    column = spell(spell(column, "wizard", area), "witch", area)
    for card in column:
        other = {"prince": "squire", "squire": "prince"}.get(card.rank)
        if other and Lying(card.owner, other) in column:
            return card.owner
    beggar = any(card.rank == "beggar" for card in column)
    return best(column, {card: lowered(column, card, area) for card in column}, lowest=beggar)


def best(column: Column, numbers: dict[Lying, float | None], *, lowest: bool) -> int | None:
    sums: dict[int, float] = {}
    for card, number in numbers.items():
        if number is not None:
            sums[card.owner] = sums.get(card.owner, 0) + number
    if not sums:
        return None
    wanted = min(sums.values()) if lowest else max(sums.values())
    in_order = reversed(column) if lowest else column
    return next(card.owner for card in in_order if sums.get(card.owner) == wanted)
