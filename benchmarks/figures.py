"""Figures of a run, as JSON."""

import json
import sys
from pathlib import Path


def show(figures: object, file: Path | None) -> None:
    """Print them, and write them to the file if one is given."""
    text = json.dumps(figures, indent=2) + "\n"
    sys.stdout.write(text)
    if file:
        file.write_text(text, encoding="utf-8")
