"""Step 5: favour, effects in printed order, filing, replay."""

from pathlib import Path
from typing import Any

import pytest

from hofstaat.engine.game import Game
from hofstaat.games.council_of_12.events.deeds import Rolled, Took
from hofstaat.games.council_of_12.events.events import (
    Dropped,
    Evaluated,
    FavourChanged,
    Filed,
    Learnt,
    Replayed,
    RoundBegan,
)
from tests.games.council_of_12.chamber import GAME, HAND, Chamber, chamber, reward


def evaluated(challenge: int, die: int, **position: Any) -> Chamber:
    """Only the evaluation is left: a tilt by reward is declined."""
    facts = {"phase": "tilt", "challenge": f"challenge-{challenge}", "die": die, **reward(12), **position}
    return chamber(**facts).all("no")


def game_with(tmp_path: Path, text: str) -> Game:
    path = tmp_path / "own.toml"
    path.write_text(text)
    return GAME.with_cards(path)


def test_favour_stays_between_nothing_and_five() -> None:
    """C12-16: gains above 5 are lost."""
    council = evaluated(8, 6, favour=4)
    assert council.told(FavourChanged) == [FavourChanged(5, 1)]
    assert evaluated(8, 6, favour=5).told(FavourChanged) == []


def test_at_no_favour_the_game_is_lost_at_once() -> None:
    """C12-16: before anything further, here before everybody would drop a card."""
    council = evaluated(31, 5, favour=2)
    assert council.outcome().winners == ()
    assert council.outcome().reason == "overthrown"
    assert not council.told(Dropped)
    assert council.favour == 0


def test_on_a_pass_everybody_learns_the_help_seekers_character() -> None:
    """C12-17: from under the overview; on a failure nobody does."""
    council = evaluated(29, 9)
    assert council.told(Learnt) == [Learnt("princess")]
    assert all("princess" in hand for hand in council.position()["hands"])
    assert not evaluated(29, 8).told(Learnt)
    assert not evaluated(29, 9, help_seeker="worker").told(Learnt)


def test_the_order_of_step_five() -> None:
    """C12-17: turn the card, favour, other effects, the help-seeker's character, filing, the next round."""
    council = evaluated(13, 10, favour=2, help_seekers=["golem"], challenges=["challenge-9"])
    assert council.phase == "learn"
    council.all("learn knight")
    journal = [type(council.game.witness(council.table.setup, event, None)) for event in council.table.journal or []]
    order = [kind for kind in journal if kind in (Evaluated, Learnt, Filed, RoundBegan)]
    assert order == [Evaluated, Learnt, Learnt, Filed, RoundBegan]


def test_everybody_drops_a_card_of_own_choice() -> None:
    """C12-54: hidden until all are in, then public; whoever has only one card keeps it."""
    hands = [["worker"], ["worker", "druid", "oracle"], ["druid", "machine", "oracle"]]
    piles = [["druid", "machine", "oracle"], ["machine"], ["worker"]]
    council = evaluated(17, 9, hands=hands, piles=piles)
    assert sorted(council.table.actors()) == [1, 2]
    council.does(1, "drop worker")
    assert not council.told(Dropped)
    council.does(2, "drop machine")
    assert council.told(Dropped) == [Dropped(1, "worker"), Dropped(2, "machine")]
    assert council.position()["piles"][1] == ["machine", "worker"]


def test_one_player_named_by_the_council_drops_a_card() -> None:
    """C12-54: ONE_DROP; only players with two or more hand cards."""
    hands = [["worker"], ["worker", "druid"], ["druid", "worker"]]
    council = evaluated(27, 1, hands=hands, piles=[["druid"], [], []])
    assert (council.phase, council.offers(0)) == ("who-drops", ["seat 1", "seat 2"])
    council.all("seat 2")
    assert council.table.actors() == [2]
    council.does(2, "drop druid")
    assert council.told(Dropped) == [Dropped(2, "druid")]


def test_nobody_eligible_nothing_happens() -> None:
    """C12-54: all have one card, none has a pile, nothing is left to learn."""
    single = {"hands": [["worker"]] * 3, "piles": [["druid", "machine"]] * 3}
    assert evaluated(27, 1, **single).told(Filed)
    assert evaluated(17, 9, **single).told(Filed)
    assert evaluated(11, 10).told(Filed)


def test_everybody_may_take_a_card_of_the_own_pile() -> None:
    """C12-54, C12-38: hidden until all are in; others learn only what lay on top."""
    hand = ["worker", "druid"]
    council = evaluated(4, 5, hands=[hand] * 3, piles=[["machine", "oracle"]] * 3)
    assert council.offers(0) == ["take machine", "take oracle", "take none"]
    council.all("take machine", "take oracle", "take none")
    assert council.told(Took, seat=2) == [Took(0, False, None, "oracle"), Took(1, True, "oracle", "machine")]
    assert council.position()["piles"] == [["oracle"], ["machine"], ["machine", "oracle"]]


