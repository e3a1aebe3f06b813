"""A turn and the actions while the round runs: KH-4, KH-5, KH-10 to KH-17."""

from collections import Counter

import pytest

from hofstaat.engine.table import IllegalAction, Table
from hofstaat.games.kabale_und_hiebe.cards import RANKS
from hofstaat.games.kabale_und_hiebe.events.award import Awarded, Numbered, Removed
from hofstaat.games.kabale_und_hiebe.events.events import (
    Closed,
    Declined,
    Drew,
    Exchanged,
    Killed,
    Revealed,
    RoundEnded,
    Slid,
    Stayed,
    Travelled,
    TurnedUp,
)
from tests.games.kabale_und_hiebe.table import GAME, cards, choices, does, events, seen, table, told

QUIET = [
    *("king", "queen", "juliet", "alchemist", "musketeers", "wizard", "witch", "prince"),
    *("squire", "hermit", "little-giant", "double", "dragon", "romeo", "beggar"),
]

# -- placing --------------------------------------------------------------------------------------------------------


def test_a_card_goes_face_down_to_the_bottom_of_any_open_column() -> None:
    """KH-4: under any column that is not closed; fulfilled goals too (KH-5)."""
    on = table(["0 storm"], ["1 king"], seats=3, goals=["music-5", "trade-1"], hands={0: ["queen", "witch"]})
    assert choices(on) == ["queen column 2", "witch column 2", "queen column 3", "witch column 3"]
    does(on, "queen column 3", "queen column 2")
    assert cards(on, 3) == ["0 queen down"]
    assert cards(on, 2) == ["1 king", "1 queen down"]


@pytest.mark.parametrize("rank", QUIET)
def test_a_face_down_card_directly_above_is_turned_up(rank: str) -> None:
    """KH-4: whoever owns it; most cards do nothing then."""
    on = table([f"1 {rank} down"], hands={0: ["storm"]})
    does(on, "storm column 1")
    assert cards(on, 1) == [f"1 {rank}", "0 storm down"]
    assert events(on, TurnedUp) == [TurnedUp(1, rank, 1)]
    assert on.actors() == [1]


def test_also_an_own_card() -> None:
    """KH-4."""
    on = table(["0 storm down"], hands={0: ["king"]})
    does(on, "king column 1")
    assert seen(on).columns[0].closed


def test_refusals_are_sentences() -> None:
    on = table(["1 storm"], hands={0: ["king"]})
    for words, sentence in [
        ("king column 1", "A storm has closed that column"),
        ("queen column 2", "do not have that card"),
        ("slide king", "have to place a hand card"),
        ("exchange 1", "have to place a hand card"),
    ]:
        refused(on, words, sentence)
    does(asked := table(["0 cloak down"], hands={0: ["king", "queen"]}), "king column 1")
    refused(asked, "queen column 1", "slide a card under your cloak")
    refused(asked, "slide king", "do not have that card")
    does(asked := table(["0 traitor down"], hands={0: ["king", "queen"]}), "king column 1")
    refused(asked, "exchange 1", "choose another one")
    refused(asked, "queen column 1", "exchanges the goal")


def refused(on: Table, words: str, sentence: str) -> None:
    seat = on.actors()[0]
    with pytest.raises(IllegalAction, match=sentence):
        on.apply(seat, GAME.parse(on, seat, words))


# -- fulfilled goals ------------------------------------------------------------------------------------------------


def test_the_round_ends_when_every_goal_is_fulfilled() -> None:
    """KH-5: as many cards as points, or more, face up or down."""
    on = table(["0 king", "1 queen"], ["1 king"], goals=["music-3", "trade-1"], hands={0: ["storm"], 1: ["storm"]})
    assert [column.fulfilled for column in seen(on).columns] == [False, True]
    does(on, "storm column 2")
    assert not events(on, RoundEnded)
    does(on, "storm column 1")
    assert events(on, RoundEnded) == [RoundEnded(1, fulfilled=True)]


def test_a_storm_fulfils_its_goal() -> None:
    """KH-5, KH-13: the column is closed whatever lies at its head; the card that turned it up stays."""
    on = table(["1 storm down"], ["0 queen"], goals=["music-5", "trade-2"])
    does(on, "king column 1")
    assert cards(on, 1) == ["1 storm", "0 king down"]
    assert (seen(on).columns[0].closed, seen(on).columns[0].fulfilled) == (True, True)
    assert events(on, Closed) == [Closed(1, 1)]
    does(on, "king column 2")
    assert events(on, RoundEnded)


USED = ("storm", "king", "explorer", "queen")


# -- the explorer ---------------------------------------------------------------------------------------------------


