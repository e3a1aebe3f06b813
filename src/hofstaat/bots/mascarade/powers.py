"""The gold that a power of Mascarade brings a seat now."""

from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.view import View

VICTORY = 12.0  # what winning is worth in gold
NEARLY = 3  # gold short of the goal, from where it is worth taking gold away


def gain(agreed: MascaradeSetup, view: View, seat: int, character: str) -> float:
    """The gold that the power brings this seat now; winning counts more."""
    gold = view.players[seat].gold
    amount = float(agreed.amount[CHARACTER_NUMBERS[character]])
    most = max(player.gold for other, player in enumerate(view.players) if other != seat)
    if character == "cheat":
        return VICTORY if gold >= amount else 0.0
    gains = {
        "judge": float(view.court),
        "bishop": min(amount, most) + (1.0 if most >= int(agreed.goal) - NEARLY else 0.0),
        "thief": thefts(view, seat, amount),
        "witch": float(max(0, most - gold)),
        "widow": max(0.0, amount - gold),
        "spy": 0.5,
        "inquisitor": amount / 2,
    }
    gained = gains.get(character, amount)
    return gained + (VICTORY if gold + gained >= int(agreed.goal) else 0.0)


def thefts(view: View, seat: int, amount: float) -> float:
    beside = [view.players[seat - 1].gold, view.players[(seat + 1) % len(view.players)].gold]
    return sum(min(amount, float(gold)) for gold in beside)
