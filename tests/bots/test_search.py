"""The search: plays every game through the protocol alone, repeats itself for the same seed, explains itself."""

from typing import cast

import pytest
from librt.random import Random

import hofstaat
from hofstaat.bots import Listener
from hofstaat.bots.base import levels, make
from hofstaat.bots.ismcts.policy import Policy
from hofstaat.bots.ismcts.search import Search
from hofstaat.bots.search import SearchBot, policy_for
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.table import Moves, Table
from tests.random_play import COMPILED, every_game, somewhere, walk

SIMULATIONS = 60 if COMPILED else 12


def thinker(match: Match, seat: int, seed: int = 1, simulations: int = SIMULATIONS) -> SearchBot:
    bot = SearchBot(match.game, match.table.setup, seat, seed, simulations=simulations)
    Listener(bot, match, seat).catch_up()
    return bot


def decide(bot: SearchBot, match: Match) -> int:
    """A bot that knows all that happened so far decides."""
    listener = Listener(bot, match, bot.seat)
    listener.heard = len(match.journal)
    return listener.choose()


@every_game
def test_it_answers_legally_wherever_it_is_asked(game: Game) -> None:
    seats = game.seats[-1] if game.seats[-1] <= 5 else 5
    match = Match.new(game, seats, seed=3)
    for step in walk(match, 5, limit=25 if COMPILED else 6):
        assert decide(thinker(match, step.seat, simulations=8), match) in match.table.options(step.seat)


@every_game
def test_the_same_seed_and_simulations_give_the_same_answer(game: Game) -> None:
    match = somewhere(game, game.seats[1], seed=2)
    seat = match.table.actors()[0]
    bots = [thinker(match, seat) for _ in range(2)]
    assert decide(bots[0], match) == decide(bots[1], match)
    assert bots[0].considered == bots[1].considered


def test_it_explains_itself() -> None:
    """For each option: visits, which add up to the simulations, and the expected result."""
    match = Match.new(hofstaat.game("list-und-tuecke"), 3, seed=1)
    bot = thinker(match, match.table.actors()[0])
    answer = decide(bot, match)
    assert bot.considered[0].code == answer
    assert sorted(each.code for each in bot.considered) == match.table.options(bot.seat)
    assert sum(each.visits for each in bot.considered) == SIMULATIONS
    assert all(0 <= each.reward <= 1 for each in bot.considered)


def test_it_takes_a_certain_win() -> None:
    """The last card decides: at home it wins the game, anywhere else it is lost."""
    game = hofstaat.game("hof-verrat")
    missions = [["L8", "D10"], ["L9", "D1"]]
    position = {"seats": 2, "turn": 0, "owes": ["table"], "above": ["toad-plain"], "below": ["toad-guard"]}
    table = game.position(
        {**position, "hands": [["toad-noble"], []], "districts": [["toad-plain"], []], "missions": missions}
    )
    assert best_of(table, game) == "toad-noble above"


def best_of(table: Table, game: Game) -> str:
    """The best action by a search over this very table: here nothing is hidden."""
    search = Search(0, int(table.seats), 1, Policy(), cooperative=game.cooperative)
    for _ in range(50):
        search.simulate(table.copy())
    return game.say(table, 0, search.best(table.options(0)))


def test_people_can_choose_it() -> None:
    game = hofstaat.game("hof-verrat")
    assert levels(game)[2:] == ["minister", "grey-eminence"]
    bot = make("minister", game, game.setup(2, {}), 0, 1)
    assert isinstance(bot, SearchBot)
    assert bot.simulations == bot.budgets["minister"] and bot.seconds == 1.0


@pytest.mark.parametrize("name", ["hof-verrat", "mascarade"])
def test_a_slow_machine_cuts_a_level_short_and_counts_it(name: str) -> None:
    match = Match.new(hofstaat.game(name), 4, seed=3)
    seat = match.table.actors()[0]
    for seconds, simulations, cut in ((0.001, 1_000_000, 1), (60.0, 40, 0)):
        budget = {"seconds": seconds, "simulations": simulations}
        bot = make("search", match.game, match.table.setup, seat, 1, budget)
        assert isinstance(bot, SearchBot)
        Listener(bot, match, seat).catch_up()
        decide(bot, match)
        assert bot.cut_short == cut


def test_it_goes_on_with_its_last_search_when_nothing_new_has_happened() -> None:
    """A turn of Hof-Verrat is three decisions in a row; what others do in between starts the search anew."""
    match = Match.new(hofstaat.game("hof-verrat"), 2, seed=4)
    seat = match.table.actors()[0]
    bot = thinker(match, seat, simulations=80)
    listener = Listener(bot, match, seat)
    listener.heard = len(match.journal)
    match.act(seat, listener.choose())
    listener.choose()
    assert sum(each.visits for each in bot.considered) > 80
    bot.heard.append(match.witnessed(seat)[-1])
    bot.resume()
    assert not any(root.children for root in bot.search.roots)


# -- what is tried, and how playouts go ----------------------------------------------------------------------------


def offered(table: Table, seat: int) -> Moves:
    moves = Moves()
    table.offer(seat, moves)
    return moves


def test_in_playouts_of_hof_verrat_everybody_plays_like_a_courtier() -> None:
    """Pick and courtier choose among the same best options, whatever the position; both draw lots among equals."""
    game = hofstaat.game("hof-verrat")
    policy = policy_for(game)
    match = Match.new(game, 4, seed=7)
    for step in walk(match, 3, limit=60):
        courtier = make("greedy", game, match.table.setup, step.seat, 1)
        listener = Listener(courtier, match, step.seat)
        chosen = {listener.choose() for _ in range(20)}
        moves = offered(match.table, step.seat)
        picked = {int(policy.pick(match.table, step.seat, moves, Random(seed))) for seed in range(20)}
        assert chosen & picked


def test_rewards_that_hardly_differ_are_told_apart() -> None:
    """Curiosity follows the spread of the rewards."""
    search = Search(0, 2, 1, Policy(), cooperative=False)
    for n in range(100):
        search.note_reward(0.5 + 0.01 * (n % 2))
    assert search.spread() == pytest.approx(0.005)
    before = search.curiosity()
    for n in range(100):
        search.note_reward(float(n % 2))
    assert search.curiosity() > 20 * before


def test_a_team_keeps_to_the_common_plan_and_searches_its_votes() -> None:
    match = Match.new(hofstaat.game("council-of-12"), 3, seed=3)
    planned, searched = 0, 0
    listeners = [Listener(thinker(match, seat, simulations=6), match, seat) for seat in range(3)]
    for listener in listeners:
        listener.heard = len(match.journal)
    for step in walk(match, 2, limit=60):
        for listener in listeners:
            listener.catch_up()
        listener, table = listeners[step.seat], match.table
        bot = cast(SearchBot, listener.bot)
        if len(table.options(step.seat)) > 1:
            assert bot.adviser is not None
            answer = listener.choose()
            planned += not bot.considered
            searched += bool(bot.considered)
            assert answer in table.options(step.seat)
    assert planned and searched