def test_an_explorer_goes_to_the_next_column_and_turns_up_what_lies_there() -> None:
    """KH-10: face down at the bottom; and its action follows."""
    on = table(["1 explorer down"], ["0 storm down"], seats=3)
    does(on, "king column 1")
    assert cards(on, 1) == ["0 king down"]
    assert cards(on, 2) == ["0 storm", "1 explorer travelled"]
    assert events(on, Travelled) == [Travelled(1, 1, 2)]
    assert seen(on).columns[1].closed


def test_from_the_last_column_to_the_first_past_closed_ones() -> None:
    """KH-10, KH-13."""
    on = table(["1 storm"], ["0 queen down"], ["1 explorer down"], seats=3)
    does(on, "king column 3")
    assert cards(on, 2) == ["0 queen", "1 explorer travelled"]
    assert cards(on, 3) == ["0 king down"]


def test_an_explorer_with_nowhere_to_go_stays_face_up() -> None:
    """KH-10."""
    on = table(["1 storm"], ["0 explorer down"], goals=["music-5", "trade-5"])
    does(on, "king column 2")
    assert cards(on, 2) == ["0 explorer", "0 king down"]
    assert events(on, Stayed) == [Stayed(0, 2)]


def test_one_explorer_sends_the_other_on_his_way() -> None:
    """KH-10: each travels once here, and the column they leave shrinks (KH-11)."""
    on = table(["1 explorer down"], ["0 explorer down"], seats=3)
    does(on, "king column 1")
    assert [cards(on, column) for column in (1, 2, 3)] == [
        ["0 king down"],
        ["1 explorer travelled"],
        ["0 explorer travelled"],
    ]


def test_explorers_who_chase_each_other_stop_before_entering_a_column_twice() -> None:
    """KH-10: between two columns they would run for ever; the starting column does not count as entered."""
    on = table(["1 explorer down"], ["0 explorer down"])
    does(on, "king column 1")
    travels = [(event.owner, event.column, event.into) for event in events(on, Travelled)]
    assert travels == [(1, 1, 2), (0, 2, 1)]
    assert not events(on, Stayed)
    assert [cards(on, 1), cards(on, 2)] == [["0 king", "0 explorer travelled"], ["1 explorer travelled"]]
    on = table(["1 explorer down"], ["0 explorer down"], ["2 explorer down"], seats=3)
    does(on, "king column 1")
    once = Counter((event.owner, event.into) for event in events(on, Travelled))
    assert set(once.values()) == {1}


def test_the_explorers_of_six_players_know_where_they_have_been() -> None:
    """KH-10: the way of each of six explorers is remembered; that of seat 5 is not taken for one of seat 0."""
    on = table(
        ["1 storm", "1 king"],
        ["2 storm", "2 king"],
        ["3 storm", "3 king"],
        [],
        ["5 explorer down"],
        ["0 explorer down"],
        seats=6,
        turn=1,
        goals=["music-5", "trade-5", "farming-5", "fencing-5", "alchemy-5", "religion-5"],
        hands={seat: ["queen", *[rank for rank in RANKS if rank not in USED][:2]] for seat in range(6)},
    )
    does(on, "queen column 5")
    assert cards(on, 4) == ["0 explorer travelled"]


def test_an_endless_journey_is_cut_short() -> None:
    """KH-10: the explorer who would enter a column a second time by travelling in this chain stays, face up."""
    on = table(["0 explorer down"], ["1 explorer down"], ["1 storm"], seats=3, turn=2, hands={2: ["explorer"]})
    does(on, "explorer column 1")
    travels = [(event.owner, event.column, event.into) for event in events(on, Travelled)]
    assert travels == [(0, 1, 2), (1, 2, 1), (2, 1, 2), (0, 2, 1), (1, 1, 2), (2, 2, 1)]
    assert events(on, Stayed) == [Stayed(0, 1)]
    assert cards(on, 1) == ["0 explorer", "2 explorer travelled"]
    assert cards(on, 2) == ["1 explorer travelled"]
    assert on.actors() == [0]


def test_where_one_explorer_went_holds_back_no_other_of_six() -> None:
    """KH-10: that 5's explorer entered column 6 is no reason for 0's to stay out of column 4."""
    ways: list[list[str]] = [
        ["1 storm", "1 king"],
        ["2 storm", "2 king"],
        ["3 storm", "3 king"],
        [],
        ["5 explorer down"],
    ]
    goals = ["music-5", "trade-5", "farming-5", "fencing-5", "alchemy-5", "religion-5"]
    hands = {seat: ["queen"] for seat in range(6)}
    on = table(*ways, ["0 explorer down"], seats=6, goals=goals, hands=hands, turn=1)
    does(on, "queen column 5")
    assert cards(on, 4) == ["0 explorer travelled"]
    assert cards(on, 6) == ["5 explorer travelled"]


