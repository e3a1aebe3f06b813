"""The events as one seat is told them: `award.py` has the steps of an award, `events.py` all others."""
