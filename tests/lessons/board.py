"""The facts a board derives from a view and shows: a lesson may claim it as `board.…`."""

from typing import Any

import msgspec

from hofstaat.engine.match import Match
from hofstaat.games.kabale_und_hiebe.view import score
from hofstaat.lessons.sight import seen_by

SIGN = {"esteemed": 1, "neutral": 0, "disgraced": -1}


def shown_to(match: Match, seat: int) -> dict[str, Any]:
    """The seat's view with what its board derives."""
    derived = {"hof-verrat": banquet, "kabale-und-hiebe": theatre}.get(match.game.name, nothing)
    view = seen_by(match, seat)
    return {**view, "board": derived(match, seat, view)}


def nothing(match: Match, seat: int, view: dict[str, Any]) -> dict[str, Any]:
    return {}


def banquet(match: Match, seat: int, view: dict[str, Any]) -> dict[str, Any]:
    points = [points_now(view, district) for district in view["districts"]]
    return {"points": points, "if_over": [points_if_over(match, seat)]}


def points_now(view: dict[str, Any], district: dict[str, Any]) -> int:
    """The worth of the open cards of a district as the families stand now."""
    sign = {column["family"]: SIGN[column["standing"]] for column in view["columns"]}
    return sum(sign[card.split("-")[0]] * (2 if card.endswith("-noble") else 1) for card in district["cards"])


def points_if_over(match: Match, seat: int) -> int | None:
    """The count if the game ended now; only while the seat knows every spy, having laid them all itself."""
    position = match.game.describe(match.table)
    if any(spy["by"] != seat for spy in position["spies"]):
        return None
    kept = ("seats", "options", "missions", "above", "below", "districts", "spies", "eliminated")
    over = match.game.position({**{key: position[key] for key in kept}, "owes": [], "over": True}).outcome()
    return over.scores[seat] if over else None


def theatre(match: Match, seat: int, view: dict[str, Any]) -> dict[str, Any]:
    told = [msgspec.to_builtins(event) for event in match.witnessed(seat)]
    ended = max((i for i, event in enumerate(told) if event["event"] == "round-ended"), default=0)
    winners = [event["winner"] for event in told[ended:] if event["event"] == "awarded"]
    own = score(match.table, seat)  # type: ignore[arg-type]  # it is the game's own table
    award = {str(column): winner for column, winner in enumerate(winners, 1)}
    return {"award": award, "plain": [own.plain], "doubled": [own.doubled]}
