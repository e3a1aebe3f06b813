"""The view a seat has of Mit List und Tücke. Everything that is not put in is hidden."""

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
    HAND,
    INQUISITOR,
    LIGHT,
    N_CARDS,
    N_COLOURS,
    TOKENS,
    Text,
    crests_of,
)
from hofstaat.games.list_und_tuecke.position.position import card_name
from hofstaat.games.list_und_tuecke.scoring import points, worth
from hofstaat.games.list_und_tuecke.setup import ListUndTueckeSetup
from hofstaat.games.list_und_tuecke.table import STAGES, Cell, ListUndTuecke, Phase


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


NO_STACK = Stack(0, [], None, None)


class Player(msgspec.Struct, frozen=True):
    """The part of a seat that everybody sees. `points`: what its tokens score as things stand."""

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
    """The table as this seat (None: a spectator) sees it: the public part, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: ListUndTuecke) -> View:
    """The part of the table that everybody sees."""
    waiting, seats = table.waiting(), range(table.seats)
    over = table.phase() == Phase.OVER
    passing = table.is_passing()
    return View(
        seat=None,
        stage=STAGES[table.phase()],
        chapter=table.chapter() + 1,
        round=0 if passing else round_of(table),
        start=table.start(),
        turn=None if over or passing else table.turn(),
        asked=[other for other in seats if waiting >> other & 1],
        players=[player(table, other) for other in seats],
        hand=None,
        passing=None,
        centre=[back for i, back in enumerate(CENTRE_BACKS) if table.centre(i) != NONE],
        chapel=[token_name(table.chapel(space)) for space in range(CHAPTERS)],
        colours=[colour(table, number) for number in range(N_COLOURS)],
        threats=[] if over else threats(table),
        laid=laid(table),
        shown=shown(table),
        characters=characters(table.agreed),
        over=over,
    )


def own_view(table: ListUndTuecke, seat: int, public: View) -> View:
    """The public part and the seat's own: its hand, the card it passes, the one it has laid."""
    hand, passing = hand_names(table, seat), card_name(table.passing(seat))
    lies = public.laid
    if lies is not None and lies.by == seat:
        lies = msgspec.structs.replace(lies, card=CHARACTERS[table.get(Cell.LAID_CARD)])
    return msgspec.structs.replace(public, seat=seat, hand=hand, passing=passing, laid=lies)


def token_name(token: int) -> str | None:
    return None if token == NONE else TOKENS[token]


CENTRE_BACKS = [back for back in BACKS for copy in range(int(DEALT))]
"""Of each position of the centre."""


def round_of(table: ListUndTuecke) -> int:
    """1 to 4, once cards can be played."""
    return table.stack_size(table.turn()) + (1 if table.phase() == Phase.PLAY else 0)


def hand_names(table: ListUndTuecke, seat: int) -> list[str]:
    names = [CHARACTERS[table.hand_card(seat, i)] for i in range(table.hand_size(seat))]
    names.sort(key=ranks(table.agreed).__getitem__)
    return names


@lru_cache(maxsize=64)
def ranks(agreed: ListUndTueckeSetup) -> dict[str, int]:
    """The printed rank of everybody."""
    return {name: int(agreed.rank[card]) for card, name in enumerate(CHARACTERS)}


def player(table: ListUndTuecke, seat: int) -> Player:
    light, dark = table.back_count(seat, LIGHT), table.back_count(seat, DARK)
    blue, green, yellow = table.influence(seat, 0), table.influence(seat, 1), table.influence(seat, 2)
    eliminations, has_chosen = table.eliminations(seat), table.passing(seat) != NONE
    return Player(stack(table, seat), light, dark, blue, green, yellow, eliminations, points(table, seat), has_chosen)


WHICH_TURNED = [[bool(bits >> i & 1) for i in range(int(HAND))] for bits in range(1 << int(HAND))]
"""The turned cards of a stack, by the number that has them as bits."""


def stack(table: ListUndTuecke, seat: int) -> Stack:
    """Only the top card is visible (LT-3); the rank of an inquisitor is shown once chosen (LT-8)."""
    size, top = table.stack_size(seat), table.top(seat)
    if size == 0:
        return NO_STACK
    ranked = top != NONE and (top != INQUISITOR or table.get(Cell.LOW) != NONE)
    rank = table.rank_of(top) if ranked else None
    return Stack(size, WHICH_TURNED[table.turned(seat)][:size], card_name(top), rank)


def colour(table: ListUndTuecke, number: int) -> Colour:
    return Colour(COLOURS[number], table.supply(number), table.on_chapel(number), worth(table, number))


def threats(table: ListUndTuecke) -> list[Threat]:
    """The visible waiting killers, the executioner with the character he named."""
    found = []
    awaited = victims(table.agreed)
    for seat in range(table.seats):
        top = table.top(seat)
        if top == EXECUTIONER and table.verdict() != NONE:
            found.append(Threat(seat, CHARACTERS[top], [CHARACTERS[table.verdict()]]))
        elif top in awaited:
            found.append(Threat(seat, CHARACTERS[top], awaited[top]))
    return found


@lru_cache(maxsize=64)
def victims(agreed: ListUndTueckeSetup) -> dict[int, list[str]]:
    """The victims of each killer that waits by its own text."""
    return {card: named(int(cards)) for card, cards in enumerate(agreed.waits) if cards}


def named(cards: int) -> list[str]:
    """A set of cards, given as bits, by name."""
    return [name for card, name in enumerate(CHARACTERS) if cards >> card & 1]


def laid(table: ListUndTuecke) -> Laid | None:
    card = table.get(Cell.LAID_CARD)
    if card == NONE:
        return None
    return Laid(table.turn(), table.partner(), BACKS[table.agreed.back[card]], None)


def shown(table: ListUndTuecke) -> Shown | None:
    card = table.get(Cell.SHOWN)
    return None if card == NONE else Shown(table.partner(), CHARACTERS[card])


@lru_cache(maxsize=64)
def characters(agreed: ListUndTueckeSetup) -> list[Character]:
    """Everybody in this game, by rank."""
    cards = [card for card in range(int(N_CARDS)) if agreed.plays(card)]
    return [character(agreed, card) for card in sorted(cards, key=lambda card: agreed.rank[card])]


def character(agreed: ListUndTueckeSetup, card: int) -> Character:
    packed = agreed.crests[card]
    crests = [name for number, name in enumerate(COLOURS) for copy in range(int(crests_of(packed, number)))]
    return Character(
        name=CHARACTERS[card],
        rank=int(agreed.rank[card]),
        back=BACKS[agreed.back[card]],
        crests=crests,
        eliminates=named(int(agreed.victims[card] & agreed.in_play)),
        waits=agreed.text[card] == Text.WAITS,
        skull=any(
            agreed.text[killer] == Text.STRIKES and agreed.eliminates(killer, card) for killer in range(int(N_CARDS))
        ),
    )
