"""The rules of the tree itself: who may import whom, what compiled code avoids, what no file may say."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from tools import core as compiled_core

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"

MAY_IMPORT: dict[str, set[str]] = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "boards": {"engine", "games", "boards"},
    "review": {"engine", "games", "bots", "review"},
    "lessons": {"engine", "lessons"},
    "learn": {"engine", "games", "bots", "boards", "learn"},
    "arena": {"engine", "games", "bots", "arena"},
    "server": {"engine", "bots", "lessons", "review", "server"},
    "cli": {"engine", "bots", "boards", "lessons", "arena", "review", "cli", "fuzz", "bench", "against_source"},
}
"""engine <- lessons, games <- bots, boards <- learn, arena, review <- server, cli. `cli` loads `server` by name."""
ANYONE_MAY_IMPORT = {"build", "rulebook", "texts"}
COMPILED_GROUP = "_core__mypyc"
NOT_IN_THE_RULES = {"random", "secrets", "time", "datetime", "asyncio", "threading", "socket"}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, in full: `from hofstaat import engine` imports hofstaat.engine."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)}:{node.lineno}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer(module: str) -> str | None:
    """hofstaat.games.hof_verrat is in games; what is not ours is in none."""
    words = module.split(".")
    return words[1] if words[0] == "hofstaat" and len(words) > 1 else None


def forbidden_imports(path: Path, own: str) -> list[str]:
    allowed = MAY_IMPORT[own] | ANYONE_MAY_IMPORT
    return [module for module in imports(path) if (other := layer(module)) and other not in allowed]


@pytest.mark.parametrize("own", MAY_IMPORT)
def test_dependencies_point_one_way(own: str) -> None:
    wrong = {name(p): found for p in (SRC / "hofstaat" / own).rglob("*.py") if (found := forbidden_imports(p, own))}
    assert not wrong


SERVER_LEAVES = {"protocol", "monitoring", "settings", "rate_limits"}
ROOMS: dict[str, set[str]] = {
    "protocol": {"monitoring"},
    "monitoring": set(),
    "settings": {"rate_limits"},
    "rate_limits": set(),
    "storage": SERVER_LEAVES,
    "bots": SERVER_LEAVES,
    "match": SERVER_LEAVES | {"storage", "bots"},
    "reviews": SERVER_LEAVES | {"storage", "bots"},
    "web": SERVER_LEAVES | {"storage", "bots", "match", "reviews"},
    "main": SERVER_LEAVES | {"storage", "bots", "match", "reviews", "web"},
    "import_record": SERVER_LEAVES | {"storage", "bots", "match", "reviews", "web", "main"},
}
"""Which rooms of the server a room may import."""
AT_HOME = {
    "storage": {"sqlalchemy", "sqlite3", "psycopg", "alembic"},
    "web": {"starlette", "uvicorn", "websockets"},
    "main": {"starlette", "uvicorn"},
}
"""Which rooms of the server may use which packages."""
WITHOUT_A_LOOP = ["protocol", "match/live_match.py", "match/visibility.py", "match/undo.py", "match/log.py"]


def rooms_imported(path: Path) -> set[str]:
    """The rooms of the server a file imports, also for types only."""
    return {words[2] for module in imports(path) if (words := module.split("."))[:2] == ["hofstaat", "server"]}


def files_of(room: str) -> list[Path]:
    whole = SRC / "hofstaat" / "server" / room
    files = list(whole.rglob("*.py")) or [whole.with_suffix(".py")]
    assert all(file.is_file() for file in files)
    return files


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_of_the_server_import_one_way(room: str) -> None:
    assert not {name(path): wrong for path in files_of(room) if (wrong := rooms_imported(path) - ROOMS[room] - {room})}


def test_every_room_of_the_server_has_a_rule() -> None:
    server = SRC / "hofstaat" / "server"
    rooms = {path.stem for path in server.iterdir() if path.suffix == ".py" or any(path.glob("*.py"))}
    assert rooms - {"__init__"} == ROOMS.keys()


def packages(path: Path) -> set[str]:
    return {module.split(".")[0] for module in imports(path)}


@pytest.mark.parametrize("room", ROOMS)
def test_databases_are_known_in_storage_alone_and_the_web_framework_in_web(room: str) -> None:
    elsewhere = set().union(*AT_HOME.values()) - AT_HOME.get(room, set())
    assert not {name(path): found for path in files_of(room) if (found := packages(path) & elsewhere)}


@pytest.mark.parametrize("part", WITHOUT_A_LOOP)
def test_some_parts_of_the_server_know_no_event_loop(part: str) -> None:
    assert not [name(path) for path in files_of(part) if "asyncio" in packages(path)]


def test_the_server_knows_no_game() -> None:
    """It asks a game through the protocol, also for its chronicle."""
    files = (SRC / "hofstaat" / "server").rglob("*.py")
    assert not {name(p) for p in files if any(module.startswith("hofstaat.games.") for module in imports(p))}


def test_an_import_the_wrong_way_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "table.py"
    path.write_text("import hofstaat.bots.greedy\nfrom hofstaat import server\nfrom hofstaat.engine import table\n")
    assert forbidden_imports(path, "games") == ["hofstaat.bots.greedy", "hofstaat.server"]
    path.write_text("from hofstaat.games.mascarade import GAME\nfrom hofstaat.engine.game import Game\n")
    assert own_games(path) == ["hofstaat.games.mascarade.GAME"]


def own_games(path: Path) -> list[str]:
    """The games of ours that a file names in its imports."""
    return [module for module in imports(path) if module.startswith("hofstaat.games.")]


@pytest.mark.parametrize("own", ["server", "cli", "arena", "learn", "lessons", "review"])
def test_only_the_boards_know_a_game(own: str) -> None:
    """All others ask the Game, also for its chronicle and its awards."""
    files = list((SRC / "hofstaat" / own).rglob("*.py"))
    assert files and not {name(path): found for path in files if (found := own_games(path))}


def modules_imported(path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules of ours that a file imports itself, also for types only."""
    found = {known_part(module, known) for module in imports(path)}
    return {module for module in found if module and known[module] != path}


