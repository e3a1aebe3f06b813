"""The agreement on one game of Council of 12: seats, options, what is printed, what the stacks are made of."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hofstaat.engine.bits import has
from hofstaat.engine.game import BadSetup
from hofstaat.engine.material import Sheet
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup
from hofstaat.games.council_of_12.actions import Actions
from hofstaat.games.council_of_12.cards import (
    CHALLENGES,
    CHARACTERS,
    DIFFICULTIES,
    DRAWN,
    EFFECTS_EACH,
    FACES,
    MAX_FAVOUR,
    MONTHS,
    N_CHALLENGES,
    N_CHARACTERS,
    OPEN_SEEKERS,
    ROUNDS,
    THRONE,
    Character,
    extended,
    mask_of,
    numbers,
)
from hofstaat.games.council_of_12.setup.printed import (
    Introductory,
    Scenario,
    Stacks,
    amount,
    challenge_section,
    check_names,
    die_faces,
    others,
    reaches,
    reward_of,
)

MAX_SETS: Final[i64] = 16  # of seats


@final
class CouncilOf12Setup(Setup):
    """The agreement on one game: seats, options, the numbers on the cards, and what the stacks are made of."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.everybody: tuple[int, ...] = tuple(range(seats))
        self.seats_from_lead = [
            [(lead + i) % seats for i in range(seats) if has(some, (lead + i) % seats)]
            for lead in range(seats)
            for some in range(MAX_SETS)
        ]
        self.crown = numbers([sheet.number("character", name, "crown", at_most=9) for name in CHARACTERS])
        self.beside = die_faces(sheet)
        self.reach = reaches(self.beside)
        check_names(sheet)
        self.read_challenges(sheet)
        self.read_mode(sheet)
        self.sort_challenges(sheet)
        self.space = self.actions = Actions(seats)

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
        scenarios = {month: Scenario(sheet, month) for month in MONTHS}
        introductory = Introductory(sheet)
        self.introductory: bool = bool(options["introductory"])
        self.month = options["scenario"]
        month = scenarios.get(str(self.month))
        self.uncanny: bool = bool(options["uncanny"]) or (month is not None and month.uncanny)
        self.silent: bool = bool(options["silent"])
        self.bell: bool = not options["no_bell"] and not (self.introductory and introductory.no_bell)
        self.no_gain: bool = month is not None and month.no_gain
        self.min_bells: i64 = month.min_bells if month else 0
        self.must_enthrone: i64 = month.must_enthrone if month else -1
        ticks = {name: sheet.number("silence", name, at_most=9) for name in ("silent", "uncanny")}
        self.tick_points: i64 = ticks["uncanny"] if self.uncanny else ticks["silent"] if self.silent else 0
        favour = sheet.number("favour", str(self.seats), at_least=1, at_most=int(MAX_FAVOUR))
        self.start_favour: i64 = (month.start_favour if month else 0) or favour
        enthroned = options["enthroned"]
        self.enthroned: i64 = CHARACTERS.index(str(enthroned)) if enthroned else -1
        refuse_impossible(self)
        self.open_fixed: i64 = mask_of(introductory.open)
        self.first_die: i64 = introductory.die
        self.stack(introductory if self.introductory else month)

    def stack(self, fixed: Stacks | None) -> None:
        """The cards of both stacks: as printed, as composed, or anything in the game."""
        words = composed(self.options)
        seekers = fixed.help_seekers if fixed else [CHARACTERS.index(word) for word in words if word in CHARACTERS]
        challenges = fixed.challenges if fixed else [CHALLENGES.index(w) + 1 for w in words if w in CHALLENGES]
        self.fixed_seekers = numbers(seekers if self.introductory else [])
        self.listed_challenges = numbers(challenges)
        self.stack_seekers(seekers)

    def stack_seekers(self, listed: list[int]) -> None:
        """The possible help-seekers, and those that lie open before chance draws (C12-2, C12-6, C12-7, C12-83)."""
        self.all_listed: bool = bool(listed)
        everybody = set(range(int(N_CHARACTERS)))
        in_game = everybody - ({int(self.enthroned)} - set(listed))
        seekers = set(listed) or in_game
        open_first = {int(Character.WORKER)} & seekers
        self.in_game: i64 = mask_of(sorted(in_game))
        self.open_first: i64 = mask_of(sorted(open_first))
        self.pool = numbers(sorted(seekers - open_first))
        self.one_more: bool = not open_first and not listed
        self.open_drawn: i64 = OPEN_SEEKERS - len(open_first) - (1 if self.one_more else 0)
        self.crown_wanted: bool = any(self.crown[c] == 1 for c in seekers)

    def sort_challenges(self, sheet: Sheet) -> None:
        """The challenges that the stack is drawn from (C12-4, C12-6)."""
        by_difficulty = [
            [n for n in range(1, int(N_CHALLENGES) + 1) if self.difficulty[n] == d] for d in range(len(DIFFICULTIES))
        ]
        for name, drawn, there in zip(DIFFICULTIES, DRAWN, by_difficulty):
            if len(there) < drawn:
                sentence = f"Only {len(there)} challenges have the difficulty {name}; a game needs {drawn}."
                why = Refusal(sentence, "cards-difficulty", there=len(there), difficulty=repr(name), needed=drawn)
                raise sheet.refusal(("challenge",), why)
        self.easy = numbers(by_difficulty[0])
        self.medium = numbers(by_difficulty[1])
        self.hard = numbers(by_difficulty[2])

    def from_lead(self, lead: i64, seats: i64) -> list[int]:
        """These seats, from the lead leftwards."""
        return self.seats_from_lead[lead * MAX_SETS + seats][:]

    def of_difficulty(self, difficulty: i64) -> vec[i64]:
        """The challenges that may be drawn."""
        return self.easy if difficulty == 0 else self.medium if difficulty == 1 else self.hard

    def effect(self, challenge: i64, passed: i64, i: i64) -> i64:
        """The i-th effect beside favour on the failed (0) or passed (1) side; 0 when there are no more."""
        return self.effects[(challenge * 2 + passed) * EFFECTS_EACH + i] if i < EFFECTS_EACH else 0

    def reach_of(self, character: i64, value: i64) -> i64:
        """The values this character can turn the die to from there, as a set."""
        return self.reach[character * (FACES + 1) + value]

    def goal_of(self, challenge: i64, which: i64) -> i64:
        """The values of a printed goal; 0 when there is no second one."""
        return self.goal[challenge * 2 + which]


