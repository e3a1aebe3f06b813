"""Documentation that cannot rot: its Python runs, its commands exist, its links lead somewhere."""

import ast
import contextlib
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

import hofstaat
from hofstaat.cli.app import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
ENGLISH = [page for page in PAGES if not page.name.endswith(".de.md")]
CODE = re.compile(r"```.*?```|<!--.*?-->|(?<=\n\n)(?: {4}.*\n)+", re.DOTALL)
BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )|\n?\|")
MARKS = re.compile(r"^(?:[-#*]+ |\d+\. )*(?:\*\*[A-Z]+[0-9]*-\d+\*\* )?[*_\"“(]*")
FREE_RELATIVE = re.compile(r"(?:What|Who|Whom|Whose|Whoever|Whatever|Whichever|Whether)\b[^?]*$")


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


def sentences(page: str) -> Iterator[str]:
    """The sentences of headings, cells, list items and paragraphs, without code and marks."""
    for block in BLOCK.split(CODE.sub("\n\n", page)):
        text = re.sub(r"\*Decision[^*]*:\* (.)", lambda found: ". " + found[1].upper(), " ".join(block.split()))
        for sentence in re.split(r"(?<=[.:;!?])[*_)”\"]* ", MARKS.sub("", text)):
            yield MARKS.sub("", sentence)


@pytest.mark.parametrize("page", ENGLISH, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_sentence_begins_with_a_free_relative(page: Path) -> None:
    """A reader of "What a process knows may be old" meets the subject last: "The state in a process may be old"."""
    found = [sentence for sentence in sentences(page.read_text("utf-8")) if FREE_RELATIVE.match(sentence)]
    assert not found


SOURCES = [path for top in ("src", "tests", "tools", "benchmarks", "examples") for path in (ROOT / top).rglob("*.py")]
RELATIVE_IN_CODE = re.compile(FREE_RELATIVE.pattern.replace("|Whether)", "|Whether what)"))


def remarks(source: str) -> Iterator[str]:
    """The sentences of docstrings and comments."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    yield from (token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from sentences(node.value.value)


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "benchmarks", "examples"])
def test_no_docstring_and_no_comment_begins_with_a_free_relative(folder: str) -> None:
    """Whether something holds may be said so: that is the docstring of a question."""
    sources = {path: path.read_text("utf-8") for path in SOURCES if path.is_relative_to(ROOT / folder)}
    found = {path: [s for s in remarks(source) if RELATIVE_IN_CODE.match(s)] for path, source in sources.items()}
    assert not {path.relative_to(ROOT).as_posix(): wrong for path, wrong in found.items() if wrong}


EXAMPLE = '''
"""Well. What it says
is told."""
x = 1  # Whoever asks
def f():
    """Whether it is."""
    y = "What a text"
'''


def test_free_relatives_in_code_are_found() -> None:
    assert [s for s in remarks(EXAMPLE) if RELATIVE_IN_CODE.match(s)] == ["Whoever asks", "What it says is told."]


@pytest.mark.parametrize(
    "text",
    [
        "What the server sends is whole.\n",
        "# Game\n\n## Who is in play\n",
        "It is over. Whoever holds it\nwins.\n",
        "- **MA-1** *What* a card says is done.\n",
        "- **C12-1** Done. *Decision (ours):* whoever is left pays.\n",
        "| word | Whether a seat is here |\n",
        "Two things hold: What it says is told.\n",
    ],
)
def test_free_relatives_are_found_wherever_a_sentence_begins(text: str) -> None:
    assert [sentence for sentence in sentences(text) if FREE_RELATIVE.match(sentence)]


def test_questions_code_and_clauses_inside_a_sentence_are_no_free_relatives() -> None:
    text = "What keeps them apart? It says what it is.\n\n    Who = 1\n\n```\nWhat\n```\n<!-- Who -->\nOne who asks.\n"
    assert not [sentence for sentence in sentences(text) if FREE_RELATIVE.match(sentence)]


def test_names_in_the_glossary_of_the_machine_exist() -> None:
    """A word of the machine has one name in the code; when it is renamed there the glossary follows."""
    machine = (ROOT / "docs/glossary.md").read_text("utf-8").split("\n## The machine\n")[1].split("\n## ")[0]
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    rows = [line.rsplit("|", 2)[1] for line in machine.splitlines() if line.startswith("| ")]
    names = {name for cell in rows for name in re.findall(r"`(?:\w+\.)?(\w+)`", cell)}
    assert len(names) > 50
    assert not {name for name in names if not re.search(rf"\b{name}\b", source)}
