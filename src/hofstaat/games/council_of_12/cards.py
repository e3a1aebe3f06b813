"""The characters, challenges, scenarios and the die of Council of 12, read from `cards.toml` and checked.

A character is a small number in the order of CHARACTERS, a challenge is its printed number. Sets of characters, of
values of the die (bits 1 to 12) and of seats are bits.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from hofstaat.engine.bits import bit
from hofstaat.engine.game import BadSetup
from hofstaat.engine.material import BadCards, Sheet
from hofstaat.engine.table import Setup

CHARACTERS: Final = (
    "alchemist",
    "worker",
    "druid",
    "princess",
    "patient-one",
    "golem",
    "warlock",
    "machine",
    "oracle",
    "parasite",
    "knight",
    "shapeshifter",
)
ALCHEMIST: Final[i64] = 0
WORKER: Final[i64] = 1
DRUID: Final[i64] = 2
PRINCESS: Final[i64] = 3
PATIENT_ONE: Final[i64] = 4
GOLEM: Final[i64] = 5
WARLOCK: Final[i64] = 6
MACHINE: Final[i64] = 7
ORACLE: Final[i64] = 8
PARASITE: Final[i64] = 9
KNIGHT: Final[i64] = 10
SHAPESHIFTER: Final[i64] = 11
N_CHARACTERS: Final[i64] = 12

N_CHALLENGES: Final[i64] = 36
THRONE: Final[i64] = 37
CHALLENGES: Final = tuple(f"challenge-{n}" for n in range(1, 37))
DIFFICULTIES: Final = ("easy", "medium", "hard")
DRAWN: Final = (4, 2, 1)  # of each difficulty (C12-4)
ROUNDS: Final[i64] = 7  # before the throne
OPEN_SEEKERS: Final = 5
MAX_SEATS: Final[i64] = 4
MAX_FAVOUR: Final[i64] = 5
FACES: Final[i64] = 12
TILTS: Final = 5
GOLEM_GOAL: Final[i64] = 0b1111000000000  # 9, 10, 11, 12 (C12-39)
KNIGHT_GOAL: Final[i64] = 0b0000000011110  # 1, 2, 3, 4

# What a challenge does, beside favour. Kept rewards from R_OPEN on.
EACH_DROP: Final[i64] = 1
ONE_DROP: Final[i64] = 2
ROLL: Final[i64] = 3
EACH_TAKE: Final[i64] = 4
ONE_TAKE_ALL: Final[i64] = 5
LEARN: Final[i64] = 6
R_OPEN: Final[i64] = 7
R_TILT: Final[i64] = 8
R_ROLL: Final[i64] = 9
R_SAVE: Final[i64] = 10
R_TAKE_ALL: Final[i64] = 11
R_SHIELD: Final[i64] = 12
EFFECTS: Final = (
    "",
    "EACH_DROP",
    "ONE_DROP",
    "ROLL",
    "EACH_TAKE",
    "ONE_TAKE_ALL",
    "LEARN",
    "R_OPEN",
    "R_TILT",
    "R_ROLL",
    "R_SAVE",
    "R_TAKE_ALL",
    "R_SHIELD",
)
REWARDS: Final = EFFECTS[7:]
EFFECTS_EACH: Final[i64] = 4  # room for so many effects beside favour on each side of a card
FAIL_WORDS: Final = (*(f"LOSE{n}" for n in range(1, 6)), "REPLAY", "EACH_DROP", "ONE_DROP", "ROLL")
PASS_WORDS: Final = (*(f"GAIN{n}" for n in range(1, 6)), "EACH_TAKE", "ONE_TAKE_ALL", "LEARN", *REWARDS)

MONTHS: Final = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)


@final
class Council(Setup):
    """What is agreed for one game: seats, options, the numbers on the cards, and what the stacks are made of."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.empty_table: vec[i16] = vec[i16]()  # what a table starts from, made once
        self.everybody: tuple[int, ...] = tuple(range(seats))
        self.seats_from_lead = [
            [(lead + i) % seats for i in range(seats) if mask >> ((lead + i) % seats) & 1]
            for lead in range(seats)
            for mask in range(bit(MAX_SEATS))
        ]
        self.crown = numbers([sheet.number("character", name, "crown", at_most=9) for name in CHARACTERS])
        self.beside = die_faces(sheet)
        self.reach = reaches(self.beside)
        self.read_challenges(sheet)
        self.read_mode(sheet)
        self.stack_seekers(sheet)
        self.stack_challenges(sheet)

    def read_challenges(self, sheet: Sheet) -> None:
        """Everything printed on the challenges, under their numbers."""
        listed = [challenge_section(sheet, n) for n in range(1, int(N_CHALLENGES) + 1)]
        self.difficulty = numbers([-1, *(DIFFICULTIES.index(each.difficulty) for each in listed), -1])
        self.goal = numbers([0, 0, *(mask for each in listed for mask in each.goals), 0, 0])
        throne_score = sheet.number("throne", "score", at_most=99)
        self.score = numbers([0, *(each.score for each in listed), throne_score])
        self.loss = numbers([0, *(amount(each.fail, "LOSE") for each in listed), 0])
        self.gain = numbers([0, *(amount(each.win, "GAIN") for each in listed), 0])
        self.replays = numbers([0, *(int("REPLAY" in each.fail) for each in listed), 0])
        self.reward = numbers([0, *(reward_of(sheet, each) for each in listed), 0])
        self.effects = numbers([0] * int(2 * EFFECTS_EACH))
        for each in listed:
            for side in (each.fail, each.win):
                self.effects = extended(self.effects, others(sheet, each, side))
        self.fail_words = [[], *(each.fail for each in listed)]
        self.pass_words = [[], *(each.win for each in listed)]

    def read_mode(self, sheet: Sheet) -> None:
        """Scenario, introductory game, silence, the throne as the last game left it (C12-83 to C12-86)."""
        options = self.options
        self.introductory: bool = bool(options["introductory"])
        self.month = options["scenario"]
        month = str(self.month or "")
        self.uncanny: bool = bool(options["uncanny"]) or (bool(month) and sheet.flag("scenario", month, "uncanny"))
        self.silent: bool = bool(options["silent"])
        self.bell: bool = not options["no_bell"] and not (self.introductory and sheet.flag("introductory", "no_bell"))
        self.no_gain: bool = bool(month) and sheet.flag("scenario", month, "no_gain")
        self.min_bells: i64 = sheet.number("scenario", month, "min_bells", at_most=7) if month else 0
        self.must_enthrone: i64 = wanted_successor(sheet, month)
        self.tick_points: i64 = sheet.number("silence", "uncanny" if self.uncanny else "silent", at_most=9)
        if not self.silent and not self.uncanny:
            self.tick_points = 0
        start = sheet.number("scenario", month, "start_favour", at_most=int(MAX_FAVOUR)) if month else 0
        self.start_favour: i64 = start or sheet.number("favour", str(self.seats), at_least=1, at_most=int(MAX_FAVOUR))
        enthroned = options["enthroned"]
        self.enthroned: i64 = CHARACTERS.index(str(enthroned)) if enthroned else -1
        refuse_impossible(self)

    def stack_seekers(self, sheet: Sheet) -> None:
        """Who may become a help-seeker, and who of them lies open before chance draws (C12-2, C12-6, C12-7, C12-83)."""
        listed = self.listed_seekers(sheet)
        self.fixed_seekers = numbers(listed if self.introductory else [])
        self.all_listed: bool = bool(listed)
        everybody = set(range(int(N_CHARACTERS)))
        in_game = everybody - ({int(self.enthroned)} - set(listed))
        seekers = set(listed) or in_game
        open_first = {int(WORKER)} & seekers
        self.in_game: i64 = mask_of(sorted(in_game))
        self.open_first: i64 = mask_of(sorted(open_first))
        self.pool = numbers(sorted(seekers - open_first))
        self.one_more: bool = not open_first and not listed
        self.open_drawn: i64 = OPEN_SEEKERS - len(open_first) - (1 if self.one_more else 0)
        self.crown_wanted: bool = any(self.crown[c] == 1 for c in seekers)
        self.open_fixed: i64 = mask_of(characters(sheet, "introductory", "open"))
        self.first_die: i64 = sheet.number("introductory", "die", at_least=1, at_most=int(FACES))

    def stack_challenges(self, sheet: Sheet) -> None:
        """Which challenges the stack is drawn from (C12-4, C12-6)."""
        self.listed_challenges = numbers(self.chosen_challenges(sheet))
        by_difficulty = [
            [n for n in range(1, int(N_CHALLENGES) + 1) if self.difficulty[n] == d] for d in range(len(DIFFICULTIES))
        ]
        for name, drawn, there in zip(DIFFICULTIES, DRAWN, by_difficulty):
            if len(there) < drawn:
                raise BadCards(f"{sheet.source}: only {len(there)} challenges are {name}; a game needs {drawn}.")
        self.easy = numbers(by_difficulty[0])
        self.medium = numbers(by_difficulty[1])
        self.hard = numbers(by_difficulty[2])

    def listed_seekers(self, sheet: Sheet) -> list[int]:
        if self.introductory:
            return seven(sheet, characters(sheet, "introductory", "help_seekers"), "introductory.help_seekers")
        if self.month:
            where = f"scenario.{self.month}.help_seekers"
            return seven(sheet, characters(sheet, "scenario", str(self.month), "help_seekers"), where)
        return [CHARACTERS.index(word) for word in composed(self.options) if word in CHARACTERS]

    def chosen_challenges(self, sheet: Sheet) -> list[int]:
        highest = int(N_CHALLENGES)
        if self.introductory:
            chosen = sheet.numbers("introductory", "challenges", at_least=1, at_most=highest)
            return seven(sheet, chosen, "introductory.challenges")
        if self.month:
            chosen = sheet.numbers("scenario", str(self.month), "challenges", at_least=1, at_most=highest)
            return seven(sheet, chosen, f"scenario.{self.month}.challenges")
        return [CHALLENGES.index(word) + 1 for word in composed(self.options) if word in CHALLENGES]

    def effect(self, challenge: i64, passed: i64, i: i64) -> i64:
        """The i-th effect beside favour on the failed (0) or passed (1) side; 0 when there are no more."""
        return self.effects[(challenge * 2 + passed) * EFFECTS_EACH + i] if i < EFFECTS_EACH else 0

    def goal_of(self, challenge: i64, which: i64) -> i64:
        """The values of a printed goal; 0 when there is no second one."""
        return self.goal[challenge * 2 + which]


