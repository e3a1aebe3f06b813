"""A council at a table laid out by hand, and short words for what its players do."""

from typing import Any, TypeVar

import msgspec

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.table import CHANCE, IllegalAction, Outcome, Table
from hofstaat.games.council_of_12.view import View

GAME: Game = hofstaat.game("council-of-12")
HAND = ["worker", "druid", "warlock", "machine", "oracle"]
E = TypeVar("E", bound=msgspec.Struct)


class Chamber:
    """Everything by words: `does(0, "lay worker alone")`; whoever is not named in `lay` keeps silent."""

    def __init__(self, table: Table, game: Game = GAME) -> None:
        self.game = game
        self.table = table
        table.journal = []

    def does(self, seat: int, words: str) -> "Chamber":
        self.table.apply(seat, self.game.parse(self.table, seat, words))
        return self

    def all(self, *words: str) -> "Chamber":
        """Everybody asked answers, from seat 0 on: the same, or one after the other."""
        for i, seat in enumerate(sorted(self.table.actors())):
            self.does(seat, words[0] if len(words) == 1 else words[i])
        return self

    def lay(self, *cards: str) -> "Chamber":
        return self.all(*(f"lay {card}" for card in cards))

    def wait(self) -> "Chamber":
        """As long as it is only asked whose card is next, everybody says later."""
        while self.phase == "order":
            self.all("later")
        return self

    def roll(self, value: int) -> "Chamber":
        assert self.table.actors() == [CHANCE]
        self.table.draw_lots([value - 1])
        return self

    def offers(self, seat: int) -> list[str]:
        return [self.game.say(self.table, seat, code) for code in self.table.options(seat)]

    def refuses(self, seat: int, words: str) -> str:
        """The key of the refusal."""
        try:
            self.does(seat, words)
        except IllegalAction as refusal:
            return refusal.key
        raise AssertionError(f"{words!r} was accepted")

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """The view of the seat (None: a spectator) was told of this kind since the table was laid out."""
        journal = self.table.journal or []
        events = [self.game.witness(self.table.setup, event, seat) for event in journal]
        return [event for event in events if isinstance(event, kind)]

    def sees(self, seat: int | None = None) -> View:
        view = self.game.view(self.table, seat)
        assert isinstance(view, View)
        return view

    @property
    def phase(self) -> str:
        return self.sees().phase

    @property
    def die(self) -> int:
        return self.sees().die

    @property
    def favour(self) -> int:
        return self.sees().favour

    def outcome(self) -> Outcome:
        outcome = self.table.outcome()
        assert outcome is not None
        return outcome

    def position(self) -> dict[str, Any]:
        return self.game.describe(self.table)


def chamber(seats: int = 3, game: Game = GAME, **position: Any) -> Chamber:
    """A round about to be laid: die 7, the collapsed tower (9, 10, 11), the princess seeks help, two more to come."""
    options = {"no_bell": "belled" not in position, **position.pop("options", {})}
    whole: dict[str, object] = {
        "seats": seats,
        "options": options,
        "phase": "lay",
        "die": 7,
        "challenge": "challenge-29",
        "help_seeker": "princess",
        "hands": [HAND] * seats,
        "help_seekers": ["golem", "alchemist"],
        "challenges": ["challenge-9", "challenge-1"],
        **position,
    }
    return Chamber(game.position(whole), game)


def throne(seats: int = 3, **position: Any) -> Chamber:
    """The succession is next to be laid for."""
    facts: dict[str, Any] = {
        "challenge": "throne",
        "help_seeker": None,
        "help_seekers": [],
        "challenges": [],
        "tick": 7,
    }
    return chamber(seats, **{**facts, **position})


def reward(*challenges: int, on_right: bool = False) -> dict[str, Any]:
    """These challenges were passed and kept as rewards."""
    filed = [{"challenge": f"challenge-{n}", "on_right": on_right, "kept": True} for n in challenges]
    seekers = ["shapeshifter", "knight", "parasite", "druid"][: len(filed)]
    return {"filed": filed, "help_seekers_filed": seekers}
