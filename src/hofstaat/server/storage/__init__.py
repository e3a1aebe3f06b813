"""The database: schema, queries, and one facade over them."""
