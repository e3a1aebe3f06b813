"""What a seat sees of Mit List und Tücke now. What is not put in is hidden; `events` tells what happened."""

from functools import lru_cache

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.list_und_tuecke.cards import (
    BACKS,
    CHAPTERS,
    CHARACTERS,
    COLOURS,
    DARK,
    DEALT,
    EXECUTIONER,
    INQUISITOR,
    LIGHT,
    N_CARDS,
    POSITIONS,
    STRIKES,
    TOKENS,
    WAITS,
    Court,
    crests_of,
)
from hofstaat.games.list_und_tuecke.rules.course import ListUndTuecke
from hofstaat.games.list_und_tuecke.scoring import points, worth
from hofstaat.games.list_und_tuecke.table.intrigue import (
    DARK_PASS,
    LAID_CARD,
    LIGHT_PASS,
    LOW,
    OVER,
    PLAY,
    SHOWN,
    STAGES,
)
from hofstaat.games.list_und_tuecke.table.position import hand_cards


class Character(msgspec.Struct, frozen=True):
    """A character of this game: rank, back, crests; whom it eliminates, and whether it waits for them; the skull."""

    name: str
    rank: int
    back: str
    crests: list[str]
    eliminates: list[str]
    waits: bool
    skull: bool


class Stack(msgspec.Struct, frozen=True):
    """A stack from its bottom up: how many cards, which are turned; the visible top card and its rank."""

    size: int
    turned: list[bool]
    top: str | None
    rank: int | None


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. `points`: what its tokens score as things stand."""

    stack: Stack
    light: int
    dark: int
    blue: int
    green: int
    yellow: int
    eliminations: int
    points: int
    has_chosen: bool


class Colour(msgspec.Struct, frozen=True):
    """One influence: tokens in the supply and on the chapel, and what a token is worth now (LT-31)."""

    colour: str
    supply: int
    chapel: int
    worth: int


class Threat(msgspec.Struct, frozen=True):
    """A visible card that waits for its victims, and whose it is (LT-12)."""

    owner: int
    killer: str
    eliminates: list[str]


class Laid(msgspec.Struct, frozen=True):
    """The card lying before the courtesan's partner; only its player knows which."""

    by: int
    partner: int
    back: str
    card: str | None


class Shown(msgspec.Struct, frozen=True):
    """The card shown to the inquisitor."""

    owner: int
    card: str


class View(msgspec.Struct, frozen=True):
    """`hand` is sorted by rank, `passing` the card chosen to be passed; `centre` are the backs lying there."""

    seat: int | None
    stage: str
    chapter: int
    round: int
    start: int
    turn: int | None
    asked: list[int]
    players: list[Player]
    hand: list[str] | None
    passing: str | None
    centre: list[str]
    chapel: list[str | None]
    colours: list[Colour]
    threats: list[Threat]
    laid: Laid | None
    shown: Shown | None
    characters: list[Character]
    over: bool