def known_part(module: str, known: Mapping[str, Path]) -> str:
    """The module in which a name is declared; nothing for a name of others."""
    return module if not module or module in known else known_part(module.rpartition(".")[0], known)


def test_no_modules_import_each_other() -> None:
    """Not round several corners either, and not for types only."""
    known = {".".join(p.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): p for p in SRC.rglob("*.py")}
    order = TopologicalSorter({module: modules_imported(path, known) for module, path in known.items()})
    order.prepare()


def test_a_cycle_is_noticed(tmp_path: Path) -> None:
    known = {"a": tmp_path / "a.py", "a.b": tmp_path / "b.py"}
    known["a"].write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.b import Thing\n")
    known["a.b"].write_text("import a\n")
    with pytest.raises(CycleError):
        TopologicalSorter({module: modules_imported(path, known) for module, path in known.items()}).prepare()


LOADED = "import sys, {module}; print(*sorted(m for m in sys.modules if m.startswith('hofstaat.')), sep='\\n')"


@pytest.mark.parametrize("own", ["engine", "games", "bots"])
def test_importing_a_layer_loads_nothing_above_it(own: str) -> None:
    """In a process of its own, every module of the layer."""
    files = sorted((SRC / "hofstaat" / own).rglob("*.py"))
    modules = [".".join(p.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__") for p in files]
    if not modules:
        pytest.skip(f"there is no hofstaat.{own}")
    command = [sys.executable, "-c", LOADED.format(module=", ".join(modules))]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert set(modules) <= {*loaded, "hofstaat"}
    assert {str(layer(m)) for m in loaded} <= MAY_IMPORT[own] | ANYONE_MAY_IMPORT | {COMPILED_GROUP}


LEARNERS_TOOLS = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "torch", "PIL"}
HEAVY = "import sys, {modules}; print(*(m for m in {tools!r} if m in sys.modules))"


def test_a_player_carries_no_learners_tools() -> None:
    """Neither the rules nor the bots, the server or the terminal load NumPy or anything like it."""
    modules = "hofstaat.cli.app, hofstaat.server.web.app, hofstaat.bots.search, " + ", ".join(
        f"hofstaat.games.{package}" for package in game_packages()
    )
    command = [sys.executable, "-c", HEAVY.format(modules=modules, tools=sorted(LEARNERS_TOOLS))]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() == []


def game_packages() -> list[str]:
    return sorted(path.parent.name for path in (SRC / "hofstaat" / "games").glob("*/__init__.py"))


# ---- games in the form of docs/decisions/12-the-form-of-a-game.md

FORM = {
    *("actions", "cards", "events", "knowledge", "notation", "observation"),
    *("position", "rules", "scoring", "setup", "table", "view"),
}
EXTRAS = {
    "council_of_12": {"chronicle", "etiquette"},
    "hof_verrat": {"standing"},
    "kabale_und_hiebe": {"judge", "standing"},
    "mascarade": {"standing"},
}
MAIN_FILES = {"rules": "turn"}
"""A file over 400 lines becomes a package; its main file has the same name again, that of the rules is the turn."""

every_package = pytest.mark.parametrize("package", game_packages())


def main_file(package: str, part: str) -> Path:
    folder = SRC / "hofstaat" / "games" / package
    file = folder / f"{part}.py"
    return file if file.is_file() else folder / part / f"{MAIN_FILES.get(part, part)}.py"


@every_package
def test_every_game_has_these_files_and_no_others(package: str) -> None:
    folder = SRC / "hofstaat" / "games" / package
    parts = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert parts == {"__init__", *FORM, *EXTRAS.get(package, ())}
    assert all(main_file(package, part).is_file() for part in FORM) and (folder / "cards.toml").is_file()


class Constant(NamedTuple):
    name: str
    value: int
    comment: str


def namespace(source: str, name: str) -> list[Constant]:
    """The constants of a namespace. None but literals compile to plain numbers where they are used."""
    (found,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name]
    return [constant(line, source) for line in found.body if not isinstance(line, ast.Expr)]


def constant(line: ast.stmt, source: str) -> Constant:
    text = ast.unparse(line)
    assert re.fullmatch(r"[A-Z_0-9]+: Final\[i64\] = -?\d+", text), f"{text} is no literal"
    name, _, value = text.partition(": Final[i64] = ")
    return Constant(name, int(value), source.splitlines()[line.lineno - 1].partition("#")[2].strip())


@every_package
@pytest.mark.parametrize("name", ["Phase", "Event"])
def test_phases_and_events_are_numbered(package: str, name: str) -> None:
    values = [each.value for each in namespace(main_file(package, "table").read_text("utf-8"), name)]
    assert values == list(range(len(values)))


@every_package
def test_cells_lie_side_by_side(package: str) -> None:
    """Each begins where the one before ends; the last is as long as it has to be. Cell 1 says whose turn it is, or who
    owes an answer where everybody is asked at once.
    """
    sizes = vars(import_module(f"hofstaat.games.{package}.cards"))
    sizes = {**sizes, **vars(import_module(f"hofstaat.games.{package}.table"))}
    cells = namespace(main_file(package, "table").read_text("utf-8"), "Cell")
    assert cells[0].name == "PHASE" and cells[1].name in ("TURN", "OWING")
    ends = [cell.value + cells_of(cell.comment, sizes) for cell in cells]
    assert [cell.value for cell in cells] == [0, *ends[:-1]]


def cells_of(comment: str, sizes: Mapping[str, Any]) -> int:
    """`HANDS: Final[i64] = 8  # MAX_SEATS * HAND: seat by seat` are so many cells; without a size it is one."""
    words = comment.partition(":")[0].split(" * ")
    if ":" not in comment or not all(re.fullmatch(r"[A-Z_]+|\d+", word) for word in words):
        return 1
    return prod(int(word) if word.isdecimal() else int(sizes[word]) for word in words)


@every_package
def test_there_is_one_struct_for_each_event(package: str) -> None:
    told = {int(struct.kind) for struct in get_args(import_module(f"hofstaat.games.{package}").GAME.events)}
    assert told == {each.value for each in namespace(main_file(package, "table").read_text("utf-8"), "Event")}


@every_package
def test_rules_use_namespaces(package: str) -> None:
    """The constants they import are sizes of the material, from `cards`, or the engine's."""
    main = main_file(package, "rules")
    files = main.parent.glob("*.py") if main.stem == MAIN_FILES["rules"] else [main]
    known = (f"hofstaat.games.{package}.cards.", "hofstaat.engine.")
    names = [module for path in files for module in imports(path) if module.rpartition(".")[2].isupper()]
    assert names and not [module for module in names if not module.startswith(known)]


@every_package
def test_a_table_is_one_class(package: str) -> None:
    """Nothing is derived from it: what may be done stands in the steps."""
    tree = ast.parse(main_file(package, "table").read_text("utf-8"))
    (table,) = [n for n in tree.body if isinstance(n, ast.ClassDef) and [ast.unparse(b) for b in n.bases] == ["Table"]]
    assert [ast.unparse(decorator) for decorator in table.decorator_list] == ["final"]


def test_another_form_is_noticed() -> None:
    sizes = {"SEATS": 5}
    assert [cells_of(text, sizes) for text in ("SEATS * 3: hands", "SEATS: each", "the place: above", "")] == [
        15,
        5,
        1,
        1,
    ]
    with pytest.raises(AssertionError, match="is no literal"):
        namespace("class Cell:\n    HANDS: Final[i64] = TURN + 1\n", "Cell")


def test_games_know_no_clock_and_no_generator() -> None:
    files = (SRC / "hofstaat" / "games").rglob("*.py")
    wrong = {name(p): found for p in files if (found := NOT_IN_THE_RULES & {m.split(".")[0] for m in imports(p)})}
    assert not wrong


def counting_loops(source: str) -> list[int]:
    """Lines with `for _ in range(...)`: compiled, `_` is an object and each turn boxes an int."""
    loops = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.For | ast.comprehension)]
    return [
        loop.target.lineno
        for loop in loops
        if isinstance(loop.target, ast.Name) and loop.target.id == "_" and "range" in ast.dump(loop.iter)
    ]


