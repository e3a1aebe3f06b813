"""What a seat sees of Mascarade, and what it learns as things happen. What is not put in is hidden.

Seen cards are named once, when they are seen: a view shows only what lies open at this moment. With `memory_aid` it
adds what the seat can deduce with certainty.
"""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.notation import Hand, hand_of
from hofstaat.games.mascarade.rules.turn import Mascarade
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.table.ballroom import OVER, REASON, SPIED_AT, SPY_SWAP, WINNERS
from hofstaat.games.mascarade.table.certainty import only
from hofstaat.games.mascarade.table.position import PHASE_NAMES

Phase = Literal["turn", "answer", "rob", "fool-swap", "trade", "spy-place", "spy-swap", "question", "name", "over"]


class Place(msgspec.Struct, frozen=True):
    """Where a card lies; what it is, if this seat sees it now; what it is for `certain`, with the memory aid."""

    hand: Hand | None = None
    card: str | None = None
    face_up: bool = False
    certain: str | None = None


class Player(msgspec.Struct, frozen=True):
    gold: int
    places: list[Place]


class Answer(msgspec.Struct, frozen=True):
    """How a seat answered the announcement; `right` once the cards are revealed."""

    seat: int
    claims: bool
    hand: Hand | None = None
    right: bool | None = None


class Announcement(msgspec.Struct, frozen=True):
    """The running announcement: by whom, of what, the announcer's truth once revealed, everybody's answer in order."""

    seat: int
    character: str
    hand: Hand | None
    right: bool | None
    answers: list[Answer]
    user: int | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    `turn` is whose turn it is, `actor` who owes the decision, `preparation` how many turns of it are left, `turns_left`
    how many turns are to come, this one included, where there is a limit. `forced`: only swap-or-not with the card that
    was just revealed, `forced_hand`. `characters`: all cards in play.
    """

    seat: int | None
    phase: Phase
    turn: int
    actor: int | None
    preparation: int
    turns_left: int | None
    forced: bool
    forced_hand: Hand | None
    characters: list[str]
    bank: int
    court: int
    players: list[Player]
    centre: list[Place]
    announcement: Announcement | None
    memory_aid: bool
    over: bool
    winners: list[int]
    reason: str | None


def view(table: Mascarade, seat: int | None, public: View | None = None) -> View:
    """What this seat (None: a spectator) sees of the table: what all see, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: Mascarade) -> View:
    """What everybody sees of the table."""
    ball, over = table.ball, table.phase() == OVER
    forced = int(table.forced())
    return View(
        seat=None,
        phase=PHASE_NAMES[int(table.phase())],  # type: ignore[arg-type]  # the same words
        turn=int(table.active()),
        actor=None if over else int(table.actor()),
        preparation=max(int(ball.preparation - table.turns()), 0),
        turns_left=int(ball.turn_limit - table.turns()) if ball.turn_limit else None,
        forced=forced != NONE,
        forced_hand=None if forced == NONE else hand_of(ball, forced % int(ball.hands)),
        characters=[CHARACTERS[int(card)] for card in ball.deck],
        bank=int(table.bank()),
        court=int(table.court()),
        players=[player(table, other) for other in range(int(table.seats))],
        centre=[place_seen(table, place) for place in range(int(ball.seated), int(ball.places))],
        announcement=announcement(table),
        memory_aid=bool(ball.memory_aid),
        over=over,
        winners=[other for other in range(int(table.seats)) if int(table.cells[WINNERS]) >> other & 1],
        reason=REASONS[int(table.cells[REASON])].value if over else None,
    )


def own_view(table: Mascarade, seat: int, public: View) -> View:
    """What this seat sees besides: as the Spy two cards, with the memory aid what it can be certain of."""
    if not public.memory_aid and not is_spy(table, seat):
        return msgspec.structs.replace(public, seat=seat)
    hands, seated = int(table.ball.hands), int(table.ball.seated)
    seen = [place for player in public.players for place in player.places] + public.centre
    places = [own_place(table, number, seat, place) for number, place in enumerate(seen)]
    players = [Player(player.gold, places[i * hands : (i + 1) * hands]) for i, player in enumerate(public.players)]
    return msgspec.structs.replace(public, seat=seat, players=players, centre=places[seated:])


def player(table: Mascarade, other: int) -> Player:
    first = other * int(table.ball.hands)
    return Player(int(table.gold(other)), [place_seen(table, first + i) for i in range(int(table.ball.hands))])


def place_seen(table: Mascarade, place: int) -> Place:
    ball = table.ball
    hand = hand_of(ball, place % int(ball.hands)) if place < ball.seated else None
    open_to_all = bool(table.is_face_up(place)) or table.phase() == OVER
    return Place(hand, CHARACTERS[table.card(place)] if open_to_all else None, open_to_all)


def own_place(table: Mascarade, place: int, seat: int, public: Place) -> Place:
    spied = is_spy(table, seat) and place in (seat, int(table.cells[SPIED_AT]))
    card = CHARACTERS[table.card(place)] if spied else public.card
    return Place(public.hand, card, public.face_up, certain(table, place, seat))


def is_spy(table: Mascarade, seat: int) -> bool:
    """Whether the seat is the Spy, who has both cards before her eyes until she gives them back (MA-36)."""
    return table.phase() == SPY_SWAP and seat == table.actor()


def certain(table: Mascarade, place: int, seat: int) -> str | None:
    if not table.ball.memory_aid:
        return None
    character = int(only(table.marks(seat, place)))
    return None if character == NONE else CHARACTERS[character]


def announcement(table: Mascarade) -> Announcement | None:
    if table.character() == NONE:
        return None
    by = int(table.active())
    answers = []
    other = int(table.left_of(by))
    while other != by and table.claim(other) != NONE:
        answers.append(answer(table, other))
        other = int(table.left_of(other))
    user = None if table.user() == NONE else int(table.user())
    own = answer(table, by)
    return Announcement(by, CHARACTERS[table.character()], own.hand, own.right, answers, user)


def answer(table: Mascarade, seat: int) -> Answer:
    claim = int(table.claim(seat))
    if claim < 0:
        return Answer(seat, claims=False)
    revealed = table.revealed_place_of(seat) == claim
    hand = hand_of(table.ball, claim % int(table.ball.hands))
    return Answer(seat, claims=True, hand=hand, right=bool(table.was_right(seat)) if revealed else None)
