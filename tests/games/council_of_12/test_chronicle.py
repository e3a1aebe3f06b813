"""The chronicle of a group: entries, years, numerals, succession, export and import."""

import json

import pytest

from hofstaat.games.council_of_12.chronicle import BadChronicle, Chronicle, Member, read, roman, write
from hofstaat.games.council_of_12.view import Result
from tests.games.council_of_12.chamber import GAME, throne


def won(term: int, successor: str | None = "worker") -> Result:
    return Result("successor" if successor else "survived", True, successor, term, 0, 0, 0, 0, term, "proud")


def test_a_year_is_the_previous_year_and_the_previous_term() -> None:
    """C12-82: the first one is entered, 1 if nobody says otherwise."""
    chronicle = Chronicle().with_game(["Lea", "Tom"], won(34), None).with_game(["Lea"], won(60), "may", " The river ")
    assert [entry.year for entry in chronicle.entries] == [1, 35]
    assert chronicle.year() == 95
    assert chronicle.entries[1].month == "may"
    assert chronicle.entries[1].greatest_challenge == "The river"
    assert Chronicle(first_year=1200).year() == 1200


def test_members_are_counted_in_roman_numerals() -> None:
    """C12-82: whoever misses some games counts only the own ones."""
    chronicle = Chronicle()
    for names in (["Lea", "Tom"], ["Lea"], ["Lea", "Tom"]):
        chronicle = chronicle.with_game(names, won(10), None)
    assert chronicle.entries[2].members == [Member("Lea", "III"), Member("Tom", "II")]
    assert str(chronicle.members(["Lea"])[0]) == "Lea IV."
    assert [roman(n) for n in (4, 9, 12, 14, 40, 1999)] == ["IV", "IX", "XII", "XIV", "XL", "MCMXCIX"]


def test_the_last_successor_is_out_of_the_next_game() -> None:
    """C12-82, C12-83: only the last game's; without agreement nobody is on the throne."""
    chronicle = Chronicle().with_game(["Lea"], won(10, "golem"), None)
    assert chronicle.enthroned() == "golem"
    table = GAME.start(3, {"enthroned": chronicle.enthroned()})
    assert table.lots_of == 10
    assert chronicle.with_game(["Lea"], won(10, None), None).enthroned() is None
    assert Chronicle().enthroned() is None


def test_a_game_is_entered_from_its_end() -> None:
    """C12-82, C12-84: term, silent rounds, throne."""
    result = throne(options={"silent": True}, broken=[1]).lay("worker", "worker", "worker").sees().result
    assert result is not None
    entry = Chronicle().with_game(["Lea", "Tom", "Ada"], result, None).entries[0]
    assert (entry.term, entry.silent_rounds, entry.throne, entry.won) == (10, 7, "worker", True)


def test_a_chronicle_survives_export_and_import() -> None:
    """C12-82."""
    chronicle = Chronicle(7).with_game(["Lea", "Zoë"], won(34), None, "A long night").with_game(["Lea"], won(5), "june")
    assert read(write(chronicle)) == chronicle
    assert read(write(Chronicle())) == Chronicle()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"year": 2}, "the year is 2; it should be 1"),
        ({"throne": "king"}, "'king' is no character"),
        ({"month": "brumaire"}, "'brumaire' is no month"),
        ({"members": [{"name": "Lea", "numeral": "II"}]}, "Lea II. should be Lea I."),
        ({"term": "long"}, "not a chronicle"),
    ],
)
def test_what_does_not_add_up_is_refused(change: dict[str, object], sentence: str) -> None:
    """C12-82."""
    data = json.loads(write(Chronicle().with_game(["Lea"], won(5), None)))
    data["entries"][0].update(change)
    with pytest.raises(BadChronicle, match=sentence):
        read(json.dumps(data))


def test_other_files_are_refused() -> None:
    """C12-82."""
    for text in ("", "[]", "{}", '{"hofstaat_chronicle": 2, "first_year": 1, "entries": []}'):
        with pytest.raises(BadChronicle):
            read(text)
