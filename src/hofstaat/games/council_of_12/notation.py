"""The actions of Council of 12 in words, both ways: code <-> choice <-> words.

lay worker              lay a card in silence             die 7                turn the die to this value
lay worker alone        ... and say: I do it alone        goal 2               golem, knight: change the second goal
lay worker part         ... I contribute                  no                   the council declines
lay worker nothing      ... I do not want to do anything  ring, two turns      bell, two turns
open worker             lay it openly                     use roll             a reward: roll, take-all, open, shield
follow worker           after the oracle                  tilt 7               a reward tilts the die
drop worker             discard it                        learn worker         everybody takes this character
take worker, take none  from the own pile                 seat 2               the council names a player
now, later              whose card is next
"""

from functools import cache
from typing import Literal, NamedTuple

import msgspec

from hofstaat.engine.notation import BadNotation, is_number
from hofstaat.engine.table import Table
from hofstaat.games.council_of_12.cards import CHARACTERS, MAX_SEATS
from hofstaat.games.council_of_12.rules import codes
from hofstaat.games.council_of_12.table.cells import SENTENCES

Sentence = Literal["alone", "part", "nothing"]
Deed = Literal["open", "follow", "drop", "take"]
VoteWord = Literal["no", "ring", "two-turns", "roll", "take-all", "open", "shield"]

ROWS: tuple[tuple[Deed, int], ...] = (
    ("open", int(codes.OPENLY)),
    ("follow", int(codes.FOLLOWING)),
    ("drop", int(codes.DROPPING)),
    ("take", int(codes.TAKING)),
)
VOTES: tuple[VoteWord, ...] = ("no", "ring", "two-turns", "roll", "take-all", "open", "shield")
VOTE_WORDS = ("no", "ring", "two turns", "use roll", "use take-all", "use open", "use shield")
EXAMPLES = "lay worker, lay worker alone, open worker, drop worker, take none, now, later, die 7, goal 2, no, seat 2"


class Lay(msgspec.Struct, frozen=True, tag_field="choice", tag="lay"):
    """Lay a card face down, and intend a sentence or none."""

    card: str
    sentence: Sentence | None = None


class Open(msgspec.Struct, frozen=True, tag_field="choice", tag="open"):
    """Lay a card openly."""

    card: str


class Follow(msgspec.Struct, frozen=True, tag_field="choice", tag="follow"):
    """Play one more card after the oracle."""

    card: str


class Drop(msgspec.Struct, frozen=True, tag_field="choice", tag="drop"):
    """Discard a hand card."""

    card: str


class Take(msgspec.Struct, frozen=True, tag_field="choice", tag="take"):
    """Take a card of the own discard pile, or none."""

    card: str | None = None


class Now(msgspec.Struct, frozen=True, tag_field="choice", tag="now"):
    """My card should be carried out now."""


class Later(msgspec.Struct, frozen=True, tag_field="choice", tag="later"):
    """My card should wait."""


class TurnDie(msgspec.Struct, frozen=True, tag_field="choice", tag="turn-die"):
    """Turn or tilt the die to this value."""

    value: int


class ChangeGoal(msgspec.Struct, frozen=True, tag_field="choice", tag="change-goal"):
    """Golem or knight: change the first (1) or second (2) goal."""

    which: int


class Vote(msgspec.Struct, frozen=True, tag_field="choice", tag="vote"):
    """An answer in a ballot: no, ring the bell, two turns, or a kind of reward to use."""

    answer: VoteWord


class VoteTilt(msgspec.Struct, frozen=True, tag_field="choice", tag="vote-tilt"):
    """Use the reward to tilt the die to this value."""

    value: int


class VoteLearn(msgspec.Struct, frozen=True, tag_field="choice", tag="vote-learn"):
    """Everybody should learn this character."""

    card: str


class VoteSeat(msgspec.Struct, frozen=True, tag_field="choice", tag="vote-seat"):
    """The council should name this player."""

    target: int


Choice = Lay | Open | Follow | Drop | Take | Now | Later | TurnDie | ChangeGoal | Vote | VoteTilt | VoteLearn | VoteSeat

DEEDS: dict[Deed, type[Open | Follow | Drop | Take]] = {"open": Open, "follow": Follow, "drop": Drop, "take": Take}


@cache
def choice_of(code: int) -> Choice:
    """The choice of an action code, made once: codes mean the same for every seat."""
    if code < codes.OPENLY:
        card, intent = divmod(code, int(codes.INTENTS))
        return Lay(CHARACTERS[card], sentence_of(intent))
    for deed, base in ROWS:
        if base <= code < base + len(CHARACTERS):
            return DEEDS[deed](CHARACTERS[code - base])
    if code in (codes.TAKE_NOTHING, codes.NOW, codes.LATER):
        return Take() if code == codes.TAKE_NOTHING else Now() if code == codes.NOW else Later()
    if code < codes.GOAL_OF:
        return TurnDie(code - int(codes.TURN_TO))
    if code < codes.NO:
        return ChangeGoal(code - int(codes.GOAL_OF) + 1)
    return vote_of(code)


