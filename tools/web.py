"""The front end's own commands with whichever node there is:  python tools/web.py check|test|build|node

Without web/ each of them has nothing to do. `node` only says, by its exit status, whether a node is missing.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402


def node_missing() -> bool:
    """There is a front end to build and no node to build it with."""
    try:
        hatch_build.npm_command()
    except hatch_build.CannotBuildWeb:
        return True
    return False


def main(what: str) -> int:
    """Do it; a failure is one line after npm's own."""
    if not hatch_build.web_wanted(ROOT):
        return 0
    if what == "node":
        return int(node_missing())
    try:
        hatch_build.build_web(ROOT)
        if what != "build":
            hatch_build.install_node_modules(ROOT)
            hatch_build.npm(ROOT, "run", what, "--silent")
    except hatch_build.CannotBuildWeb as reason:
        raise SystemExit(f"hofstaat: {reason}") from None
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
