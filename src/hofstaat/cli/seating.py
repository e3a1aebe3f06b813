"""The seats and their players: people at this terminal and bots."""

import re
from collections.abc import Sequence

import msgspec

from hofstaat.bots import kinds
from hofstaat.cli.errors import Refused
from hofstaat.engine.game import Game, Option
from hofstaat.texts import Texts

PERSON = "person"
LONGEST_NAME = 40
NAMES = (
    "Ada",
    "Bela",
    "Cosima",
    "Dario",
    "Elvira",
    "Florin",
    "Grete",
    "Hektor",
    "Ilka",
    "Jaro",
    "Klara",
    "Livia",
    "Milo",
)
"""For bots, by seat."""


class Seated(msgspec.Struct, frozen=True):
    """One seat: the kind of bot on it, or a person."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def seat_everybody(
    game: Game, words: Texts, seats: int, first: int, people: Sequence[str], bots: Sequence[str]
) -> list[Seated]:
    """People sit next to each other from the seat `first` on; the bots take the other seats in turn."""
    if not 0 <= first < seats:
        raise Refused(words("error-seat", seat=str(first), last=str(seats - 1)))
    if not 1 <= len(people) <= seats:
        raise Refused(words("error-people", people=len(people), seats=seats))
    for kind in bots:
        if kind not in kinds(game):
            raise Refused(words("error-bot", bot=kind, game=game.name, bots=", ".join(kinds(game))))
    taken = {(first + i) % seats: name for i, name in enumerate(people)}
    free = [seat for seat in range(seats) if seat not in taken]
    kind_at = {seat: bots[i % len(bots)] for i, seat in enumerate(free)}
    return [Seated(taken[s], PERSON) if s in taken else Seated(bot_name(s, people), kind_at[s]) for s in range(seats)]


def bot_name(seat: int, people: Sequence[str]) -> str:
    name = NAMES[seat % len(NAMES)]
    return f"{name} ♦" if name in people else name


def people_names(words: Texts, humans: int, given: Sequence[str]) -> list[str]:
    """The names given, and "Guest", "Guest 2" … for the rest."""
    guest = words("guest")
    names = [*given, *(guest if n == 0 else f"{guest} {n + 1}" for n in range(len(given), humans))]
    for name in names:
        if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
            raise Refused(words("error-name", name=repr(name[:LONGEST_NAME]), longest=LONGEST_NAME))
    if len(set(names)) < len(names):
        raise Refused(words("error-names"))
    return names


def seats_for(game: Game, wanted: int | None) -> int:
    """The number of seats asked for, else three if the game allows it."""
    if wanted is None:
        return min(max(3, game.seats[0]), game.seats[-1])
    game.check_seats(wanted)
    return wanted


def read_options(game: Game, given: Sequence[str]) -> dict[str, object]:
    """`name=value` as the game's options; `name` alone switches it on."""
    known = {option.name: option for option in game.options}
    result: dict[str, object] = {}
    for text in given:
        name, _, value = text.partition("=")
        option = known.get(name.strip().replace("-", "_"))
        if option is None:
            game.refuse_option(name)
        else:
            result[option.name] = read_value(option, value.strip() or "true")
    return result


TRUE, FALSE, NOTHING = ("true", "yes", "on", "1", "ja"), ("false", "no", "off", "0", "nein"), ("none", "keine")


def read_value(option: Option, text: str) -> object:
    value: object = text
    if option.nullable and text.lower() in NOTHING:
        value = None
    elif option.kind == "flag" and text.lower() in TRUE + FALSE:
        value = text.lower() in TRUE
    elif option.kind == "number" and re.fullmatch(r"-?\d{1,9}", text):
        value = int(text)
    elif option.kind == "list":
        value = [word.strip() for word in text.split(",") if word.strip()]
    option.check(value)
    return value
