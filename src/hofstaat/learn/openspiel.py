"""The games in OpenSpiel. Importing this module registers them: `pyspiel.load_game("hofstaat_hof_verrat(players=3)")`.

Chance draws its lots one by one. Seats that decide at the same time are asked one after the other, hidden from each
other as at the table. An information state is everything the seat was told, an observation what it sees now.
"""

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from hofstaat.engine.game import Game, Option
from hofstaat.engine.registry import game as find
from hofstaat.engine.registry import names
from hofstaat.engine.rewards import rewards_of
from hofstaat.engine.table import CHANCE
from hofstaat.learn.env_spec import EnvSpec, usual_seats
from hofstaat.learn.history import History

HISTORY = 512
"""An information state's tensor has the last so many decisions, or all where a game is shorter."""
MOST = 2**31 - 1


# -- games and their parameters -------------------------------------------------------------------------------------


def short_name(name: str) -> str:
    """hof-verrat is hofstaat_hof_verrat here."""
    return f"hofstaat_{name.replace('-', '_')}"


def default_of(option: Option) -> bool | int | str:
    """OpenSpiel's parameters are never None: "" or 0 stand for it; lists are words with commas between them."""
    if option.kind == "flag":
        return option.name == "memory_aid" or bool(option.default)
    if option.kind == "number":
        return option.default if isinstance(option.default, int) else 0
    return option.default if isinstance(option.default, str) else ""


def agreed(option: Option, value: Any) -> object:
    """The option as the game has it."""
    if option.kind == "list":
        return value.split(",") if value else option.default
    return None if option.nullable and value in ("", 0) else value


def game_type(game: Game) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.name),
        long_name=f"Hofstaat: {game.name}, version {game.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": usual_seats(game),
            **{option.name: default_of(option) for option in game.options},
        },
    )


def deal_lots(env_spec: EnvSpec) -> tuple[int, int]:
    """How many lots a deal draws, and out of how many at most."""
    table = env_spec.start()
    lots, most = 0, 0
    while table.lots_due > 0:
        most = max(most, int(table.lots_of))
        lots += 1
        table.apply(CHANCE, table.options(CHANCE)[0])
    return lots, most


def longest(env_spec: EnvSpec) -> int:
    """The bound on decisions, as far as OpenSpiel can count."""
    return min(env_spec.game.bound(env_spec.setup), MOST)


def game_info(env_spec: EnvSpec, longest_bag: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=env_spec.actions,
        max_chance_outcomes=longest_bag,
        num_players=env_spec.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if env_spec.game.cooperative else 0.0,
        max_game_length=longest(env_spec),
    )


class HofstaatGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game as agreed: OpenSpiel's parameters are the number of players and the game's own options."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.rules
        given = {**game_type(game).parameter_specification, **(params or {})}
        options = {option.name: agreed(option, given[option.name]) for option in game.options}
        self.env_spec = EnvSpec(game.name, given["players"], **options)
        lots, longest_bag = deal_lots(self.env_spec)
        self.lots_at_most = min(lots + longest(self.env_spec) * longest_bag, MOST)
        super().__init__(game_type(game), game_info(self.env_spec, longest_bag), params or {})

    def new_initial_state(self, *_: object) -> "HofstaatState":
        return HofstaatState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.lots_at_most

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.env_spec, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class HofstaatState(pyspiel.State):  # type: ignore[misc]
    """A table in OpenSpiel's words."""

    def __init__(self, game: HofstaatGame) -> None:
        super().__init__(game)
        self.course = History(game.env_spec)

    def current_player(self) -> int:
        actor = self.course.actor()
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.course.actor() is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.table.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The lots left in the bag, all equally likely."""
        lots = self.course.table.options(CHANCE)
        return [(lot, 1.0 / len(lots)) for lot in lots]

    def _apply_action(self, action: int) -> None:
        actor = self.course.actor()
        assert actor is not None
        self.course.act(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return self.course.env_spec.game.say(self.course.table, player, action)

    def returns(self) -> list[float]:
        env_spec, outcome = self.course.env_spec, self.course.table.outcome()
        if outcome is None:
            return [0.0] * env_spec.seats
        return rewards_of(outcome, cooperative=env_spec.game.cooperative)

    def resample_from_infostate(self, player: int, sampler: Any) -> "HofstaatState":
        """A state this player must hold possible, by the game's Knowledge. `sampler` draws from 0 to 1."""
        state: HofstaatState = self.get_game().new_initial_state()
        state.course = self.course.imagined(player, int(sampler() * 2**62))
        return state

    def __str__(self) -> str:
        table = self.course.table
        if table.lots_due > 0:
            return f"{len(self.course.plies)} plies; {table.lots_due} lots to draw out of {table.lots_of}"
        return encoded(self.course.env_spec.game.describe(table))


# -- what players observe ---------------------------------------------------------------------------------------------


class Observer:
    """All that a seat was told (perfect recall) or that it sees, alone or without the public part.

    Only the observers that have both parts write tensors: the named slices of the game's observation, each number
    between 0 and 1, for an information state followed by the decisions so far as the seat could tell them.
    """

    def __init__(self, env_spec: EnvSpec, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observers; given: {params}.")
        self.env_spec = env_spec
        self.kind = kind
        self.public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and not self.public_only:
            self.make_tensor()

    def make_tensor(self) -> None:
        env_spec = self.env_spec
        shapes: dict[str, tuple[int, ...]] = {"player": (env_spec.seats,)}
        shapes |= {name: (part.size,) for name, part in env_spec.slices.items()}
        if self.kind.perfect_recall:
            shapes["decisions"] = (min(longest(env_spec), HISTORY), 2)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size
        self.highs = env_spec.highs().astype(np.float32)

    def set_from(self, state: HofstaatState, player: int) -> None:
        """Fill the tensor with what the player may know."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if player < 0:  # OpenSpiel asks so for the shape
            return
        self.dict["player"][player] = 1
        first, env_spec = self.env_spec.seats, self.env_spec
        observed = env_spec.observe(state.course.table, player)
        self.tensor[first : first + len(observed)] = observed / self.highs
        if self.kind.perfect_recall:
            self.write_decisions(state.course.seen[player], player)

    def write_decisions(self, seen: list[tuple[int, int]], player: int) -> None:
        """The seats that acted, counted from the player, and the codes as they looked; the latest last."""
        rows = self.dict["decisions"]
        seats, actions = self.env_spec.seats, self.env_spec.actions
        for row, (seat, code) in zip(rows, seen[-len(rows) :], strict=False):
            row[:] = ((seat - player) % seats + 1) / seats, (code + 1) / actions

    def string_from(self, state: HofstaatState, player: int) -> str:
        if self.kind.perfect_recall and self.kind.public_info and not self.public_only:
            return "\n".join([f"seat {player}", *state.course.lines[player]])
        if state.course.table.lots_due > 0:
            return ""
        game, table = self.env_spec.game, state.course.table
        public = msgspec.to_builtins(game.view(table, None))
        if self.public_only:
            return encoded(public)
        own = msgspec.to_builtins(game.view(table, player))
        shown = own if self.kind.public_info else {key: own[key] for key in own if own[key] != public[key]}
        return encoded(shown)


def encoded(facts: Any) -> str:
    return msgspec.json.encode(facts).decode()


def register(name: str) -> None:
    """Make one of the games known to OpenSpiel, which keeps a class for ever; a function it would drop too late."""
    game = find(name)
    pyspiel.register_game(game_type(game), type(short_name(name), (HofstaatGame,), {"rules": game}))


for each in names():
    if short_name(each) not in pyspiel.registered_names():
        register(each)
