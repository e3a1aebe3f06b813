"""What a seat sees of Council of 12. What is not put in is hidden: laid cards, hands and all but the top of piles."""

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12 import scoring
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    DIFFICULTIES,
    EFFECTS,
    FACES,
    GOLEM,
    KNIGHT,
    ORACLE,
    PATIENT_ONE,
    PRINCESS,
    THRONE,
    WORKER,
    bits_of,
    challenge_name,
    character_names,
)
from hofstaat.games.council_of_12.events import Witnessed, seat_or_none, witness
from hofstaat.games.council_of_12.notation import Choice, choice_of
from hofstaat.games.council_of_12.rules.council import CouncilOf12
from hofstaat.games.council_of_12.setup import Council
from hofstaat.games.council_of_12.table.cells import (
    ACTOR,
    BELLED,
    BROKEN,
    CHAIR,
    CHAIR_NEGATED,
    CHALLENGE,
    CHALLENGES_LEFT,
    DIE,
    DONE,
    DROP,
    EFFECT,
    EFFECT_ROLL,
    FACE_UP,
    FAVOUR,
    FILED,
    FIRST_READING,
    FIXED,
    FOLLOW,
    LEAD,
    LEARNING,
    LOSS,
    MET,
    NEGATED,
    OPEN_AT_FIRST,
    OPENERS,
    ORACLE_ROLL,
    ORDER,
    OVER,
    OWING,
    PASSED,
    PHASES,
    RESULT,
    SAVE,
    SEEKER,
    SEEKER_FILED_AT,
    SEEKERS_FILED,
    SENTENCE,
    SENTENCES,
    SHIELD,
    SHOWN,
    SPOKEN_AS,
    START,
    SUCCESSOR,
    TAKE,
    TICK,
    TURN,
    UNLEARNT,
    WHO_DROPS,
    WHO_TAKES_PILE,
)

__all__ = ["View", "Witnessed", "view", "witness"]

STEP_FOUR = frozenset((ORDER, SAVE, EFFECT, ORACLE_ROLL, FOLLOW))
STEP_FIVE = frozenset((SHIELD, WHO_DROPS, WHO_TAKES_PILE, LEARNING, DROP, TAKE, EFFECT_ROLL))
UNTURNING = 1 << int(GOLEM) | 1 << int(KNIGHT) | 1 << int(PATIENT_ONE)


class Front(msgspec.Struct, frozen=True):
    """The front of a challenge: its name and number, the colour of its bell, its printed goals."""

    challenge: str
    number: int
    difficulty: str
    goals: list[list[int]]


class Back(msgspec.Struct, frozen=True):
    """The back of a challenge that has been turned: `passed` or not, and what either side says."""

    score: int
    failed_effects: list[str]
    passed_effects: list[str]
    passed: bool


class FiledChallenge(msgspec.Struct, frozen=True):
    """A challenge put away, on the right if the bell was rung for it; `reward` while it is kept as one."""

    challenge: str
    score: int
    on_right: bool
    reward: str | None = None


