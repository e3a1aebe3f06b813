"""A position of Mascarade in words, in and out."""

from typing import Any

from mypy_extensions import i16, i64

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import (
    CHARACTER_NUMBERS,
    CHARACTERS,
    N_CHARACTERS,
    Ball,
)
from hofstaat.games.mascarade.rules.powers import Powers
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.table.ballroom import (
    ACTIVE,
    ACTOR,
    BANK,
    CHARACTER,
    CLAIM,
    COURT,
    FACE_UP,
    FORCED,
    OVER,
    PASSED,
    PHASE,
    REASON,
    REVEALED_HERE,
    RIGHT,
    SPIED_AT,
    TURNS,
    USER,
    WINNERS,
    Ballroom,
)
from hofstaat.games.mascarade.table.checks import check_position, claimed_places, open_places, right_seats, the_user
from hofstaat.games.mascarade.table.names import PHASE_NAMES, PHASES, bits_of, names_of, place_names

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


def read_position(table: Powers, position: Reader) -> None:
    """Lay out a position on a cleared table. Unsaid: a turn after the preparation, 6 gold each, an empty court."""
    seats = int(table.seats)
    phase = position.word("phase", PHASES, default="turn")
    table.cells[PHASE] = i16(PHASES[phase])
    table.cells[ACTIVE] = i16(position.number("turn", 0, seats - 1, default=0))
    table.cells[ACTOR] = i16(position.number("actor", 0, seats - 1, default=int(table.active())))
    read_turns(table, position)
    read_gold(table, position)
    read_cards(table, position)
    read_forced(table, position)
    read_announcement(table, position, phase)
    read_end(table, position)
    read_marks(table, position)
    check_position(table)


def read_turns(table: Powers, position: Reader) -> None:
    """Without a limit turns are counted only until the preparation is over."""
    ball = table.ball
    most = int(ball.turn_limit) - (0 if table.phase() == OVER else 1) if ball.turn_limit else int(ball.preparation)
    table.cells[TURNS] = i16(position.number("turns", 0, most, default=min(most, int(ball.preparation))))


def read_gold(table: Powers, position: Reader) -> None:
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
        table.set_gold(seat, own)
    table.cells[COURT] = i16(court)
    table.cells[BANK] = i16(bank)


def read_cards(table: Powers, position: Reader) -> None:
    """By place: seat by seat, hand by hand, then the centre."""
    deck = [CHARACTERS[int(card)] for card in table.ball.deck]
    cards = position.words("cards", CHARACTERS, default=deck)
    if sorted(cards) != sorted(deck):
        raise BadPosition(f"cards are {', '.join(cards)}; in play are {', '.join(deck)}.")
    for place, name in enumerate(cards):
        table.set_card(place, CHARACTER_NUMBERS[name])


def read_forced(table: Powers, position: Reader) -> None:
    if position.has("forced"):
        table.cells[FORCED] = i16(read_place(table, position, "forced"))
    position.asked.add("forced")


def read_place(table: Powers, reader: Reader, key: str) -> int:
    names = place_names(table.ball)
    return names.index(reader.word(key, names))


# the announcement


def read_announcement(table: Powers, position: Reader, phase: str) -> None:
    """What has come of it follows from the claims and the cards, and need not be said."""
    if not position.has("announcement"):
        position.asked.add("announcement")
        if phase not in ("turn", "over"):
            raise BadPosition(f"announcement is missing; the phase is {phase}.")
        return
    if phase in ("turn", "over"):
        raise BadPosition(f"announcement is given, but the phase is {phase}.")
    part = position.part("announcement")
    table.cells[CHARACTER] = i16(CHARACTER_NUMBERS[part.word("character", in_play(table.ball))])
    read_claims(table, part)
    read_user(table, part, phase)
    read_open_cards(table, part)
    part.done()


def in_play(ball: Ball) -> list[str]:
    return [CHARACTERS[c] for c in range(int(N_CHARACTERS)) if ball.plays(c)]


def read_claims(table: Powers, part: Reader) -> None:
    """By seat: the place claimed with, "pass", or nothing before the answer. The announcer's own is always there."""
    names = place_names(table.ball)
    for seat, row in enumerate(part.rows("claims", int(table.seats))):
        if row is None:
            continue
        word = part.known(f"claims[{seat}]", row, ["pass", *names])
        place = PASSED if word == "pass" else i64(names.index(word))
        if place != PASSED and (place >= table.ball.seated or table.ball.owner(place) != seat):
            raise BadPosition(f"claims[{seat}] is {word}: that is not a card of this seat.")
        table.cells[CLAIM + seat] = i16(place)


def read_user(table: Powers, part: Reader, phase: str) -> None:
    """Who uses the power, once all have answered, and the card the Spy has chosen."""
    for key, allowed in (("user", phase != "answer"), ("spied", phase == "spy-swap")):
        part.asked.add(key)
        if part.has(key) and not allowed:
            raise BadPosition(f"announcement.{key} is given, but the phase is {phase}.")
    if phase == "spy-swap":
        table.cells[SPIED_AT] = i16(read_place(table, part, "spied"))
    if phase != "answer":
        table.cells[USER] = i16(part.number("user", 0, int(table.seats) - 1, default=max(the_user(table), 0)))


def read_open_cards(table: Powers, part: Reader) -> None:
    names, seats = place_names(table.ball), [str(seat) for seat in range(int(table.seats))]
    right = part.numbers("right", 0, len(seats) - 1, default=right_seats(table), once=True)
    table.cells[RIGHT] = bits_of([str(seat) for seat in right], seats)
    for key, cell, places in (("revealed", REVEALED_HERE, claimed_places), ("face_up", FACE_UP, open_places)):
        given = part.words(key, names, default=[names[place] for place in places(table)], once=True)
        table.cells[cell] = bits_of(given, names)


# the end and the memory aid


def read_end(table: Powers, position: Reader) -> None:
    winners = position.numbers("winners", 0, int(table.seats) - 1, default=[], once=True)
    reasons = [reason.value for reason in REASONS]
    table.cells[WINNERS] = i16(sum(1 << seat for seat in winners))
    if position.has("reason") and table.phase() != OVER:
        raise BadPosition("reason is given, but the game is not over.")
    table.cells[REASON] = i16(reasons.index(position.word("reason", reasons, default=reasons[0])))


def read_marks(table: Powers, position: Reader) -> None:
    """With the memory aid, by seat and place: what the seat cannot rule out there. Nothing said: nothing ruled out."""
    position.asked.add("marks")
    if not position.has("marks"):
        return
    if not table.ball.memory_aid:
        raise BadPosition("marks are given, but the option memory_aid is not agreed on.")
    for seat, row in enumerate(position.rows("marks", int(table.seats))):
        reader = Reader({"places": row}, f"marks[{seat}]")
        rows = Reader(dict(enumerate_words(reader.rows("places", int(table.ball.places)))), f"marks[{seat}]")
        for place in range(int(table.ball.places)):
            bits = bits_of(rows.words(str(place), in_play(table.ball), once=True), list(CHARACTERS))
            if not i64(bits) >> table.card(place) & 1:
                raise BadPosition(f"marks[{seat}][{place}] rules out the card that lies there.")
            table.cells[table.marks_of(seat) + place] = bits


def enumerate_words(rows: list[object]) -> list[tuple[str, object]]:
    return [(str(i), row) for i, row in enumerate(rows)]
