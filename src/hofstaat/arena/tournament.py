"""A tournament: which line-ups of bots play which deals, on which seats."""

from collections.abc import Sequence

import msgspec

from hofstaat.bots import BadParameter, UnknownBot, check
from hofstaat.bots.base import Parameter
from hofstaat.engine.game import Game
from hofstaat.texts import Texts, texts


class CannotPlay(ValueError):
    """A tournament that cannot be played: the key of a text and what it is about."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(self.sentence(texts("en", "cli", "engine"), key, facts))
        self.key = key
        self.facts = facts

    @staticmethod
    def sentence(words: Texts, key: str, facts: dict[str, object]) -> str:
        return words(key, **{name: words.argument(value) for name, value in facts.items()})


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the results depend on. A bot is written `kind` or `kind:name=value:name=value`."""

    game: str
    seats: int
    lineups: list[list[str]]
    deals: int
    seed: str = "0"
    options: dict[str, object] = {}
    cards: str | None = None  # somebody's own card file
    limit: float = 10.0  # seconds a bot may take for a decision


class Task(msgspec.Struct, frozen=True):
    """One game of a tournament. Seats in `given_up` play at random from that decision on: their bots broke down."""

    tournament: Tournament
    deal: int
    lineup: int
    rotation: int
    given_up: dict[int, int] = {}
    trace: str | None = None  # a file that says who is being asked, for when the process dies

    @property
    def seated(self) -> list[str]:
        """The bots by seat."""
        bots = self.tournament.lineups[self.lineup]
        return [*bots[-self.rotation :], *bots[: -self.rotation]] if self.rotation else bots

    @property
    def key(self) -> tuple[int, int, int]:
        return self.deal, self.lineup, self.rotation


def rotations(bots: Sequence[str]) -> list[int]:
    """How far a line-up is moved round the table, leaving out what would seat everybody as before."""
    seen: list[list[str]] = []
    distinct = []
    for steps in range(len(bots)):
        moved = [*bots[-steps:], *bots[:-steps]] if steps else list(bots)
        if moved not in seen:
            seen.append(moved)
            distinct.append(steps)
    return distinct


def schedule(tournament: Tournament) -> list[Task]:
    """Every line-up on every seat of every deal, deal by deal: whenever it stops, all have played the same deals."""
    return [
        Task(tournament, deal, lineup, rotation)
        for deal in range(tournament.deals)
        for lineup, bots in enumerate(tournament.lineups)
        for rotation in rotations(bots)
    ]


# -- reading what somebody typed ----------------------------------------------------------------------------------


def read_lineups(game: Game, typed: Sequence[str], seats: int | None) -> list[list[str]]:
    """Line-ups as typed, `minister,greedy`: the last bot takes the seats that are left. All are for as many seats."""
    lineups = [[bot.strip() for bot in text.split(",") if bot.strip()] for text in typed]
    if not lineups or not all(lineups):
        raise CannotPlay("arena-no-lineup")
    number = seats or max(game.seats[0], *(len(bots) for bots in lineups))
    game.check_seats(number)
    for bots in lineups:
        if len(bots) > number:
            raise CannotPlay("arena-too-many", lineup=", ".join(bots), bots=len(bots), seats=number)
        for bot in bots:
            check_bot(game, bot)
    return [bots + bots[-1:] * (number - len(bots)) for bots in lineups]


def check_setup(game: Game, seats: int, options: dict[str, object]) -> None:
    """Only bots play in the arena: what needs a person is refused."""
    if game.needs_person(game.setup(seats, options)):
        raise CannotPlay("arena-needs-person", game=game.name)


def check_bot(game: Game, bot: str) -> None:
    kind, parameters = read_bot(bot)
    try:
        check(kind, game, parameters)
    except (UnknownBot, BadParameter) as error:
        raise CannotPlay("arena-bot", bot=bot, why=error) from None


def read_bot(bot: str) -> tuple[str, dict[str, Parameter]]:
    """`minister:seconds=0.1` as a kind and its parameters."""
    kind, *settings = bot.split(":")
    parameters: dict[str, Parameter] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        try:
            parameters[name] = int(value) if value.isdecimal() else float(value)
        except ValueError:
            raise CannotPlay("arena-parameter", bot=bot, setting=setting) from None
    return kind, parameters
