"""A position in words (`position`, `cards`, `answers`), and what must be true of one (`checks`, `card_checks`)."""
