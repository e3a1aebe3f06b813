"""The course of a turn: preparation, swap-or-not, look, the forced swap (MA-12 to MA-14, MA-18, MA-26, MA-51)."""

import pytest

from hofstaat.games.mascarade.events import Looked, Swapped, TurnBegan
from tests.games.mascarade.table import GAME, announced, cards, choices, does, events, gold, refusal, seen, table


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_the_first_four_turns_are_preparation(seats: int) -> None:
    """MA-12, MA-62: swap-or-not only, by the first four to move: P1 P2 P1 P2, P1 P2 P3 P1, ..."""
    on = table(seats, turn=1, turns=0)
    for turn in range(4):
        assert on.actors() == [(1 + turn) % seats]
        assert seen(on).preparation == 4 - turn
        assert {words.split()[0] for words in choices(on)} == {"keep", "swap"}
        assert refusal(on, "look" if seats > 3 else "look left") == "preparation"
        does(on, choices(on)[0])
    assert {"keep", "swap", "look", "announce"} == {words.split()[0] for words in choices(on)}


def test_from_the_fifth_turn_on_one_of_three() -> None:
    """MA-13, MA-15: swap-or-not with anybody, look, announce any character in play."""
    on = table(6)
    swaps = [f"{verb} 0 {other}" for other in range(1, 6) for verb in ("keep", "swap")]
    characters = ["judge", "bishop", "king", "queen", "witch", "cheat"]
    assert choices(on) == [*swaps, "look", *(f"announce {name}" for name in characters)]
    assert refusal(on, "announce fool") == "not-in-play"
    assert refusal(on, "swap 1 2") == "swap-own"
    assert refusal(on, "pass") == "swap-look-announce"


def test_a_swap_moves_two_cards_and_keeping_none() -> None:
    """MA-14."""
    before = cards(table(6))
    assert cards(does(table(6), "swap 0 4")) == [before[4], *before[1:4], before[0], before[5]]
    assert cards(does(table(6), "keep 0 4")) == before
    assert does(table(6), "keep 0 4").actors() == [1]


def test_only_who_swaps_knows_whether() -> None:
    """MA-14, MA-26: which places were taken is public, and which of the centre."""
    for verb, swapped in [("swap", True), ("keep", False)]:
        on = does(table(4), f"{verb} 0 centre-1")
        assert events(on, 0)[0] == Swapped(0, 0, None, None, None, 1, swapped)
        for other in (1, 2, 3, None):
            assert events(on, other)[0] == Swapped(0, 0, None, None, None, 1, None)


def test_the_centre_may_be_swapped_with() -> None:
    """MA-14."""
    on = does(table(5, {"0": "king", "centre-0": "judge"}), "swap 0 centre-0")
    assert cards(on)[0] == "judge" and cards(on)[5] == "king"


def test_a_look_tells_the_own_card_to_who_looks() -> None:
    """MA-13: and that they looked, to everybody."""
    on = does(table(6, {0: "queen"}), "look")
    assert events(on, 0)[0] == Looked(0, None, "queen")
    assert events(on, 3)[0] == events(on)[0] == Looked(0, None, None)
    assert on.actors() == [1]
    assert gold(on) == [6] * 6


# -- the forced swap (MA-18) --------------------------------------------------------------------------------------


def test_a_player_revealed_directly_before_must_swap_or_not() -> None:
    """MA-18: no look, no announcement; the centre is allowed."""
    on = announced(table(5, {0: "king", 1: "queen"}), "king", 1)
    assert on.actors() == [1]
    assert seen(on).forced
    assert {words.split()[0] for words in choices(on)} == {"keep", "swap"}
    assert "swap 1 centre-0" in choices(on)
    assert refusal(on, "look") == refusal(on, "announce king") == "forced-swap"
    assert events(on)[-1] == TurnBegan(1, preparation=False, forced=True)


def test_it_binds_for_one_turn_only() -> None:
    """MA-18: seat 2 was revealed too, but its turn is not the next one."""
    on = announced(table(6, {0: "king"}), "king", 1, 2)
    does(on, "keep 1 0")
    assert on.actors() == [2]
    assert not seen(on).forced
    assert "look" in choices(on)


def test_the_announcer_is_never_bound() -> None:
    """MA-18: with 2 players the turn of the other lies between."""
    on = announced(table(2, {"0-left": "king"}), "left king", "1-left")
    does(on, "keep 1-left 1-right")
    assert on.actors() == [0]
    assert not seen(on).forced


def test_nobody_is_bound_without_a_reveal() -> None:
    """MA-16, MA-18."""
    assert not seen(announced(table(6), "king")).forced
    assert not seen(does(table(6), "look")).forced


def test_claiming_stays_free_for_whoever_is_bound_later() -> None:
    """MA-18: it limits only the own turn; a card swapped meanwhile changes nothing."""
    on = announced(table(6, {0: "king", 1: "queen", 5: "judge"}), "king", 1)
    does(on, "swap 1 5")
    on = announced(on, "queen", 1)
    assert gold(on)[1] == 6 - 1 - 1


# -- the turn limit (MA-51) ---------------------------------------------------------------------------------------


def test_the_turn_limit_ends_the_game() -> None:
    """MA-51: so many turns per seat, preparation included; the richest win."""
    on = table(4, gold={2: 9, 3: 9}, options={"turn_limit": 2}, turns=6)
    assert seen(on).turns_left == 2
    does(on, "look")
    assert seen(on).turns_left == 1
    does(on, "look")
    outcome = on.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((2, 3), (6, 6, 9, 9), "turn-limit")


def test_the_default_limit_is_forty_turns_per_seat() -> None:
    """MA-51."""
    on = table(13)
    assert seen(on).turns_left == 40 * 13 - 4
    assert GAME.bound(on.setup) == 40 * 13 * (13 + 2)


def test_without_a_limit_looking_goes_on_for_ever() -> None:
    """MA-51: none switches it off."""
    on = table(2, options={"turn_limit": None})
    assert seen(on).turns_left is None
    for turn in range(500):
        does(on, "look left")
    assert on.actors() == [0]
    assert GAME.bound(on.setup) > 10**9
