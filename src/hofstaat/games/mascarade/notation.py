"""The actions of Mascarade in words, both ways: code <-> choice <-> words.

swap 0 3, keep 0 centre-1    take two cards and give them back swapped, or not (with hands: swap 0-left 1-right)
look, look left              look at an own card
announce king                announce a character (with hands: announce left king)
pass, claim, claim left      answer an announcement
rob 3                        the Bishop's victim                spy 3, spy centre-0    where the Spy looks
trade 3, decline             the Witch                          question 3, name king  the Inquisitor and the answer
"""

from functools import lru_cache
from typing import Literal, cast

import msgspec

from hofstaat.engine.notation import BadNotation, is_number
from hofstaat.engine.table import Table
from hofstaat.games.mascarade.cards import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    HANDS,
    Ball,
    pair_high,
    pair_low,
    pair_number,
)
from hofstaat.games.mascarade.table.names import place_name, place_names

N = len(CHARACTERS)
KEPT = 30_000  # choices, their words, places: those of 2 to 13 players, and of many agreements besides
Hand = Literal["left", "right", "protected"]


class Swap(msgspec.Struct, frozen=True, tag_field="choice", tag="swap"):
    """Take the cards of `of` and of `other` (or of the centre), and give them back swapped or not."""

    of: int
    swap: bool
    hand: Hand | None = None
    other: int | None = None
    other_hand: Hand | None = None
    centre: int | None = None


class Look(msgspec.Struct, frozen=True, tag_field="choice", tag="look"):
    """Look secretly at an own card."""

    hand: Hand | None = None


class Announce(msgspec.Struct, frozen=True, tag_field="choice", tag="announce"):
    """Announce to be a character."""

    character: str
    hand: Hand | None = None


class Pass(msgspec.Struct, frozen=True, tag_field="choice", tag="pass"):
    """Not claim to be the announced character."""


class Claim(msgspec.Struct, frozen=True, tag_field="choice", tag="claim"):
    """Claim to be the announced character too."""

    hand: Hand | None = None


class Rob(msgspec.Struct, frozen=True, tag_field="choice", tag="rob"):
    """The Bishop takes from this player."""

    victim: int


class Decline(msgspec.Struct, frozen=True, tag_field="choice", tag="decline"):
    """The Witch keeps her fortune."""


class Trade(msgspec.Struct, frozen=True, tag_field="choice", tag="trade"):
    """The Witch exchanges fortunes with this player."""

    other: int


class Spy(msgspec.Struct, frozen=True, tag_field="choice", tag="spy"):
    """The Spy looks at the card of this player, or at one in the centre, and at her own."""

    other: int | None = None
    centre: int | None = None
    other_hand: Hand | None = None


class Question(msgspec.Struct, frozen=True, tag_field="choice", tag="question"):
    """The Inquisitor asks this player."""

    victim: int


class Name(msgspec.Struct, frozen=True, tag_field="choice", tag="name"):
    """Whoever is asked by the Inquisitor names a character."""

    character: str


Choice = Swap | Look | Announce | Pass | Claim | Rob | Decline | Trade | Spy | Question | Name
EXAMPLES = "swap 0 3, keep 0 3, look, announce king, pass, claim, rob 3, trade 3, decline, spy 3, question 3, name king"


# -- parts --------------------------------------------------------------------------------------------------------


def hand_of(ball: Ball, hand: int) -> Hand | None:
    return None if ball.hands == 1 else HANDS[hand]


def hand_number(hand: str | None) -> int:
    return 0 if hand is None else HANDS.index(hand)


@lru_cache(KEPT)
def where(ball: Ball, place: int) -> tuple[int | None, Hand | None, int | None]:
    """The seat and hand of a place, or its number in the centre."""
    if place >= ball.seated:
        return None, None, place - int(ball.seated)
    return int(ball.owner(place)), hand_of(ball, place % int(ball.hands)), None


@lru_cache(KEPT)
def hands_there(ball: Ball) -> tuple[Hand | None, ...]:
    """The hand of each place."""
    return tuple(where(ball, place)[1] for place in range(int(ball.places)))


def place_at(ball: Ball, seat: int | None, hand: str | None, centre: int | None) -> int:
    if seat is None:
        return int(ball.seated) + (centre or 0)
    return seat * int(ball.hands) + hand_number(hand)


