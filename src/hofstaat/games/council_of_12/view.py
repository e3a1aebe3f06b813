"""The view of a seat in Council of 12. All else is hidden: laid cards, hands, and piles but for their tops."""

from typing import cast

import msgspec

from hofstaat.engine.table import NONE
from hofstaat.games.council_of_12 import scoring
from hofstaat.games.council_of_12.cards import (
    CHARACTERS,
    DIFFICULTIES,
    EFFECTS,
    FACES,
    THRONE,
    Character,
    bits_of,
    challenge_name,
    character_names,
    character_or_none,
    seat_or_none,
)
from hofstaat.games.council_of_12.notation import ALL, Choice
from hofstaat.games.council_of_12.position.names import PHASES, SENTENCES
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from hofstaat.games.council_of_12.table.stacks import filed_challenge, is_kept, is_on_right, next_challenge
from hofstaat.games.council_of_12.table.table import Cell, CouncilOf12, Phase

STEP_FOUR = frozenset((Phase.ORDER, Phase.SAVE, Phase.EFFECT, Phase.ORACLE_ROLL, Phase.FOLLOW))
STEP_FIVE = frozenset(
    (Phase.SHIELD, Phase.WHO_DROPS, Phase.WHO_TAKES_PILE, Phase.LEARNING, Phase.DROP, Phase.TAKE, Phase.EFFECT_ROLL)
)
UNTURNING = 1 << int(Character.GOLEM) | 1 << int(Character.KNIGHT) | 1 << int(Character.PATIENT_ONE)


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
    """A seat as everybody sees it. `lies`: a card lies there; `card`: which one, if it is open."""

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
    """The values to which a hand card could turn the die now; only its own for cards that would not turn it."""

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
    """The table as this seat (None: a spectator) sees it: the view of all, and its own cards."""
    seen = public or public_view(table)
    return seen if seat is None else own_view(table, seat, seen)


def public_view(table: CouncilOf12) -> View:
    """The table as everybody sees it."""
    get, agreed, phase = table.get, table.agreed, table.phase()
    over, challenge, die = phase == Phase.OVER, get(Cell.CHALLENGE), get(Cell.DIE)
    return View(
        seat=None,
        phase=PHASES[phase],
        waiting=bits_of(get(Cell.OWING)),
        second_reading=get(Cell.FIRST_READING) != NONE,
        round=get(Cell.TICK) + 1,
        lead=get(Cell.LEAD),
        chair=seat_or_none(get(Cell.CHAIR)),
        favour=get(Cell.FAVOUR),
        die=die,
        beside=bits_of(agreed.beside[die]),
        challenge=None if challenge == NONE else front(table, challenge),
        help_seeker=character_or_none(get(Cell.SEEKER)),
        goals=[bits_of(goal) for goal in (table.goal(0), table.goal(1)) if goal],
        shown=bits_of(get(Cell.SHOWN)),
        belled=get(Cell.BELLED) == 1,
        following=following(table),
        back=back(table, challenge) if phase in STEP_FIVE and challenge != THRONE else None,
        turn=get(Cell.TURN),
        met=bits_of(get(Cell.MET) << 1),  # goals and rounds count from 1
        done=character_names(get(Cell.DONE)),
        chair_negated=get(Cell.CHAIR_NEGATED) == 1,
        actor=seat_or_none(get(Cell.ACTOR)),
        negated=bits_of(get(Cell.NEGATED)),
        tilted_from=get(Cell.TILTED_FROM) or None,
        loss=get(Cell.LOSS),
        stack=get(Cell.CHALLENGES_LEFT),
        filed=[filed(table, i) for i in range(get(Cell.FILED))],
        help_seekers_filed=[CHARACTERS[get(Cell.SEEKER_FILED_AT + i)] for i in range(get(Cell.SEEKERS_FILED))],
        open_at_first=character_names(get(Cell.OPEN_AT_FIRST)),
        unlearnt=character_names(get(Cell.UNLEARNT)),
        enthroned=character_or_none(agreed.enthroned),
        silent=agreed.silent,
        uncanny=agreed.uncanny,
        tip=f"tip-{get(Cell.TICK) + 1}" if agreed.introductory and not over else None,
        broken_rounds=bits_of(get(Cell.BROKEN) << 1),
        councillors=[councillor(table, other) for other in range(table.seats)],
        hand=None,
        pile=None,
        laid=None,
        answer=None,
        reach=[],
        result=result(table) if over else None,
    )


def own_view(table: CouncilOf12, seat: int, public: View) -> View:
    """The same with the seat's own cards."""
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=character_names(table.hand(seat)),
        pile=own_pile(table, seat),
        laid=character_or_none(table.laid(seat)),
        answer=choice_or_none(table.answer(seat)),
        reach=[] if public.result else reaches(table, seat),
    )


