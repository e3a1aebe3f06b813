"""The games in OpenSpiel: its own simulation tests, what its API test checks, and copies, samples and strings."""

import copy
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.observation import make_observation

import hofstaat
from hofstaat.learn import openspiel
from hofstaat.learn.env_spec import EnvSpec
from hofstaat.learn.history import History

GAMES = hofstaat.names()
CASES = [(name, seats) for name in GAMES for seats in {hofstaat.game(name).seats[0], hofstaat.game(name).seats[-1]}]
every_game = pytest.mark.parametrize("name", GAMES)
every_case = pytest.mark.parametrize(("name", "seats"), CASES)


def load(name: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.short_name(name), {"players": seats})


@every_case
def test_openspiel_simulates_the_game(name: str, seats: int) -> None:
    """Random play to the end, with OpenSpiel's checks of legality, observations, returns and history."""
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=False, verbose=False)


def walked(name: str, seats: int, decisions: int, seed: int = 5) -> openspiel.HofstaatState:
    """A state after so many decisions at random."""
    state: openspiel.HofstaatState = load(name, seats).new_initial_state()
    rng = random.Random(seed)
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_game
def test_the_checks_of_openspiel_for_every_game(name: str) -> None:
    """As its API test does for some states of each of its own games."""
    game = load(name, hofstaat.game(name).seats[0])
    for state in sample_some_states.sample_some_states(game, max_states=20):
        assert len(state.full_history()) <= game.max_history_length()
        if state.is_chance_node():
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
            continue
        for player in range(game.num_players()):
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert state.observation_string(player) and state.information_state_string(player)
            if player != state.current_player():
                assert state.legal_actions(player) == []
        for asked in (state.information_state_string, state.observation_tensor):
            with pytest.raises(RuntimeError):
                asked(-1)


@every_game
def test_information_states_of_different_players_differ(name: str) -> None:
    state = walked(name, hofstaat.game(name).seats[0], decisions=3)
    strings = {state.information_state_string(player) for player in range(state.num_players())}
    tensors = {tuple(state.information_state_tensor(player)) for player in range(state.num_players())}
    assert len(strings) == len(tensors) == state.num_players()


@every_game
def test_a_state_survives_being_saved(name: str) -> None:
    game, state = load(name, hofstaat.game(name).seats[0]), walked(name, hofstaat.game(name).seats[0], decisions=6)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()


def test_a_copy_goes_its_own_way() -> None:
    history = History(EnvSpec("hof-verrat", 2))
    rng = random.Random(1)
    while (actor := history.actor()) is not None and len(history.plies) < 120:
        history.act(actor, rng.choice(history.table.options(actor)))
    other = copy.deepcopy(history)
    replayed = pickle.loads(pickle.dumps(history))
    assert other.table == replayed.table == history.table
    assert other.lines == replayed.lines == history.lines
    actor = other.actor()
    assert actor is not None
    other.act(actor, other.table.options(actor)[0])
    assert other.table != history.table and len(other.lines[0]) > len(history.lines[0])


@every_game
def test_a_resampled_state_is_the_same_to_the_player_and_plays_on(name: str) -> None:
    state = walked(name, hofstaat.game(name).seats[0], decisions=7)
    player, rng = state.current_player(), random.Random(2)
    samples = [state.resample_from_infostate(player, rng.random) for _ in range(8)]
    for sample in samples:
        again = state.get_game().deserialize_state(sample.serialize())
        assert str(again) == str(sample)
        assert again.information_state_string(player) == state.information_state_string(player)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions() == state.legal_actions()
        assert list(sample.observation_tensor(player)) == list(state.observation_tensor(player))
        while not sample.is_terminal():
            sample.apply_action(rng.choice(sample.legal_actions()))
        assert len(sample.returns()) == state.num_players()


def test_a_sample_knows_nothing_of_what_others_really_did() -> None:
    """Another seat's spies, laid face down: a sample's tensors for that seat must not tell which they were."""
    state, rng = walked("hof-verrat", 3, decisions=30), random.Random(2)
    player = state.current_player()
    sample = state.resample_from_infostate(player, rng.random)
    assert all(seen == state.course.seen[player] for seen in sample.course.seen)
    assert any(seen != state.course.seen[player] for seen in state.course.seen)


def test_samples_differ_in_what_the_player_cannot_know() -> None:
    state, rng = walked("hof-verrat", 3, decisions=7), random.Random(2)
    assert len({str(state.resample_from_infostate(0, rng.random)) for _ in range(8)}) > 1


@every_game
def test_public_and_private_parts_are_apart(name: str) -> None:
    """The view of a spectator is the same for all; the private part is there, and not in the public one."""
    game, state = load(name, hofstaat.game(name).seats[0]), walked(name, hofstaat.game(name).seats[0], decisions=4)
    kinds = pyspiel.PrivateInfoType
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE))
    private = make_observation(
        game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=kinds.SINGLE_PLAYER)
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("hofstaat_mascarade(players=6,turn_limit=0,memory_aid=False)")
    assert game.env_spec.options["turn_limit"] is None
    assert game.env_spec.options["memory_aid"] is False
    own = pyspiel.load_game("hofstaat_mascarade", {"players": 4, "characters": "judge,bishop,king,queen,cheat,witch"})
    assert own.env_spec.options["characters"] == ["judge", "bishop", "king", "queen", "cheat", "witch"]


def test_the_latest_decisions_are_in_the_tensor() -> None:
    game = load("hof-verrat", 2)
    state = walked("hof-verrat", 2, decisions=3)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    decisions = observer.dict["decisions"]
    assert np.count_nonzero(decisions[:, 0]) == 3
    assert np.all((decisions >= 0) & (decisions <= 1))
    with pytest.raises(ValueError, match="no parameters"):
        openspiel.Observer(game.env_spec, pyspiel.IIGObservationType(perfect_recall=True), {"a": 1})
