"""The worked examples of Kabale und Hiebe's rulebook, and ours where they are marked so."""

import pytest

from hofstaat.games.kabale_und_hiebe.cards import AREAS
from hofstaat.games.kabale_und_hiebe.events.award import Removed
from hofstaat.games.kabale_und_hiebe.events.events import Killed
from hofstaat.games.kabale_und_hiebe.scoring import Ground
from tests.games.kabale_und_hiebe.table import GAME, awarded, cards, does, events, numbers, seen, sums, table, winner
from tests.games.kabale_und_hiebe.test_end import score

PROFESSIONS = ("alchemist", "fencing-master", "landowner", "merchant", "cardinal", "minstrel")


def test_equal_sums_of_16() -> None:
    """KH-28: blue and white tie for the highest sum; blue's card is nearer to the goal."""
    column = ["red storm", "blue queen", "white cardinal", "white merchant"]
    assert sums("music-4", *column) == {"red": 9, "blue": 16, "white": 16}
    assert winner("music-4", *column) == "blue"
    assert awarded("music-4", *column).ground == Ground.NEAREST


def test_a_wizard_removes_the_king_and_wins() -> None:
    """KH-21."""
    assert winner("trade-2", "blue king", "white wizard") == "white"


def test_the_final_count() -> None:
    """KH-40: three players."""
    leonardo = ["alchemy-3", "fencing-2", "farming-2", "trade-2", "religion-2", "music-2"]
    sarah = ["alchemy-5", "fencing-5", "trade-5", "trade-4", "music-1"]
    isabelle = ["alchemy-4", "fencing-3", "farming-2", "trade-3", "religion-1", "music-2", "music-1"]
    assert [score(goals).total for goals in (leonardo, sarah, isabelle)] == [26, 20, 29]


@pytest.mark.parametrize(("seats", "goals"), [(3, 18), (5, 30)])
def test_goals_by_players(seats: int, goals: int) -> None:
    """KH-1."""
    position = GAME.describe(GAME.deal(seats, seed=2))
    assert len(position["goal_pile"]) + len(position["columns"]) == goals


def test_four_goals_lie_out_with_four_players() -> None:
    """KH-2."""
    assert len(seen(GAME.deal(4, seed=2)).columns) == 4


def test_the_second_card_under_an_open_assassin_is_safe() -> None:
    """KH-12."""
    on = table(["1 assassin down"], hands={0: ["king", "queen"], 1: ["storm"]})
    does(on, "king column 1", "storm column 2", "queen column 1")
    assert [event.card for event in events(on, Killed)] == ["king"]
    assert cards(on, 1) == ["1 assassin", "0 queen down"]


WIZARD_REMOVES = ["king", "queen", "juliet", "explorer", "traitor", "prince", "hermit", "dragon"]
WITCH_REMOVES = ["storm", "cloak", "wizard", "squire", "little-giant", "romeo", "beggar"]
NEITHER = ["assassin"]


@pytest.mark.parametrize("spell", ["wizard", "witch"])
@pytest.mark.parametrize("rank", [*WIZARD_REMOVES, *WITCH_REMOVES, *NEITHER])
def test_the_cards_they_remove(spell: str, rank: str) -> None:
    """KH-21, KH-22: both lists, alone and doubled. (Two wizards would cancel each other.)"""
    if spell == rank:
        return
    goes = rank in (WIZARD_REMOVES if spell == "wizard" else WITCH_REMOVES)
    left = numbers("music-3", f"red {spell}", "blue double", f"blue {rank}")
    assert (f"blue {rank}" not in left) == goes
    assert ("blue double" not in left) == goes


@pytest.mark.parametrize("area", AREAS)
def test_the_professions_they_remove(area: str) -> None:
    """KH-21, KH-22: under their own goal the wizard's, elsewhere the witch's."""
    for rank, home in zip(PROFESSIONS, AREAS, strict=True):
        assert (f"blue {rank}" in numbers(f"{area}-3", "red wizard", f"blue {rank}")) == (home != area)
        assert (f"blue {rank}" in numbers(f"{area}-3", "red witch", f"blue {rank}")) == (home == area)


@pytest.mark.parametrize("spell", ["wizard", "witch"])
@pytest.mark.parametrize("rank", [*WIZARD_REMOVES, *WITCH_REMOVES, *NEITHER, *PROFESSIONS])
def test_also_the_card_under_a_cloak(spell: str, rank: str) -> None:
    """KH-17: under a goal of music."""
    if rank in (spell, "cloak"):
        return
    at_home = rank == "minstrel"
    high = rank in WIZARD_REMOVES or at_home
    low = rank in WITCH_REMOVES or (rank in PROFESSIONS and not at_home)
    column = [f"0 {spell}", "1 cloak"]
    on = table(column, goals=["music-1", "trade-1"], under_cloaks=[None, rank], hands={0: ["storm"]})
    does(on, "storm column 2")
    removed = [event.card for event in events(on, Removed) if event.column == 1 and event.spell == spell]
    assert (rank in removed) == (high if spell == "wizard" else low)


@pytest.mark.parametrize(
    "breaker", [["blue musketeers", "blue storm"], ["blue wizard", "blue storm"], ["blue witch", "blue king"]]
)
def test_a_pair_broken_up(breaker: list[str]) -> None:
    """KH-24: by musketeers, wizard or witch."""
    assert awarded("music-3", "red prince", "red squire").ground == Ground.PAIR
    assert awarded("music-3", "red prince", "red squire", *breaker).ground == Ground.HIGHEST
    assert winner("music-3", "red prince", "red squire", *breaker) == "blue"


def test_two_doubles() -> None:
    """KH-26: with nothing below both are without a number; (ours:) above a king both are 20."""
    assert numbers("music-3", "red king", "blue double", "red double") == {
        "red king": 20,
        "blue double": None,
        "red double": None,
    }
    assert set(numbers("music-3", "blue double", "white double", "red king").values()) == {20}


def test_two_dragons() -> None:
    """KH-27: foreign cards lose 4."""
    assert numbers("music-3", "red dragon", "blue dragon", "white king")["white king"] == 16


def test_only_a_cloak_under_a_beggar() -> None:
    """KH-29, KH-30: with 0 it is the lowest sum."""
    assert winner("music-3", "red beggar", "red squire", "blue cloak", "white king") == "blue"
    assert sums("music-3", "red beggar", "blue cloak")["blue"] == 0
