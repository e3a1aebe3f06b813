"""The judge of scoring: who wins a goal of Kabale und Hiebe, every step in words, for a column of the printed game.

hofstaat award music-4 red:king blue:queen blue:wizard
hofstaat award "Musik 4" rot:König blau:Königin blau:Zauberer
"""

from collections.abc import Sequence

import msgspec
import typer

import hofstaat
from hofstaat.cli.errors import Refused
from hofstaat.engine import registry
from hofstaat.engine.awards import Awards, BadColumn, Verdict
from hofstaat.engine.game import Game
from hofstaat.texts import LANGUAGES, Texts, texts


def game_with_awards() -> str:
    """The game that can tell its awards."""
    return next(name for name in hofstaat.names() if registry.kind(name).awards)


def show_award(game: Game, lang: str, goal: str, column: Sequence[str], *, as_json: bool = False) -> None:
    """Award the goal and tell how, or write the verdict as data."""
    assert game.awards is not None
    awards = game.awards(game.setup(game.seats[-1], {}))
    words = texts(lang, game.name, "cli", "engine")
    verdict = Reading(game.name, awards, words).verdict(goal, column)
    if as_json:
        typer.echo(msgspec.json.encode(verdict).decode())
        return
    names = [words.word(colour) for colour in awards.colours]
    for step in verdict.steps:
        typer.echo(words.event(step, names, None))


class Reading:
    """The names of a game's goals, colours and cards as people write them, in any language."""

    def __init__(self, game: str, awards: Awards, words: Texts) -> None:
        self.awards = awards
        self.words = words
        self.spoken = [texts(lang, game) for lang in LANGUAGES]

    def verdict(self, goal: str, column: Sequence[str]) -> Verdict:
        known = self.goal(goal)
        cards = [self.card(card) for card in column]
        try:
            return self.awards.judge(known, cards)
        except BadColumn:
            twice = next(card for card in column if cards.count(self.card(card)) > 1)
            raise Refused(self.words("award-twice", card=twice)) from None

    def goal(self, text: str) -> str:
        """A goal by its name or by its text in any language, with or without a dash."""
        goals = self.awards.goals
        for name in goals:
            if self.means(text, f"card-{name}", name):
                return name
        known = ", ".join(self.words.card(name) for name in goals)
        raise Refused(self.words("award-no-goal", goal=text, goals=known))

    def card(self, text: str) -> tuple[int, str]:
        """A card as colour:name, either in any language; the colour may be a seat, counted from 0."""
        colour, colon, name = text.partition(":")
        for seat, known in enumerate(self.awards.colours):
            if colon and (plain(colour) == str(seat) or self.means(colour, f"word-{known}", known)):
                return seat, self.rank(name)
        colours = ", ".join(self.words.word(known) for known in self.awards.colours)
        raise Refused(self.words("award-no-colour", card=text, colours=colours))

    def rank(self, text: str) -> str:
        for name in self.awards.cards:
            if self.means(text, f"card-{name}", name):
                return name
        known = ", ".join(self.words.card(name) for name in self.awards.cards)
        raise Refused(self.words("award-no-card", card=text, cards=known))

    def means(self, text: str, key: str, name: str) -> bool:
        """Whether this text is the name, or its word in one of the languages."""
        sayings = [name, *(said(key) for said in self.spoken if said.has(key))]
        return plain(text) in {plain(said) for said in sayings}


def plain(text: str) -> str:
    """Without case, spaces and dashes, and with umlauts as they are typed where there are none."""
    short = text.casefold().replace(" ", "").replace("-", "")
    return short.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
