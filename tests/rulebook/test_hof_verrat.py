"""The worked examples of Hof-Verrat's rulebook."""

from typing import Any

from tests.games.hof_verrat.table import does, points, seen, table

ROYAL_TABLE: dict[str, Any] = {
    "above": [
        *["butterfly-plain", "butterfly-guard"],
        *["toad-noble", "toad-plain", "toad-guard"],
        *["nightingale-plain", "nightingale-guard"],
        "hare-plain",
        *["stag-noble", "stag-guard"],
        *["carp-plain", "carp-guard"],
    ],
    "below": [
        "butterfly-plain",
        *["nightingale-noble", "nightingale-plain"],
        *["hare-plain", "hare-guard", "hare-plain"],
        "stag-plain",
        *["carp-plain", "carp-guard"],
    ],
}


def test_the_standing_of_the_families() -> None:
    """HV-21: three are esteemed, two disgraced (a noble tips the scales), one is neutral."""
    columns = seen(table(2, **ROYAL_TABLE)).columns
    weights = {column.family: (column.weight_above, column.weight_below) for column in columns}
    assert weights == {
        "butterfly": (2, 1),
        "toad": (4, 0),
        "nightingale": (2, 3),
        "hare": (1, 3),
        "stag": (3, 1),
        "carp": (2, 2),
    }
    standing = {column.family: column.standing for column in columns}
    assert [family for family in standing if standing[family] == "esteemed"] == ["butterfly", "toad", "stag"]
    assert [family for family in standing if standing[family] == "disgraced"] == ["nightingale", "hare"]
    assert standing["carp"] == "neutral"


def test_noemis_district_is_worth_eleven_points() -> None:
    """HV-22, HV-23: 3 + 3 + 5 for the esteemed, minus 3 for the Nightingales, plus 3 for one mission."""
    district = [
        *["butterfly-plain", "butterfly-plain"],
        *["toad-plain", "toad-noble"],
        "nightingale-noble",
        *["stag-guard", "stag-plain", "stag-plain", "stag-noble"],
        *["carp-plain", "carp-assassin", "carp-plain"],
    ]
    spies = [{"card": f"{family}-spy", "at": "district 0", "by": 1} for family in ("butterfly", "nightingale")]
    at = table(2, **ROYAL_TABLE, districts=[district, []], spies=spies, missions=[["L8", "D3"], []])
    scores = seen(at).scores
    assert scores is not None
    assert scores[0].families == [3, 3, -3, 0, 5, 0]
    assert [(result.mission, result.fulfilled) for result in scores[0].missions] == [("L8", False), ("D3", True)]
    assert points(at)[0] == 11


def test_an_assassin_below_eliminates_a_noble_above() -> None:
    """HV-6: a Nightingale assassin played below the table eliminates a Hare noble above it."""
    at = table(2, hands=[["nightingale-assassin", "toad-plain"], []], owes=["table", "own"], above=["hare-noble"])
    does(at, "nightingale-assassin below", "strike hare-noble above")
    view = seen(at)
    assert view.columns[3].above == []
    assert view.columns[2].below == ["nightingale-assassin"]
    assert view.eliminated == ["hare-noble"]
