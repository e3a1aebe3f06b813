"""The texts of the characters, one by one: LT-20, LT-22 to LT-29, LT-33."""

import pytest

from hofstaat.engine.table import CHANCE, IllegalAction
from hofstaat.games.list_und_tuecke.events import (
    CentreSeen,
    CentreSwapped,
    ChapelLaid,
    HandSeen,
    Healed,
    LaidBefore,
    Named,
    Swapped,
    Taken,
)
from tests.games.list_und_tuecke.table import choices, does, influence, player, position, seen, table, told, top

# -- the charlatan -------------------------------------------------------------------------------------------------


def test_the_charlatan_heals_one_card_of_the_own_stack() -> None:
    """LT-20: any eliminated one; the others stay eliminated, its text is not repeated."""
    stacks = {0: ["poisoner", "bishop"], 1: ["abbot"], 2: ["king"]}
    on = table(hands={0: ["charlatan"]}, stacks=stacks, turned={0: ["poisoner", "bishop"], 2: ["king"]}, size=1)
    does(on, "play charlatan")
    assert choices(on) == ["heal poisoner", "heal bishop", "decline"]
    with pytest.raises(IllegalAction, match="not among the eliminated"):
        does(on, "heal king")
    does(on, "heal poisoner")
    assert player(on, 0).stack.turned == [False, True, False]
    assert player(on, 1).stack.turned == [False]
    assert told(on, 1)[-1] == Healed(0, "poisoner")


def test_the_charlatan_may_heal_nobody() -> None:
    """LT-5, LT-20."""
    on = table(hands={0: ["charlatan", "monk"]}, stacks={0: ["bishop"]}, turned={0: ["bishop"]})
    does(on, "play charlatan", "decline")
    assert player(on, 0).stack.turned == [True, False]


def test_a_charlatan_without_a_patient_asks_nothing() -> None:
    """LT-20, LT-33."""
    on = does(table(hands={0: ["charlatan", "monk"]}, stacks={0: ["bishop"]}), "play charlatan")
    assert on.actors() == [1]


def test_a_healed_killer_does_not_wait_again() -> None:
    """LT-27: it lies under the charlatan; no threat revives."""
    hands = {0: ["charlatan"], 1: ["king"]}
    on = table(hands=hands, stacks={0: ["queen"]}, turned={0: ["queen"]}, size=1)
    does(on, "play charlatan", "heal queen", "play king")
    assert top(on, 1) == "king"


# -- the courtesan -------------------------------------------------------------------------------------------------

COURT = {0: ["courtesan", "king", "wizard"], 1: ["witch", "bishop", "druid"], 2: ["queen", "saint", "assassin"]}


def test_the_courtesan_swaps_with_an_opponent_of_her_choice() -> None:
    """LT-22: partners without a card of that back cannot be chosen."""
    on = does(table(hands=COURT, size=3), "play courtesan")
    wanted = ["swap king with 1", "swap king with 3", "swap wizard with 1", "swap wizard with 2", "swap wizard with 3"]
    assert choices(on) == [*wanted, "decline"]
    with pytest.raises(IllegalAction, match="no card with this back"):
        does(on, "swap king with 2")
    with pytest.raises(IllegalAction, match="not have that card"):
        does(on, "swap monk with 2")


def test_the_partner_chooses_without_looking() -> None:
    """LT-22, LT-28: a card of the same back of the partner's own choice."""
    on = does(table(hands=COURT, size=3), "play courtesan", "swap king with 1")
    assert on.actors() == [1]
    assert choices(on) == ["return witch", "return bishop"]
    assert seen(on, 1).laid is not None
    assert seen(on, 1).hand == ["druid", "witch", "bishop"]
    with pytest.raises(IllegalAction, match="same back as the one before you"):
        does(on, "return druid")
    with pytest.raises(IllegalAction, match="have to return a card"):
        does(on, "play witch")
    does(on, "return witch")
    assert position(on)["hands"][:2] == [["witch", "wizard"], ["druid", "king", "bishop"]]


