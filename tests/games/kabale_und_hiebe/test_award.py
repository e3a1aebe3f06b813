"""The award of a goal: KH-20 to KH-36."""

import random

import pytest

from hofstaat.games.kabale_und_hiebe.cards import AREAS, RANKS
from hofstaat.games.kabale_und_hiebe.judge import award
from hofstaat.games.kabale_und_hiebe.scoring import Ground
from hofstaat.games.kabale_und_hiebe.table import Event
from tests.games.kabale_und_hiebe import letter
from tests.games.kabale_und_hiebe.table import AGREED, awarded, numbers, sums, winner

PROFESSIONS = ("alchemist", "fencing-master", "landowner", "merchant", "cardinal", "minstrel")

# Two cards under a goal of music. Rows: the card next to the goal, of red. Columns: the card below it, of blue, in the
# order of the rows. r: red wins, b: blue wins, a dot: nobody takes part.
DUELS = """
king            rrrrrrrrrrrrrrrbrrrrrrrrb
queen           brrrrrrrrrrrrrrbrrrrrrrrb
juliet          bbrrrrrrrrrrrrrbrrrrrrrrb
alchemist       bbbrrrrrbbbbrbbrbbrbrrbrb
fencing-master  bbbrrrrrbbbbrbbrbbrbrrbrb
landowner       bbbrrrrrbbbbrbbrbbrbrrbrb
merchant        bbbrrrrrbbbbrbbrbbrbrrbrb
cardinal        bbbrrrrrbbbbrbbrbbrbrrbrb
minstrel        bbbrrrrrrbrrrrrbrbrrrrbrb
explorer        bbbrrrrrrrrrrrrbrbrrrrrrb
assassin        bbbrrrrrbbrrrbbrrbrbrrbrb
storm           bbbrrrrrbbbrrbbrbbrbrrbrb
cloak           bbbbbbbbbbbbrbbbbbbbbrbbr
traitor         bbbrrrrrbbrrrrbbrbrbrrbrb
musketeers      bbbrrrrrbbrrrrrrrbrbrrrrr
wizard          rrrbbbbbrrbbrrbrbrrrrrrrb
witch           bbbrrrrrbbbrrbbrrbrbrrbrr
prince          bbrrrrrrrrrrrrrbrrrrrrrrb
squire          bbbbbbbbbbbbrbbbbbrbbrbbr
hermit          bbbrrrrrbbrrrrrbrbrrrrbrb
little-giant    bbbbbbbbbbbbrbbbbbrbrrbrb
double          rrrrrrrrrrrrrrbrbrrrr.brb
dragon          bbbrrrrrrrrrrrrbrbrrrrrrb
romeo           bbbbbbbbbbbbrbbbbbrbrrbrb
beggar          rrrrrrrrrrrrbrbrbrbrrrrrb
"""
ROWS = [line.split() for line in DUELS.split("\n") if line]


def test_the_table_of_duels_has_every_card() -> None:
    assert tuple(name for name, _ in ROWS) == RANKS
    assert {len(row) for _, row in ROWS} == {len(RANKS)}


@pytest.mark.parametrize(("above", "row"), ROWS)
def test_every_card_against_every_other(above: str, row: str) -> None:
    """KH-20 to KH-30, two cards at a time."""
    colours = {"r": "red", "b": "blue", ".": None}
    for below, expected in zip(RANKS, row, strict=True):
        assert winner("music-3", f"red {above}", f"blue {below}") == colours[expected], f"{above} above {below}"


# -- what a card counts ---------------------------------------------------------------------------------------------


PRINTED = {
    "king": 20,
    "queen": 16,
    "juliet": 14,
    **dict.fromkeys(PROFESSIONS, 8),
    "explorer": 13,
    "assassin": 9.5,
    "storm": 9,
    "cloak": 0,
    "traitor": 10,
    "musketeers": 11,
    "wizard": 7,
    "witch": 1,
    "prince": 14,
    "squire": 2,
    "hermit": 12,
    "little-giant": 2,
    "double": None,
    "dragon": 11,
    "romeo": 5,
    "beggar": 4,
}


@pytest.mark.parametrize("rank", RANKS)
def test_a_card_alone_counts_its_number(rank: str) -> None:
    """KH-25, KH-26, KH-36: 9.5 is never rounded. A farmer's goal is nobody's home but the landowner's."""
    expected = 12 if rank == "landowner" else PRINTED[rank]
    assert numbers("farming-1", f"red {rank}") == {f"red {rank}": expected}


