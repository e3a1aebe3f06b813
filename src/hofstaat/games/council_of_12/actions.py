"""The actions of Council of 12, in the order of their codes. `notation.py` says how each is written."""

from typing import Final, final

from mypy_extensions import i64

from hofstaat.engine.actions import ActionSpace
from hofstaat.games.council_of_12.cards import FACES, INTENTS, N_CHARACTERS


class Vote:
    """The answers of ballots that name nothing."""

    NO: Final[i64] = 0
    RING: Final[i64] = 1
    TWO_TURNS: Final[i64] = 2
    ROLL: Final[i64] = 3
    TAKE_ALL: Final[i64] = 4
    OPEN: Final[i64] = 5
    SHIELD: Final[i64] = 6


N_VOTES: Final[i64] = 7


@final
class Actions(ActionSpace):
    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.lay = self.add("lay", N_CHARACTERS, INTENTS)
        self.open = self.add("open", N_CHARACTERS)
        self.follow = self.add("follow", N_CHARACTERS)
        self.drop = self.add("drop", N_CHARACTERS)
        self.take = self.add("take", N_CHARACTERS + 1)  # the last one: none
        self.now = self.add("now")
        self.later = self.add("later")
        self.turn_die = self.add("turn-die", FACES)  # the value less 1
        self.change_goal = self.add("change-goal", 2)
        self.vote = self.add("vote", N_VOTES)
        self.vote_tilt = self.add("vote-tilt", FACES)  # likewise
        self.vote_learn = self.add("vote-learn", N_CHARACTERS)
        self.vote_seat = self.add("vote-seat", seats)
        self.take_nothing: i64 = self.take.code(N_CHARACTERS)
        self.no: i64 = self.vote.code(Vote.NO)

    def card_laid(self, code: i64) -> i64:
        """The card of `lay`. Divided by a constant: a division by `Action.step` takes long."""
        return (code - self.lay.start) // INTENTS

    def intent(self, code: i64) -> i64:
        """The sentence that goes with it."""
        return (code - self.lay.start) % INTENTS
