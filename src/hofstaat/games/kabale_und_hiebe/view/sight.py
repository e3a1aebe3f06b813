"""What a seat sees of Kabale und Hiebe, and what it is told as things happen."""

from typing import Literal, cast

import msgspec

from hofstaat.engine.table import NONE, Event, Setup
from hofstaat.games.kabale_und_hiebe import scoring
from hofstaat.games.kabale_und_hiebe.cards import (
    AREAS,
    CLOAK,
    NO_NUMBER,
    RANKS,
    ROUNDS,
    Court,
    area_of,
    goal_name,
    owner_of,
    rank_of,
)
from hofstaat.games.kabale_und_hiebe.rules.turns import KabaleUndHiebe
from hofstaat.games.kabale_und_hiebe.table.columns import (
    CLEARED,
    CLOSED_COLUMN,
    COUNTED,
    DECLINED,
    DREW,
    ENDED,
    EXCHANGED,
    EXCHANGING,
    FACE_UP,
    KILLED,
    MOVED_ON,
    OVER,
    PLACED,
    REVEALED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHUFFLED,
    SKIPPED,
    SLID,
    SLIDING,
    STAYED,
    TRAVELLED,
    TURNED_UP,
)
from hofstaat.games.kabale_und_hiebe.table.position import (
    LIES,
    discard_ranks,
    hand_ranks,
    rank_names,
    unseen_goals,
    won_names,
)
from hofstaat.games.kabale_und_hiebe.view import events as tell
from hofstaat.games.kabale_und_hiebe.view.events import AwardStep, Witnessed

# -- what happened, as one seat witnessed it ------------------------------------------------------------------------


def witness(setup: Setup, event: Event, seat: int | None) -> Witnessed:
    """What this seat (None: a spectator) is told of an event: which card another draws, places or slides it is not."""
    kind, who, a, b, c, d, _ = event
    court = cast(Court, setup)
    own = who == seat
    if kind >= scoring.AWARD_BEGAN:
        return award_step(court, event)
    if kind == PLACED:
        return tell.Placed(who, b + 1, RANKS[a] if own else None)
    if kind == DREW:
        return tell.Drew(who, a, tuple(RANKS[rank] for rank in (b, c, d)[:a]) if own else None)
    if kind == SLID:
        return tell.Slid(who, b + 1, RANKS[a] if own else None)
    if kind == ROUND_BEGAN:
        goals = [b >> 6 * column & 63 for column in range(int(setup.seats))]
        return tell.RoundBegan(who, a, tuple(goal_name(court, goal) for goal in goals))
    if kind == EXCHANGED:
        return tell.Exchanged(who, a + 1, b + 1, goal_name(court, c), goal_name(court, d))
    return public(kind, who, a, b, c)


HIDING = frozenset(int(kind) for kind in (PLACED, DREW, SLID))
"""The kinds of events of which not everybody is told everything."""


def public(kind: int, who: int, a: int, b: int, c: int) -> Witnessed:
    """What everybody is told alike."""
    if kind == TURNED_UP:
        return tell.TurnedUp(who, RANKS[a], b + 1)
    if kind == MOVED_ON:
        return tell.Travelled(who, a + 1, b + 1)
    if kind == STAYED:
        return tell.Stayed(who, a + 1)
    if kind == KILLED:
        return tell.Killed(who, a + 1, b, RANKS[c])
    if kind == CLOSED_COLUMN:
        return tell.Closed(who, a + 1)
    if kind == DECLINED:
        return tell.Declined(who, RANKS[a], b + 1)
    if kind == SKIPPED:
        return tell.Skipped(who)
    if kind == SHUFFLED:
        return tell.Shuffled(who, a)
    if kind == ROUND_ENDED:
        return tell.RoundEnded(who, a == 1)
    if kind == REVEALED:
        return tell.Revealed(who, RANKS[a], b + 1, c == 1)
    if kind == CLEARED:
        return tell.Cleared()
    if kind == COUNTED:
        return tell.Counted(who, a, None if b == NONE else b, c)
    assert kind == ENDED
    return tell.Ended()


def award_step(court: Court, event: Event) -> AwardStep:
    """One step of an award, public like all of them."""
    kind, at, a, b, c, d, e = event
    column = at + 1
    if kind == scoring.AWARD_BEGAN:
        return tell.AwardBegan(column, goal_name(court, a), b)
    if kind == scoring.ABILITIES_CANCELLED:
        return tell.AbilitiesCancelled(column)
    if kind == scoring.SPELL_CANCELLED:
        return tell.SpellCancelled(column, RANKS[a], b)
    if kind == scoring.SPELL_CAST:
        return tell.SpellCast(column, RANKS[a], b, c)
    if kind == scoring.REMOVED:
        return tell.Removed(column, a, RANKS[b], c / 2, RANKS[d])
    if kind == scoring.PAIR_FOUND:
        return tell.PairFound(column, a)
    if kind == scoring.NUMBERED:
        changed = c not in (d, NO_NUMBER)
        return tell.Numbered(column, a, RANKS[b], number(c), number(d), number(e), changed=changed, lowered=d != e)
    if kind == scoring.BEGGAR_FOUND:
        return tell.BeggarFound(column)
    if kind == scoring.SUMMED:
        return tell.Summed(column, a, b / 2)
    assert kind == scoring.AWARDED
    return tell.Awarded(column, goal_name(court, a), None if b == NONE else b, scoring.GROUNDS[c])