def composed(options: dict[str, object]) -> list[str]:
    """The stacks the group has composed: seven challenges and seven help-seekers (C12-4)."""
    words = options["compose"]
    return [str(word) for word in words] if isinstance(words, list | tuple) else []


def refuse_impossible(agreed: CouncilOf12Setup) -> None:
    """Agreements that contradict each other."""
    words = composed(agreed.options)
    if bool(words) + agreed.introductory + bool(agreed.month) > 1:
        raise BadSetup("Choose one of the introductory game, a scenario and stacks of your own.", "one-set-up")
    if agreed.introductory and agreed.enthroned >= 0:
        sentence = "The introductory game knows no throne: leave out the enthroned character."
        raise BadSetup(sentence, "no-throne")
    if agreed.silent and agreed.uncanny:
        raise BadSetup("An uncannily silent council is already silent: choose only one.", "silent-twice")
    if agreed.min_bells > 0 and not agreed.bell:
        sentence = f"The scenario {agreed.month} cannot be won without the bell."
        raise BadSetup(sentence, "needs-bell", scenario=str(agreed.month))
    if words:
        refuse_composition(words, agreed)


def refuse_composition(words: list[str], agreed: CouncilOf12Setup) -> None:
    chosen = [word for word in words if word in CHARACTERS]
    if len(set(words)) != 2 * ROUNDS or len(words) != 2 * ROUNDS or len(chosen) != ROUNDS:
        raise BadSetup("Compose seven different challenges and seven different help-seekers.", "seven-of-each")
    if agreed.enthroned >= 0 and CHARACTERS[agreed.enthroned] in chosen:
        ruler = CHARACTERS[agreed.enthroned]
        raise BadSetup(f"{ruler} is on the throne and cannot seek help.", "on-the-throne", character=ruler)


def longest_game(agreed: CouncilOf12Setup) -> int:
    """No game takes more decisions. A challenge leaves the stack for good unless a replay, which costs favour, brings
    another back (C12-57); favour comes back only with a challenge passed for good.
    """
    n = int(agreed.seats)
    rounds = int(ROUNDS)
    if any(agreed.replays[c] for c in range(int(THRONE))):
        rounds += int(MAX_FAVOUR) + rounds * max(int(agreed.gain[c]) for c in range(int(THRONE)))
    ballot = 2 * n
    turn = 2 * ballot + n + n * (n + 1) + 2 * ballot + 2 * n + 3
    used_rewards = 2 * ballot
    step_five = ballot + int(EFFECTS_EACH) * (ballot + n)
    return (rounds + 1) * (2 * ballot + 2 * turn + used_rewards + step_five)
