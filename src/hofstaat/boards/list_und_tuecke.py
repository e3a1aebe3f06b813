"""The court in the terminal: stacks and tokens by player, what influence is worth, who lies in wait."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.boards import generic
from hofstaat.games.list_und_tuecke.notation import Centre, Condemn, Name, Swap
from hofstaat.games.list_und_tuecke.view import Character, Player, Stack, Threat, View
from hofstaat.texts.phrasing import Phrasing

STYLES = {"blue": "bright_blue", "green": "green", "yellow": "yellow", "elimination": "red"}
BACKS = {"light": ("▒", "white"), "dark": ("█", "grey50")}
SIGNS = {"blue": "♚", "green": "✚", "yellow": "✦", "elimination": "†"}
SKULL, START, TURNED, OPEN = "☠", "⚑", "▬", "▯"


def table(view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = [
        title(view, phrasing),
        court(view, phrasing),
        supply(view, phrasing),
        middle(view, phrasing),
    ]
    parts += [line for line in (threats(view, phrasing), pending(view, phrasing)) if line]
    if view.hand is not None and not view.over:
        parts.append(hand(view, view.hand, phrasing))
    parts.append(plan(view.characters, phrasing))
    return Group(*parts)


def title(view: View, phrasing: Phrasing) -> Text:
    key = "lt-chapter" if view.round else "lt-passing"
    return Text(phrasing(key, chapter=view.chapter, round=view.round), style="bold")


# -- everybody ----------------------------------------------------------------------------------------------------


def court(view: View, phrasing: Phrasing) -> Grid:
    """A row for each player: the stack, the hand's backs, tokens, points as things stand."""
    by_name = {character.name: character for character in view.characters}
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim", pad_edge=False)
    for head in ("", phrasing("lt-stack"), phrasing("lt-hand"), phrasing("lt-tokens"), phrasing("lt-points")):
        grid.add_column(head)
    for seat, player in enumerate(view.players):
        grid.add_row(
            name_of(view, seat, phrasing),
            stack(player.stack, by_name, phrasing),
            backs(player.light, player.dark),
            tokens(player),
            Text(str(player.points), style="bold"),
        )
    return grid


def name_of(view: View, seat: int, phrasing: Phrasing) -> Text:
    """Marked: who is asked, who holds the start player card, who has chosen a card to pass."""
    asked = seat in view.asked
    text = Text(f"{'▸' if asked else ' '} {phrasing.player(seat)}", style="bold" if asked else "")
    if seat == view.start:
        text.append(f" {START}", style="bright_yellow")
    if view.players[seat].has_chosen:
        text.append(" ✓", style="green")
    return text


def stack(lying: Stack, by_name: dict[str, Character], phrasing: Phrasing) -> Text:
    """The visible top with its rank, then all cards from the bottom up: turned ones plainly turned."""
    if not lying.size:
        return Text("–", style="dim")
    text = Text()
    if lying.top:
        text.append_text(face(by_name[lying.top], phrasing, "?" if lying.rank is None else lying.rank))
    else:
        text.append(phrasing("lt-turned"), style="red")
    text.append("  ")
    for turned in lying.turned:
        text.append(TURNED if turned else OPEN, style="red" if turned else "")
    return text.append(f" {phrasing('lt-cards', cards=lying.size)}", style="dim")


def face(character: Character, phrasing: Phrasing, rank: int | str | None = None) -> Text:
    """Rank (the printed one, if no other is given), name, crests and skull of a character."""
    text = Text(f"{character.rank if rank is None else rank} {phrasing.card(character.name)}")
    for crest in character.crests:
        text.append(f" {SIGNS[crest]}", style=STYLES[crest])
    return text.append(f" {SKULL}" if character.skull else "", style="dim")


def backs(light: int, dark: int) -> Text:
    return Text.assemble(*(BACKS["light"],) * light, *(BACKS["dark"],) * dark)


def tokens(player: Player) -> Text:
    owned = {"blue": player.blue, "green": player.green, "yellow": player.yellow, "elimination": player.eliminations}
    return Text(" ").join([Text(f"{SIGNS[kind]}{n}", style=STYLES[kind]) for kind, n in owned.items()])


# -- the table's middle -------------------------------------------------------------------------------------------


def supply(view: View, phrasing: Phrasing) -> Text:
    """The tokens left of each colour, and what a token of it is worth now."""
    parts = [Text(f"{phrasing('lt-supply')}:", style="bold")]
    for colour in view.colours:
        left = phrasing("lt-supply-left", supply=colour.supply)
        worth = phrasing("lt-worth", worth=colour.worth)
        name = f"{SIGNS[colour.colour]} {phrasing.card(colour.colour)}"
        parts.append(Text(f"{name} {left}, {worth}", style=STYLES[colour.colour]))
    return Text("   ").join(parts)


