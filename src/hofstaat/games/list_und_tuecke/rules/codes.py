"""The action codes of Mit List und Tücke, group by group."""

from typing import Final

from mypy_extensions import i64

from hofstaat.games.list_und_tuecke.cards import DEALT, N_CARDS, N_COLOURS

PASS_CARD: Final[i64] = 0  # + card
PLAY_CARD: Final[i64] = PASS_CARD + N_CARDS
HEAL_CARD: Final[i64] = PLAY_CARD + N_CARDS
ELIMINATE: Final[i64] = HEAL_CARD + N_CARDS
CONDEMN_CARD: Final[i64] = ELIMINATE + N_CARDS
NAME_CARD: Final[i64] = CONDEMN_CARD + N_CARDS
RETURN_CARD: Final[i64] = NAME_CARD + N_CARDS
GIVE_CARD: Final[i64] = RETURN_CARD + N_CARDS
CENTRE_CARD: Final[i64] = GIVE_CARD + N_CARDS  # + card * 2 + which of the two positions with its back
LAY_TOKEN: Final[i64] = CENTRE_CARD + DEALT * N_CARDS  # + colour
TAKE_TOKEN: Final[i64] = LAY_TOKEN + N_COLOURS
HIGH_RANK: Final[i64] = TAKE_TOKEN + N_COLOURS
LOW_RANK: Final[i64] = HIGH_RANK + 1
LOOK_AT_CENTRE: Final[i64] = LOW_RANK + 1
SPY_ON: Final[i64] = LOOK_AT_CENTRE + 1  # + how many seats to the left, less 1


def swap_card(seats: i64) -> i64:
    """The first code of the courtesan's swaps: + card * (seats - 1) + how many seats to the left, less 1."""
    return SPY_ON + seats - 1


def decline(seats: i64) -> i64:
    """The last code: what a text offers is declined."""
    return swap_card(seats) + (seats - 1) * N_CARDS


def action_space(seats: int) -> int:
    """How many action codes there are."""
    return int(decline(seats)) + 1
