"""The conditions that every position of Mascarade fulfils."""

from typing import Final

from hofstaat.engine.position import BadPosition
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import CHARACTERS, PROTECTED, Character
from hofstaat.games.mascarade.notation import place_name, place_names
from hofstaat.games.mascarade.position.names import PHASE_NAMES, names_of
from hofstaat.games.mascarade.rules.powers import question_of
from hofstaat.games.mascarade.scoring import REASONS, Ending, end_of, winners_of
from hofstaat.games.mascarade.table.table import Cell, Mascarade, Phase

SECOND: Final = {int(Phase.SPY_SWAP): int(Phase.SPY_PLACE), int(Phase.NAME): int(Phase.QUESTION)}
"""Decisions about a power that follow on another one."""


def check_position(table: Mascarade) -> None:
    """After everything is read: what has happened in this turn must lead to the decision that is asked for."""
    phase = int(table.phase())
    check_preparation(table, phase)
    if phase not in (Phase.TURN, Phase.OVER):
        check_claims(table, phase)
    check_open_cards(table)
    if phase not in (Phase.TURN, Phase.ANSWER, Phase.OVER):
        check_power(table, phase)
    check_actor(table, phase)
    check_fortunes(table, phase)
    check_forced(table, phase)
    check_end(table, phase)


def check_preparation(table: Mascarade, phase: int) -> None:
    """In the preparation nothing is announced, so nothing is paid or revealed either (MA-12)."""
    if not table.is_preparation():
        return
    if phase not in (Phase.TURN, Phase.OVER):
        raise BadPosition(f"turns is {table.turns()}: in the preparation nothing is announced.")
    if table.court() or any(table.gold(seat) != table.agreed.start for seat in range(int(table.seats))):
        raise BadPosition(f"turns is {table.turns()}: until then everybody has {table.agreed.start} gold.")
    if table.forced() != NONE:
        raise BadPosition(f"turns is {table.turns()}: in the preparation no card is revealed and none is forced.")


# -- the announcement (MA-15 to MA-17) ----------------------------------------------------------------------------


def check_claims(table: Mascarade, phase: int) -> None:
    """The announcer has announced with a hand; then clockwise everybody up to the one who is asked has answered."""
    announced = table.claim(table.turn())
    if announced < 0 or (table.agreed.hands == 3 and announced % 3 == PROTECTED):
        raise BadPosition(f"claims[{table.turn()}]: the announcer must have announced with a hand.")
    asked = asked_next(table)
    if (asked == table.turn()) == (phase == Phase.ANSWER):
        missing = phase != Phase.ANSWER
        raise BadPosition("claims: answers are missing." if missing else "claims: everybody has answered already.")
    while asked != table.turn():
        if table.claim(asked) != NONE:
            raise BadPosition(f"claims[{asked}] is given before it was asked.")
        asked = int(table.left_of(asked))


def asked_next(table: Mascarade) -> int:
    """The first to the left of the announcer who has not answered; the announcer, if all have."""
    asked = table.left_of(table.turn())
    while asked != table.turn() and table.claim(asked) != NONE:
        asked = table.left_of(asked)
    return int(asked)


def claimed_places(table: Mascarade) -> list[int]:
    """The places revealed in this announcement: all that were claimed with, if anybody challenged the announcer."""
    seats = range(int(table.seats))
    claimants = [seat for seat in seats if table.claim(seat) >= 0]
    settled = table.phase() not in (Phase.TURN, Phase.ANSWER, Phase.OVER)
    return [int(table.claim(seat)) for seat in claimants] if settled and len(claimants) > 1 else []


def right_seats(table: Mascarade) -> list[int]:
    """The seats that claimed with the announced character; it lies there still: the power is used before any swap."""
    return [int(table.agreed.owner(place)) for place in claimed_places(table) if table.card(place) == table.character()]


def open_places(table: Mascarade) -> list[int]:
    """The Spy has turned down what she looks at (MA-22)."""
    looked_at = (table.user(), table.spied_at()) if table.phase() == Phase.SPY_SWAP else ()
    return [place for place in claimed_places(table) if place not in looked_at]


def the_user(table: Mascarade) -> int:
    """Unchallenged the announcer uses the power, otherwise whoever was right (MA-16, MA-17)."""
    if not claimed_places(table):
        return int(table.turn())
    return right_seats(table)[0] if right_seats(table) else int(NONE)


def check_open_cards(table: Mascarade) -> None:
    """Revealed are the cards that were claimed with, and who was right is what they show."""
    places, seats = place_names(table.agreed), [str(seat) for seat in range(int(table.seats))]
    for key, cell, right, names in (
        ("revealed", Cell.REVEALED_HERE, claimed_places(table), places),
        ("right", Cell.RIGHT, right_seats(table), seats),
        ("face_up", Cell.FACE_UP, open_places(table), places),
    ):
        given, wanted = names_of(int(table.get(cell)), names), [names[i] for i in right]
        if set(given) != set(wanted):
            raise BadPosition(
                f"announcement.{key} is {', '.join(given) or 'empty'}; "
                f"by the claims and the cards it should be {', '.join(wanted) or 'empty'}."
            )


