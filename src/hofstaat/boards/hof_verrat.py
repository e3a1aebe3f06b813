"""The banquet in the terminal: families down, the royal table and everybody's district across."""

from collections.abc import Sequence
from typing import cast

import msgspec
from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.boards import generic
from hofstaat.games.hof_verrat.notation import Place
from hofstaat.games.hof_verrat.view import Column, District, MissionResult, Score, Spy, View
from hofstaat.texts.phrasing import Phrasing

SIGNS = {"noble": "♛", "spy": "?", "assassin": "†", "guard": "▣", "plain": "●"}
STANDINGS = {"esteemed": ("▲", "bold yellow"), "neutral": ("=", "dim"), "disgraced": ("▼", "magenta")}
UNLIMITED = 1000
COLOURS = {
    "butterfly": "bright_magenta",
    "toad": "green",
    "nightingale": "bright_blue",
    "hare": "yellow",
    "stag": "red",
    "carp": "cyan",
}


def table(view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = [Mat(view, phrasing), legend(phrasing), around(view, phrasing)]
    if view.scores:
        parts.append(reckoning(view.columns, view.scores, phrasing))
    elif view.seat is not None:
        parts.append(secrets(view, phrasing))
    return Group(*parts)


# -- the mat and the districts ------------------------------------------------------------------------------------


class Mat:
    """The royal table and the districts: side by side where there is room, else one below the other."""

    def __init__(self, view: View, phrasing: Phrasing) -> None:
        self.view = view
        self.herald = phrasing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = self.grid(table=True, districts=True)
        if Measurement.get(console, options.update(width=UNLIMITED), whole).maximum <= options.max_width:
            yield whole
        else:
            yield self.grid(table=True, districts=False)
            yield self.grid(table=False, districts=True)

    def grid(self, *, table: bool, districts: bool) -> Grid:
        view, phrasing = self.view, self.herald
        grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="", pad_edge=False)
        grid.add_column(Text(phrasing("hv-family"), style="dim"), no_wrap=True)
        for title in ("word-above", "word-below", "hv-standing") if table else ():
            grid.add_column(Text(phrasing(title), style="dim"), overflow="fold")
        for seat in range(len(view.districts)) if districts else ():
            grid.add_column(heading(view, seat, phrasing.player(seat)), overflow="fold")
        rows = [family_row(view, column, phrasing) for column in view.columns]
        for name, *cells in rows if view.over else [*rows, queen_row(view, phrasing)]:
            grid.add_row(name, *(cells[:3] if table else []), *(cells[3:] if districts else []))
        return grid


def heading(view: View, seat: int, name: str) -> Text:
    turn = seat == view.turn
    return Text(f"▸ {name}" if turn else name, style="bold" if turn else "")


def family_row(view: View, column: Column, phrasing: Phrasing) -> list[Text]:
    style = COLOURS[column.family]
    sign, mood = STANDINGS[column.standing]
    return [
        Text(phrasing.card(column.family), style=style),
        weighed(column.above, column.weight_above, style),
        weighed(column.below, column.weight_below, style),
        Text(f"{sign} {phrasing.word(column.standing)}", style=mood),
        *(in_district(district, column.family, style) for district in view.districts),
    ]


def weighed(cards: Sequence[str], weight: int, style: str) -> Text:
    return Text.assemble((f"{weight} " if cards else "", "bold"), (signs(cards), style))


def in_district(district: District, family: str, style: str) -> Text:
    revealed = [spy.card for spy in district.spies if spy.card]
    return Text(signs([card for card in [*district.cards, *revealed] if card.startswith(family)]), style=style)


def signs(cards: Sequence[str]) -> str:
    return "".join(SIGNS[card.split("-")[1]] for card in cards)


def queen_row(view: View, phrasing: Phrasing) -> list[Text]:
    """Face-down spies under their numbers."""
    return [
        Text(phrasing("hv-queen"), style="italic"),
        *(numbered(spies) for spies in (view.queen_above, view.queen_below)),
        Text(""),
        *(numbered(district.spies) for district in view.districts),
    ]


