"""The view of one seat of Kabale und Hiebe, built from the table. Everything that is not put in stays hidden."""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.kabale_und_hiebe import scoring
from hofstaat.games.kabale_und_hiebe.cards import AREAS, MAX_SEATS, RANKS, ROUNDS, area_of, card_of
from hofstaat.games.kabale_und_hiebe.position import (
    LIES,
    goals_named,
    hand_names,
    rank_names,
    unseen_goals,
    won_by_all,
    won_names,
)
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe, Lies, Phase


class Card(msgspec.Struct, frozen=True):
    """A card of a column. `card` is None where this seat may not look. `hides`: something lies under this cloak;
    `hidden` says what, to its owner.
    """

    owner: int
    card: str | None
    lies: Literal["up", "down", "travelled"]
    hides: bool = False
    hidden: str | None = None


class Column(msgspec.Struct, frozen=True):
    """A goal and the cards below it, from the goal downwards."""

    number: int
    goal: str
    area: str
    points: int
    fulfilled: bool
    closed: bool
    cards: list[Card]


class Player(msgspec.Struct, frozen=True):
    """The public part of a seat; `goals` are the won ones where this seat may know them (KH-7)."""

    hand_size: int
    pile: int
    discards: list[str]
    goals_won: int
    goals: list[str] | None


class Score(msgspec.Struct, frozen=True):
    """The final count: the plain sum, the doubled set if all six areas are there, and the better of both."""

    plain: int
    doubled: int | None
    total: int


class View(msgspec.Struct, frozen=True):
    """`asked`: the column of the cloak or traitor that `decider` decides about. `unseen_goals`: those still to come and
    those put away unseen, together.
    """

    seat: int | None
    round: int
    rounds: int
    turn: int | None
    decider: int | None
    phase: Literal["place", "slide", "exchange", "over"]
    asked: int | None
    columns: list[Column]
    players: list[Player]
    hand: list[str] | None
    goals_to_come: int
    unseen_goals: list[str]
    won_by_nobody: list[str]
    over: bool
    scores: list[Score] | None


def view(table: KabaleUndHiebe, seat: int | None, public: View | None = None) -> View:
    """The view of this seat (None: of a spectator): the public part, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: KabaleUndHiebe) -> View:
    """The part of the table that everybody sees."""
    phase, turn, decider, asked = table.phase(), table.turn(), table.decider(), table.asked()
    over = phase == Phase.OVER
    seats = range(table.seats)
    won = won_by_all(table)
    return View(
        seat=None,
        round=table.round(),
        rounds=ROUNDS,
        turn=None if over else turn,
        decider=None if over else turn if decider == NONE else decider,
        phase=PHASES.get(phase, "place"),
        asked=None if asked == NONE else asked + 1,
        columns=[] if over else columns(table),
        players=[player(table, other, won[other], over=over) for other in seats],
        hand=None,
        goals_to_come=table.goals_left(),
        unseen_goals=goals_named(table.agreed, unseen_goals(table, won)),
        won_by_nobody=goals_named(table.agreed, won[-1]),
        over=over,
        scores=[score(table, other) for other in seats] if over else None,
    )


def own_view(table: KabaleUndHiebe, seat: int, public: View) -> View:
    """The public part with the hand of this seat, its goals, its cards that lie face down or under its cloak."""
    players = list(public.players)
    players[seat] = msgspec.structs.replace(players[seat], goals=won_names(table, seat))
    columns = own_columns(table, public.columns, seat)
    hand = hand_names(table, seat)
    return msgspec.structs.replace(public, seat=seat, columns=columns, players=players, hand=hand)


PHASES: dict[int, Literal["slide", "exchange", "over"]] = {
    Phase.SLIDE: "slide",
    Phase.EXCHANGE: "exchange",
    Phase.OVER: "over",
}
"""In all others a card is placed."""


def lying(lies: int) -> dict[int, Card]:
    """Each card as everybody sees it lie: face up and travelled ones are public, the others for their owner's eyes
    (KH-7).
    """
    names = [None if lies == Lies.FACE_DOWN else name for name in RANKS]
    cards = [(seat, rank) for seat in range(int(MAX_SEATS)) for rank in range(len(RANKS))]
    return {card_of(seat, rank): Card(seat, names[rank], LIES[lies]) for seat, rank in cards}


UP, DOWN, HAS_TRAVELLED = lying(Lies.FACE_UP), lying(Lies.FACE_DOWN), lying(Lies.TRAVELLED)
COVERING = {card: msgspec.structs.replace(seen, hides=True) for card, seen in UP.items()}
OWN_DOWN = {card: msgspec.structs.replace(seen, lies="down") for card, seen in UP.items()}


def columns(table: KabaleUndHiebe) -> list[Column]:
    """The columns, with the cards as everybody sees them."""
    return [column(table, at) for at in range(table.seats)]


def column(table: KabaleUndHiebe, at: int) -> Column:
    goal, bottom = table.goal(at), table.bottom(at)
    cards = []
    for place in range(table.size(at)):
        card = table.card_at(at, place)
        cards.append(UP[card] if table.hidden_by(card) == NONE else COVERING[card])
    if bottom != Lies.FACE_UP:
        cards[-1] = (DOWN if bottom == Lies.FACE_DOWN else HAS_TRAVELLED)[table.card_at(at, len(cards) - 1)]
    area, points = AREAS[area_of(goal)], table.agreed.points[goal]
    return Column(
        at + 1, table.agreed.goal_names[goal], area, points, table.is_fulfilled(at), table.is_closed(at), cards
    )


def own_columns(table: KabaleUndHiebe, public: list[Column], seat: int) -> list[Column]:
    """The columns with what this seat has hidden: a bottom card, or one under its cloak."""
    columns = public.copy()
    for at, column in enumerate(columns):
        cards = column.cards
        if cards and cards[-1].card is None and cards[-1].owner == seat:
            own = OWN_DOWN[table.card_at(at, len(cards) - 1)]
            columns[at] = msgspec.structs.replace(column, cards=[*cards[:-1], own])
    hidden = table.under_cloak(seat)
    return columns if hidden == NONE else [under_cloak(column, seat, RANKS[hidden]) for column in columns]


def under_cloak(public: Column, seat: int, hidden: str) -> Column:
    """A column with what lies under the cloak of this seat, if that is there."""
    cards = [
        msgspec.structs.replace(card, hidden=hidden) if card.hides and card.owner == seat else card
        for card in public.cards
    ]
    return msgspec.structs.replace(public, cards=cards)


def player(table: KabaleUndHiebe, of: int, won: list[int], *, over: bool) -> Player:
    return Player(
        hand_size=table.hand_size(of),
        pile=table.pile_size(of),
        discards=rank_names(table.discarded_ranks(of)),
        goals_won=len(won),
        goals=goals_named(table.agreed, won) if over or table.agreed.open_goals else None,
    )


def score(table: KabaleUndHiebe, seat: int) -> Score:
    won = table.all_won(seat)
    doubled = scoring.doubled_count(table.agreed, won)
    plain = scoring.plain_count(table.agreed, won)
    return Score(plain, None if doubled == NONE else doubled, scoring.final_count(table.agreed, won))
