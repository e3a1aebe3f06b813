"""The actions of Mit List und Tücke in words, both ways: code <-> choice <-> words.

pass monk                pass a card                        lay blue          the saint's token for the chapel
play king                play a hand card                   take green        the black knight's token
heal bishop              the charlatan's patient            rank 20, rank 0   the inquisitor's rank
eliminate queen          an instant killer's victim         look              the clairvoyant looks at the centre
condemn king             the executioner names him          spy on 2          the witch looks at the hand of seat 2
name witch               the inquisitor names her           swap monk with 2  the courtesan lays it before seat 2
return abbot             to the courtesan's player          decline           what a text offers
give druid               for the card shown                 centre monk 2     for the second card there of its back
"""

import msgspec

from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import Table
from hofstaat.games.list_und_tuecke.cards import CARD_NUMBERS, CHARACTERS, COLOURS, DEALT, INQUISITOR, N_CARDS, Court
from hofstaat.games.list_und_tuecke.rules.codes import (
    CENTRE_CARD,
    HIGH_RANK,
    LAY_TOKEN,
    LOOK_AT_CENTRE,
    LOW_RANK,
    SPY_ON,
    TAKE_TOKEN,
    decline,
    swap_card,
)


class Pass(msgspec.Struct, frozen=True, tag_field="choice", tag="pass"):
    """Pass this card to the neighbour, keep the other."""

    card: str


class Play(msgspec.Struct, frozen=True, tag_field="choice", tag="play"):
    """Play a hand card on the own stack."""

    card: str


class Heal(msgspec.Struct, frozen=True, tag_field="choice", tag="heal"):
    """The charlatan turns an eliminated card up again."""

    card: str


class Eliminate(msgspec.Struct, frozen=True, tag_field="choice", tag="eliminate"):
    """An instant killer's victim."""

    card: str


class Condemn(msgspec.Struct, frozen=True, tag_field="choice", tag="condemn"):
    """The character the executioner waits for."""

    card: str


class Name(msgspec.Struct, frozen=True, tag_field="choice", tag="name"):
    """The character the inquisitor asks for."""

    card: str


class Return(msgspec.Struct, frozen=True, tag_field="choice", tag="return"):
    """Return this card to the courtesan's player."""

    card: str


class Give(msgspec.Struct, frozen=True, tag_field="choice", tag="give"):
    """Give this card for the one shown to the inquisitor."""

    card: str


class Centre(msgspec.Struct, frozen=True, tag_field="choice", tag="centre"):
    """Swap a hand card with the first or second card of the centre that has the same back."""

    card: str
    number: int


class Lay(msgspec.Struct, frozen=True, tag_field="choice", tag="lay"):
    """The saint lays a token of this colour on the chapel."""

    colour: str


class Take(msgspec.Struct, frozen=True, tag_field="choice", tag="take"):
    """The black knight takes a token of this colour."""

    colour: str


class Rank(msgspec.Struct, frozen=True, tag_field="choice", tag="rank"):
    """The inquisitor's rank."""

    rank: int


class Look(msgspec.Struct, frozen=True, tag_field="choice", tag="look"):
    """The clairvoyant looks at the centre."""


class Spy(msgspec.Struct, frozen=True, tag_field="choice", tag="spy"):
    """The witch looks at the hand of an opponent."""

    target: int


class Swap(msgspec.Struct, frozen=True, tag_field="choice", tag="swap"):
    """The courtesan lays a hand card before an opponent."""

    card: str
    partner: int


class Decline(msgspec.Struct, frozen=True, tag_field="choice", tag="decline"):
    """Do not use the text, or no further."""


ForACard = Pass | Play | Heal | Eliminate | Condemn | Name | Return | Give
Choice = ForACard | Centre | Lay | Take | Rank | Look | Spy | Swap | Decline