def test_compiled_loops_name_their_counter() -> None:
    sources = {name(p): counting_loops(p.read_text(encoding="utf-8")) for p in compiled_core.sources(ROOT)}
    assert not {path: lines for path, lines in sources.items() if lines}
    assert counting_loops("for i in range(3): pass\nfor _ in range(3): pass\n") == [2]


def left_shifts(source: str) -> list[int]:
    """Lines with `<<`: where a constant stands on its left, the compiler holds the result in 32 bits."""
    shifts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.BinOp | ast.AugAssign)]
    return sorted(node.lineno for node in shifts if isinstance(node.op, ast.LShift))


def test_compiled_modules_shift_by_the_one_function_for_it() -> None:
    sources = {name(p): left_shifts(p.read_text(encoding="utf-8")) for p in compiled_core.sources(ROOT)}
    wrong = {path: lines for path, lines in sources.items() if lines}
    assert list(wrong) == ["src/hofstaat/engine/bits.py"] and len(wrong["src/hofstaat/engine/bits.py"]) == 1
    assert left_shifts("a = 1 << b\na <<= i64(2)\nb = a >> 2\nc = x | (y << z)\n") == [1, 2, 4]


def test_the_list_of_compiled_modules_expands() -> None:
    assert compiled_core.expand("a/{b,c}/*.py") == ["a/b/*.py", "a/c/*.py"]
    assert compiled_core.expand("{a,b}{c,d}") == ["ac", "ad", "bc", "bd"]


