"""What lies on the table of Mascarade, what each seat can deduce from it, and a position in words."""
