"""Kabale und Hiebe (Ruse & Bruise): influence under goals, face down, for 2 to 6 players."""

from typing import Any, cast

from hofstaat.engine.game import BadSetup, Game, Option
from hofstaat.engine.knowledge import Knowledge
from hofstaat.engine.position import Reader
from hofstaat.engine.table import Event, Setup, Table
from hofstaat.games.kabale_und_hiebe import notation
from hofstaat.games.kabale_und_hiebe.cards import N_RANKS, ROUNDS, Court
from hofstaat.games.kabale_und_hiebe.knowledge.mind import KabaleUndHiebeKnowledge
from hofstaat.games.kabale_und_hiebe.observation import KabaleUndHiebeObservation
from hofstaat.games.kabale_und_hiebe.rules.turns import KabaleUndHiebe, action_space
from hofstaat.games.kabale_und_hiebe.table.position import describe, read_position
from hofstaat.games.kabale_und_hiebe.view import sight
from hofstaat.games.kabale_und_hiebe.view.events import Witnessed


class KabaleUndHiebeGame(Game):
    name = "kabale-und-hiebe"
    package = "hofstaat.games.kabale_und_hiebe"
    prefix = "KH"
    version = 1
    seats = range(2, 7)
    minutes = (45, 60)
    options = (Option("two_player_no_ones", "KH-1"), Option("open_goals", "KH-7"))
    views = sight.View
    events = Witnessed
    choices = notation.Choice

    def agree(self, seats: int, options: dict[str, object]) -> Court:
        if options["two_player_no_ones"] and seats != 2:
            sentence = f"The option two_player_no_ones is for 2 players, not for {seats}."
            raise BadSetup(sentence, "no-ones-for-two", seats=seats)
        court = Court(self.sheet, seats, options)
        if len(court.goals) < ROUNDS * seats:
            needed = ROUNDS * seats
            sentence = f"{seats} players need {needed} goals; without the 1-point ones there are too few."
            raise BadSetup(sentence, "too-few-goals", seats=seats, needed=needed)
        return court

    def blank(self, setup: Setup) -> KabaleUndHiebe:
        table = KabaleUndHiebe(cast(Court, setup))
        table.clear()
        return table

    def open(self, table: Table) -> None:
        cast(KabaleUndHiebe, table).set_up()

    def lay_out(self, table: Table, position: Reader) -> None:
        read_position(cast(KabaleUndHiebe, table), position)

    def describe(self, table: Table) -> dict[str, Any]:
        return describe(cast(KabaleUndHiebe, table))

    def bound(self, setup: Setup) -> int:
        """Every turn of every round is a placing and at most one decision out of turn (KH-9)."""
        return 2 * int(ROUNDS) * (int(N_RANKS) + 1) * int(setup.seats)

    def actions(self, setup: Setup) -> int:
        return action_space(int(setup.seats))

    def build_choice(self, table: Table, seat: int, code: int) -> notation.Choice:
        return notation.choice(table, seat, code)

    def build_words(self, table: Table, seat: int, code: int) -> str:
        return notation.say(table, seat, code)

    def read_words(self, table: Table, seat: int, text: str) -> int:
        return notation.parse(table, seat, text)

    def build_view(self, table: Table, seat: int | None, public: sight.View | None) -> sight.View:
        return sight.view(cast(KabaleUndHiebe, table), seat, public)

    def build_told(self, setup: Setup, event: Event, seat: int | None) -> Witnessed:
        return sight.witness(setup, event, seat)

    def hides(self, event: Event) -> bool:
        return event[0] in sight.HIDING

    def build_knowledge(self, setup: Setup, seat: int) -> Knowledge:
        return KabaleUndHiebeKnowledge(seat, cast(Court, setup))

    def observation(self, setup: Setup) -> KabaleUndHiebeObservation:
        return KabaleUndHiebeObservation(cast(Court, setup))


GAME = KabaleUndHiebeGame
