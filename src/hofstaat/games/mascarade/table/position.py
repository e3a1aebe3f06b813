"""A position of Mascarade in words, in and out."""

from typing import Any, Final

from mypy_extensions import i16, i64

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import (
    BISHOP,
    CHARACTER_NUMBERS,
    CHARACTERS,
    FOOL,
    HANDS,
    INQUISITOR,
    N_CHARACTERS,
    PROTECTED,
    SPY,
    WITCH,
    Ball,
)
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.table.ballroom import (
    ACTIVE,
    ACTOR,
    ANSWER,
    BANK,
    CHARACTER,
    CLAIM,
    COURT,
    FACE_UP,
    FOOL_SWAP,
    FORCED,
    NAME,
    OVER,
    PASSED,
    PHASE,
    QUESTION,
    REASON,
    REVEALED_HERE,
    RIGHT,
    ROB,
    SPIED_AT,
    SPY_PLACE,
    SPY_SWAP,
    TRADE,
    TURN,
    TURNS,
    USER,
    WINNERS,
    Ballroom,
)

PHASES: Final = {
    "turn": int(TURN),
    "answer": int(ANSWER),
    "rob": int(ROB),
    "fool-swap": int(FOOL_SWAP),
    "trade": int(TRADE),
    "spy-place": int(SPY_PLACE),
    "spy-swap": int(SPY_SWAP),
    "question": int(QUESTION),
    "name": int(NAME),
    "over": int(OVER),
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
POWER_OF: Final = {
    "rob": int(BISHOP),
    "fool-swap": int(FOOL),
    "trade": int(WITCH),
    "spy-place": int(SPY),
    "spy-swap": int(SPY),
    "question": int(INQUISITOR),
    "name": int(INQUISITOR),
}
"""The decisions about a power, and whose."""


# -- places in words ----------------------------------------------------------------------------------------------


def place_name(ball: Ball, place: int) -> str:
    """3 (the card of seat 3), 3-left, centre-0."""
    if place >= ball.seated:
        return f"centre-{place - int(ball.seated)}"
    if ball.hands == 1:
        return str(place)
    seat, hand = divmod(place, int(ball.hands))
    return f"{seat}-{HANDS[hand]}"


def place_names(ball: Ball) -> list[str]:
    return [place_name(ball, place) for place in range(int(ball.places))]


def names_of(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if bits >> i & 1]


def bits_of(named: list[str], names: list[str]) -> i16:
    return i16(sum(1 << i for i, name in enumerate(names) if name in named))


# -- out ----------------------------------------------------------------------------------------------------------


def describe(table: Ballroom) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    ball, seats = table.ball, range(int(table.seats))
    places = place_names(ball)
    position: dict[str, Any] = {
        "seats": len(seats),
        "options": dict(ball.options),
        "phase": PHASE_NAMES[int(table.phase())],
        "turn": int(table.active()),
        "turns": int(table.turns()),
        "actor": int(table.actor()),
        "gold": [int(table.gold(seat)) for seat in seats],
        "court": int(table.court()),
        "bank": int(table.bank()),
        "cards": [CHARACTERS[table.card(place)] for place in range(len(places))],
        "forced": None if table.forced() == NONE else places[table.forced()],
        "announcement": None if table.character() == NONE else describe_announcement(table, places),
        "winners": [seat for seat in seats if int(table.cells[WINNERS]) >> seat & 1],
        "reason": REASONS[int(table.cells[REASON])].value if table.phase() == OVER else None,
    }
    if ball.memory_aid:
        position["marks"] = [[marked(table, seat, place) for place in range(len(places))] for seat in seats]
    return position


def describe_announcement(table: Ballroom, places: list[str]) -> dict[str, Any]:
    return {
        "character": CHARACTERS[table.character()],
        "claims": [claim_name(int(table.claim(seat)), places) for seat in range(int(table.seats))],
        "right": [seat for seat in range(int(table.seats)) if table.was_right(seat)],
        "face_up": names_of(int(table.cells[FACE_UP]), places),
        "revealed": names_of(int(table.cells[REVEALED_HERE]), places),
        "user": None if table.user() == NONE else int(table.user()),
        "spied": None if int(table.cells[SPIED_AT]) == NONE else places[int(table.cells[SPIED_AT])],
    }


def claim_name(claim: int, places: list[str]) -> str | None:
    return None if claim == NONE else "pass" if claim == PASSED else places[claim]


def marked(table: Ballroom, seat: int, place: int) -> list[str]:
    return names_of(int(table.marks(seat, place)), list(CHARACTERS))


# -- in -----------------------------------------------------------------------------------------------------------


def read_position(table: Ballroom, position: Reader) -> None:
    """Lay out a position on a cleared table. Unsaid: a turn after the preparation, 6 gold each, an empty court."""
    seats = int(table.seats)
    phase = position.word("phase", PHASES, default="turn")
    table.cells[PHASE] = i16(PHASES[phase])
    table.cells[ACTIVE] = i16(position.number("turn", 0, seats - 1, default=0))
    table.cells[ACTOR] = i16(position.number("actor", 0, seats - 1, default=int(table.active())))
    read_turns(table, position)
    read_gold(table, position, phase)
    read_cards(table, position)
    read_forced(table, position)
    read_announcement(table, position, phase)
    read_end(table, position, phase)
    read_marks(table, position)


def read_turns(table: Ballroom, position: Reader) -> None:
    """Without a limit turns are counted only until the preparation is over."""
    ball = table.ball
    over = table.phase() == OVER
    most = int(ball.turn_limit) - (0 if over else 1) if ball.turn_limit else int(ball.preparation)
    table.cells[TURNS] = i16(position.number("turns", 0, most, default=min(most, int(ball.preparation))))
    if table.phase() != TURN and not over and table.is_preparation():
        raise BadPosition(f"turns is {table.turns()}: in the preparation nothing is announced.")


def read_gold(table: Ballroom, position: Reader, phase: str) -> None:
    """All gold there is lies with the players, on the court or in the bank (MA-10)."""
    ball, seats = table.ball, int(table.seats)
    gold = position.numbers("gold", 0, int(ball.gold), default=[int(ball.start)] * seats)
    if len(gold) != seats:
        raise BadPosition(f"gold has {len(gold)} entries; it should have {seats}.")
    court = position.number("court", 0, int(ball.gold), default=0)
    rest = int(ball.gold) - sum(gold) - court
    bank = position.number("bank", 0, int(ball.gold), default=max(rest, 0))
    if bank != rest:
        raise BadPosition(f"gold, court and bank add up to {sum(gold) + court + bank}; it should be {ball.gold}.")
    for seat, own in enumerate(gold):
        if phase in ("turn", "answer") and not 0 < own < ball.goal:
            raise BadPosition(f"gold[{seat}] is {own}: with that the game would be over.")
        table.set_gold(seat, own)
    table.cells[COURT] = i16(court)
    table.cells[BANK] = i16(bank)


def read_cards(table: Ballroom, position: Reader) -> None:
    """By place: seat by seat, hand by hand, then the centre."""
    deck = [CHARACTERS[int(card)] for card in table.ball.deck]
    cards = position.words("cards", CHARACTERS, default=deck)
    if sorted(cards) != sorted(deck):
        raise BadPosition(f"cards are {', '.join(cards)}; in play are {', '.join(deck)}.")
    for place, name in enumerate(cards):
        table.set_card(place, CHARACTER_NUMBERS[name])


def read_forced(table: Ballroom, position: Reader) -> None:
    if not position.has("forced"):
        position.value("forced", default=[])
        return
    place = read_place(table, position, "forced")
    if table.phase() != TURN or place >= table.ball.seated or table.ball.owner(place) != table.active():
        raise BadPosition(f"forced is {place_name(table.ball, place)}; it should be a card of the player to move.")
    table.cells[FORCED] = i16(place)


def read_place(table: Ballroom, reader: Reader, key: str) -> int:
    names = place_names(table.ball)
    return names.index(reader.word(key, names))


# the announcement


def read_announcement(table: Ballroom, position: Reader, phase: str) -> None:
    if not position.has("announcement"):
        position.value("announcement", default=[])
        if phase not in ("turn", "over"):
            raise BadPosition(f"announcement is missing; the phase is {phase}.")
        return
    if phase in ("turn", "over"):
        raise BadPosition(f"announcement is given, but the phase is {phase}.")
    part = position.part("announcement")
    table.cells[CHARACTER] = i16(CHARACTER_NUMBERS[part.word("character", in_play(table.ball))])
    read_claims(table, part)
    table.cells[RIGHT] = i16(sum(1 << seat for seat in set(part.numbers("right", 0, int(table.seats) - 1, default=[]))))
    read_revealed(table, part)
    read_user(table, part, phase)
    part.done()


def in_play(ball: Ball) -> list[str]:
    return [CHARACTERS[c] for c in range(int(N_CHARACTERS)) if ball.plays(c)]


def read_claims(table: Ballroom, part: Reader) -> None:
    """By seat: the place claimed with, "pass", or nothing before the answer. The announcer's own is always there."""
    names = place_names(table.ball)
    rows = part.rows("claims", int(table.seats))
    for seat, row in enumerate(rows):
        if row is None:
            continue
        word = part.known(f"claims[{seat}]", row, ["pass", *names])
        place = PASSED if word == "pass" else i64(names.index(word))
        if place != PASSED and (place >= table.ball.seated or table.ball.owner(place) != seat):
            raise BadPosition(f"claims[{seat}] is {word}: that is not a card of this seat.")
        table.cells[CLAIM + seat] = i16(place)
    check_claims(table)


def check_claims(table: Ballroom) -> None:
    announced = table.claim(table.active())
    if announced < 0 or (table.ball.hands == 3 and announced % 3 == PROTECTED):
        raise BadPosition(f"claims[{table.active()}]: the announcer must have announced with a hand.")
    asked = table.left_of(table.active())
    while asked != table.active() and table.claim(asked) != NONE:
        asked = table.left_of(asked)
    done = asked == table.active()
    if done == (table.phase() == ANSWER):
        raise BadPosition("claims: answers are missing." if not done else "claims: everybody has answered already.")
    while asked != table.active():
        if table.claim(asked) != NONE:
            raise BadPosition(f"claims[{asked}] is given before it was asked.")
        asked = table.left_of(asked)


def read_revealed(table: Ballroom, part: Reader) -> None:
    names = place_names(table.ball)
    face_up = part.words("face_up", names, default=[])
    revealed = part.words("revealed", names, default=face_up)
    if not set(face_up) <= set(revealed):
        raise BadPosition("face_up names a card that was not revealed.")
    table.cells[FACE_UP] = bits_of(face_up, names)
    table.cells[REVEALED_HERE] = bits_of(revealed, names)


def read_user(table: Ballroom, part: Reader, phase: str) -> None:
    """Whoever uses the power decides about it, except the Inquisitor's victim."""
    part.value("user", default=-1)
    part.value("spied", default="")
    if phase == "answer":
        check_asked(table)
        return
    if POWER_OF[phase] != table.character():
        raise BadPosition(f"the phase is {phase}, but {CHARACTERS[table.character()]} was announced.")
    user = part.number("user", 0, int(table.seats) - 1, default=int(table.actor()))
    if (user == table.actor()) == (phase == "name"):
        raise BadPosition(f"actor is {table.actor()} and user is {user}; that does not fit the phase {phase}.")
    table.cells[USER] = i16(user)
    if phase == "spy-swap":
        table.cells[SPIED_AT] = i16(read_place(table, part, "spied"))


def check_asked(table: Ballroom) -> None:
    """The first who has not answered is asked; whoever is to the left of the announcer starts."""
    asked = table.left_of(table.active())
    while table.claim(asked) != NONE:
        asked = table.left_of(asked)
    if table.actor() != asked:
        raise BadPosition(f"actor is {table.actor()}; it should be {asked}, who is asked next.")


# the end and the memory aid


def read_end(table: Ballroom, position: Reader, phase: str) -> None:
    winners = position.numbers("winners", 0, int(table.seats) - 1, default=[])
    reason = position.word("reason", [r.value for r in REASONS], default=REASONS[0].value)
    if (phase == "over") != bool(winners):
        raise BadPosition("winners: there are some when the game is over, and only then.")
    if phase == "over":
        table.cells[WINNERS] = i16(sum(1 << seat for seat in set(winners)))
        table.cells[REASON] = i16([r.value for r in REASONS].index(reason))


def read_marks(table: Ballroom, position: Reader) -> None:
    """With the memory aid, by seat and place: what the seat cannot rule out there. Nothing said: nothing ruled out."""
    if not table.ball.memory_aid or not position.has("marks"):
        position.value("marks", default=[])
        return
    for seat, row in enumerate(position.rows("marks", int(table.seats))):
        reader = Reader({"places": row}, f"marks[{seat}]")
        rows = Reader(dict(enumerate_words(reader.rows("places", int(table.ball.places)))), f"marks[{seat}]")
        for place in range(int(table.ball.places)):
            bits = bits_of(rows.words(str(place), in_play(table.ball)), list(CHARACTERS))
            if not i64(bits) >> table.card(place) & 1:
                raise BadPosition(f"marks[{seat}][{place}] rules out the card that lies there.")
            table.cells[table.marks_of(seat) + place] = bits


def enumerate_words(rows: list[object]) -> list[tuple[str, object]]:
    return [(str(i), row) for i, row in enumerate(rows)]