@final
class Printed:
    """One challenge as printed."""

    def __init__(self, number: int, difficulty: str, goals: list[int], score: int) -> None:
        self.number = number
        self.difficulty = difficulty
        self.goals = goals
        self.score = score
        self.fail: list[str] = []
        self.win: list[str] = []


def challenge_section(sheet: Sheet, n: int) -> Printed:
    key = CHALLENGES[n - 1]
    difficulty = sheet.word("challenge", key, "difficulty", among=DIFFICULTIES)
    printed = Printed(n, difficulty, goals(sheet, key), sheet.number("challenge", key, "score", at_most=99))
    printed.fail = sheet.words("challenge", key, "fail", among=FAIL_WORDS)
    printed.win = sheet.words("challenge", key, "pass", among=PASS_WORDS)
    if "REPLAY" in printed.fail and amount(printed.fail, "LOSE") == 0:
        raise sheet.error(("challenge", key, "fail"), printed.fail, "with REPLAY also LOSE1 or more, so that games end")
    return printed


def goals(sheet: Sheet, key: str) -> list[int]:
    """One or two lists of values, as bits; 0 for a second goal that is not there."""
    value = sheet.value("challenge", key, "goals")
    rows = value if isinstance(value, list) else []
    good = 1 <= len(rows) <= 2 and all(isinstance(row, list) and row for row in rows)
    if not good or any(type(v) is not int or not 1 <= v <= FACES for row in rows for v in row):
        raise sheet.error(("challenge", key, "goals"), value, "one or two lists of values from 1 to 12")
    masks = [mask_of(row) for row in rows]
    return [masks[0], masks[1] if len(masks) > 1 else 0]


