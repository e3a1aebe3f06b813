"""The print of the cards and the die of Council of 12: read from `cards.toml` and checked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.right import Right
from hofstaat.games.council_of_12.cards import (
    CHALLENGES,
    CHARACTERS,
    DIFFICULTIES,
    EFFECTS,
    EFFECTS_EACH,
    FACES,
    FAIL_WORDS,
    MAX_FAVOUR,
    MONTHS,
    N_CHALLENGES,
    N_CHARACTERS,
    OPEN_SEEKERS,
    PASS_WORDS,
    REWARDS,
    ROUNDS,
    THRONE,
    TILTS,
    Character,
    mask_of,
    numbers,
)

LONGEST: Final = 9  # of a list of words on a card
# The right form.
REPLAY_COSTS: Final = Right("a list with LOSE1 or more beside REPLAY, so that games end", "right-replay")
GOALS: Final = Right("one or two lists of values from 1 to 12", "right-goals")
ONE_REWARD: Final = Right("a list with at most one reward to keep", "right-one-reward")
FEW_EFFECTS: Final = Right(f"a list with at most {EFFECTS_EACH} effects beside favour", "right-few-effects")
RING: Final = Right("the five faces beside it in a ring, each beside the next", "right-ring")


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
    printed.fail = sheet.words("challenge", key, "fail", among=FAIL_WORDS, at_most=LONGEST)
    printed.win = sheet.words("challenge", key, "pass", among=PASS_WORDS, at_most=LONGEST)
    if "REPLAY" in printed.fail and amount(printed.fail, "LOSE") == 0:
        raise sheet.error(("challenge", key, "fail"), printed.fail, REPLAY_COSTS)
    return printed


def check_names(sheet: Sheet) -> None:
    """The names in both languages, and what else is only shown."""
    cards = [("character", name) for name in CHARACTERS] + [("challenge", name) for name in CHALLENGES]
    for path in [*cards, *(("scenario", month) for month in MONTHS), ("throne",)]:
        for lang in ("de", "en"):
            sheet.text(*path, lang)
    for key in ("goal", "loss"):
        sheet.text("throne", key)
    sheet.number("throne", "number", at_least=int(THRONE), at_most=int(THRONE))


def goals(sheet: Sheet, key: str) -> list[int]:
    """One or two lists of values, as bits; 0 for a second goal that is not there."""
    value = sheet.value("challenge", key, "goals")
    rows = value if isinstance(value, list) else []
    good = 1 <= len(rows) <= 2 and all(isinstance(row, list) and 1 <= len(row) <= FACES for row in rows)
    if not good or any(type(v) is not int or not 1 <= v <= FACES for row in rows for v in row):
        raise sheet.error(("challenge", key, "goals"), value, GOALS)
    masks = [mask_of(row) for row in rows]
    return [masks[0], masks[1] if len(masks) > 1 else 0]


def amount(words: list[str], kind: str) -> int:
    """How much favour is lost or gained in all."""
    return sum(int(word[-1]) for word in words if word.startswith(kind))


def reward_of(sheet: Sheet, printed: Printed) -> int:
    kept = [word for word in printed.win if word in REWARDS]
    if len(kept) > 1:
        raise sheet.error(("challenge", CHALLENGES[printed.number - 1], "pass"), printed.win, ONE_REWARD)
    return EFFECTS.index(kept[0]) if kept else 0


def others(sheet: Sheet, printed: Printed, words: list[str]) -> list[int]:
    """The effects beside favour, replay and kept rewards, in printed order, with room to spare."""
    codes = [EFFECTS.index(word) for word in words if word in EFFECTS and word not in REWARDS]
    if len(codes) > EFFECTS_EACH:
        side = "fail" if words is printed.fail else "pass"
        raise sheet.error(("challenge", CHALLENGES[printed.number - 1], side), words, FEW_EFFECTS)
    return codes + [0] * (int(EFFECTS_EACH) - len(codes))


def die_faces(sheet: Sheet) -> vec[i64]:
    """The faces beside each face, as bits; they must make a dodecahedron whose opposite faces add up to 13."""
    faces = range(1, int(FACES) + 1)
    rings = {face: sheet.numbers("die", str(face), at_least=1, at_most=int(FACES)) for face in faces}
    total = sheet.number("die", "opposite_sum", at_least=13, at_most=13)
    for face, ring in rings.items():
        if len(set(ring)) != TILTS or len(ring) != TILTS or face in ring or total - face in ring:
            raise sheet.error(("die", str(face)), ring, RING)
    worst = max(faces, key=lambda face: len(strangers(face, rings)))
    if strangers(worst, rings):
        raise sheet.error(("die", str(worst)), rings[worst], RING)
    return numbers([0, *(mask_of(rings[face]) for face in faces)])


def strangers(face: int, rings: dict[int, list[int]]) -> list[int]:
    """The faces in its ring that have not this face beside them, or not the one before them in the ring."""
    ring = rings[face]
    return [n for i, n in enumerate(ring) if face not in rings[n] or ring[i - 1] not in rings[n]]


def reaches(beside: vec[i64]) -> vec[i64]:
    """Character by character and value by value: what the die may be turned to (C12-30 to C12-36, C12-41)."""
    row = [0] * int(N_CHARACTERS * (FACES + 1))
    for v in range(1, int(FACES) + 1):
        doubled, halved = [2 * v] if v < FACES else [], [v // 2] if v > 1 else []
        targets = {
            int(Character.ALCHEMIST): doubled + halved,
            int(Character.DRUID): [v - 1, v + 1],
            int(Character.MACHINE): [v + 2, v + 3],
            int(Character.PARASITE): [v - 2, v - 3],
            int(Character.SHAPESHIFTER): [13 - v],
        }
        for character, values in targets.items():
            row[character * 13 + v] = mask_of([min(12, max(1, value)) for value in values])
        row[int(Character.WARLOCK) * 13 + v] = row[int(Character.WORKER) * 13 + v] = int(beside[v])
    return numbers(row)


def characters(sheet: Sheet, *path: str, at_most: int) -> list[int]:
    return [CHARACTERS.index(word) for word in sheet.words(*path, among=CHARACTERS, at_most=at_most)]


def seven(sheet: Sheet, chosen: list[int], *path: str) -> list[int]:
    if len(set(chosen)) != ROUNDS or len(chosen) != ROUNDS:
        name, there = ".".join(path), len(set(chosen))
        sentence = f"{name} has {there} different cards; it should have {ROUNDS}, each once."
        raise sheet.refusal(path, Refusal(sentence, "cards-seven", name=name, there=there, needed=int(ROUNDS)))
    return chosen


class Stacks:
    """Both stacks of a set-up that is printed: a scenario or the introductory game."""

    def __init__(self, sheet: Sheet, path: tuple[str, ...]) -> None:
        listed = characters(sheet, *path, "help_seekers", at_most=LONGEST)
        self.help_seekers = seven(sheet, listed, *path, "help_seekers")
        highest = int(N_CHALLENGES)
        chosen = sheet.numbers(*path, "challenges", at_least=1, at_most=highest)
        self.challenges = seven(sheet, chosen, *path, "challenges")


class Scenario(Stacks):
    """A month of the year of challenges (C12-85)."""

    def __init__(self, sheet: Sheet, month: str) -> None:
        super().__init__(sheet, ("scenario", month))
        self.uncanny = sheet.flag("scenario", month, "uncanny")
        self.no_gain = sheet.flag("scenario", month, "no_gain")
        self.min_bells = sheet.number("scenario", month, "min_bells", at_most=int(ROUNDS))
        self.start_favour = sheet.number("scenario", month, "start_favour", at_most=int(MAX_FAVOUR))
        wanted = sheet.word("scenario", month, "must_enthrone", among=("", *CHARACTERS))
        self.must_enthrone = CHARACTERS.index(wanted) if wanted else -1


class Introductory(Stacks):
    """The introductory game (C12-86)."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, ("introductory",))
        self.no_bell = sheet.flag("introductory", "no_bell")
        self.die = sheet.number("introductory", "die", at_least=1, at_most=int(FACES))
        self.open = characters(sheet, "introductory", "open", at_most=LONGEST)
        hidden = characters(sheet, "introductory", "hidden", at_most=LONGEST)
        if len(self.open) != OPEN_SEEKERS or sorted(self.open + hidden) != sorted(self.help_seekers):
            refuse_open(sheet)


def refuse_open(sheet: Sheet) -> None:
    sentence = (
        f"introductory.open should have {OPEN_SEEKERS} of the cards in introductory.help_seekers, "
        f"introductory.hidden the others, each once."
    )
    raise sheet.refusal(("introductory", "open"), Refusal(sentence, "cards-open", open=OPEN_SEEKERS))
