"""What a seat can know in Mascarade."""
