"""A real server in its own process, and a remote player."""
