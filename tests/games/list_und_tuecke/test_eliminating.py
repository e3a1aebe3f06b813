"""Eliminations, threats, the intriguer: LT-10 to LT-19."""

from pathlib import Path
from typing import Any

import pytest

from hofstaat.engine.table import IllegalAction
from hofstaat.games.list_und_tuecke.events import Eliminated, PlacesChanged, RankChosen
from tests.games.list_und_tuecke.table import GAME, choices, does, player, position, seen, table, told, top


def test_the_whole_stack_is_turned_for_one_token() -> None:
    """LT-10: healed cards too; the order stays, what was turned stays turned."""
    on = table(hands={0: ["assassin"]}, stacks={2: ["witch", "bishop", "king"]}, turned={2: ["witch"]}, size=1)
    does(on, "play assassin")
    assert player(on, 2).stack.turned == [True, True, True]
    assert position(on)["stacks"][2] == ["witch", "bishop", "king"]
    assert [each.eliminations for each in seen(on).players] == [1, 0, 0, 0]
    assert told(on, 3)[-1] == Eliminated(0, "assassin", 2, "king")


def test_a_waiting_killer_earns_its_token_out_of_turn() -> None:
    """LT-10, LT-12: the killer's current owner gets it."""
    on = does(table(hands={0: ["queen", "monk"]}, stacks={3: ["king"]}), "play queen")
    assert player(on, 3).eliminations == 1
    assert player(on, 0).stack.turned == [True]
    assert on.actors() == [1]


def test_one_victim_is_struck_without_a_question() -> None:
    """LT-11: and must be."""
    on = does(table(hands={0: ["poisoner", "monk"]}, stacks={1: ["abbot"]}), "play poisoner")
    assert player(on, 1).stack.turned == [True]
    assert on.actors() == [1]


def test_between_two_victims_the_player_chooses() -> None:
    """LT-11: one of them, not both, not none."""
    on = does(table(hands={0: ["poisoner", "monk"]}, stacks={1: ["abbot"], 3: ["bishop"]}), "play poisoner")
    assert choices(on) == ["eliminate abbot", "eliminate bishop"]
    with pytest.raises(IllegalAction, match="choose a victim"):
        does(on, "decline")
    with pytest.raises(IllegalAction, match="cannot eliminate that card"):
        does(on, "eliminate king")
    does(on, "eliminate bishop")
    assert player(on, 3).stack.turned == [True]
    assert player(on, 1).stack.turned == [False]
    assert player(on, 0).eliminations == 1


def test_instant_killers_strike_only_visible_cards_of_opponents() -> None:
    """LT-11: not the own card below, not covered ones, not turned ones."""
    stacks = {0: ["king"], 1: ["queen", "monk"]}
    on = does(table(hands={0: ["assassin"]}, stacks=stacks, size=1), "play assassin")
    assert [player(on, seat).stack.turned for seat in (0, 1)] == [[False, False], [False, False]]
    turned = does(
        table(hands={0: ["assassin", "monk"]}, stacks={1: ["king"]}, turned={1: ["king"]}),
        "play assassin",
    )
    assert player(turned, 0).eliminations == 0


@pytest.mark.parametrize(
    ("killer", "victims"),
    [
        ("poisoner", ["bishop", "abbot"]),
        ("berserker", ["wizard", "intriguer"]),
        ("assassin", ["king", "queen"]),
        ("abbot", ["witch", "druid"]),
    ],
)
def test_the_killers_and_their_victims(killer: str, victims: list[str]) -> None:
    """LT-11: each killer has its two victims, and nobody else."""
    for victim in victims:
        on = does(table(hands={0: [killer, "monk"]}, stacks={2: [victim]}), f"play {killer}")
        assert player(on, 2).stack.turned == [True]
    for other in {"king", "bishop", "wizard", "witch", "saint", "monk"} - {*victims}:
        chapel: dict[str, Any] = {"chapel": ["blue"]} if other == "saint" else {}
        fill = "charlatan" if other == "monk" else "monk"
        on = does(table(hands={0: [killer, fill]}, stacks={2: [other]}, **chapel), f"play {killer}")
        assert player(on, 2).stack.turned == [False]


