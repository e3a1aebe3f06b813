"""The view of one seat of Mascarade, built from the table. Everything that is not put in stays hidden.

Seen cards are named once, when they are seen: a view shows only what lies open at this moment. With `memory_aid` it
adds what the seat can deduce with certainty.
"""

from typing import Literal

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import CHARACTERS, HANDS
from hofstaat.games.mascarade.notation import Hand, hand_of, hands_there
from hofstaat.games.mascarade.position.names import PHASE_NAMES
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.table.certainty import only
from hofstaat.games.mascarade.table.table import Cell, Mascarade, Phase

PhaseName = Literal["turn", "answer", "rob", "fool-swap", "trade", "spy-place", "spy-swap", "question", "name", "over"]


class Place(msgspec.Struct, frozen=True):
    """Where a card lies; what it is, if this seat sees it now; what it is for `certain`, with the memory aid."""

    hand: Hand | None = None
    card: str | None = None
    face_up: bool = False
    certain: str | None = None


FACE_DOWN = {hand: Place(hand) for hand in (None, *HANDS)}


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
    phase: PhaseName
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
    """The view of this seat (None: of a spectator): the public part, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: Mascarade) -> View:
    """The part of the table that everybody sees."""
    agreed, phase, forced = table.agreed, table.phase(), table.forced()
    over, won, seats = phase == Phase.OVER, table.get(Cell.WINNERS), range(table.seats)
    places = places_seen(table, over=over)
    return View(
        seat=None,
        phase=PHASE_NAMES[phase],  # type: ignore[arg-type]  # the same words
        turn=table.turn(),
        actor=None if over else table.actor(),
        preparation=max(agreed.preparation - table.turns(), 0),
        turns_left=agreed.turn_limit - table.turns() if agreed.turn_limit else None,
        forced=forced != NONE,
        forced_hand=None if forced == NONE else hand_of(agreed, forced % agreed.hands),
        characters=[CHARACTERS[card] for card in agreed.deck],
        bank=table.bank(),
        court=table.court(),
        players=players_with([table.gold(other) for other in seats], places, agreed.hands),
        centre=places[agreed.seated :],
        announcement=announcement(table),
        memory_aid=agreed.memory_aid,
        over=over,
        winners=[other for other in seats if won >> other & 1] if won else [],
        reason=REASONS[table.get(Cell.REASON)].value if over else None,
    )


def own_view(table: Mascarade, seat: int, public: View) -> View:
    """The public part and more: as the Spy two cards, with the memory aid what the seat can be certain of."""
    spied = (seat, table.spied_at()) if is_spy(table, seat) else ()
    if not public.memory_aid and not spied:
        return msgspec.structs.replace(public, seat=seat)
    seen = [place for player in public.players for place in player.places] + public.centre
    places = [own_place(table, number, seat, place, spied) for number, place in enumerate(seen)]
    players = players_with([player.gold for player in public.players], places, table.agreed.hands)
    return msgspec.structs.replace(public, seat=seat, players=players, centre=places[table.agreed.seated :])


def open_view(table: Mascarade, seat: int) -> View:
    """The view of a seat to which its own cards are shown, and those in the centre."""
    seen, hands = view(table, seat), table.agreed.hands
    shown = [Place(place.hand, place.card) for place in places_seen(table, over=True)]
    players = list(seen.players)
    players[seat] = Player(players[seat].gold, shown[seat * hands : (seat + 1) * hands])
    return msgspec.structs.replace(seen, players=players, centre=shown[table.agreed.seated :])


def players_with(gold: list[int], places: list[Place], hands: int) -> list[Player]:
    """The players, seat by seat, with their gold and their places."""
    return [Player(gold[i], places[i * hands : (i + 1) * hands]) for i in range(len(gold))]


def places_seen(table: Mascarade, *, over: bool) -> list[Place]:
    """All places in their order, with the cards that lie open to all."""
    face_up = ~0 if over else table.get(Cell.FACE_UP)
    return [
        Place(hand, CHARACTERS[table.card(place)], True) if face_up >> place & 1 else FACE_DOWN[hand]
        for place, hand in enumerate(hands_there(table.agreed))
    ]


def own_place(table: Mascarade, place: int, seat: int, public: Place, spied: tuple[int, ...]) -> Place:
    card = CHARACTERS[table.card(place)] if place in spied else public.card
    return Place(public.hand, card, public.face_up, certain(table, place, seat))


def is_spy(table: Mascarade, seat: int) -> bool:
    """Whether the seat is the Spy, who has both cards before her eyes until she gives them back (MA-36)."""
    return table.phase() == Phase.SPY_SWAP and seat == table.actor()


def certain(table: Mascarade, place: int, seat: int) -> str | None:
    if not table.agreed.memory_aid:
        return None
    character = only(table.marks(seat, place))
    return None if character == NONE else CHARACTERS[character]


def announcement(table: Mascarade) -> Announcement | None:
    if table.character() == NONE:
        return None
    by = table.turn()
    answers = []
    other = table.left_of(by)
    while other != by and table.claim(other) != NONE:
        answers.append(answer(table, other))
        other = table.left_of(other)
    user = None if table.user() == NONE else table.user()
    own = answer(table, by)
    return Announcement(by, CHARACTERS[table.character()], own.hand, own.right, answers, user)


def answer(table: Mascarade, seat: int) -> Answer:
    claim = table.claim(seat)
    if claim < 0:
        return Answer(seat, claims=False)
    revealed = table.revealed_place_of(seat) == claim
    hand = hand_of(table.agreed, claim % table.agreed.hands)
    return Answer(seat, claims=True, hand=hand, right=table.was_right(seat) if revealed else None)
