"""The card data: every value with its confidence, and rules that follow a user's corrections."""

from pathlib import Path

import pytest

from hofstaat.engine.game import Game
from hofstaat.engine.material import CONFIDENCE, BadCards
from tests.games.list_und_tuecke.table import GAME, choices, does, influence, player, seen, table


def with_file(folder: Path, text: str) -> Game:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.with_cards(path)


def test_every_value_has_its_confidence() -> None:
    for name in GAME.sheet.names("character"):
        section = GAME.sheet.section("character", name)
        values = [key for key in section if "confidence" not in key]
        own = [GAME.sheet.word("character", name, f"{key}_confidence", among=CONFIDENCE) for key in [*values, "text"]]
        assert GAME.sheet.confidence("character", name) == max(own, key=CONFIDENCE.index)
    for section_name in ("tokens", "lowest_rank"):
        assert GAME.sheet.confidence(section_name) == "rulebook"


def test_the_overview_says_who_eliminates_whom() -> None:
    """The skull marks the victims of instant killers."""
    court = {character.name: character for character in seen(table()).characters}
    assert court["poisoner"].eliminates == ["abbot", "bishop"]
    assert (court["king"].eliminates, court["king"].waits) == (["queen"], True)
    skulls = {"abbot", "druid", "intriguer", "witch", "queen", "king", "bishop", "wizard"}
    assert {name for name, character in court.items() if character.skull} == skulls
    assert court["king"].crests == ["blue", "blue"]
    assert [character.rank for character in court.values()] == list(range(1, 21))


def test_corrected_ranks_change_backs_start_player_and_intrigues(tmp_path: Path) -> None:
    """Bishop and wizard exchange their ranks, and with them their backs."""
    mine = with_file(tmp_path, "[character.bishop]\nrank = 19\n[character.wizard]\nrank = 18\n")
    hands = {3: ["monk", "king"], 0: ["bishop", "queen"]}
    on = table(start=0, turn=3, hands={3: hands[3]}, stacks={0: ["bishop"], 1: ["wizard"]}, game=mine)
    does(on, "play monk", "decline")
    assert seen(on).start == 0
    view = seen(table(hands={0: hands[0]}, game=mine), 0)
    assert (view.players[0].light, view.players[0].dark) == (2, 0)


def test_corrected_crests_bring_other_influence(tmp_path: Path) -> None:
    mine = with_file(tmp_path, '[character.abbot]\ncrests = ["yellow", "blue"]\n')
    on = does(table(size=1, turn=3, hands={3: ["abbot"]}, game=mine), "play abbot")
    assert influence(on, 3) == (1, 0, 1)


def test_corrected_victims_are_struck(tmp_path: Path) -> None:
    """Three victims to choose from; the skull moves with them."""
    mine = with_file(tmp_path, '[character.abbot]\neliminates = ["monk", "witch", "wizard"]\n')
    stacks = {1: ["monk"], 2: ["witch"], 3: ["wizard"]}
    on = does(table(hands={0: ["abbot", "bishop"]}, stacks=stacks, game=mine), "play abbot")
    assert choices(on) == ["eliminate monk", "eliminate witch", "eliminate wizard"]
    court = {character.name: character for character in seen(on).characters}
    assert court["monk"].skull
    assert not court["druid"].skull


def test_corrected_waiting_victims_are_awaited(tmp_path: Path) -> None:
    mine = with_file(tmp_path, '[character.king]\neliminates = ["monk"]\n')
    on = does(table(hands={0: ["monk", "bishop"]}, stacks={2: ["king"]}, game=mine), "play monk")
    assert player(on, 0).stack.turned == [True]
    on = does(table(hands={0: ["queen", "bishop"]}, stacks={2: ["king"]}, game=mine), "play queen")
    assert player(on, 0).stack.turned == [False]


def test_corrected_ranks_decide_who_is_out_with_three(tmp_path: Path) -> None:
    mine = with_file(tmp_path, "[character.clairvoyant]\nrank = 6\n[character.berserker]\nrank = 4\n")
    names = {character.name for character in mine.view(mine.deal(3, seed=1), 0).characters}  # type: ignore[attr-defined]
    assert "clairvoyant" in names
    assert "berserker" not in names


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "[character.king]\nrank = 15\n",
            "character.king.rank = 15, as character.queen.rank; each rank",
        ),
        ("[character.king]\nrank = 21\n", "line 2: character.king.rank = 21 should be a whole number from 1 to 20"),
        ('[character.king]\ncrests = ["red"]\n', r"character.king.crests = \['red'\] should be a list of blue, green"),
        ('[character.abbot]\neliminates = ["saint"]\n', "character.abbot.eliminates = .* should be a list of"),
        ('[character.abbot]\neliminates = ["abbot"]\n', "character.abbot.eliminates = .* should be a list of"),
        ('[character.monk]\neliminates = ["king"]\n', "character.monk.eliminates is unknown"),
        ('[character.monk]\nrank_confidence = "sure"\n', "rank_confidence = 'sure' should be one of rulebook"),
        ("[tokens]\n4 = 0\n", "tokens.4 = 0 should be a whole number from 1 to 99"),
        ("[lowest_rank]\n4 = 3\n", "lowest_rank.4 leaves 9 light and 9 dark characters; 4 players need 10 of each"),
    ],
)
def test_a_value_that_cannot_be(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadCards, match=words):
        with_file(tmp_path, text)
