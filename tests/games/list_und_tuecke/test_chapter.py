"""The end of a chapter and of the game: LT-21, LT-27, LT-30 to LT-34."""

from typing import Any

import pytest

from hofstaat.engine.table import CHANCE, IllegalAction, Table
from hofstaat.games.list_und_tuecke.events import (
    ChapelLaid,
    Declined,
    Ended,
    InfluenceTaken,
    KnightPaid,
    StartCardTaken,
)
from tests.games.list_und_tuecke.table import choices, deal, does, influence, player, position, seen, table, told

LAST: dict[str, Any] = {"size": 1, "turn": 3}


def last_card(card: str, **more: Any) -> Table:
    """Seat 3 plays the last card of a chapter."""
    return does(table(hands={3: [card]}, **{**LAST, **more}), f"play {card}")


def test_the_order_at_the_end_of_a_chapter() -> None:
    """LT-30: the start player card, then influence clockwise from its new holder, then the chapel, then new cards."""
    stacks = {0: ["monk"], 1: ["witch"], 2: ["king"]}
    on = last_card("queen", stacks=stacks, turned={2: ["king"]})
    assert told(on, 0)[-5:] == [
        StartCardTaken(3),
        InfluenceTaken(3, 1, 0, 0),
        InfluenceTaken(0, 0, 1, 0),
        InfluenceTaken(1, 0, 0, 1),
        ChapelLaid(3, "elimination"),
    ]
    assert on.actors() == [CHANCE]


def test_a_new_chapter_has_all_cards_dealt_anew() -> None:
    """LT-30, LT-2: by back, and everything of the last chapter is gone."""
    on = deal(last_card("queen", stacks={0: ["monk"]}), list(range(10)))
    view = seen(on)
    assert (view.chapter, view.stage, view.round) == (2, "pass-light", 0)
    assert [each.stack.size for each in view.players] == [0, 0, 0, 0]
    assert [each.light for each in view.players] == [2, 2, 2, 2]


def test_all_crests_of_cards_not_eliminated() -> None:
    """LT-30: two for king, bishop and wizard, one for the others with a crest."""
    stacks = {0: ["king", "bishop", "wizard"], 1: ["white-knight", "abbot", "druid"], 2: ["charlatan"]}
    on = last_card("monk", stacks=stacks, turned={0: ["bishop"]})
    assert [influence(on, seat) for seat in range(4)] == [(2, 0, 2), (1, 1, 1), (0, 0, 0), (0, 1, 0)]


