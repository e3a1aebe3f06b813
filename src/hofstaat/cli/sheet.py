"""The card data of a game as a table, with how sure we are of every value."""

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.cli.herald import Entry, Herald, entries
from hofstaat.engine.game import Game
from hofstaat.engine.material import CONFIDENCE

STYLES = {"rulebook": "green", "published": "green", "derived": "cyan", "reconstructed": "yellow"}


def show_cards(game: Game, lang: str, console: Console) -> None:
    herald = Herald(game, lang, [])
    listed = entries(game.sheet)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for title, share in (("cards-name", 3), ("cards-values", 2), ("cards-confidence", 1)):
        grid.add_column(Text(herald(title), style="bold"), ratio=share)
    for entry in listed:
        grid.add_row(*row(entry, herald))
    console.print(grid)
    for word in CONFIDENCE:
        if any(entry.confidence == word for entry in listed):
            text = f"{herald(f'confidence-{word}')}: {herald(f'confidence-{word}-help')}"
            console.print(Text(text, style="dim"))


def row(entry: Entry, herald: Herald) -> list[Text]:
    name = herald.card(entry.name)
    full = entry.name if name == entry.name else f"{name} ({entry.name})"
    values = ", ".join(f"{key} {value}" for key, value in entry.values.items())
    sure = Text(herald(f"confidence-{entry.confidence}"), STYLES[entry.confidence]) if entry.confidence else Text("–")
    does = herald.does(entry.name)
    return [Text.assemble(full, (f"\n{does}" if does else "", "dim")), Text(values), sure]