def test_the_council_learns_another_character() -> None:
    """C12-54: LEARN, any unlearnt one but this help-seeker's."""
    council = evaluated(13, 10)
    assert "learn princess" not in council.offers(0)
    council.all("learn golem")
    assert council.told(Learnt) == [Learnt("golem"), Learnt("princess")]


def test_a_failed_challenge_may_roll_the_die() -> None:
    """C12-17: ROLL after the loss."""
    council = evaluated(23, 1).roll(12)
    assert council.told(Rolled) == [Rolled(12, "effect")]
    assert council.die == 12


def test_several_effects_come_in_printed_order(tmp_path: Path) -> None:
    """C12-17: favour first, then as printed."""
    game = game_with(tmp_path, '[challenge.challenge-29]\nfail = ["EACH_DROP", "LOSE1", "ROLL"]\n')
    council = evaluated(29, 1, game=game)
    assert council.told(FavourChanged) == [FavourChanged(2, -1)]
    council.all("drop worker").roll(3)
    assert council.told(Filed)


# -- filing and replay ----------------------------------------------------------------------------------------------


def test_belled_challenges_are_filed_on_the_right() -> None:
    """C12-11, C12-17."""
    assert evaluated(29, 9, belled=True).told(Filed) == [Filed("challenge-29", True, False, "princess")]
    assert evaluated(15, 5).told(Filed) == [Filed("challenge-15", False, True, "princess")]
    assert evaluated(15, 1).told(Filed) == [Filed("challenge-15", False, False, "princess")]


def test_replay_brings_the_round_before_back() -> None:
    """C12-57: to the top of both stacks; it plays again at once, the current pair is filed first."""
    council = evaluated(29, 1)
    assert council.told(Replayed) == [Replayed("challenge-12", "shapeshifter")]
    began = council.told(RoundBegan)[0]
    assert (began.challenge, began.help_seeker) == ("challenge-12", "shapeshifter")
    position = council.position()
    assert [filed["challenge"] for filed in position["filed"]] == ["challenge-29"]
    assert position["challenges"] == ["challenge-9", "challenge-1"]


def test_replay_takes_a_belled_or_kept_challenge_too() -> None:
    """C12-57: it loses its place on the right and its reward; it may be belled again."""
    council = evaluated(29, 1, options={"no_bell": False}, favour=4, **reward(12, on_right=True))
    assert council.phase == "bell"
    assert not council.sees().belled
    assert council.sees().filed[0].reward is None


def test_in_the_first_round_replay_does_nothing() -> None:
    """C12-57."""
    council = chamber(die=12, challenge="challenge-29").lay("druid", "druid", "worker").all("now", "later", "later")
    council.does(2, "die 3").does(2, "die 4")
    assert not council.told(Replayed)
    assert council.told(RoundBegan)[0].round == 2


def test_replay_can_bounce_between_two_cards() -> None:
    """C12-57: each card scores once, by its last place; the loss makes sure that it ends."""
    before = {"challenge": "challenge-26", "on_right": False, "kept": False}
    filed: dict[str, Any] = {"filed": [before], "help_seekers_filed": ["druid"]}
    council = chamber(die=12, favour=3, **filed).lay("druid", "druid", "worker").all("now", "later", "later")
    council.does(2, "die 3").does(2, "die 6")
    assert council.told(RoundBegan)[-1].challenge == "challenge-26"
    council.lay("oracle", "oracle", "machine").all("now", "later", "later").does(2, "die 8")
    assert council.told(RoundBegan)[-1].challenge == "challenge-29"
    assert council.favour == 1


def test_a_replayed_round_shares_the_tick() -> None:
    """C12-57, C12-84: the extra round belongs to the one that caused it."""
    council = evaluated(29, 1, tick=3)
    assert council.told(RoundBegan)[0].round == 4
    assert evaluated(29, 9, tick=3).told(RoundBegan)[0].round == 5


@pytest.mark.parametrize(("favour", "gain"), [(2, 0), (5, 0)])
def test_passing_never_raises_favour_in_november(favour: int, gain: int) -> None:
    """C12-85: no_gain."""
    stacks = {"help_seekers": ["golem", "worker"], "challenges": ["challenge-2", "challenge-4"]}
    council = evaluated(29, 9, favour=favour, options={"scenario": "november"}, **stacks)
    assert council.favour == favour + gain


def test_hands_stay_whole() -> None:
    """C12-47: nobody drops the last card."""
    council = evaluated(17, 9, hands=[["worker", "druid"]] * 3, piles=[HAND[2:]] * 3).all("drop worker")
    assert [len(hand) for hand in council.position()["hands"]] == [4, 4, 4]  # renewed before laying
