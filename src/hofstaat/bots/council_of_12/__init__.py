"""Bots of Council of 12."""
