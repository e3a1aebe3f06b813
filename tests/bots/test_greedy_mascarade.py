"""The sight of a beginner at Mascarade: who it is, who lies, who is about to win."""

from collections.abc import Sequence
from typing import cast

import pytest

from hofstaat.bots import SeatedBots
from hofstaat.bots.mascarade.greedy import GreedyMascarade
from hofstaat.engine.match import Match
from hofstaat.engine.table import Table
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.notation import Announce, Choice, Claim, Look, Name, Pass, Question, Rob, Swap, Trade
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.table import Event
from tests.games.mascarade.table import GAME, announced, does, table

Pairs = Sequence[tuple[int, int]]


def bot_at(on: Table, seat: int, swapped: Pairs = ()) -> GreedyMascarade:
    """A bot that saw these cards dealt, and other players swap those places, or not."""
    bot = GreedyMascarade(GAME, on.setup, seat, 0)
    for place, card in enumerate(GAME.describe(on)["cards"]):
        bot.hear(told(on, (Event.DEALT, place, CHARACTERS.index(card)), seat))
    for a, b in swapped:
        bot.hear(told(on, (Event.SWAPPED, (seat + 1) % int(on.seats), a, b, 0), seat))
    return bot


def told(on: Table, event: tuple[int, ...], seat: int):  # type: ignore[no-untyped-def]
    return GAME.witness(on.setup, (*event, -1, -1, -1, -1, -1, -1)[:7], seat)  # type: ignore[arg-type]


def choice_on(on: Table, swapped: Pairs = ()) -> Choice:
    """The action of the bot that is to act."""
    seat = on.actors()[0]
    options = on.options(seat)
    choices = [GAME.choice(on, seat, code) for code in options]
    code = bot_at(on, seat, swapped).choose(GAME.view(on, seat), options, choices)
    return cast(Choice, choices[options.index(code)])


def test_it_announces_what_it_is_when_that_pays() -> None:
    assert choice_on(table(6, {0: "king"})) == Announce("king")


def test_it_bluffs_where_nobody_can_object() -> None:
    """The King lies in the centre, and everybody knows it."""
    assert choice_on(table(4, {"0": "judge", "centre-0": "king"})) == Announce("king")


def test_it_claims_what_it_believes_to_be() -> None:
    on = does(table(6, {0: "judge", 1: "king"}), "announce king")
    assert choice_on(on) == Claim()
    assert choice_on(on, swapped=[(1, 2), (2, 3), (1, 3), (1, 4)]) == Pass()


def test_it_believes_a_true_announcement() -> None:
    on = does(table(6, {0: "king"}), "announce king")
    assert choice_on(on) == Pass()


def test_it_stops_a_liar_from_winning() -> None:
    """With 10 gold the King would be the end; the announcer is no King."""
    lie = does(table(6, {0: "judge", 3: "king"}, {0: 10}), "announce king")
    assert choice_on(lie) == Claim()
    truth = does(table(6, {0: "king"}, {0: 10}), "announce king")
    assert choice_on(truth) == Pass()
    harmless = does(table(6, {0: "judge", 3: "king"}, {0: 5}), "announce king")
    assert choice_on(harmless) == Pass()


def test_it_leaves_the_objection_to_others_who_made_it() -> None:
    on = does(table(6, {0: "judge", 3: "king"}, {0: 10}), "announce king", "claim")
    assert choice_on(on) == Pass()


def test_it_does_not_risk_its_last_coin() -> None:
    on = does(table(6, {0: "judge", 3: "king"}, {0: 10, 1: 1}), "announce king")
    assert choice_on(on) == Pass()


def test_it_wins_as_the_cheat() -> None:
    assert choice_on(table(6, {0: "cheat"}, {0: 10})) == Announce("cheat")


def test_in_the_preparation_it_reaches_for_a_better_card() -> None:
    on = table(6, {0: "cheat", 4: "king"}, turns=0)
    found = choice_on(on)
    assert isinstance(found, Swap)
    assert (found.of, found.other) == (0, 4)


def test_the_witch_takes_the_greater_fortune_or_none() -> None:
    assert choice_on(announced(table(6, gold={3: 11}), "witch")) == Trade(3)
    richest = choice_on(announced(table(6, gold={0: 11}), "witch"))
    assert not isinstance(richest, Trade)


def test_the_bishop_takes_from_one_of_the_richest() -> None:
    assert choice_on(announced(table(6, gold={2: 8, 5: 8}), "bishop")) in (Rob(2), Rob(5))


def test_the_inquisitor_asks_whoever_is_rich_and_lost() -> None:
    on = announced(table(11, gold={5: 2, 6: 2, 7: 2}), "inquisitor")
    assert choice_on(on, swapped=[(4, 5), (4, 6), (4, 7)]) == Question(4)
    does(on, "question 4")
    assert choice_on(on) == Name(GAME.describe(on)["cards"][4])


def test_the_spy_keeps_the_better_card() -> None:
    on = does(announced(table(10, {0: "judge", 4: "king"}), "spy"), "spy 4")
    found = choice_on(on)
    assert isinstance(found, Swap) and found.swap
    on = does(announced(table(10, {0: "king", 4: "judge"}), "spy"), "spy 4")
    found = choice_on(on)
    assert isinstance(found, Swap) and not found.swap


def test_when_it_has_lost_track_of_itself_it_looks_or_swaps() -> None:
    """It is Judge or Cheat, neither of which pays now; everybody else knows who they are."""
    on = table(6, {0: "judge", 1: "cheat"})
    options = on.options(0)
    choices = [GAME.choice(on, 0, code) for code in options]
    found = []
    for seed in range(12):
        bot = bot_at(on, 0, [(0, 1)])
        bot.rng.seed(seed)
        found.append(choices[options.index(bot.choose(GAME.view(on, 0), options, choices))])
    assert Look() in found
    assert all(isinstance(choice, Look | Swap) for choice in found)


@pytest.mark.parametrize("seats", [2, 4, 5, 13])
def test_beginners_among_themselves_never_stall(seats: int) -> None:
    """MA-51: the turn limit is never what ends their games."""
    for seed in range(3):
        match = Match.new(GAME, seats, seed)
        SeatedBots(match, dict.fromkeys(range(seats), "greedy"), seed).play_on()
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.reason != "turn-limit"
        assert len(match.plies) < GAME.bound(cast(MascaradeSetup, match.table.setup))
