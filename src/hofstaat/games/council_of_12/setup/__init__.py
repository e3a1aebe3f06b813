"""The agreement on one game (`setup`), read from what is printed (`printed`)."""
