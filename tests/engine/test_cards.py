"""Card data: a user's own file over ours, and a sentence for every value that cannot be."""

from pathlib import Path

import pytest

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.material import CONFIDENCE, BadCards

GAME = hofstaat.game("hof-verrat")


def with_file(folder: Path, text: str) -> Game:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return hofstaat.game("hof-verrat").with_cards(path)


def test_every_value_has_its_confidence() -> None:
    for section in ("role", "mission"):
        for name in GAME.sheet.names(section):
            assert GAME.sheet.confidence(section, name) in CONFIDENCE


def test_a_users_file_overrides_single_values(tmp_path: Path) -> None:
    mine = with_file(tmp_path, "[mission.L1]\npoints = 4\n")
    assert mine.sheet.number("mission", "L1", "points") == 4
    assert mine.sheet.number("mission", "L2", "points") == 3
    assert mine.sheet.digest != GAME.sheet.digest
    assert mine.deal(2, seed=1).setup.digest == mine.sheet.digest


def test_the_rules_follow_the_users_file(tmp_path: Path) -> None:
    """With nobles that weigh 3 a district is worth more."""
    mine = with_file(tmp_path, "[role.noble]\nweight = 3\n")
    position = {"seats": 2, "over": True, "above": ["toad-plain"], "districts": [["toad-noble"], []]}
    outcome = mine.position({**position, "missions": [["L8", "D10"], ["L9", "D1"]]}).outcome()
    assert outcome is not None
    assert outcome.scores == (3, 0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "[role.noble]\ncopies = -1\n",
            r"mine.toml, line 2: role.noble.copies = -1 should be a whole number from 0 to 15",
        ),
        ("\n[role.noble]\ncopies = 'many'\n", r"line 3: role.noble.copies = 'many' should be a whole number"),
        ("[role.king]\ncopies = 1\n", r"line 1: role.king is unknown; known here: noble, spy, assassin, guard, plain"),
        ("[mission.L1]\nfamily = 'wolf'\n", r"line 2: mission.L1.family = 'wolf' should be one of butterfly, toad"),
        ("[mission.L1]\nwants = 'disgraced'\n", r"mission.L1.wants = 'disgraced' should be one of fewer, roles"),
        ("[set_aside]\n3 = 17\n", r"set_aside.3 = 17 leaves 73 of 90 courtiers; it should leave a multiple of 9"),
        ("[role.noble]\ncopies = 5\n", r"set_aside.5 = 0 leaves 96 of 96 courtiers|should leave a multiple"),
        ("role = 3\n", r"role"),
        ("[role.noble\n", r"not valid TOML"),
    ],
)
def test_a_value_that_cannot_be(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadCards, match=words):
        with_file(tmp_path, text)


def test_a_missing_value_and_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match=r"mission.L1.role is missing"):
        with_file(tmp_path, "[mission.L1]\nwants = 'roles'\n")
    with pytest.raises(BadCards, match="cannot be read"):
        GAME.with_cards(tmp_path / "nowhere.toml")
