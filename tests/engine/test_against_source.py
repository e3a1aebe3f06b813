"""The compiled core beside its sources: the same games, compared line by line."""

import random
from pathlib import Path

import pytest

import hofstaat
from hofstaat import against_source, agreements
from hofstaat.against_source import Course, NotCompiled, compare, differs, encode
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.fuzz import Report
from tests.random_play import COMPILED, every_game

compiled = pytest.mark.skipif(not COMPILED, reason="needs the compiled core")
ACTIONS = 5_000


def compared(game: Game, seed: int, actions: int) -> Report:
    *_, report = compare(game, seed, actions)
    return report


@compiled
@every_game
def test_both_builds_play_the_same(game: Game) -> None:
    report = compared(game, 1, ACTIONS)
    assert report.finding is None
    assert report.actions >= ACTIONS


def plant(monkeypatch: pytest.MonkeyPatch, path: str, old: str, new: str) -> None:
    """From now on the sources that are compared with differ from those that were compiled."""
    copy = against_source.copy_sources

    def planted(folder: Path) -> None:
        copy(folder)
        text = (folder / path).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (folder / path).write_text(text.replace(old, new), encoding="utf-8")

    monkeypatch.setattr(against_source, "copy_sources", planted)


@compiled
def test_a_shift_by_too_few_bits_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rarest kind: six explorers' ways are told apart by 36 bits, of which the upper 4 fall upon the lowest."""
    plant(monkeypatch, "hofstaat/engine/bits.py", "return value << places", "return value << places % 32")
    game = hofstaat.game("kabale-und-hiebe")
    finding = compared(game, 2, 200_000).finding
    assert finding is not None
    assert records.replay(game, records.read(finding.record)).seats == 6


@compiled
def test_an_error_of_one_build_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    raising = "def take_lots(self, lots: vec[i16]) -> None:\n"
    plant(monkeypatch, "hofstaat/engine/table.py", raising, raising + "        assert len(lots) < 0, 'planted'\n")
    finding = compared(hofstaat.game("mascarade"), 1, 10).finding
    assert finding is not None and finding.law == "error, compiled: None, from source: AssertionError: planted"


@compiled
def test_sources_that_do_not_even_load(monkeypatch: pytest.MonkeyPatch) -> None:
    loading = "def take_lots(self, lots: vec[i16]) -> None:\n"
    plant(monkeypatch, "hofstaat/engine/table.py", loading, loading + "      ?\n")
    finding = compared(hofstaat.game("mascarade"), 1, 10).finding
    assert finding is not None and finding.law == "the sources broke off"


@pytest.mark.skipif(COMPILED, reason="here there is a compiled core")
def test_without_a_compiled_core_there_is_nothing_to_compare() -> None:
    with pytest.raises(NotCompiled, match="only a compiled core can be compared with its source"):
        compared(hofstaat.game("mascarade"), 1, 10)


def test_an_error_is_a_finding_even_in_both_builds() -> None:
    line = encode({"error": "ZeroDivisionError: oh"})
    assert differs(line, line) == "compiled: ZeroDivisionError: oh, from source: ZeroDivisionError: oh"
    assert differs(encode({"cells": [1]}), encode({"cells": [1]}) + b"\n") is None
    assert differs(encode({"seat": 0, "cells": [1]}), encode({"seat": 0, "cells": [2]})) == (
        "cells, compiled: [1], from source: [2]"
    )
    assert differs(encode({"cells": [1]}), encode({"error": "oh"})) == "error, compiled: None, from source: oh"


@every_game
def test_the_same_seed_tells_the_same(game: Game) -> None:
    one, two = ([encode(line) for line in Course(game, 4).lines(0)] for _ in range(2))
    assert one == two and not any(line.startswith(b'{"error"') for line in one)
    assert one != [encode(line) for line in Course(game, 5).lines(0)]


@every_game
def test_every_number_of_seats_and_every_option_is_tried(game: Game) -> None:
    tried = list(agreements.at_least(game, random.Random(1)))
    assert {seats for seats, _ in tried} == set(game.seats)
    for option in game.options:
        values = [options[option.name] for _, options in tried if option.name in options]
        assert values and option.default not in values and [] not in values
        if option.kind == "choice":
            assert set(values) == set(option.choices)
