"""A position of Council of 12 from plain data.

Cards under the overview need not be named: they are the characters in the game that no seat has. Hands and piles must
make the same set for every seat, for what is unlearnt is the same for all (C12-3).
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from hofstaat.engine.notation import BadNotation
from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE, Moves, count_bits
from hofstaat.games.council_of_12 import notation
from hofstaat.games.council_of_12.cards import (
    CHALLENGES,
    CHARACTERS,
    EFFECTS_EACH,
    FACES,
    MAX_FAVOUR,
    ROUNDS,
    THRONE,
    bits_of,
    challenge_name,
    character_names,
    mask_of,
)
from hofstaat.games.council_of_12.rules.ballots import is_ballot
from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.scoring import REASONS
from hofstaat.games.council_of_12.table.card_checks import fixed_by_phase, lies_openly, open_by_phase
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    ANSWER,
    BELL,
    BELLED,
    BROKEN,
    CHAIR,
    CHAIR_NEGATED,
    CHALLENGE,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    DIE,
    DONE,
    DROP,
    EFFECT,
    EFFECT_AT,
    FACE_UP,
    FAVOUR,
    FILED,
    FIRST_READING,
    FIXED,
    FOLLOW,
    FOLLOWER,
    GOALS,
    LAID,
    LAY,
    LEAD,
    LOSS,
    MET,
    NEGATED,
    OPEN,
    OPEN_AT_FIRST,
    OPENERS,
    ORDER,
    OVER,
    OWING,
    PASSED,
    PHASE,
    PHASES,
    RESULT,
    SEEKER,
    SEEKER_AT,
    SEEKER_FILED_AT,
    SEEKERS_FILED,
    SEEKERS_LEFT,
    SENTENCE,
    SENTENCES,
    SHOWN,
    SPOKEN_AS,
    START,
    SUCCESSOR,
    TAKE,
    TICK,
    TURN,
    UNLEARNT,
)
from hofstaat.games.council_of_12.table.checks import check_first_reading, check_position, effect_by_phase, is_one_drop

ASKING: Final = tuple(PHASES[BELL:])
CHALLENGE_WORDS: Final = (*CHALLENGES, "throne")


def read_position(table: CouncilOf12, position: Reader) -> None:
    """Lay out a position on a cleared table."""
    read_round(table, position)
    read_cards(table, position)
    read_stacks(table, position)
    read_turn(table, position)
    read_effects(table, position)
    read_end(table, position)
    read_lying(table, position)
    check_position(table)
    read_answers(table, position)


def read_round(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    table.put(PHASE, PHASES.index(position.word("phase", ASKING)))
    table.put(FAVOUR, position.number("favour", 0, int(MAX_FAVOUR), default=int(table.council.start_favour)))
    table.put(DIE, position.number("die", 1, int(FACES)))
    table.put(LEAD, position.number("lead", 0, seats - 1, default=0))
    table.put(CHAIR, seat_or_none(position, "chair", seats))
    table.put(TICK, position.number("tick", 0, int(ROUNDS), default=0))
    table.put(BROKEN, mask_of(position.numbers("broken", 0, int(ROUNDS), default=[], once=True)))
    table.put(SEEKER, character_or_none(position, "help_seeker"))
    challenge = position.word("challenge", CHALLENGE_WORDS) if position.has("challenge") else None
    position.asked.add("challenge")
    number = NONE if challenge is None else CHALLENGE_WORDS.index(challenge) + 1
    table.put(CHALLENGE, number)
    if (number in (THRONE, NONE)) != (table.get(SEEKER) == NONE):
        raise BadPosition(f"challenge is {challenge} with help_seeker {position.data.get('help_seeker')}.")
    table.put(BELLED, int(position.flag("belled")))
    read_goals(table, position, number)


def read_goals(table: CouncilOf12, position: Reader, challenge: int) -> None:
    printed = [bits_of(int(table.council.goal_of(challenge, i))) for i in range(2)] if challenge != NONE else []
    given = position.rows("goals", default=[row for row in printed if row])
    number = sum(1 for row in printed if row)
    if len(given) != number:
        raise BadPosition(f"goals has {len(given)} entries; it should have {number}.")
    goals = Reader({str(i): row for i, row in enumerate(given)}, "goals")
    for i in range(len(given)):
        table.put(GOALS + i, mask_of(goals.numbers(str(i), 1, int(FACES), once=True)))
    shown = position.numbers("shown", 1, int(FACES), default=[int(table.get(DIE))], once=True)
    table.put(SHOWN, mask_of(shown))


def read_cards(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    for seat, names in enumerate(position.words_by_seat("hands", seats, CHARACTERS, once=True)):
        table.set_hand(seat, mask_of([CHARACTERS.index(name) for name in names]))
    for seat, names in enumerate(position.words_by_seat("piles", seats, CHARACTERS, default=[[]] * seats, once=True)):
        for name in names:
            table.discard(seat, CHARACTERS.index(name))
    laid = by_seat(position, "laid", seats)
    for seat in range(seats):
        table.put(LAID + seat, character_or_none(laid, str(seat)))
    check_cards(table)
    learnt = all_cards(table, 0)
    others = int(table.council.in_game) & ~learnt
    table.put(UNLEARNT, set_of_characters(position, "unlearnt", character_names(others)))
    if int(table.get(UNLEARNT)) != others:
        raise BadPosition("unlearnt should be the characters in the game that nobody holds.")


def all_cards(table: CouncilOf12, seat: int) -> int:
    laid = int(table.laid(seat))
    return int(table.hand(seat) | table.pile_cards(seat)) | (0 if laid == NONE else 1 << laid)


def check_cards(table: CouncilOf12) -> None:
    """Each character once for each seat, and the same for all."""
    for seat in range(int(table.seats)):
        cards = int(table.hand_size(seat) + table.pile_size(seat)) + (0 if table.laid(seat) == NONE else 1)
        own = all_cards(table, seat)
        if cards != count_bits(own):
            raise BadPosition(f"Seat {seat} has a character twice: each player has each character once.")
        if own != all_cards(table, 0) or own & ~int(table.council.in_game):
            raise BadPosition(f"Seat {seat} has {character_names(own)}; all seats have the same characters.")
        if table.hand(seat) == 0:
            raise BadPosition(f"hands[{seat}] is empty; everybody always holds a card.")


def read_stacks(table: CouncilOf12, position: Reader) -> None:
    """Both stacks, the top first, and what is filed, the oldest first."""
    rows = (
        ("help_seekers", SEEKERS_LEFT, SEEKER_AT, CHARACTERS, -1),
        ("help_seekers_filed", SEEKERS_FILED, SEEKER_FILED_AT, CHARACTERS, 1),
        ("challenges", CHALLENGES_LEFT, CHALLENGE_AT, CHALLENGES, -1),
    )
    for key, count, first, names, step in rows:
        cards = position.words(key, names, default=[])
        if len(cards) > ROUNDS:
            raise BadPosition(f"{key} has {len(cards)} cards; there are at most {ROUNDS}.")
        for name in cards[::step]:
            table.push(count, first, names.index(name) + (1 if names is CHALLENGES else 0))
    for filed in read_filed(position):
        number = CHALLENGES.index(filed.word("challenge", CHALLENGES)) + 1
        kept = filed.flag("kept")
        if kept and table.council.reward[number] == 0:
            raise BadPosition(f"{challenge_name(number)} brings no reward to keep.")
        table.file_challenge(number, int(filed.flag("on_right")), int(kept))
        filed.done()
    table.put(OPEN_AT_FIRST, set_of_characters(position, "open_at_first"))
    check_stacks(table, position)


def read_filed(position: Reader) -> list[Reader]:
    filed = position.parts("filed")
    if len(filed) > ROUNDS:
        raise BadPosition(f"filed has {len(filed)} cards; there are at most {ROUNDS}.")
    return filed


def check_stacks(table: CouncilOf12, position: Reader) -> None:
    if table.get(SEEKERS_LEFT) != table.get(CHALLENGES_LEFT) or table.get(SEEKERS_FILED) != table.get(FILED):
        raise BadPosition("help_seekers and challenges, and what is filed of them, should be equally many.")
    seekers = position.words("help_seekers", CHARACTERS, default=[])
    seekers += position.words("help_seekers_filed", CHARACTERS, default=[])
    if table.get(SEEKER) != NONE:
        seekers.append(CHARACTERS[table.get(SEEKER)])
    numbers = [int(table.filed_challenge(i)) for i in range(int(table.get(FILED)))]
    numbers += [int(table.get(CHALLENGE_AT + i)) for i in range(int(table.get(CHALLENGES_LEFT)))]
    numbers.append(int(table.get(CHALLENGE)))
    challenges = [challenge_name(n) for n in numbers if n not in (NONE, THRONE)]
    for what, cards, there in (
        ("help-seeker", seekers, character_names(int(table.council.open_first)) + of_pool(table)),
        ("challenge", challenges, [challenge_name(int(n)) for n in table.council.listed_challenges] or CHALLENGES),
    ):
        if len(set(cards)) < len(cards):
            raise BadPosition(f"A {what} is there twice: {', '.join(cards)}.")
        if not set(cards) <= set(there):
            raise BadPosition(f"A {what} is not in this game: {', '.join(sorted(set(cards) - set(there)))}.")


def of_pool(table: CouncilOf12) -> list[str]:
    """Who may become a help-seeker, beside those that always are."""
    return [CHARACTERS[int(card)] for card in table.council.pool]


def read_turn(table: CouncilOf12, position: Reader) -> None:
    """What has happened in this turn."""
    seats = int(table.seats)
    table.put(TURN, position.number("turn", 0, 2 if seats == 2 else 0, default=0))
    table.put(MET, mask_of(position.numbers("met", 0, 1, default=[], once=True)))
    table.put(DONE, set_of_characters(position, "done"))
    table.put(OPENERS, set_of_seats(position, "openers", seats))
    sentences = by_seat(position, "sentences", seats)
    spoken = by_seat(position, "spoken", seats)
    for seat in range(seats):
        table.put(SENTENCE + seat, SENTENCES.index(sentences.word(str(seat), SENTENCES, default="silent")))
        table.put(SPOKEN_AS + seat, spoken.number(str(seat), 0, seats, default=0))
    table.put(CHAIR_NEGATED, int(position.flag("chair_negated")))


def read_effects(table: CouncilOf12, position: Reader) -> None:
    """What is being carried out just now."""
    seats = int(table.seats)
    table.put(ACTOR, seat_or_none(position, "actor", seats))
    table.put(FOLLOWER, seat_or_none(position, "follower", seats))
    table.put(NEGATED, set_of_seats(position, "negated", seats))
    table.put(START, position.number("tilted_from", 0, int(FACES), default=0))
    table.put(LOSS, position.number("loss", 0, 9, default=0))
    table.put(PASSED, int(position.flag("passed")))
    table.put(EFFECT_AT, position.number("effect_at", 0, int(EFFECTS_EACH), default=effect_by_phase(table)))


def read_lying(table: CouncilOf12, position: Reader) -> None:
    """Which cards are laid for good and which lie open follows from the phase, and need not be said."""
    for key, cell, by_phase in (("fixed", FIXED, fixed_by_phase), ("face_up", FACE_UP, open_by_phase)):
        table.put(cell, set_of_seats(position, key, int(table.seats), by_phase(table)))


def read_answers(table: CouncilOf12, position: Reader) -> None:
    """Hidden answers given so far, and those read out before a second reading."""
    seats = int(table.seats)
    asked = read_asked(table, position)
    for seat, code in enumerate(given_codes(table, by_seat(position, "first_reading", seats), asked)):
        table.put(FIRST_READING + seat, code)
    check_first_reading(table)
    codes = given_codes(table, by_seat(position, "answers", seats), asked)
    for seat, code in enumerate(codes):
        table.put(ANSWER + seat, code)
    asked &= ~mask_of([seat for seat, code in enumerate(codes) if code != NONE])
    table.put(OWING, asked)
    if table.phase() != OVER and asked == 0:
        raise BadPosition("answers: somebody should still owe an answer.")


def read_asked(table: CouncilOf12, position: Reader) -> int:
    """All that the phase asks; only of those who can drop a card the council may have named one."""
    everybody = int(asked_by_phase(table))
    asked = set_of_seats(position, "asked", int(table.seats), everybody)
    if is_one_drop(table):
        if count_bits(asked) != 1 or asked & ~everybody:
            raise BadPosition(f"asked is {bits_of(asked)}; it should be one of {bits_of(everybody)}.")
    elif asked != everybody:
        raise BadPosition(f"asked is {bits_of(asked)}; this phase asks {bits_of(everybody)}.")
    return asked


def given_codes(table: CouncilOf12, rows: Reader, asked: int) -> list[int]:
    keys = [str(seat) for seat in range(int(table.seats))]
    return [legal_code(table, int(key), rows, asked) if rows.has(key) else int(NONE) for key in keys]


def legal_code(table: CouncilOf12, seat: int, rows: Reader, asked: int) -> int:
    text = str(rows.value(str(seat)))
    try:
        code = notation.parse(table, seat, text)
    except BadNotation as e:
        raise BadPosition(f"{rows.where(str(seat))}: {e}") from None
    moves = Moves()
    if asked >> seat & 1:
        table.offer(seat, moves)
    if not moves.has(code):
        raise BadPosition(f"{rows.where(str(seat))} is {text!r}; that is no answer in this phase.")
    return code


def asked_by_phase(table: CouncilOf12) -> i64:
    """Whom a phase can ask at all."""
    phase = table.phase()
    if is_ballot(phase):
        return table.all_seats()
    if phase == LAY:
        return table.all_seats() & ~table.get(FIXED)
    if phase == OPEN:
        return lies_openly(table)
    if phase == ORDER:
        return table.lying()
    if phase in (EFFECT, FOLLOW):
        return i64(1) << table.get(ACTOR)
    if phase == DROP:
        return table.seats_with_two()
    return table.seats_with_pile() if phase == TAKE else 0


def read_end(table: CouncilOf12, position: Reader) -> None:
    result = position.word("result", list(REASONS)) if position.has("result") else None
    position.asked.add("result")
    table.put(RESULT, 0 if result is None else [reason.value for reason in REASONS].index(result) + 1)
    table.put(SUCCESSOR, character_or_none(position, "successor"))


# -- small pieces ---------------------------------------------------------------------------------------------------


def by_seat(position: Reader, key: str, seats: int) -> Reader:
    """A list with one entry for each seat, as a reader of its own."""
    rows = position.rows(key, seats, default=[None] * seats)
    return Reader({str(i): row for i, row in enumerate(rows)}, position.where(key))


def set_of_seats(position: Reader, key: str, seats: int, default: int = 0) -> int:
    return mask_of(position.numbers(key, 0, seats - 1, default=bits_of(default), once=True))


def set_of_characters(position: Reader, key: str, default: Sequence[str] = ()) -> int:
    return mask_of([CHARACTERS.index(name) for name in position.words(key, CHARACTERS, default=default, once=True)])


def seat_or_none(position: Reader, key: str, seats: int) -> int:
    position.asked.add(key)
    return position.number(key, 0, seats - 1) if position.has(key) else int(NONE)


def character_or_none(position: Reader, key: str) -> int:
    position.asked.add(key)
    return CHARACTERS.index(position.word(key, CHARACTERS)) if position.has(key) else int(NONE)
