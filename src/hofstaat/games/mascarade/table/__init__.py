"""The table of Mascarade (`table`), and what each seat can deduce of it for certain (`certainty`)."""
