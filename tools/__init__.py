"""Programs for working on Hofstaat, run from the repository's root: `python -m tools.NAME`."""
