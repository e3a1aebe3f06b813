"""Law 11: every numbered rule has a test that cites it, and both languages have the same rules."""

import re
from pathlib import Path

import pytest

import hofstaat
from hofstaat import rulebook

TESTS = Path(__file__).resolve().parent.parent
RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*-\d+[a-z]?\b")


SUITES = ("games", "rulebook", "laws")


def cited() -> set[str]:
    """The ids in the tests of the rules."""
    files = [path for suite in SUITES for path in (TESTS / suite).rglob("test_*.py")]
    return {rule for path in files for rule in RULE_ID.findall(path.read_text("utf-8"))}


def ids(game: str, lang: str) -> list[str]:
    return [rule.id for rule in rulebook.rules(game, lang)]


@pytest.mark.parametrize("name", hofstaat.names())
def test_both_languages_have_the_same_rules(name: str) -> None:
    assert rulebook.page(name, "de") != rulebook.page(name, "en")
    assert ids(name, "de") == ids(name, "en")


@pytest.mark.parametrize("name", hofstaat.names())
def test_rules_are_numbered_once_under_the_prefix_of_the_game(name: str) -> None:
    numbers = ids(name, "en")
    assert numbers and len(set(numbers)) == len(numbers)
    assert not [rule for rule in numbers if not rule.startswith(f"{hofstaat.game(name).prefix}-")]
    assert all(rule.heading and rule.text for lang in ("de", "en") for rule in rulebook.rules(name, lang))


@pytest.mark.parametrize("name", hofstaat.names())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    assert not [rule for rule in ids(name, "en") if rule not in cited()]