def amount(words: list[str], kind: str) -> int:
    """How much favour is lost or gained in all."""
    return sum(int(word[-1]) for word in words if word.startswith(kind))


def reward_of(sheet: Sheet, printed: Printed) -> int:
    kept = [word for word in printed.win if word in REWARDS]
    if len(kept) > 1:
        raise sheet.error(
            ("challenge", CHALLENGES[printed.number - 1], "pass"), printed.win, "at most one reward to keep"
        )
    return EFFECTS.index(kept[0]) if kept else 0


def others(sheet: Sheet, printed: Printed, words: list[str]) -> list[int]:
    """The effects beside favour, replay and kept rewards, in printed order, with room to spare."""
    codes = [EFFECTS.index(word) for word in words if word in EFFECTS and word not in REWARDS]
    if len(codes) > EFFECTS_EACH:
        raise sheet.error(("challenge", CHALLENGES[printed.number - 1]), words, f"at most {EFFECTS_EACH} effects")
    return codes + [0] * (int(EFFECTS_EACH) - len(codes))


def die_faces(sheet: Sheet) -> vec[i64]:
    """The faces beside each face, as bits; they must make a dodecahedron whose opposite faces add up to 13."""
    rings = [[], *(sheet.numbers("die", str(f), at_least=1, at_most=int(FACES)) for f in range(1, int(FACES) + 1))]
    total = sheet.number("die", "opposite_sum", at_least=13, at_most=13)
    for face in range(1, int(FACES) + 1):
        ring = rings[face]
        right = len(set(ring)) == len(ring) == TILTS and face not in ring and total - face not in ring
        if not right or any(face not in rings[n] or ring[i - 1] not in rings[n] for i, n in enumerate(ring)):
            raise sheet.error(("die", str(face)), ring, "the five faces beside it in a ring, each beside the next")
    return numbers([mask_of(ring) for ring in rings])


