"""To every question a wrong answer gets a sentence that says what is asked; hidden answers look alike to others."""

from typing import Any

import pytest

from hofstaat.engine.table import IllegalAction, Table
from tests.games.list_und_tuecke.table import GAME, does, table

COURT = {0: ["courtesan", "king", "wizard"], 1: ["witch", "bishop", "druid"]}
HEALABLE: dict[str, Any] = {"hands": {0: ["charlatan", "king"]}, "stacks": {0: ["bishop"]}, "turned": {0: ["bishop"]}}
HALL = {0: ["inquisitor", "queen", "bishop"], 2: ["king", "monk", "wizard"]}
LIGHT = [["monk", "queen"], ["druid", "wizard"], ["saint", "assassin"], ["poisoner", "intriguer"]]


def ask(words: str, **data: Any) -> Table:
    return does(table(**data), *words.split(", "))


QUESTIONS: list[tuple[str, Table]] = [
    ("pass-light", GAME.position({"seats": 4, "stage": "pass-light", "hands": LIGHT})),
    ("play-a-card", table()),
    ("heal", ask("play charlatan", **HEALABLE)),
    ("swap", ask("play courtesan", hands=COURT, size=3)),
    ("return", ask("play courtesan, swap king with 1", hands=COURT, size=3)),
    ("look", ask("play clairvoyant", hands={0: ["clairvoyant", "king"]})),
    ("choose-victim", ask("play assassin", hands={0: ["assassin", "monk"]}, stacks={1: ["king"], 2: ["queen"]})),
    ("swap-centre", ask("play monk", hands={0: ["monk", "king"]})),
    ("condemn", ask("play executioner", hands={0: ["executioner", "king"]})),
    ("spy", ask("play witch", hands={0: ["witch", "king"]})),
    ("bless", ask("play saint", hands={0: ["saint", "king"]})),
    ("choose-rank", ask("play inquisitor", hands=HALL, size=3)),
    ("name", ask("play inquisitor, rank 20", hands=HALL, size=3)),
    ("take", ask("play inquisitor, rank 20, name king", hands=HALL, size=3)),
    ("knight", ask("play bishop", hands={3: ["bishop"]}, stacks={0: ["black-knight"]}, turn=3, size=1)),
]


@pytest.mark.parametrize(("key", "on"), QUESTIONS, ids=[key for key, _ in QUESTIONS])
def test_an_answer_to_another_question_is_refused(key: str, on: Table) -> None:
    """LT-5: every code of every other question, with the same key."""
    seat = on.actors()[0]
    before = on.copy()
    own = {GAME.say(on, seat, code).split()[0] for code in on.options(seat)}
    foreign = [code for code in range(GAME.actions(on.setup)) if GAME.say(on, seat, code).split()[0] not in own]
    assert len(foreign) > 100
    for code in foreign:
        with pytest.raises(IllegalAction) as refusal:
            on.apply(seat, code)
        assert refusal.value.key == key
    assert on == before


def alike(on: Table, one: str, two: str, observer: int) -> bool:
    """Whether two actions of whoever is asked look the same to the observer."""
    seat = on.actors()[0]
    codes = [GAME.parse(on, seat, words) for words in (one, two)]
    return len({int(on.looks_like(seat, code, observer)) for code in codes}) == 1


def test_passed_cards_look_alike_except_to_the_receiver() -> None:
    """LT-2."""
    on = GAME.position({"seats": 4, "stage": "pass-light", "hands": LIGHT})
    assert alike(on, "pass monk", "pass queen", 2)
    assert not alike(on, "pass monk", "pass queen", 1)


def test_cards_laid_and_returned_show_their_backs() -> None:
    """LT-8, LT-22, LT-28: to whom a card is laid, and its back, is seen; the card is not."""
    on = ask("play courtesan", hands={**COURT, 0: ["courtesan", "king", "abbot", "wizard"]}, size=4)
    assert alike(on, "swap king with 1", "swap abbot with 1", 1)
    assert not alike(on, "swap king with 1", "swap wizard with 1", 2)
    assert not alike(on, "swap king with 1", "swap king with 3", 2)
    does(on, "swap king with 1")
    assert alike(on, "return witch", "return bishop", 2)
    assert not alike(on, "return witch", "return bishop", 0)


def test_cards_for_the_centre_show_back_and_position() -> None:
    """LT-8, LT-24."""
    on = ask("play monk", hands={0: ["monk", "king", "abbot", "queen"]}, size=4)
    assert alike(on, "centre king 1", "centre abbot 1", 1)
    assert not alike(on, "centre king 1", "centre king 2", 1)
    assert not alike(on, "centre king 1", "centre queen 1", 1)


def test_a_card_given_for_the_shown_one_shows_its_back() -> None:
    """LT-8, LT-25: its receiver sees it."""
    hands = {0: ["inquisitor", "queen", "druid", "bishop"], 2: ["king", "monk"]}
    on = ask("play inquisitor, rank 20, name king", hands=hands, size=4)
    assert alike(on, "give queen", "give druid", 1)
    assert not alike(on, "give queen", "give bishop", 1)
    assert not alike(on, "give queen", "give druid", 2)


def test_everything_else_is_done_in_public() -> None:
    """LT-8."""
    on = table(hands={0: ["monk", "king"]})
    assert not alike(on, "play monk", "play king", 2)
