"""The characters in play, the deal, and which agreements are refused (MA-1 to MA-5, MA-10, MA-11)."""

from pathlib import Path
from typing import Any

import pytest

import hofstaat
from hofstaat.engine.game import BadSetup
from hofstaat.engine.material import BadCards
from hofstaat.engine.table import CHANCE
from hofstaat.texts import LANGUAGES, texts
from tests.games.mascarade.table import GAME, cards, seen

COMMON = {"judge", "bishop", "king", "queen"}
PRESETS = {
    2: {"fool", "witch"},
    3: {"fool", "witch"},
    4: {"thief", "cheat"},
    5: {"witch", "cheat"},
    6: {"witch", "cheat"},
    7: {"fool", "thief", "witch"},
    8: {"fool", "witch", "peasant"},
    9: {"fool", "witch", "peasant", "cheat"},
    10: {"fool", "witch", "peasant", "cheat", "spy"},
    11: {"fool", "witch", "peasant", "cheat", "spy", "inquisitor"},
    12: {"fool", "witch", "peasant", "cheat", "spy", "inquisitor", "widow"},
    13: {"fool", "witch", "peasant", "cheat", "spy", "inquisitor", "widow", "thief"},
}


def in_play(seats: int, **options: Any) -> list[str]:
    return seen(GAME.deal(seats, 1, **options)).characters


@pytest.mark.parametrize("seats", PRESETS)
def test_the_table_of_characters(seats: int) -> None:
    """MA-2, MA-4, MA-5: everybody always sees who is in play; both Peasants are there or none."""
    names = in_play(seats)
    assert set(names) == COMMON | PRESETS[seats]
    assert len(names) == (6 if seats < 6 else seats)
    assert names.count("peasant") in (0, 2)


@pytest.mark.parametrize(("seats", "centre"), [(2, 0), (3, 0), (4, 2), (5, 1), (6, 0), (9, 0), (13, 0)])
def test_cards_in_the_centre(seats: int, centre: int) -> None:
    """MA-11, MA-62."""
    view = seen(GAME.deal(seats, 2))
    assert len(view.centre) == centre
    assert {len(player.places) for player in view.players} == {{2: 3, 3: 2}.get(seats, 1)}


def test_seven_may_take_the_spy_in_place_of_the_fool() -> None:
    """MA-1."""
    assert set(in_play(7, seven_spy=True)) == COMMON | {"spy", "thief", "witch"}
    with pytest.raises(BadSetup, match="for 7 players, not 8") as refused:
        GAME.setup(8, {"seven_spy": True})
    assert_words_for(refused.value)


# -- own selections (MA-3) ----------------------------------------------------------------------------------------

SIX = ["judge", "king", "queen", "fool", "spy", "thief"]


@pytest.mark.parametrize(
    ("seats", "names", "centre"),
    [
        (4, SIX, 2),
        (4, SIX[:5], 1),
        (5, [*SIX, "widow"], 2),
        (6, SIX, 0),
        (6, [*SIX, "widow", "cheat"], 2),
        (8, ["judge", "peasant", "inquisitor", "king", "spy", "bishop", "thief"], 0),
        (12, list(PRESETS[13] | COMMON), 1),
        (13, list(PRESETS[13] | COMMON), 0),
    ],
)
def test_an_own_selection(seats: int, names: list[str], centre: int) -> None:
    """MA-3, MA-4: the rest lies in the centre; both Peasants are one name."""
    table = GAME.deal(seats, 5, characters=names)
    assert set(cards(table)) == set(names)
    assert len(seen(table).centre) == centre


@pytest.mark.parametrize(
    ("seats", "names", "why"),
    [
        (2, SIX, "for 4 to 13 players, not 2"),
        (3, SIX, "for 4 to 13 players, not 3"),
        (6, ["king", "queen", "fool", "spy", "thief", "witch"], "The Judge is always in play"),
        (6, [*SIX[:5], "judge"], "Name each character once"),
        (7, [*SIX[:5], "peasant"], "peasant needs 8 players or more, not 7"),
        (7, [*SIX, "inquisitor"], "inquisitor needs 8 players or more"),
        (4, SIX[:4], "These are 4 cards .* 4 players need 5 to 6"),
        (5, SIX[:5], "5 players need 6 to 7"),
        (4, [*SIX, "widow"], "4 players need 5 to 6"),
        (6, SIX[:5], "6 players need 6 to 8"),
        (12, [*SIX, "peasant"], "These are 8 cards"),
        (6, ["judge", "bishop", "thief", "witch", "spy", "cheat"], "0 of 6 cards bring money; .* at least a third"),
        (7, ["judge", "bishop", "thief", "witch", "spy", "king", "queen"], "2 of 7 cards bring money"),
    ],
)
def test_a_selection_outside_the_limits_is_refused(seats: int, names: list[str], why: str) -> None:
    """MA-3: with the reason."""
    with pytest.raises(BadSetup, match=why) as refused:
        GAME.setup(seats, {"characters": names})
    assert_words_for(refused.value)


