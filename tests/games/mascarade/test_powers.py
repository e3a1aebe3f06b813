"""The powers of the characters (MA-30 to MA-40)."""

import pytest

from hofstaat.games.mascarade.events import CheatFailed, Declined, Named, Questioned, Revealed, Spied, TookFrom
from tests.games.mascarade.table import announced, cards, choices, does, events, gold, refusal, seen, table


def test_the_judge_takes_the_court_but_not_this_turns_fines() -> None:
    """MA-30."""
    on = announced(table(6, {0: "judge"}, court=4), "judge", 2, 3)
    assert gold(on) == [10, 6, 5, 5, 6, 6]
    assert seen(on).court == 2


def test_the_bishop_takes_two_from_the_richest_other() -> None:
    """MA-31: without a decision; the Bishop may be richer."""
    on = announced(table(6, gold={0: 9, 4: 8}), "bishop")
    assert gold(on) == [11, 6, 6, 6, 6, 6]
    assert on.actors() == [1]


def test_on_a_tie_the_bishop_chooses_among_the_richest() -> None:
    """MA-31."""
    on = announced(table(6, gold={2: 8, 5: 8}), "bishop")
    assert on.actors() == [0]
    assert choices(on) == ["rob 2", "rob 5"]
    assert refusal(on, "rob 1") == "rob-the-richest"
    assert gold(does(on, "rob 5")) == [8, 6, 8, 6, 6, 6]


def test_the_bishop_takes_what_is_there() -> None:
    """MA-31: the richest other has 1."""
    on = announced(table(4, gold={0: 5, 1: 1, 2: 1, 3: 1}), "bishop")
    does(on, "rob 3")
    assert gold(on) == [6, 1, 1, 0]


def test_king_and_queen() -> None:
    """MA-32: 3 and 2 from the bank."""
    on = announced(table(6), "king")
    announced(on, "queen")
    assert gold(on, 0, 1) == [9, 8]
    assert seen(on).bank == 194 - 36 - 5


def test_the_fool_gets_one_and_takes_two_cards_of_others() -> None:
    """MA-33: never the own, never the centre; only the Fool knows whether they were swapped."""
    selection = {"characters": ["judge", "king", "queen", "spy", "fool", "thief"]}
    on = announced(table(4, options=selection), "fool")
    assert gold(on, 0) == [7]
    assert choices(on) == ["keep 1 2", "swap 1 2", "keep 1 3", "swap 1 3", "keep 2 3", "swap 2 3"]
    before = cards(on)
    does(on, "swap 1 3")
    assert cards(on) == [before[0], before[3], before[2], before[1], *before[4:]]


def test_the_thief_takes_one_from_each_neighbour() -> None:
    """MA-34: what is there if less: the richest lies elsewhere, both neighbours have one."""
    on = announced(table(4, gold={1: 1, 3: 1}), "thief")
    assert gold(on) == [8, 0, 6, 0]
    assert [e for e in events(on) if isinstance(e, TookFrom)] == [TookFrom(0, 1, 1), TookFrom(0, 3, 1)]


def test_the_witch_exchanges_fortunes_before_the_fines() -> None:
    """MA-35: the wrong announcer pays from the new fortune."""
    on = announced(table(6, {2: "witch"}, {0: 3, 2: 9}), "witch", 2)
    assert on.actors() == [2]
    does(on, "trade 0")
    assert gold(on, 0, 2) == [8, 3]


def test_the_witch_may_decline() -> None:
    """MA-35."""
    on = announced(table(6, gold={3: 11}), "witch")
    assert choices(on) == ["decline", "trade 1", "trade 2", "trade 3", "trade 4", "trade 5"]
    assert refusal(on, "pass") == "trade-or-decline"
    does(on, "decline")
    assert gold(on) == [6, 6, 6, 11, 6, 6]
    assert Declined(0) in events(on)


def test_the_spy_chooses_then_sees_then_swaps() -> None:
    """MA-36: only she learns both cards; she may keep them."""
    on = announced(table(10, {0: "king", 4: "queen"}), "spy")
    assert [words for words in choices(on) if words == "spy 0"] == []
    does(on, "spy 4")
    assert seen(on, 0).players[0].places[0].card == "king"
    assert seen(on, 0).players[4].places[0].card == "queen"
    assert not seen(on, 0).players[4].places[0].face_up
    for other in (4, 5, None):
        assert all(player.places[0].card is None for player in seen(on, other).players)
        assert Spied(0, 4, None) in events(on, other)
    assert Spied(0, 4, None, "king", "queen") in events(on, 0)
    does(on, "swap 0 4")
    assert cards(on)[0] == "queen" and cards(on)[4] == "king"
    assert seen(on, 0).players[0].places[0].card is None