def test_only_the_player_knows_what_lies_before_the_partner() -> None:
    """LT-22, LT-28: then both know both cards, others only the backs."""
    on = does(table(hands=COURT, size=3), "play courtesan", "swap king with 1")
    cards = {seat: seen(on, seat).laid for seat in (0, 1, 2, None)}
    assert [laid.card if laid else "" for laid in cards.values()] == ["king", None, None, None]
    assert told(on, 0)[-1] == LaidBefore(0, 1, "dark", "king")
    assert told(on, 1)[-1] == LaidBefore(0, 1, "dark")
    does(on, "return witch")
    assert told(on, 0)[-1] == told(on, 1)[-1] == Swapped(0, 1, "dark", "king", "witch")
    assert told(on, 2)[-1] == told(on, None)[-1] == Swapped(0, 1, "dark")


def test_two_swaps_have_different_backs() -> None:
    """LT-22, LT-28: the first returned card is in hand before the second swap, with the same partner or another."""
    on = does(table(hands=COURT, size=3), "play courtesan", "swap king with 1", "return witch")
    assert choices(on) == ["swap wizard with 1", "swap wizard with 2", "swap wizard with 3", "decline"]
    with pytest.raises(IllegalAction, match="must have the other back"):
        does(on, "swap witch with 1")
    does(on, "swap wizard with 1", "return druid")
    assert position(on)["hands"][0] == ["druid", "witch"]
    assert position(on)["swapped"] is None
    assert on.actors() == [1]
    assert choices(on)[0].startswith("play")


def test_the_courtesan_may_swap_once_or_not_at_all() -> None:
    """LT-22."""
    on = does(table(hands=COURT, size=3), "play courtesan", "decline")
    assert position(on)["hands"][0] == ["king", "wizard"]
    on = does(table(hands=COURT, size=3), "play courtesan", "swap king with 1", "return bishop", "decline")
    assert position(on)["hands"][0] == ["bishop", "wizard"]
    assert position(on)["swapped"] is None


def test_the_courtesan_as_last_card_or_without_partners_asks_nothing() -> None:
    """LT-33: also before her second swap."""
    last = does(table(hands={0: ["courtesan"]}, size=1), "play courtesan")
    assert last.actors() == [1]
    lights = {0: ["courtesan", "king"], 1: ["wizard", "monk"], 2: ["queen", "saint"], 3: ["druid", "intriguer"]}
    none = does(table(hands=lights), "play courtesan")
    assert none.actors() == [1]
    only_light = {0: ["monk", "queen"], 1: ["saint", "druid"], 2: ["intriguer", "assassin"]}
    on = table(hands={**only_light, 3: ["courtesan", "wizard", "king"]}, turn=3, size=3)
    does(on, "play courtesan", "swap wizard with 0", "return monk")
    assert position(on)["hands"][3] == ["monk", "king"]
    assert choices(on)[0].startswith("play")


# -- looking -------------------------------------------------------------------------------------------------------


def test_the_clairvoyant_looks_at_the_whole_centre() -> None:
    """LT-23: one yes or no, then all four, for the player alone; they stay where they were."""
    centre = ["monk", "wizard", "king", "bishop"]
    on = table(hands={0: ["clairvoyant", "queen"]}, centre=centre)
    does(on, "play clairvoyant")
    assert choices(on) == ["look", "decline"]
    does(on, "look")
    assert told(on, 0)[-1] == CentreSeen(0, ("monk", "wizard", "king", "bishop"))
    assert told(on, 1)[-1] == told(on, None)[-1] == CentreSeen(0)
    assert position(on)["centre"] == centre


def test_the_clairvoyant_looks_also_as_last_card() -> None:
    """LT-23: nothing speaks against it."""
    on = does(table(hands={0: ["clairvoyant"]}, size=1), "play clairvoyant")
    assert choices(on) == ["look", "decline"]
    with pytest.raises(IllegalAction, match="may look at the centre"):
        does(on, "name king")