def view(table: ListUndTuecke, seat: int | None, public: View | None = None) -> View:
    """What this seat (None: a spectator) sees of the table: what all see, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: ListUndTuecke) -> View:
    """What everybody sees of the table."""
    stage = int(table.stage())
    over = stage == OVER
    passing = stage in (LIGHT_PASS, DARK_PASS)
    return View(
        seat=None,
        stage=STAGES[stage],
        chapter=int(table.chapter()) + 1,
        round=round_of(table),
        start=int(table.start()),
        turn=None if over or passing else int(table.turn()),
        asked=[other for other in range(int(table.seats)) if table.waiting() >> other & 1],
        players=[player(table, other) for other in range(int(table.seats))],
        hand=None,
        passing=None,
        centre=[BACKS[i // int(DEALT)] for i in range(int(POSITIONS)) if table.centre(i) != NONE],
        chapel=[token_name(int(table.chapel(space))) for space in range(int(CHAPTERS))],
        colours=[colour(table, number) for number in range(len(COLOURS))],
        threats=[] if over else threats(table),
        laid=laid(table),
        shown=shown(table),
        characters=characters(table.court),
        over=over,
    )


def own_view(table: ListUndTuecke, seat: int, public: View) -> View:
    """What this seat sees besides: its hand, the card it passes, the one it has laid."""
    hand, passing = hand_names(table, seat), card_name(int(table.passing(seat)))
    lies = public.laid
    if lies is not None and lies.by == seat:
        lies = msgspec.structs.replace(lies, card=CHARACTERS[int(table.cells[LAID_CARD])])
    return msgspec.structs.replace(public, seat=seat, hand=hand, passing=passing, laid=lies)


def card_name(card: int) -> str | None:
    return None if card == NONE else CHARACTERS[card]


def token_name(token: int) -> str | None:
    return None if token == NONE else TOKENS[token]


def round_of(table: ListUndTuecke) -> int:
    """1 to 4; 0 before the first card of a chapter can be played."""
    if table.stage() in (LIGHT_PASS, DARK_PASS):
        return 0
    turn = int(table.turn())
    return int(table.stack_size(turn)) + (1 if table.stage() == PLAY else 0)


def hand_names(table: ListUndTuecke, seat: int) -> list[str]:
    cards = sorted(hand_cards(table, seat), key=lambda card: table.court.rank[card])
    return [CHARACTERS[card] for card in cards]


def player(table: ListUndTuecke, seat: int) -> Player:
    blue, green, yellow = (int(table.influence(seat, number)) for number in range(len(COLOURS)))
    return Player(
        stack=stack(table, seat),
        light=int(table.back_count(seat, LIGHT)),
        dark=int(table.back_count(seat, DARK)),
        blue=blue,
        green=green,
        yellow=yellow,
        eliminations=int(table.eliminations(seat)),
        points=int(points(table, seat)),
        has_chosen=table.passing(seat) != NONE,
    )


def stack(table: ListUndTuecke, seat: int) -> Stack:
    """Only the top card is visible (LT-3); the rank of an inquisitor is shown once chosen (LT-8)."""
    size, top = int(table.stack_size(seat)), int(table.top(seat))
    ranked = top != NONE and (top != INQUISITOR or int(table.cells[LOW]) != NONE)
    rank = int(table.rank_of(top)) if ranked else None
    return Stack(size, [table.is_turned(seat, i) for i in range(size)], card_name(top), rank)


def colour(table: ListUndTuecke, number: int) -> Colour:
    return Colour(COLOURS[number], int(table.supply(number)), int(table.on_chapel(number)), int(worth(table, number)))


def threats(table: ListUndTuecke) -> list[Threat]:
    """The visible waiting killers, the executioner with the character he named."""
    found = []
    for seat in range(int(table.seats)):
        top = int(table.top(seat))
        if top == EXECUTIONER and table.verdict() != NONE:
            found.append(Threat(seat, CHARACTERS[top], [CHARACTERS[table.verdict()]]))
        elif top != NONE and table.court.waits[top]:
            found.append(Threat(seat, CHARACTERS[top], named(int(table.court.waits[top]))))
    return found


def named(cards: int) -> list[str]:
    """A set of cards, given as bits, by name."""
    return [name for card, name in enumerate(CHARACTERS) if cards >> card & 1]


def laid(table: ListUndTuecke) -> Laid | None:
    card = int(table.cells[LAID_CARD])
    if card == NONE:
        return None
    return Laid(int(table.turn()), int(table.partner()), BACKS[table.court.back[card]], None)


def shown(table: ListUndTuecke) -> Shown | None:
    card = int(table.cells[SHOWN])
    return None if card == NONE else Shown(int(table.partner()), CHARACTERS[card])


@lru_cache(maxsize=64)
def characters(court: Court) -> list[Character]:
    """Everybody in this game, by rank."""
    cards = [card for card in range(int(N_CARDS)) if court.plays(card)]
    return [character(court, card) for card in sorted(cards, key=lambda card: court.rank[card])]


def character(court: Court, card: int) -> Character:
    packed = court.crests[card]
    crests = [name for number, name in enumerate(COLOURS) for copy in range(int(crests_of(packed, number)))]
    return Character(
        name=CHARACTERS[card],
        rank=int(court.rank[card]),
        back=BACKS[court.back[card]],
        crests=crests,
        eliminates=[name for name in named(int(court.victims[card])) if court.plays(CHARACTERS.index(name))],
        waits=court.text[card] == WAITS,
        skull=any(
            court.text[killer] == STRIKES and court.victims[killer] >> card & 1 for killer in range(int(N_CARDS))
        ),
    )