def numbered(spies: Sequence[Spy]) -> Text:
    return Text(" ".join(f"?{spy.number}" for spy in spies))


def legend(phrasing: Phrasing) -> Text:
    parts = [f"{sign} {phrasing.card(role)}" for role, sign in SIGNS.items()]
    return Text("   ".join(parts), style="dim")


def around(view: View, phrasing: Phrasing) -> Text:
    """The spies by player, the pile, who is gone."""
    lines = [laid_by(view, phrasing), stock(view, phrasing)]
    return Text("\n".join(line for line in lines if line), style="dim")


def laid_by(view: View, phrasing: Phrasing) -> str:
    lying = [view.queen_above, view.queen_below, *(district.spies for district in view.districts)]
    spies = sorted((spy for place in lying for spy in place if not spy.card), key=lambda spy: spy.number)
    return phrasing("hv-laid", spies=", ".join(f"?{s.number} {phrasing.player(s.by)}" for s in spies)) if spies else ""


def stock(view: View, phrasing: Phrasing) -> str:
    gone = [phrasing.card(card) for card in view.eliminated]
    if view.spies_eliminated:
        gone.append(phrasing("hv-spies", spies=view.spies_eliminated))
    text = phrasing("hv-pile", cards=view.pile)
    return f"{text} {phrasing('hv-gone', cards=phrasing.words.listed(gone))}" if gone else text


# -- what only the own seat sees ----------------------------------------------------------------------------------


def secrets(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    hand = [
        Text(f"{SIGNS[card.split('-')[1]]} {phrasing.card(card)}", COLOURS[card.split("-")[0]])
        for card in view.hand or []
    ]
    grid.add_row(Text(phrasing("hv-hand"), style="bold"), Text("   ").join(hand))
    for mission in view.missions or []:
        text = Text.assemble((phrasing.card(mission), "italic"), f": {phrasing.does(mission)}")
        grid.add_row(Text(f"{phrasing('hv-mission')} {mission}", style="bold"), text)
    return grid


# -- the end ------------------------------------------------------------------------------------------------------


def reckoning(columns: Sequence[Column], scores: Sequence[Score], phrasing: Phrasing) -> Grid:
    """Points by family, missions and the total; a crown for the best."""
    best = max(score.total for score in scores)
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 2), pad_edge=False, header_style="", show_footer=True)
    grid.add_column("", footer=Text(phrasing("hv-total"), "bold"))
    for seat, score in enumerate(scores):
        crown = " ♛" if score.total == best else ""
        grid.add_column(phrasing.player(seat), footer=Text(f"{score.total}{crown}", "bold"))
    for i, column in enumerate(columns):
        points = [f"{score.families[i]:+d}" if score.families[i] else "·" for score in scores]
        grid.add_row(Text(phrasing.card(column.family), COLOURS[column.family]), *points)
    for i in range(len(scores[0].missions)):
        grid.add_row(phrasing("hv-mission"), *(mission(score.missions[i]) for score in scores))
    return grid


def mission(result: MissionResult) -> str:
    return f"{result.mission} ✓ {result.points:+d}" if result.fulfilled else f"{result.mission} ✗"


# -- choices ------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Cards down and places across; victims in a plain list."""
    if not all(isinstance(choice, Place) for choice in choices):
        return generic.menu(choices, phrasing)
    places = cast(Sequence[Place], choices)
    wheres = list(dict.fromkeys((place.side, place.district) for place in places))
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    grid.add_column("")
    for side, district in wheres:
        grid.add_column(goal(side, district, phrasing), justify="center", style="bold")
    for card in dict.fromkeys(place.card for place in places):
        numbers = [str(places.index(Place(card, *where)) + 1) for where in wheres]
        grid.add_row(Text(phrasing.card(card), style=COLOURS[card.split("-")[0]]), *numbers)
    return grid


def goal(side: str, district: int | None, phrasing: Phrasing) -> str:
    """Where a card may go, as the head of a column."""
    if district is None:
        return phrasing(f"hv-to-{side}")
    return phrasing("hv-to-own") if district == phrasing.me else phrasing.player(district)
