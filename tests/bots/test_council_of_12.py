"""The team mate at Council of 12: wins with its own kind, and does what people would expect of it."""

from collections import Counter
from typing import Any

import pytest

import hofstaat
from hofstaat.bots import SeatedBots
from hofstaat.bots.council_of_12.greedy import GreedyCouncilOf12
from hofstaat.bots.council_of_12.memory import Memory, bits
from hofstaat.bots.council_of_12.plans import Planner, Scene
from hofstaat.engine.match import Match
from hofstaat.games.council_of_12.cards import CHARACTERS
from hofstaat.games.council_of_12.events.deeds import Resolved, Took
from hofstaat.games.council_of_12.events.events import Dealt
from hofstaat.games.council_of_12.setup.setup import CouncilOf12Setup
from tests.games.council_of_12.chamber import HAND, Chamber, chamber, reward, throne

GAME = hofstaat.game("council-of-12")


def played(kinds: list[str], seed: int, **options: object) -> Match:
    match = Match.new(GAME, len(kinds), seed, **options)
    SeatedBots(match, dict(enumerate(kinds)), seed).play_on()
    return match


def wins(kinds: list[str], games: int, **options: object) -> int:
    return sum(bool(played(kinds, seed, **options).record().end[0]) for seed in range(games))  # type: ignore[index]


def test_three_of_them_win_at_least_half_of_their_games() -> None:
    assert wins(["greedy"] * 3, 12) >= 6


@pytest.mark.parametrize("seats", [2, 4])
def test_two_and_four_of_them_win_as_well(seats: int) -> None:
    assert wins(["greedy"] * seats, 4) >= 2


@pytest.mark.parametrize("mode", ["silent", "uncanny"])
def test_they_need_no_words(mode: str) -> None:
    assert wins(["greedy"] * 3, 4, **{mode: True}) >= 2


def test_at_random_nobody_wins() -> None:
    assert wins(["random"] * 3, 40) == 0


@pytest.mark.parametrize("month", ["january", "may", "july", "september", "november", "december"])
def test_no_line_up_ever_deadlocks(month: str) -> None:
    for kinds in (["greedy", "random"], ["random", "greedy", "greedy", "random"]):
        assert played(kinds, 1, scenario=month).outcome() is not None


# -- single decisions -----------------------------------------------------------------------------------------------


def answer(council: Chamber, seat: int = 0) -> str:
    """The answer of the bot on this seat, if all began with these cards and have discarded those in the piles."""
    bot = GreedyCouncilOf12(GAME, council.table.setup, seat, 0)
    position = council.position()
    laid = [card for card in position["laid"][:1] if card]
    learnt = sorted({*position["hands"][0], *position["piles"][0], *laid})
    bot.hear(Dealt(tuple(learnt), (), 1, 0, 3))
    for other, pile in enumerate(position["piles"]):
        for card in pile:
            bot.hear(Resolved(card, (other,), False))
    options = council.table.options(seat)
    choices = [GAME.choice(council.table, seat, code) for code in options]
    return GAME.say(council.table, seat, bot.choose(council.sees(seat), options, choices))


def test_together_their_cards_reach_the_goal() -> None:
    """Each plans alone, from what all know, and the plans fit."""
    council = chamber(options={"silent": True})
    cards = [answer(council, seat).split()[1] for seat in range(3)]
    scene = Scene(7, (0b111000000000, 0), 0)
    left = [CHARACTERS.index(card) for card, n in Counter(cards).items() if n == 1]
    setup = council.table.setup
    assert isinstance(setup, CouncilOf12Setup)
    assert Planner(setup).chance(scene, left) == 1.0


def test_it_says_the_honest_sentence_and_spares_a_silent_council() -> None:
    facts: dict[str, Any] = {"hands": [["patient-one", "druid"]] * 3, "piles": [["worker"]] * 3, "help_seeker": "druid"}
    assert answer(chamber(die=4, **facts)) == "lay patient-one nothing"
    assert answer(chamber(die=4, options={"silent": True}, **facts)) == "lay patient-one"


def test_it_turns_the_die_to_the_goal_when_it_is_last() -> None:
    council = chamber().lay("machine", "druid", "druid").all("later", "now", "later")
    assert answer(council) in ("die 9", "die 10")


def test_it_rings_only_with_favour_to_spare() -> None:
    facts: dict[str, Any] = {"phase": "bell", "options": {"no_bell": False}}
    assert answer(chamber(favour=5, **facts)) == "ring"
    assert answer(chamber(favour=2, **facts)) == "no"


def test_it_tilts_when_that_saves_the_round() -> None:
    assert answer(chamber(phase="tilt", die=7, **reward(12))) == "tilt 9"
    assert answer(chamber(phase="tilt", die=9, **reward(12))) == "no"


def test_it_shields_when_favour_runs_low() -> None:
    facts: dict[str, Any] = {"phase": "shield", "loss": 1, **reward(15)}
    assert answer(chamber(favour=2, **facts)) == "use shield"
    assert answer(chamber(favour=5, **facts)) == "no"


def test_it_follows_an_open_card_for_the_throne() -> None:
    hands = [HAND, [card for card in HAND if card != "druid"], HAND]
    council = throne(hands=hands, laid=[None, "druid", None], openers=[1], options={"silent": True})
    assert answer(council) == "lay druid"


def test_for_the_throne_it_takes_what_all_surely_hold() -> None:
    hands = [["druid", "machine"], ["machine", "warlock"], ["machine", "druid"]]
    piles = [["warlock"], ["druid"], ["warlock"]]
    council = throne(hands=hands, piles=piles, options={"silent": True})
    assert [answer(council, seat) for seat in range(3)] == ["lay machine"] * 3


def test_memory_doubts_only_hidden_takes() -> None:
    memory = Memory(2)
    memory.hear(Dealt(("worker", "druid", "golem", "machine"), (), 7, 0, 3))
    for card in ("worker", "druid", "golem"):
        memory.hear(Resolved(card, (0,), False))
    assert memory.sure(0) == bits(["machine"])
    memory.hear(Took(0, False, None, "golem"))
    assert memory.sure(0) == bits(["machine"])
    assert memory.doubt[0] == bits(["worker", "druid"])
    memory.hear(Took(0, True, "golem", "druid"))
    assert memory.sure(0) == bits(["golem", "machine"])
    assert memory.doubt[0] == bits(["worker"])
    assert memory.sure(1) == bits(["worker", "druid", "golem", "machine"])