CARD_CHOICES: tuple[type[ForACard], ...] = (
    Pass,
    Play,
    Heal,
    Eliminate,
    Condemn,
    Name,
    Return,
    Give,
)
"""Those with nothing but a card, in the order of their codes."""
CARD_WORDS = {kind.__struct_config__.tag: kind for kind in CARD_CHOICES}
SAME_FOR_ALL: tuple[Choice, ...] = (
    *(kind(card) for kind in CARD_CHOICES for card in CHARACTERS),
    *(Centre(card, which + 1) for card in CHARACTERS for which in range(int(DEALT))),
    *(Lay(colour) for colour in COLOURS),
    *(Take(colour) for colour in COLOURS),
)
"""The choices up to HIGH_RANK, by their codes: they depend neither on the seat nor on the game."""


def high_rank(table: Table) -> int:
    assert isinstance(table.setup, Court)
    return int(table.setup.rank[INQUISITOR])


def choice(table: Table, seat: int, code: int) -> Choice:
    if code < HIGH_RANK:
        return SAME_FOR_ALL[code]
    if code < LOOK_AT_CENTRE:
        return Rank(high_rank(table) if code == HIGH_RANK else 0)
    if code == LOOK_AT_CENTRE:
        return Look()
    seats = int(table.seats)
    if code == decline(seats):
        return Decline()
    if code < swap_card(seats):
        return Spy((seat + code - int(SPY_ON) + 1) % seats)
    card, steps = divmod(code - int(swap_card(seats)), seats - 1)
    return Swap(CHARACTERS[card], (seat + steps + 1) % seats)


def code(table: Table, seat: int, choice: Choice) -> int:
    seats = int(table.seats)
    match choice:
        case Centre(card, number):
            return int(CENTRE_CARD) + CARD_NUMBERS[card] * int(DEALT) + number - 1
        case Lay(colour):
            return int(LAY_TOKEN) + COLOURS.index(colour)
        case Take(colour):
            return int(TAKE_TOKEN) + COLOURS.index(colour)
        case Rank(rank):
            return int(LOW_RANK if rank == 0 else HIGH_RANK)
        case Look():
            return int(LOOK_AT_CENTRE)
        case Decline():
            return int(decline(seats))
        case Spy(target):
            return int(SPY_ON) + (target - seat - 1) % seats
        case Swap(card, partner):
            return int(swap_card(seats)) + CARD_NUMBERS[card] * (seats - 1) + (partner - seat - 1) % seats
        case _:
            return CARD_CHOICES.index(type(choice)) * int(N_CARDS) + CARD_NUMBERS[choice.card]


def say(table: Table, seat: int, action: int) -> str:
    return WORDS[action] if action < HIGH_RANK else in_words(choice(table, seat, action))


def in_words(choice: Choice) -> str:
    match choice:
        case Centre(card, number):
            return f"centre {card} {number}"
        case Lay(colour):
            return f"lay {colour}"
        case Take(colour):
            return f"take {colour}"
        case Rank(rank):
            return f"rank {rank}"
        case Look():
            return "look"
        case Decline():
            return "decline"
        case Spy(target):
            return f"spy on {target}"
        case Swap(card, partner):
            return f"swap {card} with {partner}"
        case simple:
            return f"{simple.__struct_config__.tag} {simple.card}"


WORDS = [in_words(choice) for choice in SAME_FOR_ALL]
"""By their codes."""


def parse(table: Table, seat: int, text: str) -> int:
    return code(table, seat, read(table, seat, text))


def read(table: Table, seat: int, text: str) -> Choice:
    others = [str(other) for other in range(int(table.seats)) if other != seat]
    match text.split():
        case ["decline"]:
            return Decline()
        case ["look"]:
            return Look()
        case ["lay", colour] if colour in COLOURS:
            return Lay(colour)
        case ["take", colour] if colour in COLOURS:
            return Take(colour)
        case ["rank", rank] if rank in ("0", str(high_rank(table))):
            return Rank(int(rank))
        case ["spy", "on", other] if other in others:
            return Spy(int(other))
        case ["swap", card, "with", other] if card in CARD_NUMBERS and other in others:
            return Swap(card, int(other))
        case ["centre", card, ("1" | "2") as number] if card in CARD_NUMBERS:
            return Centre(card, int(number))
        case [word, card] if word in CARD_WORDS and card in CARD_NUMBERS:
            return CARD_WORDS[word](card)
    raise BadNotation(text, "play king, pass monk, name witch, swap monk with 2, centre monk 1, rank 20, decline")