def test_king_and_queen_wait_for_each_other() -> None:
    """LT-12: for an opponent who plays the other while they are visible."""
    on = does(table(hands={0: ["king", "monk"]}, stacks={1: ["queen"]}), "play king")
    assert told(on, None)[-1] == Eliminated(1, "queen", 0, "king")
    assert seen(on).threats[0].eliminates == ["king"]


def test_a_covered_or_eliminated_killer_threatens_nobody() -> None:
    """LT-12."""
    covered = does(table(hands={0: ["king"]}, stacks={1: ["queen", "monk"]}, size=1), "play king")
    assert top(covered, 0) == "king"
    gone = does(table(hands={0: ["king", "monk"]}, stacks={1: ["queen"]}, turned={1: ["queen"]}), "play king")
    assert top(gone, 0) == "king"


def test_a_threat_ends_when_the_killer_is_covered() -> None:
    """LT-12, LT-15: the executioner's name is gone with him."""
    on = table(hands={0: ["bishop", "monk"]}, stacks={0: ["executioner"]}, verdict="king")
    assert len(seen(on).threats) == 1
    does(on, "play bishop")
    assert seen(on).threats == []
    assert position(on)["verdict"] is None


def test_the_text_of_a_card_killed_while_played_is_void() -> None:
    """LT-13: the card counts as played, its text does not happen."""
    stacks = {1: ["executioner"], 2: ["bishop"]}
    on = does(table(hands={0: ["poisoner", "monk"]}, stacks=stacks, verdict="poisoner"), "play poisoner")
    assert player(on, 0).stack.turned == [True]
    assert player(on, 2).stack.turned == [False]
    assert player(on, 1).eliminations == 1
    assert on.actors() == [1]


def test_an_inquisitor_killed_while_played_has_no_rank_and_names_nobody() -> None:
    """LT-13."""
    on = table(hands={0: ["inquisitor", "monk"]}, stacks={1: ["executioner"]}, verdict="inquisitor")
    does(on, "play inquisitor")
    assert not any(isinstance(event, RankChosen) for event in told(on, 0))
    assert player(on, 0).stack.rank is None
    assert position(on)["inquisitor_rank"] is None
    assert on.actors() == [1]


def test_two_threats_are_one_elimination_for_the_first_clockwise() -> None:
    """LT-14: from the left neighbour of the player whose card dies."""
    stacks = {0: ["executioner"], 3: ["queen"]}
    on = does(table(turn=1, hands={1: ["king", "monk"]}, stacks=stacks, verdict="king"), "play king")
    assert [each.eliminations for each in seen(on).players] == [0, 0, 0, 1]
    other = {3: ["executioner"], 0: ["queen"]}
    on = does(table(turn=1, hands={1: ["king", "monk"]}, stacks=other, verdict="king"), "play king")
    assert [each.eliminations for each in seen(on).players] == [0, 0, 0, 1]
    assert told(on, 0)[-1] == Eliminated(3, "executioner", 1, "king")


def test_the_executioner_names_anybody_but_the_saint() -> None:
    """LT-15: in public, also somebody already played; he must."""
    on = does(table(hands={0: ["executioner", "monk"]}, stacks={1: ["bishop"]}), "play executioner")
    assert len(choices(on)) == 19
    assert "condemn bishop" in choices(on)
    with pytest.raises(IllegalAction, match="The saint cannot be named"):
        does(on, "condemn saint")
    with pytest.raises(IllegalAction, match="has to name a character"):
        does(on, "decline")
    does(on, "condemn king")
    assert seen(on, None).threats[0].eliminates == ["king"]


def test_a_named_character_that_is_visible_already_is_safe() -> None:
    """LT-18: only playing it is deadly."""
    on = does(table(hands={0: ["executioner", "monk"]}, stacks={1: ["bishop"]}), "play executioner", "condemn bishop")
    assert player(on, 1).stack.turned == [False]


def test_the_owner_of_a_waiting_killer_only_covers_it() -> None:
    """LT-18: no threat against oneself, and no way to waive one against others."""
    on = does(table(hands={0: ["king", "monk"]}, stacks={0: ["queen"]}), "play king")
    assert player(on, 0).stack.turned == [False, False]
    named = table(hands={0: ["king", "monk"]}, stacks={0: ["executioner"]}, verdict="king")
    assert top(does(named, "play king"), 0) == "king"