class Councillor(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. `lies`: a card lies there; `card`: which one, if it is open."""

    hand_size: int
    pile_size: int
    top: str | None
    lies: bool
    card: str | None
    fixed: bool
    lays_openly: bool
    sentence: str | None
    spoken_as: int | None
    answered: bool
    first_reading: Choice | None


class Reach(msgspec.Struct, frozen=True):
    """What a hand card could make of the die as it lies now; only that value for cards that would not turn it."""

    card: str
    values: list[int]
    playable: bool


class Result(msgspec.Struct, frozen=True):
    """The team's result: how it ended, the term of office and what it is made of, what the people say."""

    reason: str
    won: bool
    successor: str | None
    challenges: int
    crowns: int
    favour: int
    silent_rounds: int
    silence: int
    term: int
    verdict: str


class View(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    waiting: list[int]
    second_reading: bool
    round: int
    lead: int
    chair: int | None
    favour: int
    die: int
    beside: list[int]
    challenge: Front | None
    help_seeker: str | None
    goals: list[list[int]]
    shown: list[int]
    belled: bool
    following: Front | None
    back: Back | None
    turn: int
    met: list[int]
    done: list[str]
    chair_negated: bool
    actor: int | None
    negated: list[int]
    tilted_from: int | None
    loss: int
    stack: int
    filed: list[FiledChallenge]
    help_seekers_filed: list[str]
    open_at_first: list[str]
    unlearnt: list[str]
    enthroned: str | None
    silent: bool
    uncanny: bool
    tip: str | None
    broken_rounds: list[int]
    councillors: list[Councillor]
    hand: list[str] | None
    pile: list[str] | None
    laid: str | None
    answer: Choice | None
    reach: list[Reach]
    result: Result | None


def view(table: CouncilOf12, seat: int | None, public: View | None = None) -> View:
    """What this seat (None: a spectator) sees of the table: what all see, and its own."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: CouncilOf12) -> View:
    """What everybody sees of the table."""
    get, council, phase = table.get, table.council, table.phase()
    over, challenge, die = phase == OVER, get(CHALLENGE), get(DIE)
    return View(
        seat=None,
        phase=PHASES[phase],
        waiting=bits_of(get(OWING)),
        second_reading=get(FIRST_READING) != NONE,
        round=get(TICK) + 1,
        lead=get(LEAD),
        chair=seat_or_none(get(CHAIR)),
        favour=get(FAVOUR),
        die=die,
        beside=bits_of(council.beside[die]),
        challenge=None if challenge == NONE else front(table, challenge),
        help_seeker=character(get(SEEKER)),
        goals=[bits_of(goal) for goal in (table.goal(0), table.goal(1)) if goal],
        shown=bits_of(get(SHOWN)),
        belled=get(BELLED) == 1,
        following=following(table),
        back=back(table, challenge) if phase in STEP_FIVE and challenge != THRONE else None,
        turn=get(TURN),
        met=bits_of(get(MET) << 1),  # goals and rounds count from 1
        done=character_names(get(DONE)),
        chair_negated=get(CHAIR_NEGATED) == 1,
        actor=seat_or_none(get(ACTOR)),
        negated=bits_of(get(NEGATED)),
        tilted_from=get(START) or None,
        loss=get(LOSS),
        stack=get(CHALLENGES_LEFT),
        filed=[filed(table, i) for i in range(get(FILED))],
        help_seekers_filed=[CHARACTERS[get(SEEKER_FILED_AT + i)] for i in range(get(SEEKERS_FILED))],
        open_at_first=character_names(get(OPEN_AT_FIRST)),
        unlearnt=character_names(get(UNLEARNT)),
        enthroned=character(council.enthroned),
        silent=council.silent,
        uncanny=council.uncanny,
        tip=f"tip-{get(TICK) + 1}" if council.introductory and not over else None,
        broken_rounds=bits_of(get(BROKEN) << 1),
        councillors=[councillor(table, other) for other in range(table.seats)],
        hand=None,
        pile=None,
        laid=None,
        answer=None,
        reach=[],
        result=result(table) if over else None,
    )


def own_view(table: CouncilOf12, seat: int, public: View) -> View:
    """What this seat sees besides."""
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=character_names(table.hand(seat)),
        pile=own_pile(table, seat),
        laid=character(table.laid(seat)),
        answer=choice_or_none(table.answer(seat)),
        reach=[] if public.result else reaches(table, seat),
    )


def front(table: CouncilOf12, challenge: int) -> Front:
    if challenge == THRONE:
        return Front(challenge_name(challenge), challenge, "throne", [])
    council = table.council
    printed = (council.goal_of(challenge, 0), council.goal_of(challenge, 1))
    difficulty = DIFFICULTIES[council.difficulty[challenge]]
    return Front(challenge_name(challenge), challenge, difficulty, [bits_of(goal) for goal in printed if goal])


def following(table: CouncilOf12) -> Front | None:
    """Once the bell has been rung the next front lies open (C12-11)."""
    if table.get(BELLED) == 0 or table.get(CHALLENGE) == NONE:
        return None
    challenge = table.next_challenge()
    return front(table, THRONE if challenge == NONE else challenge)


def back(table: CouncilOf12, challenge: int) -> Back:
    """Only step 5 shows it (C12-8)."""
    council = table.council
    sides = [list(side[challenge]) for side in (council.fail_words, council.pass_words)]
    return Back(council.score[challenge], sides[0], sides[1], table.get(PASSED) == 1)


def filed(table: CouncilOf12, i: int) -> FiledChallenge:
    number = table.filed_challenge(i)
    reward = EFFECTS[table.council.reward[number]] if table.is_kept(i) else None
    return FiledChallenge(challenge_name(number), table.council.score[number], table.is_on_right(i), reward)


def councillor(table: CouncilOf12, seat: int) -> Councillor:
    get, laid, spoken = table.get, table.laid(seat), table.get(SPOKEN_AS + seat)
    return Councillor(
        hand_size=table.hand_size(seat),
        pile_size=table.pile_size(seat),
        top=character(table.top(seat)),
        lies=laid != NONE,
        card=character(laid) if get(FACE_UP) >> seat & 1 else None,
        fixed=get(FIXED) >> seat & 1 == 1,
        lays_openly=get(OPENERS) >> seat & 1 == 1 or get(CHAIR) == seat,
        sentence=SENTENCES[get(SENTENCE + seat)] if spoken else None,
        spoken_as=spoken or None,
        answered=table.answer(seat) != NONE,
        first_reading=choice_or_none(get(FIRST_READING + seat)),
    )


def own_pile(table: CouncilOf12, seat: int) -> list[str]:
    """The own discard pile, the top first (C12-14)."""
    return [CHARACTERS[table.pile_card(seat, i)] for i in range(table.pile_size(seat) - 1, -1, -1)]


def reaches(table: CouncilOf12, seat: int) -> list[Reach]:
    council, die, idle = table.council, table.get(DIE), idle_cards(table)
    playable, goals = table.playable(seat), table.goal(0) | table.goal(1)
    return [
        Reach(
            CHARACTERS[card],
            [die] if idle >> card & 1 else values_of(council, card, die, goals),
            playable >> card & 1 == 1,
        )
        for card in bits_of(table.hand(seat))
    ]


def idle_cards(table: CouncilOf12) -> int:
    """Those that would not turn the die. In step 4 a hand card can only follow an oracle: never as princess, nor as a
    character done already (C12-40).
    """
    return UNTURNING | 1 << PRINCESS | table.get(DONE) if table.phase() in STEP_FOUR else UNTURNING


def values_of(council: Council, card: int, die: int, goals: int) -> list[int]:
    """Where this card alone could leave the die that lies so."""
    if card == ORACLE:
        return list(range(1, FACES + 1))
    if card == PRINCESS:
        return bits_of(goals)
    if card == WORKER:
        return bits_of(two_tilts(council, die))
    return bits_of(council.reach[card * (FACES + 1) + die])


def two_tilts(council: Council, die: int) -> int:
    """The other faces beside a face beside the die's."""
    beside, faces = council.beside, 0
    for face in bits_of(beside[die]):
        faces |= beside[face]
    return faces & ~(1 << die)


def result(table: CouncilOf12) -> Result:
    reason = scoring.REASONS[table.get(RESULT) - 1]
    term, silent = int(scoring.term(table)), int(scoring.silent_rounds(table))
    return Result(
        reason=reason.value,
        won=reason in (scoring.Reason.SUCCESSOR, scoring.Reason.SURVIVED),
        successor=character(int(table.get(SUCCESSOR))),
        challenges=int(scoring.challenge_points(table)),
        crowns=int(scoring.crown_points(table)),
        favour=int(table.get(FAVOUR)),
        silent_rounds=silent,
        silence=silent * int(table.council.tick_points),
        term=term,
        verdict=scoring.verdict(term),
    )


def character(value: int) -> str | None:
    return None if value == NONE else CHARACTERS[value]


def choice_or_none(code: int) -> Choice | None:
    return None if code == NONE else choice_of(code)
