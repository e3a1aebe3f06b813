"""The ball in the terminal: the players in a ring, read from top to bottom, with their gold, cards and answers."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.boards import generic
from hofstaat.games.mascarade.notation import Swap
from hofstaat.games.mascarade.view import Announcement, Place, View
from hofstaat.texts.phrasing import Phrasing

MASK = "▒"
COINS_SHOWN = 13


def table(view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = [ring(view, phrasing), stock(view, phrasing), cast_list(view, phrasing)]
    return Group(*parts)


# -- the players --------------------------------------------------------------------------------------------------


def ring(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="", pad_edge=False)
    grid.add_column("")
    grid.add_column(Text(phrasing("ma-gold"), style="dim"))
    grid.add_column(Text(phrasing("ma-cards"), style="dim"))
    grid.add_column(Text(phrasing("ma-answer"), style="dim"))
    for seat, player in enumerate(view.players):
        grid.add_row(
            name(view, seat, phrasing), coins(player.gold), masks(player.places, phrasing), said(view, seat, phrasing)
        )
    if view.centre:
        grid.add_row(Text(phrasing("ma-centre"), style="italic"), "", masks(view.centre, phrasing), "")
    return grid


def name(view: View, seat: int, phrasing: Phrasing) -> Text:
    if view.over:
        crowned = seat in view.winners
        return Text(f"{phrasing.player(seat)} ♛" if crowned else phrasing.player(seat), style="bold" if crowned else "")
    return Text(f"▸ {phrasing.player(seat)}" if seat == view.turn else f"  {phrasing.player(seat)}")


def coins(gold: int) -> Text:
    return Text.assemble((f"{gold:>2} ", "bold"), ("●" * min(gold, COINS_SHOWN), "yellow"))


def masks(places: Sequence[Place], phrasing: Phrasing) -> Text:
    """Open cards by their name, what is certain in brackets, all others as a mask."""
    return Text("  ").join([mask(place, phrasing) for place in places])


def mask(place: Place, phrasing: Phrasing) -> Text:
    if place.card:
        return Text(phrasing.card(place.card), style="bold cyan" if place.face_up else "bold magenta")
    return Text(f"{MASK} ({phrasing.card(place.certain)})" if place.certain else MASK, style="dim")


def said(view: View, seat: int, phrasing: Phrasing) -> Text:
    """The player's announcement or answer, or that the answer is awaited."""
    running = view.announcement
    if running is None or seat == running.seat:
        return spoken(running, phrasing) if running else Text("")
    answer = next((answer for answer in running.answers if answer.seat == seat), None)
    if answer is None:
        return Text(phrasing("ma-asked") if seat == view.actor else "", style="italic")
    if not answer.claims:
        return Text(phrasing("ma-passes"), style="dim")
    return Text(with_hand(phrasing("ma-claims"), answer.hand, phrasing), style=verdict(right=answer.right))


def spoken(running: Announcement, phrasing: Phrasing) -> Text:
    text = phrasing("ma-announced", character=phrasing.card(running.character))
    return Text(with_hand(text, running.hand, phrasing), style=verdict(right=running.right))


def with_hand(text: str, hand: str | None, phrasing: Phrasing) -> str:
    return f"{text} ({phrasing.word(hand)})" if hand else text


def verdict(*, right: bool | None) -> str:
    return "bold" if right is None else "bold green" if right else "bold red"


# -- around them --------------------------------------------------------------------------------------------------


def stock(view: View, phrasing: Phrasing) -> Text:
    parts = [phrasing("ma-bank", gold=view.bank), phrasing("ma-court", gold=view.court)]
    if view.preparation:
        parts.append(phrasing("ma-preparation", turns=view.preparation))
    if view.turns_left is not None and not view.over:
        parts.append(phrasing("ma-turns", turns=view.turns_left))
    if view.phase != "turn" and view.actor not in (None, phrasing.me):
        parts.append(f"{phrasing.player(view.actor)}: {phrasing.word(view.phase)}")
    return Text("   ".join(parts))


def cast_list(view: View, phrasing: Phrasing) -> Grid:
    """The characters in play, and their powers."""
    grid = Grid.grid(padding=(0, 2))
    for character in dict.fromkeys(view.characters):
        twice = " ×2" if view.characters.count(character) > 1 else ""
        grid.add_row(
            Text(phrasing.card(character) + twice, style="dim bold"), Text(phrasing.does(character), style="dim")
        )
    return grid


# -- choices ------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Swaps as a grid: the two cards, the number for swapping, the number for pretending; then everything else."""
    swaps = [choice for choice in choices if isinstance(choice, Swap)]
    if not swaps:
        return generic.menu(choices, phrasing)
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    for title in ("", phrasing("ma-swap"), phrasing("ma-keep")):
        grid.add_column(title, justify="center" if title else "left")
    for keep in swaps:
        if not keep.swap:
            swap = msgspec.structs.replace(keep, swap=True)
            numbers = [Text(str(choices.index(choice) + 1), style="bold") for choice in (swap, keep)]
            grid.add_row(pair(keep, phrasing), *numbers)
    others = [(n, choice) for n, choice in enumerate(choices, 1) if not isinstance(choice, Swap)]
    lines = [Text.assemble((f"{n:>3} ", "bold"), phrasing.choice(choice)) for n, choice in others]
    return Group(grid, Columns(lines, column_first=True, padding=(0, 3)))


def pair(swap: Swap, phrasing: Phrasing) -> str:
    """The owners of the two cards, in the words of the choice without its verb."""
    return phrasing.choice(swap).split(": ", 1)[1]
