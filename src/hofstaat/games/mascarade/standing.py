"""Where everybody stands, from the view alone: the gold that is still to go, and the turns that are left."""

import msgspec

from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.view import View


class Standing(msgspec.Struct, frozen=True):
    """`goal`: with so much gold the ball ends (MA-50). `to_go`: what everybody lacks; `leaders`: who has most.
    `turns_left`: null without a limit.
    """

    goal: int
    to_go: list[int]
    leaders: list[int]
    turns_left: int | None


def standing(agreed: MascaradeSetup, view: View) -> Standing | None:
    """For everybody at the table, as purses are open; nothing after the end."""
    if view.over:
        return None
    gold, goal = [player.gold for player in view.players], int(agreed.goal)
    leaders = [seat for seat, own in enumerate(gold) if own == max(gold)]
    return Standing(goal, [max(0, goal - own) for own in gold], leaders, view.turns_left)
