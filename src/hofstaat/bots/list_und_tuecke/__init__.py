"""Bots of Mit List und Tücke."""