def swap_of(ball: Ball, seat: int, code: int) -> Swap:
    high = int(pair_high(code // 2))
    a = int(ball.place_from(seat, pair_low(code // 2, high)))
    b = int(ball.place_from(seat, high))
    owner, hand, _ = where(ball, a)
    other, other_hand, centre = where(ball, b)
    return Swap(cast(int, owner), code % 2 == 1, hand, other, other_hand, centre)


def swap_places(ball: Ball, swap: Swap) -> tuple[int, int]:
    return place_at(ball, swap.of, swap.hand, None), place_at(ball, swap.other, swap.other_hand, swap.centre)


# -- codes and choices --------------------------------------------------------------------------------------------


def choice(table: Table, seat: int, code: int) -> Choice:
    return choice_of(cast(Ball, table.setup), seat, code)


@lru_cache(KEPT)
def choice_of(ball: Ball, seat: int, code: int) -> Choice:
    """The choice of an action code: with what is agreed, the code always means the same to the seat."""
    seats = int(ball.seats)
    if code < ball.look:
        return swap_of(ball, seat, code)
    if code < ball.announce:
        return Look(hand_of(ball, code - int(ball.look)))
    if code < ball.pass_by:
        hand, character = divmod(code - int(ball.announce), N)
        return Announce(CHARACTERS[character], hand_of(ball, hand))
    if code == ball.pass_by:
        return Pass()
    if code < ball.rob:
        return Claim(hand_of(ball, code - int(ball.claim)))
    if code < ball.decline:
        return Rob((seat + code - int(ball.rob) + 1) % seats)
    if code == ball.decline:
        return Decline()
    if code < ball.spy:
        return Trade((seat + code - int(ball.trade) + 1) % seats)
    if code < ball.question:
        other, hand_there, centre = where(ball, int(ball.place_from(seat, code - int(ball.spy) + 1)))
        return Spy(other, centre, hand_there)
    if code < ball.name:
        return Question((seat + code - int(ball.question) + 1) % seats)
    return Name(CHARACTERS[code - int(ball.name)])


def code(table: Table, seat: int, choice: Choice) -> int:
    ball = cast(Ball, table.setup)
    match choice:
        case Swap():
            steps = sorted(int(ball.steps_to(seat, place)) for place in swap_places(ball, choice))
            return 2 * int(pair_number(steps[0], steps[1])) + choice.swap
        case Look(hand):
            return int(ball.look) + hand_number(hand)
        case Announce(character, hand):
            return int(ball.announce) + N * hand_number(hand) + CHARACTER_NUMBERS[character]
        case Pass():
            return int(ball.pass_by)
        case Claim(hand):
            return int(ball.claim) + hand_number(hand)
        case Rob(victim):
            return int(ball.rob) + left(ball, seat, victim)
        case Decline():
            return int(ball.decline)
        case Trade(other):
            return int(ball.trade) + left(ball, seat, other)
        case Spy(other, centre, hand):
            return int(ball.spy) + int(ball.steps_to(seat, place_at(ball, other, hand, centre))) - 1
        case Question(victim):
            return int(ball.question) + left(ball, seat, victim)
        case Name(character):
            return int(ball.name) + CHARACTER_NUMBERS[character]


def left(ball: Ball, seat: int, other: int) -> int:
    """The next to the left is 0."""
    return (other - seat - 1) % int(ball.seats)


# -- words --------------------------------------------------------------------------------------------------------


def say(table: Table, seat: int, action: int) -> str:
    return words_of(cast(Ball, table.setup), seat, action)


@lru_cache(KEPT)
def words_of(ball: Ball, seat: int, action: int) -> str:
    match choice_of(ball, seat, action):
        case Swap() as swap:
            a, b = swap_places(ball, swap)
            return f"{'swap' if swap.swap else 'keep'} {place_name(ball, a)} {place_name(ball, b)}"
        case Look(hand):
            return words("look", hand)
        case Announce(character, hand):
            return words("announce", hand, character)
        case Pass():
            return "pass"
        case Claim(hand):
            return words("claim", hand)
        case Rob(victim):
            return f"rob {victim}"
        case Decline():
            return "decline"
        case Trade(other):
            return f"trade {other}"
        case Spy(other, centre, hand):
            return f"spy {place_name(ball, place_at(ball, other, hand, centre))}"
        case Question(victim):
            return f"question {victim}"
        case Name(character):
            return f"name {character}"


def words(*parts: str | None) -> str:
    return " ".join(part for part in parts if part)


def parse(table: Table, seat: int, text: str) -> int:
    found = read(cast(Ball, table.setup), seat, text.split())
    if found is None:
        raise BadNotation(text, EXAMPLES)
    return code(table, seat, found)


def read(ball: Ball, seat: int, text: list[str]) -> Choice | None:
    match text:
        case ["pass"]:
            return Pass()
        case ["decline"]:
            return Decline()
        case [("swap" | "keep") as verb, a, b]:
            return read_swap(ball, seat, a, b, swap=verb == "swap")
        case [("look" | "claim" | "announce") as verb, *rest]:
            return read_with_hand(ball, verb, rest)
        case ["name", name] if name in CHARACTER_NUMBERS:
            return Name(name)
        case ["spy", place] if place in place_names(ball):
            return read_spy(ball, seat, place)
        case [("rob" | "trade" | "question") as verb, n] if is_number(n, int(ball.seats)) and int(n) != seat:
            return Rob(int(n)) if verb == "rob" else Trade(int(n)) if verb == "trade" else Question(int(n))
    return None


def read_spy(ball: Ball, seat: int, name: str) -> Spy | None:
    place = place_names(ball).index(name)
    other, hand, centre = where(ball, place)
    return None if ball.steps_to(seat, place) == 0 else Spy(other, centre, hand)


def read_swap(ball: Ball, seat: int, a: str, b: str, *, swap: bool) -> Swap | None:
    """In either order; the choice names first whoever is nearer to the left of the seat."""
    names = place_names(ball)
    if a not in names or b not in names or a == b or min(a, b).startswith("centre"):
        return None
    steps = sorted(int(ball.steps_to(seat, names.index(name))) for name in (a, b))
    return swap_of(ball, seat, 2 * int(pair_number(steps[0], steps[1])) + swap)


def read_with_hand(ball: Ball, verb: str, rest: list[str]) -> Choice | None:
    hand: Hand | None = None
    if ball.hands > 1:
        if not rest or rest[0] not in HANDS[: int(ball.hands)]:
            return None
        hand, rest = cast(Hand, rest[0]), rest[1:]
    match verb, rest:
        case "look", []:
            return Look(hand)
        case "claim", []:
            return Claim(hand)
        case "announce", [name] if name in CHARACTER_NUMBERS:
            return Announce(name, hand)
    return None
