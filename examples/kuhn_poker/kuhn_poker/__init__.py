"""Kuhn poker for Hofstaat. A small game is one module; its parts stand in the order of a larger game's files."""

from typing import Annotated, Any, final

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from hofstaat.engine.card_game import CardGame, Parts
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.material import Sheet
from hofstaat.engine.observation import Observation, mark, put
from hofstaat.engine.position import BadPosition, Reader
from hofstaat.engine.structs import Choice, Only, Told
from hofstaat.engine.table import NONE, Decision, Draw, Moves, Outcome, Setup, Step, Table, in_order

CARDS = ("jack", "queen", "king")
ACTIONS = ("pass", "bet")
PASS, BET = range(2)


@final
class KuhnSetup(Setup):
    def __init__(self, sheet: Sheet, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options, sheet.digest)
        self.ante = sheet.number("stake", "ante", at_least=1, at_most=100)
        self.bet = sheet.number("stake", "bet", at_least=1, at_most=100)
        for name in ACTIONS:
            self.space.add(name)


class Phase:
    DEAL, DECIDE, OVER = range(3)


class Event:
    DEALT, DECIDED, SHOWN = range(3)


class Cell:
    PHASE, TURN, CARDS, PAID = 0, 1, 2, 4  # the last two seat by seat


@final
class Kuhn(Table):
    def __init__(self, agreed: KuhnSetup) -> None:
        super().__init__(agreed, vec[i16]())
        self.agreed = agreed

    def copy(self) -> "Kuhn":
        other = Kuhn(self.agreed)
        self.copy_onto(other)
        return other

    def both(self, cell: int) -> list[int]:
        return [int(self.get(cell)), int(self.get(cell + 1))]


def empty_table(agreed: KuhnSetup) -> vec[i16]:
    return vec[i16]([i16(n) for n in (Phase.DEAL, 0, NONE, NONE, agreed.ante, agreed.ante)])


class Deal(Draw[Kuhn]):
    """Each seat gets one of three cards (KP-1)."""

    def call(self, t: Kuhn) -> None:
        t.call_lots(2, len(CARDS))

    def drawn(self, t: Kuhn) -> None:
        for seat in range(2):
            t.set(Cell.CARDS + seat, i64(t.lots[seat]))
            t.tell(Event.DEALT, seat, i64(t.lots[seat]))
        t.enter(Phase.DECIDE)


class Decide(Decision[Kuhn]):
    """Pass or bet (KP-2, KP-3)."""

    def offer(self, t: Kuhn, seat: i64, moves: Moves) -> None:
        moves.add(PASS)
        moves.add(BET)

    def play(self, t: Kuhn, seat: i64, code: i64) -> None:
        decide(t, seat, code)


def decide(t: Kuhn, seat: i64, code: i64) -> None:
    """The game ends with the answer to a bet, or with a second pass (KP-2, KP-3)."""
    t.tell(Event.DECIDED, seat, code)
    answers = t.get(Cell.PAID + 1 - seat) > t.get(Cell.PAID + seat)
    if code == BET:
        t.set(Cell.PAID + seat, t.get(Cell.PAID + seat) + t.agreed.bet)
    if answers or (code == PASS and seat == 1):
        end(t)
    else:
        t.set(Cell.TURN, 1 - seat)


def end(t: Kuhn) -> None:
    """Both show their cards, unless one has passed a bet (KP-2, KP-3)."""
    if is_even(t):
        for seat, card in enumerate(t.both(Cell.CARDS)):
            t.tell(Event.SHOWN, seat, card)
    t.enter(Phase.OVER)


def is_even(t: Kuhn) -> bool:
    return t.get(Cell.PAID) == t.get(Cell.PAID + 1)


class Over(Step[Kuhn]):
    """The winner gains what the loser has paid (KP-4)."""

    def outcome(self, t: Kuhn) -> Outcome:
        first, second = t.both(Cell.CARDS if is_even(t) else Cell.PAID)
        gain = min(t.both(Cell.PAID))
        scores = (gain, -gain) if first > second else (-gain, gain)
        return Outcome((int(first < second),), scores, "higher-card" if is_even(t) else "passed-bet")


class Pass(Choice, frozen=True):
    words = "pass"


class Bet(Choice, frozen=True):
    words = "bet"


class Dealt(Told, frozen=True):
    kind = Event.DEALT
    seat: int
    card: Annotated[str | None, CARDS, Only("seat")] = None


class Decided(Told, frozen=True):
    kind = Event.DECIDED
    seat: int
    action: Annotated[str, ACTIONS]


class Shown(Told, frozen=True):
    kind = Event.SHOWN
    seat: int
    card: Annotated[str, CARDS]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int
    paid: list[int]
    cards: list[str | None]


