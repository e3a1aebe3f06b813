"""The columns in the terminal: a line for each goal, its cards from the goal downwards, then everybody's piles."""

from collections.abc import Sequence
from typing import cast

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.boards import generic
from hofstaat.games.kabale_und_hiebe.notation import Place
from hofstaat.games.kabale_und_hiebe.view import Card, Column, Score, View
from hofstaat.texts.phrasing import Phrasing

STYLES = ("red", "bright_blue", "yellow", "green", "bright_white", "magenta")  # by seat
DOWN = "▒"
ARROW = "→"


def table(view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = []
    if view.scores:
        parts += [reckoning(view.scores, phrasing)]
    else:
        parts += [
            Text(phrasing("kh-round", round=view.round, rounds=view.rounds), style="bold"),
            columns(view, phrasing),
        ]
    parts.append(players(view, phrasing))
    if view.hand and not view.over:
        parts.append(hand(view.hand, phrasing))
    if not view.over:
        parts.append(Text(to_come(view, phrasing), style="dim"))
    return Group(*parts)


# -- goals and their columns --------------------------------------------------------------------------------------


def columns(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim", pad_edge=False, show_lines=False)
    for title in ("kh-column", "kh-goal", "kh-cards-of", "kh-column-cards"):
        grid.add_column(phrasing(title), no_wrap=title != "kh-column-cards")
    for column in view.columns:
        mark = ARROW if column.number == view.asked else " "
        grid.add_row(f"{mark}{column.number}", phrasing.card(column.goal), state(column), cards(column, phrasing))
    return grid


def state(column: Column) -> Text:
    """How many cards of how many; ✓ fulfilled, ⊘ closed by a storm."""
    sign = " ⊘" if column.closed else " ✓" if column.fulfilled else ""
    return Text(f"{len(column.cards)}/{column.points}{sign}", style="dim" if column.fulfilled else "bold")


def cards(column: Column, phrasing: Phrasing) -> Text:
    return Text(" · ").join(lying(card, phrasing) for card in column.cards)


def lying(card: Card, phrasing: Phrasing) -> Text:
    """Face-down cards in shades; what the reader may know of them is written behind."""
    name = phrasing.card(card.card) if card.card else ""
    text = name if card.lies == "up" else f"{DOWN}{name}"
    if card.hides:
        text += f" +{DOWN}{phrasing.card(card.hidden) if card.hidden else ''}"
    return Text(f"{text} ({phrasing.player(card.owner)})", style=STYLES[card.owner])


def to_come(view: View, phrasing: Phrasing) -> str:
    return phrasing("kh-to-come", goals=view.goals_to_come)


# -- everybody's piles --------------------------------------------------------------------------------------------


def players(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    for title in ("kh-player", "kh-hand", "kh-pile", "kh-won", "kh-discards"):
        grid.add_column(phrasing(title))
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat == view.turn else "  "
        won = str(player.goals_won)
        if player.goals:
            won += f" ({', '.join(phrasing.card(goal) for goal in player.goals)})"
        discards = ", ".join(phrasing.card(card) for card in player.discards)
        name = Text(f"{mark}{phrasing.player(seat)}", style=STYLES[seat])
        grid.add_row(name, str(player.hand_size), str(player.pile), won, Text(discards, style="dim"))
    return grid


def hand(names: Sequence[str], phrasing: Phrasing) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name in names:
        grid.add_row(Text(phrasing.card(name), style="bold"), phrasing.does(name))
    return grid


# -- the end ------------------------------------------------------------------------------------------------------


def reckoning(scores: Sequence[Score], phrasing: Phrasing) -> Grid:
    """Both ways to count and the better one; a crown for the best."""
    best = max(score.total for score in scores)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 2), pad_edge=False, header_style="dim")
    for title in ("kh-player", "kh-plain", "kh-doubled", "kh-total"):
        grid.add_column(phrasing(title))
    for seat, score in enumerate(scores):
        crown = " ♛" if score.total == best else ""
        doubled = "–" if score.doubled is None else str(score.doubled)
        total = Text(f"{score.total}{crown}", "bold")
        grid.add_row(Text(phrasing.player(seat), STYLES[seat]), str(score.plain), doubled, total)
    return grid


# -- choices ------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Cards down and columns across; other decisions in a plain list."""
    if not all(isinstance(choice, Place) for choice in choices):
        return generic.menu(choices, phrasing)
    places = cast(Sequence[Place], choices)
    wheres = list(dict.fromkeys(place.column for place in places))
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    grid.add_column("")
    for column in wheres:
        grid.add_column(phrasing("kh-to-column", column=column), justify="center", style="bold")
    for card in dict.fromkeys(place.card for place in places):
        numbers = [str(places.index(Place(card, column)) + 1) for column in wheres]
        grid.add_row(Text(phrasing.card(card), style="bold"), *numbers)
    return grid