def file_of(module: str) -> Path:
    """Where a name of ours is declared: hofstaat.engine.table.CHANCE in engine/table.py."""
    whole = SRC.joinpath(*module.split("."))
    paths = [whole.with_suffix(".py"), whole / "__init__.py"]
    return next((path for path in paths if path.exists()), None) or file_of(module.rpartition(".")[0])


def test_every_source_of_the_core_is_in_the_key() -> None:
    """With whatever compiled modules import: after an edit of any of it they are compiled anew."""
    core = {*compiled_core.needed(ROOT), SRC / "hofstaat" / "__init__.py"}
    for path in compiled_core.sources(ROOT):
        assert path in core, name(path)
        assert {file_of(module) for module in imports(path) if layer(module)} <= core, name(path)


def test_the_core_needs_little_to_be_compiled() -> None:
    """A build knows no other packages than these."""
    known = {"hofstaat", "librt", "msgspec", "mypy_extensions", *sys.stdlib_module_names}
    for path in compiled_core.needed(ROOT):
        assert {module.split(".")[0] for module in imports(path)} <= known, name(path)


# ---- what no file may say

MACHINE_PATHS = re.compile(r"(?<![\w.$}])/(?:work|root|home/\w+|Users/\w+|opt|mnt)/\w")
REGISTRIES = re.compile(
    r"registry\.(?:npmjs|yarnpkg)|files\.pythonhosted|pypi\.org/simple|artifactory|/-/[\w.-]+\.tgz",
    re.IGNORECASE,
)
ADDRESS = re.compile(r"https?://", re.IGNORECASE)
LOCK_FILES = ("package-lock.json", "uv.lock")


