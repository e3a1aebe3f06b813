"""Instructions of an action: the bound that CI holds."""

import json

import pytest

import hofstaat
from tools import instructions
from tools.instructions import CannotCount, too_many


def test_more_than_three_percent_is_too_many() -> None:
    assert too_many({"a": 1030, "b": 1031, "new": 5000}, {"a": 1000, "b": 1000}) == ["b"]


def test_a_count_is_shared_by_all_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "counted", lambda game: (4_118_751, 3_225))
    assert instructions.per_action("mascarade") == 1277


def test_every_game_has_a_count_to_keep_to() -> None:
    kept = json.loads(instructions.KEPT.read_text(encoding="utf-8"))
    assert kept["counts"].keys() == set(hofstaat.names()) and kept.keys() == {*instructions.machine(), "counts"}


def test_sources_have_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hofstaat.build.describe", lambda: "uncompiled")
    with pytest.raises(CannotCount, match="no compiled core"):
        instructions.check()