@pytest.mark.parametrize("area", AREAS)
def test_professions_count_more_at_home(area: str) -> None:
    """The 12 is no special ability: musketeers leave it (KH-20)."""
    column = [f"red {rank}" for rank in PROFESSIONS]
    expected = {card: 12 if AREAS[i] == area else 8 for i, card in enumerate(column)}
    assert numbers(f"{area}-3", *column) == expected
    with_musketeers = numbers(f"{area}-3", *column, "blue musketeers")
    assert with_musketeers == {**expected, "blue musketeers": 11}


def test_hermit_and_giant_count_all_other_cards() -> None:
    """KH-25: of all owners."""
    column = ["red hermit", "red little-giant", "blue king", "white cloak", "blue storm"]
    assert numbers("music-5", *column)["red hermit"] == 12 - 4
    assert numbers("music-5", *column)["red little-giant"] == 2 + 3 * 4


def test_a_hermit_in_a_crowd_counts_nothing_less() -> None:
    """KH-27: no number falls below 0."""
    crowd = [f"{colour} {rank}" for colour in ("blue", "white") for rank in ("king", "queen", "juliet", *PROFESSIONS)]
    assert numbers("trade-5", "red hermit", *crowd)["red hermit"] == 0


def test_romeo_wants_the_juliet_of_his_colour() -> None:
    """KH-25."""
    assert numbers("music-2", "red romeo", "red juliet")["red romeo"] == 15
    assert numbers("music-2", "red juliet", "blue king", "red romeo")["red romeo"] == 15
    assert numbers("music-2", "red romeo", "blue juliet")["red romeo"] == 5


def test_a_double_takes_the_number_below_him() -> None:
    """KH-26: after hermit, giant and Romeo have counted; chains from the bottom up; the number, not the ability."""
    assert numbers("music-3", "red double", "blue hermit")["red double"] == 11
    assert numbers("music-3", "red double", "blue romeo", "blue juliet")["red double"] == 15
    assert numbers("music-3", "red double", "blue double", "white king") == {
        "red double": 20,
        "blue double": 20,
        "white king": 20,
    }
    assert numbers("music-3", "blue king", "red double")["red double"] is None


def test_a_double_never_does_what_the_card_below_does() -> None:
    """KH-26, KH-33: no second wizard, no second witch, no Juliet, no prince, no squire."""
    assert set(numbers("music-3", "red king", "red double", "blue wizard")) == {"red double", "blue wizard"}
    assert numbers("music-3", "red double", "red witch", "blue king") == {"red witch": 1, "blue king": 20}
    assert numbers("music-3", "red romeo", "red double", "blue juliet")["red romeo"] == 5
    assert awarded("music-3", "red prince", "red double", "blue squire").ground == Ground.HIGHEST


def test_dragons_lower_the_cards_of_others() -> None:
    """KH-27: each by 2, doubles and dragons too, never below 0."""
    assert numbers("music-3", "red dragon", "red king", "blue king", "blue witch")["blue king"] == 18
    assert numbers("music-3", "red dragon", "red cloak", "blue cloak") == {
        "red dragon": 11,
        "red cloak": 0,
        "blue cloak": 0,
    }
    assert numbers("music-3", "red dragon", "blue dragon", "white king") == {
        "red dragon": 9,
        "blue dragon": 9,
        "white king": 16,
    }


def test_a_double_copies_before_the_dragon_comes() -> None:
    """KH-26, KH-27: he takes the whole number, then is lowered for himself."""
    assert numbers("music-3", "red dragon", "red double", "blue king")["red double"] == 20
    assert numbers("music-3", "red dragon", "blue double", "red king")["blue double"] == 18


def test_no_number_is_not_0() -> None:
    """KH-34: not removed, not lowered, but a card for hermit and giant."""
    column = ["red little-giant", "blue hermit", "blue dragon", "red double"]
    assert numbers("music-3", *column) == {
        "red little-giant": 2 + 9 - 2,
        "blue hermit": 9,
        "blue dragon": 11,
        "red double": None,
    }
    assert numbers("music-3", "red witch", "blue double") == {"red witch": 1, "blue double": None}
    assert numbers("music-3", "red wizard", "blue double") == {"red wizard": 7, "blue double": None}


# -- step 1: musketeers ---------------------------------------------------------------------------------------------


