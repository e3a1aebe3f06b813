"""The worked examples of the rules page, on 13-seat positions: Adele, Bruno, Cédrick, Didier, Fran, Gérard, Harry, and
six more.
"""

from hofstaat.engine.table import Outcome, Table
from hofstaat.games.mascarade.events import Revealed, Spied, Swapped
from tests.games.mascarade.table import announced, cards, choices, does, events, gold, seen, table

ADELE, BRUNO, CEDRICK, DIDIER, FRAN, GERARD, HARRY = range(7)


def ball(turn: int, characters: dict[int, str], fortunes: dict[int, int] | None = None, court: int = 0) -> Table:
    return table(13, characters, fortunes, turn=turn, court=court)


def is_bound(on: Table, seat: int) -> bool:
    assert on.actors() == [seat]
    return {words.split()[0] for words in choices(on)} == {"keep", "swap"}


def test_1_a_king_stands_up_against_a_bluff() -> None:
    """MA-17, MA-18."""
    on = announced(ball(BRUNO, {BRUNO: "thief", CEDRICK: "king"}), "king", CEDRICK)
    assert gold(on, BRUNO, CEDRICK) == [5, 9]
    assert is_bound(on, CEDRICK)


def test_2_nobody_is_the_king() -> None:
    """MA-16, MA-17, MA-18."""
    characters = {ADELE: "witch", BRUNO: "thief", CEDRICK: "judge", GERARD: "king"}
    on = announced(ball(BRUNO, characters), "king", ADELE, CEDRICK)
    assert gold(on, ADELE, BRUNO, CEDRICK) == [5, 5, 5]
    assert seen(on).court == 3
    assert is_bound(on, CEDRICK)
    does(on, "keep 2 3", *["look"] * 10)
    assert not is_bound(on, ADELE)
    on = announced(ball(BRUNO, characters), "king")
    assert gold(on, BRUNO) == [9]
    assert not [event for event in events(on) if isinstance(event, Revealed)]


def test_3_fines_come_after_the_judge() -> None:
    """MA-17, MA-20, MA-30."""
    characters = {ADELE: "witch", CEDRICK: "judge", DIDIER: "spy"}
    on = announced(ball(ADELE, characters, court=3), "judge", CEDRICK, DIDIER)
    assert gold(on, ADELE, CEDRICK, DIDIER) == [5, 9, 5]
    assert seen(on).court == 2
    assert on.actors() == [BRUNO]


def test_4_the_inquisitor_asks() -> None:
    """MA-18, MA-39."""
    characters = {BRUNO: "inquisitor", CEDRICK: "peasant", FRAN: "queen"}
    on = announced(ball(BRUNO, characters), "inquisitor", FRAN)
    does(on, "question 2", "name judge")
    assert gold(on, BRUNO, CEDRICK, FRAN) == [10, 2, 5]
    assert is_bound(on, CEDRICK)
    on = announced(ball(BRUNO, characters), "inquisitor", FRAN)
    does(on, "question 2", "name peasant")
    assert gold(on, BRUNO, CEDRICK, FRAN) == [6, 6, 5]


def test_5_peasants() -> None:
    """MA-37."""
    both = {ADELE: "peasant", CEDRICK: "peasant", FRAN: "spy"}
    assert gold(announced(ball(ADELE, both), "peasant"), ADELE) == [7]
    pair = {ADELE: "peasant", FRAN: "peasant"}
    assert gold(announced(ball(ADELE, pair), "peasant", FRAN), ADELE, FRAN) == [8, 8]
    on = announced(ball(ADELE, both), "peasant", CEDRICK, FRAN)
    assert gold(on, ADELE, CEDRICK, FRAN) == [8, 8, 5]


def test_6_the_cheat_wins_although_another_is_richer() -> None:
    """MA-38."""
    characters = {ADELE: "queen", CEDRICK: "cheat"}
    on = announced(ball(ADELE, characters, {ADELE: 11, CEDRICK: 10}), "cheat", CEDRICK)
    assert on.outcome() == Outcome((CEDRICK,), (11, 6, 10, *[6] * 10), "cheat")
    on = announced(ball(ADELE, characters, {ADELE: 11, CEDRICK: 9}), "cheat", CEDRICK)
    assert gold(on, ADELE, CEDRICK) == [10, 9]
    assert on.outcome() is None


def test_7_the_widow_and_a_last_coin() -> None:
    """MA-40, MA-50."""
    on = announced(ball(ADELE, {ADELE: "queen", HARRY: "widow"}, {ADELE: 1, HARRY: 4}), "widow", HARRY)
    assert gold(on, ADELE, HARRY) == [0, 10]
    assert on.outcome() == Outcome((HARRY,), (0, *[6] * 5, 10, *[6] * 6), "bankrupt")


def test_8_a_bluffing_spy() -> None:
    """MA-16, MA-36."""
    characters = {ADELE: "queen", GERARD: "king"}
    for verb, after in [("swap", ("king", "queen")), ("keep", ("queen", "king"))]:
        on = does(announced(ball(ADELE, characters), "spy"), "spy 5", f"{verb} 0 5")
        assert Spied(ADELE, GERARD, None, "queen", "king") in events(on, ADELE)
        assert (cards(on)[ADELE], cards(on)[GERARD]) == after
        assert on.actors() == [BRUNO]


def test_9_a_swap_under_the_table() -> None:
    """MA-14."""
    on = does(ball(ADELE, {ADELE: "queen", BRUNO: "king"}), "swap 0 1")
    assert cards(on)[:2] == ["king", "queen"]
    assert events(on, ADELE)[0] == Swapped(ADELE, ADELE, None, BRUNO, None, None, swapped=True)
    for other in (BRUNO, CEDRICK, None):
        assert events(on, other)[0] == Swapped(ADELE, ADELE, None, BRUNO, None, None, swapped=None)