def check_power(table: Mascarade, phase: int) -> None:
    """The decision is one that the announced power puts to its user."""
    user, character = the_user(table), CHARACTERS[table.character()]
    if user == NONE:
        raise BadPosition(f"the phase is {PHASE_NAMES[phase]}, but nobody who claimed is the {character}.")
    if table.user() != user:
        raise BadPosition(f"user is {table.user()}; the power of the {character} is used by {user}.")
    if question_of(table, user) != SECOND.get(phase, phase):
        raise BadPosition(f"the phase is {PHASE_NAMES[phase]}, but {character} was announced: that is not to decide.")
    if phase == Phase.SPY_SWAP and table.spied_at() == user:
        raise BadPosition("announcement.spied is the Spy's own card; she looks at another one beside it.")


# -- who acts, and what everybody has -----------------------------------------------------------------------------


def check_actor(table: Mascarade, phase: int) -> None:
    """The player whose turn it is, whoever is asked next, who uses the power; and the Inquisitor's victim."""
    actor = int(table.actor())
    if phase == Phase.NAME:
        if actor == table.user():
            raise BadPosition(f"actor is {actor} and user is {actor}; the Inquisitor questions somebody else.")
        return
    if phase in (Phase.TURN, Phase.OVER):
        right, whom = int(table.turn()), "whose turn it is"
    elif phase == Phase.ANSWER:
        right, whom = asked_next(table), "who is asked next"
    else:
        right, whom = int(table.user()), "who uses the power"
    if actor != right:
        raise BadPosition(f"actor is {actor}; it should be {right}, {whom}.")


def check_fortunes(table: Mascarade, phase: int) -> None:
    """Nobody has reached the goal or is bankrupt while the game goes on; only the Fool is paid before he decides."""
    for seat in range(int(table.seats) if phase != Phase.OVER else 0):
        own = int(table.gold(seat))
        most_paid = int(table.agreed.amount[Character.FOOL]) if phase == Phase.FOOL_SWAP and seat == table.user() else 0
        least_paid = most_paid if table.bank() else 0
        if own - least_paid <= 0 or own - most_paid >= table.agreed.goal:
            raise BadPosition(f"gold[{seat}] is {own}: with that the game would be over.")


def check_forced(table: Mascarade, phase: int) -> None:
    """A card revealed in the turn before is one of the player to move (MA-18)."""
    forced = int(table.get(Cell.FORCED))
    if forced == NONE:
        return
    if phase != Phase.TURN or forced >= table.agreed.seated or table.agreed.owner(forced) != table.turn():
        name = place_name(table.agreed, forced)
        raise BadPosition(f"forced is {name}; it should be a card of the player to move.")


# -- the end (MA-50 to MA-53) -------------------------------------------------------------------------------------


def check_end(table: Mascarade, phase: int) -> None:
    """The reason is the one that everybody's gold and the turns give, and so are the winners."""
    winners = int(table.get(Cell.WINNERS))
    if (phase == Phase.OVER) != (winners != 0):
        raise BadPosition("winners: there are some when the game is over, and only then.")
    if phase != Phase.OVER:
        return
    reason = int(table.get(Cell.REASON))
    if reason != why_over(table):
        raise BadPosition(
            f"reason is {REASONS[reason]}; with this gold and after so many turns it is not over for that."
        )
    if reason != Ending.CHEAT and winners != winners_of(table):
        raise BadPosition("winners should be the richest; with first_to_13 all who have reached the goal.")


def why_over(table: Mascarade) -> int:
    """GOAL or BANKRUPT by the gold; otherwise time is up, or, as it is said, the Cheat has won before that."""
    by_gold = int(end_of(table))
    in_time = table.turns() < table.agreed.turn_limit or not table.agreed.turn_limit
    if not in_time:
        return int(Ending.TURN_LIMIT) if by_gold == NONE else int(NONE)
    if table.is_preparation():
        return int(NONE)
    return by_gold if by_gold in (Ending.GOAL, Ending.BANKRUPT) else int(Ending.CHEAT) if is_cheat(table) else int(NONE)


def is_cheat(table: Mascarade) -> bool:
    """One winner with gold enough, in a game with the Cheat (MA-38)."""
    seats = range(int(table.seats))
    cheats = [seat for seat in seats if int(table.get(Cell.WINNERS)) >> seat & 1]
    enough = len(cheats) == 1 and table.gold(cheats[0]) >= table.agreed.amount[Character.CHEAT]
    return table.agreed.plays(Character.CHEAT) and enough
