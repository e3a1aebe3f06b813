"""A position of Council of 12 in words: for each part of it first how it is described, then how it is read."""

from typing import Any, Final

from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12.cards import (
    CHALLENGES,
    EFFECTS_EACH,
    FACES,
    MAX_FAVOUR,
    ROUNDS,
    THRONE,
    bits_of,
    challenge_name,
    character_names,
    character_or_none,
    mask_of,
    seat_or_none,
)
from hofstaat.games.council_of_12.position.answers import describe_answers, read_answers
from hofstaat.games.council_of_12.position.card_checks import fixed_by_phase, open_by_phase
from hofstaat.games.council_of_12.position.cards import (
    describe_cards,
    describe_stacks,
    describe_unlearnt,
    read_cards,
    read_stacks,
    read_unlearnt,
)
from hofstaat.games.council_of_12.position.checks import check_position, effect_by_phase
from hofstaat.games.council_of_12.position.names import PHASES, SENTENCES
from hofstaat.games.council_of_12.position.words import (
    by_seat,
    read_character,
    read_characters,
    read_seat,
    read_seats,
)
from hofstaat.games.council_of_12.scoring import REASONS
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase

ASKING: Final = tuple(PHASES[int(Phase.BELL) :])
CHALLENGE_WORDS: Final = (*CHALLENGES, "throne")


def describe(table: CouncilOf12) -> dict[str, Any]:
    """The whole position in words."""
    assert table.lots_due == 0, "a position is described when somebody is asked"
    return {
        "seats": int(table.seats),
        "options": dict(table.agreed.options),
        "phase": PHASES[table.phase()],
        **describe_answers(table),
        **describe_round(table),
        **describe_turn(table),
        **describe_effects(table),
        **describe_cards(table),
        **describe_sentences(table),
        **describe_unlearnt(table),
        **describe_stacks(table),
        **describe_end(table),
    }


def read_position(table: CouncilOf12, position: Reader) -> None:
    """Lay out a position on a cleared table."""
    table.enter(PHASES.index(position.word("phase", ASKING)))
    read_round(table, position)
    read_cards(table, position)
    read_unlearnt(table, position)
    read_stacks(table, position)
    read_turn(table, position)
    read_sentences(table, position)
    read_effects(table, position)
    read_end(table, position)
    read_lying(table, position)
    check_position(table)
    read_answers(table, position)


# -- the round ---------------------------------------------------------------------------------------------------------


def describe_round(table: CouncilOf12) -> dict[str, Any]:
    challenge = int(table.get(Cell.CHALLENGE))
    return {
        "favour": int(table.get(Cell.FAVOUR)),
        "die": int(table.get(Cell.DIE)),
        "lead": int(table.get(Cell.LEAD)),
        "chair": seat_or_none(table.get(Cell.CHAIR)),
        "tick": int(table.get(Cell.TICK)),
        "broken": bits_of(int(table.get(Cell.BROKEN))),
        "challenge": None if challenge == NONE else challenge_name(challenge),
        "help_seeker": character_or_none(table.get(Cell.SEEKER)),
        "belled": table.get(Cell.BELLED) == 1,
        "goals": [bits_of(int(table.goal(i))) for i in range(2) if table.goal(i)],
        "shown": bits_of(int(table.get(Cell.SHOWN))),
    }


