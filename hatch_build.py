"""Build hook: the compiled core and the front end go into the wheel. tools/core.py and tools/web.py make them.

HOFSTAAT_PURE=1 leaves the core uncompiled, =0 insists on compiling, unset tries and falls back with one line.
HOFSTAAT_NO_WEB=1 leaves out the front end. An editable install is always uncompiled.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import core, web


class HofstaatHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration type is hatchling's own
    """Adds the compiled core, the front end and the rules to a wheel; the front end to an sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked before the build: the tools of a step are fetched only where it will run."""
        root = Path(self.root)
        groups = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        node: list[str] = groups["node"] if web.is_stale(root) and not web.machine_node() else []
        return node + (groups["compile"] if self.will_compile(root) else [])

    def will_compile(self, root: Path) -> bool:
        """A wheel, not compiled before, on a machine that can."""
        if self.target_name != "wheel" or os.environ.get("HOFSTAAT_PURE") == "1":
            return False
        try:
            core.check_compiler()
        except core.CannotCompile:
            return False
        return not core.folder(root).exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs; `version` is 'editable' or 'standard'."""
        root = Path(self.root)
        web.build(root)
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
                raise core.CannotCompile("HOFSTAAT_PURE=1")
            folder = core.compiled(root)
        except core.CannotCompile as reason:
            if wish == "0":
                raise
            self.app.display_warning(f"hofstaat: core left uncompiled: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in folder.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
