"""Bots of Mascarade."""
