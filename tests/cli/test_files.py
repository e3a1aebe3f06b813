"""Files that must never be half written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hofstaat.cli.files import check_writable, write_whole

COUNT = """
import sys
from pathlib import Path
from hofstaat.cli.files import alone_with, write_whole
path = Path(sys.argv[1])
for _ in range(100):
    with alone_with(path):
        write_whole(path, str(int(path.read_text()) + 1))
"""


def test_several_programs_take_turns(tmp_path: Path) -> None:
    """Each reads, changes and writes; nobody's change is lost, whether they go by the file or by a link to it."""
    file, link = tmp_path / "count", tmp_path / "elsewhere" / "link"
    file.write_text("0")
    link.parent.mkdir()
    link.symlink_to(file)
    programs = [subprocess.Popen([sys.executable, "-c", COUNT, str(path)]) for path in (file, link, file)]
    assert [program.wait() for program in programs] == [0, 0, 0]
    assert file.read_text() == "300" and link.is_symlink()


def test_a_file_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full while the new one is written."""
    file = tmp_path / "chronicle"
    write_whole(file, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, "new")
    assert file.read_text() == "old" and list(tmp_path.iterdir()) == [file]


def test_asking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "chronicle"
    check_writable(file)
    assert not list(tmp_path.iterdir())
    write_whole(file, "old")
    before = file.stat()
    check_writable(file)
    assert file.stat().st_mtime_ns == before.st_mtime_ns and file.read_text() == "old"
    with pytest.raises(FileNotFoundError):
        check_writable(tmp_path / "nowhere" / "chronicle")
