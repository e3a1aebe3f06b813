"""Set-up, rounds and drawing: KH-1 to KH-3, KH-6 to KH-9."""

from collections import Counter

import pytest

from hofstaat.engine.game import BadSetup
from hofstaat.engine.match import Match
from hofstaat.engine.table import CHANCE
from hofstaat.games.kabale_und_hiebe.cards import RANKS
from hofstaat.games.kabale_und_hiebe.events.award import AwardBegan, Awarded
from hofstaat.games.kabale_und_hiebe.events.events import (
    Cleared,
    Drew,
    Placed,
    RoundBegan,
    RoundEnded,
    Shuffled,
    Skipped,
)
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe
from tests.games.kabale_und_hiebe.table import GAME, choices, does, events, seen, table, told
from tests.random_play import walk

ALL = list(range(25))


def test_everybody_shuffles_the_own_cards_and_draws_three() -> None:
    """KH-1: the first three of the pile."""
    game = GAME.start(2)
    game.draw_lots(ALL)
    game.draw_lots(ALL[::-1])
    game.draw_lots(list(range(12)))
    game.draw_lots([1])
    assert seen(game, 0).hand == ["king", "queen", "juliet"]
    assert seen(game, 1).hand == ["dragon", "romeo", "beggar"]
    position = GAME.describe(game)
    assert position["piles"][0] == list(RANKS[3:])
    assert position["piles"][1] == list(RANKS[:22][::-1])


@pytest.mark.parametrize("seats", range(2, 7))
def test_six_goals_per_player_are_used_and_one_per_player_revealed(seats: int) -> None:
    """KH-1, KH-2: the rest leave the game unseen."""
    position = GAME.describe(GAME.deal(seats, seed=1))
    assert len(position["goal_pile"]) == 5 * seats
    assert len(position["columns"]) == seats
    assert len(position["unused_goals"]) == 36 - 6 * seats


def test_there_are_36_goals() -> None:
    """Six areas with 1, 2, 3, 3, 4, 5 points."""
    position = GAME.describe(GAME.deal(6, seed=1))
    goals = Counter([*position["goal_pile"], *(column["goal"] for column in position["columns"])])
    assert len(goals) == 30
    assert {goal for goal, copies in goals.items() if copies == 2} == {
        f"{area}-3" for area in ("alchemy", "fencing", "farming", "trade", "religion", "music")
    }


def test_goals_lie_from_left_to_right_in_the_order_revealed() -> None:
    """KH-2: lots name goals by area and points."""
    game = GAME.start(2, journal=True)
    game.draw_lots(ALL)
    game.draw_lots(ALL)
    game.draw_lots([5, 0, *range(6, 16)])
    game.draw_lots([0])
    assert [column.goal for column in seen(game).columns] == ["alchemy-5", "alchemy-1"]
    assert told(game)[-1] == RoundBegan(1, 0, ("alchemy-5", "alchemy-1"))


@pytest.mark.parametrize("first", range(3))
def test_chance_draws_the_start_player_and_turns_go_to_the_left(first: int) -> None:
    """KH-3."""
    game = GAME.start(3)
    for _ in range(3):
        game.draw_lots(ALL)
    game.draw_lots(list(range(18)))
    game.draw_lots([first])
    assert game.actors() == [first]
    does(game, f"{choices(game)[0].split()[0]} column 1")
    assert game.actors() == [(first + 1) % 3]


def test_the_next_round_begins_left_of_who_took_the_last_turn() -> None:
    """KH-3."""
    on = table(["0 king"], seats=3, goals=["music-2", "trade-1", "farming-1"], turn=1, hands={1: ["storm", "witch"]})
    does(on, "witch column 2", "king column 3")
    assert on.actors() == [0]
    does(on, "queen column 1")
    assert (seen(on).round, on.actors()) == (2, [1])


def test_also_if_a_traitor_of_another_ended_it() -> None:
    """KH-3, KH-15: seat 2 decided, but the turn was that of seat 0."""
    goals = ["music-3", "trade-2", "farming-1"]
    on = table(["2 traitor down"], ["0 queen", "1 queen", "2 queen"], ["0 juliet"], seats=3, goals=goals)
    does(on, "king column 1")
    assert on.actors() == [2]
    does(on, "exchange 2")
    assert (seen(on).round, on.actors()) == (2, [1])


