"""Announcements: who is asked, who reveals, who uses the power, who pays (MA-15 to MA-23, MA-26, MA-27)."""

from hofstaat.games.mascarade.events import Fined, Looked, NobodyWas, Revealed, Swapped, Used
from hofstaat.games.mascarade.view import Answer
from tests.games.mascarade.table import (
    announced,
    cards,
    choices,
    does,
    events,
    gold,
    refusal,
    seen,
    table,
)


def test_everybody_is_asked_from_the_left_of_the_announcer() -> None:
    """MA-15: one by one, hearing the earlier answers; also after somebody claimed."""
    on = does(table(5, turn=3, actor=3), "announce king")
    asked = []
    for answer in ("pass", "claim", "pass", "claim"):
        asked += on.actors()
        assert choices(on) == ["pass", "claim"]
        does(on, answer)
    assert asked == [4, 0, 1, 2]
    assert on.actors() == [4]


def test_nobody_looks_by_accident() -> None:
    """MA-28: a look is the action of a turn; asked for an answer, nobody can look, nor be shown a card."""
    on = does(table(5), "announce king")
    for _ in range(4):
        assert refusal(on, "look") == "answer-first"
        does(on, "pass")
    assert not [event for seat in range(5) for event in events(on, seat) if isinstance(event, Looked)]


def test_everybody_sees_who_has_answered_what() -> None:
    """MA-15."""
    on = does(table(5, turn=3, actor=3), "announce king", "pass", "claim")
    for seat in (None, 0, 1):
        running = seen(on, seat).announcement
        assert running is not None
        assert (running.seat, running.character, running.right) == (3, "king", None)
        assert running.answers == [Answer(4, claims=False), Answer(0, claims=True)]
    assert seen(on).actor == 1


def test_a_character_in_the_centre_may_be_announced() -> None:
    """MA-15."""
    on = announced(table(4, {"centre-0": "king"}), "king")
    assert gold(on, 0) == [9]


def test_unclaimed_the_announcer_uses_the_power_unseen() -> None:
    """MA-16: also a bluff; the card stays down."""
    on = announced(table(6, {0: "witch", 1: "king"}), "king")
    assert gold(on) == [9, 6, 6, 6, 6, 6]
    assert not [event for event in events(on) if isinstance(event, Revealed | Fined)]
    assert seen(on).court == 0
    assert on.actors() == [1]


def test_the_true_character_uses_the_power_out_of_turn() -> None:
    """MA-17: all who claimed reveal; the wrong ones pay, the announcer included; next is the left of the announcer."""
    on = announced(table(6, {0: "witch", 3: "king", 4: "queen"}), "king", 3, 4)
    assert gold(on) == [5, 6, 6, 9, 5, 6]
    assert seen(on).court == 2
    assert on.actors() == [1]
    told = events(on)
    assert [event for event in told if isinstance(event, Revealed)] == [
        Revealed(0, None, "witch", right=False),
        Revealed(3, None, "king", right=True),
        Revealed(4, None, "queen", right=False),
    ]
    assert Used(3, "king") in told
    assert told.index(Used(3, "king")) < told.index(Fined(0, 1))


def test_a_true_announcer_uses_the_power_and_only_the_claimants_pay() -> None:
    """MA-17."""
    on = announced(table(6, {0: "king", 3: "queen"}), "king", 3)
    assert gold(on) == [9, 6, 6, 5, 6, 6]


def test_if_nobody_was_it_there_is_no_power_and_all_pay() -> None:
    """MA-17."""
    on = announced(table(6, {0: "witch", 2: "king", 3: "queen"}), "king", 3)
    assert gold(on) == [5, 6, 6, 5, 6, 6]
    assert NobodyWas("king") in events(on)
    assert not [event for event in events(on) if isinstance(event, Used)]


def test_the_cards_are_turned_down_again() -> None:
    """MA-17."""
    on = announced(table(6, {0: "king"}), "king", 3)
    assert all(not place.face_up and place.card is None for player in seen(on).players for place in player.places)
    assert seen(on).announcement is None


def test_nobody_goes_below_nothing() -> None:
    """MA-19: whoever owes more than they have pays all they have. The Bishop leaves 0, the fine finds nothing."""
    on = announced(table(4, {0: "bishop", 1: "king"}, {0: 1, 1: 2, 2: 1, 3: 1}), "bishop", 1)
    assert gold(on) == [3, 0, 1, 1]
    assert seen(on).court == 0
    assert Fined(1, 0) in events(on)


