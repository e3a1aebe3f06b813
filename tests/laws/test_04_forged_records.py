"""Law 4, the other way round: a record that was changed is refused with its line, or tells a game that was dealt so.

Records of all games are changed line by line. HOFSTAAT_FORGERIES=5000 makes a long run of it: so many for each record.
"""

import os
import re

import pytest

import hofstaat
from hofstaat.engine import records
from hofstaat.engine.game import Game
from hofstaat.engine.match import Match, verify
from hofstaat.engine.records import Act, BadRecord, Chance, Lots
from hofstaat.engine.table import Table
from hofstaat.texts import LANGUAGES, texts
from tests.forgery import Forger, Forgery, stacked, was_dealt_so
from tests.random_play import every_case, somewhere, walked

FORGERIES = int(os.environ.get("HOFSTAAT_FORGERIES", "150"))


@every_case
def test_a_forged_record_is_refused_with_its_line(game: Game, seats: int) -> None:
    for seed, match in enumerate((walked(game, seats, 7), somewhere(game, seats, 8))):
        judge_forgeries(game, records.write(match.record(with_seed=True)), seed)


@every_case
def test_a_stacked_deal_is_refused(game: Game, seats: int) -> None:
    """Nobody but the seed says what chance draws: its acts are no acts of a seat."""
    lines = stacked(game, seats, 1).splitlines()
    assert '"seat":-1' in lines[1]
    judge(game, Forgery("a stacked deal", lines, 2))


def judge_forgeries(game: Game, text: str, seed: int) -> None:
    for forgery in Forger(text, seed).some(FORGERIES):
        judge(game, forgery)
        judge(game, forgery.sealed())


def judge(game: Game, forgery: Forgery) -> None:
    try:
        try:
            record = records.read(forgery.text)
            verify(game, record)
        except BadRecord as error:
            check_sentence(game, forgery, error)
            check_the_others_refuse(game, forgery)
        else:
            assert was_dealt_so(game, record), "this was not dealt so"
    except BaseException as error:
        error.add_note(f"{game.name}: {forgery.what}")
        raise


def check_sentence(game: Game, forgery: Forgery, error: BadRecord) -> None:
    """It names the line, where the record is not as it was or later, and there is one in every language."""
    assert min(forgery.line, len(forgery.lines)) <= error.line <= max(2, len(forgery.text.split("\n")))
    assert re.fullmatch(rf"Line {error.line}: .+\.", str(error), re.DOTALL)
    for lang in LANGUAGES:
        words = texts(lang, game.name, "engine")
        assert words.has(f"refused-{error.why.key}")
        assert words.refusal(error).endswith(words.refusal(error.why))


def check_the_others_refuse(game: Game, forgery: Forgery) -> None:
    """A game is not gone on with from what does not verify; it may still be told, if the rules allow all of it."""
    try:
        record = records.read(forgery.text)
        records.replay(game, record)
    except BadRecord:
        return
    with pytest.raises(BadRecord):
        Match.resume(game, record)


# -- the guard is awake ----------------------------------------------------------------------------------------


def carried_out(game: Game, table: Table, line: Lots | Act, number: int, chance: Chance | None = None) -> None:
    """The line is carried out as it stands, also for another seat or too early."""
    if isinstance(line, Act):
        table.apply(line.seat, game.parse(table, max(0, line.seat), line.does))
    elif line.lots:
        table.draw_lots(line.lots)


def nothing_compared(table: Table, record: records.Record) -> None:
    """Any end will do."""


@pytest.mark.parametrize("seats", [2, 4])
def test_acts_of_chance_would_be_noticed(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    game = hofstaat.game("hof-verrat")
    monkeypatch.setattr(records, "play_line", carried_out)
    with pytest.raises(AssertionError, match="not dealt so"):
        judge(game, Forgery("a stacked deal", stacked(game, seats, 1).splitlines(), 2))


@pytest.mark.parametrize("check", ["check_end", "play_lots"])
def test_a_check_left_out_would_be_noticed(monkeypatch: pytest.MonkeyPatch, check: str) -> None:
    def left_out(*of: object) -> None:
        """Nothing is compared, but lots are drawn where they are due."""
        table, line, *_ = of
        if isinstance(table, Table) and isinstance(line, Lots) and table.lots_due:
            table.draw_lots(line.lots)

    game = hofstaat.game("hof-verrat")
    monkeypatch.setattr(records, check, left_out)
    with pytest.raises((AssertionError, ValueError)):
        judge_forgeries(game, records.write(walked(game, 2, 7).record(with_seed=True)), 0)