def tracked() -> list[Path]:
    """Every file the repository holds, or would if it were added now."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if run.returncode:
        pytest.skip("not a git checkout")
    return [p for word in run.stdout.decode().split("\0") if word and (p := ROOT / word).is_file()]


def texts() -> Iterator[tuple[Path, str]]:
    for path in tracked():
        raw = path.read_bytes()
        if b"\0" not in raw:
            yield path, raw.decode("utf-8")


def test_no_file_names_a_machine_or_a_registry() -> None:
    wrong = {}
    for path, text in texts():
        if path != Path(__file__).resolve():
            found = [m[0] for pattern in (MACHINE_PATHS, REGISTRIES) for m in pattern.finditer(text)]
            wrong.update({name(path): found} if found else {})
    assert not wrong


def test_the_patterns_find_what_they_should() -> None:
    assert MACHINE_PATHS.search("see /home/anna/x") and not MACHINE_PATHS.search("https://host/work/shop")
    assert REGISTRIES.search('"resolved": "https://registry.npmjs.org/a/-/a-1.0.tgz"')


def test_pins_and_lock_files_carry_no_addresses() -> None:
    for path in [*(ROOT / "requirements").glob("*.txt"), *(ROOT / n for n in LOCK_FILES)]:
        if path.exists():
            assert not ADDRESS.search(path.read_text(encoding="utf-8")), name(path)


def test_the_lock_of_the_front_end_resolves_nothing() -> None:
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("there is no front end")
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert packages and not [key for key, package in packages.items() if "resolved" in package]


def pins(path: Path) -> list[str]:
    """`name==version` of each line, without its marker."""
    return [line.split(";")[0].strip() for line in path.read_text(encoding="utf-8").splitlines() if line]


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda p: p.name)
def test_every_requirement_is_pinned(path: Path) -> None:
    assert pins(path)
    assert not [pin for pin in pins(path) if not re.fullmatch(r"[\w.\[\]-]+==[\w.+!]+", pin)]
