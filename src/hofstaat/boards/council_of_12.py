"""The council chamber in the terminal: die and challenge above, the councillors below, then the own cards."""

from collections.abc import Sequence
from typing import cast

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hofstaat.boards import generic
from hofstaat.games.council_of_12.notation import Lay
from hofstaat.games.council_of_12.view import Councillor, Front, Reach, Result, View
from hofstaat.texts.phrasing import Phrasing

QUIET = frozenset({"asked", "answered", "resolved", "filed"})
"""Events that the table shows anyway: they are left out of the terminal's log."""
MOST_FAVOUR = 5
SENTENCES = (None, "alone", "part", "nothing")


def table(view: msgspec.Struct, phrasing: Phrasing) -> RenderableType:
    assert isinstance(view, View)
    parts: list[RenderableType] = [facts(view, phrasing), councillors(view, phrasing)]
    if view.result:
        parts.append(reckoning(view.result, phrasing))
    elif view.seat is not None:
        parts.append(own_cards(view, phrasing))
    if view.tip:
        parts.append(Text(phrasing.word(view.tip), style="cyan"))
    if not view.result:
        parts.append(Text(phrasing.word(asked(view)), style="italic"))
    return Group(*parts)


def asked(view: View) -> str:
    """The phase; laying once more after somebody has spoken is something else than the first time."""
    again = view.phase == "lay" and any(one.sentence for one in view.councillors)
    return "lay-again" if again else view.phase


# -- the challenge --------------------------------------------------------------------------------------------------


