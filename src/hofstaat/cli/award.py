"""The judge of scoring: who wins a goal of Kabale und Hiebe, every step in words, for a column of the printed game.

hofstaat award music-4 red:king blue:queen blue:wizard
hofstaat award "Musik 4" rot:König blau:Königin blau:Zauberer
"""

from collections.abc import Sequence
from typing import cast

import msgspec
import typer

from hofstaat.cli.errors import Refused
from hofstaat.engine.game import Game
from hofstaat.games.kabale_und_hiebe.cards import COLOURS, MAX_SEATS, RANKS, Court, goal_names
from hofstaat.games.kabale_und_hiebe.judge import BadColumn, Verdict, judge
from hofstaat.texts import LANGUAGES, Texts, texts

GAME = "kabale-und-hiebe"


def show_award(game: Game, lang: str, goal: str, column: Sequence[str], *, as_json: bool = False) -> None:
    """Award the goal and tell how, or write the verdict as data."""
    court = cast(Court, game.setup(int(MAX_SEATS), {}))
    words = texts(lang, GAME, "cli", "engine")
    verdict = verdict_on(court, words, goal, column)
    if as_json:
        typer.echo(msgspec.json.encode(verdict).decode())
        return
    names = [words.word(colour) for colour in COLOURS]
    for step in verdict.steps:
        typer.echo(words.event(step, names, None))


def verdict_on(court: Court, words: Texts, goal: str, column: Sequence[str]) -> Verdict:
    known = known_goal(court, words, goal)
    cards = [known_card(words, card) for card in column]
    try:
        return judge(known, cards, court)
    except BadColumn:
        twice = next(card for card in column if cards.count(known_card(words, card)) > 1)
        raise Refused(words("award-twice", card=twice)) from None


def known_goal(court: Court, words: Texts, text: str) -> str:
    """A goal by its name or by its text in any language, with or without a dash."""
    for name in goal_names(court):
        if plain(text) in {plain(said) for said in sayings(f"card-{name}", name)}:
            return name
    raise Refused(words("award-no-goal", goal=text, goals=", ".join(words.card(name) for name in goal_names(court))))


def known_card(words: Texts, text: str) -> tuple[int, str]:
    """A card as colour:name, either in any language; the colour may be a seat, counted from 0."""
    colour, colon, name = text.partition(":")
    for seat, known in enumerate(COLOURS):
        if colon and plain(colour) in {plain(said) for said in (*sayings(f"word-{known}", known), str(seat))}:
            return seat, known_rank(words, name)
    raise Refused(words("award-no-colour", card=text, colours=", ".join(words.word(known) for known in COLOURS)))


def known_rank(words: Texts, text: str) -> str:
    for name in RANKS:
        if plain(text) in {plain(said) for said in sayings(f"card-{name}", name)}:
            return name
    raise Refused(words("award-no-card", card=text, cards=", ".join(words.card(name) for name in RANKS)))


def sayings(key: str, name: str) -> list[str]:
    """A name, and what it is called in each language."""
    spoken = [texts(lang, GAME) for lang in LANGUAGES]
    return [name, *(said(key) for said in spoken if said.has(key))]


def plain(text: str) -> str:
    """Without case, spaces and dashes, and with umlauts as they are typed where there are none."""
    short = text.casefold().replace(" ", "").replace("-", "")
    return short.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
