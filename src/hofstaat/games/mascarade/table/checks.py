"""What must be true of a position of Mascarade that a game can be in."""

from typing import Final

from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import CHARACTERS, CHEAT, FOOL, PROTECTED
from hofstaat.games.mascarade.rules.powers import Powers
from hofstaat.games.mascarade.scoring import BANKRUPT, CHEAT_WON, GOAL, REASONS, TURN_LIMIT, end_of, winners_of
from hofstaat.games.mascarade.table.ballroom import (
    ANSWER,
    FACE_UP,
    FOOL_SWAP,
    FORCED,
    NAME,
    OVER,
    QUESTION,
    REASON,
    REVEALED_HERE,
    RIGHT,
    SPIED_AT,
    SPY_PLACE,
    SPY_SWAP,
    TURN,
    WINNERS,
)
from hofstaat.games.mascarade.table.names import PHASE_NAMES, names_of, place_name, place_names

SECOND: Final = {int(SPY_SWAP): int(SPY_PLACE), int(NAME): int(QUESTION)}
"""Decisions about a power that follow on another one."""


def check_position(table: Powers) -> None:
    """After everything is read: what has happened in this turn must lead to the decision that is asked for."""
    phase = int(table.phase())
    check_preparation(table, phase)
    if phase not in (TURN, OVER):
        check_claims(table, phase)
    check_open_cards(table)
    if phase not in (TURN, ANSWER, OVER):
        check_power(table, phase)
    check_actor(table, phase)
    check_fortunes(table, phase)
    check_forced(table, phase)
    check_end(table, phase)


def check_preparation(table: Powers, phase: int) -> None:
    """In the preparation nothing is announced, so nothing is paid or revealed either (MA-12)."""
    if not table.is_preparation():
        return
    if phase not in (TURN, OVER):
        raise BadPosition(f"turns is {table.turns()}: in the preparation nothing is announced.")
    if table.court() or any(table.gold(seat) != table.ball.start for seat in range(int(table.seats))):
        raise BadPosition(f"turns is {table.turns()}: until then everybody has {table.ball.start} gold.")
    if table.forced() != NONE:
        raise BadPosition(f"turns is {table.turns()}: in the preparation no card is revealed and none is forced.")


# -- the announcement (MA-15 to MA-17) ----------------------------------------------------------------------------


def check_claims(table: Powers, phase: int) -> None:
    """The announcer has announced with a hand; then clockwise everybody up to the one who is asked has answered."""
    announced = table.claim(table.active())
    if announced < 0 or (table.ball.hands == 3 and announced % 3 == PROTECTED):
        raise BadPosition(f"claims[{table.active()}]: the announcer must have announced with a hand.")
    asked = asked_next(table)
    if (asked == table.active()) == (phase == ANSWER):
        missing = phase != ANSWER
        raise BadPosition("claims: answers are missing." if missing else "claims: everybody has answered already.")
    while asked != table.active():
        if table.claim(asked) != NONE:
            raise BadPosition(f"claims[{asked}] is given before it was asked.")
        asked = int(table.left_of(asked))


def asked_next(table: Powers) -> int:
    """The first to the left of the announcer who has not answered; the announcer, if all have."""
    asked = table.left_of(table.active())
    while asked != table.active() and table.claim(asked) != NONE:
        asked = table.left_of(asked)
    return int(asked)


def claimed_places(table: Powers) -> list[int]:
    """The places revealed in this announcement: all that were claimed with, if anybody challenged the announcer."""
    seats = range(int(table.seats))
    claimants = [seat for seat in seats if table.claim(seat) >= 0]
    settled = table.phase() not in (TURN, ANSWER, OVER)
    return [int(table.claim(seat)) for seat in claimants] if settled and len(claimants) > 1 else []


def right_seats(table: Powers) -> list[int]:
    """Who claimed with the announced character; it lies there still: nothing is swapped before the power is used."""
    return [int(table.ball.owner(place)) for place in claimed_places(table) if table.card(place) == table.character()]


def open_places(table: Powers) -> list[int]:
    """The Spy has turned down what she looks at (MA-22)."""
    looked_at = (table.user(), table.cells[SPIED_AT]) if table.phase() == SPY_SWAP else ()
    return [place for place in claimed_places(table) if place not in looked_at]


def the_user(table: Powers) -> int:
    """Unchallenged the announcer uses the power, otherwise whoever was right (MA-16, MA-17)."""
    if not claimed_places(table):
        return int(table.active())
    return right_seats(table)[0] if right_seats(table) else int(NONE)