def assert_words_for(refused: BadSetup) -> None:
    """The reason, with all its facts, in both languages."""
    assert refused.key != "bad-setup"
    for lang in LANGUAGES:
        words = texts(lang, "mascarade")
        assert words.has(f"refused-{refused.key}") and words.refusal(refused)


def test_a_selection_and_seven_spy_exclude_each_other() -> None:
    """MA-3."""
    with pytest.raises(BadSetup, match="seven_spy is a selection of its own") as refused:
        GAME.setup(7, {"characters": [*SIX, "widow"], "seven_spy": True})
    assert_words_for(refused.value)


@pytest.mark.parametrize(("lang", "words"), [("de", "mindestens ein Drittel"), ("en", "at least a third")])
def test_the_option_names_the_limit(lang: str, words: str) -> None:
    """MA-3: a third is the least."""
    assert words in texts(lang, "mascarade")("option-characters-help")


@pytest.mark.parametrize(
    "option", [{"turn_limit": 0}, {"turn_limit": 1001}, {"turn_limit": True}, {"characters": ["ace"]}]
)
def test_other_values_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="cannot be"):
        GAME.setup(6, option)


# -- the deal (MA-10, MA-11) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 13])
def test_gold_at_the_start(seats: int) -> None:
    """MA-10, MA-62: 194 gold, 6 for each, the rest in the bank, the court empty; all of it public."""
    for seat in (0, None):
        view = seen(GAME.deal(seats, 3), seat)
        assert [player.gold for player in view.players] == [6] * seats
        assert view.bank == 194 - 6 * seats
        assert view.court == 0


def test_the_cards_are_dealt_for_all_to_see_and_turned_down() -> None:
    """MA-11: everybody is told every card; afterwards none lies open."""
    table = GAME.start(4, journal=True)
    table.draw_lots([5, 4, 3, 2, 1, 0])
    assert table.actors() == [CHANCE]
    table.draw_lots([2])
    assert cards(table) == ["cheat", "thief", "queen", "king", "bishop", "judge"]
    for seat in (0, 3, None):
        told = [GAME.witness(table.setup, event, seat) for event in table.journal or []]
        assert [getattr(event, "card", None) for event in told[:6]] == cards(table)
        assert all(place.card is None for player in seen(table, seat).players for place in player.places)
    assert table.actors() == [2]


# -- card files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[treasury]\ngold = 10", "treasury.gold = 10 should be at least 12: 6 for each of 2"),
        ("[treasury]\nstart = 13", r"line 2: treasury.start = 13 should be a whole number from 1 to 12"),
        ("[character.king]\ngold = 'much'", "character.king.gold = 'much' should be a whole number"),
        ("[character.emperor]\ngold = 1", "character.emperor is unknown; known here: judge"),
        ("[preset.4]\ncharacters = ['judge', 'king']", "preset.4 has 2 cards, 2 for the centre; it should have 6"),
        ("[preset.2]\ncentre = 1", "preset.2 has 6 cards, 1 for the centre"),
    ],
)
def test_bad_card_files_are_refused(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text)
    with pytest.raises(BadCards, match=why):
        GAME.with_cards(path)


def test_a_card_file_changes_what_a_character_does(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("[character.king]\ngold = 4\n[treasury]\nfine = 2\n")
    game = GAME.with_cards(path)
    table = game.position({"seats": 4, "cards": ["king", "queen", "judge", "bishop", "thief", "cheat"]})
    for seat, words in [(0, "announce king"), (1, "claim"), (2, "pass"), (3, "pass")]:
        table.apply(seat, game.parse(table, seat, words))
    assert game.describe(table)["gold"] == [10, 4, 6, 6]
    assert game.describe(table)["court"] == 2


def test_every_value_has_its_confidence() -> None:
    sheet = hofstaat.game("mascarade").sheet
    for section in ("character", "preset"):
        assert all(sheet.confidence(section, name) for name in sheet.names(section))
    assert sheet.confidence("treasury") == sheet.confidence("preparation") == "rulebook"