def test_a_bank_pays_what_it_has() -> None:
    """MA-19: and an empty bank does not end the game."""
    on = announced(table(4, court=194 - 24 - 2, bank=2), "king")
    assert gold(on) == [8, 6, 6, 6]
    assert seen(on).bank == 0
    assert on.outcome() is None
    announced(on, "queen")
    assert gold(on) == [8, 6, 6, 6]


def test_two_peasants_are_served_clockwise_from_the_announcer() -> None:
    """MA-19: the bank has 3; seat 7 comes before seat 2 when seat 5 announced."""
    on = table(8, {2: "peasant", 7: "peasant"}, turn=5, actor=5, court=194 - 48 - 3, bank=3)
    announced(on, "peasant", 2, 7)
    assert gold(on, 7, 2, 5) == [8, 7, 5]


def test_the_right_claim_is_fixed_when_revealed() -> None:
    """MA-20, MA-21: the Fool swaps the cards of a wrong claimant and the announcer; both still pay."""
    on = table(7, {0: "king", 1: "queen", 3: "fool"})
    announced(on, "fool", 1, 3)
    assert on.actors() == [3]
    does(on, "swap 0 1")
    assert cards(on)[:2] == ["queen", "king"]
    assert gold(on, 0, 1, 3) == [5, 5, 7]
    assert on.actors() == [1]
    assert seen(on).forced


def test_a_card_taken_from_the_reveal_is_turned_down_first() -> None:
    """MA-22: everybody saw what went in; whether it was swapped only the Fool knows. The others' cards stay open."""
    on = table(7, {0: "king", 1: "queen", 3: "fool", 4: "judge"})
    announced(on, "fool", 1, 3)
    assert [player.places[0].card for player in seen(on).players[:5]] == ["king", "queen", None, "fool", None]
    does(on, "keep 1 4")
    assert [e for e in events(on, 0) if isinstance(e, Swapped)] == [Swapped(3, 4, None, 1, None, None, None)]
    assert [e for e in events(on, 3) if isinstance(e, Swapped)] == [Swapped(3, 4, None, 1, None, None, swapped=False)]


def test_powers_without_effect_may_be_announced() -> None:
    """MA-23: Judge with an empty court, Cheat below 10, Widow with 10 or more, Witch between equal fortunes."""
    assert gold(announced(table(6), "judge")) == [6] * 6
    assert gold(announced(table(6), "cheat")) == [6] * 6
    assert gold(announced(table(13, gold={0: 11}), "widow"), 0) == [11]
    assert gold(does(announced(table(6), "witch"), "trade 3")) == [6] * 6


def test_powers_must_be_used_only_the_witch_may_decline() -> None:
    """MA-23: Fool and Spy must take two cards but need not swap."""
    assert "decline" in choices(announced(table(6), "witch"))
    fooling = announced(table(7), "fool")
    assert {words.split()[0] for words in choices(fooling)} == {"keep", "swap"}
    assert refusal(fooling, "decline") == refusal(fooling, "keep 0 1") == "fool-two-others"
    spying = announced(table(10), "spy")
    assert {words.split()[0] for words in choices(spying)} == {"spy"}
    assert refusal(spying, "decline") == "spy-first"
    assert choices(does(spying, "spy 4")) == ["keep 0 4", "swap 0 4"]
    assert refusal(spying, "keep 0 5") == "spy-swaps"


def test_the_places_of_fool_and_spy_are_public() -> None:
    """MA-26: centre places have numbers."""
    selection = {"characters": ["judge", "king", "queen", "spy", "fool", "thief"]}
    on = does(announced(table(4, options=selection), "spy"), "spy centre-1", "keep 0 centre-1")
    spied = next(event for event in events(on, 2) if hasattr(event, "own_card"))
    assert (spied.seat, spied.other, spied.centre, spied.card) == (0, None, 1, None)  # type: ignore[attr-defined]
    on = does(announced(table(7), "fool"), "swap 2 6")
    assert Swapped(0, 2, None, 6, None, None, None) in events(on, 3)


def test_neighbours_and_others_are_seen_from_the_user_of_the_power() -> None:
    """MA-27: a claimant's Thief robs the claimant's neighbours; a claimant's Bishop may rob the announcer."""
    on = announced(table(7, {3: "thief"}), "thief", 3)
    assert gold(on) == [5, 6, 5, 8, 5, 6, 6]
    on = announced(table(7, {3: "bishop"}, {0: 9}), "bishop", 3)
    assert gold(on, 0, 3) == [6, 8]
