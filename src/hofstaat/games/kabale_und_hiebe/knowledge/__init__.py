"""The knowledge of a seat: `knowledge.py` learns and draws possible tables, `hands.py` reads the hands of others."""
