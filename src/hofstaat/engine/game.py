"""A game: a set of rules behind one protocol, the same for every game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec

from hofstaat.engine import right
from hofstaat.engine.awards import Awards
from hofstaat.engine.chance import SeededLots, cast
from hofstaat.engine.chronicle import Chronicle
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.material import Sheet, load
from hofstaat.engine.observation import Observation
from hofstaat.engine.position import Reader
from hofstaat.engine.refusal import Refusal, no_such_seat
from hofstaat.engine.right import Right
from hofstaat.engine.table import Happened, Setup, Table, shown

SETUPS_KEPT = 1_000


class BadSetup(Refusal):
    """A number of seats or an option the game does not have; the sentence says which it has."""

    def __init__(self, sentence: str, key: str = "bad-setup", /, **params: object) -> None:
        super().__init__(sentence, key, **params)


class Option(msgspec.Struct, frozen=True):
    """A choice the group makes before the game, with the rule that explains it.

    `kind` is "flag", "number" (from `low` to `high`; None allowed when `nullable`), "choice" (one of `choices`)
    or "list" (of `choices`).
    """

    name: str
    rule: str
    default: object = False
    kind: str = "flag"
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    nullable: bool = False

    def check(self, value: object) -> None:
        if not self.allows(value):
            sentence = f"The option {self.name} cannot be {shown(value)}; it should be {self.right()}."
            raise BadSetup(sentence, "option-value", option=shown(self.name), value=shown(value), right=self.right())

    def allows(self, value: object) -> bool:
        if value is None:
            return self.nullable
        match self.kind:
            case "flag":
                return isinstance(value, bool)
            case "number":
                return type(value) is int and self.low <= value <= self.high
            case "choice":
                return value in self.choices
            case _:
                return isinstance(value, list | tuple) and all(word in self.choices for word in value)

    def right(self) -> Right:
        match self.kind:
            case "flag":
                words = right.true_or_false()
            case "number":
                words = right.whole_number(self.low, self.high)
            case "choice":
                words = right.one_of(self.choices)
            case _:
                words = right.list_of(self.choices)
        return right.or_none(words) if self.nullable else words


class Game(ABC):
    """The rules of one game. `deal` gives a Table; everything else answers questions about one."""

    name: ClassVar[str]  # as in commands and addresses: "hof-verrat"
    package: ClassVar[str]  # where its files are: "hofstaat.games.hof_verrat"
    prefix: ClassVar[str]  # of its rule ids: "HV"
    version: ClassVar[int]  # rises when a legal record would play out differently
    seats: ClassVar[range]
    cooperative: ClassVar[bool] = False  # all win together or nobody does
    minutes: ClassVar[tuple[int, int]]  # how long a game takes people
    passes: ClassVar[frozenset[str]] = frozenset()  # answers in turn that leave everything as it was, in words: "pass"
    remembers: ClassVar[int | None] = None
    """For how many turns a log says more than later; -1: only while it happens; None: `recall` knows no age."""
    options: ClassVar[tuple[Option, ...]]
    chronicle: ClassVar[type[Chronicle] | None] = None  # what groups keep from game to game, if anything
    awards: ClassVar[type[Awards] | None] = None  # tells the award of any cards, if the game has such a scoring
    standings: ClassVar[type | None] = None  # the struct of `standing`, if the game says where a seat stands
    views: ClassVar[type]  # the View struct, the union of witnessed events, the union of choices: for typed clients
    events: ClassVar[object]
    choices: ClassVar[object]

    def __init__(self, cards: Path | None = None) -> None:
        self.sheet: Sheet = load(self.package, cards)
        self.setups: dict[tuple[int, str], Setup] = {}
        for seats in self.seats:
            self.setup(seats, {})

    def with_cards(self, path: Path) -> Self:
        """The same game with the values of a user's own card file."""
        return type(self)(path)

    # -- tables ------------------------------------------------------------------------------------------------

    def deal(self, seats: int, seed: int | str, *, journal: bool = False, **options: object) -> Table:
        """A table ready for its first decision, everything by chance drawn from the seed."""
        table = self.start(seats, options, journal=journal)
        cast(table, SeededLots(seed))
        return table

    def start(self, seats: int, options: Mapping[str, object] | None = None, *, journal: bool = False) -> Table:
        """A table before the deal: chance is to act."""
        table = self.blank(self.setup(seats, options or {}))
        if journal:
            table.journal = []
        self.open(table)
        return table

    def setup(self, seats: int, options: Mapping[str, object]) -> Setup:
        """The checked agreement on seats and options; the same agreement is the same object, unless long forgotten."""
        key = (seats, repr(sorted(options.items())) if options else "")
        if key not in self.setups or type(seats) is not int:
            self.setups[key] = self.checked_setup(seats, options)
            if len(self.setups) > SETUPS_KEPT:
                del self.setups[next(iter(self.setups))]
        return self.setups[key]

    def checked_setup(self, seats: int, options: Mapping[str, object]) -> Setup:
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                self.refuse_option(name)
            known[name].check(value)
        return self.agree(seats, {name: options.get(name, option.default) for name, option in known.items()})

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            sentence = f"{self.name} is for {low} to {high} players, not {shown(seats)}."
            raise BadSetup(sentence, "number-of-players", game=self.name, low=low, high=high, seats=shown(seats))

    def refuse_option(self, name: str) -> None:
        options = right.spelled(option.name for option in self.options) or None
        sentence = f"{self.name} has no option {shown(name)}; its options: {options or 'none'}."
        raise BadSetup(sentence, "no-such-option", game=self.name, option=shown(name), options=options)

    def position(self, data: Mapping[str, object]) -> Table:
        """Any position from plain data; what is impossible is refused with a sentence."""
        reader = Reader(data)
        seats = reader.number("seats", self.seats[0], self.seats[-1])
        options = Reader(reader.value("options", {}), "options").data
        table = self.blank(self.setup(seats, options))
        self.lay_out(table, reader)
        reader.done()
        return table

    @abstractmethod
    def agree(self, seats: int, options: dict[str, object]) -> Setup:
        """The game's own setup; combinations of seats and options it does not allow are refused with BadSetup."""

    def needs_person(self, setup: Setup) -> bool:
        """Whether a person must sit at the table: bots alone might never come to an end."""
        return False

    @abstractmethod
    def blank(self, setup: Setup) -> Table:
        """An empty table."""

    @abstractmethod
    def open(self, table: Table) -> None:
        """Ask chance for the first deal."""

    @abstractmethod
    def lay_out(self, table: Table, position: Reader) -> None:
        """Lay a position out on an empty table."""

    @abstractmethod
    def describe(self, table: Table) -> dict[str, Any]:
        """The whole position as plain data, the inverse of `position`."""

    @abstractmethod
    def bound(self, setup: Setup) -> int:
        """No game with this setup takes more decisions than this."""

    # -- actions in words --------------------------------------------------------------------------------------

    @abstractmethod
    def actions(self, setup: Setup) -> int:
        """How many action codes there are: they go from 0 to this, exclusive."""

    def choice(self, table: Table, seat: int, code: int) -> msgspec.Struct:
        """An action as a typed struct, for clients."""
        self.check_action(table.setup, seat, code)
        return self.build_choice(table, seat, code)

    def say(self, table: Table, seat: int, code: int) -> str:
        """An action in the words of the notation."""
        self.check_action(table.setup, seat, code)
        return self.build_words(table, seat, code)

    def parse(self, table: Table, seat: int, text: str) -> int:
        """The code of an action in words; BadNotation if it is none."""
        check_seat(table.setup, seat)
        return self.read_words(table, seat, text)

    def check_action(self, setup: Setup, seat: int, code: int) -> None:
        check_seat(setup, seat)
        if not 0 <= code < self.actions(setup):
            raise Refusal(f"There is no action {code}: codes are 0 to {self.actions(setup) - 1}.", "no-such-action")

    @abstractmethod
    def build_choice(self, table: Table, seat: int, code: int) -> msgspec.Struct:
        """`choice` of a seat and a code that exist."""

    @abstractmethod
    def build_words(self, table: Table, seat: int, code: int) -> str:
        """`say` of a seat and a code that exist."""

    @abstractmethod
    def read_words(self, table: Table, seat: int, text: str) -> int:
        """`parse` of a seat that exists."""

    # -- what a seat sees, learns, knows -----------------------------------------------------------------------

    def view(self, table: Table, seat: int | None, public: Any = None) -> msgspec.Struct:
        """The view of a seat (None: a spectator) now: the public part and its own. `public`: the former, if known."""
        if seat not in table.setup.watchers:
            raise no_such_seat(int(table.seats), seat)
        return self.build_view(table, seat, public)

    def open_view(self, table: Table, seat: int) -> msgspec.Struct:
        """The view of a seat that may look at its own cards, for replays of games that are over with all cards open."""
        return self.view(table, seat)

    def witness(self, setup: Setup, event: Happened, seat: int | None) -> msgspec.Struct | None:
        """The part of an event that a seat (None: a spectator) is told; None: it notices nothing."""
        if seat not in setup.watchers:
            raise no_such_seat(int(setup.seats), seat)
        return self.build_told(setup, event, seat)

    def standing(self, setup: Setup, view: msgspec.Struct) -> msgspec.Struct | None:
        """Where the seat stands: what would count now. It follows from the seat's view, so it tells nothing new."""
        return None

    @abstractmethod
    def build_view(self, table: Table, seat: int | None, public: Any) -> msgspec.Struct:
        """`view` of a seat that exists, or of a spectator."""

    @abstractmethod
    def build_told(self, setup: Setup, event: Happened, seat: int | None) -> msgspec.Struct | None:
        """`witness` of a seat that exists, or of a spectator."""

    def hides(self, event: Happened) -> bool:
        """Whether some are told more of it than a spectator; where not, all are told what a spectator is."""
        return True

    def recall(self, setup: Setup, event: msgspec.Struct, seat: int | None, turns_ago: int) -> msgspec.Struct | None:
        """The rest of a witnessed event that the seat's log still says; None: nothing.

        `turns_ago`: how many turns have begun since; -1: it happens now. A game for which that matters says when a turn
        begins (`opens_turn`) and after how many its logs say less (`remembers`): only then may it change.
        """
        return event

    def forgets(self, event: Happened) -> bool:
        """Whether there can come a turn from which on logs say less of it."""
        return True

    def reminds(self, setup: Setup, event: msgspec.Struct) -> bool:
        """Whether this told its seat a card that its log will forget: news even to who could have known it."""
        return False

    def opens_turn(self, event: Happened) -> bool:
        """Whether a turn begins with this event. If none ever does, a turn is a run of decisions by one seat."""
        return False

    def knowledge(self, setup: Setup, seat: int) -> Knowledge:
        """The seat's knowledge before the first event."""
        check_seat(setup, seat)
        return self.build_knowledge(setup, seat)

    @abstractmethod
    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        """`knowledge` of a seat that exists."""

    @abstractmethod
    def observation(self, setup: Setup) -> Observation:
        """How what a seat may know is written as numbers, for programs that learn."""

    def may_talk(self, table: Table, seat: int | None) -> bool:
        """Whether the rules let this seat (None: a spectator) talk freely now."""
        return True


def check_seat(setup: Setup, seat: int | None) -> None:
    if seat is None or seat not in setup.watchers:
        raise no_such_seat(int(setup.seats), seat)
