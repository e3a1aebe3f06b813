"""Playing, ranks and the start player card: LT-3 to LT-9."""

import pytest

from hofstaat.engine.table import IllegalAction
from hofstaat.games.list_und_tuecke.events import Played, StartCardTaken
from tests.games.list_und_tuecke.table import choices, does, player, seen, table, told, top


def test_each_plays_one_card_clockwise_from_the_start_player() -> None:
    """LT-3: on the own stack, of which only the top card is visible."""
    on = table(start=2, hands={2: ["bishop", "king"], 3: ["wizard", "queen"]}, stacks={2: ["monk"]})
    assert on.actors() == [2]
    assert choices(on) == ["play king", "play bishop"]
    does(on, "play bishop")
    assert on.actors() == [3]
    assert (player(on, 2).stack.size, top(on, 2)) == (2, "bishop")
    does(on, "play wizard")
    assert on.actors() == [0]


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    """LT-3."""
    on = table(hands={0: ["bishop", "king"], 1: ["wizard", "queen"]})
    with pytest.raises(IllegalAction, match="not have that card"):
        does(on, "play wizard")
    with pytest.raises(IllegalAction, match="have to play a hand card"):
        does(on, "pass king")


def test_the_highest_visible_rank_takes_the_start_player_card() -> None:
    """LT-4: after the round, whoever owns it."""
    on = table(turn=3, hands={3: ["bishop", "monk"]}, stacks={0: ["king"], 1: ["wizard"], 2: ["queen"]})
    does(on, "play bishop")
    assert seen(on).start == 1
    assert on.actors() == [1]
    assert told(on, 0)[-1] == StartCardTaken(1)


def test_an_eliminated_top_card_does_not_count() -> None:
    """LT-4: only visible cards have a rank."""
    stacks = {0: ["king"], 1: ["wizard"], 2: ["bishop"]}
    on = table(turn=3, hands={3: ["monk", "queen"]}, stacks=stacks, turned={1: ["wizard"]})
    does(on, "play monk", "decline")
    assert seen(on).start == 2


def test_may_can_be_declined() -> None:
    """LT-5: and must cannot."""
    on = table(hands={0: ["monk", "king"]})
    does(on, "play monk")
    assert choices(on)[-1] == "decline"
    on = table(hands={0: ["saint", "king"]})
    does(on, "play saint")
    assert choices(on) == ["lay blue", "lay green", "lay yellow"]
    with pytest.raises(IllegalAction, match="put an influence token"):
        does(on, "decline")


def test_the_owner_is_on_whose_stack_the_card_lies() -> None:
    """LT-6: after an exchange one may eliminate one's former intriguer."""
    on = table(turn=1, hands={1: ["intriguer", "berserker"]}, stacks={0: ["king"]}, size=2)
    does(on, "play intriguer")
    assert (top(on, 0), top(on, 1)) == ("intriguer", "king")
    later = table(turn=1, hands={1: ["berserker"]}, stacks={0: ["intriguer"], 1: ["king"]}, size=1)
    does(later, "play berserker")
    assert player(later, 0).stack.turned == [True]
    assert player(later, 1).eliminations == 1


def test_an_inquisitor_of_rank_0_never_takes_the_start_player_card() -> None:
    """LT-7: with nobody else visible it stays where it is."""
    on = table(
        3,
        start=1,
        turn=0,
        hands={0: ["inquisitor", "monk"]},
        stacks={1: ["bishop"], 2: ["wizard"]},
        turned={1: ["bishop"], 2: ["wizard"]},
    )
    does(on, "play inquisitor", "rank 0", "name saint")
    assert seen(on).start == 1
    assert told(on, 0)[-1] == StartCardTaken(1)
    high = table(3, start=1, turn=0, hands={0: ["inquisitor", "monk"]}, stacks={1: ["bishop"], 2: ["wizard"]})
    does(high, "play inquisitor", "rank 20", "name saint")
    assert seen(high).start == 0


def test_the_public_part() -> None:
    """LT-8: number and backs of hand cards, tokens, chapel, the executioner's name, the inquisitor's rank."""
    on = table(
        hands={0: ["bishop", "monk"]},
        stacks={1: ["executioner"], 2: ["inquisitor"]},
        verdict="king",
        inquisitor_rank=20,
        chapter=2,
        chapel=["green"],
        eliminations=[0, 3, 0, 0],
        influence=[[1, 0, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    )
    view = seen(on, None)
    own = view.players[0]
    assert (own.light, own.dark) == (1, 1)
    assert (own.blue, own.green, own.yellow) == (1, 0, 2)
    assert view.players[1].eliminations == 3
    assert view.chapel == ["green", None, None, None]
    assert view.players[2].stack.rank == 20
    assert [(threat.owner, threat.killer, threat.eliminates) for threat in view.threats] == [
        (1, "executioner", ["king"])
    ]


def test_everybody_in_the_deck_can_be_named() -> None:
    """LT-9: all 20, also those played, in the centre or in the own hand."""
    on = does(table(hands={0: ["inquisitor", "king"]}, stacks={1: ["monk"]}), "play inquisitor", "rank 0")
    assert len(choices(on)) == 20
    assert {"name monk", "name king", "name inquisitor"} <= set(choices(on))
    three = does(table(3, hands={0: ["inquisitor", "king"]}), "play inquisitor", "rank 0")
    assert len(choices(three)) == 16
    with pytest.raises(IllegalAction, match="not in this game"):
        does(three, "name courtesan")


def test_a_played_card_is_told_to_all() -> None:
    """LT-3."""
    on = does(table(hands={0: ["bishop", "king"]}), "play bishop")
    assert told(on, None) == [Played(0, "bishop")]
