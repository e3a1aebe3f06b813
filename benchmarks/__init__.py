"""Our speed beside that of other engines."""
