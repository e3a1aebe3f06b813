"""Documentation that cannot rot: its Python runs, its commands exist, its links lead somewhere."""

import contextlib
import io
import re
from pathlib import Path

import pytest
import typer

import hofstaat
from hofstaat.cli.app import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def python_of(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)


def test_the_game_in_the_readme_plays_to_its_end() -> None:
    (program,) = python_of("README.md")
    assert len(program.splitlines()) <= 18
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    lines = said.getvalue().splitlines()
    assert len(lines) > 72  # a card each, with three players
    assert lines[-1].startswith("Outcome(winners=(")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_commands_in_the_readme_exist() -> None:
    commands = set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]  # a group has commands
    named = set(re.findall(r"^ {4}hofstaat (\w+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
    assert named and named <= commands


@pytest.mark.parametrize("name", hofstaat.names())
def test_every_game_is_in_the_readme_and_the_glossary(name: str) -> None:
    assert f"docs/rules/{name}.md" in (ROOT / "README.md").read_text("utf-8")
    title = re.search(
        r"^title = (.*)", (ROOT / "src/hofstaat/texts/de" / f"{name}.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert title and f"## {title[1]}" in (ROOT / "docs/glossary.md").read_text("utf-8")
