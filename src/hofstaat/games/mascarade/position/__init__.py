"""A position of Mascarade in words, both ways (`position`), its names (`names`), what must be true of it (`checks`)."""
