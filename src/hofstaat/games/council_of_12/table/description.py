"""A position of Council of 12 in words."""

from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12 import notation
from hofstaat.games.council_of_12.cards import (
    CHALLENGES,
    CHARACTERS,
    bits_of,
    challenge_name,
    character_names,
)
from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.scoring import REASONS
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    BELLED,
    BROKEN,
    CHAIR,
    CHAIR_NEGATED,
    CHALLENGE,
    CHALLENGE_AT,
    CHALLENGES_LEFT,
    DIE,
    DONE,
    EFFECT_AT,
    FACE_UP,
    FAVOUR,
    FILED,
    FIRST_READING,
    FIXED,
    FOLLOWER,
    LEAD,
    LOSS,
    MET,
    NEGATED,
    OPEN_AT_FIRST,
    OPENERS,
    OWING,
    PASSED,
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
    TICK,
    TURN,
    UNLEARNT,
)


def describe(table: CouncilOf12) -> dict[str, object]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described when somebody is asked"
    seats = range(int(table.seats))
    challenge = int(table.get(CHALLENGE))
    result = int(table.get(RESULT))
    return {
        "seats": len(seats),
        "options": dict(table.council.options),
        "phase": PHASES[table.phase()],
        "asked": bits_of(asked_seats(table)),
        "answers": [words(int(table.answer(seat))) for seat in seats],
        "first_reading": [words(int(table.get(FIRST_READING + seat))) for seat in seats],
        "favour": int(table.get(FAVOUR)),
        "die": int(table.get(DIE)),
        "lead": int(table.get(LEAD)),
        "chair": optional(int(table.get(CHAIR))),
        "tick": int(table.get(TICK)),
        "broken": bits_of(int(table.get(BROKEN))),
        "challenge": None if challenge == NONE else challenge_name(challenge),
        "help_seeker": character(int(table.get(SEEKER))),
        "belled": table.get(BELLED) == 1,
        "goals": [bits_of(int(table.goal(i))) for i in range(2) if table.goal(i)],
        "shown": bits_of(int(table.get(SHOWN))),
        "turn": int(table.get(TURN)),
        "met": bits_of(int(table.get(MET))),
        "done": character_names(int(table.get(DONE))),
        "openers": bits_of(int(table.get(OPENERS))),
        "fixed": bits_of(int(table.get(FIXED))),
        "face_up": bits_of(int(table.get(FACE_UP))),
        "chair_negated": table.get(CHAIR_NEGATED) == 1,
        "actor": optional(int(table.get(ACTOR))),
        "follower": optional(int(table.get(FOLLOWER))),
        "negated": bits_of(int(table.get(NEGATED))),
        "tilted_from": int(table.get(START)),
        "loss": int(table.get(LOSS)),
        "passed": table.get(PASSED) == 1,
        "effect_at": int(table.get(EFFECT_AT)),
        "hands": [character_names(int(table.hand(seat))) for seat in seats],
        "piles": [[CHARACTERS[table.pile_card(seat, i)] for i in range(int(table.pile_size(seat)))] for seat in seats],
        "laid": [character(int(table.laid(seat))) for seat in seats],
        "sentences": [SENTENCES[table.get(SENTENCE + seat)] for seat in seats],
        "spoken": [int(table.get(SPOKEN_AS + seat)) for seat in seats],
        "unlearnt": character_names(int(table.get(UNLEARNT))),
        "open_at_first": character_names(int(table.get(OPEN_AT_FIRST))),
        "help_seekers": stack(table, int(SEEKERS_LEFT), int(SEEKER_AT), CHARACTERS),
        "help_seekers_filed": stack(table, int(SEEKERS_FILED), int(SEEKER_FILED_AT), CHARACTERS)[::-1],
        "challenges": stack(table, int(CHALLENGES_LEFT), int(CHALLENGE_AT), ("", *CHALLENGES)),
        "filed": [describe_filed(table, i) for i in range(int(table.get(FILED)))],
        "result": REASONS[result - 1].value if result else None,
        "successor": character(int(table.get(SUCCESSOR))),
    }


def asked_seats(table: CouncilOf12) -> int:
    """All that this phase asks, whether they have answered or not."""
    seats = int(table.get(OWING))
    for seat in range(int(table.seats)):
        if table.answer(seat) != NONE:
            seats |= 1 << seat
    return seats


def words(code: int) -> str | None:
    return None if code == NONE else notation.words_of(code)


def optional(value: int) -> int | None:
    return None if value == NONE else value


def character(value: int) -> str | None:
    return None if value == NONE else CHARACTERS[value]


def stack(table: CouncilOf12, count: int, first: int, names: tuple[str, ...]) -> list[str]:
    """The cards of a stack, the top first."""
    return [names[table.get(first + i)] for i in reversed(range(int(table.get(count))))]


def describe_filed(table: CouncilOf12, i: int) -> dict[str, object]:
    name = challenge_name(int(table.filed_challenge(i)))
    return {"challenge": name, "on_right": table.is_on_right(i), "kept": table.is_kept(i)}