def test_the_witch_looks_at_one_hand() -> None:
    """LT-23: what she sees is private to her player."""
    on = does(table(hands={0: ["witch", "queen"], 2: ["king", "monk"]}), "play witch")
    assert choices(on) == ["spy on 1", "spy on 2", "spy on 3", "decline"]
    does(on, "spy on 2")
    assert told(on, 0)[-1] == HandSeen(0, 2, ("monk", "king"))
    for other in (1, 2, 3, None):
        assert told(on, other)[-1] == HandSeen(0, 2)
    assert sorted(position(on)["hands"][2]) == ["king", "monk"]


def test_the_witch_looks_only_at_hands_with_cards() -> None:
    """LT-33: as the last but one to play in the last round, one hand is left; as the last, she asks nothing."""
    stacks = {0: ["bishop"], 1: ["king"]}
    on = does(table(hands={2: ["witch"], 3: ["queen"]}, stacks=stacks, turn=2, size=1), "play witch")
    assert choices(on) == ["spy on 3", "decline"]
    with pytest.raises(IllegalAction, match="has no cards"):
        does(on, "spy on 0")
    three = {0: ["bishop"], 1: ["king"], 2: ["monk"]}
    last = does(table(hands={3: ["witch"]}, stacks=three, turn=3, size=1), "play witch")
    assert last.actors() == [CHANCE]


# -- druid, white knight, monk -------------------------------------------------------------------------------------


@pytest.mark.parametrize("visitor", ["druid", "white-knight", "monk"])
def test_a_hand_card_for_one_of_the_centre_with_the_same_back(visitor: str) -> None:
    """LT-24: others see which position, not which card."""
    centre = ["intriguer", "wizard", "witch", "bishop"]
    on = does(table(hands={0: [visitor, "queen", "king"]}, centre=centre, size=3), f"play {visitor}")
    assert choices(on) == ["centre queen 1", "centre queen 2", "centre king 1", "centre king 2", "decline"]
    with pytest.raises(IllegalAction, match="not have that card"):
        does(on, "centre wizard 1")
    does(on, "centre king 2")
    assert position(on)["centre"] == ["intriguer", "wizard", "witch", "king"]
    assert position(on)["hands"][0] == ["queen", "bishop"]
    assert told(on, 0)[-1] == CentreSwapped(0, "dark", 2, "king", "bishop")
    assert told(on, 1)[-1] == told(on, None)[-1] == CentreSwapped(0, "dark", 2)


@pytest.mark.parametrize("visitor", ["druid", "white-knight", "monk"])
def test_without_a_hand_card_the_centre_is_left_alone(visitor: str) -> None:
    """LT-24, LT-33."""
    on = does(table(hands={0: [visitor]}, size=1), f"play {visitor}")
    assert on.actors() == [1]


# -- the saint -----------------------------------------------------------------------------------------------------

DRAINED = [[5, 5, 5], [4, 4, 4], [4, 4, 4], [0, 0, 0]]


def test_the_saint_lays_a_token_of_her_players_choice() -> None:
    """LT-26."""
    on = does(table(hands={0: ["saint", "monk"]}), "play saint", "lay green")
    view = seen(on)
    assert view.chapel == ["green", None, None, None]
    assert (view.colours[1].supply, view.colours[1].chapel, view.colours[1].worth) == (12, 1, 13)
    assert told(on, 1)[-1] == ChapelLaid(0, "green")


def test_the_saint_chooses_among_the_colours_left() -> None:
    """LT-26: if the supply is empty an elimination token is laid."""
    some = [[5, 5, 5], [4, 4, 4], [4, 4, 3], [0, 0, 0]]
    on = does(table(hands={0: ["saint", "monk"]}, influence=some), "play saint")
    assert choices(on) == ["lay yellow"]
    with pytest.raises(IllegalAction, match="No token of that colour"):
        does(on, "lay blue")
    empty = does(table(hands={0: ["saint", "monk"]}, influence=DRAINED), "play saint")
    assert seen(empty).chapel[0] == "elimination"
    assert empty.actors() == [1]
    assert influence(empty, 0) == (5, 5, 5)


