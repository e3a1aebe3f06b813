"""The bot sees at Mit List und Tücke at least as much as a beginner."""

from collections.abc import Sequence
from typing import Any

from hofstaat.bots import Listener, make
from hofstaat.bots.list_und_tuecke.greedy import GreedyListUndTuecke
from hofstaat.engine.match import Match
from hofstaat.engine.table import Table
from hofstaat.games.list_und_tuecke.events import (
    CentreSeen,
    CentreSwapped,
    HandSeen,
    Named,
    Passed,
    PlacesChanged,
    Played,
    Swapped,
    Taken,
)
from hofstaat.games.list_und_tuecke.notation import Condemn, Name
from hofstaat.games.list_und_tuecke.view import View
from tests.games.list_und_tuecke.table import GAME, does, position, table

FEW = {"simulations": 4}


def greedy(on: Table, seat: int, heard: Sequence[Any] = ()) -> str:
    """The greedy bot's action on this seat; it has heard how the stacks were built, and this."""
    bot = bot_at(on, seat)
    for event in heard:
        bot.hear(event)
    options = on.options(seat)
    choices = [GAME.choice(on, seat, code) for code in options]
    return GAME.say(on, seat, bot.choose(GAME.view(on, seat), options, choices))


def bot_at(on: Table, seat: int) -> GreedyListUndTuecke:
    bot = GreedyListUndTuecke(GAME, on.setup, seat, 0)
    for owner, stack in enumerate(position(on)["stacks"]):
        for card in stack:
            bot.hear(Played(owner, card))
    return bot


def test_it_plays_its_treasure_last_and_safely() -> None:
    """The king as last card of a round, with the highest rank: we begin the next round and can cover him."""
    stacks = {0: ["monk"], 1: ["druid"], 2: ["courtesan"]}
    last = table(turn=3, hands={3: ["king", "clairvoyant"]}, stacks=stacks)
    assert greedy(last, 3) == "play king"


def test_it_keeps_a_victim_back_while_its_killer_can_answer() -> None:
    """It passed the assassin to the left neighbour itself."""
    on = table(hands={0: ["king", "clairvoyant"]})
    assert greedy(on, 0, [Passed(0, 1, "light", "assassin")]) == "play clairvoyant"
    assert greedy(on, 0, [Played(3, "assassin")]) == "play king"


def test_it_covers_its_treasure() -> None:
    """The bishop is visible and his poisoner in the next hand: a harmless card goes on top, not another victim."""
    on = table(hands={0: ["queen", "clairvoyant"]}, stacks={0: ["bishop"]})
    assert greedy(on, 0, [Passed(0, 1, "light", "assassin")]) == "play clairvoyant"


def test_it_does_not_play_into_a_threat() -> None:
    on = table(hands={0: ["king", "clairvoyant"]}, stacks={2: ["queen"]})
    assert greedy(on, 0, [Played(3, "assassin")]) == "play clairvoyant"


def test_it_strikes_where_it_hurts_most() -> None:
    """Two victims: the one on the richer stack of the leader."""
    stacks = {1: ["abbot"], 2: ["king", "bishop"]}
    rows = [[0, 0, 0], [0, 0, 0], [3, 0, 0], [0, 0, 0]]
    on = table(hands={0: ["poisoner"]}, stacks=stacks, size=1, influence=rows)
    assert greedy(does(on, "play poisoner"), 0) == "eliminate bishop"


def test_it_kills_rather_than_waits() -> None:
    on = table(hands={0: ["poisoner", "clairvoyant"]}, stacks={1: ["bishop"]})
    assert greedy(on, 0) == "play poisoner"
    idle = table(hands={0: ["poisoner", "clairvoyant"]}, stacks={1: ["king"]})
    assert greedy(idle, 0) == "play clairvoyant"


def test_it_passes_what_it_needs_least() -> None:
    hands = [["wizard", "poisoner"], ["druid", "queen"], ["saint", "assassin"], ["monk", "intriguer"]]
    on = GAME.position({"seats": 4, "stage": "pass-light", "hands": hands})
    assert greedy(on, 2) in ("pass saint", "pass assassin")
    weak = [["wizard", "courtesan"], *hands[1:]]
    assert greedy(GAME.position({"seats": 4, "stage": "pass-light", "hands": weak}), 0) == "pass courtesan"


