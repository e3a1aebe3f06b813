"""The answers in a position of Council of 12: first how they are described, then how they are read."""

from typing import Any

from hofstaat.engine.bits import bit, count_bits, has
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE, Moves
from hofstaat.games.council_of_12 import notation
from hofstaat.games.council_of_12.cards import bits_of, mask_of
from hofstaat.games.council_of_12.position.checks import check_first_reading, is_one_drop
from hofstaat.games.council_of_12.position.words import by_seat, read_seats
from hofstaat.games.council_of_12.rules.ballots import is_ballot
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase


def describe_answers(table: CouncilOf12) -> dict[str, Any]:
    """All that this phase asks, whether they have answered or not, and the answers of both readings."""
    seats = range(int(table.seats))
    answered = mask_of([seat for seat in seats if table.answer(seat) != NONE])
    return {
        "asked": bits_of(int(table.get(Cell.OWING)) | answered),
        "answers": [words(table.answer(seat)) for seat in seats],
        "first_reading": [words(table.get(Cell.FIRST_READING + seat)) for seat in seats],
    }


def words(code: int) -> str | None:
    return None if code == NONE else notation.ALL.words[code]


def read_answers(table: CouncilOf12, position: Reader) -> None:
    """Hidden answers given so far, and those read out before a second reading."""
    seats = int(table.seats)
    asked = read_asked(table, position)
    for seat, code in enumerate(given_codes(table, by_seat(position, "first_reading", seats), asked)):
        table.set(Cell.FIRST_READING + seat, code)
    check_first_reading(table)
    codes = given_codes(table, by_seat(position, "answers", seats), asked)
    for seat, code in enumerate(codes):
        table.set(Cell.ANSWER + seat, code)
    asked &= ~mask_of([seat for seat, code in enumerate(codes) if code != NONE])
    table.set(Cell.OWING, asked)
    if table.phase() != Phase.OVER and asked == 0:
        raise BadPosition("answers: somebody should still owe an answer.")


def read_asked(table: CouncilOf12, position: Reader) -> int:
    """All that the phase asks; only of those who can drop a card the council may have named one."""
    everybody = asked_by_phase(table)
    asked = read_seats(position, "asked", int(table.seats), everybody)
    if is_one_drop(table):
        if count_bits(asked) != 1 or asked & ~everybody:
            raise BadPosition(f"asked is {bits_of(asked)}; it should be one of {bits_of(everybody)}.")
    elif asked != everybody:
        raise BadPosition(f"asked is {bits_of(asked)}; this phase asks {bits_of(everybody)}.")
    return asked


def asked_by_phase(table: CouncilOf12) -> int:
    """The seats that a phase can ask at all."""
    phase = table.phase()
    if is_ballot(phase):
        return int(table.all_seats())
    if phase == Phase.LAY:
        return int(table.all_seats() & ~table.get(Cell.FIXED))
    if phase == Phase.OPEN:
        return int(table.lies_openly())
    if phase == Phase.ORDER:
        return int(table.lying())
    if phase in (Phase.EFFECT, Phase.FOLLOW):
        return int(bit(table.get(Cell.ACTOR)))
    if phase == Phase.DROP:
        return int(table.seats_with_two())
    return int(table.seats_with_pile()) if phase == Phase.TAKE else 0


def given_codes(table: CouncilOf12, rows: Reader, asked: int) -> list[int]:
    keys = [str(seat) for seat in range(int(table.seats))]
    return [legal_code(table, int(key), rows, asked) if rows.has(key) else int(NONE) for key in keys]


def legal_code(table: CouncilOf12, seat: int, rows: Reader, asked: int) -> int:
    text = str(rows.value(str(seat)))
    try:
        code = notation.parse(table.agreed, text)
    except BadNotation as e:
        raise BadPosition(f"{rows.where(str(seat))}: {e}") from None
    moves = Moves()
    if has(asked, seat):
        table.offer(seat, moves)
    if not moves.has(code):
        raise BadPosition(f"{rows.where(str(seat))} is {text!r}; that is no answer in this phase.")
    return code
