"""A position of Mit List und Tücke in words, both ways (`position`), and what must be true of it (`checks`)."""
