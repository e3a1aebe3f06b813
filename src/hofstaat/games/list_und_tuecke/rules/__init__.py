"""The rules of Mit List und Tücke: a turn and all steps (`turn`), the course of a game (`chapter`), eliminating
(`killing`), and the texts of the characters (`characters`, `swapping`).
"""