def view(t: Kuhn, seat: int | None, public: object) -> View:
    shown = t.phase() == Phase.OVER and is_even(t)
    cards = [CARDS[card] if shown or owner == seat else None for owner, card in enumerate(t.both(Cell.CARDS))]
    return View(seat, int(t.turn()), t.both(Cell.PAID), cards)


def describe(t: Kuhn) -> dict[str, Any]:
    cards = [CARDS[card] for card in t.both(Cell.CARDS)]
    over = t.phase() == Phase.OVER
    return {"seats": 2, "options": {}, "turn": int(t.turn()), "paid": t.both(Cell.PAID), "cards": cards, "over": over}


def read_position(t: Kuhn, position: Reader) -> None:
    paid, cards = position.numbers("paid", 1, 200), position.words("cards", CARDS, once=True)
    over, turn = position.flag("over"), position.number("turn", 0, 1)
    if len(cards) != 2 or (paid, turn, over) not in reachable(t.agreed.ante, t.agreed.ante + t.agreed.bet):
        raise BadPosition("No game comes to these cards, paid, turn and over; each seat should have one card.")
    for seat in range(2):
        t.set(Cell.PAID + seat, paid[seat])
        t.set(Cell.CARDS + seat, CARDS.index(cards[seat]))
    t.set(Cell.TURN, turn)
    t.enter(Phase.OVER if over else Phase.DECIDE)


def reachable(low: int, high: int) -> list[tuple[list[int], int, bool]]:
    """Paid, whose turn, whether it is over."""
    running = [([low, low], 0, False), ([low, low], 1, False), ([high, low], 1, False), ([low, high], 0, False)]
    return [
        *running,
        *((paid, turn, True) for paid, turn, _ in running[1:]),
        ([high] * 2, 0, True),
        ([high] * 2, 1, True),
    ]


class KuhnKnowledge(Knowledge):
    """A table of its own, on which a card the seat has not seen is NONE."""

    def __init__(self, seat: i64, agreed: KuhnSetup) -> None:
        super().__init__(seat)
        self.table = Kuhn(agreed)
        self.table.clear()
        self.table.enter(Phase.DECIDE)

    def learn(self, event: object) -> None:
        if isinstance(event, Decided):
            decide(self.table, event.seat, ACTIONS.index(event.action))
        elif isinstance(event, Dealt | Shown) and event.card is not None:
            self.table.set(Cell.CARDS + event.seat, CARDS.index(event.card))

    def sample(self, rng: Random) -> Kuhn:
        table = self.table.copy()
        unseen = [card for card in range(len(CARDS)) if card not in table.both(Cell.CARDS)]
        for seat in range(2):
            if table.get(Cell.CARDS + seat) == NONE:
                table.set(Cell.CARDS + seat, unseen.pop(rng.randrange(len(unseen))))
        return table

    def admits(self, table: Table) -> bool:
        known = self.table.copy()
        for seat in range(2):
            if known.get(Cell.CARDS + seat) == NONE:
                known.set(Cell.CARDS + seat, table.get(Cell.CARDS + seat))
        return known == table


class KuhnObservation(Observation):
    def __init__(self, agreed: KuhnSetup) -> None:
        super().__init__(agreed, "The seat itself comes first.")
        self.card = self.add("card", len(CARDS), 1, "own card")
        self.turn = self.add("turn", 2, 1, "who is to move")
        self.paid = self.add("paid", 2, agreed.ante + agreed.bet, "paid by each seat")

    def write(self, table: Table, seat: i64, row: vec[u8], at: i64) -> None:
        mark(row, at + self.card, table.get(Cell.CARDS + seat))
        mark(row, at + self.turn, self.from_seat(seat, table.turn()))
        for steps in range(2):
            put(row, at + self.paid + steps, table.get(Cell.PAID + self.left_of(seat, steps)))


class KuhnPoker(CardGame[KuhnSetup, Kuhn]):
    name = "kuhn-poker"
    package = "kuhn_poker"
    prefix = "KP"
    version = 1
    seats = range(2, 3)
    minutes = (1, 1)
    options = ()
    views = View
    events = Dealt | Decided | Shown
    choices = Pass | Bet
    parts = Parts(
        setup=KuhnSetup,
        table=Kuhn,
        empty=empty_table,
        steps=in_order({Phase.DEAL: Deal(), Phase.DECIDE: Decide(), Phase.OVER: Over()}),
        examples="pass, bet",
        view=view,
        describe=describe,
        lay_out=read_position,
        knowledge=KuhnKnowledge,
        observation=KuhnObservation,
    )

    def bound(self, setup: Setup) -> int:
        return 3


GAME = KuhnPoker
