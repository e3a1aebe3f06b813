"""The ball in the terminal: the players in a ring, read from top to bottom, with their gold, cards and answers."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.cli.boards import generic
from hofstaat.cli.herald import Herald
from hofstaat.games.mascarade.notation import Swap
from hofstaat.games.mascarade.view.sight import Announcement, Place, View

MASK = "▒"
COINS_SHOWN = 13


def table(view: msgspec.Struct, herald: Herald) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = [ring(view, herald), stock(view, herald), cast_list(view, herald)]
    return Group(*parts)


# -- the players --------------------------------------------------------------------------------------------------


def ring(view: View, herald: Herald) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="", pad_edge=False)
    grid.add_column("")
    grid.add_column(Text(herald("ma-gold"), style="dim"))
    grid.add_column(Text(herald("ma-cards"), style="dim"))
    grid.add_column(Text(herald("ma-answer"), style="dim"))
    for seat, player in enumerate(view.players):
        grid.add_row(
            name(view, seat, herald), coins(player.gold), masks(player.places, herald), said(view, seat, herald)
        )
    if view.centre:
        grid.add_row(Text(herald("ma-centre"), style="italic"), "", masks(view.centre, herald), "")
    return grid


def name(view: View, seat: int, herald: Herald) -> Text:
    if view.over:
        crowned = seat in view.winners
        return Text(f"{herald.player(seat)} ♛" if crowned else herald.player(seat), style="bold" if crowned else "")
    return Text(f"▸ {herald.player(seat)}" if seat == view.turn else f"  {herald.player(seat)}")


def coins(gold: int) -> Text:
    return Text.assemble((f"{gold:>2} ", "bold"), ("●" * min(gold, COINS_SHOWN), "yellow"))


def masks(places: Sequence[Place], herald: Herald) -> Text:
    """Open cards by their name, what is certain in brackets, all others as a mask."""
    return Text("  ").join([mask(place, herald) for place in places])


def mask(place: Place, herald: Herald) -> Text:
    if place.card:
        return Text(herald.card(place.card), style="bold cyan" if place.face_up else "bold magenta")
    return Text(f"{MASK} ({herald.card(place.certain)})" if place.certain else MASK, style="dim")


def said(view: View, seat: int, herald: Herald) -> Text:
    """What the player announced or answered, or that the answer is awaited."""
    running = view.announcement
    if running is None or seat == running.seat:
        return spoken(running, herald) if running else Text("")
    answer = next((answer for answer in running.answers if answer.seat == seat), None)
    if answer is None:
        return Text(herald("ma-asked") if seat == view.actor else "", style="italic")
    if not answer.claims:
        return Text(herald("ma-passes"), style="dim")
    return Text(with_hand(herald("ma-claims"), answer.hand, herald), style=verdict(right=answer.right))


def spoken(running: Announcement, herald: Herald) -> Text:
    text = herald("ma-announced", character=herald.card(running.character))
    return Text(with_hand(text, running.hand, herald), style=verdict(right=running.right))


def with_hand(text: str, hand: str | None, herald: Herald) -> str:
    return f"{text} ({herald.word(hand)})" if hand else text


def verdict(*, right: bool | None) -> str:
    return "bold" if right is None else "bold green" if right else "bold red"


# -- around them --------------------------------------------------------------------------------------------------


def stock(view: View, herald: Herald) -> Text:
    parts = [herald("ma-bank", gold=view.bank), herald("ma-court", gold=view.court)]
    if view.preparation:
        parts.append(herald("ma-preparation", turns=view.preparation))
    if view.turns_left is not None and not view.over:
        parts.append(herald("ma-turns", turns=view.turns_left))
    if view.phase != "turn" and view.actor not in (None, herald.me):
        parts.append(f"{herald.player(view.actor)}: {herald.word(view.phase)}")
    return Text("   ".join(parts))


def cast_list(view: View, herald: Herald) -> Grid:
    """Who is in play, and what they do."""
    grid = Grid.grid(padding=(0, 2))
    for character in dict.fromkeys(view.characters):
        twice = " ×2" if view.characters.count(character) > 1 else ""
        grid.add_row(Text(herald.card(character) + twice, style="dim bold"), Text(herald.does(character), style="dim"))
    return grid


# -- choices ------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], herald: Herald) -> RenderableType:
    """Swaps as a grid: the two cards, the number for swapping, the number for pretending; then everything else."""
    swaps = [choice for choice in choices if isinstance(choice, Swap)]
    if not swaps:
        return generic.menu(choices, herald)
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    for title in ("", herald("ma-swap"), herald("ma-keep")):
        grid.add_column(title, justify="center" if title else "left")
    for keep in swaps:
        if not keep.swap:
            swap = msgspec.structs.replace(keep, swap=True)
            numbers = [Text(str(choices.index(choice) + 1), style="bold") for choice in (swap, keep)]
            grid.add_row(pair(keep, herald), *numbers)
    others = [(n, choice) for n, choice in enumerate(choices, 1) if not isinstance(choice, Swap)]
    lines = [Text.assemble((f"{n:>3} ", "bold"), herald.choice(choice)) for n, choice in others]
    return Group(grid, Columns(lines, column_first=True, padding=(0, 3)))


def pair(swap: Swap, herald: Herald) -> str:
    """Whose two cards, in the words of the choice without its verb."""
    return herald.choice(swap).split(": ", 1)[1]