def test_an_explorer_can_travel_again_later() -> None:
    """KH-10: the guard is for one chain."""
    on = table(["1 explorer down"], hands={0: ["king", "queen"], 1: ["king", "queen"]})
    does(on, "king column 1", "king column 2")
    assert cards(on, 1) == ["0 king", "1 explorer travelled"]
    assert cards(on, 2) == ["1 king down"]


def test_a_goal_can_become_unfulfilled_within_the_chain() -> None:
    """KH-5, KH-11: the test comes when the chain is done. The placed card makes 2, the explorer leaves 1."""
    on = table(["1 explorer down"], ["1 queen"], goals=["music-2", "trade-1"], hands={0: ["king"]})
    does(on, "king column 1")
    assert not events(on, RoundEnded)
    assert [column.fulfilled for column in seen(on).columns] == [False, True]


def test_a_card_that_moves_up_turns_up_nothing() -> None:
    """KH-11: the explorer leaves from between two cards; the one above him was open, the one below stays down."""
    on = table(["1 queen", "1 explorer down"], seats=3)
    does(on, "king column 1")
    assert cards(on, 1) == ["1 queen", "0 king down"]
    assert len(events(on, TurnedUp)) == 1


# -- the assassin ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_the_assassin_kills_the_card_that_turned_him_up(seat: int) -> None:
    """KH-12: also a card of his own owner; it goes face up to its owner's discard pile."""
    on = table([f"{seat} assassin down"], hands={0: ["king"]})
    does(on, "king column 1")
    assert cards(on, 1) == [f"{seat} assassin"]
    assert seen(on, 1).players[0].discards == ["king"]
    assert events(on, Killed) == [Killed(seat, 1, 0, "king")]


def test_also_an_explorer() -> None:
    """KH-12, KH-10: his identity goes to the discard pile with him."""
    on = table(["1 explorer down"], ["0 assassin down"])
    does(on, "king column 1")
    assert cards(on, 2) == ["0 assassin"]
    assert seen(on, 0).players[1].discards == ["explorer"]


def test_an_assassin_strikes_once() -> None:
    """KH-12."""
    on = table(["1 assassin"], hands={0: ["king"], 1: ["queen"]})
    does(on, "king column 1", "queen column 1")
    assert cards(on, 1) == ["1 assassin", "0 king", "1 queen down"]
    assert not events(on, Killed)


# -- the cloak ------------------------------------------------------------------------------------------------------


def test_the_owner_of_a_cloak_may_slide_a_card_under_it_and_draws() -> None:
    """KH-14: out of turn; then the turn goes on as it would have."""
    on = table(["1 cloak down"], hands={1: ["queen", "storm"]})
    does(on, "king column 1")
    assert on.actors() == [1]
    assert choices(on) == ["slide queen", "slide storm", "slide nothing"]
    on.journal = []
    does(on, "slide storm")
    assert told(on)[:3] == [Slid(1, 1), Drew(1, 1), Drew(0, 1)]
    assert on.actors() == [1]
    assert seen(on, 1).columns[0].cards[0].hidden == "storm"
    assert cards(on, 1) == ["1 cloak", "0 king down"]


def test_no_slide_no_draw() -> None:
    """KH-14."""
    on = table(["1 cloak down"])
    does(on, "king column 1")
    on.journal = []
    does(on, "slide nothing")
    assert told(on) == [Declined(1, "cloak", 1), Drew(0, 1)]
    assert not seen(on, 1).columns[0].cards[0].hides


def test_without_a_hand_card_the_owner_is_not_asked() -> None:
    """KH-14."""
    on = table(["1 cloak down"], hands={1: []})
    does(on, "king column 1")
    assert on.actors() == [0]


def test_the_own_cloak_takes_from_the_hand_left_after_placing() -> None:
    """KH-14: and the normal draw still follows."""
    on = table(["0 cloak down"], hands={0: ["king", "queen", "juliet"]}, piles=[["witch", "wizard"], []])
    does(on, "king column 1")
    assert choices(on) == ["slide queen", "slide juliet", "slide nothing"]
    does(on, "slide queen")
    assert seen(on).hand == ["juliet", "wizard", "witch"]


def test_with_both_piles_empty_one_slides_and_draws_nothing() -> None:
    """KH-14, KH-6."""
    rest = [f"0 {rank}" for rank in RANKS if rank not in ("king", "queen", "cloak", "storm")]
    on = table([*rest, "0 cloak down"], hands={0: ["king", "queen", "storm"]}, piles=[[], []], goals=["music-1"])
    does(on, "king column 1", "slide queen")
    assert seen(on).hand == ["storm"]
    assert events(on, Drew) == [Drew(0, 0), Drew(0, 0)]


