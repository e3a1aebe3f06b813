"""Interfaces for people who study games: PettingZoo, OpenSpiel, and many tables at once for NumPy.

They need the extra `learn`: `pip install "hofstaat[learn]"`.
"""