def read_round(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    table.set(Cell.FAVOUR, position.number("favour", 0, int(MAX_FAVOUR), default=int(table.agreed.start_favour)))
    table.set(Cell.DIE, position.number("die", 1, int(FACES)))
    table.set(Cell.LEAD, position.number("lead", 0, seats - 1, default=0))
    table.set(Cell.CHAIR, read_seat(position, "chair", seats))
    table.set(Cell.TICK, position.number("tick", 0, int(ROUNDS), default=0))
    table.set(Cell.BROKEN, mask_of(position.numbers("broken", 0, int(ROUNDS), default=[], once=True)))
    table.set(Cell.SEEKER, read_character(position, "help_seeker"))
    challenge = position.word("challenge", CHALLENGE_WORDS) if position.has("challenge") else None
    position.asked.add("challenge")
    number = int(NONE) if challenge is None else CHALLENGE_WORDS.index(challenge) + 1
    table.set(Cell.CHALLENGE, number)
    if (number in (THRONE, NONE)) != (table.get(Cell.SEEKER) == NONE):
        raise BadPosition(f"challenge is {challenge} with help_seeker {position.data.get('help_seeker')}.")
    table.set(Cell.BELLED, int(position.flag("belled")))
    read_goals(table, position, number)


def read_goals(table: CouncilOf12, position: Reader, challenge: int) -> None:
    """As printed, unless they are said to be others; and the values shown."""
    printed = [bits_of(int(table.agreed.goal_of(challenge, i))) for i in range(2)] if challenge != NONE else []
    given = position.rows("goals", default=[row for row in printed if row])
    number = sum(1 for row in printed if row)
    if len(given) != number:
        raise BadPosition(f"goals has {len(given)} entries; it should have {number}.")
    goals = Reader({str(i): row for i, row in enumerate(given)}, "goals")
    for i in range(len(given)):
        table.set(Cell.GOALS + i, mask_of(goals.numbers(str(i), 1, int(FACES), once=True)))
    shown = position.numbers("shown", 1, int(FACES), default=[int(table.get(Cell.DIE))], once=True)
    table.set(Cell.SHOWN, mask_of(shown))


# -- the turn ----------------------------------------------------------------------------------------------------------


def describe_turn(table: CouncilOf12) -> dict[str, Any]:
    return {
        "turn": int(table.get(Cell.TURN)),
        "met": bits_of(int(table.get(Cell.MET))),
        "done": character_names(int(table.get(Cell.DONE))),
        "openers": bits_of(int(table.get(Cell.OPENERS))),
        "fixed": bits_of(int(table.get(Cell.FIXED))),
        "face_up": bits_of(int(table.get(Cell.FACE_UP))),
        "chair_negated": table.get(Cell.CHAIR_NEGATED) == 1,
    }


def read_turn(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    table.set(Cell.TURN, position.number("turn", 0, 2 if seats == 2 else 0, default=0))
    table.set(Cell.MET, mask_of(position.numbers("met", 0, 1, default=[], once=True)))
    table.set(Cell.DONE, read_characters(position, "done"))
    table.set(Cell.OPENERS, read_seats(position, "openers", seats))
    table.set(Cell.CHAIR_NEGATED, int(position.flag("chair_negated")))


def read_lying(table: CouncilOf12, position: Reader) -> None:
    """The phase says which cards are laid for good and which lie open, so that the position need not."""
    for key, cell, by_phase in (("fixed", Cell.FIXED, fixed_by_phase), ("face_up", Cell.FACE_UP, open_by_phase)):
        table.set(cell, read_seats(position, key, int(table.seats), by_phase(table)))


def describe_sentences(table: CouncilOf12) -> dict[str, Any]:
    seats = range(int(table.seats))
    return {
        "sentences": [SENTENCES[table.get(Cell.SENTENCE + seat)] for seat in seats],
        "spoken": [int(table.get(Cell.SPOKEN_AS + seat)) for seat in seats],
    }


def read_sentences(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    sentences = by_seat(position, "sentences", seats)
    spoken = by_seat(position, "spoken", seats)
    for seat in range(seats):
        table.set(Cell.SENTENCE + seat, SENTENCES.index(sentences.word(str(seat), SENTENCES, default="silent")))
        table.set(Cell.SPOKEN_AS + seat, spoken.number(str(seat), 0, seats, default=0))


# -- carrying out ------------------------------------------------------------------------------------------------------


def describe_effects(table: CouncilOf12) -> dict[str, Any]:
    return {
        "actor": seat_or_none(table.get(Cell.ACTOR)),
        "follower": seat_or_none(table.get(Cell.FOLLOWER)),
        "negated": bits_of(int(table.get(Cell.NEGATED))),
        "tilted_from": int(table.get(Cell.TILTED_FROM)),
        "loss": int(table.get(Cell.LOSS)),
        "passed": table.get(Cell.PASSED) == 1,
        "effect_at": int(table.get(Cell.EFFECT_AT)),
    }


def read_effects(table: CouncilOf12, position: Reader) -> None:
    seats = int(table.seats)
    table.set(Cell.ACTOR, read_seat(position, "actor", seats))
    table.set(Cell.FOLLOWER, read_seat(position, "follower", seats))
    table.set(Cell.NEGATED, read_seats(position, "negated", seats))
    table.set(Cell.TILTED_FROM, position.number("tilted_from", 0, int(FACES), default=0))
    table.set(Cell.LOSS, position.number("loss", 0, 9, default=0))
    table.set(Cell.PASSED, int(position.flag("passed")))
    at = position.number("effect_at", 0, int(EFFECTS_EACH), default=effect_by_phase(table))
    table.set(Cell.EFFECT_AT, at)


# -- the end -----------------------------------------------------------------------------------------------------------


def describe_end(table: CouncilOf12) -> dict[str, Any]:
    ending = int(table.get(Cell.RESULT))
    return {
        "result": REASONS[ending - 1].value if ending else None,
        "successor": character_or_none(table.get(Cell.SUCCESSOR)),
    }


def read_end(table: CouncilOf12, position: Reader) -> None:
    result = position.word("result", list(REASONS)) if position.has("result") else None
    position.asked.add("result")
    table.set(Cell.RESULT, 0 if result is None else [reason.value for reason in REASONS].index(result) + 1)
    table.set(Cell.SUCCESSOR, read_character(position, "successor"))
