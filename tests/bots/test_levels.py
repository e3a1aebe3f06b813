"""The levels people choose from: each has its character; lower ones forget, always the same for the same seed."""

import msgspec
import pytest

import hofstaat
from hofstaat.bots import Bot, Listener, levels, make
from hofstaat.bots.base import KINDS, BadParameter
from hofstaat.bots.hof_verrat.greedy import GreedyHofVerrat
from hofstaat.bots.search import SearchBot
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.games.mascarade.knowledge.knowledge import MascaradeKnowledge
from hofstaat.games.mascarade.setup import MascaradeSetup
from hofstaat.texts import LANGUAGES, texts
from tests.random_play import GAMES, every_game, walk, walked


@every_game
def test_every_level_has_a_name_a_character_and_a_pace(game: Game) -> None:
    assert levels(game) == ["page", "courtier", "minister", "grey-eminence"]
    paces = [KINDS[level].pace for level in levels(game)]
    assert paces == sorted(set(paces))
    for lang in LANGUAGES:
        words = texts(lang, "common", "engine")
        assert all(words(f"level-{level}-help") and words(f"bot-{level}-help") for level in levels(game))


def test_the_higher_the_level_the_less_it_forgets() -> None:
    forgetting = [KINDS[level].parameters.get("forgets", 0.0) for level in levels(GAMES[0])]
    assert forgetting == sorted(set(forgetting), reverse=True) and forgetting[-1] == 0


def heard(kind: str, match: Match, seat: int = 0, **parameters: float) -> Bot:
    bot = make(kind, match.game, match.table.setup, seat, 5, parameters)
    Listener(bot, match, seat).catch_up()
    return bot


def spies_of(match: Match) -> dict[int, str]:
    """The spies that seat 0 has laid, from what it witnessed."""
    bot = heard("greedy", match)
    assert isinstance(bot, GreedyHofVerrat)
    return bot.remembered


def spy_game() -> Match:
    """A game in which seat 0 has laid several spies."""
    for seed in range(50):
        match = walked(hofstaat.game("hof-verrat"), 2, seed)
        if not match.table.setup.options["memory_aid"] and len(spies_of(match)) >= 4:
            return match
    raise AssertionError("nobody lays spies")


def test_a_forgetful_bot_has_lost_some_of_its_spies() -> None:
    match = spy_game()
    everything = spies_of(match)
    half, again, nothing = (heard("greedy", match, forgets=part) for part in (0.5, 0.5, 1.0))
    assert isinstance(half, GreedyHofVerrat) and isinstance(again, GreedyHofVerrat)
    assert half.remembered.items() < everything.items()
    assert half.remembered == again.remembered
    assert nothing.remembered == {}  # type: ignore[attr-defined]


def test_a_search_that_forgets_still_holds_the_truth_possible() -> None:
    """In every game, at every decision; what slipped is unknown, never wrong."""
    for game in GAMES:
        match = Match.new(game, game.seats[1], 3)
        seats = range(game.seats[1])
        bots = [make("search", game, match.table.setup, seat, seat, {"forgets": 0.5}) for seat in seats]
        listeners = [Listener(bot, match, seat) for seat, bot in enumerate(bots)]
        for _ in walk(match, 4, limit=40):
            for listener in listeners:
                listener.catch_up()
                bot = listener.bot
                assert isinstance(bot, SearchBot) and bot.knowledge.admits(match.table)


def test_a_bot_that_forgets_a_look_is_less_sure_of_itself() -> None:
    game = hofstaat.game("mascarade")
    match = Match.new(game, 4, 1)
    setup = match.table.setup
    assert isinstance(setup, MascaradeSetup)
    sure, unsure = MascaradeKnowledge(0, setup), MascaradeKnowledge(0, setup)
    rows = []
    for _ in walk(match, 2, limit=60):
        pass
    for event in match.witnessed(0):
        sure.learn(event)
        unsure.learn_dimly(event)
        rows.append([surest(mind) for mind in (sure, unsure)])
    assert all(dim <= clear for clear, dim in rows)
    assert any(dim < clear for clear, dim in rows)


def surest(mind: MascaradeKnowledge) -> int:
    """The fewer arrangements it holds possible, the surer."""
    return -len(mind.cards.arrangement)


def test_a_memory_aid_helps_everybody() -> None:
    match = Match.new(hofstaat.game("hof-verrat"), 2, 1, memory_aid=True)
    assert not make("page", match.game, match.table.setup, 0, 1, {"forgets": 1.0}).slips()


def test_budgets_replace_each_other() -> None:
    game = hofstaat.game("hof-verrat")
    setup = game.setup(2, {})
    bot = make("minister", game, setup, 0, 1, {"simulations": 30})
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.simulations, bot.forgets) == (0.0, 30, 0.1)
    with pytest.raises(BadParameter, match="The bot random has no parameter 'simulations'; it has: forgets"):
        make("random", game, setup, 0, 1, {"simulations": 30})


def test_a_page_has_manners_now_and_then() -> None:
    """It plays whole games and, asked often, sometimes agrees with the courtier and sometimes not."""
    game = hofstaat.game("hof-verrat")
    agreed = []
    match = Match.new(game, 2, 9)
    bots: dict[str, list[Bot]] = {
        kind: [make(kind, game, match.table.setup, seat, seat) for seat in (0, 1)] for kind in ("page", "greedy")
    }
    told = 0
    for step in walk(match, 9):
        seat, table = step.seat, match.table
        options = table.options(seat)
        choices = [game.choice(table, seat, code) for code in options]
        answers = []
        for pair in bots.values():
            for listener in (0, 1):
                hear_all(pair[listener], match.witnessed(listener, told))
            answers.append(pair[seat].choose(game.view(table, seat), options, choices))
        told = len(match.journal)
        assert set(answers) <= set(options)
        if len(options) > 3:
            agreed.append(answers[0] == answers[1])
    assert any(agreed) and not all(agreed)


def hear_all(bot: Bot, events: list[msgspec.Struct]) -> None:
    for event in events:
        bot.hear(event)
