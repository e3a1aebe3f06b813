"""What a seat sees of Kabale und Hiebe, and what it is told as things happen."""

from typing import Literal, cast

import msgspec

from hofstaat.engine.table import NONE, Event, Setup
from hofstaat.games.kabale_und_hiebe import scoring
from hofstaat.games.kabale_und_hiebe.cards import (
    AREAS,
    CLOAK,
    MAX_SEATS,
    NO_NUMBER,
    RANKS,
    ROUNDS,
    Court,
    area_of,
    card_of,
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
    FACE_DOWN,
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
    all_won,
    hand_ranks,
    named,
    names_of_goals,
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
    if kind >= scoring.AWARD_BEGAN:
        return award_step(setup, event)
    if kind == PLACED:
        return tell.Placed(who, b + 1, RANKS[a] if who == seat else None)
    if kind == DREW:
        return tell.Drew(who, a, tuple(rank_names((b, c, d)[:a])) if who == seat else None)
    if kind == TURNED_UP:
        return tell.TurnedUp(who, RANKS[a], b + 1)
    if kind == SLID:
        return tell.Slid(who, b + 1, RANKS[a] if who == seat else None)
    return public_course(setup, event) if kind in COURSE else public(setup, event)


HIDING = frozenset(int(kind) for kind in (PLACED, DREW, SLID))
"""The kinds of events of which not everybody is told everything."""
COURSE = {ROUND_BEGAN, ROUND_ENDED, CLEARED, COUNTED, ENDED}
"""How rounds and the game begin and end."""


def public(setup: Setup, event: Event) -> Witnessed:
    """What everybody is told alike of what cards do."""
    kind, who, a, b, c, d, _ = event
    if kind == REVEALED:
        return tell.Revealed(who, RANKS[a], b + 1, c == 1)
    if kind == MOVED_ON:
        return tell.Travelled(who, a + 1, b + 1)
    if kind == STAYED:
        return tell.Stayed(who, a + 1)
    if kind == KILLED:
        return tell.Killed(who, a + 1, b, RANKS[c])
    if kind == CLOSED_COLUMN:
        return tell.Closed(who, a + 1)
    if kind == EXCHANGED:
        return tell.Exchanged(who, a + 1, b + 1, goal_word(setup, c), goal_word(setup, d))
    if kind == DECLINED:
        return tell.Declined(who, RANKS[a], b + 1)
    if kind == SKIPPED:
        return tell.Skipped(who)
    assert kind == SHUFFLED
    return tell.Shuffled(who, a)


def public_course(setup: Setup, event: Event) -> Witnessed:
    """What everybody is told alike of how rounds and the game begin and end."""
    kind, who, a, b, c, _, _ = event
    if kind == ROUND_BEGAN:
        goals = [b >> 6 * column & 63 for column in range(setup.seats)]
        return tell.RoundBegan(who, a, tuple(goal_word(setup, goal) for goal in goals))
    if kind == ROUND_ENDED:
        return tell.RoundEnded(who, a == 1)
    if kind == CLEARED:
        return tell.Cleared()
    if kind == COUNTED:
        return tell.Counted(who, a, None if b == NONE else b, c)
    assert kind == ENDED
    return tell.Ended()


def award_step(setup: Setup, event: Event) -> AwardStep:
    """One step of an award, public like all of them."""
    kind, at, a, b, c, d, e = event
    column = at + 1
    if kind == scoring.NUMBERED:
        changed = c not in (d, NO_NUMBER)
        return tell.Numbered(column, a, RANKS[b], number(c), number(d), number(e), changed=changed, lowered=d != e)
    if kind == scoring.SUMMED:
        return tell.Summed(column, a, b / 2)
    if kind == scoring.AWARD_BEGAN:
        return tell.AwardBegan(column, goal_word(setup, a), b)
    if kind == scoring.AWARDED:
        return tell.Awarded(column, goal_word(setup, a), None if b == NONE else b, scoring.GROUNDS[c])
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
    assert kind == scoring.BEGGAR_FOUND
    return tell.BeggarFound(column)


def number(doubled: int) -> float | None:
    return None if doubled < 0 else doubled / 2


def goal_word(setup: Setup, goal: int) -> str:
    return names_of_goals(cast(Court, setup))[goal]


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
    phase, turn, decider, asked = table.phase(), table.turn(), table.decider(), table.asked()
    over = phase == OVER
    seats = range(table.seats)
    won = all_won(table)
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
        unseen_goals=named(table.court, unseen_goals(table, won)),
        won_by_nobody=named(table.court, won[-1]),
        over=over,
        scores=[score(table, other) for other in seats] if over else None,
    )


def own_view(table: KabaleUndHiebe, seat: int, public: View) -> View:
    """What this seat sees besides: its hand, its goals, its cards that lie face down or under its cloak."""
    players = list(public.players)
    players[seat] = msgspec.structs.replace(players[seat], goals=won_names(table, seat))
    columns = own_columns(table, public.columns, seat)
    hand = rank_names(hand_ranks(table, seat))
    return msgspec.structs.replace(public, seat=seat, columns=columns, players=players, hand=hand)


PHASES: dict[int, Literal["slide", "exchange", "over"]] = {SLIDING: "slide", EXCHANGING: "exchange", OVER: "over"}
"""In all others a card is placed."""


def lying(lies: int) -> dict[int, Card]:
    """Each card as everybody sees it lie: face up and travelled ones are public, the others for their owner's eyes
    (KH-7).
    """
    names = [None if lies == FACE_DOWN else name for name in RANKS]
    cards = [(seat, rank) for seat in range(int(MAX_SEATS)) for rank in range(len(RANKS))]
    return {card_of(seat, rank): Card(seat, names[rank], LIES[lies]) for seat, rank in cards}


UP, DOWN, HAS_TRAVELLED = lying(FACE_UP), lying(FACE_DOWN), lying(TRAVELLED)
COVERING = {card_of(seat, CLOAK): Card(seat, RANKS[CLOAK], "up", hides=True) for seat in range(int(MAX_SEATS))}
OWN_DOWN = {card: msgspec.structs.replace(seen, lies="down") for card, seen in UP.items()}


def columns(table: KabaleUndHiebe) -> list[Column]:
    """The columns, with the cards as everybody sees them."""
    seats, names = range(table.seats), names_of_goals(table.court)
    cloaks = [card_of(seat, CLOAK) for seat in seats if table.under_cloak(seat) != NONE]
    return [column(table, at, names, cloaks) for at in seats]


def column(table: KabaleUndHiebe, at: int, names: list[str], cloaks: list[int]) -> Column:
    """`cloaks`: those under which something lies."""
    goal, bottom = table.goal(at), table.bottom(at)
    cards = []
    for place in range(table.size(at)):
        card = table.card_at(at, place)
        cards.append(COVERING[card] if card in cloaks else UP[card])
    if bottom != FACE_UP:
        cards[-1] = (DOWN if bottom == FACE_DOWN else HAS_TRAVELLED)[table.card_at(at, len(cards) - 1)]
    area, points = AREAS[area_of(goal)], table.court.points[goal]
    return Column(at + 1, names[goal], area, points, table.is_fulfilled(at), table.is_closed(at), cards)


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
        goals=named(table.court, won) if over or table.court.open_goals else None,
    )


def score(table: KabaleUndHiebe, seat: int) -> Score:
    at = table.won_row(seat)
    doubled = scoring.doubled_count(table.court, table.cells, at)
    plain = scoring.plain_count(table.court, table.cells, at)
    return Score(plain, None if doubled == NONE else doubled, table.points(seat))