# -- drawing --------------------------------------------------------------------------------------------------------


def test_a_turn_ends_with_a_card_drawn() -> None:
    """KH-4: the next one of the pile."""
    on = table(piles=[["witch", "wizard"], []], hands={0: ["king", "queen", "juliet"]})
    does(on, "king column 1")
    assert seen(on, 0).hand == ["queen", "juliet", "witch"]


def test_also_when_the_round_has_just_ended_and_before_the_award() -> None:
    """KH-4, KH-6: what is shuffled for it has none of this round's columns."""
    on = table(["0 queen"], goals=["music-1", "trade-1"], hands={0: ["king", "storm"]}, piles=[[], []])
    does(on, "king column 2")
    assert on.actors() == [CHANCE]
    assert on.lots_of == 25 - len(["queen", "king", "storm"])
    on.draw_lots(list(range(22)))
    kinds = [type(event) for event in told(on)]
    assert kinds.index(Shuffled) < kinds.index(Drew) < kinds.index(RoundEnded) < kinds.index(AwardBegan)


def test_a_card_just_killed_can_be_drawn_again() -> None:
    """KH-6, KH-12."""
    on = table(["1 assassin down"], hands={0: ["king", "storm", "witch"]}, piles=[[], []])
    does(on, "king column 1")
    assert seen(on).players[0].discards[0] == "king"
    on.draw_lots(list(range(on.lots_of)))
    assert seen(on).hand == ["king", "storm", "witch"]
    assert seen(on).players[0].discards == []


def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    """KH-6."""
    on = table(piles=[["witch"], []], hands={0: ["king", "queen", "juliet"]}, turn=0)
    does(on, "king column 1")
    assert on.actors() == [1]
    assert (seen(on).players[0].pile, len(seen(on).players[0].discards)) == (0, 21)


def spent(seat: int, *left: str) -> list[str]:
    """A column with all cards of a seat but these, turned up; no storm, which would close it."""
    return [f"{seat} {rank}" for rank in RANKS if rank not in left and rank != "storm"]


def test_shuffling_a_single_card_is_an_event_of_chance() -> None:
    """KH-8."""
    on = table(spent(0, "king", "queen"), hands={0: ["king", "queen"]}, piles=[[], []], goals=["music-1", "trade-5"])
    does(on, "king column 2")
    assert on.actors() == [CHANCE]
    assert on.options(CHANCE) == [0]
    on.apply(CHANCE, 0)
    assert seen(on).hand == ["queen", "storm"]
    assert events(on, Shuffled) == [Shuffled(0, 1)]


def test_with_both_piles_empty_one_plays_on_with_fewer_cards() -> None:
    """KH-6."""
    hands = {0: ["king", "queen", "storm"], 1: ["king", "queen", "storm"]}
    on = table(spent(0, "king", "queen"), hands=hands, piles=[[], []], goals=["music-1", "trade-5"])
    does(on, "king column 2")
    assert seen(on).hand == ["queen", "storm"]
    assert events(on, Drew) == [Drew(0, 0)]


def test_without_a_hand_card_one_is_skipped_and_draws_nothing() -> None:
    """KH-6."""
    hands = {0: ["storm"], 1: ["king", "queen", "storm"]}
    on = table(spent(0), hands=hands, piles=[[], []], goals=["music-1", "trade-5"])
    does(on, "storm column 1")
    assert on.actors() == [1]
    does(on, "king column 1")
    assert events(on, Skipped) == []
    on.draw_lots(list(range(on.lots_of)))
    assert on.actors() == [1]
    assert events(on, Skipped) == [Skipped(0)]
    assert [event.seat for event in events(on, Drew)] == [0, 1]


