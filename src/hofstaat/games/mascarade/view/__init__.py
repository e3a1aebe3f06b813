"""What a seat sees of Mascarade, and what it learns as things happen."""