def reaches(beside: vec[i64]) -> vec[i64]:
    """Character by character and value by value: what the die may be turned to (C12-30 to C12-36, C12-41)."""
    row = [0] * int(N_CHARACTERS * (FACES + 1))
    for v in range(1, int(FACES) + 1):
        doubled, halved = [2 * v] if v < FACES else [], [v // 2] if v > 1 else []
        targets = {
            int(ALCHEMIST): doubled + halved,
            int(DRUID): [v - 1, v + 1],
            int(MACHINE): [v + 2, v + 3],
            int(PARASITE): [v - 2, v - 3],
            int(SHAPESHIFTER): [13 - v],
        }
        for character, values in targets.items():
            row[character * 13 + v] = mask_of([min(12, max(1, value)) for value in values])
        row[int(WARLOCK) * 13 + v] = row[int(WORKER) * 13 + v] = int(beside[v])
    return numbers(row)


def wanted_successor(sheet: Sheet, month: str) -> int:
    word = sheet.word("scenario", month, "must_enthrone", among=("", *CHARACTERS)) if month else ""
    return CHARACTERS.index(word) if word else -1


def characters(sheet: Sheet, *path: str) -> list[int]:
    return [CHARACTERS.index(word) for word in sheet.words(*path, among=CHARACTERS)]


def seven(sheet: Sheet, chosen: list[int], where: str) -> list[int]:
    if len(set(chosen)) != ROUNDS or len(chosen) != ROUNDS:
        raise BadCards(f"{sheet.source}: {where} has {len(set(chosen))} different cards; it should have {ROUNDS}.")
    return chosen


def composed(options: dict[str, object]) -> list[str]:
    """The stacks the group has composed: seven challenges and seven help-seekers (C12-4)."""
    words = options["compose"]
    return [str(word) for word in words] if isinstance(words, list | tuple) else []


def refuse_impossible(council: Council) -> None:
    """Agreements that contradict each other."""
    words = composed(council.options)
    if bool(words) + council.introductory + bool(council.month) > 1:
        raise BadSetup("Choose one of the introductory game, a scenario and stacks of your own.", "one-set-up")
    if council.introductory and council.enthroned >= 0:
        sentence = "The introductory game knows no throne: leave out the enthroned character."
        raise BadSetup(sentence, "no-throne")
    if council.silent and council.uncanny:
        raise BadSetup("An uncannily silent council is already silent: choose only one.", "silent-twice")
    if council.min_bells > 0 and not council.bell:
        sentence = f"The scenario {council.month} cannot be won without the bell."
        raise BadSetup(sentence, "needs-bell", scenario=str(council.month))
    if words:
        refuse_composition(words, council)


def refuse_composition(words: list[str], council: Council) -> None:
    chosen = [word for word in words if word in CHARACTERS]
    if len(set(words)) != 2 * ROUNDS or len(words) != 2 * ROUNDS or len(chosen) != ROUNDS:
        raise BadSetup("Compose seven different challenges and seven different help-seekers.", "seven-of-each")
    if council.enthroned >= 0 and CHARACTERS[council.enthroned] in chosen:
        ruler = CHARACTERS[council.enthroned]
        raise BadSetup(f"{ruler} is on the throne and cannot seek help.", "on-the-throne", character=ruler)


def longest_game(council: Council) -> int:
    """No game takes more decisions. A challenge leaves the stack for good unless a replay, which costs favour, brings
    another back (C12-57); favour comes back only with a challenge passed for good.
    """
    n = int(council.seats)
    rounds = int(ROUNDS)
    if any(council.replays[c] for c in range(int(THRONE))):
        rounds += int(MAX_FAVOUR) + rounds * max(int(council.gain[c]) for c in range(int(THRONE)))
    ballot = 2 * n
    turn = 2 * ballot + n + n * (n + 1) + 2 * ballot + 2 * n + 3
    used_rewards = 2 * ballot
    step_five = ballot + int(EFFECTS_EACH) * (ballot + n)
    return (rounds + 1) * (2 * ballot + 2 * turn + used_rewards + step_five)


def numbers(values: list[int]) -> vec[i64]:
    return extended(vec[i64](), values)


def extended(row: vec[i64], values: list[int]) -> vec[i64]:
    for value in values:
        row = append(row, i64(value))
    return row


def mask_of(values: list[int]) -> int:
    mask = 0
    for value in values:
        mask |= bit(value)
    return mask


def bits_of(mask: int) -> list[int]:
    return [value for value in range(16) if mask >> value & 1]


def challenge_name(number: int) -> str:
    return "throne" if number == THRONE else f"challenge-{number}"


def character_names(mask: int) -> list[str]:
    return [CHARACTERS[c] for c in bits_of(mask)]