def test_a_spy_may_look_at_a_card_that_lies_open() -> None:
    """MA-22, MA-36: her own and the taken card are turned down first; other open cards stay."""
    on = table(10, {0: "king", 2: "spy", 5: "queen"})
    announced(on, "spy", 2, 5)
    assert [seen(on).players[seat].places[0].face_up for seat in (0, 2, 5)] == [True, True, True]
    does(on, "spy 0")
    assert [seen(on).players[seat].places[0].face_up for seat in (0, 2, 5)] == [False, False, True]
    does(on, "swap 2 0")
    assert cards(on)[0] == "spy" and cards(on)[2] == "king"
    assert gold(on, 0, 2, 5) == [5, 6, 5]


def test_a_peasant_alone() -> None:
    """MA-37: announced unclaimed, or the only real one among those revealed."""
    assert gold(announced(table(8), "peasant"), 0) == [7]
    on = announced(table(8, {0: "king", 2: "peasant"}), "peasant", 2)
    assert gold(on, 0, 2) == [5, 7]


def test_both_peasants() -> None:
    """MA-37: 2 each, also when both are claimants; then the false announcer pays."""
    on = announced(table(8, {0: "king", 2: "peasant", 6: "peasant"}), "peasant", 2, 6)
    assert gold(on, 0, 2, 6) == [5, 8, 8]


def test_the_cheat_wins_alone_with_ten() -> None:
    """MA-38: also unclaimed, a bluff, and not the richest; the game ends at once."""
    on = announced(table(6, {3: "cheat"}, {0: 10, 1: 12}), "cheat")
    outcome = on.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "cheat")
    assert on.actors() == []


def test_a_cheat_with_less_than_ten_does_nothing() -> None:
    """MA-38."""
    on = announced(table(6, gold={0: 9}), "cheat")
    assert on.outcome() is None
    assert gold(on, 0) == [9]
    assert CheatFailed(0, 9) in events(on)


def test_a_cheat_wins_before_fines_are_paid() -> None:
    """MA-38: nobody pays, not even whoever would go bankrupt."""
    on = announced(table(6, {0: "cheat", 1: "king"}, {0: 10, 1: 1}), "cheat", 1)
    assert gold(on, 0, 1) == [10, 1]
    assert on.outcome() is not None


def test_the_inquisitor_asks_and_wrong_answers_cost_four() -> None:
    """MA-39: a bluffing, unclaimed Inquisitor collects too; the victim reveals."""
    on = announced(table(11, {0: "king", 5: "queen"}), "inquisitor")
    assert choices(on) == [f"question {seat}" for seat in range(1, 11)]
    assert refusal(on, "name king") == "question-somebody"
    does(on, "question 5")
    assert on.actors() == [5]
    assert "name peasant" in choices(on) and "name widow" not in choices(on)
    assert refusal(on, "name widow") == "name-in-play"
    does(on, "name judge")
    assert gold(on, 0, 5) == [10, 2]
    told = events(on)
    assert [Questioned(0, 5), Named(5, "judge"), Revealed(5, None, "queen", right=False)] == told[-5:-2]


@pytest.mark.parametrize(("named", "left"), [("peasant", 6), ("king", 2)])
def test_either_peasant_is_a_peasant(named: str, left: int) -> None:
    """MA-39."""
    on = does(announced(table(11, {5: "peasant"}), "inquisitor"), "question 5", f"name {named}")
    assert gold(on, 5) == [left]


def test_the_inquisitors_victim_pays_what_it_has_and_is_bound_if_next() -> None:
    """MA-18, MA-39."""
    on = does(announced(table(11, {1: "queen"}, {1: 5}), "inquisitor"), "question 1", "name king")
    assert gold(on, 0, 1) == [10, 1]
    assert on.actors() == [1]
    assert seen(on).forced


def test_an_open_card_may_be_asked() -> None:
    """MA-39: the announcer, or a claimant, who then knows the answer."""
    on = announced(table(11, {0: "king", 3: "inquisitor"}), "inquisitor", 3)
    assert on.actors() == [3]
    assert seen(on, 0).players[0].places[0].card == "king"
    does(on, "question 0", "name king")
    assert gold(on, 0, 3) == [5, 6]


def test_the_widow_is_topped_up_to_ten() -> None:
    """MA-40: with 10 or more nothing."""
    assert gold(announced(table(12, gold={0: 2}), "widow"), 0) == [10]
    assert gold(announced(table(12, gold={0: 10}), "widow"), 0) == [10]
    assert gold(announced(table(12, gold={0: 12}), "widow"), 0) == [12]
