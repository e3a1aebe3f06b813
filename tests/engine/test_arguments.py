"""Arguments that no table takes: compiled and from source it is refused with the same sentence, and changes nothing."""

import random
from typing import Any

import pytest

import hofstaat
from hofstaat.engine.chance import SeededLots
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.notation import BadNotation
from hofstaat.engine.table import CHANCE, IllegalAction, Table
from tests.random_play import every_game, somewhere

HUGE = [10**9, 2**31, 2**63, -(2**63), 2**64, 10**30, 10**5000, -(10**9), -(10**9) - 1]
NO_NUMBERS = [1.5, "1", None, [], b"\1", 3.0]


def names(number: int) -> str:
    return hex(number)[:20]


def refused(table: Table, seat: Any, code: Any) -> str:
    before = table.copy()
    with pytest.raises(IllegalAction) as refusal:
        table.apply(seat, code)
    assert table == before and refusal.value.key
    return str(refusal.value)


@pytest.mark.parametrize("code", HUGE, ids=names)
@every_game
def test_a_number_beyond_all_codes(game: Game, code: int) -> None:
    table = game.deal(game.seats[0], 1)
    shown = "of thousands of digits" if code == 10**5000 else code
    assert refused(table, table.actors()[0], code) == f"There is no action {shown}."


@pytest.mark.parametrize("seat", [*HUGE, -9, -2, 99], ids=names)
@every_game
def test_a_number_beyond_all_seats(game: Game, seat: int) -> None:
    table = game.deal(game.seats[0], 1)
    code = table.options(table.actors()[0])[0]
    assert refused(table, seat, code).endswith(f": seats are 0 to {table.seats - 1}.")
    assert table.options(seat) == []


@pytest.mark.parametrize("value", NO_NUMBERS)
@every_game
def test_other_values_than_numbers(game: Game, value: Any) -> None:
    table = game.deal(game.seats[0], 1)
    sentence = f"{value!r} is no whole number, as seats, actions and lots are."
    assert refused(table, value, 0) == refused(table, table.actors()[0], value) == sentence
    with pytest.raises(IllegalAction, match="is no whole number"):
        table.options(value)


def test_no_seat_may_do_what_another_was_asked_last() -> None:
    """The moves a table remembers belong to a seat, or to nobody at all."""
    table = hofstaat.game("hof-verrat").deal(2, 1)
    seat = table.actors()[0]
    code = table.options(seat)[0]
    table.apply(seat, code)
    for nobody in (-9, -(10**9), -(10**9) - 1):
        assert table.options(nobody) == []
        refused(table, nobody, code)


def test_other_types_may_stand_for_numbers() -> None:
    """As in the index of a list: what NumPy counts with is welcome."""

    class Two:
        def __index__(self) -> int:
            return 2

    table = hofstaat.game("hof-verrat").deal(3, 1)
    while table.actors() != [2]:
        table.apply(table.actors()[0], table.options(table.actors()[0])[0])
    assert table.options(Two()) == table.options(2)
    again = table.copy()
    table.apply(Two(), table.options(2)[0])
    again.apply(2, again.options(2)[0])
    assert table == again


@pytest.mark.parametrize("reach", [10, 1000, 10**6, 10**9 - 1])
@every_game
def test_codes_far_from_all_options(game: Game, reach: int) -> None:
    """The games' own sentences hold for numbers far outside their action space, in the middle of any game."""
    rng = random.Random(reach)
    for seed in range(8):
        table = somewhere(game, rng.choice(game.seats), seed).table
        for seat in table.actors():
            for code in (-reach, rng.randint(-reach, reach), reach):
                if code not in table.options(seat):
                    assert refused(table, seat, code).endswith(".")


# -- lots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lots", [[], [0], [0, 1]])
@every_game
def test_lots_are_drawn_only_where_lots_are_due(game: Game, lots: list[int]) -> None:
    """In mid-game and at the end."""
    match = somewhere(game, game.seats[0], 3)
    over = Match.new(game, game.seats[0], 3)
    while actors := over.table.actors():
        over.act(actors[0], over.table.options(actors[0])[0])
    for table in (match.table, over.table):
        before = table.copy()
        with pytest.raises(IllegalAction, match=r"^No lots are due now\.$") as refusal:
            table.draw_lots(lots)
        assert refusal.value.key == "no-lots-due" and table == before


@pytest.mark.parametrize(
    ("lots", "sentence"),
    [
        (5, "Lots are a list of numbers, not 5."),
        ("01", "Lots are a list of numbers, not '01'."),
        (None, "Lots are a list of numbers, not None."),
        ([0.5], "0.5 is no whole number, as seats, actions and lots are."),
        (["x"], "'x' is no whole number, as seats, actions and lots are."),
        ([[0]], "[0] is no whole number, as seats, actions and lots are."),
        ([], "{due} different lots are due, not []."),
        ([2**63, 2**63], "{due} different lots are due, not [9223372036854775808, 9223372036854775808]."),
    ],
)
@every_game
def test_other_values_than_lots(game: Game, lots: Any, sentence: str) -> None:
    table = game.start(game.seats[0])
    before = table.copy()
    with pytest.raises(IllegalAction) as refusal:
        table.draw_lots(lots)
    assert str(refusal.value) == sentence.format(due=table.lots_due) and table == before


@pytest.mark.parametrize("wrong", [-1, 2**15, 2**31, 2**63, 2**64])
@every_game
def test_a_lot_that_was_never_in_the_bag(game: Game, wrong: int) -> None:
    table = game.start(game.seats[0])
    before = table.copy()
    lots = [*range(table.lots_due - 1), wrong]
    with pytest.raises(IllegalAction) as refusal:
        table.draw_lots(lots)
    assert str(refusal.value) == f"Lot {wrong} is not in the bag." == refused(table, CHANCE, wrong)
    assert table == before


# -- seeds and words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, 1.5, True, b"1", []])
def test_other_values_than_seeds(seed: Any) -> None:
    game = hofstaat.game("hof-verrat")
    for deal in (lambda: game.deal(2, seed), lambda: Match.new(game, 2, seed), lambda: SeededLots(seed)):
        with pytest.raises(ValueError) as refusal:
            deal()
        assert str(refusal.value) == f"A seed is a whole number or a text, not {seed!r}."


NUMBERED = {
    "hof-verrat": ["strike spy {}", "toad-noble district {}"],
    "mascarade": ["rob {}", "trade {}", "question {}", "spy {}", "swap {} 1"],
    "kabale-und-hiebe": ["king column {}", "exchange {}"],
    "list-und-tuecke": ["rank {}", "spy on {}", "swap monk with {}", "centre monk {}"],
    "council-of-12": ["die {}", "goal {}", "tilt {}", "seat {}"],
}


@pytest.mark.parametrize("number", ["99999999999", "9223372036854775808", "9" * 20, "9" * 5000])
@every_game
def test_a_number_too_large_in_words(game: Game, number: str) -> None:
    table = game.deal(game.seats[-1], 1)
    for words in NUMBERED[game.name]:
        with pytest.raises((BadNotation, IllegalAction)) as refusal:
            table.apply(table.actors()[0], game.parse(table, table.actors()[0], words.format(number)))
        assert str(refusal.value).endswith(".")
