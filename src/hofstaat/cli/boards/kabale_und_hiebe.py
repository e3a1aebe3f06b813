"""The columns in the terminal: a line for each goal, its cards from the goal downwards, then everybody's piles."""

from collections.abc import Sequence
from typing import cast

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.cli.boards import generic
from hofstaat.cli.herald import Herald
from hofstaat.games.kabale_und_hiebe.notation import Place
from hofstaat.games.kabale_und_hiebe.view.sight import Card, Column, Score, View

STYLES = ("red", "bright_blue", "yellow", "green", "bright_white", "magenta")  # by seat
DOWN = "▒"
ARROW = "→"


def table(view: msgspec.Struct, herald: Herald) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = []
    if view.scores:
        parts += [reckoning(view.scores, herald)]
    else:
        parts += [Text(herald("kh-round", round=view.round, rounds=view.rounds), style="bold"), columns(view, herald)]
    parts.append(players(view, herald))
    if view.hand and not view.over:
        parts.append(hand(view.hand, herald))
    if not view.over:
        parts.append(Text(to_come(view, herald), style="dim"))
    return Group(*parts)


# -- goals and their columns --------------------------------------------------------------------------------------


def columns(view: View, herald: Herald) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim", pad_edge=False, show_lines=False)
    for title in ("kh-column", "kh-goal", "kh-cards-of", "kh-column-cards"):
        grid.add_column(herald(title), no_wrap=title != "kh-column-cards")
    for column in view.columns:
        mark = ARROW if column.number == view.asked else " "
        grid.add_row(f"{mark}{column.number}", herald.card(column.goal), state(column), cards(column, herald))
    return grid


def state(column: Column) -> Text:
    """How many cards of how many; ✓ fulfilled, ⊘ closed by a storm."""
    sign = " ⊘" if column.closed else " ✓" if column.fulfilled else ""
    return Text(f"{len(column.cards)}/{column.points}{sign}", style="dim" if column.fulfilled else "bold")


def cards(column: Column, herald: Herald) -> Text:
    return Text(" · ").join(lying(card, herald) for card in column.cards)


def lying(card: Card, herald: Herald) -> Text:
    """Face-down cards in shades; what the reader may know of them is written behind."""
    name = herald.card(card.card) if card.card else ""
    text = name if card.lies == "up" else f"{DOWN}{name}"
    if card.hides:
        text += f" +{DOWN}{herald.card(card.hidden) if card.hidden else ''}"
    return Text(f"{text} ({herald.player(card.owner)})", style=STYLES[card.owner])


def to_come(view: View, herald: Herald) -> str:
    return herald("kh-to-come", goals=view.goals_to_come)


# -- everybody's piles --------------------------------------------------------------------------------------------


def players(view: View, herald: Herald) -> Grid:
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    for title in ("kh-player", "kh-hand", "kh-pile", "kh-won", "kh-discards"):
        grid.add_column(herald(title))
    for seat, player in enumerate(view.players):
        mark = "▸ " if seat == view.turn else "  "
        won = str(player.goals_won)
        if player.goals:
            won += f" ({', '.join(herald.card(goal) for goal in player.goals)})"
        discards = ", ".join(herald.card(card) for card in player.discards)
        name = Text(f"{mark}{herald.player(seat)}", style=STYLES[seat])
        grid.add_row(name, str(player.hand_size), str(player.pile), won, Text(discards, style="dim"))
    return grid


def hand(names: Sequence[str], herald: Herald) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name in names:
        grid.add_row(Text(herald.card(name), style="bold"), herald.does(name))
    return grid


# -- the end ------------------------------------------------------------------------------------------------------


def reckoning(scores: Sequence[Score], herald: Herald) -> Grid:
    """Both ways to count and the better one; a crown for the best."""
    best = max(score.total for score in scores)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 2), pad_edge=False, header_style="dim")
    for title in ("kh-player", "kh-plain", "kh-doubled", "kh-total"):
        grid.add_column(herald(title))
    for seat, score in enumerate(scores):
        crown = " ♛" if score.total == best else ""
        doubled = "–" if score.doubled is None else str(score.doubled)
        total = Text(f"{score.total}{crown}", "bold")
        grid.add_row(Text(herald.player(seat), STYLES[seat]), str(score.plain), doubled, total)
    return grid


# -- choices ------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], herald: Herald) -> RenderableType:
    """Cards down and columns across; other decisions in a plain list."""
    if not all(isinstance(choice, Place) for choice in choices):
        return generic.menu(choices, herald)
    places = cast(Sequence[Place], choices)
    wheres = list(dict.fromkeys(place.column for place in places))
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    grid.add_column("")
    for column in wheres:
        grid.add_column(herald("kh-to-column", column=column), justify="center", style="bold")
    for card in dict.fromkeys(place.card for place in places):
        numbers = [str(places.index(Place(card, column)) + 1) for column in wheres]
        grid.add_row(Text(herald.card(card), style="bold"), *numbers)
    return grid
