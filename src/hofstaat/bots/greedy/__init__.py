"""Sensible beginners, one for each game: they look at the table and take what is best right now."""
