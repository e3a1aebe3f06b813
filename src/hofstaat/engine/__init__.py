"""The parts that every game shares: tables, chance, games, matches, records. Knows no game in particular."""
