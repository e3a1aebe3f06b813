"""The card data of a game as a table, with how sure we are of every value."""

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.engine.game import Game
from hofstaat.engine.material import CONFIDENCE
from hofstaat.texts.phrasing import CardEntry, Phrasing, card_entries

STYLES = {"rulebook": "green", "published": "green", "derived": "cyan", "reconstructed": "yellow"}


def show_cards(game: Game, lang: str, console: Console) -> None:
    phrasing = Phrasing(game, lang, [])
    listed = card_entries(game.sheet)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for title, share in (("cards-name", 3), ("cards-values", 2), ("cards-confidence", 1)):
        grid.add_column(Text(phrasing(title), style="bold"), ratio=share)
    for entry in listed:
        grid.add_row(*row(entry, phrasing))
    console.print(grid)
    for word in CONFIDENCE:
        if any(entry.confidence == word for entry in listed):
            text = f"{phrasing(f'confidence-{word}')}: {phrasing(f'confidence-{word}-help')}"
            console.print(Text(text, style="dim"))


def row(entry: CardEntry, phrasing: Phrasing) -> list[Text]:
    name = phrasing.card(entry.name)
    full = entry.name if name == entry.name else f"{name} ({entry.name})"
    values = ", ".join(f"{key} {value}" for key, value in entry.values.items())
    sure = Text(phrasing(f"confidence-{entry.confidence}"), STYLES[entry.confidence]) if entry.confidence else Text("–")
    does = phrasing.does(entry.name)
    return [Text.assemble(full, (f"\n{does}" if does else "", "dim")), Text(values), sure]