def test_it_heals_what_brings_most() -> None:
    stacks, turned = {0: ["monk", "wizard"]}, {0: ["monk", "wizard"]}
    on = table(hands={0: ["charlatan"]}, stacks=stacks, turned=turned, size=1)
    assert greedy(does(on, "play charlatan"), 0) == "heal wizard"


def test_it_names_whom_it_has_seen() -> None:
    """The executioner waits for the last card of an opponent it knows; the inquisitor asks for a card that is there."""
    on = does(table(hands={0: ["executioner"]}, size=1), "play executioner")
    assert greedy(on, 0, [HandSeen(0, 2, ("white-knight",))]) == "condemn white-knight"
    asked = does(table(hands={0: ["inquisitor", "clairvoyant"]}), "play inquisitor", "rank 0")
    assert greedy(asked, 0, [HandSeen(0, 2, ("king",))]) in ("name king", "name wizard", "name bishop")


def test_it_chooses_rank_20_only_at_the_end_of_a_chapter() -> None:
    early = does(table(hands={0: ["inquisitor", "monk"]}), "play inquisitor")
    assert greedy(early, 0) == "rank 0"
    late = table(hands={0: ["inquisitor"]}, stacks={0: ["saint", "druid", "abbot"]}, chapel=["blue"], size=1)
    assert greedy(does(late, "play inquisitor"), 0) == "rank 20"


def test_it_minds_its_own_colours() -> None:
    """The saint protects the colour we have most of; the black knight takes the best one that is not ours."""
    rows = [[0, 4, 0], [2, 0, 0], [0, 0, 2], [0, 0, 0]]
    on = does(table(hands={0: ["saint", "monk"]}, influence=rows), "play saint")
    assert greedy(on, 0) == "lay green"


def test_it_remembers_where_cards_went() -> None:
    bot = bot_at(table(), 0)
    heard = [
        Passed(0, 1, "light", "queen"),
        Passed(3, 0, "light", "monk"),
        HandSeen(0, 2, ("king", "druid")),
        Swapped(0, 2, "dark", "witch", "king"),
        CentreSeen(0, ("saint", "wizard", "bishop", "abbot")),
        CentreSwapped(0, "light", 1, "monk", "saint"),
        CentreSwapped(1, "dark", 2),
        Named(3, "assassin", 1),
        Taken(3, 1, "assassin", "light"),
        Taken(1, 0, "poisoner", "dark", "berserker"),
        Played(2, "druid"),
    ]
    for event in heard:
        bot.hear(event)
    assert bot.memory.held == {"queen": 1, "witch": 2, "assassin": 3, "poisoner": 1}
    assert bot.memory.centre == {("light", 1): "monk", ("light", 2): "wizard", ("dark", 1): "bishop"}
    bot.hear(Played(0, "intriguer"))
    bot.hear(PlacesChanged(0, 2, "druid"))
    assert bot.memory.stacks[0][-1] == "druid"
    assert bot.memory.stacks[2][-1] == "intriguer"


def test_no_minister_names_a_card_that_lies_open() -> None:
    """Neither inquisitor nor executioner asks for what everybody sees on a stack, or for a card of the own hand."""
    named = 0
    for seed in range(6):
        match = Match.new(GAME, 3, seed)
        bots = [Listener(make("minister", GAME, match.table.setup, 0, 0, FEW), match, 0)]
        bots += [Listener(make("random", GAME, match.table.setup, seat, seat), match, seat) for seat in (1, 2)]
        while actors := match.table.actors():
            seat = actors[0]
            code = bots[seat].choose()
            choice = GAME.choice(match.table, seat, code)
            if seat == 0 and isinstance(choice, Name | Condemn):
                view = GAME.view(match.table, seat)
                assert isinstance(view, View)
                offered = {
                    getattr(GAME.choice(match.table, 0, other), "card", None) for other in match.table.options(0)
                }
                seen = {player.stack.top for player in view.players} | set(view.hand or [])
                named += bool(offered - seen)
                assert choice.card not in seen or not offered - seen
            match.act(seat, code)
    assert named