def test_if_nobody_can_place_a_card_the_round_ends_and_is_awarded() -> None:
    """KH-9: fulfilled or not; the left neighbour of who took the last turn begins the next."""
    hands: dict[int, list[str]] = {0: ["storm"], 1: []}
    both = [*spent(0), *spent(1), "1 storm down"]
    on = table(both, hands=hands, piles=[[], []], goals=["music-1", "trade-5"])
    does(on, "storm column 2")
    assert events(on, RoundEnded) == [RoundEnded(1, fulfilled=False)]
    assert events(on, Awarded)[1] == Awarded(2, "trade-5", 0, "highest")
    draw_all(on)
    assert (seen(on).round, on.actors()) == (2, [1])


def draw_all(on: KabaleUndHiebe) -> None:
    while on.actors() == [CHANCE]:
        on.draw_lots(list(range(on.lots_due)))


def test_before_the_next_round_everybody_draws_up_to_three_in_the_order_of_seats() -> None:
    """KH-8, KH-31: with the discard piles, to which the columns went, shuffled if need be."""
    hands = {0: ["storm"], 1: ["king"]}
    on = table([*spent(0), "1 storm"], hands=hands, piles=[[], ["queen"]], goals=["music-1", "trade-1"], turn=1)
    does(on, "king column 2")
    assert seen(on, 1).hand == ["queen"]
    assert on.actors() == [CHANCE]
    draw_all(on)
    assert [event.seat for event in events(on, Drew)] == [1, 0, 0, 1, 1]
    assert [event.seat for event in events(on, Shuffled)] == [0, 1]
    assert [player.hand_size for player in seen(on).players] == [3, 3]
    assert seen(on).round == 2


def test_nobody_draws_up_after_the_sixth_round() -> None:
    """KH-8."""
    hands = {0: ["storm"], 1: ["king"]}
    goals = ["music-1", "trade-1"]
    on = table([*spent(0), "1 storm"], hands=hands, piles=[[], ["queen"]], goals=goals, turn=1, round=6)
    does(on, "king column 2")
    assert on.actors() == []
    assert [player.hand_size for player in seen(on).players] == [1, 1]


def test_a_game_has_six_rounds_of_awards_from_the_left() -> None:
    """KH-2, KH-31, KH-9: every round awards its goals column by column and clears the columns; no round is endless."""
    match = Match.new(GAME, 4, seed=5)
    for _ in walk(match, 5):
        pass
    told_all = match.witnessed(None)
    assert [event.round for event in told_all if isinstance(event, RoundBegan)] == [1, 2, 3, 4, 5, 6]
    assert [event.column for event in told_all if isinstance(event, Awarded)] == [1, 2, 3, 4] * 6
    assert sum(isinstance(event, Cleared) for event in told_all) == 6
    turns = sum(isinstance(event, Placed) for event in told_all)
    assert turns <= 6 * 26 * 4
    assert [column["cards"] for column in GAME.describe(match.table)["columns"]] == [[]] * 4


# -- options --------------------------------------------------------------------------------------------------------


def test_two_players_may_do_without_the_ones() -> None:
    """KH-1: the 1-point goals are removed before counting out; with more players the option is refused."""
    position = GAME.describe(GAME.deal(2, seed=1, two_player_no_ones=True))
    goals = [*position["goal_pile"], *position["unused_goals"], *(column["goal"] for column in position["columns"])]
    assert len(goals) == 30
    assert not [goal for goal in goals if goal.endswith("-1")]
    with pytest.raises(BadSetup, match="two_player_no_ones is for 2 players, not for 3"):
        GAME.deal(3, seed=1, two_player_no_ones=True)


@pytest.mark.parametrize("open_goals", [True, False])
def test_won_goals_are_face_down_unless_agreed_otherwise(open_goals: bool) -> None:  # noqa: FBT001
    """KH-7: their owner knows them, others see how many there are."""
    won = [["music-4", "trade-1"], ["farming-2"]]
    on = table(won=won, round=3, options={"open_goals": open_goals})
    for seat in (0, 1, None):
        players = seen(on, seat).players
        assert [player.goals_won for player in players] == [2, 1]
        for owner, player in enumerate(players):
            known = open_goals or owner == seat
            assert (sorted(player.goals) if player.goals is not None else None) == (won[owner] if known else None)