@pytest.mark.parametrize("rank", ["storm", "traitor", "explorer", "assassin"])
def test_the_hidden_card_never_acts(rank: str) -> None:
    """KH-14, KH-16: it is turned up only at the end of the round."""
    goals = ["music-2", "trade-2"]
    on = table(["1 cloak", "0 king"], ["1 king"], goals=goals, under_cloaks=[None, rank], hands={0: ["queen"]})
    assert not seen(on).columns[0].closed
    does(on, "queen column 2")
    assert events(on, Revealed) == [Revealed(1, rank, 1, under_cloak=True), Revealed(0, "queen", 2, under_cloak=False)]
    assert not [event for event in told(on) if isinstance(event, Killed | Closed | Exchanged | Travelled)]
    assert seen(on).round == 2


def test_the_hidden_card_does_not_count_for_its_goal() -> None:
    """KH-17: and nothing is turned up because of it."""
    on = table(["1 cloak", "0 king down"], ["1 king"], goals=["music-3", "trade-1"], under_cloaks=[None, "queen"])
    assert not seen(on).columns[0].fulfilled
    does(on, "queen column 1")
    assert [event.card for event in events(on, TurnedUp)] == ["king"]


def test_the_hidden_card_is_a_full_card_at_the_award() -> None:
    """KH-17: directly below the cloak, also when that is removed: here as a second witch, as the number a double
    copies, as half of a pair.
    """
    on = round_over(["0 witch", "1 cloak"], [None, "witch"])
    assert not events(on, Removed)
    on = round_over(["0 witch", "1 cloak"], [None, "queen"])
    assert [event.card for event in events(on, Removed)] == ["cloak"]
    assert (1, "queen") in [(event.owner, event.card) for event in events(on, Numbered) if event.column == 1]
    on = round_over(["1 prince", "1 cloak", "0 king"], [None, "squire"])
    assert events(on, Awarded)[0] == Awarded(1, "music-1", 1, "pair")
    on = round_over(["0 hermit", "1 cloak"], [None, "queen"])
    assert [event.number for event in events(on, Numbered) if event.card == "hermit"] == [10]


def round_over(column: list[str], under_cloaks: list[str | None]) -> Table:
    """The round ends with this column under a goal of music; seat 0 lays a card under the other goal."""
    on = table(column, goals=["music-1", "trade-1"], under_cloaks=under_cloaks, hands={0: ["merchant"]})
    return does(on, "merchant column 2")


# -- the traitor ----------------------------------------------------------------------------------------------------


def test_the_owner_of_a_traitor_may_exchange_the_goal_of_his_column() -> None:
    """KH-15: out of turn, with any other column, closed ones too; the closure stays where it is (KH-13)."""
    on = table(["1 traitor down"], ["0 storm"], seats=3, goals=["music-5", "trade-4", "farming-3"])
    does(on, "king column 1")
    assert on.actors() == [1]
    assert choices(on) == ["exchange 2", "exchange 3", "exchange nothing"]
    does(on, "exchange 2")
    assert [column.goal for column in seen(on).columns] == ["trade-4", "music-5", "farming-3"]
    assert [column.closed for column in seen(on).columns] == [False, True, False]
    assert events(on, Exchanged) == [Exchanged(1, 1, 2, "trade-4", "music-5")]


def test_or_leave_it() -> None:
    """KH-15."""
    on = table(["1 traitor down"], goals=["music-5", "trade-4"])
    does(on, "king column 1", "exchange nothing")
    assert [column.goal for column in seen(on).columns] == ["music-5", "trade-4"]
    assert events(on, Declined) == [Declined(1, "traitor", 1)]


def test_between_turns_only_a_traitor_makes_a_goal_unfulfilled() -> None:
    """KH-11, KH-15."""
    on = table(["1 traitor down"], ["0 queen"], goals=["music-3", "trade-1"])
    does(on, "king column 1")
    assert seen(on).columns[1].fulfilled
    does(on, "exchange 2")
    assert [column.fulfilled for column in seen(on).columns] == [True, False]


# -- the end of the round -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", ["explorer", "assassin", "storm", "cloak", "traitor"])
def test_cards_turned_up_by_the_end_of_the_round_do_not_act(rank: str) -> None:
    """KH-16."""
    on = table(["1 queen"], [f"1 {rank} down"], goals=["music-2", "trade-1"], hands={0: ["king"]})
    does(on, "king column 1")
    assert Revealed(1, rank, 2, under_cloak=False) in told(on)
    assert seen(on).round == 2
    assert Awarded(2, "trade-1", 1, "highest") in told(on)


def test_used_cards_go_to_their_owners_discard_piles() -> None:
    """KH-31: removed ones and hidden ones too."""
    column = ["0 queen", "1 wizard", "1 cloak"]
    on = table(column, goals=["music-1", "trade-1"], under_cloaks=[None, "storm"], hands={0: ["king"]})
    does(on, "king column 2")
    assert seen(on).players[0].discards == ["king", "queen"]
    assert seen(on).players[1].discards == ["storm", "cloak", "wizard"]
