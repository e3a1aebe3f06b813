"""Tournaments between bots: who sits where on which deal, playing it all, and what to make of the results."""
