"""The figures of docs/reliability.md are the ones in benchmarks/*.json."""

from pathlib import Path

from benchmarks import report


def test_the_page_shows_the_figures() -> None:
    page = report.PAGE.read_text(encoding="utf-8")
    assert report.filled(page) == page
    for name in report.PARTS:
        assert f"<!-- {name}: begin -->" in page


def test_figures_are_put_between_their_marks(tmp_path: Path) -> None:
    page = "before\n<!-- fuzz: begin -->\nold\n<!-- fuzz: end -->\nafter"
    (tmp_path / "fuzz.json").write_text('{"hof-verrat": [5, 1, 0]}', encoding="utf-8")
    shown = report.filled(page, tmp_path)
    assert "| hof-verrat | 5 | 1 | 0 |" in shown and "old" not in shown
    assert shown.startswith("before\n") and shown.endswith("\nafter")
