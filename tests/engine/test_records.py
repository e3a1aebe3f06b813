"""Records: what is truncated, tampered with or played by other rules is refused with a sentence."""

import json
import random
from collections.abc import Iterator

import pytest

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.match import Match, commitment_to, verify
from hofstaat.engine.records import Act, BadRecord, Lots
from hofstaat.engine.table import IllegalAction
from tests.random_play import walked

GAME = hofstaat.game("hof-verrat")
CHAPTERS = hofstaat.game("list-und-tuecke")  # chance deals again and again


@pytest.fixture(scope="module")
def text() -> str:
    return records.write(walked(GAME, 3, seed=5).record())


def sealed(lines: list[str]) -> str:
    """The lines with a digest that fits: what a careful forger would write."""
    end = json.loads(lines[-1])
    end["digest"] = records.digest(lines[:-1])
    return "\n".join([*lines[:-1], json.dumps(end)]) + "\n"


def refused(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        verify(GAME, records.read(text))


def test_a_record_is_one_line_of_json_per_action(text: str) -> None:
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["game"] == "hof-verrat"
    assert lines[0]["cards"] == GAME.sheet.digest
    assert len(lines[1]["lots"]) == 90
    assert set(lines[5]) == {"seat", "does"}
    assert set(lines[-1]) == {"end", "digest"}


def test_a_truncated_record(text: str) -> None:
    lines = text.splitlines()
    refused("\n".join(lines[:40]), "Line 40: the record breaks off here")
    refused("", "not a whole record")
    refused(text[: len(text) // 2], "breaks off|malformed|Line")


def test_a_changed_line(text: str) -> None:
    lines = text.splitlines()
    refused("\n".join([*lines[:9], lines[10], lines[9], *lines[11:]]), "the digest does not fit")


def test_a_forged_action(text: str) -> None:
    """The digest fits, but the rules do not allow it."""
    lines = text.splitlines()
    lines[5] = json.dumps({"seat": json.loads(lines[5])["seat"], "does": "spare"})
    refused(sealed(lines), "Line 6: You have to play a hand card now")
    lines[5] = json.dumps({"seat": json.loads(lines[5])["seat"], "does": "dance"})
    refused(sealed(lines), "Line 6: 'dance' is not an action")


def test_forged_lots(text: str) -> None:
    """The deal is not the one the seed brings."""
    lines = text.splitlines()
    lots = json.loads(lines[1])["lots"]
    lines[1] = json.dumps({"lots": [lots[-1], *lots[1:-1], lots[0]]})
    refused(sealed(lines), "these lots are not the ones the seed brings|Line")
    lines[1] = json.dumps({"lots": [lots[0]] * 90})
    refused(sealed(lines), "Line 2")


def test_a_forged_end(text: str) -> None:
    lines = text.splitlines()
    end = json.loads(lines[-1])
    end["end"][1][0] += 5
    lines[-1] = json.dumps(end)
    with pytest.raises(BadRecord, match="but its game with"):
        records.replay(GAME, records.read(sealed(lines)))


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("game", "whist", "this is a record of whist"),
        ("rules", 99, "version 99 of the rules"),
        ("seats", 9, "for 2 to 5 players, not 9"),
        ("options", {"magic": True}, "no option 'magic'"),
        ("cards", "sha256:0", "other card data"),
        ("hofstaat", 7, "format 7"),
        ("seed", "another", "not the one that was committed to"),
        ("seed", None, "no seed"),
        ("commitment", None, "not the one that was committed to"),
        ("seats", "three", "Line 1"),
        ("colour", "blue", "Line 1"),
    ],
)
def test_a_header_that_does_not_fit(text: str, field: str, value: object, words: str) -> None:
    lines = text.splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), field: value})
    refused(sealed(lines), words)


def test_a_seat_that_does_not_exist_writes_nothing() -> None:
    match = Match.new(GAME, 2, seed="secret")
    before = match.record()
    code = match.table.options(match.table.actors()[0])[0]
    for seat in (-1, 2, 2**63):
        with pytest.raises(IllegalAction):
            match.act(seat, code)
    assert match.record() == before


def test_an_action_returns_its_lines_with_the_lots_that_follow() -> None:
    match = Match.new(GAME, 2, seed="secret")
    before = list(match.plies)
    seat = match.table.actors()[0]
    new = match.act(seat, match.table.options(seat)[0])
    assert match.plies == before + new and len(new) == 1 and isinstance(new[0], Act)
    match = Match.new(CHAPTERS, 3, 1)
    assert any(len(line) > 1 for line in played_on(match))


def played_on(match: Match) -> Iterator[list[Lots | Act]]:
    """At random to its end; the new lines of each action."""
    rng = random.Random(1)
    while actors := match.table.actors():
        yield match.act(actors[0], rng.choice(match.table.options(actors[0])))


def test_an_error_while_chance_draws_leaves_the_record_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a finding of the fuzz: it goes to the moment before the law was broken, and can be opened."""
    match = Match.new(CHAPTERS, 3, 1)

    def broken(*of: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(records, "drawn", broken)
    with pytest.raises(ZeroDivisionError):
        list(played_on(match))
    monkeypatch.undo()
    assert match.table.lots_due and verify(CHAPTERS, match.record(with_seed=True))[0].actors()


def test_other_line_separators_belong_to_the_text_they_are_in() -> None:
    match = Match.new(GAME, 2, seed="a\u2028b\x85c")
    record = match.record(with_seed=True)
    assert records.read(records.write(record)) == record
    assert records.read(records.write(record).replace("\n", "\r\n")) == record


def test_replayed_lines_come_with_their_events() -> None:
    match = walked(GAME, 2, seed=5)
    table = records.start(GAME, match.record().header)
    steps = list(records.replayed(GAME, table, match.plies))
    assert [step.line for step in steps] == match.plies and steps[-1].number == len(match.plies) + 1
    assert [event for step in steps for event in step.events] == match.journal
    assert steps[0].seat is None and table == match.table


def test_the_seed_is_shown_only_at_the_end() -> None:
    match = Match.new(GAME, 2, seed="secret")
    assert match.record().header.seed is None
    assert match.record().header.commitment == commitment_to("secret")
    assert match.record(with_seed=True).header.seed == "secret"


def test_a_match_knows_its_steps_without_playing_them_again() -> None:
    match = walked(GAME, 2, seed=5)
    table = records.start(GAME, match.header)
    assert list(match.steps()) == list(records.replayed(GAME, table, match.plies))
    again = Match.resume(GAME, match.record())
    assert (again.plies, again.ends, again.table) == (match.plies, match.ends, match.table)


def test_a_match_without_a_line_is_played_anew() -> None:
    match, before = Match.new(GAME, 2, 1), Match.new(GAME, 2, 1)
    for _ in range(2):
        seat = match.table.actors()[0]
        match.act(seat, match.table.options(seat)[0])
    before.replay(match.plies[len(before.plies) : -1])
    assert match.without(len(match.plies) - 1).table == before.table
    whole = walked(GAME, 2, seed=5)
    first = next(n for n, line in enumerate(whole.plies) if isinstance(line, Act))
    with pytest.raises(BadRecord):
        whole.without(first)
