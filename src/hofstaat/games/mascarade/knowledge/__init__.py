"""The knowledge of a seat in Mascarade (`knowledge`), and its possible arrangements of cards (`possibilities`)."""
