"""The games, one package each, with the same files in every one."""
