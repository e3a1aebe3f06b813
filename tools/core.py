"""Compile the core with mypyc, into build/native/<key>, never into src/.

`[tool.hofstaat] native` in pyproject.toml lists the compiled modules.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tools import progress

# Undefined arithmetic of the core is reported: for tools/sanitize.py, never for a wheel.
SANITIZED = os.environ.get("HOFSTAAT_SANITIZE") == "1"
SANITIZERS = ["-fsanitize=shift,bounds,signed-integer-overflow", "-fno-wrapv"]
# A dotted group: the shared part, _core__mypyc, lies inside the package.
OPTIONS: dict[str, Any] = {"opt_level": "1" if SANITIZED else "3", "debug_level": "0", "group_name": "hofstaat._core"}
# Hidden symbols let gcc inline calls (10 to 20 % faster); mypyc's -Werror is meant for its own developers.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-Wno-error"]
# The core is one large C file: gcc optimises it on all cores when it does so at the link.
ON_ALL_CORES = ["-flto=auto"]
IMPORT = re.compile(r"^\s*(?:from|import) (hofstaat[\w.]*)(?: import (?:\(([^)]*)\)|(.*)))?", re.MULTILINE)


class CannotCompile(Exception):
    """The core cannot be compiled here; the message says why in one line."""


def settings(root: Path) -> dict[str, Any]:
    """All of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def expand(pattern: str) -> list[str]:
    """'a/{b,c}.py' is a/b.py and a/c.py: Path.glob knows no braces."""
    braces = re.search(r"\{([^}]*)\}", pattern)
    if not braces:
        return [pattern]
    head, tail = pattern[: braces.start()], pattern[braces.end() :]
    return [whole for word in braces[1].split(",") for whole in expand(head + word + tail)]


def sources(root: Path) -> list[Path]:
    """The modules to compile. A package's __init__.py stays interpreted."""
    patterns = [whole for pattern in settings(root)["tool"]["hofstaat"]["native"] for whole in expand(pattern)]
    found = {path for pattern in patterns for path in (root / "src").glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def needed(root: Path) -> list[Path]:
    """The compiled modules and every source of ours that they import, directly or not."""
    found: set[Path] = set()
    waiting = sources(root)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(root, path.read_text(encoding="utf-8"))
    return sorted(found)


def imported(root: Path, source: str) -> Iterator[Path]:
    """The files of the modules that a source names, and of the packages around them."""
    for package, several, one in IMPORT.findall(source):
        for name in re.findall(r"\w+", f"_ {several}{one}"):
            words = f"{package}.{name}".split(".")
            paths = [root.joinpath("src", *words[:end]) for end in range(1, len(words) + 1)]
            files = [file for path in paths for file in (path.with_suffix(".py"), path / "__init__.py")]
            yield from (file for file in files if file.exists())


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """One hash of some words and of the names and contents of some files."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in files:
        total.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def key(root: Path) -> str:
    """Everything the compiled files depend on. Only the folder of the exact key is ever used."""
    project = settings(root)
    compiler = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    python = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    how = json.dumps(
        [OPTIONS, project["dependency-groups"]["compile"], project["tool"]["hofstaat"], project["tool"]["mypy"]]
    )
    return digest(root, [root / "tools" / "core.py", *needed(root)], how, *compiler, *python)


def folder(root: Path) -> Path:
    """Where the compiled modules of exactly these sources lie, or will."""
    return root / "build" / "native" / key(root)


def compiler_command() -> list[str]:
    """The C compiler that setuptools will call."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def check_compiler() -> None:
    """Fail early, before mypy is fetched or run."""
    if os.name == "nt":
        return
    compiler = compiler_command()
    with tempfile.TemporaryDirectory() as tmp:
        (Path(tmp) / "t.c").write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", "t.c", "-o", "t.o"]
        try:
            subprocess.run(command, cwd=tmp, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            raise CannotCompile(f"no working C compiler ({compiler[0]}) or no Python headers") from None


def compiled(root: Path) -> Path:
    """A folder with the compiled modules of exactly these sources, laid out as in a wheel."""
    done = folder(root)
    if done.exists():
        return done
    check_compiler()
    work = root / "build" / "work"
    work.mkdir(parents=True, exist_ok=True)
    out = Path(tempfile.mkdtemp(dir=work))
    out.chmod(0o755)
    try:
        run_mypyc(root, out)
        done.parent.mkdir(exist_ok=True)
        try:
            out.rename(done)
        except OSError:  # another build was quicker
            if not done.exists():
                raise
    finally:
        shutil.rmtree(out, ignore_errors=True)
    forget_old(done.parent, keep=4)
    return done


def run_mypyc(root: Path, out: Path) -> None:
    """Compile in a process of its own and note which sources went in."""
    chosen = sources(root)
    names = [path.relative_to(root / "src").as_posix() for path in chosen]  # as tracebacks will show them
    command = [sys.executable, "-m", "tools.core", str(out), *names]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))}
    try:
        progress.step("compiling the core (once for these sources, some minutes)", command, cwd=root / "src", env=env)
    except progress.StepFailed as reason:
        raise CannotCompile(str(reason)) from None
    record = {n: hashlib.sha256(p.read_bytes()).hexdigest() for n, p in zip(names, chosen, strict=True)}
    (out / "hofstaat" / "_native.json").write_text(json.dumps(record, indent=1), encoding="utf-8")


def compile_into(out: str, names: list[str]) -> None:
    """Runs in its own process, in src/: mypyc and setuptools change global state and may exit."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only where the core is compiled
    from setuptools import Distribution  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as tmp:
        arguments = ["--config-file=../pyproject.toml", f"--cache-dir={tmp}/cache", *names]
        extensions = mypycify(arguments, target_dir=f"{tmp}/c", **OPTIONS)
        for extension in extensions:
            large = extension.name.endswith("__mypyc") and "gcc" in Path(compiler_command()[0]).name
            extension.extra_compile_args += FLAGS + ON_ALL_CORES * large + SANITIZERS * SANITIZED
            extension.extra_link_args += ON_ALL_CORES * large + SANITIZERS * SANITIZED
        attributes = {"name": "hofstaat", "ext_modules": extensions, "package_dir": {"": "."}}
        command: Any = Distribution(attributes).get_command_obj("build_ext")
        command.build_lib, command.build_temp = out, f"{tmp}/o"
        command.ensure_finalized()
        command.run()
        if SANITIZED:  # reports name its lines
            shutil.copy(f"{tmp}/c/hofstaat/__native__core.c", f"{out}/hofstaat/_core.c")


def forget_old(builds: Path, *, keep: int) -> None:
    """Builds pile up with every edit: keep the newest few."""
    dated = sorted((p for p in builds.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
    for old in dated[:-keep]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    compile_into(sys.argv[1], sys.argv[2:])