class Answer(NamedTuple):
    """A hidden answer or a decision of the council, told in small words."""

    answer: str
    card: str | None = None
    sentence: Sentence | None = None
    value: int | None = None
    target: int | None = None


@cache
def answer_of(code: int) -> Answer:
    match choice_of(code):
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
        case Drop(card) | Take(card):
            return Answer("drop" if code < codes.TAKING else "take", card)
        case _:
            return Answer("now" if code == codes.NOW else "later")


def code_of_answer(answer: Answer) -> int:
    card, value, target = answer.card or "", answer.value or 0, answer.target or 0
    choices: dict[str, Choice] = {
        "lay": Lay(card, answer.sentence),
        "lay-openly": Open(card),
        "drop": Drop(card),
        "take": Take(card),
        "take-nothing": Take(),
        "now": Now(),
        "later": Later(),
        "tilt": VoteTilt(value),
        "learn": VoteLearn(card),
        "name": VoteSeat(target),
        **{word: Vote(word) for word in VOTES},
    }
    return code_of(choices[answer.answer])


def vote_of(code: int) -> Choice:
    if code <= codes.USE_SHIELD:
        return Vote(VOTES[code - int(codes.NO)])
    if code < codes.LEARN_TO_PLAY:
        return VoteTilt(code - int(codes.TILT_TO))
    if code < codes.SEAT:
        return VoteLearn(CHARACTERS[code - int(codes.LEARN_TO_PLAY)])
    return VoteSeat(code - int(codes.SEAT))


def sentence_of(intent: int) -> Sentence | None:
    words: tuple[Sentence | None, ...] = (None, "alone", "part", "nothing")
    return words[intent]


def code_of(choice: Choice) -> int:
    match choice:
        case Lay(card, sentence):
            return CHARACTERS.index(card) * int(codes.INTENTS) + SENTENCES.index(sentence or "silent")
        case Open(card):
            return int(codes.OPENLY) + CHARACTERS.index(card)
        case Follow(card):
            return int(codes.FOLLOWING) + CHARACTERS.index(card)
        case Drop(card):
            return int(codes.DROPPING) + CHARACTERS.index(card)
        case Take(card):
            return int(codes.TAKE_NOTHING) if card is None else int(codes.TAKING) + CHARACTERS.index(card)
        case Now():
            return int(codes.NOW)
        case Later():
            return int(codes.LATER)
        case TurnDie(value):
            return int(codes.TURN_TO) + value
        case ChangeGoal(which):
            return int(codes.GOAL_OF) + which - 1
        case Vote(answer):
            return int(codes.NO) + VOTES.index(answer)
        case VoteTilt(value):
            return int(codes.TILT_TO) + value
        case VoteLearn(card):
            return int(codes.LEARN_TO_PLAY) + CHARACTERS.index(card)
        case VoteSeat(target):
            return int(codes.SEAT) + target


@cache
def words_of(code: int) -> str:
    match choice_of(code):
        case Lay(card, sentence):
            return f"lay {card} {sentence}" if sentence else f"lay {card}"
        case Open(card):
            return f"open {card}"
        case Follow(card):
            return f"follow {card}"
        case Drop(card):
            return f"drop {card}"
        case Take(card):
            return f"take {card or 'none'}"
        case Now():
            return "now"
        case Later():
            return "later"
        case TurnDie(value):
            return f"die {value}"
        case ChangeGoal(which):
            return f"goal {which}"
        case Vote(answer):
            return VOTE_WORDS[VOTES.index(answer)]
        case VoteTilt(value):
            return f"tilt {value}"
        case VoteLearn(card):
            return f"learn {card}"
        case VoteSeat(target):
            return f"seat {target}"


def read(text: str, seats: int = int(MAX_SEATS)) -> Choice:
    """The choice these words stand for."""
    match text.split():
        case ["lay", card] if card in CHARACTERS:
            return Lay(card)
        case ["lay", card, ("alone" | "part" | "nothing") as sentence] if card in CHARACTERS:
            return Lay(card, sentence)
        case [("open" | "follow" | "drop" | "take") as deed, card] if card in CHARACTERS:
            return DEEDS[deed](card)
        case ["take", "none"]:
            return Take()
        case ["now"]:
            return Now()
        case ["later"]:
            return Later()
        case ["die", n] if is_face(n):
            return TurnDie(int(n))
        case ["goal", ("1" | "2") as n]:
            return ChangeGoal(int(n))
        case ["tilt", n] if is_face(n):
            return VoteTilt(int(n))
        case ["learn", card] if card in CHARACTERS:
            return VoteLearn(card)
        case ["seat", n] if is_number(n, seats):
            return VoteSeat(int(n))
        case words if " ".join(words) in VOTE_WORDS:
            return Vote(VOTES[VOTE_WORDS.index(" ".join(words))])
    raise BadNotation(text, EXAMPLES)


def is_face(word: str) -> bool:
    return is_number(word, 13) and int(word) > 0


def choice(table: Table, seat: int, code: int) -> Choice:
    return choice_of(code)


def say(table: Table, seat: int, code: int) -> str:
    return words_of(code)


def parse(table: Table, seat: int, text: str) -> int:
    return code_of(read(text, int(table.seats)))
