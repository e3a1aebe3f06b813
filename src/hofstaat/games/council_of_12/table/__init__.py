"""What lies on the table in Council of 12 (`cells`, `chamber`), and positions in words (`description`, `position`)."""