def check_open_cards(table: Powers) -> None:
    """Revealed are the cards that were claimed with, and who was right is what they show."""
    places, seats = place_names(table.ball), [str(seat) for seat in range(int(table.seats))]
    for key, cell, right, names in (
        ("revealed", REVEALED_HERE, claimed_places(table), places),
        ("right", RIGHT, right_seats(table), seats),
        ("face_up", FACE_UP, open_places(table), places),
    ):
        given, wanted = names_of(int(table.cells[cell]), names), [names[i] for i in right]
        if set(given) != set(wanted):
            raise BadPosition(
                f"announcement.{key} is {', '.join(given) or 'empty'}; "
                f"by the claims and the cards it should be {', '.join(wanted) or 'empty'}."
            )


def check_power(table: Powers, phase: int) -> None:
    """The decision is one that the announced power puts to its user."""
    user, character = the_user(table), CHARACTERS[table.character()]
    if user == NONE:
        raise BadPosition(f"the phase is {PHASE_NAMES[phase]}, but nobody who claimed is the {character}.")
    if table.user() != user:
        raise BadPosition(f"user is {table.user()}; the power of the {character} is used by {user}.")
    if table.power_asks(user) != SECOND.get(phase, phase):
        raise BadPosition(f"the phase is {PHASE_NAMES[phase]}, but {character} was announced: that is not to decide.")
    if phase == SPY_SWAP and table.cells[SPIED_AT] == user:
        raise BadPosition("announcement.spied is the Spy's own card; she looks at another one beside it.")


# -- who acts, and what everybody has -----------------------------------------------------------------------------


def check_actor(table: Powers, phase: int) -> None:
    """The player whose turn it is, whoever is asked next, who uses the power; and the Inquisitor's victim."""
    actor = int(table.actor())
    if phase == NAME:
        if actor == table.user():
            raise BadPosition(f"actor is {actor} and user is {actor}; the Inquisitor questions somebody else.")
        return
    if phase in (TURN, OVER):
        right, whom = int(table.active()), "whose turn it is"
    elif phase == ANSWER:
        right, whom = asked_next(table), "who is asked next"
    else:
        right, whom = int(table.user()), "who uses the power"
    if actor != right:
        raise BadPosition(f"actor is {actor}; it should be {right}, {whom}.")


def check_fortunes(table: Powers, phase: int) -> None:
    """Nobody has reached the goal or is bankrupt while the game goes on; only the Fool is paid before he decides."""
    for seat in range(int(table.seats) if phase != OVER else 0):
        own = int(table.gold(seat))
        most_paid = int(table.ball.amount[FOOL]) if phase == FOOL_SWAP and seat == table.user() else 0
        least_paid = most_paid if table.bank() else 0
        if own - least_paid <= 0 or own - most_paid >= table.ball.goal:
            raise BadPosition(f"gold[{seat}] is {own}: with that the game would be over.")


def check_forced(table: Powers, phase: int) -> None:
    """A card revealed in the turn before is one of the player to move (MA-18)."""
    forced = int(table.cells[FORCED])
    if forced == NONE:
        return
    if phase != TURN or forced >= table.ball.seated or table.ball.owner(forced) != table.active():
        name = place_name(table.ball, forced)
        raise BadPosition(f"forced is {name}; it should be a card of the player to move.")


# -- the end (MA-50 to MA-53) -------------------------------------------------------------------------------------


def check_end(table: Powers, phase: int) -> None:
    """The reason is the one that everybody's gold and the turns give, and so are the winners."""
    winners = int(table.cells[WINNERS])
    if (phase == OVER) != (winners != 0):
        raise BadPosition("winners: there are some when the game is over, and only then.")
    if phase != OVER:
        return
    reason = int(table.cells[REASON])
    if reason != why_over(table):
        raise BadPosition(
            f"reason is {REASONS[reason]}; with this gold and after so many turns it is not over for that."
        )
    if reason != CHEAT_WON and winners != winners_of(table):
        raise BadPosition("winners should be the richest; with first_to_13 all who have reached the goal.")


def why_over(table: Powers) -> int:
    """GOAL or BANKRUPT by the gold; otherwise time is up, or, as it is said, the Cheat has won before that."""
    by_gold = int(end_of(table))
    in_time = table.turns() < table.ball.turn_limit or not table.ball.turn_limit
    if not in_time:
        return int(TURN_LIMIT) if by_gold == NONE else int(NONE)
    if table.is_preparation():
        return int(NONE)
    return by_gold if by_gold in (GOAL, BANKRUPT) else int(CHEAT_WON) if is_cheat(table) else int(NONE)


def is_cheat(table: Powers) -> bool:
    """One winner with gold enough, in a game with the Cheat (MA-38)."""
    seats = range(int(table.seats))
    cheats = [seat for seat in seats if int(table.cells[WINNERS]) >> seat & 1]
    enough = len(cheats) == 1 and table.gold(cheats[0]) >= table.ball.amount[CHEAT]
    return table.ball.plays(CHEAT) and enough
