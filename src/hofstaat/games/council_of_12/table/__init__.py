"""The table (`table`), what happens to it in a round (`round`), its stacks (`stacks`), and names (`names`)."""
