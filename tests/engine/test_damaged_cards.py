"""Every value of every card file, damaged in every way: a sentence names it, or the game can be played."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import msgspec
import pytest

import hofstaat
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match
from hofstaat.engine.material import BadCards, Sheet
from hofstaat.texts import texts
from tests.random_play import walked

DAMAGES = {
    "a word": '"sense"',
    "no word": '""',
    "a word with a line break": '"two\\nlines"',
    "one": "1",
    "ninety-nine": "99",
    "less than nothing": "-1",
    "a milliard": "1_000_000_000",
    "more digits than can be written": "0x" + "f" * 5000,
    "half": "1.5",
    "no number": "nan",
    "without end": "inf",
    "a flag": "true",
    "a date": "1979-05-27",
    "an empty list": "[]",
    "a list of one number": "[1]",
    "a list of four words": '["worker", "knight", "king", "blue"]',
    "lists in lists in lists": "[[[1]]]",
    "a list without end": "[" + "1, " * 500 + "]",
    "the same word a hundred times": "[" + '"blue", ' * 100 + "]",
    "an empty section": "{}",
    "a section": "{ sense = 1 }",
}
NAMED_BY = {
    "copies": "set_aside",
    "start": "treasury.gold",
    "difficulty": "difficulty",
    "centre": "preset.",
    "characters": "preset.",
    "die": "die.",
    "hidden": "introductory.hidden",
    "help_seekers": "introductory.help_seekers",
    "wants": "mission.",
}
"""The value that the sentence names if the value is possible, but not beside another one."""


def values(data: Mapping[str, object], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from values(value, (*path, key))
        else:
            yield (*path, key)


def with_value(game: Game, folder: Path, path: tuple[str, ...], toml: str) -> Game:
    own = folder / "own.toml"
    own.write_text(f"{'.'.join(path)} = {toml}\n", encoding="utf-8")
    return game.with_cards(own)


def options_for(game: Game, path: tuple[str, ...]) -> dict[str, object]:
    """With what the value matters."""
    known = {option.name for option in game.options}
    if path[0] in known:
        return {path[0]: path[1] if path[0] == "scenario" else True}
    return {path[1]: True} if path[0] == "preset" and path[1] in known else {}


def seats_for(game: Game, path: tuple[str, ...]) -> int:
    if "seven_spy" in path:
        return 7
    return int(path[-1]) if path[-1].isdecimal() and int(path[-1]) in game.seats else game.seats[0]


@pytest.fixture(params=hofstaat.names())
def game(request: pytest.FixtureRequest) -> Game:
    return hofstaat.game(request.param)


def damages(game: Game) -> Iterator[tuple[tuple[str, ...], str, bool]]:
    """Every damage to one value of each kind, which is played if it can be; a few to each of the others."""
    seen: set[tuple[str, str]] = set()
    for number, path in enumerate(values(game.sheet.data)):
        first = (path[0], path[-1]) not in seen
        seen.add((path[0], path[-1]))
        for other, damage in enumerate(DAMAGES):
            if first or (number + other) % 7 == 0:
                yield path, damage, first


def test_a_damaged_value_is_named_or_can_be_played(game: Game, tmp_path: Path) -> None:
    wrong: list[str] = []
    played = 0
    for path, damage, first in damages(game):
        try:
            damaged = with_value(game, tmp_path, path, DAMAGES[damage])
        except BadCards as refusal:
            wrong += unnamed(game, path, damage, refusal)
        else:
            played += first
            if first:
                walk = walked(damaged, seats_for(game, path), 1, options=options_for(game, path))
                assert walk.outcome() is not None
    assert not wrong, "\n".join(wrong[:20])
    assert played


def unnamed(game: Game, path: tuple[str, ...], damage: str, refusal: BadCards) -> list[str]:
    """The faults of the sentences, in any language."""
    sentences = [str(refusal), *(texts(lang, game.name, "engine").refusal(refusal) for lang in ("de", "en"))]
    names = [".".join(path), NAMED_BY.get(path[-1], ".".join(path))]
    wrong = [text for text in sentences if not any(name in text for name in names) or len(text) > 600 or "\n" in text]
    if sentences[1] == sentences[2]:
        wrong.append(f"not German: {sentences[1]}")
    return [f"{'.'.join(path)}, {damage}: {text}" for text in wrong]


HIGHEST: dict[str, dict[str, dict[str, object]]] = {
    "hof-verrat": {
        "role": {"copies": 15, "weight": 9},
        "set_aside": {"2": 450 - 444, "3": 0, "4": 450 - 444, "5": 0},
        "mission": {"points": 99, "number": 90},
    },
    "kabale-und-hiebe": {"card": {"number": 99, "at_home": 99, "removes_from": 99, "removes_up_to": 99,
        "less_per_other": 99, "more_per_other": 99, "lowers_by": 99, "with_juliet": 99}, "goals": {"points": [9] * 6}},
    "list-und-tuecke": {"tokens": {"3": 99, "4": 99}, "character": {"crests": ["blue"] * 9}},
    "mascarade": {"treasury": {"gold": 10_000, "start": 700, "goal": 1000, "fine": 1000}, "preparation": {"turns": 20},
        "character": {"gold": 100, "together": 1000, "from_seats": 13}},
    "council-of-12": {"character": {"crown": 9}, "challenge": {"score": 99, "fail": ["LOSE5"] * 5 + ["ROLL"] * 4,
        "pass": ["GAIN5"] * 4 + ["EACH_TAKE"] * 4 + ["R_OPEN"]}, "silence": {"uncanny": 9, "silent": 9},
        "favour": {"2": 5, "3": 5, "4": 5}, "throne": {"score": 99}},
}  # fmt: skip
"""The highest values that are accepted, by section and key."""


def test_the_highest_values_fit_into_the_cells(game: Game, tmp_path: Path) -> None:
    """Views and knowledge fit, too."""
    high = {path: HIGHEST[game.name].get(path[0], {}).get(path[-1]) for path in values(game.sheet.data)}
    own = {path: value for path, value in high.items() if value is not None}
    (tmp_path / "own.toml").write_text("".join(f"{'.'.join(path)} = {value}\n" for path, value in own.items()))
    rich = game.with_cards(tmp_path / "own.toml")
    for seats in {game.seats[0], game.seats[-1]}:
        play_and_look(rich, seats)


def play_and_look(game: Game, seats: int) -> None:
    """At random to the end; everybody looks, learns, and writes down what they know as numbers."""
    match, rng, heard = Match.new(game, seats, 1), Random(1), 0
    observation = game.observation(match.table.setup)
    minds = [game.knowledge(match.table.setup, seat) for seat in range(seats)]
    while actors := match.table.actors():
        for seat, mind in enumerate(minds):
            for event in match.witnessed(seat, heard):
                mind.learn(event)
            assert msgspec.to_builtins(game.view(match.table, seat))
            assert len(observation.of(match.table, seat)) == observation.size
        heard = len(match.journal)
        actor = rng.choice(actors)
        match.act(actor, rng.choice(match.table.options(actor)))
    assert match.outcome() is not None


def test_every_value_is_read_when_a_game_is_made(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it is checked, whatever options a group will choose. Confidences are checked where the file is read."""
    read: set[tuple[str, ...]] = set()
    value = Sheet.value

    def noted(sheet: Sheet, *path: str) -> object:
        read.add(path)
        return value(sheet, *path)

    monkeypatch.setattr(Sheet, "value", noted)
    type(game)()
    unread = [".".join(path) for path in values(game.sheet.data) if path not in read and "confidence" not in path[-1]]
    assert not unread


def test_a_whole_card_file_with_a_value_missing_is_as_printed(game: Game, tmp_path: Path) -> None:
    first = next(values(game.sheet.data))
    own = tmp_path / "own.toml"
    own.write_text(game.sheet.source.text.replace(f"{first[-1]} = ", "# ", 1), encoding="utf-8")
    assert game.with_cards(own).sheet.digest == game.sheet.digest


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"\xff\xfe", "is not text"),
        (b"[" * 5000, "not valid TOML"),
        (b"card = " + b"9" * 5000, "not valid TOML"),
        (b"card = 3", r"line 1: card = 3 should be a section of its own"),
        (b"\xef\xbb\xbf[card.king]\nnumber = -1", r"line 2: card\.king\.number = -1 should be a number from 0 to 99"),
        (b"[card.king]\nnumber = 2024-12-24", r"line 2: card\.king\.number = datetime.* should be a number"),
        (b'[card.king]\nconfidence = "sure"', r"line 2: card\.king\.confidence = 'sure' should be one of rulebook, "),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_files_that_are_no_card_files(tmp_path: Path, text: bytes, sentence: str) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(text)
    with pytest.raises(BadCards, match=sentence):
        hofstaat.game("kabale-und-hiebe", own)