def test_musketeers_cancel_every_other_ability() -> None:
    """KH-20."""
    column = ["red hermit", "red little-giant", "red romeo", "red juliet", "blue double", "blue dragon", "blue beggar"]
    assert numbers("music-3", "white musketeers", *column) == {
        "white musketeers": 11,
        "red hermit": 12,
        "red little-giant": 2,
        "red romeo": 5,
        "red juliet": 14,
        "blue double": None,
        "blue dragon": 11,
        "blue beggar": 4,
    }
    assert winner("music-3", "white musketeers", *column) == "red"
    assert winner("music-3", "white wizard", "red king", "blue musketeers", "blue witch") == "red"
    assert awarded("music-3", "red prince", "red squire", "blue musketeers", "blue king").winner == 1


def test_two_musketeers_do_not_cancel_each_other() -> None:
    """KH-20: one or more."""
    assert winner("music-3", "red musketeers", "blue musketeers", "blue beggar", "white cloak") == "blue"


# -- steps 2 and 3: wizard and witch --------------------------------------------------------------------------------

HIGH = ["king", "queen", "juliet", "explorer", "traitor", "prince", "hermit", "dragon"]
LOW = ["storm", "cloak", "squire", "little-giant", "romeo", "beggar", "cardinal"]


@pytest.mark.parametrize("rank", HIGH)
def test_the_wizard_removes_10_and_more(rank: str) -> None:
    """KH-21, KH-23: by the printed number, whatever it would count later; a double above goes with it."""
    left = numbers("music-3", "red wizard", f"red {rank}", "white double", f"blue {rank}", "blue witch")
    assert set(left) == {"blue witch"}
    assert set(numbers("music-3", "red wizard", f"red {rank}", "white double", f"blue {rank}")) == {"red wizard"}


@pytest.mark.parametrize("rank", LOW)
def test_the_witch_removes_9_and_less(rank: str) -> None:
    """KH-22."""
    assert set(numbers("music-3", "red witch", f"red {rank}", "white double", f"blue {rank}")) == {"red witch"}


def test_the_assassin_survives_both() -> None:
    """KH-22, KH-36."""
    assert set(numbers("music-3", "red wizard", "blue assassin", "red witch")) == {"blue assassin", "red witch"}


def test_a_profession_is_tested_by_the_goal_that_lies_there() -> None:
    """KH-23."""
    assert set(numbers("music-3", "red wizard", "blue minstrel", "blue cardinal")) == {"red wizard", "blue cardinal"}
    assert set(numbers("music-3", "red witch", "blue minstrel", "blue cardinal")) == {"red witch", "blue minstrel"}


def test_wizard_first_then_witch() -> None:
    """KH-35: he removes 10 and more, she removes him and the rest up to 9."""
    column = ["red king", "blue wizard", "red storm", "white witch", "red assassin"]
    assert set(numbers("music-3", *column)) == {"white witch", "red assassin"}


@pytest.mark.parametrize("spell", ["wizard", "witch"])
def test_several_of_them_cancel_each_other(spell: str) -> None:
    """KH-21, KH-22: two or more, not odd or even."""
    column = [f"red {spell}", "red king", "blue cloak", f"blue {spell}"]
    assert set(numbers("music-3", *column)) == set(column)
    column = [*column, f"white {spell}"]
    assert set(numbers("music-3", *column)) == set(column)


def test_removals_are_decided_before_any_card_goes() -> None:
    """KH-23: the double shows the king's 20 and goes with him, though a cloak lies below."""
    assert set(numbers("music-3", "red double", "red king", "blue cloak", "blue wizard")) == {
        "blue cloak",
        "blue wizard",
    }
    assert set(numbers("music-3", "red double", "white double", "red king", "blue wizard")) == {"blue wizard"}


def test_a_double_of_the_witch_is_not_the_witch() -> None:
    """KH-33: he shows 1 and she removes him; he is no second witch."""
    assert set(numbers("music-3", "blue double", "red witch", "blue king")) == {"red witch", "blue king"}


def test_a_double_above_a_card_that_stays_keeps_its_number() -> None:
    """KH-26, KH-34: without a number the first time, he is not removed, and nothing comes to lie below him later."""
    assert numbers("music-3", "red king", "white wizard", "blue double")["blue double"] is None
    column = ["blue double", "red assassin", "red king", "white wizard"]
    assert numbers("music-3", *column) == {"blue double": 9.5, "red assassin": 9.5, "white wizard": 7}


def test_removed_cards_have_no_effect() -> None:
    """KH-29: beggar, dragon and Juliet."""
    assert winner("music-3", "red king", "blue beggar", "white witch") == "red"
    assert numbers("music-3", "red dragon", "blue storm", "white wizard") == {"blue storm": 9, "white wizard": 7}
    assert numbers("music-3", "red romeo", "red juliet", "white wizard")["red romeo"] == 5