def test_the_intriguer_changes_places_with_the_highest() -> None:
    """LT-16, LT-19: only the two top cards, both stay face up; everything below stays."""
    stacks = {0: ["witch"], 1: ["monk", "bishop"], 2: ["king"]}
    on = table(hands={0: ["intriguer"]}, stacks=stacks, turned={1: ["monk"]}, size=1)
    does(on, "play intriguer")
    assert position(on)["stacks"][:2] == [["witch", "bishop"], ["monk", "intriguer"]]
    assert [player(on, seat).stack.turned for seat in (0, 1)] == [[False, False], [True, False]]
    assert told(on, 2)[-1] == PlacesChanged(0, 1, "bishop")


def test_an_exchange_is_not_playing() -> None:
    """LT-16: no killing: queen and king may change places beside their killers."""
    stacks = {1: ["executioner"], 2: ["queen"]}
    on = does(table(hands={0: ["intriguer", "monk"]}, stacks=stacks, verdict="queen"), "play intriguer")
    assert top(on, 0) == "queen"
    assert [each.eliminations for each in seen(on).players] == [0, 0, 0, 0]


def test_a_threat_follows_the_visible_killer() -> None:
    """LT-16: it belongs to whoever now owns the card; the executioner's name stays."""
    on = table(hands={0: ["intriguer", "monk"], 1: ["queen", "saint"]}, stacks={2: ["king"]})
    does(on, "play intriguer")
    assert [(threat.owner, threat.killer) for threat in seen(on).threats] == [(0, "king")]
    does(on, "play queen")
    assert player(on, 0).eliminations == 1


def test_the_executioner_moves_with_his_name(tmp_path: Path) -> None:
    """LT-16: printed below the intriguer he never is the highest; in a game with his rank corrected he can be."""
    mine = tmp_path / "mine.toml"
    mine.write_text("[character.executioner]\nrank = 14\n[character.witch]\nrank = 12\n", encoding="utf-8")
    hands = {0: ["intriguer", "bishop"], 1: ["wizard", "king"]}
    on = table(hands=hands, stacks={1: ["executioner"]}, verdict="wizard", game=GAME.with_cards(mine))
    does(on, "play intriguer", "play wizard")
    assert (top(on, 0), player(on, 0).eliminations) == ("executioner", 1)
    assert player(on, 1).stack.turned == [True, True]


def test_the_intriguer_stays_if_he_is_the_highest_or_alone() -> None:
    """LT-16, LT-19: empty stacks and eliminated cards are ignored."""
    alone = does(table(hands={0: ["intriguer", "monk"]}), "play intriguer")
    assert top(alone, 0) == "intriguer"
    stacks = {1: ["bishop"], 2: ["monk"]}
    on = does(table(hands={0: ["intriguer", "king"]}, stacks=stacks, turned={1: ["bishop"]}), "play intriguer")
    assert top(on, 0) == "intriguer"


def test_an_exchanged_inquisitor_keeps_his_rank() -> None:
    """LT-16: 20 as chosen."""
    stacks = {1: ["inquisitor"], 2: ["bishop"]}
    on = does(table(hands={0: ["intriguer", "monk"]}, stacks=stacks, inquisitor_rank=20), "play intriguer")
    assert player(on, 0).stack.top == "inquisitor"
    assert player(on, 0).stack.rank == 20


def test_the_saint_protects_what_lies_under_her() -> None:
    """LT-17: while she is visible nothing can be eliminated; covered, she is turned like any card."""
    stacks = {1: ["king", "saint"]}
    on = does(table(hands={0: ["assassin"]}, stacks=stacks, size=1, chapel=["blue"]), "play assassin")
    assert player(on, 1).stack.turned == [False, False]
    covered = {1: ["king", "saint", "queen"]}
    on = does(table(hands={0: ["assassin"]}, stacks=covered, size=1, chapel=["blue"]), "play assassin")
    assert player(on, 1).stack.turned == [True, True, True]


def test_an_exchanged_saint_protects_her_new_stack() -> None:
    """LT-19: and counts as played."""
    on = table(hands={0: ["intriguer"], 1: ["assassin"]}, stacks={0: ["king"], 1: ["saint"]}, size=1, chapel=["blue"])
    does(on, "play intriguer", "play assassin")
    assert top(on, 0) == "saint"
    assert player(on, 0).stack.turned == [False, False]
