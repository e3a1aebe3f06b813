"""A position of Mascarade in words: for each part of it first how it is described, then how it is read."""

from typing import Any

from mypy_extensions import i64

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.mascarade.cards import CHARACTER_NUMBERS, CHARACTERS, N_CHARACTERS, PASSED
from hofstaat.games.mascarade.notation import place_names
from hofstaat.games.mascarade.position.checks import check_position, claimed_places, open_places, right_seats, the_user
from hofstaat.games.mascarade.position.names import PHASE_NAMES, PHASES, bits_of, names_of
from hofstaat.games.mascarade.scoring import REASONS
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.table import Cell, Mascarade, Phase


def describe(table: Mascarade) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described after the deal"
    position: dict[str, Any] = {
        "seats": int(table.seats),
        "options": dict(table.agreed.options),
        "phase": PHASE_NAMES[int(table.phase())],
        "turn": int(table.turn()),
        "turns": int(table.turns()),
        "actor": int(table.actor()),
        "gold": [int(table.gold(seat)) for seat in range(int(table.seats))],
        "court": int(table.court()),
        "bank": int(table.bank()),
        "cards": card_names(table),
        "forced": place_or_none(table, Cell.FORCED),
        "announcement": announcement_words(table),
        "winners": winning_seats(table),
        "reason": REASONS[table.get(Cell.REASON)].value if table.phase() == Phase.OVER else None,
    }
    if table.agreed.memory_aid:
        position["marks"] = mark_names(table)
    return position


def read_position(table: Mascarade, position: Reader) -> None:
    """Lay out a position on a cleared table. Unsaid: a turn after the preparation, 6 gold each, an empty court."""
    phase = position.word("phase", PHASES, default="turn")
    table.enter(PHASES[phase])
    read_turn(table, position)
    read_gold(table, position)
    read_cards(table, position)
    read_forced(table, position)
    read_announcement(table, position, phase)
    read_end(table, position)
    read_marks(table, position)
    check_position(table)


# -- the turn ----------------------------------------------------------------------------------------------------------


def read_turn(table: Mascarade, position: Reader) -> None:
    """Without a limit turns are counted only until the preparation is over."""
    agreed, last = table.agreed, int(table.seats) - 1
    table.set(Cell.TURN, position.number("turn", 0, last, default=0))
    table.set(Cell.ACTOR, position.number("actor", 0, last, default=int(table.turn())))
    over = table.phase() == Phase.OVER
    most = int(agreed.turn_limit) - (0 if over else 1) if agreed.turn_limit else int(agreed.preparation)
    table.set(Cell.TURNS, position.number("turns", 0, most, default=min(most, int(agreed.preparation))))


# -- gold --------------------------------------------------------------------------------------------------------------


def read_gold(table: Mascarade, position: Reader) -> None:
    """All gold there is lies with the players, on the court or in the bank (MA-10)."""
    agreed, seats = table.agreed, int(table.seats)
    gold = position.numbers("gold", 0, int(agreed.gold), default=[int(agreed.start)] * seats)
    if len(gold) != seats:
        raise BadPosition(f"gold has {len(gold)} entries; it should have {seats}.")
    court = position.number("court", 0, int(agreed.gold), default=0)
    rest = int(agreed.gold) - sum(gold) - court
    bank = position.number("bank", 0, int(agreed.gold), default=max(rest, 0))
    if bank != rest:
        raise BadPosition(f"gold, court and bank add up to {sum(gold) + court + bank}; it should be {agreed.gold}.")
    for seat, own in enumerate(gold):
        table.set_gold(seat, own)
    table.set(Cell.COURT, court)
    table.set(Cell.BANK, bank)


# -- cards -------------------------------------------------------------------------------------------------------------


def card_names(table: Mascarade) -> list[str]:
    """By place: seat by seat, hand by hand, then the centre."""
    return [CHARACTERS[table.card(place)] for place in range(int(table.agreed.places))]


def read_cards(table: Mascarade, position: Reader) -> None:
    deck = [CHARACTERS[int(card)] for card in table.agreed.deck]
    cards = position.words("cards", CHARACTERS, default=deck)
    if sorted(cards) != sorted(deck):
        raise BadPosition(f"cards are {', '.join(cards)}; in play are {', '.join(deck)}.")
    for place, name in enumerate(cards):
        table.set_card(place, CHARACTER_NUMBERS[name])


def place_or_none(table: Mascarade, cell: int) -> str | None:
    """The name of the place that a cell holds."""
    place = int(table.get(cell))
    return None if place == NONE else place_names(table.agreed)[place]


def read_place(table: Mascarade, reader: Reader, key: str, cell: int) -> None:
    names = place_names(table.agreed)
    table.set(cell, names.index(reader.word(key, names)))


def read_forced(table: Mascarade, position: Reader) -> None:
    if position.has("forced"):
        read_place(table, position, "forced", Cell.FORCED)
    position.asked.add("forced")


# -- the announcement --------------------------------------------------------------------------------------------------


def announcement_words(table: Mascarade) -> dict[str, Any] | None:
    if table.character() == NONE:
        return None
    places = place_names(table.agreed)
    return {
        "character": CHARACTERS[table.character()],
        "claims": claim_words(table, places),
        "right": [seat for seat in range(int(table.seats)) if table.was_right(seat)],
        "face_up": names_of(int(table.get(Cell.FACE_UP)), places),
        "revealed": names_of(int(table.get(Cell.REVEALED_HERE)), places),
        "user": None if table.user() == NONE else int(table.user()),
        "spied": place_or_none(table, Cell.SPIED_AT),
    }


