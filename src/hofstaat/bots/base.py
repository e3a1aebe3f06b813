"""The interface of a bot, and making one by name."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec

from hofstaat.engine.game import Game
from hofstaat.engine.refusal import Refusal
from hofstaat.engine.table import Setup

Parameter = int | float


class UnknownBot(Refusal):
    """No bot of this kind plays this game; the sentence lists those that do."""


class BadParameter(Refusal):
    """A bot cannot be set up like this; the sentence says what it takes."""


class Bot(ABC):
    """A player of one seat. It hears every event of its seat, and is asked when its seat owes a decision."""

    forgets: float = 0.0
    """How likely something it should remember slips its mind, in the games of memory."""

    def __init__(self, game: Game, setup: Setup, seat: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.seed = seed
        self.lapses = random.Random(f"lapses {seed}")

    def slips(self) -> bool:
        """Whether this event is forgotten: drawn from the seed, once for each event. A memory aid helps."""
        aided = self.setup.options.get("memory_aid") is True
        return not aided and self.forgets > 0 and self.lapses.random() < self.forgets

    def hear(self, event: msgspec.Struct) -> None:  # noqa: B027 - not every bot listens
        """Take in one event as this seat witnessed it."""

    @abstractmethod
    def choose(self, view: msgspec.Struct, options: Sequence[int], choices: Sequence[msgspec.Struct]) -> int:
        """One of `options`; `choices` are the same in the game's own terms."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of bot: the module that brings it, the game's own before the general one, and how it is set up there.
    Levels are the kinds made for people.
    """

    module: str
    parameters: dict[str, Parameter] = {}
    level: bool = False
    pace: float = 1.0  # how long it takes for an answer in front of people, beside a courtier
    thinks: float = 0.0  # seconds by which it has nearly always made up its mind


KINDS = {
    "random": Kind("random"),
    "greedy": Kind("greedy"),
    "search": Kind("search", {"simulations": 400}),
    "page": Kind("page", {"forgets": 0.5}, level=True, pace=0.8),
    "courtier": Kind("courtier", {"forgets": 0.25}, level=True),
    "minister": Kind("search", {"seconds": 1.0, "forgets": 0.1}, level=True, pace=1.3, thinks=0.4),
    "grey-eminence": Kind("search", {"seconds": 3.0}, level=True, pace=2.0, thinks=1.5),
}
BUDGETS = ("seconds", "simulations")
OF_GAMES = ("greedy", "courtier")  # modules that only games bring
PARAMETERS = {"search": ("seconds", "simulations", "exploration", "forgets")}


def kinds(game: Game) -> list[str]:
    """The kinds of bots that play this game."""
    return [name for name, kind in KINDS.items() if kind.module not in OF_GAMES or has_greedy(game)]


def levels(game: Game) -> list[str]:
    """The kinds made for people, from gentle to strong."""
    return [name for name in kinds(game) if KINDS[name].level]


def pace(kind: str) -> float:
    """How long a kind of bot takes for an answer in front of people, beside a courtier."""
    return KINDS[kind].pace if kind in KINDS else 1.0


def thinks(kind: str) -> float:
    """By how many seconds a kind of bot has nearly always made up its mind."""
    return KINDS[kind].thinks if kind in KINDS else 0.0


def has_greedy(game: Game) -> bool:
    return module_of(game, "greedy") is not None


def greedy(game: Game) -> type[Bot]:
    """The game's own greedy bot."""
    module = module_of(game, "greedy")
    assert module is not None, f"there is no greedy bot for {game.name}"
    made: type[Bot] = import_module(module).BOT
    return made


def module_of(game: Game, part: str) -> str | None:
    """The module with this part of a game's bots, if there is one."""
    module = f"hofstaat.bots.{game.name.replace('-', '_')}.{part}"
    return module if exists(module) else None


def exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package it would be in
        return False


def make(
    kind: str, game: Game, setup: Setup, seat: int, seed: int, parameters: Mapping[str, Parameter] | None = None
) -> Bot:
    """A bot by the name of its kind, or by the place of its class: `my_package.my_module.MyBot`."""
    wanted = parameters or {}
    check(kind, game, wanted)
    if "." in kind:
        stranger: Bot = bot_class(kind)(game, setup, seat, seed, **wanted)
        return stranger
    bot = import_module(module_for(kind, game)).BOT
    settings = {**KINDS[kind].parameters, **budget_of(bot, kind), **wanted}
    if "seconds" in wanted or "simulations" in wanted:  # one budget replaces the other
        settings = {name: value for name, value in settings.items() if name in wanted or name not in BUDGETS}
    forgets = float(settings.pop("forgets", 0.0))
    made: Bot = bot(game, setup, seat, seed, **settings)
    made.forgets = forgets
    return made


def module_for(kind: str, game: Game) -> str:
    """The game's own module for a kind, or the general one; a courtier is greedy where the game says no more."""
    name = KINDS[kind].module
    own = module_of(game, name)
    if own is None and name == "courtier":
        own = module_of(game, "greedy")
    return own or f"hofstaat.bots.{name}"


def budget_of(bot: type[Bot], kind: str) -> dict[str, Parameter]:
    """The simulations that make a level what it is in this game, on any machine."""
    simulations = getattr(bot, "budgets", {}).get(kind)
    return {} if simulations is None else {"simulations": simulations}


def check(kind: str, game: Game, parameters: Mapping[str, Parameter]) -> None:
    """Refuse what cannot be made, with a sentence."""
    if "." in kind:
        bot_class(kind)
        return
    if kind not in kinds(game):
        sentence = f"There is no bot {kind!r} for {game.name}; there are: {', '.join(kinds(game))}."
        raise UnknownBot(sentence, "no-such-bot", bot=repr(kind), game=game.name, bots=", ".join(kinds(game)))
    known = PARAMETERS.get(KINDS[kind].module, ("forgets",))
    for name, value in parameters.items():
        if name not in known:
            sentence = f"The bot {kind} has no parameter {name!r}; it has: {', '.join(known)}."
            raise BadParameter(sentence, "no-such-parameter", bot=kind, name=repr(name), known=", ".join(known))
        if value < 0 or (name == "forgets" and value > 1):
            sentence = f"The parameter {name} of the bot {kind} cannot be {value}."
            raise BadParameter(sentence, "bad-parameter", bot=kind, name=name, value=str(value))


def bot_class(path: str) -> type:
    """Somebody's own bot, by the place of its class."""
    module, _, name = path.rpartition(".")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        sentence = f"There is no bot {path!r}: {error}."
        raise UnknownBot(sentence, "no-bot-there", bot=repr(path), why=str(error)) from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        sentence = f"{path!r} is no bot: it should be a class derived from hofstaat.bots.Bot."
        raise UnknownBot(sentence, "not-a-bot", bot=repr(path))
    return found