def middle(view: View, phrasing: Phrasing) -> Text:
    """The chapel's spaces, and the centre's cards under their positions."""
    text = Text(f"{phrasing('lt-chapel')}: ", style="bold")
    for token in view.chapel:
        word, style = (phrasing.card(token), STYLES[token]) if token else (phrasing("lt-empty"), "dim")
        text.append(f"[{word}] ", style=f"not bold {style}")
    text.append(f"   {phrasing('lt-centre')}: ")
    for i, back in enumerate(view.centre):
        sign, style = BACKS[back]
        text.append(f"{sign}{phrasing.word(back)} {i % 2 + 1}  ", style=f"not bold {style}")
    return text


def threats(view: View, phrasing: Phrasing) -> Text | None:
    if not view.threats:
        return None
    lying = [threat(each, phrasing) for each in view.threats]
    return Text(f"{phrasing('lt-threats')}: {'; '.join(lying)}", style="red")


def threat(each: Threat, phrasing: Phrasing) -> str:
    victims = phrasing.words.listed([phrasing.card(name) for name in each.eliminates])
    return phrasing(
        "lt-threat", killer=phrasing.card(each.killer), player=phrasing.player(each.owner), eliminates=victims
    )


def pending(view: View, phrasing: Phrasing) -> Text | None:
    """The card before the courtesan's partner, or the one shown to the inquisitor."""
    if view.laid:
        laid = view.laid
        names = {"partner": phrasing.player(laid.partner), "player": phrasing.player(laid.by)}
        return Text(phrasing("lt-laid", back=laid.back, **names), style="italic")
    if view.shown:
        shown = view.shown
        return Text(
            phrasing("lt-shown", player=phrasing.player(shown.owner), card=phrasing.card(shown.card)), style="italic"
        )
    return None


# -- the own hand and the overview --------------------------------------------------------------------------------


def hand(view: View, cards: Sequence[str], phrasing: Phrasing) -> Grid:
    by_name = {character.name: character for character in view.characters}
    grid = Grid.grid(padding=(0, 2))
    for i, card in enumerate(cards):
        sign, style = BACKS[by_name[card].back]
        label = Text(phrasing("lt-hand") if i == 0 else "", style="bold")
        grid.add_row(label, Text.assemble((sign, style), " ", face(by_name[card], phrasing)), phrasing.does(card))
    if view.passing:
        grid.add_row("", Text(phrasing("lt-passing-on", card=phrasing.card(view.passing)), style="italic"))
    return grid


def plan(characters: Sequence[Character], phrasing: Phrasing) -> Text:
    """The killers and their victims, for everybody to read at any time."""
    lines = []
    for killer in characters:
        if killer.eliminates:
            victims = phrasing.words.listed([phrasing.card(name) for name in killer.eliminates])
            waits = f" ({phrasing('lt-waits')})" if killer.waits else ""
            lines.append(phrasing("lt-eliminates", killer=phrasing.card(killer.name), eliminates=victims) + waits)
    return Text(f"{phrasing('lt-plan')}: {' · '.join(lines)}", style="dim")


# -- choices ------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Cards down and partners or positions across; names and everything else in a list."""
    kinds = {type(choice) for choice in choices}
    if kinds & {Swap, Centre}:
        return swaps(choices, phrasing)
    if kinds & {Name, Condemn}:
        return names(choices, phrasing)
    return generic.menu(choices, phrasing)


def swaps(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> Grid:
    """Each card once, with the numbers of all it can be swapped for; the rest below."""
    grid = Grid.grid(padding=(0, 2))
    rows: dict[str, list[str]] = {}
    rest = []
    for number, choice in enumerate(choices, 1):
        if isinstance(choice, Swap | Centre):
            rows.setdefault(choice.card, []).append(f"{number} {phrasing.short(choice)}")
        else:
            rest.append((str(number), phrasing.choice(choice)))
    for card, ways in rows.items():
        grid.add_row(Text(phrasing.card(card), style="bold"), *ways)
    for label, text in rest:
        grid.add_row(Text(f"{label} {text}"))
    return grid


def names(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Twenty characters read best by name alone."""
    lines = [
        Text.assemble((f"{n:>3} ", "bold"), phrasing.card(choice.card))
        for n, choice in enumerate(choices, 1)
        if isinstance(choice, Name | Condemn)
    ]
    return Columns(lines, column_first=True, padding=(0, 3))
