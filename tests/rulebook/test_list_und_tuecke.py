"""The worked examples of Mit List und Tücke's rulebook."""

from typing import Any

import pytest

from hofstaat.engine.table import CHANCE
from hofstaat.games.list_und_tuecke.events import Named
from tests.games.list_und_tuecke.table import GAME, choices, does, influence, player, position, seen, table, told, top

LAST: dict[str, Any] = {"size": 1, "turn": 3}


def test_three_players_have_eleven_tokens_and_sixteen_cards() -> None:
    """LT-9, LT-2: eight of each back, without ranks 1 to 4."""
    on = GAME.deal(3, seed=1)
    view = seen(on)
    assert [colour.supply for colour in view.colours] == [11, 11, 11]
    backs = [character.back for character in view.characters]
    assert (backs.count("light"), backs.count("dark")) == (8, 8)
    assert {character.name for character in view.characters}.isdisjoint(
        {"charlatan", "black-knight", "courtesan", "clairvoyant"}
    )


def test_bishop_two_green_witch_one_yellow_clairvoyant_nothing() -> None:
    """LT-30: at the end of the chapter, if they are not eliminated."""
    stacks = {0: ["bishop"], 1: ["witch"], 2: ["clairvoyant"]}
    on = does(table(hands={3: ["assassin"]}, stacks=stacks, **LAST), "play assassin")
    assert [influence(on, seat) for seat in range(3)] == [(0, 2, 0), (0, 0, 1), (0, 0, 0)]
    gone = does(table(hands={3: ["assassin"]}, stacks=stacks, turned={0: ["bishop"]}, **LAST), "play assassin")
    assert influence(gone, 0) == (0, 0, 0)


def test_a_poisoner_who_lies_there_already_is_harmless() -> None:
    """LT-11: bishop and abbot can be played safely."""
    on = table(hands={0: ["bishop", "monk"], 1: ["abbot", "king"]}, stacks={3: ["poisoner"]})
    does(on, "play bishop", "play abbot")
    assert [top(on, 0), top(on, 1)] == ["bishop", "abbot"]


def test_the_poisoner_chooses_between_bishop_and_abbot() -> None:
    """LT-11: both visible, one dies."""
    on = does(table(hands={0: ["poisoner", "monk"]}, stacks={1: ["bishop"], 2: ["abbot"]}), "play poisoner")
    assert choices(on) == ["eliminate abbot", "eliminate bishop"]


def test_the_last_card_eliminated_in_the_fourth_round_costs_everything() -> None:
    """LT-10, LT-30: the whole stack for one token; the player gets nothing."""
    stacks = {0: ["bishop", "monk", "druid", "king"]}
    on = does(table(hands={3: ["assassin"]}, stacks=stacks, **LAST), "play assassin")
    assert influence(on, 0) == (0, 0, 0)
    assert player(on, 3).eliminations == 1


def test_cards_turned_already_stay_turned() -> None:
    """LT-10: an elimination turns the rest."""
    stacks = {0: ["bishop", "monk", "king"]}
    on = table(hands={3: ["assassin", "witch"]}, stacks={0: stacks[0][:2]}, turned={0: ["bishop"]}, turn=3)
    does(on, "play assassin")
    assert player(on, 0).stack.turned == [True, False]
    on = table(hands={3: ["assassin"]}, stacks=stacks, turned={0: ["bishop"]}, turn=1, size=1)
    assert player(on, 0).stack.turned == [True, False, False]
    hit = table(start=3, hands={3: ["assassin"]}, stacks=stacks, turned={0: ["bishop"]}, size=1)
    does(hit, "play assassin")
    assert player(hit, 0).stack.turned == [True, True, True]


def test_a_healed_card_can_be_eliminated_again() -> None:
    """LT-10, LT-20: with the rest of the stack."""
    stacks, turned = {0: ["bishop"]}, {0: ["bishop"]}
    on = table(hands={0: ["charlatan", "king"]}, stacks=stacks, turned=turned)
    does(on, "play charlatan", "heal bishop")
    assert player(on, 0).stack.turned == [False, False]
    again = table(start=1, hands={1: ["assassin"]}, stacks={0: ["bishop", "charlatan", "king"]}, size=1)
    assert player(does(again, "play assassin"), 0).stack.turned == [True, True, True]


def test_a_charlatan_without_a_target_is_simply_laid() -> None:
    """LT-20."""
    on = does(table(hands={0: ["charlatan", "king"]}, stacks={0: ["bishop"]}), "play charlatan")
    assert top(on, 0) == "charlatan"
    assert on.actors() == [1]


