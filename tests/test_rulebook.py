"""Reading the numbered rules from their pages."""

import re
from pathlib import Path

import pytest

import hofstaat
from hofstaat import build, rulebook

PAGE = """# A game

Words around the rules.

| a table | of things |

## Set-up

- **XY-1** First
  and second line.
- **XY-2** A rule with parts:
  - one
  - two,
    still two

## Play

Nothing numbered here.

- not a rule
- **XY-10a** Last one.
"""


def test_a_page_is_read_rule_by_rule() -> None:
    assert list(rulebook.parse(PAGE)) == [
        ("XY-1", "Set-up", "First and second line."),
        ("XY-2", "Set-up", "A rule with parts:\n- one\n- two, still two"),
        ("XY-10a", "Play", "Last one."),
    ]


@pytest.mark.parametrize("wanted", ["HV-6", "hv-6", "hv6", "6"])
def test_a_rule_is_found_however_it_is_written(wanted: str) -> None:
    assert rulebook.rule("hof-verrat", wanted).id == "HV-6"


def test_german_is_german_and_other_languages_are_english() -> None:
    assert "Assassinen" in rulebook.rule("hof-verrat", "HV-6", "de").text
    assert rulebook.rules("hof-verrat", "fr") == rulebook.rules("hof-verrat", "en")


def test_a_missing_rule_is_named() -> None:
    with pytest.raises(rulebook.NoRules, match=r"hof-verrat has no rule 'HV-99'; it has: HV-1, .*HV-27\."):
        rulebook.rule("hof-verrat", "HV-99")
    with pytest.raises(rulebook.NoRules, match="no page of rules for 'skat'"):
        rulebook.rules("skat")


def test_an_installed_package_brings_its_own_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "x.md").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(build, "HERE", tmp_path)
    assert [rule.id for rule in rulebook.rules("x")] == ["XY-1", "XY-2", "XY-10a"]


@pytest.mark.parametrize("name", hofstaat.names())
def test_both_languages_mark_the_same_decisions(name: str) -> None:
    english, german = (decisions(name, lang, mark) for lang, mark in (("en", "Decision"), ("de", "Entscheidung")))
    assert english == german and any(english.values())


def decisions(name: str, lang: str, mark: str) -> dict[str, int]:
    """How often each rule says that we decided: `*Decision:*`, `*Decision (reconstructed):*`."""
    form = re.compile(rf"\*{mark}(?: \(\w+\))?:\*")
    return {rule.id: len(form.findall(rule.text)) for rule in rulebook.rules(name, lang)}


@pytest.mark.parametrize("name", hofstaat.names())
def test_options_name_rules_that_exist(name: str) -> None:
    game = hofstaat.game(name)
    known = {rule.id for rule in rulebook.rules(name)}
    assert {option.rule for option in game.options} <= known