# -- step 4: prince & squire ----------------------------------------------------------------------------------------


def test_prince_and_squire_win_outright() -> None:
    """KH-24: also against a beggar and whatever the sums."""
    won = awarded("music-3", "red squire", "blue king", "blue queen", "red prince", "white beggar", "white cloak")
    assert (won.winner, won.ground) == (0, Ground.PAIR)


def test_of_several_pairs_the_nearest_card_of_a_pair_decides() -> None:
    """KH-24: other cards of the same players do not matter."""
    pairs = ["blue squire", "red prince", "red squire", "blue prince"]
    assert winner("music-3", "red king", *pairs) == "blue"
    assert winner("music-3", "white prince", *pairs) == "blue"


def test_an_incomplete_pair_counts_its_numbers() -> None:
    """KH-24: of two colours, or broken up."""
    assert sums("music-3", "red prince", "blue squire") == {"red": 14, "blue": 2}
    assert winner("music-3", "red prince", "red squire", "blue storm", "blue wizard") == "blue"
    assert winner("music-3", "red squire", "red prince", "blue king", "blue witch") == "blue"


# -- who wins -------------------------------------------------------------------------------------------------------


def test_the_highest_sum_wins_and_the_nearest_card_on_a_tie() -> None:
    """KH-28: any card of the tied; exact equality (KH-36)."""
    assert winner("music-3", "red storm", "blue queen", "red cardinal") == "red"
    tied = awarded("music-3", "white cloak", "blue cardinal", "red queen", "blue merchant")
    assert (tied.winner, tied.ground) == (1, Ground.NEAREST)
    assert winner("music-3", "red storm", "blue assassin") == "blue"


def test_nearest_among_the_cards_that_are_left() -> None:
    """KH-32: the removed king was nearer."""
    column = ["red king", "blue storm", "red storm", "white wizard"]
    assert winner("music-3", *column) == "blue"
    column = ["red king", "blue storm", "red cardinal", "red witch", "white wizard"]
    assert sums("music-3", *column) == {"red": 1}


def test_with_a_beggar_the_lowest_sum_wins_and_the_farthest_card_on_a_tie() -> None:
    """KH-29."""
    assert winner("music-3", "red king", "blue storm", "white beggar", "white king") == "blue"
    tied = awarded("music-3", "white queen", "red squire", "blue squire", "white beggar", "red cloak")
    assert (tied.winner, tied.ground) == (0, Ground.FARTHEST)


def test_without_a_number_one_takes_no_part() -> None:
    """KH-30, KH-34: but such a double counts for nearest if its owner takes part."""
    assert awarded("music-3").ground == Ground.NOBODY
    assert winner("music-3", "red double") is None
    assert winner("music-3", "blue king", "white beggar", "red double") == "white"
    assert winner("music-3", "blue king", "white queen", "white beggar", "blue double", "red cloak") == "red"
    assert winner("music-3", "red cloak") == "red"
    tie = ["white wizard", "blue storm", "red storm", "red double"]
    assert winner("music-3", *tie) == "blue"
    assert winner("music-3", "red double", "blue musketeers", "red musketeers") == "red"
    assert winner("music-3", "blue beggar", "red romeo", "blue witch", "blue king") == "blue"


def test_every_step_is_told() -> None:
    """The steps of an award are events: a board or a log can play it back."""
    steps = awarded("music-3", "red king", "red double", "blue storm", "blue wizard", "white dragon").steps
    kinds = [step[0] for step in steps]
    assert kinds == sorted(kinds)
    assert (kinds[0], kinds[-1]) == (Event.AWARD_BEGAN, Event.AWARDED)
    assert kinds.count(int(Event.REMOVED)) == 2  # king and dragon


# -- any column -----------------------------------------------------------------------------------------------------

SPECIAL = RANKS[14:]


def any_column(rng: random.Random) -> list[tuple[int, str]]:
    """Up to twelve different cards of four colours, half of them with a power."""
    cards = [(rng.randrange(4), rng.choice(rng.choice((SPECIAL, RANKS)))) for _ in range(rng.randint(0, 12))]
    return list(dict.fromkeys(cards))


@pytest.mark.parametrize("seed", range(20))
def test_any_column_is_awarded_by_the_letter(seed: int) -> None:
    """KH-20 to KH-36, against a second, slow reading of the rules."""
    rng = random.Random(seed)
    for _ in range(50):
        column, area = any_column(rng), rng.choice(AREAS)
        expected = letter.winner([letter.Lying(*card) for card in column], area)
        assert award(AGREED, f"{area}-3", column).winner == expected, (area, column)