# -- the executioner -----------------------------------------------------------------------------------------------


def test_the_executioner_as_last_card_of_a_chapter_names_nobody() -> None:
    """LT-33: in the last round as anything but the last card he does."""
    stacks = {0: ["bishop"], 1: ["king"], 2: ["monk"]}
    on = does(table(hands={3: ["executioner"]}, stacks=stacks, turn=3, size=1), "play executioner")
    assert on.actors() == [CHANCE]
    earlier = does(
        table(hands={2: ["executioner"]}, stacks={0: ["bishop"], 1: ["king"]}, turn=2, size=1), "play executioner"
    )
    assert choices(earlier)[0].startswith("condemn")


# -- the inquisitor ------------------------------------------------------------------------------------------------

TRIAL = {0: ["inquisitor", "queen", "bishop"], 2: ["king", "monk", "wizard"]}


def test_the_inquisitor_has_rank_20_or_0() -> None:
    """LT-25, LT-29: chosen first, when he is played."""
    on = does(table(hands=TRIAL, size=3), "play inquisitor")
    assert choices(on) == ["rank 20", "rank 0"]
    assert player(on, 0).stack.rank is None
    assert player(does(on, "rank 0"), 0).stack.rank == 0
    with pytest.raises(IllegalAction, match="has to name a character"):
        does(on, "decline")


def test_the_holder_of_the_named_card_shows_it_to_all() -> None:
    """LT-25, LT-29."""
    on = does(table(hands=TRIAL, size=3), "play inquisitor", "rank 20", "name king")
    for seat in (0, 1, 2, None):
        assert told(on, seat)[-1] == Named(0, "king", 2)
    shown = seen(on, None).shown
    assert shown is not None and (shown.owner, shown.card) == (2, "king")


def test_a_card_of_any_back_for_the_card_shown() -> None:
    """LT-25: only the two players know what was given; others see its back."""
    on = does(table(hands=TRIAL, size=3), "play inquisitor", "rank 20", "name king")
    assert choices(on) == ["give queen", "give bishop", "decline"]
    with pytest.raises(IllegalAction, match="not have that card"):
        does(on, "give monk")
    does(on, "give queen")
    assert position(on)["hands"][0] == ["king", "bishop"]
    assert position(on)["hands"][2] == ["monk", "queen", "wizard"]
    assert told(on, 0)[-1] == told(on, 2)[-1] == Taken(0, 2, "king", "light", "queen")
    assert told(on, 1)[-1] == told(on, None)[-1] == Taken(0, 2, "king", "light")


def test_the_swap_may_be_declined() -> None:
    """LT-25: the showing has happened, nothing else does."""
    on = does(table(hands=TRIAL, size=3), "play inquisitor", "rank 20", "name king", "decline")
    assert "king" in position(on)["hands"][2]
    assert seen(on).shown is None
    assert on.actors() == [1]


def test_without_a_hand_card_only_the_showing_happens() -> None:
    """LT-25."""
    on = does(table(hands={0: ["inquisitor"], 2: ["king"]}, size=1), "play inquisitor", "rank 20", "name king")
    assert told(on, 1)[-1] == Named(0, "king", 2)
    assert on.actors() == [1]


def test_nobody_holds_it_or_the_player_does() -> None:
    """LT-25, LT-29: nothing is shown and nothing happens."""
    for name in ("queen", "inquisitor", "saint"):
        on = does(table(hands=TRIAL, size=3), "play inquisitor", "rank 20", f"name {name}")
        assert told(on, 1)[-1] == Named(0, name, None)
        assert on.actors() == [1]


def test_without_cards_to_show_only_the_rank_is_chosen() -> None:
    """LT-33: the naming is skipped when no opponent has a hand card."""
    stacks = {0: ["bishop"], 1: ["king"], 2: ["monk"]}
    on = does(table(hands={3: ["inquisitor"]}, stacks=stacks, turn=3, size=1), "play inquisitor", "rank 20")
    assert on.actors() == [CHANCE]
    assert not any(isinstance(event, Named) for event in told(on, 0))
