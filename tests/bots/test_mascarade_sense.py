"""Sense at Mascarade: courtier, minister and grey eminence do nothing silly."""

from collections.abc import Sequence
from typing import cast

import pytest

from hofstaat.bots import Listener, make
from hofstaat.bots.mascarade.courtier import CourtierMascarade
from hofstaat.bots.mascarade.sense import Sense
from hofstaat.engine.match import Match
from hofstaat.engine.table import Table
from hofstaat.games.mascarade.cards import CHARACTERS
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.notation import Announce, Choice, Claim, Pass
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.games.mascarade.table.table import Event
from hofstaat.games.mascarade.view import View
from tests.bots.test_greedy_mascarade import told
from tests.games.mascarade.table import GAME, does, table
from tests.random_play import COMPILED

Pairs = Sequence[tuple[int, int]]


def courtier_at(on: Table, seat: int, swapped: Pairs = (), seed: int = 0) -> CourtierMascarade:
    """A courtier that saw these cards dealt, and others swap those places, or not."""
    bot = CourtierMascarade(GAME, on.setup, seat, seed)
    for place, card in enumerate(GAME.describe(on)["cards"]):
        bot.hear(told(on, (Event.DEALT, place, CHARACTERS.index(card)), seat))
    for a, b in swapped:
        bot.hear(told(on, (Event.SWAPPED, (seat + 1) % int(on.seats), a, b, 0), seat))
    return bot


def answers(on: Table, swapped: Pairs = ()) -> set[Choice]:
    """The answers of eight courtiers."""
    seat = on.actors()[0]
    options = on.options(seat)
    choices = [cast(Choice, GAME.choice(on, seat, code)) for code in options]
    bots = [courtier_at(on, seat, swapped, seed) for seed in range(8)]
    return {choices[options.index(bot.choose(GAME.view(on, seat), options, choices))] for bot in bots}


def test_nobody_objects_with_a_card_that_everybody_has_seen() -> None:
    """The Witch lies open before her owner, and somebody announces the Bishop: a certain fine."""
    on = does(table(6, {0: "bishop", 1: "witch"}), "announce bishop")
    assert answers(on) == {Pass()}


@pytest.mark.parametrize(("card", "gold"), [("cheat", {0: 6}), ("judge", {}), ("witch", {0: 9})])
def test_nobody_announces_a_power_without_effect(card: str, gold: dict[int, int]) -> None:
    """The Cheat needs 10 gold, the Judge fines at the court, the Witch somebody richer."""
    assert Announce(card) not in answers(table(6, {0: card}, gold))


def test_nobody_claims_a_character_that_lies_open_elsewhere() -> None:
    assert Announce("king") not in answers(table(6, {0: "witch", 3: "king"}, {0: 9}))


def test_the_last_gold_is_not_risked_on_a_guess() -> None:
    on = table(6, {0: "king", 1: "queen", 2: "judge"}, {0: 1})
    assert not any(isinstance(each, Announce) for each in answers(on, swapped=[(0, 1), (0, 2)]))


def test_a_second_objection_that_is_certainly_fined_is_not_made() -> None:
    on = does(table(6, {0: "judge", 3: "king"}, {0: 10}), "announce king", "claim")
    assert answers(on) == {Pass()}


def test_one_objection_stops_a_lie_that_would_win() -> None:
    """A seat that is surely not the King may still pay a fine to stop the winner."""
    on = does(table(6, {0: "judge", 3: "king"}, {0: 10}), "announce king")
    assert answers(on) == {Claim()}


def test_the_judge_is_fetched_from_the_centre_when_the_court_is_full() -> None:
    on = table(4, {"0": "cheat", "centre-0": "judge"}, {0: 6}, court=9)
    assert all(getattr(each, "centre", None) is not None for each in answers(on))


@pytest.mark.parametrize("kind", ["minister", "grey-eminence"])
def test_the_search_never_answers_what_is_silly(kind: str) -> None:
    """Whole games: wherever something sensible is offered, it is done."""
    match = Match.new(GAME, 4, seed=2)
    setup = cast(MascaradeSetup, match.table.setup)
    few = {"simulations": 30 if COMPILED else 4, "forgets": 0.0}
    seats = [Listener(make(kind, GAME, setup, seat, seat, few), match, seat) for seat in range(4)]
    minds = [MascaradeKnowledge(seat, setup) for seat in range(4)]
    told_of = silly = 0
    while (actors := match.table.actors()) and len(match.plies) < 120:
        for seat, mind in enumerate(minds):
            for event in match.witnessed(seat, told_of):
                mind.learn(event)
        told_of = len(match.journal)
        seat = actors[0]
        view = cast(View, GAME.view(match.table, seat))
        choices = [cast(Choice, GAME.choice(match.table, seat, code)) for code in match.table.options(seat)]
        sense = Sense(setup, seat, minds[seat])
        code = seats[seat].choose()
        silly += len(sense.sensible(view, choices)) < len(choices)
        assert cast(Choice, GAME.choice(match.table, seat, code)) in sense.sensible(view, choices)
        match.act(seat, code)
    assert silly > 10  # so often something silly was offered