def number(doubled: int) -> float | None:
    return None if doubled < 0 else doubled / 2


# -- what lies there now ------------------------------------------------------------------------------------------


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
    """What everybody sees of a seat; `goals` are the won ones where this seat may know them (KH-7)."""

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
    """What this seat (None: a spectator) sees of the table: what all see, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: KabaleUndHiebe) -> View:
    """What everybody sees of the table."""
    over = table.phase() == OVER
    seats = range(int(table.seats))
    return View(
        seat=None,
        round=int(table.round()),
        rounds=int(ROUNDS),
        turn=None if over else int(table.turn()),
        decider=None if over else int(table.turn() if table.decider() == NONE else table.decider()),
        phase=phase(table),
        asked=None if table.asked() == NONE else int(table.asked()) + 1,
        columns=[] if over else [column(table, at) for at in seats],
        players=[player(table, other, over=over) for other in seats],
        hand=None,
        goals_to_come=int(table.goals_left()),
        unseen_goals=[goal_name(table.court, goal) for goal in unseen_goals(table)],
        won_by_nobody=won_names(table, len(seats)),
        over=over,
        scores=[score(table, other) for other in seats] if over else None,
    )


def own_view(table: KabaleUndHiebe, seat: int, public: View) -> View:
    """What this seat sees besides: its hand, its goals, its cards that lie face down or under its cloak."""
    players = list(public.players)
    players[seat] = msgspec.structs.replace(players[seat], goals=won_names(table, seat))
    columns = [own_column(table, column, seat) for column in public.columns]
    hand = rank_names(hand_ranks(table, seat))
    return msgspec.structs.replace(public, seat=seat, columns=columns, players=players, hand=hand)


def phase(table: KabaleUndHiebe) -> Literal["place", "slide", "exchange", "over"]:
    now = table.phase()
    return "over" if now == OVER else "slide" if now == SLIDING else "exchange" if now == EXCHANGING else "place"


def column(table: KabaleUndHiebe, at: int) -> Column:
    goal = int(table.goal(at))
    return Column(
        number=at + 1,
        goal=goal_name(table.court, goal),
        area=AREAS[area_of(goal)],
        points=int(table.court.points[goal]),
        fulfilled=table.is_fulfilled(at),
        closed=table.is_closed(at),
        cards=[card(table, at, place) for place in range(int(table.size(at)))],
    )


def own_column(table: KabaleUndHiebe, public: Column, seat: int) -> Column:
    """Where this seat has hidden nothing the column is what all see."""
    hidden = [i for i, card in enumerate(public.cards) if card.owner == seat and (card.card is None or card.hides)]
    if not hidden:
        return public
    cards = list(public.cards)
    for place in hidden:
        cards[place] = own_card(table, public.number - 1, place, cards[place])
    return msgspec.structs.replace(public, cards=cards)


def card(table: KabaleUndHiebe, at: int, place: int) -> Card:
    """Face up and travelled cards are public, the others for their owner's eyes (KH-7)."""
    lying = int(table.card_at(at, place))
    owner, rank = int(owner_of(lying)), int(rank_of(lying))
    lies = int(table.bottom(at)) if place + 1 == table.size(at) else int(FACE_UP)
    return Card(
        owner=owner,
        card=RANKS[rank] if lies in (FACE_UP, TRAVELLED) else None,
        lies=LIES[lies],
        hides=rank == CLOAK and lies == FACE_UP and table.under_cloak(owner) != NONE,
    )


def own_card(table: KabaleUndHiebe, at: int, place: int, public: Card) -> Card:
    """A card lying face down, or what is hidden under a cloak, as its owner sees it."""
    rank = RANKS[int(rank_of(int(table.card_at(at, place))))]
    hidden = RANKS[int(table.under_cloak(public.owner))] if public.hides else None
    return msgspec.structs.replace(public, card=rank, hidden=hidden)


def player(table: KabaleUndHiebe, of: int, *, over: bool) -> Player:
    goals = won_names(table, of)
    may_know = over or table.court.open_goals
    return Player(
        hand_size=int(table.hand_size(of)),
        pile=int(table.pile_size(of)),
        discards=rank_names(discard_ranks(table, of)),
        goals_won=len(goals),
        goals=goals if may_know else None,
    )


def score(table: KabaleUndHiebe, seat: int) -> Score:
    at = table.won_row(seat)
    doubled = int(scoring.doubled_count(table.court, table.cells, at))
    plain = int(scoring.plain_count(table.court, table.cells, at))
    return Score(plain, None if doubled == NONE else doubled, int(table.points(seat)))