def facts(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    favour = "●" * view.favour + "○" * (MOST_FAVOUR - view.favour)
    grid.add_row(Text(phrasing("c12-round", round=view.round), "bold"), f"{phrasing('c12-favour')} {favour}")
    beside = phrasing("c12-beside", faces=" ".join(str(face) for face in view.beside))
    grid.add_row(phrasing("c12-die"), Text.assemble((f" {view.die} ", "bold reverse"), (f"  {beside}", "dim")))
    if view.challenge:
        grid.add_row(phrasing("c12-challenge"), challenge(view, view.challenge, phrasing))
    if view.help_seeker:
        seeker = Text.assemble((phrasing.card(view.help_seeker), "magenta"), (f"  {phrasing('c12-taboo')}", "dim"))
        grid.add_row(phrasing("c12-help-seeker"), seeker)
    for label, names in stocks(view).items():
        if names:
            grid.add_row(Text(phrasing(label), "dim"), Text(", ".join(phrasing.card(name) for name in names), "dim"))
    return grid


def stocks(view: View) -> dict[str, list[str]]:
    return {
        "c12-rewards": [filed.reward for filed in view.filed if filed.reward],
        "c12-unlearnt": view.unlearnt,
        "c12-throne": [view.enthroned] if view.enthroned else [],
    }


def challenge(view: View, front: Front, phrasing: Phrasing) -> Text:
    text = Text(phrasing.card(front.challenge), "bold yellow")
    if view.goals:
        text.append(f" ({phrasing.word(front.difficulty)})", "not bold default")
        text.append(f"  {goals(view, phrasing)}", "bold")
    if view.belled:
        text.append(f"  ♪ {phrasing('c12-belled')}", "yellow")
    if view.following:
        goal = " + ".join(values(row) for row in view.following.goals) or "♛"
        text.append(f"  {phrasing('c12-next', challenge=phrasing.card(view.following.challenge), goal=goal)}", "dim")
    if view.back:
        text.append(f"  {phrasing('c12-passed' if view.back.passed else 'c12-failed')}", "bold")
    return text


def goals(view: View, phrasing: Phrasing) -> str:
    """The goals; in two turns only what lies at the end of each counts (C12-21)."""
    rows = [values(goal) for goal in view.goals]
    if len(rows) == 1:
        return phrasing("c12-goal", goal=rows[0])
    if view.turn:
        met = phrasing.words.listed([str(goal) for goal in view.met]) if view.met else "none"
        return phrasing("c12-goals-in-two-turns", first=rows[0], second=rows[1], turn=view.turn, met=met)
    return phrasing("c12-goals", first=rows[0], second=rows[1], shown=" ".join(map(str, view.shown)))


def values(row: Sequence[int]) -> str:
    return "/".join(str(value) for value in row)


# -- the councillors ------------------------------------------------------------------------------------------------


def councillors(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim", pad_edge=False)
    for title in ("", phrasing("c12-hand"), phrasing("c12-pile"), phrasing("c12-lies"), phrasing("c12-says")):
        grid.add_column(title)
    for seat, one in enumerate(view.councillors):
        mark = "▸ " if seat in view.waiting else "  "
        chair = f" ({phrasing('c12-chair')})" if seat == view.chair else ""
        name = Text(f"{mark}{phrasing.player(seat)}{chair}", "bold" if seat in view.waiting else "")
        grid.add_row(name, "▮" * one.hand_size, pile(one, phrasing), lies(one, phrasing), says(one, phrasing))
    return grid


def pile(one: Councillor, phrasing: Phrasing) -> str:
    return f"{one.pile_size} · {phrasing.card(one.top)}" if one.top else ""


def lies(one: Councillor, phrasing: Phrasing) -> str:
    if one.lies:
        return phrasing.card(one.card) if one.card else phrasing("c12-hidden")
    return phrasing("c12-answered") if one.answered else ""


def says(one: Councillor, phrasing: Phrasing) -> str:
    return phrasing.word(one.sentence) if one.sentence else ""


# -- what only the own seat sees ------------------------------------------------------------------------------------


def own_cards(view: View, phrasing: Phrasing) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    hand = [Text.assemble(*reach(card, view, phrasing)) for card in view.reach]
    grid.add_row(Text(phrasing("c12-own-hand"), "bold"), Text("   ").join(hand))
    if view.pile:
        grid.add_row(phrasing("c12-own-pile"), ", ".join(phrasing.card(card) for card in view.pile))
    card = view.laid or (view.answer.card if isinstance(view.answer, Lay) else None)
    if card:
        grid.add_row(phrasing("c12-own-card"), phrasing.card(card))
    return grid


def reach(card: Reach, view: View, phrasing: Phrasing) -> list[tuple[str, str]]:
    """The card, and the values it could make of the die; a goal among them stands out."""
    wanted = {value for goal in view.goals for value in goal}
    name = (phrasing.card(card.card), "" if card.playable else "strike dim")
    if card.playable and any(one.lies and one.card == card.card for one in view.councillors):
        return [name, (f" ✕ {phrasing('c12-cancels')}", "dim")]
    if not card.playable or card.values == [view.die] or len(card.values) > MOST_FAVOUR + MOST_FAVOUR:
        return [name]
    return [name, (" → ", "dim"), *((f"{v} ", "bold green" if v in wanted else "dim") for v in card.values)]


# -- the end --------------------------------------------------------------------------------------------------------


def reckoning(result: Result, phrasing: Phrasing) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    rows = (
        ("c12-challenges", result.challenges),
        ("c12-crowns", result.crowns),
        ("c12-favour", result.favour),
        ("c12-silence", result.silence),
    )
    for label, points in rows:
        grid.add_row(phrasing(label), str(points))
    grid.add_row(Text(phrasing("c12-term"), "bold"), Text(str(result.term), "bold"))
    if result.won:
        grid.add_row("", Text(phrasing.word(result.verdict), "italic"))
    if result.successor:
        grid.add_row(phrasing("c12-throne"), Text(f"♛ {phrasing.card(result.successor)}", "bold yellow"))
    return grid


# -- choices --------------------------------------------------------------------------------------------------------


def menu(choices: Sequence[msgspec.Struct], phrasing: Phrasing) -> RenderableType:
    """Cards down and sentences across; everything else in a plain list."""
    if not all(isinstance(choice, Lay) for choice in choices):
        return generic.menu(choices, phrasing)
    lays = cast(Sequence[Lay], choices)
    said = [sentence for sentence in SENTENCES if any(lay.sentence == sentence for lay in lays)]
    grid = Grid(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    grid.add_column("")
    for sentence in said:
        grid.add_column(phrasing.word(sentence or "silent"), justify="center", style="bold")
    for card in dict.fromkeys(lay.card for lay in lays):
        row = [i for i, lay in enumerate(lays, 1) if lay.card == card]
        grid.add_row(phrasing.card(card), *(str(number) for number in row))
    return grid