def front(table: CouncilOf12, challenge: int) -> Front:
    if challenge == THRONE:
        return Front(challenge_name(challenge), challenge, "throne", [])
    agreed = table.agreed
    printed = (agreed.goal_of(challenge, 0), agreed.goal_of(challenge, 1))
    difficulty = DIFFICULTIES[agreed.difficulty[challenge]]
    return Front(challenge_name(challenge), challenge, difficulty, [bits_of(goal) for goal in printed if goal])


def following(table: CouncilOf12) -> Front | None:
    """Once the bell has been rung the next front lies open (C12-11)."""
    if table.get(Cell.BELLED) == 0 or table.get(Cell.CHALLENGE) == NONE:
        return None
    challenge = next_challenge(table)
    return front(table, THRONE if challenge == NONE else challenge)


def back(table: CouncilOf12, challenge: int) -> Back:
    """Only step 5 shows it (C12-8)."""
    agreed = table.agreed
    sides = [list(side[challenge]) for side in (agreed.fail_words, agreed.pass_words)]
    return Back(agreed.score[challenge], sides[0], sides[1], table.get(Cell.PASSED) == 1)


def filed(table: CouncilOf12, i: int) -> FiledChallenge:
    number = filed_challenge(table, i)
    reward = EFFECTS[table.agreed.reward[number]] if is_kept(table, i) else None
    return FiledChallenge(challenge_name(number), table.agreed.score[number], is_on_right(table, i), reward)


def councillor(table: CouncilOf12, seat: int) -> Councillor:
    get, laid, spoken = table.get, table.laid(seat), table.get(Cell.SPOKEN_AS + seat)
    return Councillor(
        hand_size=table.hand_size(seat),
        pile_size=table.pile_size(seat),
        top=character_or_none(table.top(seat)),
        lies=laid != NONE,
        card=character_or_none(laid) if get(Cell.FACE_UP) >> seat & 1 else None,
        fixed=get(Cell.FIXED) >> seat & 1 == 1,
        lays_openly=get(Cell.OPENERS) >> seat & 1 == 1 or get(Cell.CHAIR) == seat,
        sentence=SENTENCES[get(Cell.SENTENCE + seat)] if spoken else None,
        spoken_as=spoken or None,
        answered=table.answer(seat) != NONE,
        first_reading=choice_or_none(get(Cell.FIRST_READING + seat)),
    )


def own_pile(table: CouncilOf12, seat: int) -> list[str]:
    """The own discard pile, the top first (C12-14)."""
    return [CHARACTERS[table.pile_card(seat, i)] for i in range(table.pile_size(seat) - 1, -1, -1)]


def reaches(table: CouncilOf12, seat: int) -> list[Reach]:
    agreed, die, idle = table.agreed, table.get(Cell.DIE), idle_cards(table)
    playable, goals = table.playable(seat), table.goal(0) | table.goal(1)
    return [
        Reach(
            CHARACTERS[card],
            [die] if idle >> card & 1 else values_of(agreed, card, die, goals),
            playable >> card & 1 == 1,
        )
        for card in bits_of(table.hand(seat))
    ]


def idle_cards(table: CouncilOf12) -> int:
    """Those that would not turn the die: nor would an equal card beside one that lies open (C12-14). In step 4 a hand
    card can only follow an oracle: never as princess, nor as a character done already (C12-40).
    """
    idle = UNTURNING
    for seat in bits_of(table.lying() & table.get(Cell.FACE_UP)):
        idle |= 1 << table.laid(seat)
    return idle | 1 << Character.PRINCESS | table.get(Cell.DONE) if table.phase() in STEP_FOUR else idle


def values_of(agreed: CouncilOf12Setup, card: int, die: int, goals: int) -> list[int]:
    """The values at which this card alone could leave the die that lies so."""
    if card == Character.ORACLE:
        return list(range(1, FACES + 1))
    if card == Character.PRINCESS:
        return bits_of(goals)
    if card == Character.WORKER:
        return bits_of(two_tilts(agreed, die))
    return bits_of(agreed.reach_of(card, die))


def two_tilts(agreed: CouncilOf12Setup, die: int) -> int:
    """The other faces beside a face beside the die's."""
    beside, faces = agreed.beside, 0
    for face in bits_of(beside[die]):
        faces |= beside[face]
    return faces & ~(1 << die)


def result(table: CouncilOf12) -> Result:
    reason = scoring.REASONS[table.get(Cell.RESULT) - 1]
    term, silent = int(scoring.term(table)), int(scoring.silent_rounds(table))
    return Result(
        reason=reason.value,
        won=reason in (scoring.Reason.SUCCESSOR, scoring.Reason.SURVIVED),
        successor=character_or_none(int(table.get(Cell.SUCCESSOR))),
        challenges=int(scoring.challenge_points(table)),
        crowns=int(scoring.crown_points(table)),
        favour=int(table.get(Cell.FAVOUR)),
        silent_rounds=silent,
        silence=silent * int(table.agreed.tick_points),
        term=term,
        verdict=scoring.verdict(term),
    )


def choice_or_none(code: int) -> Choice | None:
    return None if code == NONE else cast(Choice, ALL.choices[code])