@pytest.mark.parametrize(
    ("influence", "chapel", "worth"),
    [
        ([11, 10, 9], ["green", "green", "elimination", "elimination"], [2, 3, 4]),
        ([11, 11, 9], ["green", "green", "elimination", "elimination"], [2, 2, 4]),
        ([13, 11, 9], ["green", "green", "elimination", "elimination"], [0, 2, 4]),
    ],
)
def test_the_worth_of_tokens_at_the_end(influence: list[int], chapel: list[str], worth: list[int]) -> None:
    """LT-31: green 1 in the supply and 2 on the chapel is 3 each; none anywhere is 0."""
    rows = [influence, [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    data = {"seats": 4, "stage": "over", "chapter": 4, "hands": [[], [], [], []], "chapel": chapel, "influence": rows}
    on = GAME.position(data)
    assert [colour.worth for colour in seen(on).colours] == worth
    outcome = on.outcome()
    assert outcome is not None
    assert outcome.scores[0] == sum(n * value for n, value in zip(influence, worth, strict=True))


def test_in_the_last_chapter_the_start_player_takes_the_scarce_colour_first() -> None:
    """LT-30: the new holder of the start player card."""
    rows = [[0, 12, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    chapel = ["blue", "elimination", "elimination"]
    stacks = {0: ["abbot"], 1: ["monk"], 2: ["assassin"]}
    more: dict[str, Any] = {"chapter": 4, "chapel": chapel, "influence": rows}
    on = does(table(hands={3: ["bishop"]}, stacks=stacks, **LAST, **more), "play bishop")
    assert seen(on).start == 3
    assert influence(on, 3) == (0, 1, 0)
    assert influence(on, 0) == (0, 12, 0)
    assert on.outcome() is not None


def test_the_king_played_last_is_covered_at_once() -> None:
    """LT-4: his owner takes the start player card and plays first in the next round."""
    stacks = {0: ["monk"], 1: ["witch"], 2: ["druid"]}
    on = table(hands={3: ["king", "courtesan"], 0: ["assassin"]}, stacks=stacks, turn=3)
    does(on, "play king")
    assert on.actors() == [3]
    does(on, "play courtesan")
    does(on, "play assassin")
    assert player(on, 3).stack.turned == [False, False]


def test_the_assassin_lured_out_leaves_the_other_safe() -> None:
    """LT-11: he strikes only when played."""
    on = table(start=1, hands={1: ["queen", "king"], 2: ["assassin", "bishop"], 3: ["witch", "monk"]})
    does(on, "play queen", "play assassin")
    assert player(on, 1).stack.turned == [True]
    later = table(start=1, hands={1: ["king"]}, stacks={1: ["queen"], 2: ["assassin"]}, turned={1: ["queen"]}, size=1)
    does(later, "play king")
    assert top(later, 1) == "king"


def test_the_intriguer_himself_the_highest_stays() -> None:
    """LT-16."""
    on = does(table(hands={0: ["intriguer", "king"]}, stacks={1: ["monk"]}), "play intriguer")
    assert top(on, 0) == "intriguer"


def test_the_text_of_a_card_the_intriguer_gains_is_not_repeated() -> None:
    """LT-16: a witch changes stacks and looks at nothing."""
    on = does(table(hands={0: ["intriguer", "king"]}, stacks={1: ["witch"]}), "play intriguer")
    assert top(on, 0) == "witch"
    assert on.actors() == [1]
    assert choices(on)[0].startswith("play")


def test_the_saints_protection_ends_when_she_is_covered() -> None:
    """LT-17."""
    stacks = {1: ["bishop", "saint", "king"]}
    on = does(table(hands={0: ["assassin"]}, stacks=stacks, size=1, chapel=["blue"]), "play assassin")
    assert player(on, 1).stack.turned == [True, True, True]


def test_nobody_holds_the_card_the_inquisitor_names() -> None:
    """LT-25: nothing happens."""
    on = table(hands={0: ["inquisitor", "king"]}, centre=["saint", "wizard", "bishop", "witch"])
    before = position(does(on, "play inquisitor", "rank 0"))["hands"]
    does(on, "name bishop")
    assert told(on, 2)[-1] == Named(0, "bishop", None)
    assert position(on)["hands"] == before
    assert on.actors() == [1]


def test_influence_is_taken_before_the_next_chapter() -> None:
    """LT-30: then chance deals anew."""
    on = does(table(hands={3: ["wizard"]}, **LAST), "play wizard")
    assert influence(on, 3) == (0, 0, 2)
    assert on.actors() == [CHANCE]
