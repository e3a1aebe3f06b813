"""docs/architecture.md says what is there: its files and functions exist, its arrows are those the tree keeps to."""

import ast
import re
from pathlib import Path

import pytest

from tests.test_layout import MAY_IMPORT, ROOMS

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MOST_STATIONS = 14
MOST_FORMS = 6
TOOLS = {"fuzz", "bench", "against_source"}
"""Modules beside the packages, which the command line runs."""


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_packages_import_what_the_page_says() -> None:
    told = {code(name)[0]: set(code(imports)) for name, imports, _ in rows("The packages")}
    assert told == {name: allowed - {name} - TOOLS for name, allowed in MAY_IMPORT.items()}


def test_rooms_import_what_the_page_says() -> None:
    told: dict[str, set[str]] = {}
    same: set[str] = set()
    for name, imports, _ in rows("The rooms of the server"):
        same = set(code(imports)) | (same if imports.startswith("the same") else set())
        told[code(name)[0]] = same
    assert told == ROOMS


def test_a_click_has_few_stations_and_an_action_few_forms() -> None:
    stations, forms = rows("From a click to four seats"), rows("An action in six forms")
    assert [row[0] for row in stations] == [str(n + 1) for n in range(len(stations))] and len(stations) <= MOST_STATIONS
    assert [row[0] for row in forms] == [str(n + 1) for n in range(len(forms))] and len(forms) <= MOST_FORMS


PLACES = [
    *((row[0], row[1]) for row in rows("A table and its drivers")),
    *((row[1], row[2]) for row in rows("From a click to four seats")),
    *((row[1], row[2]) for row in rows("An action in six forms")),
]


@pytest.mark.parametrize(("name", "file"), PLACES, ids=lambda text: text.strip("`").rpartition("/")[2])
def test_names_of_the_page_exist(name: str, file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    (called,) = code(name)
    assert called in (python_names(source) if file.endswith(".py") else typescript_names(source))


def python_names(source: str) -> set[str]:
    """Functions, classes, and methods with their class; those of a Game also without it."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {node.name, *(f"{node.name}.{method}" for method in methods)}
            found |= set(methods) if node.name == "Game" else set()
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
    return found


def typescript_names(source: str) -> set[str]:
    return set(re.findall(r"^  (?:private |protected )?(\w+)(?:\(| = \()", source, re.MULTILINE))


@pytest.mark.parametrize("named", re.findall(r"`([A-Z]\w+\.\w+|[A-Z]\w+[a-z]\w*)`", PAGE))
def test_classes_and_methods_in_the_text_exist(named: str) -> None:
    owner, _, method = named.partition(".")
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    classes = [source for source in sources if re.search(rf"^class {owner}\b", source, re.MULTILINE)]
    assert classes and (not method or any(f"{owner}.{method}" in python_names(source) for source in classes))


def test_a_name_that_is_gone_is_noticed() -> None:
    assert python_names("class Room:\n    def act(self): ...\n\nasync def act(): ...\n") == {"Room", "Room.act", "act"}
    assert typescript_names("class A {\n  act = (code: number): void => {}\n  private hear(x) {}\n}") == {"act", "hear"}