def read_announcement(table: Mascarade, position: Reader, phase: str) -> None:
    """The results follow from the claims and the cards, and need not be said."""
    if not position.has("announcement"):
        position.asked.add("announcement")
        if phase not in ("turn", "over"):
            raise BadPosition(f"announcement is missing; the phase is {phase}.")
        return
    if phase in ("turn", "over"):
        raise BadPosition(f"announcement is given, but the phase is {phase}.")
    part = position.part("announcement")
    table.set(Cell.CHARACTER, CHARACTER_NUMBERS[part.word("character", in_play(table.agreed))])
    read_claims(table, part)
    read_user(table, part, phase)
    read_open_cards(table, part)
    part.done()


def in_play(agreed: MascaradeSetup) -> list[str]:
    return [CHARACTERS[c] for c in range(int(N_CHARACTERS)) if agreed.plays(c)]


def claim_words(table: Mascarade, places: list[str]) -> list[str | None]:
    """By seat: the place claimed with, "pass", or nothing before the answer. The announcer's own is always there."""
    claims = [int(table.claim(seat)) for seat in range(int(table.seats))]
    return [None if claim == NONE else "pass" if claim == PASSED else places[claim] for claim in claims]


def read_claims(table: Mascarade, part: Reader) -> None:
    names = place_names(table.agreed)
    for seat, row in enumerate(part.rows("claims", int(table.seats))):
        if row is None:
            continue
        word = part.known(f"claims[{seat}]", row, ["pass", *names])
        place = PASSED if word == "pass" else i64(names.index(word))
        if place != PASSED and (place >= table.agreed.seated or table.agreed.owner(place) != seat):
            raise BadPosition(f"claims[{seat}] is {word}: that is not a card of this seat.")
        table.set_claim(seat, place)


def read_user(table: Mascarade, part: Reader, phase: str) -> None:
    """The seat that uses the power, once all have answered, and the card the Spy has chosen."""
    for key, allowed in (("user", phase != "answer"), ("spied", phase == "spy-swap")):
        part.asked.add(key)
        if part.has(key) and not allowed:
            raise BadPosition(f"announcement.{key} is given, but the phase is {phase}.")
    if phase == "spy-swap":
        read_place(table, part, "spied", Cell.SPIED_AT)
    if phase != "answer":
        table.set(Cell.USER, part.number("user", 0, int(table.seats) - 1, default=max(the_user(table), 0)))


def read_open_cards(table: Mascarade, part: Reader) -> None:
    names, last = place_names(table.agreed), int(table.seats) - 1
    for seat in part.numbers("right", 0, last, default=right_seats(table), once=True):
        table.set_right(seat)
    revealed, face_up = claimed_places(table), open_places(table)
    for key, cell, places in (("revealed", Cell.REVEALED_HERE, revealed), ("face_up", Cell.FACE_UP, face_up)):
        given = part.words(key, names, default=[names[place] for place in places], once=True)
        table.set(cell, bits_of(given, names))


# -- the end -----------------------------------------------------------------------------------------------------------


def winning_seats(table: Mascarade) -> list[int]:
    return [seat for seat in range(int(table.seats)) if int(table.get(Cell.WINNERS)) >> seat & 1]


def read_end(table: Mascarade, position: Reader) -> None:
    winners = position.numbers("winners", 0, int(table.seats) - 1, default=[], once=True)
    reasons = [reason.value for reason in REASONS]
    table.set(Cell.WINNERS, sum(1 << seat for seat in winners))
    if position.has("reason") and table.phase() != Phase.OVER:
        raise BadPosition("reason is given, but the game is not over.")
    table.set(Cell.REASON, reasons.index(position.word("reason", reasons, default=reasons[0])))


# -- the memory aid ----------------------------------------------------------------------------------------------------


def mark_names(table: Mascarade) -> list[list[list[str]]]:
    """By seat and place: the characters that the seat cannot rule out there."""
    seats, places = range(int(table.seats)), range(int(table.agreed.places))
    return [[names_of(int(table.marks(seat, place)), list(CHARACTERS)) for place in places] for seat in seats]


def read_marks(table: Mascarade, position: Reader) -> None:
    """Nothing said: nothing ruled out."""
    position.asked.add("marks")
    if not position.has("marks"):
        return
    if not table.agreed.memory_aid:
        raise BadPosition("marks are given, but the option memory_aid is not agreed on.")
    for seat, row in enumerate(position.rows("marks", int(table.seats))):
        reader = Reader({"places": row}, f"marks[{seat}]")
        rows = Reader(dict(enumerate_words(reader.rows("places", int(table.agreed.places)))), f"marks[{seat}]")
        for place in range(int(table.agreed.places)):
            bits = bits_of(rows.words(str(place), in_play(table.agreed), once=True), list(CHARACTERS))
            if not bits >> int(table.card(place)) & 1:
                raise BadPosition(f"marks[{seat}][{place}] rules out the card that lies there.")
            table.set_marks(seat, place, bits)


def enumerate_words(rows: list[object]) -> list[tuple[str, object]]:
    return [(str(i), row) for i, row in enumerate(rows)]
