"""What lies on the table in Hof-Verrat (`banquet`), and positions in words (`position`)."""