def test_tokens_the_supply_lacks_are_lost() -> None:
    """LT-30: one of two is possible; the new holder of the start player card takes first."""
    scarce = [[12, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    on = last_card("king", stacks={0: ["white-knight"], 1: ["monk"], 2: ["druid"]}, influence=scarce)
    assert influence(on, 3) == (1, 0, 0)
    assert influence(on, 0) == (12, 0, 0)
    assert position_supply(on) == [0, 12, 12]


def position_supply(on: Table) -> list[int]:
    return [colour.supply for colour in seen(deal(on, list(range(10)))).colours]


def test_the_chapel_gets_one_token_per_chapter() -> None:
    """LT-30, LT-34: not after the saint has laid one."""
    with_saint = last_card("monk", stacks={0: ["saint"]}, chapel=["blue"])
    assert seen(deal(with_saint, list(range(10)))).chapel == ["blue", None, None, None]
    without = last_card("monk", stacks={0: ["bishop"]})
    assert seen(deal(without, list(range(10)))).chapel == ["elimination", None, None, None]


def test_the_last_chapters_token_is_laid_before_scoring() -> None:
    """LT-34."""
    on = last_card("monk", stacks={0: ["bishop"]}, chapter=4, chapel=["green", "blue", "elimination"])
    assert seen(on).chapel == ["green", "blue", "elimination", "elimination"]
    assert told(on, 0)[-1] == Ended()
    assert on.actors() == []


# -- the black knight ----------------------------------------------------------------------------------------------


def test_the_black_knight_pays_who_received_no_influence() -> None:
    """LT-21: any colour of the supply, or nothing."""
    on = last_card("monk", stacks={0: ["black-knight", "assassin"], 1: ["witch"], 2: ["king"]})
    assert on.actors() == [0]
    assert choices(on) == ["take blue", "take green", "take yellow", "decline"]
    with pytest.raises(IllegalAction, match="may take an influence token"):
        does(on, "lay blue")
    does(on, "take green")
    assert told(on, 1)[-3:-1] == [KnightPaid(0, "green"), InfluenceTaken(1, 0, 0, 1)]
    assert influence(on, 0) == (0, 1, 0)
    assert on.actors() == [CHANCE]


def test_the_black_knight_may_decline() -> None:
    """LT-5, LT-21."""
    on = does(last_card("bishop", stacks={0: ["black-knight"], 1: ["witch"]}), "decline")
    assert Declined(0, "black-knight") in told(on, 2)
    assert influence(on, 0) == (0, 0, 0)


def test_the_black_knight_is_asked_in_turn() -> None:
    """LT-21: after the owner's own crests are settled and before the next player takes."""
    scarce = [[0, 0, 13], [12, 0, 0], [0, 12, 0], [0, 0, 0]]
    stacks = {0: ["black-knight"], 1: ["king"], 2: ["assassin"]}
    on = last_card("wizard", stacks=stacks, influence=scarce)
    assert choices(on) == ["take blue", "take green", "decline"]
    does(on, "take blue")
    assert influence(on, 1) == (12, 0, 0)


def test_a_crest_that_brought_nothing_does_not_count_as_influence() -> None:
    """LT-21: none was actually received."""
    gone = [[0, 0, 0], [0, 0, 13], [0, 0, 0], [0, 0, 0]]
    on = last_card("bishop", stacks={0: ["black-knight", "witch"]}, influence=gone)
    assert on.actors() == [0]
    got = last_card("bishop", stacks={0: ["black-knight", "witch"]})
    assert got.actors() == [CHANCE]


def test_elimination_tokens_do_not_matter_to_the_black_knight() -> None:
    """LT-21."""
    on = last_card("bishop", stacks={0: ["black-knight"]}, eliminations=[3, 0, 0, 0])
    assert on.actors() == [0]


def test_an_eliminated_black_knight_takes_nothing() -> None:
    """LT-21: he must lie face up in the stack."""
    on = last_card("bishop", stacks={0: ["black-knight"]}, turned={0: ["black-knight"]})
    assert on.actors() == [CHANCE]


def test_a_black_knight_before_an_empty_supply_asks_nothing() -> None:
    """LT-33."""
    drained = [[13, 0, 0], [0, 13, 0], [0, 0, 13], [0, 0, 0]]
    on = last_card("bishop", stacks={0: ["black-knight"]}, influence=drained)
    assert on.actors() == [CHANCE]


def test_the_last_to_take_may_be_the_black_knights_owner() -> None:
    """LT-21, LT-30: the chapter ends after his choice."""
    on = last_card("bishop", stacks={2: ["black-knight"]})
    assert on.actors() == [2]
    assert does(on, "take blue").actors() == [CHANCE]


def test_healed_cards_bring_their_crests_again() -> None:
    """LT-27: so does a healed black knight his token."""
    stacks = {3: ["bishop", "king"]}
    on = table(hands={3: ["charlatan"]}, stacks=stacks, turned={3: ["bishop", "king"]}, **LAST)
    does(on, "play charlatan", "heal bishop")
    assert influence(on, 3) == (0, 2, 0)
    knight = table(hands={3: ["charlatan"]}, stacks={3: ["black-knight"]}, turned={3: ["black-knight"]}, **LAST)
    does(knight, "play charlatan", "heal black-knight")
    assert knight.actors() == [3]
    assert choices(knight)[0] == "take blue"


# -- points --------------------------------------------------------------------------------------------------------

OVER: dict[str, Any] = {"size": 0, "stage": "over", "chapter": 4}


def ended(**more: Any) -> Table:
    hands: dict[int, list[str]] = {seat: [] for seat in range(4)}
    return table(hands=hands, **{**OVER, "size": 0, "turn": more.get("start", 0), **more})


def scores(on: Table) -> tuple[int, ...]:
    outcome = on.outcome()
    assert outcome is not None
    return outcome.scores


def test_influence_scores_what_is_left_of_its_colour() -> None:
    """LT-31: supply and chapel together; an elimination token scores 1."""
    on = ended(
        influence=[[3, 0, 0], [0, 10, 0], [8, 0, 0], [0, 0, 1]],
        eliminations=[2, 0, 0, 5],
        chapel=["green", "green", "elimination", "blue"],
    )
    assert scores(on) == (3 * 2 + 2, 10 * 3, 8 * 2, 12 + 5)
    assert [each.points for each in seen(on).players] == list(scores(on))


def test_the_present_worth_of_a_token_is_shown_while_playing() -> None:
    """LT-31."""
    on = table(influence=[[3, 0, 0], [0, 10, 0], [8, 0, 0], [0, 0, 1]])
    assert [colour.worth for colour in seen(on).colours] == [2, 3, 12]
    assert player(on, 1).points == 30


def test_most_points_win() -> None:
    """LT-32."""
    on = ended(eliminations=[1, 5, 2, 0], chapel=["elimination"] * 4)
    outcome = on.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "most-points")


@pytest.mark.parametrize(("start", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_a_tie_goes_to_the_next_clockwise_from_the_start_player_card(start: int, winner: int) -> None:
    """LT-32: its holder, if tied."""
    on = ended(start=start, eliminations=[1, 5, 2, 5], chapel=["elimination"] * 4)
    outcome = on.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "start-player-card")


def test_nobody_has_won_before_the_end() -> None:
    """LT-31."""
    assert table().outcome() is None
    assert position(ended(chapel=["elimination"] * 4))["stage"] == "over"
