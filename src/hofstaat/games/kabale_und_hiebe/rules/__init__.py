"""The rules: `turn.py` has the decisions and the steps, `rounds.py` everything that happens between them."""
