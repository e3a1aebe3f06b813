"""The rules of Mascarade: a turn and all steps (`turn`), announcements and answers (`answers`), the powers of the
characters (`powers`), the end of a turn and of the game (`ending`).
"""
