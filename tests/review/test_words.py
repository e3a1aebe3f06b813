"""Advice in sentences: whole percents, one decimal of points, always a sign, the reader's own part as theirs."""

import pytest

import hofstaat
from hofstaat.bots.evaluator import evaluator_of
from hofstaat.bots.playouts import draw, play_out
from hofstaat.review import Reason
from hofstaat.review.words import Wording
from hofstaat.texts import LANGUAGES
from tests.bots.test_evaluator import NAMES, asked, begun

PLAYERS = ["Anna", "Ben", "Cleo", "Dana"]


def wording(name: str = "hof-verrat", lang: str = "en", me: int | None = 0) -> Wording:
    return Wording(hofstaat.game(name), lang, PLAYERS, me)


def test_reasons_for_come_first_and_one_against_follows() -> None:
    reasons = [
        Reason("family", "butterfly", 2, -2.46, speaks_for=True),
        Reason("mission", "light", 0, -0.7, speaks_for=False),
    ]
    assert wording().because(reasons) == "Butterflies −2.5 for Cleo; but light mission −0.7 for you."
    assert wording(lang="de").because(reasons) == "Schmetterlinge −2,5 für Cleo; aber helle Mission −0,7 für dich."


def test_no_reason_is_said_so() -> None:
    assert wording().because([]) == "No single reason: many small ones."


@pytest.mark.parametrize(("value", "text"), [(0.352, "35\xa0%"), (0.999, "100\xa0%"), (0.0, "0\xa0%")])
def test_chances_are_whole_percents(value: float, text: str) -> None:
    assert wording().value(value) == text


@pytest.mark.parametrize(("value", "text"), [(-0.12, "−12\xa0%"), (0.051, "+5\xa0%"), (0.001, "±0\xa0%")])
def test_changes_have_a_sign(value: float, text: str) -> None:
    assert wording().change(value) == text


def test_a_council_counts_in_points_for_all() -> None:
    reason = Reason("favour", "", 0, 1.25, speaks_for=True)
    assert wording("council-of-12").because([reason]) == "Favour +1.2."
    assert wording("council-of-12", "de").value(70.26) == "70,3"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_a_reckoning_has_words(name: str, lang: str) -> None:
    match = begun(name)
    seat, options, known = asked(match)
    (start,) = draw(known, 1, 2)
    ((end,),) = play_out(
        [start], seat, [options[0]], evaluator_of(match.game).judges or evaluator_of(match.game).players, 1
    )
    speaker = wording(name, lang)
    for _, part, of in evaluator_of(match.game).parts(start, end):
        assert speaker.words.has(f"part-{part}")
        assert "{" not in speaker.part(part, of)
