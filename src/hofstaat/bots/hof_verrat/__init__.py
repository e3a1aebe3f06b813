"""Bots of Hof-Verrat."""
