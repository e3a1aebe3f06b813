"""Bots of Kabale und Hiebe."""
