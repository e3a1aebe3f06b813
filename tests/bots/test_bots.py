"""Bots of every game: fair by construction; here, that they play well enough, and the same twice."""

from collections.abc import Sequence

import msgspec
import pytest

import hofstaat
from hofstaat.bots import Bot, SeatedBots, UnknownBot, kinds, make
from hofstaat.bots.base import module_of
from hofstaat.bots.hof_verrat.greedy import GreedyHofVerrat
from hofstaat.engine.match import Match
from hofstaat.games.hof_verrat.notation import Choice, Place, Spare, Strike, StrikeSpy

QUICK = ("random", "greedy")
PLAYERS = [(name, kind) for name in hofstaat.names() for kind in kinds(hofstaat.game(name)) if kind in QUICK]


def played(name: str, seated: Sequence[str], seed: int) -> Match:
    match = Match.new(hofstaat.game(name), len(seated), seed)
    SeatedBots(match, dict(enumerate(seated)), seed).play_on()
    return match


@pytest.mark.parametrize(("name", "kind"), PLAYERS)
def test_a_bot_plays_whole_games_and_the_same_twice(name: str, kind: str) -> None:
    for seats in hofstaat.game(name).seats:
        one, two = (played(name, [kind] * seats, seats) for _ in range(2))
        assert one.outcome() is not None
        assert one.record() == two.record()


RIVALS = [name for name in hofstaat.names() if not hofstaat.game(name).cooperative]


@pytest.mark.parametrize("name", RIVALS)
def test_a_greedy_bot_wins_well_over_its_share(name: str) -> None:
    """Against random bots, on changing seats: at least half as often again as chance would have it."""
    game = hofstaat.game(name)
    seats, games = min(max(3, game.seats[0]), game.seats[-1]), 24
    won = 0.0
    for seed in range(games):
        seated = ["random"] * seats
        seated[seed % seats] = "greedy"
        outcome = played(name, seated, seed).outcome()
        assert outcome
        won += (seed % seats in outcome.winners) / len(outcome.winners)
    assert won > 1.5 * games / seats


def test_an_unknown_bot_is_refused_with_a_list() -> None:
    game = hofstaat.game("hof-verrat")
    with pytest.raises(UnknownBot, match="There is no bot 'genius' for hof-verrat; there are: random, greedy"):
        make("genius", game, game.setup(2, {}), 0, 0)


def test_bots_live_in_a_folder_of_their_game() -> None:
    assert module_of(hofstaat.game("hof-verrat"), "greedy") == "hofstaat.bots.hof_verrat.greedy"
    assert module_of(hofstaat.game("hof-verrat"), "policy") == "hofstaat.bots.hof_verrat.policy"
    assert module_of(hofstaat.game("council-of-12"), "greedy") == "hofstaat.bots.council_of_12.greedy"
    assert module_of(hofstaat.game("mascarade"), "policy") is None


@pytest.mark.parametrize("name", ["whist", "search"])
def test_a_game_of_others_has_no_bots_of_ours(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it is called like one of our modules."""
    game = hofstaat.game("hof-verrat")
    monkeypatch.setattr(type(game), "name", name)
    assert kinds(game) == ["random", "search", "page", "minister", "grey-eminence"]


class Listener(Bot):
    heard: list[msgspec.Struct]

    def hear(self, event: msgspec.Struct) -> None:
        self.heard.append(event)

    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        return options[0]


def test_a_company_tells_each_bot_its_own_events_once() -> None:
    game = hofstaat.game("hof-verrat")
    match = Match.new(game, 2, 1)
    seated_bots = SeatedBots(match, {0: "greedy", 1: "random"}, 1)
    seated_bots.listeners[1].bot = listener = Listener(game, match.table.setup, 1, 0)
    listener.heard = []
    seated_bots.play_on()
    seated_bots.listeners[1].catch_up()
    assert listener.heard == match.witnessed(1)


# -- Hof-Verrat: what a beginner sees ------------------------------------------------------------------------------


def choice_of_greedy(position: dict[str, object]) -> Choice:
    """The greedy bot's action on seat 0 of this position."""
    game = hofstaat.game("hof-verrat")
    table = game.position({"seats": 2, "turn": 0, **position})
    bot = GreedyHofVerrat(game, table.setup, 0, 0)
    options = table.options(0)
    choices = [game.choice(table, 0, code) for code in options]
    return choices[options.index(bot.choose(game.view(table, 0), options, choices))]  # type: ignore[return-value]


MISSIONS = [["L10", "D6"], ["L9", "D5"]]


def test_it_lifts_the_family_it_holds() -> None:
    position = {"districts": [["stag-noble", "stag-plain"], []], "hands": [["stag-plain"], []], "owes": ["table"]}
    assert choice_of_greedy({**position, "missions": MISSIONS}) == Place("stag-plain", "above")


def test_it_sinks_the_family_its_opponent_holds() -> None:
    position = {"districts": [[], ["toad-noble", "toad-plain"]], "hands": [["toad-plain"], []], "owes": ["table"]}
    assert choice_of_greedy({**position, "missions": MISSIONS}) == Place("toad-plain", "below")


def test_it_keeps_the_good_card_and_gives_the_bad_one() -> None:
    table = {"above": ["stag-noble", "stag-plain"], "below": ["toad-noble", "toad-plain"], "missions": MISSIONS}
    hand = {"hands": [["stag-noble", "toad-noble"], []], "owes": ["own", "other"]}
    assert choice_of_greedy({**table, **hand}) == Place("stag-noble", "district", 0)


def test_it_minds_its_missions() -> None:
    """Nothing else speaks for a card below: with D6 the carps are to be disgraced."""
    position = {"hands": [["carp-guard"], []], "owes": ["table"], "missions": MISSIONS}
    assert choice_of_greedy(position) == Place("carp-guard", "below")


def test_it_strikes_what_hurts_and_spares_what_helps() -> None:
    table = {"above": ["stag-noble"], "below": ["toad-noble"], "missions": MISSIONS, "owes": ["table"]}
    assassin = {"assassin": ["hare-assassin", "district 0"], "hands": [["carp-guard"], []]}
    own = ["hare-assassin", "stag-noble"]
    assert choice_of_greedy({**table, **assassin, "districts": [own, []]}) == Spare()
    hurt = {**table, **assassin, "districts": [[*own, "toad-noble"], []]}
    assert choice_of_greedy(hurt) == Strike("toad-noble", "district")


def test_it_rids_itself_of_a_strangers_spy() -> None:
    assassin = {"assassin": ["hare-assassin", "district 0"], "hands": [["carp-guard"], []], "owes": ["table"]}
    spies = [{"card": "toad-spy", "at": "district 0", "by": 1}]
    position = {
        **assassin,
        "districts": [["hare-assassin"], []],
        "spies": spies,
        "missions": [["L1", "D6"], ["L9", "D5"]],
    }
    assert choice_of_greedy(position) == StrikeSpy(0)
