"""The chronicle of a group: entries, years, numerals, succession, export and import."""

import json
import time
from pathlib import Path

import pytest

import hofstaat
from hofstaat.engine.chronicle import BadChronicle
from hofstaat.games.council_of_12.cards import CHALLENGES, CHARACTERS
from hofstaat.games.council_of_12.chronicle import Chronicle, Member, roman
from hofstaat.games.council_of_12.view import Result
from tests.games.council_of_12.chamber import GAME, Chamber, throne


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
    assert Chronicle.read(chronicle.text()) == chronicle
    assert Chronicle.read(Chronicle().text()) == Chronicle()


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
def test_numbers_that_do_not_add_up_are_refused(change: dict[str, object], sentence: str) -> None:
    """C12-82."""
    data = json.loads(Chronicle().with_game(["Lea"], won(5), None).text())
    data["entries"][0].update(change)
    with pytest.raises(BadChronicle, match=sentence):
        Chronicle.read(json.dumps(data))


def test_other_files_are_refused() -> None:
    """C12-82."""
    for text in ("", "[]", "{}", '{"hofstaat_chronicle": 2, "first_year": 1, "entries": []}'):
        with pytest.raises(BadChronicle):
            Chronicle.read(text)


def test_the_longest_term_of_any_card_file_can_be_read_again(tmp_path: Path) -> None:
    """C12-80: every number as high as a card file may have it, everything on the right, all in silence."""
    own = [f"[challenge.{name}]\nscore = 99\n" for name in CHALLENGES]
    own += [f"[character.{name}]\ncrown = 9\n" for name in CHARACTERS]
    own += ["[throne]\nscore = 99\n", "[silence]\nuncanny = 9\n"]
    path = tmp_path / "own.toml"
    path.write_text("".join(own), "utf-8")
    rich = hofstaat.game("council-of-12", path)
    filed = [{"challenge": f"challenge-{n}", "on_right": True, "kept": False} for n in range(1, 8)]
    seekers = ["shapeshifter", "knight", "parasite", "druid", "worker", "warlock", "golem"]
    position = GAME.describe(throne(options={"uncanny": True}, favour=5).table)
    table = rich.position({**position, "filed": filed, "help_seekers_filed": seekers})
    council = Chamber(table, rich).all("lay worker")
    chronicle = Chronicle().after(council.table, ["Lea", "Tom", "Ada"])
    assert chronicle.entries[0].term == 7 * 2 * 99 + 99 + 7 * 9 + 5 + 8 * 9
    assert Chronicle.read(chronicle.text()) == chronicle


def test_no_game_is_entered_that_could_not_be_read_again() -> None:
    """C12-82: a chronicle has an end, which is told before the game it has no room for."""
    full = Chronicle.begin(99_999).with_game(["Lea"], won(2), None)
    assert Chronicle.read(full.text()) == full
    for enter in (lambda: full.agreement({}), lambda: full.with_game(["Lea"], won(1), None)):
        with pytest.raises(BadChronicle, match="a chronicle ends in the year 100000"):
            enter()
    for year in (-100_001, 100_001):
        with pytest.raises(BadChronicle, match="begins in a year from -100000 to 100000"):
            Chronicle.begin(year)


def test_a_long_chronicle_is_read_in_a_moment() -> None:
    """Twenty thousand games: the time grows with the number of games, not with its square."""
    entry = json.loads(Chronicle().with_game(["Lea"], won(0), None).text())["entries"][0]
    games = [{**entry, "members": [{"name": f"P{n}", "numeral": "I"}]} for n in range(20_000)]
    text = json.dumps({"hofstaat_chronicle": 1, "first_year": 1, "entries": games})
    began = time.process_time()
    assert len(Chronicle.read(text).entries) == 20_000
    assert time.process_time() - began < 5
