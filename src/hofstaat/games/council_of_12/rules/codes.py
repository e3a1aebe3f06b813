"""The action codes of Council of 12.

card * 4 + sentence     lay a card with an intent (C12-12)
OPENLY, FOLLOWING, DROPPING, TAKING + card
TAKE_NOTHING, NOW, LATER
TURN_TO + value         a character turns the die
GOAL_OF + which         golem and knight change the first or second goal
NO, RING, TWO_TURNS, USE_ROLL, USE_TAKE_ALL, USE_OPEN, USE_SHIELD, TILT_TO + value, LEARN_TO_PLAY + card, SEAT + seat
                        the answers of ballots (C12-50)
"""

from typing import Final

from mypy_extensions import i64

INTENTS: Final[i64] = 4
OPENLY: Final[i64] = 48
FOLLOWING: Final[i64] = 60
DROPPING: Final[i64] = 72
TAKING: Final[i64] = 84
TAKE_NOTHING: Final[i64] = 96
NOW: Final[i64] = 97
LATER: Final[i64] = 98
TURN_TO: Final[i64] = 98  # values go from 1 to 12
GOAL_OF: Final[i64] = 111
NO: Final[i64] = 113
RING: Final[i64] = 114
TWO_TURNS: Final[i64] = 115
USE_ROLL: Final[i64] = 116
USE_TAKE_ALL: Final[i64] = 117
USE_OPEN: Final[i64] = 118
USE_SHIELD: Final[i64] = 119
TILT_TO: Final[i64] = 119
LEARN_TO_PLAY: Final[i64] = 132
SEAT: Final[i64] = 144


def action_space(seats: int) -> int:
    return int(SEAT) + seats
