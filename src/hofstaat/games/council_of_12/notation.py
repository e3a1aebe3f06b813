"""The actions of Council of 12 as clients get them, and how they are written."""

from typing import Annotated, Literal, NamedTuple, get_args

from hofstaat.engine import structs
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import Setup
from hofstaat.games.council_of_12.actions import Actions
from hofstaat.games.council_of_12.cards import CHALLENGES, CHARACTERS, MAX_SEATS
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup

Card = Annotated[str, CHARACTERS]
Challenge = Annotated[str, ("", *CHALLENGES, "throne")]
Goal = Annotated[int, (1, 2)]
Value = Annotated[int, range(1, 13)]
Sentence = Literal["alone", "part", "nothing"]
VoteWord = Literal["no", "ring", "two-turns", "roll", "take-all", "open", "shield"]
SENTENCES: tuple[Sentence | None, ...] = (None, "alone", "part", "nothing")
VOTES: tuple[VoteWord, ...] = ("no", "ring", "two-turns", "roll", "take-all", "open", "shield")
VOTE_WORDS = ("no", "ring", "two turns", "use roll", "use take-all", "use open", "use shield")
EXAMPLES = "lay worker, lay worker alone, open worker, drop worker, take none, now, later, die 7, goal 2, no, seat 2"


class Lay(structs.Choice, frozen=True):
    """Lay a card face down, and intend a sentence or none (C12-12, C12-14)."""

    words = "lay {card} {sentence}"

    card: Card
    sentence: Annotated[Sentence | None, SENTENCES] = None


class Open(structs.Choice, frozen=True):
    """Lay a card openly (C12-60)."""

    words = "open {card}"

    card: Card


class Follow(structs.Choice, frozen=True):
    """Play one more card after the oracle (C12-40)."""

    words = "follow {card}"

    card: Card


class Drop(structs.Choice, frozen=True):
    """Discard a hand card (C12-54)."""

    words = "drop {card}"

    card: Card


class Take(structs.Choice, frozen=True):
    """Take a card of the own discard pile, or none (C12-38)."""

    words = "take {card}"

    card: Annotated[str | None, (*CHARACTERS, None)] = None

    def say(self) -> str:
        return f"take {self.card or 'none'}"


class Now(structs.Choice, frozen=True):
    """My card should be carried out now (C12-14)."""

    words = "now"


class Later(structs.Choice, frozen=True):
    """My card should wait (C12-14)."""

    words = "later"


class TurnDie(structs.Choice, frozen=True):
    """Turn or tilt the die to this value (C12-41)."""

    words = "die {value}"

    value: Value


class ChangeGoal(structs.Choice, frozen=True):
    """Golem or knight: change the first (1) or second (2) goal (C12-39)."""

    words = "goal {which}"

    which: Goal


class Vote(structs.Choice, frozen=True):
    """An answer in a ballot: no, ring the bell, two turns, or a kind of reward to use (C12-50)."""

    words = "{answer}"

    answer: Annotated[VoteWord, VOTES]

    def say(self) -> str:
        return VOTE_WORDS[VOTES.index(self.answer)]


class VoteTilt(structs.Choice, frozen=True):
    """Use the reward to tilt the die to this value (C12-52)."""

    words = "tilt {value}"

    value: Value


class VoteLearn(structs.Choice, frozen=True):
    """Everybody should learn this character (C12-54)."""

    words = "learn {card}"

    card: Card


class VoteSeat(structs.Choice, frozen=True):
    """The council should name this player (C12-54)."""

    words = "seat {target}"

    target: int


Choice = Lay | Open | Follow | Drop | Take | Now | Later | TurnDie | ChangeGoal | Vote | VoteTilt | VoteLearn | VoteSeat


# -- the same without a table: as views and events tell answers --------------------------------------------------------


class Answer(NamedTuple):
    """A hidden answer or a decision of the council, told in small words."""

    answer: str
    card: str | None = None
    sentence: Sentence | None = None
    value: int | None = None
    target: int | None = None


def answer_in(choice: structs.Choice) -> Answer | None:
    """The answer that this choice gives; None: such choices are never hidden."""
    match choice:
        case Lay(card, sentence):
            return Answer("lay", card, sentence)
        case Open(card):
            return Answer("lay-openly", card)
        case Take(None):
            return Answer("take-nothing")
        case VoteTilt(value):
            return Answer("tilt", value=value)
        case VoteLearn(card):
            return Answer("learn", card)
        case VoteSeat(target):
            return Answer("name", target=target)
        case Vote(answer):
            return Answer(answer)
        case Drop(card):
            return Answer("drop", card)
        case Take(card):
            return Answer("take", card)
        case Now():
            return Answer("now")
        case Later():
            return Answer("later")
    return None


ALL = structs.Lexicon(Setup(MAX_SEATS, {}, ""), 0, Actions(MAX_SEATS), get_args(Choice))
"""The codes of all choices, which mean the same at each table and to each seat."""
ANSWERS = {code: told for code, choice in enumerate(ALL.choices) if (told := answer_in(choice))}
CODES = {told: code for code, told in ANSWERS.items()}


def parse(setup: CouncilOf12Setup, text: str) -> int:
    code = ALL.parse(text, EXAMPLES)
    if code >= setup.space.size:
        raise BadNotation(text, EXAMPLES)
    return code
