"""Kabale und Hiebe (Ruse & Bruise): influence under goals, face down, for 2 to 6 players."""

from typing import cast

from hofstaat.engine.card_game import CardGame, Parts
from hofstaat.engine.game import BadSetup, Option
from hofstaat.engine.table import Setup
from hofstaat.games.kabale_und_hiebe.cards import N_RANKS, ROUNDS
from hofstaat.games.kabale_und_hiebe.events.events import Witnessed
from hofstaat.games.kabale_und_hiebe.judge import KabaleUndHiebeAwards
from hofstaat.games.kabale_und_hiebe.knowledge.knowledge import KabaleUndHiebeKnowledge
from hofstaat.games.kabale_und_hiebe.notation import EXAMPLES, Choice
from hofstaat.games.kabale_und_hiebe.observation import KabaleUndHiebeObservation
from hofstaat.games.kabale_und_hiebe.position import describe, read_position
from hofstaat.games.kabale_und_hiebe.rules.turn import STEPS
from hofstaat.games.kabale_und_hiebe.setup import KabaleUndHiebeSetup
from hofstaat.games.kabale_und_hiebe.standing import Standing, standing
from hofstaat.games.kabale_und_hiebe.table import KabaleUndHiebe, empty_table
from hofstaat.games.kabale_und_hiebe.view import View, view


class KabaleUndHiebeGame(CardGame[KabaleUndHiebeSetup, KabaleUndHiebe]):
    name = "kabale-und-hiebe"
    package = "hofstaat.games.kabale_und_hiebe"
    prefix = "KH"
    version = 1
    seats = range(2, 7)
    minutes = (45, 60)
    options = (Option("two_player_no_ones", "KH-1"), Option("open_goals", "KH-7"))
    awards = KabaleUndHiebeAwards
    standings = Standing
    views = View
    events = Witnessed
    choices = Choice
    parts = Parts(
        setup=KabaleUndHiebeSetup,
        table=KabaleUndHiebe,
        empty=empty_table,
        steps=STEPS,
        examples=EXAMPLES,
        view=view,
        describe=describe,
        lay_out=read_position,
        knowledge=KabaleUndHiebeKnowledge,
        observation=KabaleUndHiebeObservation,
        standing=standing,
    )

    def agree(self, seats: int, options: dict[str, object]) -> Setup:
        """Without the 1-point goals two players only can play, if there are goals enough (KH-1)."""
        if options["two_player_no_ones"] and seats != 2:
            sentence = f"The option two_player_no_ones is for 2 players, not for {seats}."
            raise BadSetup(sentence, "no-ones-for-two", seats=seats)
        setup = super().agree(seats, options)
        needed = int(ROUNDS) * seats
        if len(cast(KabaleUndHiebeSetup, setup).goals) < needed:
            sentence = f"{seats} players need {needed} goals; without the 1-point ones there are too few."
            raise BadSetup(sentence, "too-few-goals", seats=seats, needed=needed)
        return setup

    def bound(self, setup: Setup) -> int:
        """Every turn of every round is a placing and at most one decision out of turn (KH-9)."""
        return 2 * int(ROUNDS) * (int(N_RANKS) + 1) * int(setup.seats)


GAME = KabaleUndHiebeGame
