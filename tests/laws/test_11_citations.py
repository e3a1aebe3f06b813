"""Law 11: every numbered rule has a test that cites it, and both languages have the same rules."""

import ast
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
    return {rule for path in files for rule in citations(path.read_text("utf-8"))}


def citations(source: str) -> set[str]:
    """The ids in the docstrings of a file's tests: a comment cites nothing, nor does the docstring of the file."""
    nodes = ast.walk(ast.parse(source))
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {rule for test in tests for rule in RULE_ID.findall(ast.get_docstring(test) or "")}


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
    assert not set(ids(name, "en")) - cited()


CITED_ONLY_BESIDE_A_TEST = '''
"""XY-1: the docstring of a file is no citation."""

def test_turn() -> None:
    """A turn has one action (XY-2, XY-3b)."""
    act()  # XY-4
    assert told() == "XY-5"

def helper() -> None:
    """XY-6"""
'''


def test_only_a_tests_own_docstring_cites_a_rule() -> None:
    assert citations(CITED_ONLY_BESIDE_A_TEST) == {"XY-2", "XY-3b"}
